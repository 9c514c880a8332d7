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

`pytest --save tests/test_docs.py -k tutorial` runs a page, and writes into it what its programs and sessions said. Read
the difference before it is kept: prose speaks of the same figures.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
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
from command import run_here
from promises import matches, options_of, promises

from emc.ir.show import show_template
from emc.machine.run import Dispatched
from emc.options import BuildOptions
from emc.session import build
from emc.shape import parse
from emc.texts import read_sources

ROOT = Path(__file__).resolve().parents[2]
_FENCE = re.compile(r"^```(\w+)([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ROW = re.compile(r"^\| (.*?) \| `(.*)` \| ([\d-]+ \| [\d-]+) \|$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block, as the page was when it was read. number: from 0; about: the rest of its first line; start, end:
    where its text stands in the page; program: the `emc` block above it."""

    page: Path
    number: int
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

    def now(self) -> Block:
        """The same block of the page as it is now."""
        return next(block for block in blocks(self.page) if block.number == self.number)

    def read(self) -> str:
        return self.now().text

    def write(self, text: str) -> None:
        now, page = self.now(), self.page.read_text("utf-8")
        self.page.write_text(page[: now.start] + text + page[now.end :], "utf-8")


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    text, program = page.read_text(encoding="utf-8"), ""
    for number, match in enumerate(_FENCE.finditer(text)):
        line = text[: match.start()].count("\n") + 1
        program = match[3] if match[1] == "emc" else program
        yield Block(page, number, line, match[1], match[2].strip(), match[3], match.start(3), match.end(3), program)


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
            if (said := said_here(command, folder)) is not None:
                yield block, command, shown, said
                continue
            shell = ["sh", "-c", f"exec 2>&1\n{command}"]
            done = subprocess.run(shell, cwd=folder, env=environment, capture_output=True, text=True)
            yield block, command, shown, done.stdout


def said_here(command: str, folder: Path) -> str | None:
    """What a command says, if this process can run it; else None."""
    form = re.fullmatch(r"(emc [^>;]*?)(?: > (\w[\w.]*)|; (echo \"status \$\?\"))?", command)
    words = plain_words(form[1]) if form is not None else []
    if form is None or not words:
        return None
    done = run_here(words, folder, together=not form[2])
    if form[2]:
        (folder / form[2]).write_text(done.stdout)
        return done.stderr
    return done.stdout + (f"status {done.returncode}\n" if form[3] else "")


def plain_words(command: str) -> list[str]:
    """The words after `emc`, when that is all of a command and no shell is needed to read it; else none."""
    if set(command) & set("$`*?[~\\\n"):
        return []
    lexer = shlex.shlex(command, posix=True, punctuation_chars=True)
    lexer.commenters, lexer.whitespace_split = "", True
    first, *words = lexer
    return words if first == "emc" and not any(set(word) <= set("();<>|&") for word in words) else []


def python_said(page: Path, folder: Path) -> list[tuple[Block, str]]:
    """The Python blocks of a page, with what they say in that folder."""
    names: dict[str, Any] = {"__name__": "__main__"}
    found = [block for block in blocks(page) if block.kind == "python"]
    with contextlib.chdir(folder):
        return [(block, prompts.said(block.text, names)) for block in found]


def ir_of(program: str, about: str, folder: Path) -> str:
    """A template of a program as the compiler makes it, or one entry of it: `main`, `main ^start`."""
    file = folder / "example.emc"
    file.write_text(program)
    promised = promises(file)
    options = options_of(promised.options)
    optimise, machine = options.get("optimise", 1), options.get("machine", "em4")
    wishes = BuildOptions(pes=parse(promised.pes[0]), machine=machine, optimise=optimise)
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


@dataclass(frozen=True)
class Cost:
    """A row of a table of costs: `cycles | packets` of a statement in a frame. number: of its page's rows, from 0."""

    page: Path
    number: int
    frame: str
    name: str
    statement: str
    start: int
    end: int

    def now(self) -> Cost:
        return next(row for row in costs(self.page) if row.number == self.number)

    def read(self) -> str:
        now = self.now()
        return self.page.read_text("utf-8")[now.start : now.end]

    def write(self, text: str) -> None:
        now, page = self.now(), self.page.read_text("utf-8")
        self.page.write_text(page[: now.start] + text + page[now.end :], "utf-8")


def costs(page: Path) -> Iterator[Cost]:
    """The rows below each frame of a page."""
    text = page.read_text(encoding="utf-8")
    frames = [block for block in blocks(page) if block.kind == "c" and block.about == "frame"]
    number = 0
    for frame, following in zip_longest(frames, frames[1:]):
        end = following.start if following else len(text)
        for row in _ROW.finditer(text, frame.end, end):
            yield Cost(page, number, frame.text, row[1], row[2].replace("\\|", "|"), row.start(3), row.end(3))
            number += 1


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


# ---- what a page should say now


def with_output(program: str, output: str) -> str:
    """A program with that output in its `// expect:` lines, if they promise another one."""
    said = output.splitlines()
    lines = program.splitlines(keepends=True)
    promised = [line.removeprefix("// expect:").strip() for line in lines if line.startswith("// expect:")]
    if not promised or (len(said) == len(promised) and all(map(matches, promised, said))):
        return program
    first = next(i for i, line in enumerate(lines) if line.startswith("// expect:"))
    kept = [line for line in lines if not line.startswith("// expect:")]
    kept[first:first] = [f"// expect: {line}".rstrip() + "\n" for line in said]
    return "".join(kept)


def save_command(block: Block, command: str, shown: str, said: str) -> None:
    """Writes into a session what a command said. A text with `...` stays."""
    if "..." not in shown.splitlines():
        typed = "$ " + command.replace("\n", "\n> ") + "\n"
        lines = "".join(line.rstrip() + "\n" for line in said.splitlines())
        block.write(block.read().replace(typed + shown, typed + lines, 1))
