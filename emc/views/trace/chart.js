"use strict";
// Draws the tracks: time from left to right, slices with their names, queues as a bar below, arrows of the selection.

const LABELS = 116; // pixels of the tracks' names
const AXIS = 22; // pixels of the time's numbers
const ROW = 24; // pixels of a track: the slice, and below it the queue
const BAR = 4; // pixels of a queue
const WIDE = 1.5; // pixels of a slice that is drawn by itself
const BUSY = 0.6; // the opacity of the others

class Chart {
  constructor(canvas, tracks) {
    Object.assign(this, { canvas, tracks });
    this.top = 0; // pixels that the rows are scrolled by
    this.lit = []; // by line: whether its slices have a stronger colour
    this.all();
    this.fit();
  }

  fit() {
    const box = this.canvas.getBoundingClientRect(), dots = window.devicePixelRatio || 1;
    this.width = Math.max(200, box.width);
    this.height = Math.max(80, box.height);
    this.canvas.width = Math.round(this.width * dots);
    this.canvas.height = Math.round(this.height * dots);
    this.pen = this.canvas.getContext("2d");
    this.pen.setTransform(dots, 0, 0, dots, 0, 0);
    const style = getComputedStyle(document.documentElement);
    this.colour = name => style.getPropertyValue(`--${name}`).trim();
    this.palette = Array.from({ length: 8 }, (_, i) => this.colour(`c${i}`));
    this.scroll(0);
  }

  // ---- the part that is shown

  all() {
    const { first, last } = this.tracks.data;
    this.from = first;
    this.to = Math.max(first + 1, last);
  }

  x(cycle) {
    return LABELS + (cycle - this.from) / (this.to - this.from) * (this.width - LABELS);
  }

  cycleAt(x) {
    return this.from + (x - LABELS) / (this.width - LABELS) * (this.to - this.from);
  }

  // Shows a stretch of time, of 10 cycles at least, inside the page's window.
  show(from, to) {
    const { first, last } = this.tracks.data, most = Math.max(1, last - first);
    const long = Math.min(most, Math.max(Math.min(10, most), to - from));
    this.from = Math.max(first, Math.min(last - long, (from + to - long) / 2));
    this.to = this.from + long;
  }

  zoom(factor, x = LABELS + (this.width - LABELS) / 2) {
    const at = this.cycleAt(x);
    this.show(at - (at - this.from) * factor, at + (this.to - at) * factor);
  }

  move(share) {
    const by = share * (this.to - this.from);
    this.show(this.from + by, this.to + by);
  }

  scroll(by) {
    const most = Math.max(0, this.tracks.list.length * ROW - (this.height - AXIS));
    this.top = Math.max(0, Math.min(most, this.top + by));
  }

  // Makes a track visible.
  bring(row) {
    const y = row * ROW - this.top, room = this.height - AXIS - ROW;
    if (y < 0) this.scroll(y);
    else if (y > room) this.scroll(y - room);
  }

  // {row, place} at a point; place -1: no slice.
  at(x, y) {
    const row = Math.floor((y - AXIS + this.top) / ROW), track = this.tracks.list[row];
    if (!track || y < AXIS) return undefined;
    if (x < LABELS) return { row, place: -1 };
    const reach = (this.to - this.from) / (this.width - LABELS) * 2, cycle = this.cycleAt(x);
    let place = track.at(cycle);
    if (place < 0) {
      const near = track.after(cycle - reach);
      if (near < track.slices.length && track.begins[near] <= cycle + reach) place = near;
    }
    return { row, place };
  }

  // ---- drawing

  draw(selected) {
    const { pen, tracks } = this, first = Math.floor(this.top / ROW);
    pen.clearRect(0, 0, this.width, this.height);
    const last = Math.min(tracks.list.length, Math.ceil((this.top + this.height - AXIS) / ROW));
    this.grid();
    for (let row = first; row < last; row++) this.drawTrack(row, selected);
    this.arrows(selected);
    this.axis();
  }

