"use strict";
// The page: time, selection, keys, and the address that keeps both. Nothing is loaded, nothing is stored.

const FRAME = 500; // milliseconds between pictures, if the reader wants less motion
const TABLE = 250; // milliseconds between two updates of panels while time runs

class Page {
  constructor(data, recording, heat) {
    this.data = data;
    this.recording = recording;
    this.heat = heat;
    this.cycle = data.first;
    this.selected = { pe: -1, packet: -1, line: "" };
    this.at = new Map(); // line -> PEs that are there
    this.rows = new Map([...document.querySelectorAll("#source .row")].map(row => [row.dataset.l, row]));
    this.lit = [];
    this.board = new Board(this.element("board"), recording);
    this.panels = new Panels(recording, heat, this);
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.playing = false;
    this.updated = this.pictured = 0;
    this.prepare();
    this.listen();
    this.open();
  }

  element(name) {
    return document.getElementById(name);
  }

  prepare() {
    const { data } = this, slider = this.element("slider");
    slider.max = Math.max(1, data.last - data.first);
    const rest = data.untraced ? `; ${grouped(data.untraced)} later packets are not in the page` : "";
    this.element("window").textContent = `window: ${grouped(data.first)} to ${grouped(data.last)}, ` +
      `${grouped(data.events.count)} packets${rest}`;
    this.scale();
    const legend = this.element("legend"), named = this.board.legend.slice(0, MARKS - 1);
    const rest2 = this.board.legend.slice(MARKS - 1).map(one => one[0]);
    if (rest2.length) named.push([rest2.length === 1 ? rest2[0] : `other types (${rest2.length})`, MARKS - 1]);
    this.keys = named.map(([text, number]) => {
      const one = element("span"), canvas = element("canvas");
      canvas.width = canvas.height = 28;
      one.append(canvas, text);
      if (text.startsWith("other")) one.title = rest2.join(", ");
      legend.append(one);
      return [canvas, number];
    });
    this.paint();
    this.setSpeed();
    this.element("heat").setAttribute("aria-valuemax", String((data.overview?.stretches ?? 1) - 1));
  }

  // What depends on the colours.
  paint() {
    for (const [canvas, number] of this.keys) {
      const pen = canvas.getContext("2d");
      pen.clearRect(0, 0, 28, 28);
      pen.fillStyle = this.board.colours[number];
      mark(pen, number, 14, 14, 9);
    }
  }

  scale() {
    if (!this.heat) return;
    const [low, high] = this.heat.scale(), scale = this.element("scale");
    scale.replaceChildren(low, element("i"), high);
  }

  // ---- time

  go(cycle) {
    const { first, last } = this.data;
    this.cycle = Math.max(first, Math.min(last, cycle));
    this.show(true);
    if (!this.playing) this.keep();
  }

  step(way) {
    this.pause();
    const next = way > 0 ? this.recording.next(Math.floor(this.cycle)) : this.recording.before(Math.floor(this.cycle));
    this.go(Number.isFinite(next) ? next : way > 0 ? this.data.last : this.data.first);
  }

  setSpeed() {
    this.speed = 10 ** (this.element("speed").value / 10);
    const shown = this.speed < 10 ? this.speed.toFixed(1) : grouped(Number(this.speed.toPrecision(2)));
    this.element("pace").textContent = `${shown} cycles/s`;
  }

  faster(by) {
    this.element("speed").value = +this.element("speed").value + by;
    this.setSpeed();
  }

  play() {
    if (this.playing) return;
    if (this.cycle >= this.data.last) this.cycle = this.data.first;
    this.playing = true;
    this.drawn = performance.now();
    this.label();
    requestAnimationFrame(now => this.frame(now));
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.cycle = Math.floor(this.cycle);
    this.label();
    this.show(true);
    this.keep();
  }

  label() {
    const button = this.element("play");
    button.textContent = this.playing ? "❚❚" : "▶";
    button.setAttribute("aria-label", this.playing ? "pause" : "play");
  }

  frame(now) {
    if (!this.playing) return;
    if (!this.calm.matches || now - this.pictured >= FRAME) {
      this.cycle = Math.min(this.data.last, this.cycle + Math.max(0, now - this.drawn) / 1000 * this.speed);
      this.drawn = this.pictured = now;
      this.show(now - this.updated >= TABLE);
    }
    if (this.cycle >= this.data.last) this.pause();
    else requestAnimationFrame(one => this.frame(one));
  }

