"use strict";
// Where the network's boxes, links and packets are on the canvas. Large machines are a grid of PEs.

const MARGIN = 14;
const REACH = 9; // pixels around a packet that a click reaches

class Places {
  constructor(canvas, recording) {
    this.canvas = canvas;
    this.recording = recording;
    this.network = recording.all.network;
    this.pes = recording.all.pes;
    this.far = new Set(this.network.links.filter(one => one[2]).map(([a, b]) => `${a}-${b}`));
    this.shown = []; // the packets that were drawn last: x, y, number
    this.fit();
  }

  fit() {
    const box = this.canvas.getBoundingClientRect(), dots = window.devicePixelRatio || 1;
    this.width = Math.max(120, box.width);
    this.height = Math.max(120, box.height);
    this.canvas.width = Math.round(this.width * dots);
    this.canvas.height = Math.round(this.height * dots);
    this.pen = this.canvas.getContext("2d");
    this.pen.setTransform(dots, 0, 0, dots, 0, 0);
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
