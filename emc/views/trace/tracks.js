"use strict";
// The tracks of a time line: a row for each PE, for packet buffers that serve accesses, for engines, interfaces and
// links. A slice is the number of a packet, or count + the number of a move.

class Track {
  // kind: "pe", "beside" or "move"; slices: their numbers, in the order of time
  constructor(name, kind, pe, slices, begins, ends) {
    Object.assign(this, { name, kind, pe, slices, begins, ends });
    this.sums = new Float64Array(slices.length + 1); // busy cycles before each slice
    for (let i = 0; i < slices.length; i++) this.sums[i + 1] = this.sums[i] + ends[i] - begins[i];
  }

  // The first slice that ends after a cycle.
  after(cycle) {
    return upTo(this.ends, cycle);
  }

  // The slice at a cycle; -1: none.
  at(cycle) {
    const place = this.after(cycle);
    return place < this.slices.length && this.begins[place] <= cycle ? place : -1;
  }

  // Busy cycles from one cycle to another.
  busy(from, to) {
    const before = cycle => {
      const place = this.after(cycle);
      return this.sums[place] + (place < this.slices.length ? Math.max(0, cycle - this.begins[place]) : 0);
    };
    return before(to) - before(from);
  }
}

class Tracks {
  static async of(data, recording) {
    const names = ["track", "begin", "end", "size", "source", "goal", "sent"];
    return new Tracks(data, recording, await unpackAll(data.moves, names));
  }

  constructor(data, recording, moves) {
    Object.assign(this, { data, recording, moves });
    this.list = [];
    for (const pe of data.shown) {
      this.list.push(this.ofPackets(`PE ${pe}`, "pe", pe, recording.dispatched[pe]));
      const aside = recording.aside[pe];
      if (aside.length) this.list.push(this.ofPackets(`PE ${pe} buffer`, "beside", pe, aside));
    }
    data.moves.tracks.forEach((name, number) => this.list.push(this.ofMoves(name, number)));
    const count = recording.count + moves.track.length;
    this.rows = new Int32Array(count).fill(-1); // of each slice: its track, and its place there
    this.places = new Int32Array(count);
    this.list.forEach((track, row) => track.slices.forEach((slice, place) => {
      this.rows[slice] = row;
      this.places[slice] = place;
    }));
    this.rank();
  }

  // Accesses beside a thread come while the packet buffer serves others; it serves one after the other.
  ofPackets(name, kind, pe, numbers) {
    const { taken, end } = this.recording, begins = new Float64Array(numbers.length), ends = new Float64Array(numbers.length);
    let free = 0;
    numbers.forEach((i, at) => {
      begins[at] = kind === "beside" ? Math.max(taken[i], free) : taken[i];
      free = ends[at] = Math.max(begins[at], end[i]);
    });
    return new Track(name, kind, pe, numbers, begins, ends);
  }

  ofMoves(name, number) {
    const own = [], { track, begin, end } = this.moves, { count } = this.recording;
    for (let i = 0; i < track.length; i++) if (track[i] === number) own.push(i);
    const column = values => Float64Array.from(own, i => values[i]);
    return new Track(name, "move", -1, own.map(i => count + i), column(begin), column(end));
  }

  // A colour for each name, the first ones for those that take the most time.
  rank() {
    const { recording } = this, cycles = recording.all.events.names.map(() => 0);
    for (const track of this.list) {
      if (track.kind === "move") continue;
      track.slices.forEach((i, at) => { cycles[recording.name[i]] += track.ends[at] - track.begins[at]; });
    }
    this.colours = [];
    const order = cycles.map((_, i) => i).sort((a, b) => cycles[b] - cycles[a]);
    order.forEach((name, place) => { this.colours[name] = place < 6 ? place : place % 2 ? 6 : 7; });
  }

  // The track of a slice and its place there; undefined if it is not shown.
  where(slice) {
    return this.has(slice) ? [this.rows[slice], this.places[slice]] : undefined;
  }

  has(slice) {
    return slice >= 0 && slice < this.rows.length && this.rows[slice] >= 0;
  }

  colour(slice) {
    return slice < this.recording.count ? this.colours[this.recording.name[slice]] : 5;
  }

  named(slice) {
    const { recording, data, moves } = this, move = slice - recording.count;
    if (move >= 0) return `${data.units[moves.source[move]]} to ${data.units[moves.goal[move]]}`;
    if (recording.does[slice] === SERVICE) return "host service";
    return `${recording.does[slice] === OPERAND ? "operand of " : ""}${recording.named(slice)}`;
  }

  begin(slice) {
    const [row, place] = this.where(slice);
    return this.list[row].begins[place];
  }

  end(slice) {
    const [row, place] = this.where(slice);
    return this.list[row].ends[place];
  }

  // The next slice, after a place in a track, whose name, packet type or code has that text; then those of the tracks
  // after it. -1: none.
  find(text, slice) {
    const words = text.toLowerCase(), { recording, data } = this;
    const [first, at] = this.where(slice) ?? [0, -1];
    const fits = one => [this.named(one), ...(one < recording.count
      ? [recording.types[recording.type[one]], data.code[recording.line[one]], `0x${recording.address[one].toString(16)}`]
      : [])].some(part => part.toLowerCase().includes(words));
    for (let turn = 0; turn <= this.list.length; turn++) {
      const row = (first + turn) % this.list.length, { slices } = this.list[row];
      for (let place = turn ? 0 : at + 1; place < slices.length; place++) if (fits(slices[place])) return slices[place];
    }
    return -1;
  }
}
