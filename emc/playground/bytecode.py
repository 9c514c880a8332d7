"""Byte code for the page's Python, which a page imports five times as fast as text.

It is made by that Python itself: by the one that runs here, if it is of the same version, or by Pyodide in node.
"""

from __future__ import annotations

import base64
import json
import marshal
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import MAGIC_NUMBER
from pathlib import Path

from emc.playground.vendor import installed, package

VERSION = (3, 14)  # Pyodide's Python
SCRIPT = Path(__file__).with_name("compile.mjs")


def compiler(vendor: Path | None) -> Callable[[dict[str, str]], dict[str, bytes]] | None:
    """What makes byte code of modules, by name; None if neither that Python nor node with Pyodide is here. vendor: the
    folder that npm has filled."""
    if sys.version_info[:2] == VERSION:
        return lambda modules: {name: _here(text, name) for name, text in modules.items()}
    node = shutil.which("node")
    if node is None or vendor is None:
        return None
    folder = installed(vendor, f"{package('pyodide')}/pyodide.mjs").parent
    return lambda modules: _in_node(node, folder, modules)


def _here(text: str, name: str) -> bytes:
    code = compile(text, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def _in_node(node: str, folder: Path, modules: dict[str, str]) -> dict[str, bytes]:
    """Raises RuntimeError."""
    done = subprocess.run([node, SCRIPT, folder], input=json.dumps(modules), capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"node can't run Pyodide: {done.stderr.strip()}")
    return {name: base64.b64decode(code) for name, code in json.loads(done.stdout).items()}
