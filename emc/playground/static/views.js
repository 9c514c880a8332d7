// The panels beside the editor: tabs, and the project's own pages in frames. A view is made when its tab is opened.

export const FRAMES = ["ir", "profile", "trace", "watch"];

export class Panels {
  // make: makes the page of a view for a moment; program: a key for what is in the editor now.
  constructor({ make, program, opened }) {
    Object.assign(this, { make, program, opened });
    this.list = document.querySelector("[role=tablist]");
    this.tabs = [...this.list.querySelectorAll("[role=tab]")];
    this.pages = new Map(); // view -> { key, url }
    for (const tab of this.tabs) tab.addEventListener("click", () => this.open(tab.dataset.panel));
    this.list.addEventListener("keydown", event => {
      const at = this.tabs.indexOf(document.activeElement), n = this.tabs.length;
      const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: n - 1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      this.tabs[(next + n) % n].focus(); // Enter opens it: a view may take long to make
    });
  }

  get current() {
    return this.tabs.find(tab => tab.getAttribute("aria-selected") === "true").dataset.panel;
  }

  // Shows a panel. moment: the cycle, PE and line that a view is to show.
  open(name, moment = null) {
    for (const tab of this.tabs) {
      const chosen = tab.dataset.panel === name;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      document.getElementById(`panel-${tab.dataset.panel}`).hidden = !chosen;
      if (chosen) tab.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    }
    this.opened(name);
    if (FRAMES.includes(name)) this.show(name, moment);
  }

  panel(name) {
    return document.getElementById(`panel-${name}`);
  }

  async show(name, moment) {
    const key = this.program(), panel = this.panel(name), old = this.pages.get(name);
    if (old?.key === key && !moment) return;
    if (old) URL.revokeObjectURL(old.url);
    this.pages.delete(name);
    const note = Object.assign(document.createElement("p"), { className: "note", textContent: "This page is being made ..." });
    panel.replaceChildren(note);
    const made = await this.make(name, moment?.cycle ?? -1);
    if (!made.page) {
      note.textContent = made.stopped ? "This page was stopped before it was made." : "There is no page: see the output.";
      return;
    }
    const url = URL.createObjectURL(new Blob([made.page], { type: "text/html" }));
    this.pages.set(name, { key, url });
    const words = new URLSearchParams();
    for (const part of ["cycle", "pe", "line"]) if (moment && moment[part] !== -1 && moment[part] !== "") words.set(part, moment[part]);
    const frame = Object.assign(document.createElement("iframe"), { title: `${name} of the program`, src: `${url}#${words}` });
    panel.replaceChildren(frame);
    this.outdate();
  }

  // The moment that an open view shows: {view, cycle, pe, line}; {} if none is open.
  moment() {
    const view = this.current;
    if (!FRAMES.includes(view)) return {};
    try {
      const words = new URLSearchParams(this.panel(view).querySelector("iframe").contentWindow.location.hash.slice(1));
      return { view, cycle: words.get("cycle") ?? "", pe: words.get("pe") ?? "", line: words.get("line") ?? "" };
    } catch {
      return { view };
    }
  }

  // Says in open views that they show an older program.
  outdate() {
    const view = this.current, page = this.pages.get(view), key = this.program();
    const is = page !== undefined && page.key !== key, panel = this.panel(view);
    panel.querySelector(".old")?.remove();
    if (!is) return;
    const again = Object.assign(document.createElement("button"), { type: "button", className: "old", textContent: "The program has changed: make this page again" });
    again.addEventListener("click", () => this.show(view, null));
    panel.prepend(again);
  }
}
