// What programs write, and what emc says, as it comes. Places in the reader's files are links to their lines.

const MOST = 200_000; // characters that stay; what comes after them pushes the first ones out
const PLACE = /(?<![\w./])([\w][\w.+-]*\.(?:emc|c|h|emir)):(\d+)(?::(\d+))?|\[([EW]\d{4})\]|trap: ([a-z ]+?)(?= \(|$)/gm;

export class Output {
  // go: called with a file, line and column; explain: with the name of an explanation.
  constructor(place, { knows, go, explain }) {
    Object.assign(this, { place, knows, go, explain });
    this.waiting = [];
    this.size = 0;
  }

  clear() {
    this.waiting = [];
    this.size = 0;
    this.cut = undefined;
    this.place.replaceChildren();
  }

  add(kind, text) {
    if (!text) return;
    const last = this.waiting.at(-1);
    if (last?.kind === kind) last.text += text; else this.waiting.push({ kind, text });
    this.due ??= requestAnimationFrame(() => this.draw());
    if (document.hidden) this.draw(); // no frames come
  }

  say(text) {
    this.fresh();
    this.add("say", `${text}\n`);
  }

  // Ends a line that the program has begun.
  fresh() {
    this.draw();
    if (this.place.textContent && !this.place.textContent.endsWith("\n")) this.add("out", "\n");
  }

  draw() {
    cancelAnimationFrame(this.due);
    this.due = undefined;
    const stays = this.place.scrollTop + this.place.clientHeight >= this.place.scrollHeight - 40;
    for (const { kind, text } of this.waiting) {
      const part = document.createElement("span");
      part.className = kind;
      if (kind === "out" || kind === "value") part.textContent = text; else this.link(part, text);
      this.place.append(part);
      this.size += text.length;
    }
    this.waiting = [];
    this.cut?.remove();
    while (this.size > MOST && this.place.childNodes.length > 1) {
      this.size -= this.place.firstChild.textContent.length;
      this.place.firstChild.remove();
      this.cut ??= Object.assign(document.createElement("span"), { className: "say", textContent: "(the first lines are no longer here)\n" });
    }
    if (this.cut && this.place.firstChild !== this.cut) this.place.prepend(this.cut);
    if (stays) this.place.scrollTop = this.place.scrollHeight;
  }

  link(part, text) {
    let end = 0;
    for (const match of text.matchAll(PLACE)) {
      const [whole, file, line, column, code, trap] = match;
      if (file && !this.knows(file)) continue;
      part.append(text.slice(end, match.index));
      end = match.index + whole.length;
      const one = Object.assign(document.createElement("button"), { type: "button", className: "at", textContent: whole });
      one.addEventListener("click", () => file ? this.go(file, Number(line), Number(column ?? 1)) : this.explain(code ?? trap));
      part.append(one);
    }
    part.append(text.slice(end));
  }
}
