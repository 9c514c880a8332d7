// The page: what the reader has in the editor, the two workers, and what each button does.

import { config } from "./config.js";
import { codeMirror, PlainEditor } from "./editor.js";
import { Guide } from "./library.js";
import { address, asked } from "./link.js";
import { Machine, Stopped } from "./machine.js";
import { Output } from "./output.js";
import { Prompt } from "./prompt.js";
import { forget, keep, kept, names, trouble } from "./store.js";
import { FRAMES, Panels } from "./views.js";

const $ = id => document.getElementById(id);
const SCRATCH = "hello", MINE = "mine ", SOON = 300; // milliseconds without a key, after which the program is checked
const TEXTS = ["pes", "machine", "arguments", "memory", "more", "stdin"]; // options that are texts
const ONE_PROGRAM = { files: [{ name: "hello.emc", text: config.program }], pes: config.pes };

// ---- the project: files and options

// edited: whether this tab has changed it, and so keeps it; serial: another number for each project that is opened
const project = { name: SCRATCH, original: ONE_PROGRAM, files: [], at: 0, states: new Map(), edited: false, serial: 0 };
let editor, key = "";

function options() {
  const found = Object.fromEntries(TEXTS.map(name => [name, $(name).value]));
  const most = $("maxCycles").value.replace(/[\s,_]/g, "");
  return {
    ...found, machine: found.machine === "em4" ? "" : found.machine, level: numberOr($("level").value), check: $("check-accesses").checked,
    races: $("races").checked, maxCycles: numberOr(most || "0"),
  };
}

// A number, or the text if it is none: emc says what is wrong with it.
const numberOr = text => /^\d{1,15}$/.test(text) ? Number(text) : text;

// Sets a field. A list gets an entry for a value that it lacks, so that emc and not the page decides about it.
function setField(name, value) {
  const field = $(name);
  if (field.options && ![...field.options].some(one => one.value === value)) field.add(new Option(value, value));
  field.value = value;
}

function setOptions(given) {
  for (const name of TEXTS) setField(name, String(given[name] || (name === "machine" ? "em4" : "")));
  setField("level", String(given.level ?? 1));
  $("check-accesses").checked = given.check === true;
  $("races").checked = given.races === true;
  $("maxCycles").value = given.maxCycles ? String(given.maxCycles) : "";
  const more = ["memory", "more", "stdin", "maxCycles", "check", "races"].some(name => given[name]) || (given.level ?? 1) !== 1;
  $("more-options").open ||= more;
}

function program() {
  if (project.files[project.at] && editor) project.files[project.at].text = editor.text;
  return { files: project.files, ...options() };
}

const NAME = /^\w[\w.+-]{0,99}$/; // of a file, as emc takes it
const isProgram = name => /\.(emc|c|emir)$/.test(name);

// Whether a run needs more than a first program does: the second pack.
function isWhole({ level, check, races, machine, memory, files }) {
  return level !== 1 || check || races || !!machine || !!memory || project.name.startsWith("program ") ||
    files.some(file => !isProgram(file.name) || file.name.endsWith(".emir"));
}

// Opens a project: as it was last edited here, or else as it is given. What runs of another one is stopped.
function load(name, given) {
  save();
  drop();
  const wanted = kept(name)?.program ?? given;
  Object.assign(project, { name, original: given, files: wanted.files.map(file => ({ ...file })), at: 0, states: new Map(), edited: false });
  project.serial += 1;
  setOptions(wanted);
  showFile(0, true);
  keep("last", { name, original: given });
  output.clear();
  showFaults([]);
  $("reset").hidden = !kept(name);
  changed();
}

// Keeps what this tab has edited.
function save() {
  if (!project.edited) return;
  const now = program(), same = JSON.stringify(now) === JSON.stringify(normal(project.original));
  $("reset").hidden = same;
  if (same && !project.name.startsWith(MINE)) forget(project.name);
  else keep(project.name, { program: now, original: project.original });
}

// An original program with all options that it leaves out.
function normal(given) {
  const none = Object.fromEntries(TEXTS.map(name => [name, ""]));
  const { files, ...rest } = given;
  return { files, ...none, level: 1, check: false, races: false, maxCycles: 0, ...rest };
}

