"""What the page asks emc to do: files and options. It comes from an editor or from a link, so anything may be in it.

    {"files": [{"name": "a.emc", "text": "..."}, {"name": "a.h", "text": "..."}],
     "pes": "8x8", "machine": "em4", "level": 1, "check": false, "races": false, "memory": "1M", "maxCycles": 0,
     "arguments": "7 'a b'", "stdin": "", "more": "-D N=4 --seed 3"}

All keys but `files` may be left out.
"""

from __future__ import annotations

import os
import re
import shlex
from typing import Any, cast

from emc import places
from emc.dataclass import dataclass
from emc.faults import Faults, Faulty
from emc.machine.options import MOST_LATE, Late, parse_late
from emc.options import MACRO, RANGES, SWITCHES, BuildOptions, parse_size
from emc.session import machine
from emc.shape import parse
from emc.source import Span, whole
from emc.texts import IR, PYTHON, SUFFIXES, Source

ENGINE = "reference"  # the only one that needs no compiler of machine code
OPTIONS = "<options>"  # the place of a mistake in them
MEMORY = "1M"  # of each PE
MOST_MACHINE = 1 << 30  # bytes of all PEs, which are real memory in a browser
MOST_TEXT = 4 << 20  # characters of all files
MOST_FILES = 64
_NAME = re.compile(r"\w[\w.+-]{0,99}", re.ASCII)
_MACHINE = re.compile(r"\w{1,40}", re.ASCII)
TEXT_KEYS = ("pes", "machine", "memory", "arguments", "stdin", "more")
LISTS = {"-D": "defines", "--set": "changes", "--off": "off"}  # of BuildOptions, by what `more` calls them
LATE = "--late"  # as often as there are packets to delay
NUMBERS = ("--yield-after", "--seed", "--net-delay", "--queue", "--packet-limit")
MORE = (*LISTS, *NUMBERS, LATE)


@dataclass(frozen=True, slots=True)
class Request:
    """Files and options, which are sound."""

    files: tuple[tuple[str, str], ...]  # name, text; headers and data among them
    build: BuildOptions
    arguments: tuple[str, ...] = ()
    stdin: str = ""
    max_cycles: int = 0  # 0: the page's own limit
    races: bool = False
    run: tuple[tuple[str, object], ...] = ()  # more of machine.Options, by name
    options: tuple[str, ...] = ()  # of a command line that does the same

    @property
    def room(self) -> int:
        """The bytes of all PEs and network interfaces."""
        return room_of(self.build)

    @property
    def programs(self) -> tuple[tuple[str, str], ...]:
        """The files that are compiled; the others are included or read."""
        return tuple(one for one in self.files if one[0].endswith(SUFFIXES))

    @property
    def name(self) -> str:
        """The name of the program's first file."""
        return self.programs[0][0]

    @property
    def compiled(self) -> tuple[object, ...]:
        """All on which the compiled program depends."""
        return self.files, self.build

    def command(self, verb: str) -> str:
        """The command line for the same program: `emc run a.emc --pes 4 -- 7`."""
        end = ("--", *self.arguments) if self.arguments else ()
        return shlex.join(["emc", verb, *(name for name, _ in self.programs), *self.options, *end])

    def sources(self, folder: str) -> tuple[tuple[str, Source], ...]:
        """(path, source) of each file to compile. One with the name of a bundled program is where that is, with its
        headers and data. folder: where the user's files are."""
        found: list[tuple[str, Source]] = []
        for name, text in self.programs:
            bundled = places.bundled(name)
            path = os.path.join(folder, name) if bundled is None else str(bundled)
            found.append((path, Source(name, text, "" if bundled is None else str(bundled.parent))))
        return tuple(found)


def read_request(words: object) -> Request:
    """The request of a page. Raises Faulty."""
    given = cast("dict[str, Any]", words) if isinstance(words, dict) else {}
    files = _files(given.get("files"))
    programs = [name for name, _ in files if name.endswith(SUFFIXES)]
    if not programs:
        raise _wrong("there is no program", f"the name of a program ends in {' or '.join(SUFFIXES[:2])}", "E0800")
    for name in programs:
        if name.endswith(PYTHON):
            raise _wrong(f"{name}: programs in Python's syntax are not executed here", "`emc run` runs it", "E0802")
        if not dict(files)[name].strip():
            raise Faults().stop("E0805", whole(name), "this file is empty", "a program needs `int main() { ... }`")
    texts = {key: str(given.get(key) or "") for key in TEXT_KEYS}
    texts = {key: text if key == "stdin" else text.strip() for key, text in texts.items()}
    arguments, more = _words(texts["arguments"], "the arguments"), _more(texts["more"])
    build = _build(texts, given, more, any(name.endswith(IR) for name in programs))
    most = _number(given.get("maxCycles"), "the limit of cycles", RANGES["max_cycles"])
    run = tuple((key, value) for key, value in more.items() if key not in (*LISTS.values(), "yield_after"))
    _check_late(more.get("late", ()), build)
    said = (
        *(("--pes", texts["pes"]) if texts["pes"] else ()),
        *(("--machine", build.machine) if build.machine != "em4" else ()),
        *(("-O", str(build.optimise)) if build.optimise != 1 else ()),
        *(("--check",) if build.check else ()),
        *_words(texts["more"], "the options"),
    )
    return Request(files, build, arguments, texts["stdin"], most, given.get("races") is True, run, said)