  // ---- pictures

  show(panels) {
    const cycle = Math.floor(this.cycle), field = this.element("cycle");
    this.board.draw(this.cycle, this.selected);
    if (this.heat) this.heat.draw(this.cycle);
    this.element("slider").value = cycle - this.data.first;
    if (document.activeElement !== field) field.value = grouped(cycle);
    this.light(cycle);
    if (!panels) return;
    this.updated = performance.now();
    this.panels.show(this.selected, cycle);
    if (!this.element("pes").hidden) this.panels.showPes(cycle, this.selected);
    this.say(cycle);
  }

  // Lights the source lines at which PEs are, with their number.
  light(cycle) {
    const { recording, data } = this;
    this.at.clear();
    for (let pe = 0; pe < data.pes; pe++) {
      const i = recording.running(pe, cycle);
      if (i < 0) continue;
      const key = data.lines[recording.lineOf(i, cycle)].join("-");
      if (!this.at.has(key)) this.at.set(key, []);
      this.at.get(key).push(pe);
    }
    for (const row of this.lit) {
      if (this.at.has(row.dataset.l)) continue;
      row.classList.remove("lit");
      row.querySelector("b").textContent = "";
    }
    this.lit = [];
    for (const [key, pes] of this.at) {
      const row = this.rows.get(key);
      if (!row) continue;
      row.classList.add("lit");
      row.querySelector("b").textContent = pes.length;
      row.title = `PE ${pes.slice(0, 20).join(", ")}${pes.length > 20 ? " ..." : ""}`;
      this.lit.push(row);
    }
  }

  say(cycle) {
    if (this.playing) return;
    this.element("said").textContent = `cycle ${grouped(cycle)}. ${this.element("detail").innerText.slice(0, 300)}`;
  }

  // ---- selection and address

  select(what) {
    this.selected = { pe: -1, packet: -1, line: "", ...what };
    for (const row of document.querySelectorAll("#source .held")) row.classList.remove("held");
    const { packet, pe, line } = this.selected, { lines } = this.data, { recording } = this;
    const running = pe >= 0 ? recording.running(pe, Math.floor(this.cycle)) : -1;
    const number = packet >= 0 ? recording.sent[packet] : running >= 0 ? recording.lineOf(running, this.cycle) : -1;
    const row = this.rows.get(line || (number >= 0 ? lines[number].join("-") : ""));
    if (row) {
      row.classList.add("held");
      const details = row.closest("details");
      details.open = true;
      const box = row.getBoundingClientRect(), room = this.element("source").getBoundingClientRect();
      if (box.top < room.top || box.bottom > room.bottom) this.element("source").scrollTop += box.top - room.top - room.height / 3;
    }
    this.show(true);
    this.keep();
  }

  keep() {
    const { packet, pe, line } = this.selected;
    const chosen = packet >= 0 ? `&packet=${packet}` : pe >= 0 ? `&pe=${pe}` : line ? `&line=${line}` : "";
    if (location.protocol === "about:") return; // a frame in a notebook has no address
    history.replaceState(null, "", `#cycle=${Math.floor(this.cycle)}${chosen}`);
  }

  open() {
    const words = new URLSearchParams(location.hash.slice(1)), number = name => {
      const value = Number(words.get(name) ?? NaN);
      return Number.isInteger(value) && value >= 0 ? value : -1;
    };
    const { first, last, pes } = this.data, cycle = number("cycle");
    this.cycle = cycle < 0 ? first : Math.max(first, Math.min(last, cycle));
    const packet = number("packet"), pe = number("pe"), line = words.get("line") ?? "";
    this.select({
      packet: packet < this.recording.count ? packet : -1,
      pe: pe < pes ? pe : -1,
      line: this.rows.has(line) ? line : "",
    });
  }

  // A stretch of the whole run: goes there, or says how to make a page of it.
  stretch(number) {
    if (!this.heat) return;
    const { first, last, cycles, overview, command } = this.data, canvas = this.element("heat");
    const stretch = Math.max(0, Math.min(overview.stretches - 1, number));
    const begin = stretch * overview.width, end = Math.min(cycles, begin + overview.width);
    this.heat.stretch = stretch;
    const words = this.heat.words(stretch), other = begin >= last || end <= first;
    canvas.setAttribute("aria-valuenow", String(stretch));
    canvas.setAttribute("aria-valuetext", words);
    this.element("stretch").textContent = words;
    this.element("other").hidden = !other;
    const to = Math.max(end, begin + last - first);
    this.element("command").textContent = command.replace("{first}", begin).replace("{last}", to);
    if (other) this.show(false);
    else this.go(Math.max(first, begin));
  }

