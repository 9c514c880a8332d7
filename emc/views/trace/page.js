"use strict";
// The page of a time line: keys, pointer, selection, and the address that keeps both.

const MOST_LISTED = 12;
const AROUND = 200; // cycles on both sides of one that a link names

class Page {
  constructor(data, tracks) {
    Object.assign(this, { data, tracks, recording: tracks.recording });
    this.chart = new Chart(this.element("chart"), tracks);
    this.selected = { row: -1, slice: -1 };
    this.open();
    this.listen();
    offerPlayground(data.link, () => ({ view: "trace", ...this.moment() }));
  }

  // The begin of the selected slice, or the middle of what is shown of the whole.
  moment() {
    const { slice, row } = this.selected, { tracks, chart, data } = this, track = tracks.list[row];
    const part = chart.to - chart.from < data.last - data.first;
    const cycle = tracks.has(slice) ? tracks.begin(slice) : part ? Math.round((chart.from + chart.to) / 2) : -1;
    return { cycle, pe: track?.kind === "pe" ? track.pe : -1 };
  }

  element(name) {
    return document.getElementById(name);
  }

  // ---- pictures

  show() {
    if (this.waits) return;
    this.waits = requestAnimationFrame(() => {
      this.waits = 0;
      this.draw();
    });
  }

  draw() {
    const { chart, data } = this, length = chart.to - chart.from, time = length * 1e6 / data.hertz;
    chart.draw(this.selected);
    const rest = data.untraced ? `; ${grouped(data.untraced)} later packets are not in the page` : "";
    this.element("range").textContent = `cycles ${grouped(chart.from)} to ${grouped(chart.to)} ` +
      `(${grouped(length)} = ${time < 1000 ? `${Number(time.toPrecision(4))} µs` : `${Number((time / 1000).toPrecision(4))} ms`})${rest}`;
    this.keep();
  }

  // ---- selection

  select(slice, row) {
    const place = this.tracks.where(slice);
    this.selected = { slice: place ? slice : -1, row: place ? place[0] : row ?? -1 };
    if (this.selected.row >= 0) this.chart.bring(this.selected.row);
    if (place && slice < this.recording.count) tellParent({ line: this.data.places[this.recording.line[slice]] });
    this.describe();
    this.show();
  }

  // Brings a slice into view, and selects it.
  go(slice) {
    const { chart, tracks } = this, begin = tracks.begin(slice), end = tracks.end(slice), long = chart.to - chart.from;
    if (begin < chart.from || end > chart.to) chart.show((begin + end - long) / 2, (begin + end + long) / 2);
    this.select(slice);
  }

  link(slice) {
    return goTo(this.tracks.named(slice), () => this.go(slice));
  }

  paragraph(...parts) {
    const one = element("p");
    one.append(...parts);
    this.element("detail").append(one);
  }

  describe() {
    const { slice, row } = this.selected, detail = this.element("detail"), { tracks, recording } = this;
    detail.textContent = "";
    if (slice < 0 && row < 0) this.paragraph("Select a slice: a click, or the arrow keys in the time line.");
    else if (slice < 0) this.describeTrack(tracks.list[row]);
    else if (slice < recording.count) this.describePacket(slice);
    else this.describeMove(slice - recording.count);
    this.element("said").textContent = detail.innerText.slice(0, 300);
  }

  describeTrack(track) {
    const { from, to } = this.chart, busy = track.busy(from, to) / (to - from);
    this.element("detail").append(element("h2", track.name));
    this.paragraph(`busy ${(100 * busy).toFixed(1)} % of the cycles from ${grouped(from)} to ${grouped(to)}; ` +
      `${counted(track.slices.length, "slice")} in the page`);
  }

