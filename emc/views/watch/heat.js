"use strict";
// The overview of the whole run: a row for each PE, a column for each stretch of time. It was counted while the
// program ran, so it is whole, whatever the window is.

class Heat {
  static async of(canvas, data) {
    const { overview } = data;
    return new Heat(canvas, data, await unpackAll(overview, ["busy", "waiting", "taken", "traffic"]));
  }

  constructor(canvas, data, cells) {
    this.canvas = canvas;
    this.data = data;
    this.cells = cells;
    this.traffic = cells.traffic;
    this.stretch = -1;
    this.show("busy");
  }

  // The number of a cell: a share of 1, or a mean.
  value(what, row, stretch) {
    const byte = this.cells[what][row * this.data.overview.stretches + stretch];
    return what === "busy" ? byte / 255 : (2 ** (byte / 16) - 1) / 16;
  }

  show(what) {
    this.what = what;
    const { stretches, rows } = this.data.overview, cells = this.cells[what];
    const style = getComputedStyle(document.documentElement);
    const rgb = style.getPropertyValue("--heat").split(",").map(Number);
    const most = what === "busy" ? 255 : cells.reduce((a, b) => Math.max(a, b), 1);
    this.most = most;
    this.image = document.createElement("canvas");
    this.image.width = stretches;
    this.image.height = rows;
    const pen = this.image.getContext("2d"), picture = pen.createImageData(stretches, rows);
    for (let i = 0; i < cells.length; i++) picture.data.set([...rgb, 255 * cells[i] / most], 4 * i);
    pen.putImageData(picture, 0, 0);
    this.fit();
  }

  // The largest number, in words.
  scale() {
    if (this.what === "busy") return ["0 %", "100 %"];
    const most = (2 ** (this.most / 16) - 1) / 16, text = most < 10 ? most.toFixed(1) : String(Math.round(most));
    return this.what === "waiting" ? ["no packet", `${text} packets`] : ["none", `${text} in 1,000 cycles`];
  }

  fit() {
    const box = this.canvas.getBoundingClientRect(), dots = window.devicePixelRatio || 1;
    this.width = Math.max(100, box.width);
    this.height = Math.max(40, box.height);
    this.canvas.width = Math.round(this.width * dots);
    this.canvas.height = Math.round(this.height * dots);
    this.pen = this.canvas.getContext("2d");
    this.pen.setTransform(dots, 0, 0, dots, 0, 0);
  }

  x(cycle) {
    return this.width * cycle / this.data.cycles;
  }

  cycleAt(x) {
    return Math.max(0, Math.min(this.data.cycles - 1, Math.floor(x / this.width * this.data.cycles)));
  }

  draw(cycle) {
    const { pen, data } = this, { width, stretches } = data.overview;
    const colour = name => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
    pen.clearRect(0, 0, this.width, this.height);
    pen.fillStyle = colour("idle");
    pen.fillRect(0, 0, this.width, this.height);
    // where there are fewer pixels than cells, a pixel is the mean of its cells
    pen.imageSmoothingEnabled = data.overview.rows > this.height || stretches > this.width;
    pen.imageSmoothingQuality = "high";
    pen.drawImage(this.image, 0, 0, this.x(width * stretches), this.height);
    pen.strokeStyle = colour("ink");
    pen.lineWidth = 1.5;
    const from = this.x(data.first), to = Math.max(from + 2, this.x(data.last));
    if (data.first > 0 || data.last < data.cycles) pen.strokeRect(from, 1, to - from, this.height - 2);
    pen.fillStyle = colour("c1");
    pen.fillRect(this.x(cycle) - 1, 0, 2.5, this.height);
    if (this.stretch >= 0) {
      pen.setLineDash([3, 2]);
      pen.strokeRect(this.x(this.stretch * width), 1, Math.max(3, this.x(width)), this.height - 2);
      pen.setLineDash([]);
    }
  }

  // What happened in a stretch, in words.
  words(stretch) {
    const { width, rows, group } = this.data.overview;
    let sum = 0, least = Infinity, most = -1, at = 0, waiting = 0;
    for (let row = 0; row < rows; row++) {
      const busy = this.value("busy", row, stretch);
      sum += busy;
      least = Math.min(least, busy);
      if (busy > most) [most, at] = [busy, row];
      waiting = Math.max(waiting, this.value("waiting", row, stretch));
    }
    const percent = one => `${Math.round(100 * one)} %`;
    const end = Math.min(this.data.cycles, (stretch + 1) * width);
    return `cycles ${grouped(stretch * width)} to ${grouped(end)}: busy ${percent(sum / rows)}, ` +
      `from ${percent(least)} to ${percent(most)} (PE ${at * group}); longest queue ${waiting.toFixed(1)} on average`;
  }
}
