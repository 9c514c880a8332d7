"""The pages of docs/ as data: their fenced blocks, and what each block ought to show.

    ```emc                  a whole program, with its promises (promises.py)
    ```ir main ^start       what the program above becomes: a template, or one entry of it
    ```threads              what the program above does: its own threads, and the handlers that they ask for
    ```console              a session: `$ command` lines, each with what it prints
    ```console exact        the same, and every figure counts
    ```console slow         a session that takes long: the tests run it with the slow ones
    ```console exact more   a session that goes on in the folder of the one before it
    ```python               a session at Python's prompt (prompts.py), which goes on from block to block of a page
    ```repl                 a session at the prompt (transcripts.py)
    ```c frame              a program with STATEMENT in it; the rows of the tables below it,
                            `| name | form | cycles | packets |`, take its place, and cost what they say

`python tests/support/pages.py docs/tutorial.md` runs a page, and writes into it what its programs and sessions said.
Read the difference before it is kept: prose speaks of the same figures.
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

import harness
import prompts
from promises import matches, options_of, promises
from transcripts import replay

from emc.ir.show import show_template
from emc.machine.run import Dispatched
from emc.options import BuildOptions
from emc.session import build
from emc.shape import parse
from emc.texts import read_sources

ROOT = Path(__file__).resolve().parents[2]
_FENCE = re.compile(r"^```(\w+)([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ROW = re.compile(r"^\| (.*?) \| `(.*)` \| ([\d-]+) \| ([\d-]+) \|$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block. about: the rest of its first line; start, end: where its text stands in the page;
    program: the `emc` block above it."""

    page: Path
    line: int
    kind: str
    about: str
    text: str
    start: int
    end: int
    program: str = ""

    @property
    def name(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    text, program = page.read_text(encoding="utf-8"), ""
    for match in _FENCE.finditer(text):
        line = text[: match.start()].count("\n") + 1
        program = match[3] if match[1] == "emc" else program
        yield Block(page, line, match[1], match[2].strip(), match[3], match.start(3), match.end(3), program)


def sessions(page: Path) -> Iterator[list[Block]]:
    """The `console` blocks of a page, those together that share a folder."""
    chain: list[Block] = []
    for block in (block for block in blocks(page) if block.kind == "console"):
        if chain and "more" not in block.about.split():
            yield chain
            chain = []
        chain.append(block)
    if chain:
        yield chain


def commands(text: str) -> Iterator[tuple[str, str]]:
    """(command, what it prints) of a session. A line that begins with `> ` goes on with the command."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        while shown.startswith("> "):
            more, _, shown = shown.partition("\n")
            command += "\n" + more[2:]
        yield command, shown


def say(chain: list[Block], folder: Path) -> Iterator[tuple[Block, str, str, str]]:
    """(block, command, what the page shows, what it said) of sessions, run in a folder. `cat` of a file that is not
    there makes it."""
    (folder / "emc").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m emc "$@"\n')
    (folder / "emc").chmod(0o755)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PATH": f"{folder}:{os.environ['PATH']}"}
    for block in chain:
        for command, shown in commands(block.text):
            file = folder / command.removeprefix("cat ")
            if command.startswith("cat ") and not file.exists():
                file.write_text(shown)
                continue
            shell = ["sh", "-c", f"exec 2>&1\n{command}"]
            done = subprocess.run(shell, cwd=folder, env=environment, capture_output=True, text=True)
            yield block, command, shown, done.stdout


def python_said(page: Path, folder: Path) -> dict[int, str]:
    """By where they start: the Python blocks of a page, with what they tell in that folder."""
    names: dict[str, Any] = {"__name__": "__main__"}
    found = [block for block in blocks(page) if block.kind == "python"]
    with contextlib.chdir(folder):
        return {block.start: prompts.said(block.text, names) for block in found}


def ir_of(program: str, about: str, folder: Path) -> str:
    """A template of a program as the compiler makes it, or one entry of it: `main`, `main ^start`."""
    file = folder / "example.emc"
    file.write_text(program)
    promised = promises(file)
    options = options_of(promised.options)
    wishes = BuildOptions(pes=parse(promised.pes[0]), optimise=options.get("optimise", 1))
    module = build(read_sources([str(file)]), wishes).module
    name, _, label = about.partition(" ")
    found = next((t for t in module.templates if t.name == name), None)
    assert found is not None, f"no template {name}: {' '.join(t.name for t in module.templates if t.span.file)}"
    text = re.sub(r' *; "[^"\n]*" ', lambda match: match[0].replace(str(file), "example.emc"), show_template(found))
    if not label:
        return text
    entries = re.split(r"\n\n", text.rstrip("\n"))
    return next(entry for entry in entries if re.match(re.escape(label) + r"\b", entry)) + "\n"


def own_threads(program: str) -> list[Dispatched]:
    """The threads of a program's own templates, and those that its lines asked for elsewhere, in order of time, from
    the first one's packet on."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "example.emc"
        file.write_text(program)
        promised = promises(file)
        pes, options = promised.pes[0], options_of(promised.options)
        run = harness.emc_run(file, pes, record=True, **options).run
        assert run is not None
        module = build(
            read_sources([str(file)]), BuildOptions(pes=parse(pes), optimise=options.get("optimise", 1))
        ).module
        own = {template.name for template in module.templates if template.span.file == str(file)}
        found = [t for t in run.trace if t.template in own or (t.type != "normal" and t.sent.file == str(file))]
        zero = found[0].taken
        return [_from(row, zero) for row in found]


def _from(row: Dispatched, zero: int) -> Dispatched:
    times = {name: getattr(row, name) - zero for name in ("left", "came", "taken", "start", "end")}
    return replace(row, **times)


def threads_of(program: str) -> str:
    """Those threads as lines: where, when, which, and the packet that started each."""
    lines = ["PE  sent  taken  begins  ends  thread           packet    from PE  address    data"]
    for row in own_threads(program):
        thread = row.template if row.type != "normal" else f"{row.template.partition('@')[0]} ^{row.entry}"
        begins = "waits" if row.does == "operand" else row.start
        data = str(row.data) if row.data < 1 << 16 else f"{row.data:#x}"
        lines.append(
            f"{row.pe:2}  {row.left:4}  {row.taken:5}  {begins:>6}  {row.end:4}  {thread:15}  {row.type:8}  "
            f"{row.source:7}  {row.address:<#9x}  {data}"
        )
    return "\n".join(lines) + "\n"


def costs(page: Path) -> Iterator[tuple[str, str, str, str, str]]:
    """(frame, name, statement, cycles, packets) of the rows below each frame."""
    text = page.read_text(encoding="utf-8")
    frames = [block for block in blocks(page) if block.kind == "c" and block.about == "frame"]
    for frame, behind in zip_longest(frames, frames[1:]):
        end = behind.start if behind else len(text)
        for row in _ROW.finditer(text, frame.end, end):
            yield frame.text, row[1], row[2].replace("\\|", "|"), row[3], row[4]


def measured(frame: str, statement: str) -> tuple[int, int]:
    """(cycles, packets) that a statement costs in a frame, beside those of no statement."""
    (cycles, packets), (none, no) = _measure(frame, statement), _measure(frame, "")
    return cycles - none, packets - no


@lru_cache
def _measure(frame: str, statement: str) -> tuple[int, int]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cost.emc"
        file.write_text(frame.replace("STATEMENT", statement))
        outcome = harness.emc_run(file, promises(file).pes[0])
    assert outcome.run is not None and outcome.status == 0, f"{statement}: {outcome.faults} {outcome.errors}"
    return int(outcome.output), outcome.run.packets


# ---- writing


def promised_output(program: str, folder: Path) -> str:
    """A program with the output that it has on its last machine in its `// expect:` lines."""
    file = folder / "example.emc"
    file.write_text(program)
    promised = promises(file)
    if not promised.expect:
        return program
    stdin = "".join(line + "\n" for line in promised.stdin).encode()
    outcome = harness.emc_run(file, promised.pes[-1], promised.args, stdin=stdin, **options_of(promised.options))
    said = outcome.output.splitlines()
    if len(said) == len(promised.expect) and all(map(matches, promised.expect, said)):
        return program
    lines = program.splitlines(keepends=True)
    first = next(i for i, line in enumerate(lines) if line.startswith("// expect:"))
    kept = [line for line in lines if not line.startswith("// expect:")]
    kept[first:first] = [f"// expect: {line}".rstrip() + "\n" for line in said]
    return "".join(kept)


def _sessions_said(page: Path) -> dict[int, Block]:
    """By where they start: the session blocks with what their commands said. A text with `...` stays."""
    found: dict[int, Block] = {}
    for chain in sessions(page):
        with tempfile.TemporaryDirectory() as folder:
            for block, command, shown, said in say(chain, Path(folder)):
                now = found.get(block.start, block)
                if "..." not in shown.splitlines():
                    typed = "$ " + command.replace("\n", "\n> ") + "\n"
                    said = "".join(line.rstrip() + "\n" for line in said.splitlines())
                    now = replace(now, text=now.text.replace(typed + shown, typed + said, 1))
                found[block.start] = now
    return found


def _costs_said(page: Path) -> str:
    text = page.read_text(encoding="utf-8")
    for frame, name, statement, cycles, packets in costs(page):
        row = f"| {name} | `{statement.replace('|', chr(92) + '|')}` | "
        said = "{} | {} |".format(*measured(frame, statement))
        text = text.replace(f"{row}{cycles} | {packets} |", row + said)
    return text


def write(page: Path) -> None:
    """Runs a page, and writes into it what was said."""
    page.write_text(_costs_said(page), encoding="utf-8")
    text, said = page.read_text(encoding="utf-8"), _sessions_said(page)
    with tempfile.TemporaryDirectory() as folder:
        python = python_said(page, Path(folder))
    program = ""
    with tempfile.TemporaryDirectory() as folder:
        fresh: list[tuple[Block, str]] = []
        for block in blocks(page):
            new = python.get(block.start, said.get(block.start, block).text)
            if block.kind == "emc":
                program = new = promised_output(block.text, Path(folder))
            elif block.kind == "ir":
                new = ir_of(program, block.about, Path(folder))
            elif block.kind == "threads":
                new = threads_of(program)
            elif block.kind == "repl":
                new = replay(block.text)
            fresh.append((block, new))
    for block, new in reversed(fresh):
        text = text[: block.start] + new + text[block.end :]
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(Path(name))
