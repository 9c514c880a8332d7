"""What the page takes from others: Pyodide and CodeMirror, as npm has them, each file pinned by its hash.

By default a browser fetches them from CDN. `emc playground --vendor DIR` copies them from DIR/node_modules instead,
where

    npm install --prefix DIR pyodide@314.0.7 @codemirror/view@...       (`install_command`)

puts them. vendor.json has the files: {"pyodide@314.0.7": {"pyodide.mjs": "sha384-..."}}; the first of a package of
modules is what its name means. `python -m emc.playground.vendor DIR` writes vendor.json again, for the versions in DIR.
"""

from __future__ import annotations

import base64
import hashlib
import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

from emc.faults import Faults, Faulty
from emc.source import Span

CDN = "https://cdn.jsdelivr.net/npm/"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PINS = Path(__file__).with_name("vendor.json")


@cache
def pins() -> dict[str, dict[str, str]]:
    """The hash of each file, by package and name."""
    return json.loads(PINS.read_text("utf-8"))


def package(name: str) -> str:
    """A package with its version: `pyodide@314.0.7`."""
    return next(one for one in pins() if one.rpartition("@")[0] == name)


def modules() -> dict[str, str]:
    """The file that a package's name means in JavaScript: `@lezer/lr` -> `@lezer/lr@1.4.12/dist/index.js`."""
    return {
        one.rpartition("@")[0]: f"{one}/{next(iter(files))}"
        for one, files in pins().items()
        if not one.startswith("pyodide@")
    }


def hashes() -> dict[str, str]:
    """The hash of each file: `pyodide@314.0.7/pyodide.mjs` -> `sha384-...`."""
    return {f"{one}/{name}": digest for one, files in pins().items() for name, digest in files.items()}


def install_command(folder: str) -> str:
    """The command that fills a folder for --vendor."""
    return f"npm install --prefix {folder} {' '.join(pins())}"


def copy(vendor: Path, goal: Path) -> None:
    """Copies all pinned files from vendor/node_modules to goal/PACKAGE@VERSION/FILE. Raises Faulty."""
    for name, digest in hashes().items():
        path = installed(vendor, name)
        try:
            data = path.read_bytes()
        except OSError:
            raise _refused(f"{path} is missing", vendor) from None
        if integrity(data) != digest:
            raise _refused(f"{path} is not the file that is pinned: another version, or changed", vendor)
        copied = goal / name
        copied.parent.mkdir(parents=True, exist_ok=True)
        copied.write_bytes(data)


def installed(vendor: Path, name: str) -> Path:
    """The path of a pinned file in the folder that npm has filled."""
    one = next(one for one in pins() if name.startswith(f"{one}/"))
    return vendor / "node_modules" / one.rpartition("@")[0] / name.removeprefix(f"{one}/")


def integrity(data: bytes) -> str:
    """The hash of a file's content, as browsers know it."""
    return "sha384-" + base64.b64encode(hashlib.sha384(data).digest()).decode()


def _refused(text: str, vendor: Path) -> Faulty:
    return Faults().stop("E0813", Span(str(vendor), 1, 1), text, install_command(str(vendor)))


def _pin(vendor: Path) -> dict[str, dict[str, str]]:
    """The pins of all packages that npm has installed there, without those of types and of node alone."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((vendor / "node_modules").rglob("package.json")):
        about: dict[str, Any] = json.loads(path.read_text("utf-8"))
        name, folder = about.get("name", ""), path.parent
        if folder != vendor / "node_modules" / name or name.startswith("@types/") or name == "ws":
            continue
        exports: dict[str, Any] = about.get("exports") or {}
        module: str = about.get("module") or exports.get(".", exports).get("import", "")
        names = PYODIDE if name == "pyodide" else (module.removeprefix("./"),)
        found[f"{name}@{about['version']}"] = {one: integrity((folder / one).read_bytes()) for one in names}
    return found


if __name__ == "__main__":
    PINS.write_text(json.dumps(_pin(Path(sys.argv[1])), indent=1) + "\n", "utf-8")
