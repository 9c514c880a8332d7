"use strict";
// What the run did in the page's window, packet by packet, and what is where at a cycle.

const THREAD = 0, OPERAND = 1, SERVICE = 2, BESIDE = 3;
const BLOCK = 256; // packets of which the last arrival is known together
const NORMAL = "normal";

class Recording {
  static async of(data) {
    const names = ["taken", "wait", "flight", "cost", "work", "pe", "source", "does", "type", "name", "line", "sent",
      "sender", "address", "data"];
    return new Recording(data, await unpackAll(data.events, names));
  }

  constructor(data, columns) {
    const count = data.events.count;
    Object.assign(this, columns);
    this.count = count;
    this.all = data;
    this.types = data.events.types;
    this.normal = this.types.indexOf(NORMAL);
    for (const name of ["taken", "came", "left", "start", "end"]) this[name] = new Float64Array(count);
    this.sender = new Int32Array(count); // -1: not known
    this.places = new Int32Array(count); // 0, 1, 2 ...
    let last = 0;
    for (let i = 0; i < count; i++) {
      last = this.taken[i] = last + columns.taken[i];
      this.came[i] = last - this.wait[i];
      this.left[i] = this.came[i] - this.flight[i];
      this.start[i] = last + this.cost[i];
      this.end[i] = this.start[i] + this.work[i];
      this.sender[i] = columns.sender[i] - 1;
      this.places[i] = i;
    }
    this.dispatched = this.byPe(i => this.does[i] !== BESIDE);
    this.aside = this.byPe(i => this.does[i] === BESIDE);
    this.takenAt = this.dispatched.map(list => picked(this.taken, list));
    this.cameAt = this.dispatched.map(list => picked(this.came, list).sort());
    this.byLeft = ordered(this.left);
    this.leftAt = picked(this.left, this.byLeft);
    this.latest = new Float64Array(Math.ceil(count / BLOCK));
    this.byLeft.forEach((i, at) => {
      const block = Math.floor(at / BLOCK);
      this.latest[block] = Math.max(this.latest[block], this.came[i]);
    });
    this.match();
    this.sentBy = inGroups(this.byLeft, count, i => this.sender[i]); // by packet that began a thread: what it sent
  }

  // By PE, the packets for which `wanted` holds, in order.
  byPe(wanted) {
    const { pes } = this.all, { order, first } = inGroups(this.places, pes, i => wanted(i) ? this.pe[i] : -1);
    return Array.from({ length: pes }, (_, pe) => order.subarray(first[pe], first[pe + 1]));
  }

  // For each operand, when its partner came; by PE, the cycles at which operands began to wait, and ended.
  match() {
    const waiting = new Map();
    this.until = new Map();
    const begins = Array.from({ length: this.all.pes }, () => []), ends = begins.map(() => []);
    this.operands = begins.map(() => []);
    for (let i = 0; i < this.count; i++) {
      if (this.type[i] !== this.normal || this.does[i] === BESIDE) continue;
      const cell = this.pe[i] * 2 ** 32 + (this.address[i] - this.address[i] % 2), before = waiting.get(cell);
      if (this.does[i] === OPERAND) {
        waiting.set(cell, i);
        begins[this.pe[i]].push(this.taken[i]);
        this.operands[this.pe[i]].push(i);
      } else if (before !== undefined) {
        waiting.delete(cell);
        this.until.set(before, this.taken[i]);
        ends[this.pe[i]].push(this.taken[i]);
      }
    }
    this.beganAt = begins.map(list => Float64Array.from(list));
    this.endedAt = ends.map(list => Float64Array.from(list));
  }

  // ---- at a cycle

  // The packet whose thread, matching or service the PE is busy with; -1: nothing.
  running(pe, cycle) {
    const at = upTo(this.takenAt[pe], cycle) - 1;
    const i = at < 0 ? -1 : this.dispatched[pe][at];
    return i >= 0 && cycle < this.end[i] ? i : -1;
  }

  queued(pe, cycle) {
    return upTo(this.cameAt[pe], cycle) - upTo(this.takenAt[pe], cycle);
  }

  matching(pe, cycle) {
    return upTo(this.beganAt[pe], cycle) - upTo(this.endedAt[pe], cycle);
  }

  // The first packets of a PE's queue, at most `most`.
  queue(pe, cycle, most) {
    const found = [], list = this.dispatched[pe], left = this.queued(pe, cycle);
    for (let at = upTo(this.takenAt[pe], cycle); at < list.length && found.length < Math.min(most, left); at++) {
      if (this.came[list[at]] <= cycle) found.push(list[at]);
    }
    return found;
  }

  // The operands that wait at a PE, at most `most`, the newest first.
  store(pe, cycle, most) {
    const found = [], list = this.operands[pe];
    for (let at = upTo(this.beganAt[pe], cycle) - 1; at >= 0 && found.length < most; at--) {
      const until = this.until.get(list[at]);
      if (until === undefined || until > cycle) found.push(list[at]);
    }
    return found;
  }

  // The packets on their way.
  flying(cycle) {
    const found = [];
    const last = upTo(this.leftAt, cycle);
    for (let block = Math.ceil(last / BLOCK) - 1; block >= 0; block--) {
      if (this.latest[block] <= cycle) continue;
      for (let at = Math.min(last, (block + 1) * BLOCK) - 1; at >= block * BLOCK; at--) {
        if (this.came[this.byLeft[at]] > cycle) found.push(this.byLeft[at]);
      }
    }
    return found;
  }

  // What a thread sent, in order.
  sends(thread) {
    const { order, first } = this.sentBy;
    return order.subarray(first[thread], first[thread + 1]);
  }

  // The source line at which a busy PE is: of a handler, the line that asked; else of the last packet that the thread
  // has sent, or of its first operation. A number of data.lines.
  lineOf(i, cycle) {
    if (this.does[i] === SERVICE || this.type[i] !== this.normal) return this.sent[i];
    let line = this.line[i];
    for (const one of this.sends(i)) {
      if (this.left[one] > cycle) break;
      line = this.sent[one];
    }
    return line;
  }

  // The next cycle, or the one before, at which a packet leaves or is taken.
  next(cycle) {
    const one = this.taken[upTo(this.taken, cycle)], other = this.leftAt[upTo(this.leftAt, cycle)];
    return Math.min(one ?? Infinity, other ?? Infinity);
  }

  before(cycle) {
    const last = sorted => sorted[upTo(sorted, cycle - 0.5) - 1] ?? -Infinity;
    return Math.max(last(this.taken), last(this.leftAt));
  }

  // ---- words

  named(i) {
    const place = this.all.places[this.line[i]];
    return `${this.all.events.names[this.name[i]]}:${place.slice(place.lastIndexOf(":") + 1)}`;
  }

  // The static object at an address of a PE.
  object(address) {
    const one = this.all.objects.find(([at, size]) => address >= at && address < at + size);
    if (!one) return "";
    return address === one[0] && one[1] <= 4 ? one[2] : `${one[2]} + ${address - one[0]} bytes`;
  }
}
