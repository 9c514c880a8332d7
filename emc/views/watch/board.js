"use strict";
// The network: a box for each PE, lines for links, marks for packets on their way. Large machines are a grid of colours.

const MARKS = 8; // shapes, each with its colour; the last one is for all other types
const MARGIN = 14;
const REACH = 9; // pixels around a packet that a click reaches

// A mark for a type of packets, so that colour is not needed to tell them apart.
function mark(pen, number, x, y, r) {
  const corners = { 1: [4, Math.PI / 4], 2: [3, -Math.PI / 2], 3: [4, 0], 4: [3, Math.PI / 2], 7: [6, 0] }[number];
  pen.beginPath();
  if (number === 5 || number === 6) {
    const turn = number === 6 ? Math.PI / 4 : 0;
    for (let i = 0; i < 4; i++) {
      const angle = turn + i * Math.PI / 2;
      pen.moveTo(x, y);
      pen.lineTo(x + 1.3 * r * Math.cos(angle), y + 1.3 * r * Math.sin(angle));
    }
    pen.lineWidth = r * 0.7;
    pen.strokeStyle = pen.fillStyle;
    pen.stroke();
    return;
  }
  if (!corners) pen.arc(x, y, r, 0, 2 * Math.PI);
  else {
    for (let i = 0; i < corners[0]; i++) {
      const angle = corners[1] + i * 2 * Math.PI / corners[0];
      pen.lineTo(x + 1.25 * r * Math.cos(angle), y + 1.25 * r * Math.sin(angle));
    }
    pen.closePath();
  }
  pen.fill();
}

class Board {
  constructor(canvas, recording) {
    this.canvas = canvas;
    this.recording = recording;
    this.network = recording.all.network;
    this.pes = recording.all.pes;
    this.far = new Set(this.network.links.filter(one => one[2]).map(([a, b]) => `${a}-${b}`));
    this.marks = this.rank();
    this.fit();
  }

  // The mark of each type: the most frequent ones have their own.
  rank() {
    const { types, type, count } = this.recording, counts = types.map(() => 0);
    for (let i = 0; i < count; i++) counts[type[i]]++;
    const order = types.map((_, i) => i).sort((a, b) => counts[b] - counts[a] || a - b);
    const found = [];
    order.forEach((one, place) => { found[one] = types.length <= MARKS ? place : Math.min(place, MARKS - 1); });
    this.legend = order.map(one => [types[one], found[one]]);
    return found;
  }

  // ---- places

  fit() {
    const box = this.canvas.getBoundingClientRect(), dots = window.devicePixelRatio || 1;
    this.width = Math.max(120, box.width);
    this.height = Math.max(120, box.height);
    this.canvas.width = Math.round(this.width * dots);
    this.canvas.height = Math.round(this.height * dots);
    this.pen = this.canvas.getContext("2d");
    this.pen.setTransform(dots, 0, 0, dots, 0, 0);
    const style = getComputedStyle(document.documentElement);
    this.colour = name => style.getPropertyValue(`--${name}`).trim();
    this.colours = Array.from({ length: MARKS }, (_, i) => this.colour(`c${i}`));
    this.places = this.network.places.length ? this.spread() : [];
    if (!this.places.length) this.grid();
  }

  // The switches, spread over the canvas; boxes as large as their distances allow.
  spread() {
    const given = this.network.places, xs = given.map(one => one[0]), ys = given.map(one => one[1]);
    const left = Math.min(...xs), top = Math.min(...ys);
    const across = Math.max(1, Math.max(...xs) - left), down = Math.max(1, Math.max(...ys) - top);
    let [wide, tall] = this.boxes(given.slice(0, this.pes), (this.width - 90) / across, (this.height - 40) / down);
    if (wide < 20 && tall < 14) wide = tall = Math.max(wide, tall);
    this.wide = Math.max(7, wide);
    this.tall = Math.max(7, tall / this.network.node_pes);
    const side = MARGIN + this.wide / 2 + 14, ends = MARGIN + this.tall / 2 + 6;
    const lone = { x: across > 1 ? 0 : 0.5, y: down > 1 ? 0 : 0.5 };
    return given.map(([x, y]) => [
      side + ((x - left) / across || lone.x) * (this.width - 2 * side),
      ends + ((y - top) / down || lone.y) * (this.height - 2 * ends),
    ]);
  }

  // The size of boxes that do not overlap: flat ones, of which rows may be close, or high ones, of which columns may be.
  boxes(places, unitX, unitY) {
    const gap = (values, unit) => {
      const some = [...new Set(values)].sort((a, b) => a - b);
      const steps = some.slice(1).map((one, i) => (one - some[i]) * unit).filter(one => one > 1);
      return steps.length ? Math.min(...steps) : Infinity;
    };
    const least = (key, unit) => {
      const lists = new Map();
      for (const place of places) lists.set(place[1 - key], [...(lists.get(place[1 - key]) || []), place[key]]);
      return Math.min(...[...lists.values()].map(list => gap(list, unit)));
    };
    const all = key => places.map(place => place[key]);
    const size = (x, y) => [Math.min(118, 0.66 * x), Math.min(52, 0.78 * y)];
    const flat = size(least(0, unitX), gap(all(1), unitY)), high = size(gap(all(0), unitX), least(1, unitY));
    const worth = ([x, y]) => Math.min(x / 2.2, y);
    return worth(flat) >= worth(high) ? flat : high;
  }

