"use strict";
// The panels beside the network: what is selected, all PEs as a table, who sends packets to whom.

const MOST_LISTED = 8;
const MOST_IN_TABLE = 512;

class Panels {
  constructor(recording, heat, page) {
    this.recording = recording;
    this.heat = heat;
    this.page = page;
    this.detail = document.getElementById("detail");
    this.table = document.getElementById("pes");
    this.drawTraffic(document.getElementById("traffic"));
  }

  line(number) {
    const place = this.recording.all.places[number], key = this.recording.all.lines[number].join("-");
    return key.startsWith("-1") ? document.createTextNode(place) : goTo(place, () => this.page.select({ line: key }));
  }

  pe(number) {
    return number < this.recording.all.pes
      ? goTo(`PE ${number}`, () => this.page.select({ pe: number }))
      : document.createTextNode(`interface ${number - this.recording.all.pes}`);
  }

  packet(i) {
    return goTo(this.recording.types[this.recording.type[i]], () => this.page.select({ packet: i }));
  }

  cycle(number) {
    return goTo(grouped(number), () => this.page.go(number));
  }

  paragraph(...parts) {
    const one = element("p");
    one.append(...parts);
    this.detail.append(one);
  }

  list(title, rows, total) {
    this.paragraph(`${title}${total > rows.length ? ` (${rows.length} of ${grouped(total)})` : ""}:`);
    const list = element("ul");
    for (const parts of rows) {
      const row = element("li");
      row.append(...parts);
      list.append(row);
    }
    this.detail.append(list);
  }

  // ---- what is selected

  show(selected, cycle) {
    const key = JSON.stringify([selected, cycle]);
    if (key === this.shown) return;
    this.shown = key;
    this.detail.textContent = "";
    if (selected.packet >= 0) this.showPacket(selected.packet);
    else if (selected.pe >= 0) this.showPe(selected.pe, cycle);
    else if (selected.line) this.showLine(selected.line, cycle);
    else this.showAll(cycle);
  }

  showPacket(i) {
    const r = this.recording, hex = number => `0x${number.toString(16).padStart(8, "0")}`;
    const what = r.type[i] === r.normal ? "" : r.object(r.address[i] % 2 ** 26);
    this.detail.append(element("h2", `packet: ${r.types[r.type[i]]}`));
    this.paragraph("from ", this.pe(r.source[i]), " to ", this.pe(r.pe[i]), ", sent at ", this.line(r.sent[i]));
    if (r.sender[i] >= 0) this.paragraph("by the thread ", r.named(r.sender[i]), ", begun by ", this.packet(r.sender[i]));
    this.paragraph("left ", this.cycle(r.left[i]), ", came ", this.cycle(r.came[i]), ", taken ", this.cycle(r.taken[i]),
      ", done ", this.cycle(r.end[i]));
    this.paragraph(`${grouped(r.flight[i])} cycles in the network, ${grouped(r.wait[i])} in the queue, ` +
      `${grouped(r.end[i] - r.taken[i])} of work`);
    const starts = { 0: "starts ", 1: "waits for its partner, to start ", 2: "asks for a ", 3: "served beside the thread: " };
    this.paragraph(starts[r.does[i]], r.does[i] === SERVICE ? "host service" : r.named(i), " at ", this.line(r.line[i]));
    this.paragraph(`address ${hex(r.address[i])}${what ? ` (${what})` : ""}, data ${hex(r.data[i])} = ${r.data[i] | 0}`);
  }

