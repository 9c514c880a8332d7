// A worker with emc in it: one for runs, and one for diagnostics. It can be stopped and started anew.

import { config } from "./config.js";

const PATIENCE = 2500; // milliseconds after which a Stop that is not heard ends the worker

export class Machine {
  // hear: called with (kind, text) of all that the worker says. wantsSnapshot: makes one for later visits.
  constructor(hear, wantsSnapshot = false) {
    this.hear = hear;
    this.wantsSnapshot = wantsSnapshot;
    this.calls = new Map();
    this.last = 0;
  }

  // Resolves when the worker is ready; rejects if it can't be.
  start() {
    this.started ??= new Promise((good, bad) => {
      this.buffer = self.crossOriginIsolated ? new Uint8Array(new SharedArrayBuffer(1)) : null;
      this.worker = new Worker(new URL("worker.js", document.baseURI), { type: "module" });
      this.worker.onerror = event => {
        event.preventDefault?.();
        bad(new Error(event.message || "the worker's script can't be loaded"));
      };
      this.worker.onmessage = ({ data }) => {
        if (data.kind === "ready") good();
        else if (data.kind === "failed") bad(new Error(data.text));
        if (data.kind) this.hear(data.kind, data.text);
        else this.settle(data);
      };
      this.worker.postMessage({ config, buffer: this.buffer, wantsSnapshot: this.wantsSnapshot });
    });
    this.started.catch(() => this.end());
    return this.started;
  }

  settle({ id, result, failed, dead }) {
    const call = this.calls.get(id);
    this.calls.delete(id);
    if (dead !== undefined) {
      this.restart();
      call?.bad(new Error(`Python in this tab has ended (${dead}): it is started anew`));
    } else if (failed !== undefined) call?.bad(new Error(failed));
    else call?.good(result === undefined ? {} : JSON.parse(result));
  }

  get busy() {
    return this.calls.size > 0;
  }

  // The desk's answer to a call. whole: it needs more than a first program does.
  async ask(call, values, whole = false) {
    await this.start();
    if (this.buffer) this.buffer[0] = 0;
    const id = ++this.last;
    return new Promise((good, bad) => {
      this.calls.set(id, { good, bad });
      this.worker.postMessage({ id, call, values, whole });
    });
  }

  // Loads what later calls need.
  async prepare() {
    await this.start();
    this.worker.postMessage({ call: "later" });
  }

  // Stops what runs. Resolves to whether the worker had to be ended, and with it the live machine.
  async stop() {
    if (this.buffer) {
      this.buffer[0] = 2; // Python sees Ctrl-C
      const calls = [...this.calls.keys()], end = performance.now() + PATIENCE;
      while (performance.now() < end) {
        await new Promise(resolve => setTimeout(resolve, 20));
        if (!calls.some(id => this.calls.has(id))) return false;
      }
    }
    this.restart();
    return true;
  }

  end() {
    this.worker?.terminate();
    this.started = undefined;
    for (const { bad } of this.calls.values()) bad(new Stopped());
    this.calls.clear();
  }

  restart() {
    this.end();
    this.start().catch(() => {});
  }
}

export class Stopped extends Error {
  constructor() {
    super("stopped");
  }
}
