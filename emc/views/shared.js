"use strict";
// What the pages of runs share: columns of numbers as emc/views/trace/columns.py packs them, and words.

const ARRAYS = { B: Uint8Array, H: Uint16Array, I: Uint32Array, d: Float64Array };

async function unpack(text) {
  const packed = Uint8Array.from(atob(text.slice(1)), one => one.charCodeAt(0));
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
