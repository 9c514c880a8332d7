"""Writes the page's folder: static files that any web server can serve.

    write(Path("site"), vendor=None)

index.html has the configuration and all that the first picture needs. A pack's name changes with its content, so a
browser may keep it for ever.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from emc import digests
from emc.dataclass import dataclass
from emc.faults import Faults
from emc.playground import vendor as vendored
from emc.playground.bytecode import compiler
from emc.playground.catalogue import WORDS, catalogue, machines
from emc.playground.pack import packs
from emc.source import Span
from emc.views.frame import embedded, fill

STATIC = Path(__file__).with_name("static")
MARK = ".emc-playground"  # a file in each folder that was written here, which may be written again
COPY = "vendor/"  # the copies of what others made, in the folder
COMPRESSED = 0.36  # of the size of Pyodide's code, when a server compresses it; its library is compressed already
PROGRAM = """#include <stdio.h>

int main(void)
{
    everywhere dowith () {
        printf("hello from PE %d of %d\\n", my_pe(), N_PE);
    }
    printf("all done\\n");
    return 0;
}
"""


@dataclass(frozen=True, slots=True)
class Written:
    """What was written. bytes: of all files. compiled: whether the page gets byte code."""

    files: int
    bytes: int
    compiled: bool


def write(folder: Path, vendor: Path | None) -> Written:
    """Writes the page. vendor: the folder with npm's packages; None: the page fetches them. Raises Faulty, OSError."""
    _check(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".emc-", dir=folder.parent) as made:
        written = _write(Path(made), vendor)
        _replace(folder, Path(made))
    return written


def _write(folder: Path, vendor: Path | None) -> Written:
    (folder / MARK).write_text("written by `emc playground`, which may empty this folder\n")
    if vendor is not None:
        vendored.copy(vendor, folder / COPY)
    compile = compiler(vendor)
    made = packs(compile, "bytecode" if compile else "text")
    names: dict[str, str] = {}
    for part, data in (("first", made.first), ("later", made.later)):
        names[part] = f"{part}-{digests.digest(data).hex()[:16]}.pack"
        (folder / names[part]).write_bytes(data)
    (folder / "catalogue.json").write_text(json.dumps(catalogue(), ensure_ascii=False), "utf-8")
    for path in STATIC.iterdir():
        if path.suffix == ".js" and path.name != "sw.js":
            shutil.copyfile(path, folder / path.name)
    base = COPY if vendor else vendored.CDN
    (folder / "index.html").write_text(_index(folder, base, names, made.state), "utf-8")
    _worker(folder, base, names)
    (folder / ".nojekyll").write_text("")  # for GitHub Pages
    files = [path for path in folder.rglob("*") if path.is_file()]
    return Written(len(files), sum(path.stat().st_size for path in files), compile is not None)


def _check(folder: Path) -> None:
    """Raises Faulty unless the folder does not exist, is empty, or is one of ours."""
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / MARK).exists())):
        text = "this is not an empty folder, and not one that `emc playground` has written"
        raise Faults().stop("E0810", Span(str(folder), 1, 1), text, "name another folder with -o")


def _replace(folder: Path, made: Path) -> None:
    """Puts what was made in the place of what was there before."""
    folder.mkdir(exist_ok=True)
    for path in list(folder.iterdir()):
        shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
    for path in made.iterdir():
        path.rename(folder / path.name)


def _index(folder: Path, base: str, names: dict[str, str], state: str) -> str:
    sizes = _sizes(folder, names)
    config = {
        "base": base,
        "pyodide": vendored.package("pyodide"),
        "packs": names,
        "site": "/lib/emc-site",
        "snapshots": f"emc-snapshot-{digests.name(repr((names, vendored.hashes())))[:16]}",
        "hashes": vendored.hashes(),
        "sizes": sizes,
        "total": sum(sizes.values()) - sizes[names["later"]],
        "words": WORDS,
        "program": PROGRAM,
        "pes": "4",
    }
    imports = {name: base + file for name, file in vendored.modules().items()}
    if base == COPY:
        imports = {name: f"./{file}" for name, file in imports.items()}
    hashes = vendored.hashes()
    integrity = {imports[name]: hashes[file] for name, file in vendored.modules().items()}
    options = "".join(f'<option value="{name}">{name}</option>' for name in machines())
    return fill(
        (STATIC / "index.html").read_text("utf-8"),
        style=(STATIC / "style.css").read_text("utf-8"),
        config=embedded(config),
        importmap=embedded({"imports": imports, "integrity": integrity}),
        machines=options,
        program=escape(PROGRAM),
        pes="4",
    )


def _sizes(folder: Path, names: dict[str, str]) -> dict[str, int]:
    """About how many bytes come over the wire, by file."""
    package = vendored.package("pyodide")
    known = {"pyodide.mjs": 6_000, "pyodide.asm.mjs": 261_000, "pyodide.asm.wasm": 3_560_000,
             "python_stdlib.zip": 2_500_000, "pyodide-lock.json": 27_000}  # fmt: skip
    return {
        **{f"{package}/{name}": size for name, size in known.items()},
        **{name: (folder / name).stat().st_size for name in names.values()},
    }


def _worker(folder: Path, base: str, names: dict[str, str]) -> None:
    """The service worker, with the list of what it keeps. Its name for all of it changes with any of these files."""
    shell = ["./", *sorted(path.name for path in folder.iterdir() if path.suffix in (".js", ".json"))]
    files = [*shell, *names.values(), *(base + name for name in vendored.hashes())]
    version = digests.digest(*_contents(folder)).hex()[:16]
    config: dict[str, Any] = {"version": version, "shell": shell, "files": files}
    text = (STATIC / "sw.js").read_text("utf-8")
    (folder / "sw.js").write_text(f"const CONFIG = {json.dumps(config)};\n{text}", "utf-8")


def _contents(folder: Path) -> Iterator[bytes]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield str(path.relative_to(folder)).encode()
            yield path.read_bytes()