def _words(text: str, what: str) -> tuple[str, ...]:
    try:
        return tuple(shlex.split(text))
    except ValueError as wrong:
        raise _wrong(f"{what} can't be read: {wrong}", "close each quotation") from None


def _more(text: str) -> dict[str, Any]:
    """More options, as of a command line: those of BuildOptions and machine.Options, by name. Raises Faulty."""
    found: dict[str, Any] = {}
    rest = iter(_words(text, "the options"))
    for word in rest:
        name, _, value = word.partition("=") if word.startswith("--") else (word[:2], "", word[2:])
        if name not in MORE:
            raise _wrong(f"`{word}` is not an option here", f"the options are {', '.join(MORE)}")
        value = value or next(rest, "")
        if name == LATE:
            found["late"] = (*found.get("late", ()), _late(value))
        elif name in LISTS:
            found[LISTS[name]] = (*found.get(LISTS[name], ()), value)
        else:
            key = name.removeprefix("--").replace("-", "_")
            found[key] = _number(int(value) if re.fullmatch(r"-?\d{1,20}", value) else value, name, RANGES[key])
    if unknown := sorted(set(found.get("off", ())).difference(SWITCHES)):
        raise _wrong(f"there is no optimisation `{unknown[0]}`", f"the optimisations are {', '.join(SWITCHES)}")
    for macro in found.get("defines", ()):
        if not MACRO.match(macro.partition("=")[0]):
            raise _wrong(f"`{macro}` is not the definition of a macro", "write `-D N` or `-D N=4`")
    return found


def _late(text: str) -> Late:
    try:
        return parse_late(text)
    except ValueError as wrong:
        raise _wrong(f"{LATE}: {wrong}", "correct it in the options") from None


def _check_late(late: tuple[Late, ...], build: BuildOptions) -> None:
    """Raises Faulty for a packet of a PE that the machine does not have, and for too many of them."""
    pes = machine(build)[1].pes
    if wrong := [one for one in late if one.pe >= pes]:
        raise _wrong(f"{LATE} {wrong[0]}: there is no PE {wrong[0].pe}", f"the machine has PEs 0 to {pes - 1}")
    if len(late) > MOST_LATE:
        raise _wrong(f"{LATE} is given {len(late):,} times", f"at most {MOST_LATE} packets can be delayed")


def _files(given: object) -> tuple[tuple[str, str], ...]:
    found: dict[str, str] = {}
    for one in cast("list[object]", given) if isinstance(given, list) else []:
        parts = cast("dict[str, object]", one) if isinstance(one, dict) else {}
        name, text = parts.get("name"), parts.get("text")
        if not isinstance(name, str) or not isinstance(text, str) or not _NAME.fullmatch(name):
            raise _wrong(f"{str(name)[:100]!r} is not a file's name", "use letters, digits, `.`, `-` and `_`")
        if name in found:
            raise _wrong(f"there are two files called {name}", "give one of them another name")
        found[name] = _sound(name, text)
    if len(found) > MOST_FILES or sum(map(len, found.values())) > MOST_TEXT:
        raise _wrong(f"the files are too large: at most {MOST_FILES}, of {MOST_TEXT:,} characters", "remove some")
    return tuple(found.items())


def _sound(name: str, text: str) -> str:
    """A text that a file could have. Raises Faulty."""
    if "\0" in text:
        raise Faults().stop("E0804", whole(name), "this is a binary file, not source text", "remove its NUL characters")
    return text.encode("utf-8", "replace").decode().replace("\r\n", "\n")


def _build(texts: dict[str, str], given: dict[str, Any], more: dict[str, Any], is_ir: bool) -> BuildOptions:
    try:
        pes = parse(texts["pes"]) if texts["pes"] else None
        memory = parse_size(texts["memory"] or MEMORY)
    except ValueError as wrong:
        raise _wrong(str(wrong), "correct it in the options") from None
    name = texts["machine"] or "em4"
    if not _MACHINE.fullmatch(name):
        raise _wrong(f"{name[:60]!r} is not the name of a machine", "choose one of the list")
    level = _number(given.get("level", 1), "the level of optimisation", RANGES["optimise"])
    races = given.get("races") is True
    build = BuildOptions(
        pes=None if is_ir else pes, machine=name, memory=memory, includes=(".",), optimise=level,
        check=True if races or given.get("check") is True else None,
        defines=more.get("defines", ()), changes=more.get("changes", ()), off=frozenset(more.get("off", ())),
        yield_after=more.get("yield_after", 64),
    )  # fmt: skip
    if (total := room_of(build)) > MOST_MACHINE:
        text = f"{build.pes or 'the'} PEs with {memory:,} bytes each need {total >> 20:,} MB of this tab's memory"
        raise _wrong(text, f"at most {MOST_MACHINE >> 20:,} MB: choose fewer PEs or less memory for each", "E1012")
    return build


def room_of(build: BuildOptions) -> int:
    """The bytes of a machine's memory in this tab. Raises Faulty."""
    _, target = machine(build)
    return target.units << target.address_bits


def _number(given: object, what: str, room: tuple[int, int]) -> int:
    """A whole number in that range; 0 if there is none. Raises Faulty."""
    if given is None:
        return 0
    if isinstance(given, bool) or not isinstance(given, int) or not room[0] <= given <= room[1]:
        raise _wrong(f"{what} must be a number from {room[0]:,} to {room[1]:,}", "correct it in the options")
    return given


def _wrong(text: str, hint: str, code: str = "E0813") -> Faulty:
    return Faults().stop(code, Span(OPTIONS, 1, 1), text, hint)