  describePacket(i) {
    const r = this.recording, { tracks, data } = this, hex = number => `0x${number.toString(16).padStart(8, "0")}`;
    const [row] = tracks.where(i), begin = tracks.begin(i), end = tracks.end(i), detail = this.element("detail");
    const code = data.code[r.line[i]], asked = data.code[r.sent[i]];
    detail.append(element("h2", `${tracks.named(i)} on ${tracks.list[row].name}`));
    this.paragraph(`cycles ${grouped(begin)} to ${grouped(end)}: ${counted(end - begin, "cycle")}, ` +
      `${grouped(Math.max(0, Math.min(r.start[i], end) - begin))} of them dispatch`);
    this.paragraph(`begins at ${data.places[r.line[i]]} `, ...(code ? [element("code", code)] : []));
    const from = r.sender[i] >= 0 && tracks.has(r.sender[i]) ? [" by ", this.link(r.sender[i])] : [];
    this.paragraph(`packet: ${r.types[r.type[i]]} from ${data.units[r.source[i]]}`, ...from,
      `, sent at ${data.places[r.sent[i]]} `, ...(asked ? [element("code", asked)] : []));
    this.paragraph(`left ${grouped(r.left[i])}, ${counted(r.flight[i], "cycle")} in the network, ` +
      `${grouped(begin - r.came[i])} in the queue; address ${hex(r.address[i])}, data ${hex(r.data[i])} = ${r.data[i] | 0}`);
    const sent = r.sends(i).filter(one => tracks.has(one));
    if (sent.length) {
      const list = element("ul");
      for (const one of sent.slice(0, MOST_LISTED)) {
        const item = element("li");
        item.append(`${r.types[r.type[one]]} to ${data.units[r.pe[one]]}, which began `, this.link(one), ` at ${grouped(tracks.begin(one))}`);
        list.append(item);
      }
      const more = sent.length > MOST_LISTED ? ` (${MOST_LISTED} of ${grouped(sent.length)})` : "";
      this.paragraph(`sent${more}:`);
      detail.append(list);
    }
  }

  describeMove(move) {
    const { moves } = this.data, m = this.tracks.moves, slice = this.recording.count + move;
    const [row] = this.tracks.where(slice);
    this.element("detail").append(element("h2", `${this.tracks.named(slice)} on ${this.tracks.list[row].name}`));
    this.paragraph(`cycles ${grouped(m.begin[move])} to ${grouped(m.end[move])}: ${counted(m.end[move] - m.begin[move], "cycle")}; ` +
      `${counted(m.size[move], "byte")}; kicked at ${moves.places[m.sent[move]]}`);
  }

  find() {
    const text = this.element("find").value.trim();
    if (!text) return;
    const slice = this.tracks.find(text, this.selected.slice);
    if (slice >= 0) this.go(slice);
    else this.element("said").textContent = `nothing has ${text}`;
    this.element("find").setAttribute("aria-invalid", String(slice < 0));
  }

  // Slices that begin at these lines, or whose packets were sent there, get a stronger colour.
  light(places) {
    const wanted = new Set(places);
    this.chart.lit = this.data.places.map(place => wanted.has(place));
    this.show();
  }

  // ---- address

  keep() {
    if (location.protocol === "about:") return; // a frame in a notebook has no address
    const { slice } = this.selected, { from, to } = this.chart;
    const { cycle, pe } = this.moment(), at = `${cycle < 0 ? "" : `&cycle=${cycle}`}${pe < 0 ? "" : `&pe=${pe}`}`;
    const words = `#from=${Math.round(from)}&to=${Math.round(to)}${slice >= 0 ? `&slice=${slice}` : ""}${at}`;
    if (words !== location.hash) history.replaceState(null, "", words);
  }

  open() {
    const words = new URLSearchParams(location.hash.slice(1)), number = name => Number(words.get(name) ?? NaN);
    if (number("from") < number("to")) {
      this.chart.show(number("from"), number("to"));
      this.select(number("slice"));
    } else if (number("cycle") >= 0) this.showAt(number("cycle"), number("pe"));
    else this.select(-1);
  }

  // Shows a cycle, with the slice that a PE is busy with then.
  showAt(cycle, pe) {
    const row = this.tracks.list.findIndex(track => track.kind === "pe" && track.pe === pe), track = this.tracks.list[row];
    this.chart.show(cycle - AROUND, cycle + AROUND);
    this.select(track && track.at(cycle) >= 0 ? track.slices[track.at(cycle)] : -1, row < 0 ? undefined : row);
  }

  // ---- events

