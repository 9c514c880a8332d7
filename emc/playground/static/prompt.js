// The prompt: EM-C line by line on a live machine, as `emc repl` has it.

import { Output } from "./output.js";

export class Prompt {
  // enter: enters a text and resolves to {good} or {more}.
  constructor({ enter, restart, ...links }) {
    Object.assign(this, { enter, restart });
    this.output = new Output(document.getElementById("talk"), links);
    this.field = document.getElementById("line");
    this.past = [];
    this.at = 0;
    this.field.addEventListener("keydown", event => this.key(event));
    document.getElementById("enter").addEventListener("click", () => this.take());
    document.getElementById("new-machine").addEventListener("click", () => this.anew("a new machine, without any names"));
    for (const one of document.querySelectorAll("[data-input]")) one.addEventListener("click", () => this.take(one.dataset.input));
  }

  anew(why) {
    this.restart();
    this.output.say(why);
    this.field.focus();
  }

  key(event) {
    const { field } = this, lines = field.value.includes("\n");
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.take();
    } else if (!lines && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      const at = Math.max(0, Math.min(this.past.length, this.at + (event.key === "ArrowUp" ? -1 : 1)));
      if (at === this.at) return;
      event.preventDefault();
      this.at = at;
      field.value = this.past[at] ?? "";
    }
    this.size();
  }

  size() {
    this.field.rows = Math.min(8, this.field.value.split("\n").length);
  }

  async take(given) {
    const text = given ?? this.field.value;
    if (!text.trim()) return;
    if (this.busy) {
      this.next ??= () => this.take(given); // when the answer is there
      return;
    }
    this.busy = true;
    this.output.fresh();
    try {
      const answer = await this.enter(text);
      if (given !== undefined) return;
      if (answer.more) this.field.value = `${text}\n`;
      else {
        this.past.push(text);
        this.at = this.past.length;
        this.field.value = "";
      }
      this.size();
    } finally {
      this.busy = false;
      const { next } = this;
      this.next = undefined;
      next?.();
    }
  }

  // What the worker says: an input that it has taken, output, values, messages.
  hear(kind, text) {
    if (kind === "echo") this.output.add("echo", `emc> ${text.trimEnd().replaceAll("\n", "\n...> ")}\n`);
    else this.output.add(kind, kind === "value" || kind === "say" ? `${text}\n` : text);
  }
}