  grid() {
    this.columns = Math.ceil(Math.sqrt(this.pes * this.width / this.height));
    this.cell = Math.min((this.width - 2) / this.columns, (this.height - 2) / Math.ceil(this.pes / this.columns));
  }

  // The centre of a PE's box.
  of(pe) {
    const nodes = this.network.node_pes, [x, y] = this.places[Math.floor(pe / nodes)];
    return [x, y + (pe % nodes - (nodes - 1) / 2) * (this.tall + 2)];
  }

  // Where a packet is, and undefined if it is not drawn.
  where(i, cycle) {
    const { source, pe, left, came } = this.recording, share = (cycle - left[i]) / Math.max(1, came[i] - left[i]);
    if (source[i] >= this.pes || !this.places.length) return undefined;
    const [x, y] = this.of(source[i]);
    if (source[i] === pe[i]) return [x - this.wide / 2 + this.wide * share, y - this.tall / 2];
    const way = this.network.ways?.[`${source[i]}-${pe[i]}`];
    if (!way) return undefined;
    if (way.length < 2) {
      const [toX, toY] = this.of(pe[i]);
      return [x + (toX - x) * share, y + (toY - y) * share];
    }
    const at = Math.min(way.length - 2, Math.floor(share * (way.length - 1)));
    return this.between(way[at], way[at + 1], share * (way.length - 1) - at);
  }

  // A place on a link. A link round the network leaves at one end and comes in at the other.
  between(one, other, share) {
    const [x, y] = this.places[one], [toX, toY] = this.places[other];
    if (!this.far.has(`${Math.min(one, other)}-${Math.max(one, other)}`)) {
      return [x + (toX - x) * share, y + (toY - y) * share];
    }
    const long = Math.hypot(toX - x, toY - y) || 1, out = this.stub();
    const dx = (toX - x) / long * out * 2, dy = (toY - y) / long * out * 2;
    return share < 0.5 ? [x - dx * share, y - dy * share] : [toX + dx * (1 - share), toY + dy * (1 - share)];
  }

  stub() {
    return Math.max(this.wide, this.tall) / 2 + 12;
  }

  // ---- drawing

  draw(cycle, selected) {
    const { pen } = this;
    pen.clearRect(0, 0, this.width, this.height);
    this.shown = [];
    if (!this.places.length) return this.drawGrid(cycle, selected);
    this.drawLinks(selected);
    this.drawSwitches();
    for (let pe = 0; pe < this.pes; pe++) this.drawPe(pe, Math.floor(cycle), selected);
    this.drawPackets(cycle, selected);
  }

  drawLinks(selected) {
    const { pen } = this;
    pen.strokeStyle = this.colour("link");
    pen.lineWidth = 1;
    pen.beginPath();
    for (const [one, other, far] of this.network.links) {
      const ends = far ? [[one, other], [other, one]] : [[one, other]];
      for (const [from, to] of ends) {
        pen.moveTo(...this.places[from]);
        pen.lineTo(...(far ? this.between(from, to, 0.4999) : this.places[to]));
      }
    }
    pen.stroke();
    const i = selected.packet;
    const way = i >= 0 ? this.network.ways?.[`${this.recording.source[i]}-${this.recording.pe[i]}`] : undefined;
    if (!way) return;
    pen.strokeStyle = this.colours[this.marks[this.recording.type[i]]];
    pen.lineWidth = 3;
    pen.beginPath();
    for (let at = 0; at + 1 < way.length; at++) {
      for (const share of [0, 0.4999, 0.5, 1]) {
        const place = this.between(way[at], way[at + 1], share);
        if (share === 0 || share === 0.5) pen.moveTo(...place); else pen.lineTo(...place);
      }
      if (!this.far.has(`${Math.min(way[at], way[at + 1])}-${Math.max(way[at], way[at + 1])}`)) {
        pen.moveTo(...this.places[way[at]]);
        pen.lineTo(...this.places[way[at + 1]]);
      }
    }
    pen.stroke();
  }

  drawSwitches() {
    const { pen } = this, nodes = Math.ceil(this.pes / this.network.node_pes);
    pen.fillStyle = this.colour("shade");
    pen.strokeStyle = this.colour("edge");
    pen.lineWidth = 1;
    for (const [x, y] of this.places.slice(nodes)) {
      pen.beginPath();
      pen.arc(x, y, 6, 0, 2 * Math.PI);
      pen.fill();
      pen.stroke();
    }
  }