// ---- files

function showFile(number, fresh = false) {
  if (!fresh && project.files[project.at]) {
    project.files[project.at].text = editor.text;
    project.states.set(project.files[project.at].name, editor.state());
  }
  project.at = number;
  const file = project.files[number], state = project.states.get(file.name);
  if (state) editor.restore(state); else editor.text = file.text;
  drawFiles();
  diagnose();
}

function drawFiles() {
  const several = project.files.length > 1;
  $("files").replaceChildren(...project.files.flatMap((file, i) => {
    const one = Object.assign(document.createElement("button"), { type: "button", textContent: file.name });
    one.setAttribute("aria-pressed", String(i === project.at));
    one.addEventListener("click", () => i === project.at ? rename(i) : showFile(i));
    one.title = i === project.at ? "rename" : "";
    if (!several || i !== project.at) return [one];
    const gone = Object.assign(document.createElement("button"), { type: "button", textContent: "×" });
    gone.setAttribute("aria-label", `remove ${file.name}`);
    gone.addEventListener("click", () => remove(i));
    return [one, gone];
  }));
}

function fileName(text, old) {
  const name = prompt(text, old)?.trim();
  if (!name || name === old) return null;
  const bad = !NAME.test(name) ? "use letters, digits, `.`, `-` and `_`" :
    project.files.some(file => file.name === name) ? "there is such a file" : "";
  if (bad) say(`${name} can't be a file's name: ${bad}`);
  return bad ? null : name;
}

function rename(number) {
  const name = fileName("The file's new name (programs end in .emc, headers in .h)", project.files[number].name);
  if (!name) return;
  project.states.delete(project.files[number].name);
  project.files[number].name = name;
  drawFiles();
  touched();
}

function add() {
  const name = fileName("The new file's name (programs end in .emc, headers in .h)", "more.h");
  if (!name) return;
  project.files.push({ name, text: "" });
  showFile(project.files.length - 1);
  touched();
}

function remove(number) {
  if (!confirm(`Remove ${project.files[number].name}?`)) return;
  project.states.delete(project.files[number].name);
  project.files.splice(number, 1);
  project.at = Math.min(project.at, project.files.length - 1);
  showFile(project.at, true);
  touched();
}

function go(file, line, column) {
  const number = project.files.findIndex(one => one.name === file);
  if (number < 0) return;
  if (number !== project.at) showFile(number);
  editor.go(line, column);
}

const knows = name => project.files.some(file => file.name === name);

// ---- what the worker says

const links = { knows, go, explain: name => guide.explain(name) };
const output = new Output($("output"), links);
let talking = false; // whether the call that runs is one of the prompt
const state = text => $("state").textContent = text;
const say = text => { output.say(text); if (panels.current !== "output") state(text.split("\n")[0]); };
trouble.tell = say;

function hear(kind, text) {
  if (kind === "progress") return progress(...JSON.parse(text));
  if (kind === "loaded") return document.body.dataset.ready || state(`Loading: ${(Number(text) / 1e6).toFixed(1)} of ${(config.total / 1e6).toFixed(1)} MB`);
  if (kind === "state") return state(text);
  if (kind === "starting") return state("Starting Python");
  if (["ready", "later", "failed"].includes(kind)) return undefined;
  if (asking?.mute) return undefined;
  return talking ? prompted.hear(kind, text) : output.add(kind, kind === "say" ? `${text}\n` : text);
}

function progress(cycle, packets) {
  const before = last.get(JSON.stringify(program())), most = before ?? options().maxCycles;
  const share = most > 0 && cycle <= most ? ` (${Math.floor(100 * cycle / most)} % of the ${before ? "last run" : "limit"})` : "";
  state(`Running: ${cycle.toLocaleString("en-US")} cycles${share}, ${packets.toLocaleString("en-US")} packets`);
}

const machine = new Machine(hear);
const checker = new Machine(kind => kind === "failed" && (checked.off = true), true);
const last = new Map(); // cycles of programs that ran to their end