  y(row) {
    return AXIS + row * ROW - this.top;
  }

  // Cycles at which lines are drawn.
  ticks() {
    const each = (this.to - this.from) / Math.max(2, (this.width - LABELS) / 110), power = 10 ** Math.floor(Math.log10(Math.max(1, each)));
    const step = [1, 2, 5, 10].map(one => one * power).find(one => one >= each) ?? 10 * power;
    const found = [];
    for (let cycle = Math.ceil(this.from / step) * step; cycle <= this.to; cycle += step) found.push(cycle);
    return found;
  }

  grid() {
    const { pen } = this;
    pen.strokeStyle = this.colour("line");
    pen.lineWidth = 1;
    pen.beginPath();
    for (const cycle of this.ticks()) {
      const x = Math.round(this.x(cycle)) + 0.5;
      pen.moveTo(x, AXIS);
      pen.lineTo(x, this.height);
    }
    pen.stroke();
  }

  axis() {
    const { pen } = this;
    pen.fillStyle = this.colour("shade");
    pen.fillRect(0, 0, this.width, AXIS);
    pen.fillStyle = this.colour("ink");
    pen.font = "12px system-ui, sans-serif";
    pen.textBaseline = "middle";
    pen.textAlign = "left";
    pen.fillText("cycle", 6, AXIS / 2);
    pen.textAlign = "center";
    for (const cycle of this.ticks()) {
      const x = this.x(cycle);
      if (x > LABELS + 20) pen.fillText(grouped(cycle), Math.min(x, this.width - 30), AXIS / 2);
    }
  }

  drawTrack(row, selected) {
    const { pen } = this, track = this.tracks.list[row], y = this.y(row), tall = ROW - BAR - 3;
    pen.fillStyle = this.colour("idle");
    pen.fillRect(LABELS, y + 1, this.width - LABELS, tall);
    this.slices(track, y + 1, tall, selected);
    if (track.kind === "pe") this.queue(track.pe, y + tall + 1);
    pen.fillStyle = this.colour("paper");
    pen.fillRect(0, y, LABELS, ROW);
    if (selected.row === row) {
      pen.fillStyle = this.colour("lit");
      pen.fillRect(0, y, LABELS - 2, ROW - 1);
    }
    pen.fillStyle = this.colour("ink");
    pen.font = `${selected.row === row ? "600 " : ""}12px system-ui, sans-serif`;
    pen.textAlign = "left";
    pen.textBaseline = "middle";
    pen.fillText(track.name, 6, y + ROW / 2, LABELS - 12);
  }

  // The coloured area up to any pixel is the number of busy cycles up to there, at every scale: each slice or bar also
  // makes up for what whole pixels have lost or added before it. Slices that are wide enough are drawn one by one. Of
  // the others, each pixel has a bar as high as the track is busy in it.
  slices(track, y, tall, selected) {
    const { pen } = this, pixel = (this.to - this.from) / (this.width - LABELS);
    let place = track.after(this.from), free = LABELS, area = 0;
    const wanted = cycle => track.busy(this.from, Math.min(cycle, this.to)) / pixel * tall - area;
    while (place < track.slices.length && track.begins[place] < this.to && free < this.width) {
      const begin = Math.max(LABELS, this.x(track.begins[place])), end = Math.min(this.width, this.x(track.ends[place]));
      if (end - begin >= WIDE) {
        const left = Math.max(free, Math.round(begin)), wide = Math.max(1, Math.round(wanted(track.ends[place]) / tall));
        free = Math.min(Math.ceil(this.width), left + wide);
        area += (free - left) * tall;
        this.slice(track.slices[place], left, free, y, tall, selected);
        place++;
        continue;
      }
      const left = Math.max(free, Math.floor(begin)), next = this.cycleAt(left + 1), due = wanted(next);
      const high = Math.min(tall, Math.max(due > -1 ? 1 : 0, Math.round(due)));
      area += high;
      pen.globalAlpha = BUSY;
      pen.fillStyle = this.palette[this.tracks.colour(track.slices[place])];
      pen.fillRect(left, y + tall - high, 1, high);
      pen.globalAlpha = 1;
      free = left + 1;
      place = track.after(next - 1e-9); // it may be the same one, or a wide one that began in this pixel
    }
  }

