"use strict";
// The page: its pictures, the selection, and the address that keeps both. Nothing is loaded, nothing is stored.

const ELSEWHERE = "These cycles are not in this page; to see them:";
const ANOTHER = "This link is to another program, or to a run with other options; to see it:";

class Page extends Clock {
  constructor(data, recording, heat) {
    super(data, recording);
    this.heat = heat;
    this.selected = { pe: -1, packet: -1, line: "" };
    this.at = new Map(); // line -> PEs that are there
    this.rows = new Map([...document.querySelectorAll("#source .row")].map(row => [row.dataset.l, row]));
    this.lit = [];
    this.board = new Board(this.element("board"), recording);
    this.panels = new Panels(recording, heat, this);
    this.prepare();
    listen(this);
    this.open();
    offerPlayground(data.link, () => ({ view: "watch", cycle: Math.floor(this.cycle), pe: this.selected.pe, line: this.selected.line }));
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
    const run = new URLSearchParams({ run: this.run(this.data.command) });
    history.replaceState(null, "", `#${run}&cycle=${Math.floor(this.cycle)}${chosen}`);
  }

  // The command without its window: the program and its options.
  run(command) {
    return command.replace(" --from {first} --to {last}", "");
  }

  // Says which command makes the page that has those cycles.
  tell(why, command, first, last) {
    this.element("why").textContent = why;
    this.element("command").textContent = command.replace("{first}", first).replace("{last}", last);
    this.element("other").hidden = false;
  }

  open() {
    const words = new URLSearchParams(location.hash.slice(1)), number = name => {
      const value = Number(words.get(name) ?? NaN);
      return Number.isInteger(value) && value >= 0 ? value : -1;
    };
    const { first, last, pes } = this.data, cycle = number("cycle");
    this.cycle = cycle < 0 ? first : Math.max(first, Math.min(last, cycle));
    const run = words.get("run"), own = this.data.command, wanted = Math.max(0, cycle), long = last - first;
    if (run && run !== this.run(own)) this.tell(ANOTHER, `${run} --from {first} --to {last}`, wanted, wanted + long);
    else if (cycle >= 0 && cycle !== this.cycle) this.tell(ELSEWHERE, own, cycle, cycle + long);
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
    this.element("other").hidden = true;
    if (other) this.tell(ELSEWHERE, command, begin, Math.max(end, begin + last - first));
    if (other) this.show(false);
    else this.go(Math.max(first, begin));
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
}

async function start() {
  const data = JSON.parse(document.getElementById("data").textContent);
  const heat = data.overview ? await Heat.of(document.getElementById("heat"), data) : null;
  window.watched = new Page(data, await Recording.of(data), heat);
  document.body.dataset.ready = "yes";
}

start();