async function begin() {
  try {
    await machine.start();
    if (!machine.busy) state("Ready");
    document.body.dataset.ready = "yes";
    return true;
  } catch (error) {
    state("emc could not be loaded");
    output.say(`emc could not be loaded: ${error.message}\nCheck your connection, and press Run to try again. ` +
      (navigator.onLine === false ? "You are offline, and the page has not been kept here before. " : "") +
      "Without a network, `emc playground --vendor DIR` makes a page that needs none.");
    return false;
  }
}

// job: the latest call; asking: the one that the worker is at. dropped: it is not wanted any more; mute: nor is what it
// says, or its answer.
let job = null, asking = null;

// Ends all calls, for a newer one or for another project.
function drop() {
  for (const one of [job, asking]) if (one) one.dropped = one.mute = true;
  if (machine.busy) stop();
}

// Calls the desk in the worker that runs programs. A newer call stops an older one, unless it is `polite`: then it waits.
// Resolves to {} if it did not come to an answer.
function call(name, values, { whole = false, doing = "Running", polite = false, prompt: ofPrompt = false } = {}) {
  const before = job, mine = { quiet: name === "again" };
  if (before && !polite && !(before.quiet && !machine.buffer)) drop();
  job = mine;
  mine.done = (async () => {
    if (before) {
      if (polite && !before.quiet) state("Waiting for the run that goes on: Stop ends it");
      await before.done;
    }
    $("stop").disabled = false;
    talking = ofPrompt;
    try {
      if (mine.dropped || !await begin() || mine.dropped) return {};
      state(doing);
      asking = mine;
      const answer = await machine.ask(name, values, whole);
      if (mine.mute) return {};
      state(answer.stopped ? "Stopped" : "Ready");
      return answer;
    } catch (error) {
      if (!(error instanceof Stopped)) (ofPrompt ? prompted.output : output).say(error.message);
      state(error instanceof Stopped ? "Stopped" : "Ready");
      return {};
    } finally {
      if (asking === mine) asking = null;
      if (job === mine) {
        job = null;
        $("stop").disabled = true;
      }
      if (document.body.dataset.ready) background();
    }
  })();
  return mine.done;
}

async function stop() {
  if (job && !machine.busy) {
    job.dropped = true;
    state("Stopped");
    return;
  }
  const lost = await machine.stop();
  if (!lost) return;
  const used = prompted.output.place.textContent !== "";
  (talking ? prompted.output : output).say(`stopped; the worker was ended for it${used ? ", so the prompt's live machine is lost" : ""}`);
  begin();
}

async function run() {
  const wanted = program(), words = JSON.stringify(wanted), whole = isWhole(wanted), { serial } = project;
  output.clear();
  panels.open("output");
  save();
  const done = await call("run", [words], { whole });
  if (serial !== project.serial || !Object.keys(done).length) return;
  output.draw();
  if (done.faults) showFaults(done.faults);
  for (const file of done.written ?? []) offer(file);
  if (done.cycles && !done.trap) last.set(words, done.cycles);
  const figures = `${done.cycles?.toLocaleString("en-US")} cycles, ${done.packets?.toLocaleString("en-US")} packets`;
  if (done.cycles !== undefined) state(figures);
  document.body.dataset.runs = String(Number(document.body.dataset.runs ?? 0) + 1);
  if (!done.again) return;
  const found = await call("again", [words], { doing: "Looking for races" });
  if (serial !== project.serial) return;
  if (found.faults) state(figures);
  if (found.faults?.length) showFaults([...done.faults, ...found.faults]);
}

// A file that the program has written: a button makes it one of the project's.
function offer({ name, text, size }) {
  output.fresh();
  output.draw();
  const one = Object.assign(document.createElement("button"), { type: "button", textContent: `open ${name}` });
  one.addEventListener("click", () => {
    if (!knows(name)) project.files.push({ name, text });
    const number = project.files.findIndex(file => file.name === name);
    project.states.delete(name);
    if (number !== project.at) showFile(number);
    editor.text = text;
    touched();
  });
  const line = Object.assign(document.createElement("span"), { className: "say", textContent: `the program has written ${name}, ${size.toLocaleString("en-US")} bytes ` });
  if (text !== null && NAME.test(name)) line.append(one);
  line.append("\n");
  output.place.append(line);
}

