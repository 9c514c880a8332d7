"use strict";
// Lights what belongs together: elements that name the same source lines in data-l. Nothing is loaded, nothing is kept.
(() => {
  const source = document.getElementById("source");
  const tabs = [...document.querySelectorAll("[role=tab]")];
  const panels = tabs.map(tab => document.getElementById(tab.getAttribute("aria-controls")));
  const byKey = new Map(); // source line -> elements that come of it, or are it
  let lit = [], held = [], pinned = null;

  const keysOf = element => element.dataset.l.split(" ");

  function index(root) {
    for (const element of root.querySelectorAll("[data-l]")) {
      for (const key of keysOf(element)) {
        if (!byKey.has(key)) byKey.set(key, []);
        byKey.get(key).push(element);
      }
    }
    const first = root.querySelector(".row[data-l]");
    for (const row of root.querySelectorAll(".row[data-l]")) row.tabIndex = row === first ? 0 : -1;
  }

  // A source line goes with all that comes of it. A line of a stage goes with its source lines, and with those elements
  // of stages that come of just the same; nodes of graphs come of many lines, and go with each.
  function together(element) {
    const many = source.contains(element) || !element.classList.contains("row");
    const found = new Set([element]);
    for (const key of keysOf(element)) {
      for (const other of byKey.get(key) || []) {
        const wide = source.contains(other) || !other.classList.contains("row");
        if (many || wide || other.dataset.l === element.dataset.l) found.add(other);
      }
    }
    return [...found];
  }

  function light(element) {
    for (const one of lit) one.classList.remove("lit");
    lit = element ? together(element) : [];
    for (const one of lit) one.classList.add("lit");
  }

  function hold(element) {
    for (const one of held) one.classList.remove("held");
    pinned = element;
    held = element ? together(element) : [];
    for (const one of held) one.classList.add("held");
    light(element);
    if (!element) return;
    const here = source.contains(element) ? source : panels.find(panel => panel.contains(element));
    const there = here === source ? panels.find(panel => !panel.hidden) : source;
    const goal = held.find(one => there.contains(one));
    if (goal) bring(goal, there);
  }

  // Scrolls a pane so that the element is seen: rows start at the left, whatever their length.
  function bring(element, pane) {
    const box = element.getBoundingClientRect(), room = pane.getBoundingClientRect();
    if (box.top < room.top || box.bottom > room.bottom) {
      pane.scrollTop += box.top - room.top - room.height / 3;
    }
    if (!element.classList.contains("row") && (box.left < room.left || box.right > room.right)) {
      pane.scrollLeft += box.left - room.left - room.width / 3;
    }
  }

  // LLVM text is made into lines when it is first wanted.
  const PARTS = /(;.*)|("(?:[^"\\]|\\.)*")|([%@][\w.$]+)|\b(i\d+|ptr|float|double|void|label)\b|\b(-?\d[\w.]*)\b|\b(define|declare|store|load|br|switch|ret|call|add|sub|mul|icmp|getelementptr|zext|sext|trunc|select|or|and|shl|lshr|ashr|alloca|xor)\b/g;
  const KINDS = ["", "comment", "text", "name", "type", "number", "word"];

  function colour(code, text) {
    let at = 0;
    for (const match of text.matchAll(PARTS)) {
      const kind = KINDS[match.findIndex((part, i) => i > 0 && part !== undefined)];
      code.append(text.slice(at, match.index));
      const part = document.createElement("s");
      part.className = kind;
      part.textContent = match[0];
      code.append(part);
      at = match.index + match[0].length;
    }
    code.append(text.slice(at));
  }

  // Of a long text only the parts that come into view get their colours.
  const seen = new IntersectionObserver(entries => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      seen.unobserve(entry.target);
      for (const code of entry.target.querySelectorAll("code")) {
        const text = code.textContent;
        code.textContent = "";
        colour(code, text);
      }
    }
  });

  function unfold(panel) {
    const data = panel.querySelector("script.late");
    if (!data) return;
    for (const part of JSON.parse(data.textContent)) {
      const section = document.createElement("section");
      for (const [text, keys] of part) {
        const row = document.createElement("div"), code = document.createElement("code");
        row.className = "row";
        if (keys) row.dataset.l = keys;
        code.textContent = text;
        row.append(code);
        section.append(row);
      }
      section.style.containIntrinsicHeight = `auto ${part.length * 1.5}em`;
      panel.append(section);
      seen.observe(section);
    }
    data.remove();
    index(panel);
    if (pinned) hold(pinned);
  }

  function open(tab) {
    tabs.forEach((one, i) => {
      one.setAttribute("aria-selected", String(one === tab));
      one.tabIndex = one === tab ? 0 : -1;
      panels[i].hidden = one !== tab;
    });
    unfold(panels[tabs.indexOf(tab)]);
    if (pinned && document.contains(pinned) && source.contains(pinned)) hold(pinned);
  }

  function walk(row, way) {
    const rows = [...row.closest(".rows").querySelectorAll(".row[data-l]")].filter(one => one.offsetParent);
    const next = rows[rows.indexOf(row) + way];
    if (!next) return;
    row.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  const coupled = event => event.target instanceof Element ? event.target.closest("[data-l]") : null;
  document.addEventListener("mouseover", event => {
    const element = coupled(event);
    if (element) light(element);
    else if (!event.target.closest(".pane")) light(pinned);
  });
  document.addEventListener("mouseleave", () => light(pinned));
  document.addEventListener("focusin", event => { if (coupled(event)) light(coupled(event)); });
  document.addEventListener("click", event => {
    const tab = event.target.closest("[role=tab]"), element = coupled(event);
    if (tab) open(tab);
    else if (element) hold(element === pinned ? null : element);
  });
  document.addEventListener("keydown", event => {
    const tab = event.target.closest("[role=tab]"), row = event.target.closest(".row[data-l]");
    if (event.key === "Escape") hold(null);
    else if (tab) {
      const last = tabs.length - 1, here = tabs.indexOf(tab);
      const to = { ArrowRight: here === last ? 0 : here + 1, ArrowLeft: here ? here - 1 : last, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      tabs[to].focus();
      open(tabs[to]);
    } else if (row && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      walk(row, event.key === "ArrowDown" ? 1 : -1);
    } else if (row && event.key === "Enter") hold(row);
  });

  index(document);
  for (const [i, tab] of tabs.entries()) if (tab.getAttribute("aria-selected") === "true") unfold(panels[i]);
  for (const pane of [source, ...panels]) {
    const first = pane.querySelector(".row[data-l]");
    if (first) first.tabIndex = 0;
  }
})();
