// The worker: boots Pyodide, unpacks emc, and answers the page's calls. What comes first is as small as it can be; views,
// the prompt and other machines wait for the second pack.

let config, python, desk, later;
const utf8 = new TextEncoder();

const tell = (kind, text) => postMessage({ kind, text });

// ---- what is fetched, and checked against its hash

const plain = self.fetch.bind(self);
let hashes = new Map(), sizes = new Map(), done = 0, trouble; // trouble: the first file that could not be had

async function fetched(url) {
  let response;
  try {
    response = await plain(url, { integrity: hashes.get(url) ?? "" });
  } catch (error) {
    trouble ??= new Error(`${url} can't be loaded, or is not the file that it should be (${error.message})`);
    throw trouble;
  }
  if (!response.ok) throw trouble ??= new Error(`${url} can't be loaded (${response.status} ${response.statusText}): ` +
    "reload this page, which may have been replaced by a newer one");
  return response;
}

// As `fetch`, for Pyodide's own requests; says how much has come.
self.fetch = async (input, options) => {
  const url = String(input?.url ?? input);
  const response = hashes.has(url) ? await fetched(url) : await plain(input, options);
  come(url);
  return response;
};

function come(url) {
  const size = sizes.get(url);
  if (!size) return;
  sizes.delete(url);
  done += size;
  tell("loaded", done);
}

async function moduleAt(url) {
  const text = await (await fetched(url)).text();
  come(url);
  const blob = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return await import(blob);
  } finally {
    URL.revokeObjectURL(blob);
  }
}

// ---- packs

async function pack(name) {
  const response = await fetched(name);
  come(name);
  const stream = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function unpack(data, root) {
  const size = new DataView(data.buffer).getUint32(0, true), files = python.FS;
  let at = 4 + size, last = "";
  for (const [name, length] of JSON.parse(new TextDecoder().decode(data.subarray(4, at)))) {
    const path = `${root}/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
    if (folder !== last) files.mkdirTree(last = folder);
    files.writeFile(path, data.subarray(at, at + length), { canOwn: true, mode: 0o644 }); // else emc trusts none of them
    at += length;
  }
}

function loadLater() {
  later ??= pack(config.packs.later).then(data => {
    unpack(data, config.site);
    python.runPython("import importlib; importlib.invalidate_caches()");
    tell("later", "");
  });
  later.catch(() => later = undefined); // the next call tries again
  return later;
}

// ---- the memory snapshot: Python as it is after its imports, kept by the browser for later visits

async function snapshotKept() {
  try {
    const found = await (await caches.open(config.snapshots)).match("snapshot");
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null; // no room for a cache here
  }
}

async function keepSnapshot() {
  try {
    const shot = python.makeMemorySnapshot();
    await (await caches.open(config.snapshots)).put("snapshot", new Response(shot));
    for (const name of await caches.keys()) if (name.startsWith("emc-snapshot-") && name !== config.snapshots) await caches.delete(name);
  } catch (error) {
    console.info(`no snapshot for the next visit: ${error.message}`);
  }
}

// ---- start

const IMPORTS = `
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, SITE)
os.environ["EMC_CACHE"] = "/cache"
import emc.playground.desk
import emc.engines.reference.machine
from emc.front.table import tables
from emc.machine import limits
limits.MOST_UNDER_WAY = 1 << 20  # Python's memory is small here
tables()
`;

async function start({ wantsSnapshot, buffer }) {
  const folder = `${config.base}${config.pyodide}/`;
  hashes = new Map(Object.entries(config.hashes).map(([name, hash]) => [`${config.base}${name}`, hash]));
  sizes = new Map(Object.entries(config.sizes));
  const shot = await snapshotKept();
  const first = pack(config.packs.first);
  first.catch(() => {});
  const options = {
    indexURL: folder,
    stdLibURL: `${folder}python_stdlib.zip`,
    lockFileURL: `${folder}pyodide-lock.json`,
    createPyodideModule: async settings => {
      const module = await (await moduleAt(`${folder}pyodide.asm.mjs`)).default(settings);
      if (shot) module.growMemory(shot.length); // Pyodide 314 does not do it itself
      return module;
    },
  };
  if (shot) options._loadSnapshot = Promise.resolve(shot);
  else if (wantsSnapshot) options._makeSnapshot = true;
  const { loadPyodide } = await moduleAt(`${folder}pyodide.mjs`);
  tell("starting", "");
  python = await loadPyodide(options);
  unpack(await first, config.site);
  if (!shot) {
    python.runPython(IMPORTS.replace("SITE", JSON.stringify(config.site)));
    if (wantsSnapshot) await keepSnapshot();
  }
  const room = python.pyimport("emc.playground.desk");
  desk = room.Desk((kind, text) => tell(kind, text));
  if (buffer) python.setInterruptBuffer(buffer);
}

// ---- calls

const AT_ONCE = new Set(["run", "check", "restart"]);

// The module that an answer lacks; undefined if it is whole.
const lacking = result => result?.startsWith('{"status": 1, "incomplete"') ? JSON.parse(result).incomplete : undefined;

async function answer({ id, call, values, whole }) {
  if (whole || !AT_ONCE.has(call)) await loadLater();
  try {
    let result = desk[call](...values);
    if (lacking(result)) {
      await loadLater();
      result = desk[call](...values);
    }
    const module = lacking(result);
    postMessage(module ? { id, failed: `this needs ${module}, which the page does not have: run it with emc on your computer` } : { id, result });
  } catch (error) {
    // a fault of emc, or else Python is dead: something has used up its stack or its memory
    postMessage({ id, [error.name === "PythonError" ? "failed" : "dead"]: String(error.message ?? error).split("\n").filter(Boolean).pop() ?? "" });
  }
}

self.onmessage = async ({ data }) => {
  try {
    if (data.call === "later") await loadLater();
    else if (data.call) await answer(data);
    else {
      config = data.config;
      trouble = undefined;
      await start(data);
      tell("ready", "");
    }
  } catch (error) {
    if (data.call) postMessage({ id: data.id, failed: error.message });
    else tell("failed", (trouble ?? error).message); // Pyodide only says that it has ended
  }
};
