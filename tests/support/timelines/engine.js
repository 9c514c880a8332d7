// Perfetto's trace processor, as its user interface has it in WebAssembly, behind a pipe.
//
//     node engine.js FOLDER        FOLDER: holds engine_bundle.js and trace_processor.wasm
//
// A message is its length in 4 bytes, low first, and as many bytes: requests on stdin, replies on stdout, of the
// processor's own protocol (TraceProcessorRpcStream).
"use strict";
const fs = require("fs"), path = require("path");
const folder = process.argv[2];

// The bundle is a web worker's script: it gets the few things of a worker that it uses, and must not find node's.
const self = { location: { href: "http://worker/engine_bundle.js" } };
const console_ = { log() {}, error() {}, warn: (text) => process.stderr.write(`${text}\n`) };
class FromFile {
  open(method, url) { this.file = path.join(folder, path.basename(url)); }
  send() { this.response = new Uint8Array(fs.readFileSync(this.file)).buffer; }
}

const port = {
  postMessage(reply) {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(reply.length);
    fs.writeSync(1, length);
    for (let at = 0; at < reply.length; ) at += fs.writeSync(1, reply, at);
  },
};

const script = fs.readFileSync(path.join(folder, "engine_bundle.js"), "utf8");
new Function("self", "WorkerGlobalScope", "XMLHttpRequest", "console", "process", script)(
  self, class {}, FromFile, console_, undefined);
self.onmessage({ data: port });

let held = Buffer.alloc(0);
function take() {
  while (held.length >= 4 && held.length >= 4 + held.readUInt32LE(0)) {
    const end = 4 + held.readUInt32LE(0);
    port.onmessage({ data: new Uint8Array(held.subarray(4, end)) });
    held = held.subarray(end);
  }
}
// requests wait until the processor has been compiled
const begin = Date.now();
(function ready() {
  try {
    port.onmessage({ data: new Uint8Array(0) });
    process.stdin.on("data", (bytes) => { held = Buffer.concat([held, bytes]); take(); });
    process.stdin.on("end", () => process.exit(0));
  } catch (error) {
    if (Date.now() - begin > 60000) throw error;
    setTimeout(ready, 20);
  }
})();