async function explore() {
  output.clear();
  panels.open("output");
  await call("explore", [JSON.stringify(program())], { whole: true, doing: "Trying other schedules" });
}

// ---- diagnostics, in a worker of their own

const checked = { due: 0, busy: false, again: false, faults: [], off: false };

// The reader has changed the program or its options.
function touched() {
  project.edited = true;
  if (location.hash) history.replaceState(null, "", location.href.split("#")[0]); // a reload shows the edits
  save();
  changed();
}

function changed() {
  key = "";
  panels.outdate();
  clearTimeout(checked.due);
  checked.due = setTimeout(check, SOON);
}

async function check() {
  if (checked.off || !checked.begun) return;
  if (checked.busy) {
    checked.again = true;
    return;
  }
  checked.busy = true;
  const wanted = program(), words = JSON.stringify(wanted);
  try {
    const found = await checker.ask("check", [words], isWhole(wanted));
    if (words === JSON.stringify(program()) && found.faults) showFaults(found.faults);
  } catch {
    // the run says the same, with more words
  }
  checked.busy = false;
  document.body.dataset.checks = String(Number(document.body.dataset.checks ?? 0) + 1);
  if (checked.again) {
    checked.again = false;
    check();
  }
}

function showFaults(faults) {
  checked.faults = faults;
  diagnose();
  const rows = faults.map(fault => {
    const row = document.createElement("li"), where = document.createElement("button"), code = document.createElement("button");
    Object.assign(where, { type: "button", className: "at", textContent: `${fault.file}:${fault.line}` });
    where.addEventListener("click", () => go(fault.file, fault.line, fault.column));
    Object.assign(code, { type: "button", className: "at", textContent: fault.code });
    code.setAttribute("aria-label", `explain ${fault.code}`);
    code.addEventListener("click", () => guide.explain(fault.code));
    const kind = Object.assign(document.createElement("b"), { className: fault.kind, textContent: fault.kind });
    row.append(where, " ", kind, `: ${fault.text} `, code);
    if (fault.hint) row.append(Object.assign(document.createElement("span"), { className: "hint", textContent: fault.hint }));
    return row;
  });
  const list = document.createElement("ul");
  list.append(...rows);
  $("faults").replaceChildren(...(rows.length ? [list] : []));
  $("faults").hidden = !rows.length;
}

function diagnose() {
  const name = project.files[project.at]?.name;
  editor?.diagnose(checked.faults.filter(fault => fault.file === name));
}

// What can wait until the first program has run: the second pack, diagnostics, the snapshot, the offline copy.
function background() {
  if (checked.begun) return;
  checked.begun = true;
  machine.prepare().catch(() => {});
  checker.start().then(() => {
    document.body.dataset.checker = "yes";
    check();
    offline();
  }).catch(() => offline());
}

async function offline() {
  if (!navigator.serviceWorker) return;
  const ready = await navigator.serviceWorker.ready;
  ready.active?.postMessage("keep everything");
}

// ---- views, the prompt, exercises

const panels = new Panels({
  program: () => key ||= JSON.stringify(program()),
  opened: name => {
    if (name === "prompt") $("line").focus({ preventScroll: true });
  },
  make: async (name, cycle) => {
    output.fresh();
    return call("view", [name, JSON.stringify(program()), cycle], { whole: true, polite: true, doing: name === "ir" ? "Compiling" : "Recording a run" });
  },
});

// A program for a session, which needs none.
const enough = given => given.files.some(file => isProgram(file.name) && file.text.trim())
  ? given : { ...given, files: [{ name: "session.emc", text: "int main(void) { return 0; }" }] };

const prompted = new Prompt({
  enter: text => call("prompt", [JSON.stringify(enough(program())), text], { whole: true, polite: true, prompt: true }),
  restart: () => machine.started && call("restart", [], { polite: true, prompt: true }),
  ...links,
});
$("load-program").addEventListener("click", () => {
  const name = program().files.find(file => isProgram(file.name))?.name;
  if (name) prompted.take(`:load ${name}`);
});