  showPe(pe, cycle) {
    const r = this.recording, i = r.running(pe, cycle), most = MOST_LISTED;
    this.detail.append(element("h2", `PE ${pe} in cycle ${grouped(cycle)}`));
    if (i < 0) this.paragraph("idle");
    else {
      this.paragraph(r.does[i] === SERVICE ? "host service for " : `${r.named(i)}, since cycle `,
        ...(r.does[i] === SERVICE ? [] : [this.cycle(r.taken[i])]), " at ", this.line(r.lineOf(i, cycle)),
        ", begun by ", this.packet(i), " of ", this.pe(r.source[i]));
    }
    const between = j => [this.packet(j), " of ", this.pe(r.source[j]), ", came ", this.cycle(r.came[j])];
    const queued = r.queued(pe, cycle), held = r.matching(pe, cycle);
    if (queued) this.list("queue", r.queue(pe, cycle, most).map(j => [...between(j), ` for ${r.named(j)}`]), queued);
    if (held) {
      this.list("matching store", r.store(pe, cycle, most).map(j => ["operand of ", this.pe(r.source[j]), " for ",
        goTo(r.named(j), () => this.page.select({ packet: j })), ", since ", this.cycle(r.taken[j])]), held);
    }
    const list = r.dispatched[pe], at = upTo(r.takenAt[pe], cycle);
    const last = Array.from(list.subarray(Math.max(0, at - most), at)).reverse();
    if (last.length) {
      this.list("taken last", last.map(j => [this.cycle(r.taken[j]), " ", this.packet(j), " of ", this.pe(r.source[j]),
        `: ${r.does[j] === SERVICE ? "host service" : r.named(j)}`]), at);
    }
    this.showMemory(list, at);
  }

  // The last accesses of packets to the PE's memory.
  showMemory(list, at) {
    const r = this.recording, found = [];
    for (let j = at - 1; j >= 0 && found.length < MOST_LISTED; j--) {
      const i = list[j], name = r.type[i] === r.normal || r.does[i] === SERVICE ? "" : r.object(r.address[i] % 2 ** 26);
      if (name) found.push([this.packet(i), ` ${name}: ${r.data[i] | 0}, sent at `, this.line(r.sent[i])]);
    }
    if (found.length) this.list("memory that packets accessed last", found, found.length);
  }