  drawPe(pe, cycle, selected) {
    const { pen, recording, wide, tall } = this, [x, y] = this.of(pe);
    const i = recording.running(pe, cycle), queued = recording.queued(pe, cycle), held = recording.matching(pe, cycle);
    const line = i < 0 ? -1 : recording.lineOf(i, cycle), left = x - wide / 2, top = y - tall / 2;
    const lit = line >= 0 && selected.line === recording.all.lines[line].join("-");
    const fill = i < 0 ? "idle" : lit ? "lit" : recording.does[i] === SERVICE ? "host" : "run";
    pen.fillStyle = this.colour(fill);
    pen.strokeStyle = this.colour(selected.pe === pe ? "word" : lit ? "held" : "edge");
    pen.lineWidth = selected.pe === pe || lit ? 3 : 1;
    pen.beginPath();
    pen.roundRect(left, top, wide, tall, 3);
    pen.fill();
    pen.stroke();
    if (queued) {
      pen.fillStyle = this.colour("type");
      pen.fillRect(left + 1, top + tall - 4, Math.min(1, Math.log2(1 + queued) / 6) * (wide - 2), 3);
    }
    if (wide < 22 || tall < 13) return;
    const size = Math.min(12, Math.max(9, tall * 0.36)), rows = tall >= 2.4 * size;
    pen.textBaseline = "middle";
    pen.fillStyle = this.colour("ink");
    const say = (text, bold, right, row) => {
      pen.font = `${bold ? "600 " : ""}${size}px system-ui, sans-serif`;
      pen.textAlign = right ? "right" : "left";
      pen.fillText(text, right ? left + wide - 3 : left + 3, rows ? top + tall * (row ? 0.68 : 0.28) : y - 1, wide - 6);
    };
    const waits = `${queued ? `q${queued}` : ""}${held ? ` m${held}` : ""}`.trim();
    say(String(pe), true, false, 0);
    if (rows && waits) say(waits, false, true, 0);
    if (i < 0 || (!rows && wide < 48)) return;
    const name = recording.does[i] === SERVICE ? "host" : shortened(recording.named(i), Math.floor((rows ? wide - 6 : wide - 26) / 5.6));
    say(name, false, !rows, 1);
  }

  drawPackets(cycle, selected) {
    const { pen, recording } = this, r = this.pes > 200 ? 3 : 4.5;
    for (const i of recording.flying(cycle)) {
      const place = this.where(i, cycle);
      if (!place) continue;
      this.shown.push([...place, i]);
      const number = this.marks[recording.type[i]];
      const own = recording.source[i] === recording.pe[i];
      if (selected.packet === i) {
        pen.fillStyle = this.colour("held");
        mark(pen, 0, ...place, r + 6);
      }
      pen.fillStyle = this.colour("paper");
      mark(pen, number, ...place, own ? r : r + 1.5);
      pen.fillStyle = this.colours[number];
      mark(pen, number, ...place, own ? r - 1.2 : r);
    }
  }

  drawGrid(cycle, selected) {
    const { pen, recording, columns, cell } = this, size = Math.max(1, cell - (cell > 4 ? 1 : 0));
    const idle = this.colour("idle"), run = this.colour("edge"), heat = this.colour("heat");
    for (let pe = 0; pe < this.pes; pe++) {
      const x = 1 + pe % columns * cell, y = 1 + Math.floor(pe / columns) * cell;
      const queued = recording.queued(pe, Math.floor(cycle));
      pen.fillStyle = recording.running(pe, Math.floor(cycle)) >= 0 ? run : idle;
      pen.fillRect(x, y, size, size);
      if (queued) {
        pen.fillStyle = `rgba(${heat}, ${Math.min(1, 0.3 + Math.log2(1 + queued) / 8)})`;
        pen.fillRect(x, y, size, size);
      }
      if (selected.pe === pe) {
        pen.strokeStyle = this.colour("word");
        pen.lineWidth = 2;
        pen.strokeRect(x - 1, y - 1, size + 2, size + 2);
      }
    }
  }

  // What is at a point of the canvas: {packet}, {pe} or {}.
  at(x, y) {
    if (!this.places.length) {
      const column = Math.floor((x - 1) / this.cell), pe = Math.floor((y - 1) / this.cell) * this.columns + column;
      return column >= 0 && column < this.columns && pe >= 0 && pe < this.pes ? { pe } : {};
    }
    let best = REACH, found = {};
    for (const [atX, atY, packet] of this.shown) {
      const far = Math.hypot(x - atX, y - atY);
      if (far < best) [best, found] = [far, { packet }];
    }
    if (found.packet !== undefined) return found;
    for (let pe = 0; pe < this.pes; pe++) {
      const [atX, atY] = this.of(pe);
      if (Math.abs(x - atX) <= this.wide / 2 && Math.abs(y - atY) <= this.tall / 2) return { pe };
    }
    return {};
  }
}