  listen() {
    const { chart } = this, on = (name, event, act) => this.element(name).addEventListener(event, act);
    const acts = { in: "w", out: "s", earlier: "a", later: "d", all: "0" };
    for (const [name, key] of Object.entries(acts)) on(name, "click", () => this.act(key));
    on("next", "click", () => this.find());
    on("find", "keydown", event => { if (event.key === "Enter") this.find(); });
    on("chart", "wheel", event => {
      event.preventDefault();
      const box = event.currentTarget.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) chart.zoom(1.0015 ** event.deltaY, event.clientX - box.left);
      else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) chart.move((event.deltaX || event.deltaY) / chart.width);
      else chart.scroll(event.deltaY);
      this.show();
    });
    on("chart", "pointerdown", event => {
      this.drag = { x: event.clientX, y: event.clientY, moved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    });
    on("chart", "pointermove", event => {
      if (!this.drag) return;
      const dx = event.clientX - this.drag.x, dy = event.clientY - this.drag.y;
      if (!this.drag.moved && Math.hypot(dx, dy) < 4) return;
      chart.move(-dx / (chart.width - LABELS));
      chart.scroll(-dy);
      this.drag = { x: event.clientX, y: event.clientY, moved: true };
      this.show();
    });
    on("chart", "pointerup", event => {
      const clicked = this.drag && !this.drag.moved;
      this.drag = undefined;
      if (!clicked) return;
      const box = event.currentTarget.getBoundingClientRect(), at = chart.at(event.clientX - box.left, event.clientY - box.top);
      this.select(at && at.place >= 0 ? this.tracks.list[at.row].slices[at.place] : -1, at?.row);
    });
    on("chart", "pointercancel", () => { this.drag = undefined; });
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
      if (event.key === " " || event.key === "Enter" || !this.act(event.key.length === 1 ? event.key.toLowerCase() : event.key)) return;
      event.preventDefault();
    });
    const fit = () => { chart.fit(); this.show(); };
    addEventListener("resize", fit);
    addEventListener("hashchange", () => this.open());
    addEventListener("message", event => { if (event.source === parent) this.light(event.data.lines ?? []); });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", fit);
  }

  // What a key does; false: nothing.
  act(key) {
    const { chart, selected, tracks } = this;
    if (key === "w" || key === "+" || key === "=") chart.zoom(0.5);
    else if (key === "s" || key === "-") chart.zoom(2);
    else if (key === "a") chart.move(-0.25);
    else if (key === "d") chart.move(0.25);
    else if (key === "0") chart.all();
    else if (key === "f" && selected.slice >= 0) {
      const begin = tracks.begin(selected.slice), end = tracks.end(selected.slice), rim = (end - begin) / 2 + 5;
      chart.show(begin - rim, end + rim);
    } else if (key === "Home") chart.show(this.data.first, this.data.first + chart.to - chart.from);
    else if (key === "End") chart.show(this.data.last - chart.to + chart.from, this.data.last);
    else if (key === "Escape") this.select(-1);
    else if (key === "ArrowDown" || key === "ArrowUp") this.row(key === "ArrowDown" ? 1 : -1);
    else if (key === "ArrowRight" || key === "ArrowLeft") this.step(key === "ArrowRight" ? 1 : -1);
    else return false;
    this.show();
    return true;
  }

  row(way) {
    const last = this.tracks.list.length - 1;
    this.select(-1, Math.max(0, Math.min(last, this.selected.row + way)));
  }

  // The next slice of the track, or the one before; without a selection the first one that is shown.
  step(way) {
    const { selected, tracks, chart } = this, row = Math.max(0, selected.row), { slices } = tracks.list[row];
    const place = selected.slice >= 0 ? tracks.where(selected.slice)[1] + way : tracks.list[row].after(chart.from);
    if (place >= 0 && place < slices.length) this.go(slices[place]);
    else this.select(selected.slice, row);
  }
}

// The page of a program (emc/views/page) has this page in a frame, beside the source.
function tellParent(what) {
  if (parent !== window) parent.postMessage(what, "*");
}
document.body.classList.toggle("framed", location.protocol === "about:" && parent !== window);

async function start() {
  const data = JSON.parse(document.getElementById("data").textContent);
  window.traced = new Page(data, await Tracks.of(data, await Recording.of(data)));
  document.body.dataset.ready = "yes";
  tellParent({ ready: true });
}

start();
