"use strict";
// Lights what belongs together: elements that name the same source lines in data-l. Nothing is loaded; the address keeps
// the tab and the line.
(() => {
  const source = document.getElementById("source");
  const tabs = [...document.querySelectorAll("[role=tab]")];
  const panels = tabs.map(tab => document.getElementById(tab.getAttribute("aria-controls")));
  const files = JSON.parse(document.getElementById("files").textContent);
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
    for (const row of root.querySelectorAll(".row[data-l]")) row.tabIndex = -1;
    for (const pane of document.querySelectorAll(".rows")) {
      const first = pane.querySelector(".row[data-l]");
      if (first) first.tabIndex = 0;
    }
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
    if (!element) return tellFrames();
    const panes = [source, ...document.querySelectorAll("[role=tabpanel]:not([hidden]) .half")];
    for (const pane of panes.filter(one => !one.contains(element))) {
      const goal = held.find(one => pane.contains(one));
      if (goal) bring(goal, pane);
    }
    tellFrames();
  }

  // ---- time lines, each in a frame: a slice lights its lines here, a line that is held its slices there

  function tellFrames() {
    const places = held.filter(one => source.contains(one)).map(one => {
      const [file, line] = one.dataset.l.split("-");
      return `${files[file]}:${line}`;
    });
    for (const frame of document.querySelectorAll("iframe")) frame.contentWindow.postMessage({ lines: places }, "*");
  }

  addEventListener("message", event => {
    if (![...document.querySelectorAll("iframe")].some(one => one.contentWindow === event.source)) return;
    if (event.data.ready) tellFrames();
    const place = event.data.line, at = place?.lastIndexOf(":");
    if (!place) return;
    const row = lineAt(`${files.indexOf(place.slice(0, at))}-${place.slice(at + 1)}`);
    if (!row) return;
    light(row);
    bring(row, source);
  });

  function lineAt(key) {
    return (byKey.get(key) || []).find(one => source.contains(one) && one.classList.contains("row"));
  }

  // ---- the address

  function keep() {
    if (location.protocol === "about:") return; // a frame in a notebook has no address
    const tab = tabs.find(one => one.getAttribute("aria-selected") === "true").id.slice(4);
    const line = pinned && source.contains(pinned) ? `&line=${pinned.dataset.l}` : "";
    history.replaceState(null, "", `#tab=${tab}${line}`);
  }

  function read() {
    const words = new URLSearchParams(location.hash.slice(1));
    const tab = tabs.find(one => one.id === `tab-${words.get("tab")}`), row = lineAt(words.get("line") || "");
    if (tab) open(tab);
    if (!row) return;
    hold(row);
    bring(row, source);
    keep();
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

  // ---- what is made when it is first wanted

  // LLVM text gets its colours here.
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

  // Makes what a panel has as data; false: nothing.
  function unfold(panel) {
    const later = panel.querySelector("script.later");
    if (later) panel.innerHTML = JSON.parse(later.textContent);
    const late = [...panel.querySelectorAll("script.late")];
    for (const data of late) {
      if (data.classList.contains("frame")) frame(data); else rows(data);
      data.remove();
    }
    if (!later && !late.length) return false;
    index(panel);
    if (pinned) hold(pinned);
    return true;
  }

  function frame(data) {
    const one = document.createElement("iframe");
    one.title = data.dataset.title;
    one.srcdoc = JSON.parse(data.textContent);
    data.parentElement.append(one);
  }

  function rows(data) {
    const half = data.parentElement;
    half.classList.add("long");
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
      half.append(section);
      if (data.classList.contains("llvm")) seen.observe(section);
    }
  }

  function open(tab) {
    tabs.forEach((one, i) => {
      one.setAttribute("aria-selected", String(one === tab));
      one.tabIndex = one === tab ? 0 : -1;
      panels[i].hidden = one !== tab;
    });
    unfold(panels[tabs.indexOf(tab)]);
    if (pinned && document.contains(pinned) && source.contains(pinned)) hold(pinned);
    keep();
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
    if (event.target.closest(".profile a")) event.preventDefault();
    if (tab) open(tab);
    else if (element) {
      hold(element === pinned ? null : element);
      keep();
    }
  });
  document.addEventListener("keydown", event => {
    const tab = event.target.closest("[role=tab]"), row = event.target.closest(".row[data-l]");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      hold(null);
      keep();
    } else if (/^[1-9]$/.test(event.key) && tabs[event.key - 1]) {
      tabs[event.key - 1].focus();
      open(tabs[event.key - 1]);
    } else if (tab) {
      const last = tabs.length - 1, here = tabs.indexOf(tab);
      const to = { ArrowRight: here === last ? 0 : here + 1, ArrowLeft: here ? here - 1 : last, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      tabs[to].focus();
      open(tabs[to]);
    } else if (row && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      walk(row, event.key === "ArrowDown" ? 1 : -1);
    } else if (row && event.key === "Enter") {
      hold(row);
      keep();
    }
  });

  index(source);
  for (const panel of panels.filter(one => !one.hidden)) if (!unfold(panel)) index(panel);
  read();
  addEventListener("hashchange", read);
})();
