"use strict";
// What the pages of runs share: columns of numbers as emc/views/trace/columns.py packs them, and words.

const ARRAYS = { B: Uint8Array, H: Uint16Array, I: Uint32Array, d: Float64Array };

async function unpack(text) {
  const letters = atob(text.slice(1)), packed = new Uint8Array(letters.length);
  for (let i = 0; i < packed.length; i++) packed[i] = letters.charCodeAt(i); // Uint8Array.from takes ten times as long
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new ARRAYS[text[0]](await new Response(stream).arrayBuffer());
}

async function unpackAll(data, names) {
  const found = await Promise.all(names.map(name => unpack(data[name])));
  return Object.fromEntries(names.map((name, i) => [name, found[i]]));
}

// The number of elements that are at most `value`, in an array in order.
function upTo(sorted, value) {
  let low = 0, high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= value) low = middle + 1; else high = middle;
  }
  return low;
}

// The places of numbers in the order of their size; of equal ones in their own order. A sort that compares takes ten
// times as long as one of plain numbers, so the places are their last digits.
function ordered(numbers) {
  const count = numbers.length, order = new Int32Array(count), digits = 2 ** Math.ceil(Math.log2(count + 1));
  let least = Infinity, most = -Infinity;
  for (const one of numbers) {
    least = Math.min(least, one);
    most = Math.max(most, one);
  }
  if (!((most - least + 1) * digits < 2 ** 53)) {
    for (let i = 0; i < count; i++) order[i] = i;
    return order.sort((a, b) => numbers[a] - numbers[b] || a - b);
  }
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) keys[i] = (numbers[i] - least) * digits + i;
  keys.sort();
  for (let i = 0; i < count; i++) order[i] = keys[i] - Math.floor(keys[i] / digits) * digits;
  return order;
}

// The values at some places; Float64Array.from takes several times as long.
function picked(values, places) {
  const found = new Float64Array(places.length);
  for (let i = 0; i < found.length; i++) found[i] = values[places[i]];
  return found;
}

// Numbers put into groups: those of group g are order.subarray(first[g], first[g + 1]), and have the
// order that they have in `order`. group: of a number; if it is no group, the number is left out.
function inGroups(order, groups, group) {
  const first = new Int32Array(groups + 1);
  for (const one of order) {
    const g = group(one);
    if (g >= 0 && g < groups) first[g + 1]++;
  }
  for (let g = 0; g < groups; g++) first[g + 1] += first[g];
  const next = first.slice(), found = new Int32Array(first[groups]);
  for (const one of order) {
    const g = group(one);
    if (g >= 0 && g < groups) found[next[g]++] = one;
  }
  return { order: found, first };
}

function grouped(number) {
  return Math.round(number).toLocaleString("en-US");
}

function element(name, text, classes) {
  const one = document.createElement(name);
  if (text !== undefined) one.textContent = text;
  if (classes) one.className = classes;
  return one;
}

// A number with its noun: `1 packet`, `2 packets`.
function counted(number, noun) {
  return `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
}

// A button in running text that selects something.
function goTo(text, act) {
  const one = element("button", text, "go");
  one.type = "button";
  one.addEventListener("click", act);
  return one;
}

// A name that fits into so many characters: its end is cut, not the line number.
function shortened(name, most) {
  const at = name.lastIndexOf(":") < 0 ? name.length : name.lastIndexOf(":");
  const plain = name.slice(0, at), line = name.slice(at);
  return name.length <= Math.max(3, most) ? name : `${plain.slice(0, Math.max(1, most - line.length - 1))}…${line}`;
}

// Sets up the link to the playground, if the page has one. moment: what the page shows now: {view, cycle, pe, line}.
function offerPlayground(link, moment) {
  const one = document.getElementById("playground");
  if (!link) return;
  one.hidden = false;
  one.href = link;
  const aim = () => { one.href = `${link}&${new URLSearchParams(Object.entries(moment()).filter(([, value]) => value !== "" && value !== -1))}`; };
  for (const event of ["focus", "pointerenter", "click"]) one.addEventListener(event, aim);
}