  isLit(slice) {
    const { recording } = this.tracks;
    return slice < recording.count && (this.lit[recording.line[slice]] || this.lit[recording.sent[slice]]);
  }

  slice(slice, left, right, y, tall, selected) {
    const { pen } = this, colour = this.palette[this.tracks.colour(slice)], wide = right - left;
    pen.globalAlpha = this.isLit(slice) ? 0.75 : 0.3;
    pen.fillStyle = colour;
    pen.fillRect(left, y, wide, tall);
    pen.globalAlpha = 1;
    pen.fillRect(left, y, Math.min(3, wide / 2), tall);
    if (selected.slice === slice) {
      pen.strokeStyle = this.colour("ink");
      pen.lineWidth = 2;
      pen.strokeRect(left + 1, y + 1, Math.max(1, wide - 2), tall - 2);
    }
    if (wide < 34) return;
    pen.fillStyle = this.colour("ink");
    pen.font = "11px system-ui, sans-serif";
    pen.textAlign = "left";
    pen.textBaseline = "middle";
    const name = this.tracks.named(slice), room = Math.floor((wide - 8) / 6);
    pen.fillText(shortened(name, room), left + 5, y + tall / 2 + 0.5);
  }

  // How many packets wait, as a bar whose height is a logarithm: the most at any time of its pixels.
  queue(pe, y) {
    const { pen } = this, { recording } = this.tracks, came = recording.cameAt[pe], taken = recording.takenAt[pe];
    let at = upTo(came, this.from), gone = upTo(taken, this.from);
    pen.fillStyle = this.colour("c1");
    for (let x = LABELS; x < this.width; x += 2) {
      const end = this.cycleAt(x + 2);
      let most = at - gone;
      for (let next = this.from; (next = Math.min(came[at] ?? Infinity, taken[gone] ?? Infinity)) < end;) {
        while (came[at] === next) at++;
        while (taken[gone] === next) gone++;
        most = Math.max(most, at - gone);
      }
      const high = Math.min(1, Math.log2(1 + most) / 5) * BAR;
      if (most > 0) pen.fillRect(x, y + BAR - high, 2, high);
    }
  }

  // From the thread that sent the selected packet, and to the threads that its own packets began.
  arrows(selected) {
    const { tracks } = this, { recording } = tracks, { slice } = selected;
    if (slice === undefined || slice < 0 || slice >= recording.count) return;
    if (recording.sender[slice] >= 0) this.arrow(recording.sender[slice], slice, "c3");
    for (const one of recording.sends(slice).slice(0, 200)) if (tracks.has(one)) this.arrow(slice, one, "c0");
  }

  arrow(from, to, colour) {
    const { pen, tracks } = this, ends = [tracks.where(from), tracks.where(to)];
    if (!ends[0] || !ends[1]) return;
    const [y0, y1] = ends.map(([row]) => this.y(row) + (ROW - BAR) / 2);
    const x0 = this.x(tracks.recording.left[to]), x1 = this.x(tracks.begin(to)), bend = Math.max(12, (x1 - x0) / 2);
    pen.save();
    pen.beginPath();
    pen.rect(LABELS, AXIS, this.width - LABELS, this.height - AXIS);
    pen.clip();
    pen.strokeStyle = pen.fillStyle = this.colour(colour);
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.moveTo(x0, y0);
    const rise = from === to || y0 === y1 ? ROW : 0; // over the slices between them
    pen.bezierCurveTo(x0 + bend, y0 - rise, x1 - bend, y1 - rise, x1, y1);
    pen.stroke();
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.lineTo(x1 - 7, y1 - 4);
    pen.lineTo(x1 - 7, y1 + 4);
    pen.fill();
    pen.restore();
  }
}
