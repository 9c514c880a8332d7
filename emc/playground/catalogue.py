"""What comes with the page: bundled programs, the tutorial's steps, exercises, explanations, and lists for its fields.

A program of the tutorial has its options in comments, which tests/support/promises.py reads too: `// pes: 4`. In a
session, its options are those of the `emc` command that runs it. A bundled program may say how it is best tried in a
page: `// try: --pes 16 -- 7`.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from html import escape
from typing import Any

from markdown_it import MarkdownIt

from emc import places
from emc.exercises import exercises
from emc.explain import entries
from emc.lexer import ASKING, BUILTINS, CONSTANTS, CONTROL, DECLARING, PARALLEL, PLACES, TYPES
from emc.playground.request import MORE

WORDS = {
    "control": CONTROL, "parallel": PARALLEL, "places": PLACES, "types": TYPES, "declaring": DECLARING,
    "asking": ASKING, "builtins": BUILTINS, "constants": CONSTANTS,
}  # fmt: skip
TOKEN = "blockofcode"  # in the place of a block, while its text is made HTML
MOST_ABOUT = 120  # characters about a program in the list
_OPTION = re.compile(r"^// (pes|args|stdin|with|try): (.+)$", re.MULTILINE)
_PART = re.compile(r"^## (.+)\n", re.MULTILINE)
_BLOCK = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SESSION = re.compile(r"^\$ cat (\S+)\n(.*?)(?=^\$ )", re.MULTILINE | re.DOTALL)
# its options; not those of `emc sweep`, which are lists, nor what the shell does with it
_COMMAND = re.compile(r"^\$ (emc (?:run|watch|trace|profile|explore|show|check)\b[^\n;|>&]*)", re.MULTILINE)


def catalogue() -> dict[str, Any]:
    """All of it, as JSON can have it."""
    return {
        "programs": list(_programs()),
        "tutorial": list(_tutorial()),
        "exercises": list(_exercises()),
        "explanations": {
            name: {"title": one.title, "html": _html(one.text + _fenced(one.session)), "wrong": one.wrong,
                   "right": one.right, "suffix": one.suffix}
            for name, one in entries().items()
        },
    }  # fmt: skip


def machines() -> list[str]:
    """The names of the machines that come with emc, the usual one first."""
    names = sorted(path.stem for path in (places.runtime() / "machines").glob("*.toml"))
    return sorted(names, key=lambda name: name != "em4")


def _fenced(session: str) -> str:
    return f"\n\n```\n{session}```\n" if session else ""


def _html(text: str) -> str:
    """Markdown as HTML. A link to another page of the documentation becomes its text, since that is not here."""
    text = re.sub(r"^\[try it\]\([^)]*\)$", "", text, flags=re.MULTILINE)
    text = re.sub(r"\[([^\]]+)\]\((?!https?:)[^)]+\)", r"\1", text)
    text = re.sub(r"^!\[[^\]]*\]\([^)]*\)$", "", text, flags=re.MULTILINE)
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return html


# ---- programs


def _programs() -> Iterator[dict[str, Any]]:
    """The bundled programs in EM-C, without exercises and without those of papers as printed, which are no programs."""
    folder = places.programs()
    for path in sorted([*folder.glob("*.emc"), *folder.glob("papers/*.emc")]):
        text = path.read_text("utf-8")
        about = re.sub(r"\s+", " ", " ".join(re.findall(r"^// ?(.*)$", text.partition("\n\n")[0], re.MULTILINE)))
        about = about.removeprefix("Shows: ").partition(" Prints:")[0]
        short = about if len(about) <= MOST_ABOUT else about[:MOST_ABOUT].rpartition(" ")[0] + " ..."
        yield {"name": path.name, "about": short, "text": text, "options": {"pes": "16", **options_of(text)}}


def options_of(text: str) -> dict[str, Any]:
    """The options that a program's comments name: those of the last machine that they name."""
    found: dict[str, Any] = {}
    for name, value in _OPTION.findall(text):
        if name == "pes":
            found["pes"] = value.split()[-1]
        elif name == "args":
            found["arguments"] = value
        elif name == "stdin":
            found["stdin"] = found.get("stdin", "") + value + "\n"
        else:
            found.update(command_options(shlex.split(value)))
    return found


def command_options(words: list[str]) -> dict[str, Any]:
    """The options in a command line, as the page has them."""
    found: dict[str, Any] = {}
    rest = iter(words)
    for word in rest:
        if word == "--":
            found["arguments"] = shlex.join(rest)
        elif word in ("--pes", "--machine", "--memory"):
            found[word.removeprefix("--")] = next(rest, "")
        elif word == "-O":
            found["level"] = int(next(rest, "1"))
        elif re.fullmatch(r"-O[012]", word):
            found["level"] = int(word[2:])
        elif word == "--max-cycles":
            found["maxCycles"] = int(next(rest, "0"))
        elif word in ("--check", "--races"):
            found[word.removeprefix("--")] = True
        elif word in MORE:
            found["more"] = f"{found.get('more', '')} {word} {shlex.quote(next(rest, ''))}".strip()
    return found


# ---- the tutorial


def _tutorial() -> Iterator[dict[str, Any]]:
    """Its steps: a title, the text, and the programs in it."""
    parts = _PART.split(places.tutorial().read_text("utf-8"))
    for title, text in zip(parts[1::2], parts[2::2], strict=True):
        yield _step(title, text)


def _step(title: str, text: str) -> dict[str, Any]:
    programs: list[dict[str, Any]] = []

    def block(match: re.Match[str]) -> str:
        kind, body = match[1], match[2]
        found = program_in(kind, body)
        mark = ""
        if found is not None:
            mark = f' data-program="{len(programs)}"'
            programs.append(found)
        blocks.append(f"<pre{mark}><code>{escape(body)}</code></pre>")
        return f"\n\n{TOKEN}{len(blocks) - 1}\n\n"

    blocks: list[str] = []
    html = _html(f"## {title}\n{_BLOCK.sub(block, text)}")
    html = re.sub(rf"<p>{TOKEN}(\d+)</p>", lambda match: blocks[int(match[1])], html)
    return {"title": title, "html": html, "programs": programs}


def program_in(kind: str, body: str) -> dict[str, Any] | None:
    """The program that a block of the documentation has, with its options; None if it has none. kind: the first word
    after the fence."""
    return _in_session(body) if kind == "console" else _alone(body) if kind == "emc" else None


def _alone(body: str) -> dict[str, Any]:
    return {"files": [{"name": "program.emc", "text": body}], "pes": "4", **options_of(body)}


def _in_session(body: str) -> dict[str, Any] | None:
    """The program that a session shows, with the options of the first command that names it."""
    files = [{"name": name, "text": text} for name, text in _SESSION.findall(body) if name.endswith((".emc", ".h"))]
    if not files:
        return None
    command = next((one for one in _COMMAND.findall(body) if files[0]["name"] in one), "")
    return {"files": files, **command_options(shlex.split(command))}


# ---- exercises


def _exercises() -> Iterator[dict[str, Any]]:
    for one in exercises().values():
        example = one.example
        program = {"files": [{"name": one.start.name, "text": one.start.read_text("utf-8")}], "pes": example.pes,
                   "arguments": shlex.join(example.arguments), "stdin": example.input}  # fmt: skip
        yield {"number": one.number, "title": one.title, "task": one.task, "program": program, "hints": one.hints,
               "solution": one.solution.read_text("utf-8")}  # fmt: skip
