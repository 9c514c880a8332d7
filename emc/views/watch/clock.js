"use strict";
// Time in the page: the cycle that is shown, steps, and playing at a speed.

const FRAME = 500; // milliseconds between pictures, if the reader wants less motion
const TABLE = 250; // milliseconds between two updates of panels while time runs

// What shows a cycle is below: Page has `show(panels)` and `keep()`.
class Clock {
  constructor(data, recording) {
    this.data = data;
    this.recording = recording;
    this.cycle = data.first;
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.playing = false;
    this.updated = this.pictured = 0;
  }

  element(name) {
    return document.getElementById(name);
  }

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
}
