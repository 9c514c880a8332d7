// Makes byte code with Pyodide's own Python: node compile.mjs FOLDER/pyodide < {"name": "text"} > {"name": "base64"}
import { pathToFileURL } from "node:url";

let given = "";
for await (const part of process.stdin.setEncoding("utf8")) given += part;
const { loadPyodide } = await import(pathToFileURL(`${process.argv[2]}/pyodide.mjs`));
const python = await loadPyodide();
python.globals.set("given", given);
process.stdout.write(python.runPython(`
import base64, json, marshal
from importlib.util import MAGIC_NUMBER

def made(text, name):
    code = compile(text, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)  # never compared with a source

json.dumps({name: base64.b64encode(made(text, name)).decode() for name, text in json.loads(given).items()})
`));
