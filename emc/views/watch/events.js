"use strict";
// What the reader does: clicks, fields, keys.

function listen(page) {
  const on = (name, event, act) => page.element(name).addEventListener(event, act);
  on("play", "click", () => page.playing ? page.pause() : page.play());
  on("step", "click", () => page.step(1));
  on("back", "click", () => page.step(-1));
  on("speed", "input", () => page.setSpeed());
  on("slider", "input", event => { page.pause(); page.go(page.data.first + +event.target.value); });
  on("cycle", "change", event => {
    const wanted = Number(event.target.value.replace(/[^0-9]/g, ""));
    event.target.blur();
    page.pause();
    page.go(wanted);
  });
  on("what", "change", event => { page.heat?.show(event.target.value); page.scale(); page.show(false); });
  on("copy", "click", () => navigator.clipboard?.writeText(page.element("command").textContent));
  on("board", "click", event => {
    const box = event.target.getBoundingClientRect();
    page.select(page.board.at(event.clientX - box.left, event.clientY - box.top));
  });
  on("heat", "click", event => {
    const box = event.target.getBoundingClientRect(), cycle = page.heat.cycleAt(event.clientX - box.left);
    page.pause();
    page.stretch(Math.floor(cycle / page.data.overview.width));
    if (page.element("other").hidden) page.go(cycle);
  });
  on("source", "click", event => {
    const row = event.target.closest(".row");
    if (row) page.select(row.dataset.l === page.selected.line ? {} : { line: row.dataset.l });
  });
  for (const tab of document.querySelectorAll("[role=tab]")) tab.addEventListener("click", () => page.tab(tab));
  document.addEventListener("keydown", event => key(page, event));
  addEventListener("resize", () => page.fit());
  addEventListener("hashchange", () => page.open());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => page.fit());
}

function key(page, event) {
  const here = event.target, typing = here.matches("input, select"), tab = here.closest("[role=tab]");
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const way = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
  const sideways = event.key === "ArrowRight" || event.key === "ArrowLeft";
  if (here.id === "cycle" && event.key === "Enter") here.blur();
  else if (event.key === "Escape") page.select({});
  else if (typing) return;
  else if (tab && sideways) {
    const tabs = [...document.querySelectorAll("[role=tab]")];
    const next = tabs[(tabs.indexOf(tab) + way + tabs.length) % tabs.length];
    next.focus();
    page.tab(next);
  } else if (here.id === "heat" && way) page.stretch(Math.max(0, page.heat.stretch + (sideways ? way : 0)));
  else if (here.id === "board" && way && !sideways) {
    page.select({ pe: (page.selected.pe + way + page.data.pes) % page.data.pes });
  } else if (sideways && event.shiftKey) {
    page.pause();
    page.go(Math.floor(page.cycle) + way);
  } else if (sideways) page.step(way);
  else if (event.key === " " && here.tagName !== "BUTTON" && here.tagName !== "SUMMARY") page.playing ? page.pause() : page.play();
  else if (event.key === "Home") page.go(page.data.first);
  else if (event.key === "End") page.go(page.data.last);
  else if (event.key === "+" || event.key === "=") page.faster(2);
  else if (event.key === "-") page.faster(-2);
  else return;
  event.preventDefault();
}