const guide = new Guide({
  load: (name, given) => load(name, given),
  open: name => panels.open(name),
  tell: say,
  mine: () => names().filter(name => name !== "last").map(name => [name, kept(name)]),
  isOpen: name => project.name === name,
  check: number => call("exercise", [number, JSON.stringify(program())], { whole: true, doing: "Checking" }),
});

// ---- links

async function share() {
  const plain = !project.edited && !kept(project.name) && /^(program|exercise|tutorial) /.test(project.name);
  const name = project.name.replace(/^program |\.\d+$/g, ""), moment = panels.moment();
  const text = plain && !moment.view ? `${location.href.split("#")[0]}#${new URLSearchParams({ open: name })}` : await address(program(), moment);
  $("link-text").value = text;
  $("link-about").textContent = (plain && !moment.view ? "This address opens this part of the playground." :
    "This address holds the program, its options, and the moment that an open view shows. It runs nothing but that view.") +
    ` It has ${text.length.toLocaleString("en-US")} characters` +
    (text.length > 8000 ? ", which some programs cut off: send the files instead." : ".");
  $("copied").textContent = "";
  $("link").showModal();
  $("link-text").select();
}

// A name for a link's program: edits of it are kept by that name, and do not hide what the link holds.
function linkName(code) {
  let hash = 0;
  for (let i = 0; i < code.length; i++) hash = (Math.imul(hash, 31) + code.charCodeAt(i)) | 0;
  const name = `link ${(hash >>> 0).toString(36)}-${code.length}`;
  for (let number = 1; ; number++) if (!kept(`${name}-${number}`)) return `${name}-${number}`;
}

// Opens what the address asks for. Resolves to whether it asked for something.
async function openLink() {
  let wanted;
  try {
    wanted = await asked(location.hash);
    if (!wanted) return false;
    if (wanted.program) load(linkName(wanted.code), normal(wanted.program));
    else await guide.named(wanted.open);
  } catch (error) {
    if (!project.files.length) loadLast();
    say(`this link can't be opened: ${error.message}`);
    return true;
  }
  if (FRAMES.includes(wanted.view)) panels.open(wanted.view, wanted);
  return true;
}

// What was open before: a step of the tutorial or an exercise with its text, too.
function loadLast() {
  const before = kept("last"), name = before?.name ?? SCRATCH;
  load(name, before?.original ?? ONE_PROGRAM);
  if (/^(exercise|tutorial) /.test(name)) guide.text(name);
}

// ---- start

editor = new PlainEditor($("editor"), touched);
for (const [id, act] of [["run", run], ["stop", stop], ["share", share], ["add", add], ["explore", explore]]) $(id).addEventListener("click", act);
$("reset").addEventListener("click", () => {
  if (!confirm("Go back to the program as it was?")) return;
  forget(project.name);
  project.edited = false;
  load(project.name, project.original);
});
$("options").addEventListener("input", touched);
$("close-link").addEventListener("click", () => $("link").close());
$("copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText($("link-text").value);
    $("copied").textContent = "copied";
  } catch {
    $("link-text").select();
    $("copied").textContent = "press Ctrl-C to copy";
  }
});
document.addEventListener("keydown", event => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.defaultPrevented) {
    event.preventDefault();
    run();
  }
});
addEventListener("hashchange", openLink);
navigator.serviceWorker?.register("sw.js").catch(() => {});

if (!await openLink()) loadLast();
begin().then(good => good && setTimeout(() => machine.busy || background(), 1500));
codeMirror($("editor"), { changed: touched, run, explain: name => guide.explain(name) }).then(made => {
  const now = program().files[project.at].text;
  made.text = now;
  const focused = document.activeElement?.className === "plain";
  editor = made;
  project.states.clear();
  if (focused) made.focus();
  diagnose();
  document.body.dataset.editor = "yes";
}).catch(error => console.info(`the editor has no colours: ${error.message}`));