  showLine(key, cycle) {
    const r = this.recording, number = r.all.lines.findIndex(one => one.join("-") === key);
    const [file, line] = key.split("-");
    this.detail.append(element("h2", `${r.all.files[+file]}:${line}`));
    const here = this.page.at.get(key) || [];
    if (!here.length) this.paragraph(`no PE is at this line in cycle ${grouped(cycle)}`);
    else {
      const some = here.slice(0, 40).flatMap((pe, i) => [i ? ", " : "", this.pe(pe)]);
      this.paragraph(`here are ${here.length} of ${counted(r.all.pes, "PE")}: `, ...some, here.length > 40 ? " ..." : "");
    }
    if (number < 0) return;
    let sent = 0, far = 0, flight = 0, waited = 0;
    const goals = new Map();
    for (let i = 0; i < r.count; i++) {
      if (r.sent[i] !== number) continue;
      sent++;
      flight += r.flight[i];
      waited += r.wait[i];
      if (r.source[i] !== r.pe[i]) { far++; goals.set(r.pe[i], (goals.get(r.pe[i]) || 0) + 1); }
    }
    if (!sent) return;
    this.paragraph(`in the window: ${counted(sent, "packet")}, with replies, ${grouped(far)} to other PEs; on average ` +
      `${(flight / sent).toFixed(1)} cycles in the network, ${(waited / sent).toFixed(1)} in queues`);
    const top = [...goals].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 6);
    if (top.length) this.paragraph("most go to ", ...top.flatMap(([pe, n], i) => [i ? ", " : "", this.pe(pe), ` (${grouped(n)})`]));
    const found = [];
    for (let at = upTo(r.leftAt, cycle - 1); at < r.count && found.length < MOST_LISTED; at++) {
      const i = r.byLeft[at];
      if (r.sent[i] === number) found.push([this.cycle(r.left[i]), " ", this.packet(i), " of ", this.pe(r.source[i]), " to ", this.pe(r.pe[i])]);
    }
    if (found.length) this.list("its next packets", found, found.length);
  }

  showAll(cycle) {
    const r = this.recording;
    let busy = 0, queued = 0, at = -1, most = 0, held = 0;
    for (let pe = 0; pe < r.all.pes; pe++) {
      const own = r.queued(pe, cycle);
      busy += r.running(pe, cycle) >= 0;
      queued += own;
      held += r.matching(pe, cycle);
      if (own > most) [most, at] = [own, pe];
    }
    this.detail.append(element("h2", `cycle ${grouped(cycle)}`));
    this.paragraph(`${busy} of ${counted(r.all.pes, "PE")} busy; on their way: ${counted(r.flying(cycle).length, "packet")}; ` +
      `in queues: ${counted(queued, "packet")}; in matching stores: ${counted(held, "operand")}`);
    if (at >= 0) this.paragraph("longest queue: ", this.pe(at), ` with ${counted(most, "packet")}`);
    this.paragraph("A click on a packet, a PE or a line shows more.");
  }

  // ---- all PEs

  showPes(cycle, selected) {
    const r = this.recording, rows = [];
    for (let pe = 0; pe < r.all.pes; pe++) {
      rows.push([pe, r.queued(pe, cycle), r.matching(pe, cycle), r.running(pe, cycle)]);
    }
    if (rows.length > MOST_IN_TABLE) rows.sort((a, b) => b[1] - a[1] || a[0] - b[0]).length = MOST_IN_TABLE;
    const table = element("table"), head = table.createTHead().insertRow();
    for (const title of ["PE", "queue", "matching", "runs", "at"]) {
      const cell = element("th", title);
      cell.scope = "col";
      head.append(cell);
    }
    const body = table.createTBody();
    for (const [pe, queued, held, i] of rows) {
      const row = body.insertRow();
      if (selected.pe === pe) row.className = "held";
      row.insertCell().append(goTo(String(pe), () => this.page.select({ pe })));
      row.insertCell().textContent = queued || "";
      row.insertCell().textContent = held || "";
      const runs = i < 0 ? "" : r.does[i] === SERVICE ? "host service" : r.named(i);
      const name = row.insertCell(), at = row.insertCell();
      name.className = at.className = "text";
      name.textContent = runs;
      if (i >= 0) at.append(this.line(r.lineOf(i, cycle)));
    }
    this.table.replaceChildren(table);
  }

  // ---- traffic

  drawTraffic(panel) {
    if (!this.heat) return;
    const { groups, members } = this.recording.all.overview, cells = this.heat.traffic;
    const canvas = element("canvas"), pen = canvas.getContext("2d");
    canvas.id = "matrix";
    canvas.width = canvas.height = groups;
    const far = (_, i) => Math.floor(i / groups) !== i % groups || members > 1;
    const most = cells.reduce((a, b, i) => far(b, i) ? Math.max(a, b) : a, 1);
    const rgb = getComputedStyle(document.documentElement).getPropertyValue("--heat").split(",").map(Number);
    const picture = pen.createImageData(groups, groups);
    cells.forEach((one, i) => {
      const share = far(one, i) ? Math.log2(1 + one) / Math.log2(1 + most) : 0;
      picture.data.set([...rgb, 255 * share], 4 * i);
    });
    pen.putImageData(picture, 0, 0);
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", "packets by sender, from top to bottom, and receiver, from left to right");
    const name = group => members > 1 ? `PEs ${group * members} to ${(group + 1) * members - 1}` : `PE ${group}`;
    panel.append(element("p", "Packets between PEs in the whole run: senders from top to bottom, receivers from left to right."),
      canvas);
    const received = Array.from({ length: groups }, (_, to) =>
      cells.reduce((sum, one, i) => sum + (i % groups === to && far(one, i) ? one : 0), 0));
    const all = received.reduce((a, b) => a + b, 0);
    const order = received.map((_, i) => i).sort((a, b) => received[b] - received[a] || a - b).slice(0, 10);
    const list = element("ol");
    for (const to of order) {
      list.append(element("li", `to ${name(to)}: ${grouped(received[to])} packets, ` +
        `${(100 * received[to] / Math.max(1, all)).toFixed(1)} %`));
    }
    panel.append(element("p", `${grouped(all)} packets went to other ${members > 1 ? "groups of PEs" : "PEs"}. Most of them:`), list);
  }
}
