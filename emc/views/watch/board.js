"use strict";
// Draws the network: a box for each PE, lines for links, marks for packets on their way. Large machines are a grid of
// colours.

class Board extends Places {
  constructor(canvas, recording) {
    super(canvas, recording);
    this.marks = this.rank();
  }

  fit() {
    super.fit();
    const style = getComputedStyle(document.documentElement);
    this.colour = name => style.getPropertyValue(`--${name}`).trim();
    this.colours = Array.from({ length: MARKS }, (_, i) => this.colour(`c${i}`));
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
}
