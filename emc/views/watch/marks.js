"use strict";
// Marks of packets: a shape and a colour for each type.

const MARKS = 8; // shapes, each with its colour; the last one is for all other types

// A mark for a type of packets, so that colour is not needed to tell them apart.
function mark(pen, number, x, y, r) {
  const corners = { 1: [4, Math.PI / 4], 2: [3, -Math.PI / 2], 3: [4, 0], 4: [3, Math.PI / 2], 7: [6, 0] }[number];
  pen.beginPath();
  if (number === 5 || number === 6) {
    const turn = number === 6 ? Math.PI / 4 : 0;
    for (let i = 0; i < 4; i++) {
      const angle = turn + i * Math.PI / 2;
      pen.moveTo(x, y);
      pen.lineTo(x + 1.3 * r * Math.cos(angle), y + 1.3 * r * Math.sin(angle));
    }
    pen.lineWidth = r * 0.7;
    pen.strokeStyle = pen.fillStyle;
    pen.stroke();
    return;
  }
  if (!corners) pen.arc(x, y, r, 0, 2 * Math.PI);
  else {
    for (let i = 0; i < corners[0]; i++) {
      const angle = corners[1] + i * 2 * Math.PI / corners[0];
      pen.lineTo(x + 1.25 * r * Math.cos(angle), y + 1.25 * r * Math.sin(angle));
    }
    pen.closePath();
  }
  pen.fill();
}