  // ---- events

  listen() {
    const on = (name, event, act) => this.element(name).addEventListener(event, act);
    on("play", "click", () => this.playing ? this.pause() : this.play());
    on("step", "click", () => this.step(1));
    on("back", "click", () => this.step(-1));
    on("speed", "input", () => this.setSpeed());
    on("slider", "input", event => { this.pause(); this.go(this.data.first + +event.target.value); });
    on("cycle", "change", event => {
      const wanted = Number(event.target.value.replace(/[^0-9]/g, ""));
      event.target.blur();
      this.pause();
      this.go(wanted);
    });
    on("what", "change", event => { this.heat?.show(event.target.value); this.scale(); this.show(false); });
    on("copy", "click", () => navigator.clipboard?.writeText(this.element("command").textContent));
    on("board", "click", event => {
      const box = event.target.getBoundingClientRect();
      this.select(this.board.at(event.clientX - box.left, event.clientY - box.top));
    });
    on("heat", "click", event => {
      const box = event.target.getBoundingClientRect(), cycle = this.heat.cycleAt(event.clientX - box.left);
      this.pause();
      this.stretch(Math.floor(cycle / this.data.overview.width));
      if (this.element("other").hidden) this.go(cycle);
    });
    on("source", "click", event => {
      const row = event.target.closest(".row");
      if (row) this.select(row.dataset.l === this.selected.line ? {} : { line: row.dataset.l });
    });
    for (const tab of document.querySelectorAll("[role=tab]")) tab.addEventListener("click", () => this.tab(tab));
    document.addEventListener("keydown", event => this.key(event));
    addEventListener("resize", () => this.fit());
    addEventListener("hashchange", () => this.open());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.fit());
  }

  fit() {
    this.board.fit();
    this.heat?.show(this.heat.what);
    this.paint();
    this.show(true);
  }

  tab(wanted) {
    for (const tab of document.querySelectorAll("[role=tab]")) {
      tab.setAttribute("aria-selected", String(tab === wanted));
      tab.tabIndex = tab === wanted ? 0 : -1;
      this.element(tab.getAttribute("aria-controls")).hidden = tab !== wanted;
    }
    this.show(true);
  }

  key(event) {
    const here = event.target, typing = here.matches("input, select"), tab = here.closest("[role=tab]");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    const sideways = event.key === "ArrowRight" || event.key === "ArrowLeft";
    if (here.id === "cycle" && event.key === "Enter") here.blur();
    else if (event.key === "Escape") this.select({});
    else if (typing) return;
    else if (tab && sideways) {
      const tabs = [...document.querySelectorAll("[role=tab]")];
      const next = tabs[(tabs.indexOf(tab) + way + tabs.length) % tabs.length];
      next.focus();
      this.tab(next);
    } else if (here.id === "heat" && way) this.stretch(Math.max(0, this.heat.stretch + (sideways ? way : 0)));
    else if (here.id === "board" && way && !sideways) {
      this.select({ pe: (this.selected.pe + way + this.data.pes) % this.data.pes });
    } else if (sideways && event.shiftKey) {
      this.pause();
      this.go(Math.floor(this.cycle) + way);
    } else if (sideways) this.step(way);
    else if (event.key === " " && here.tagName !== "BUTTON" && here.tagName !== "SUMMARY") this.playing ? this.pause() : this.play();
    else if (event.key === "Home") this.go(this.data.first);
    else if (event.key === "End") this.go(this.data.last);
    else if (event.key === "+" || event.key === "=") this.faster(2);
    else if (event.key === "-") this.faster(-2);
    else return;
    event.preventDefault();
  }
}

async function start() {
  const data = JSON.parse(document.getElementById("data").textContent);
  const heat = data.overview ? await Heat.of(document.getElementById("heat"), data) : null;
  window.watched = new Page(data, await Recording.of(data), heat);
  document.body.dataset.ready = "yes";
}

start();
