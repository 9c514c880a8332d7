# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportIncompatibleMethodOverride=false
"""The preprocessor: turns a file's text into the tokens that remain after all directives and macros are executed.

    #define SQUARE(x) ((x) * (x))
    int a = SQUARE(3);              ->  int  a  =  (  (  3  )  *  (  3  )  )  ;

pcpp executes the directives; tokens, macros (expand.py), conditions, include files and faults are done here. The place
of each token is in the file as the user wrote it. The tokens that a macro produces have the place where the macro was
used. A file that is not a `.c` file begins as if it included <emc.h>. There are no trigraphs.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any, NoReturn

from pcpp.parser import Action, OutputDirective
from pcpp.preprocessor import Preprocessor

from emc import places
from emc.alike import close_matches
from emc.dataclass import dataclass, field
from emc.faults import Faults, Note
from emc.footprint import Footprint
from emc.front import condition, expand, headers, pragmas, read, scan
from emc.front.feature_tests import FeatureTests
from emc.front.headers import HEADER, Header, Recording, is_same
from emc.front.limits import MOST_TOKENS
from emc.front.predefined import PREDEFINED
from emc.source import Span

DEEPEST_INCLUDE = 64
PRELUDE = "emc.h"
_MOST_DIGITS = 10  # of a line number
_PRAGMA = "PRAGMA"  # the type of a token that stands for a pragma
_COUNTING = frozenset({"__LINE__", "__FILE__", "__COUNTER__"})
_CONDITIONALS = frozenset({"if", "ifdef", "ifndef"})
_FOREIGN = frozenset(
    {"threads.h", "dirent.h", "windows.h", "conio.h", "mpi.h", "termios.h", "netdb.h", "poll.h", "pwd.h"}
)
_IGNORED = frozenset({"pragma", "ident", "sccs", ""})
_DIRECTIVES = (
    *("define", "undef", "include", "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else", "endif"),
    *("error", "pragma"),
)
_TESTED = {"elifdef": ("defined",), "elifndef": ("!", "defined")}  # directives of C23: what `#elif` says instead


@dataclass(frozen=True, slots=True)
class Defined:
    """The definitions of a text, for the texts that continue it."""

    macros: Mapping[str, Any]  # in pcpp's form
    guards: Mapping[str, Any]  # the include guard of each header that was read (None: `#pragma once`)
    names: Mapping[str, str]  # the names of these headers, by their real paths


@dataclass(frozen=True, slots=True)
class Preprocessed:
    """The result of preprocessing a text."""

    tokens: list[scan.Token]  # without white space
    own: tuple[tuple[int, Header], ...]  # emc's own headers among them, each with the index of its first token
    emc: bool  # whether the words of EM-C are reserved
    end: scan.Place  # the place after the last line
    headers: tuple[tuple[str, str], ...]  # the included files: their names in spans, and their real paths
    macros: Mapping[scan.Place, Any]  # the files' own macros in pcpp's form, by the places where they were used
    defined: Defined  # at the end of the text


def is_emc(file: str) -> bool:
    """Whether a main file with that name is EM-C, not plain C."""
    return not file.endswith((".c", ".i"))


def preprocess(
    text: str,
    file: str,
    include_path: Sequence[str],
    defines: Mapping[str, str] | Iterable[str],
    faults: Faults,
    seen: Footprint | None = None,
    before: Defined | None = None,
    first: int = 1,
    enclosure: str = "",
) -> Preprocessed:
    """Preprocesses a text. file: as the user gave it. defines: {"NAME": "text"}, or "NAME" and "NAME=text" as after -D.
    Errors are added to `faults`, and the files that were looked for to `seen`. Raises Faulty if it cannot continue.
    before: what is defined by the texts that this one continues. first: the number of the text's first line in its
    file. enclosure: the folder in which all headers must be, but for emc's own; "": none."""
    processor = _Preprocessor(include_path, faults, seen or Footprint(), enclosure)
    if before is None:
        processor.macros.update(_predefined())
        for name, value in _pairs(defines):
            processor.define(f"{name} {value}")
            processor.given.add(name)
    else:
        processor.macros.update(before.macros)
        processor.earlier = before.macros
        processor.include_once.update(before.guards)
        processor.names.update(before.names)
    processor.define(f"__BASE_FILE__ {_quote(file)}")
    tokens: list[scan.Token] = []
    own: list[tuple[int, Header]] = []
    for token in processor.run(text, file, first):
        if token.type == HEADER:
            own.append((len(tokens), token))
            tokens += token.tokens
        else:
            tokens.append(token)
        if len(tokens) > MOST_TOKENS:
            break
    if len(tokens) > MOST_TOKENS:
        text = f"with its headers, this file has more than {MOST_TOKENS:,} words and signs"
        hint = "let the program read such data from a file when it runs, or divide the program into several files"
        raise faults.stop("E0163", scan.span(tokens[-1].lineno), text, hint)
    lines = text.count("\n") + first
    column = len(text) - text.rfind("\n")
    end = (file, lines, column, lines, column)
    emc = is_emc(file) or processor.emc
    return Preprocessed(tokens, tuple(own), emc, end, processor.headers(), processor.own_macros(), processor.defined())


@lru_cache(maxsize=1)
def _predefined() -> dict[str, Any]:
    """PREDEFINED in pcpp's form, which pcpp never changes. It is made once for the dozen files of a program."""
    processor = _Preprocessor((), Faults(), Footprint())
    own = set(processor.macros)
    for name, value in PREDEFINED.items():
        processor.define(f"{name} {value}")
    return {name: macro for name, macro in processor.macros.items() if name not in own}


def _pairs(defines: Mapping[str, str] | Iterable[str]) -> Iterator[tuple[str, str]]:
    if isinstance(defines, Mapping):
        yield from defines.items()
        return
    for define in defines:
        name, _, value = define.partition("=")
        yield name, value if "=" in define else "1"


@dataclass(slots=True)
class _File:
    """A file that is being read."""

    name: str  # its name in spans
    folder: str
    conditionals: list[list[Any]] = field(default_factory=list[list[Any]])  # its open `#if`s: [place, seen #else]
    # what `#line` set: the first line that it applies to, the number that is added to the line, and the quoted file
    # name
    renumbered: list[tuple[int, int, str]] = field(default_factory=list[tuple[int, int, str]])

    def called(self, line: int) -> tuple[int, str]:
        """The values of `__LINE__` and `__FILE__` on this line."""
        for first, shift, name in reversed(self.renumbered):
            if line >= first:
                return line + shift, name
        return line, _quote(self.name)


class _Preprocessor(Preprocessor):
    def __init__(self, include_path: Sequence[str], faults: Faults, seen: Footprint, enclosure: str = ""):
        self.faults = faults
        self.seen = seen
        self.enclosure = enclosure
        self.emc = False
        self.files: list[_File] = []
        self.names: dict[str, str] = {}  # real path -> the name in spans
        self.pending = ("", 1)  # a text, and the number of its first line
        self.directive: Any = None
        self.asked: Span | None = None  # in a header of emc's own: where a file of the user's includes it
        self.given: set[str] = set()  # macros of the command line and of the machine
        self.earlier: Mapping[str, Any] = {}  # macros of the texts that this one continues
        self.recording: Recording | None = None  # of the header of emc's own that is being read
        super().__init__(lexer=scan.Pieces())
        del self.macros["__PCPP__"]
        self.expander = expand.Expander(self.macros, self._miscalled, self._unclosed, self._called, self._endless)
        self.pragmas = pragmas.Pragmas(self.macros)
        self.awaiting: deque[tuple[Span, list[Any]]] = deque()
        self.rewrite_paths = []
        self.expand_filemacro = False
        self.t_INTEGER_TYPE = _spell
        own = str(places.runtime() / "include")
        self.folders = [*dict.fromkeys(folder for folder in include_path if folder != own), own]

    def _Preprocessor__lexprobe(self) -> None:  # replaces pcpp's search for its lexer's token names
        self.t_ID, self.t_INTEGER, self.t_INTEGER_TYPE = "CPP_ID", "CPP_INTEGER", str
        self.t_CHAR, self.t_STRING, self.t_SPACE, self.t_NEWLINE = "CPP_CHAR", "CPP_STRING", "CPP_WS", "CPP_WS"
        self.t_LINECONT, self.t_WS, self.t_DPOUND = "CPP_LINECONT", ("CPP_WS",), "CPP_DPOUND"
        self.t_TERNARY, self.t_COLON = "CPP_OP", "CPP_OP"
        self.t_COMMENT1, self.t_COMMENT2, self.t_COMMENT = "CPP_COMMENT", "CPP_COMMENT", ("CPP_COMMENT",)

    # ---- files

    def run(self, text: str, file: str, first: int) -> Iterator[Any]:
        prelude = places.runtime() / "include" / PRELUDE
        if is_emc(file) and prelude.is_file():
            yield from self._included(str(prelude), Span(file, 1, 1))
        yield from self._tokens(text, file, os.path.dirname(file), first)

    def own_macros(self) -> dict[scan.Place, Any]:
        """The macros of the user's files by the places where they were used. Macros of emc's own headers and of the
        command line are left out."""
        folder = self.folders[-1]
        return {place: m for place, m in self.expander.used.items() if m.source and not m.source.startswith(folder)}

    def defined(self) -> Defined:
        """The definitions for the texts that continue this one."""
        return Defined(dict(self.macros), dict(self.include_once), dict(self.names))

    def headers(self) -> tuple[tuple[str, str], ...]:
        return tuple((name, path) for path, name in self.names.items())

    def _tokens(self, text: str, name: str, folder: str, first: int = 1) -> Iterator[Any]:
        self.files.append(_File(name, folder))
        self.pending = (text, first)
        try:
            for token in self.parsegen("", name, name):
                if token.type == _PRAGMA:
                    self._obey()
                elif token.type != "CPP_WS":
                    yield token
                    yield from self.pragmas.after(token)
        except IndexError:  # pcpp reads a directive's first operand without checking that there is one
            what = self.directive
            raise self.faults.stop("E0104", self._here(), f"`#{what.value}` needs an operand") from None
        for place, _ in self.files[-1].conditionals:
            self.faults.error("E0105", Span(*place), "this condition has no `#endif`")
        self.files.pop()

    def group_lines(self, input: str, abssource: str) -> Iterator[list[Any]]:
        (text, first), self.pending = self.pending, ("", 1)
        return map(_as_elif, scan.lines(text, abssource, self.faults, first))

    def include(self, tokens: list[Any], original_line: list[Any]) -> Iterator[Any]:
        here = self._here(*tokens)
        name, folders = self._header(tokens)
        if not name:
            self.faults.error("E0106", here, "`#include` needs a file name", 'write <name.h> or "name.h"')
            return
        path = self._found(name, folders)
        if path is None:
            self.faults.error("E0107", here, f"there is no file `{name}` to include", self._searched(name, folders))
            return
        yield from self._included(path, here)

    def _header(self, tokens: list[Any]) -> tuple[str, list[str]]:
        """The name in `<name.h>` or `"name.h"`, and where it is searched; an empty name for anything else."""
        if tokens and tokens[0].type == "CPP_STRING":
            return tokens[0].value[1:-1], [self.files[-1].folder, *self.folders]
        if tokens and tokens[0].value == "<" and any(t.value == ">" for t in tokens):
            end = next(i for i, t in enumerate(tokens) if t.value == ">")
            return "".join(t.value for t in tokens[1:end]), self.folders
        return "", []

    def _found(self, name: str, folders: Sequence[str]) -> str | None:
        """The path of a header. Notes what was looked for."""
        found = self._searched_in(name, folders)
        if self.recording is not None:
            self.recording.found.append((name, folders[0] if len(folders) > len(self.folders) else "", found))
        return found

    def _found_from(self, name: str, first: str) -> str | None:
        """The same, with a folder that is searched first, or none."""
        return self._found(name, [first, *self.folders] if first else self.folders)

    def _searched_in(self, name: str, folders: Sequence[str]) -> str | None:
        for folder in folders:
            path = os.path.join(folder, name)
            if not self._is_open(path):
                continue
            if folder != self.folders[-1]:
                self.seen.note(path)
            if os.path.exists(path) and not os.path.isdir(path):
                return path
        return None

    def _is_open(self, path: str) -> bool:
        """Whether the program may include a file: with an enclosure, none outside of it, whatever links lead there."""
        if not self.enclosure:
            return True
        real = os.path.realpath(path)
        rooms = (os.path.realpath(folder) for folder in (self.enclosure, self.folders[-1]))
        return any(real.startswith(room + os.sep) for room in rooms)

    def _included(self, path: str, here: Span) -> Iterator[Any]:
        real = os.path.realpath(path)
        name = self.names.setdefault(real, path)
        self.emc = self.emc or self._is_prelude(name)
        if self._once(name):
            return
        if self.recording is None and headers.is_own(name) and not self.earlier and not self.pragmas.packing:
            yield from self._own(path, name, here)
        else:
            yield from self._read(path, name, here)

    def _own(self, path: str, name: str, here: Span) -> Iterator[Any]:
        """A header of emc's own: as it was read before, if it would be read in the same way."""
        kept = headers.find(name, self.macros, self._found_from)
        if kept is None:
            before, marks, emc = self.defined(), self._marks(), self.emc
            self.recording = recording = Recording()
            self.emc = self._is_prelude(name)
            try:
                tokens = list(self._read(path, name, here))
            finally:
                self.recording = None
            kept = self._as_kept(recording, before, tokens)
            self.emc = self.emc or emc
            if marks != self._marks() or kept is None:
                yield from tokens
                return
            headers.keep(name, kept)
        for macro, meaning in kept.macros.items():
            if meaning is None:
                self.macros.pop(macro, None)
            else:
                self.macros[macro] = meaning
        self.include_once.update(kept.guards)
        for real, other in kept.names.items():
            self.names.setdefault(real, other)
        self.emc = self.emc or kept.emc
        yield kept

    def _is_prelude(self, name: str) -> bool:
        return name == os.path.join(self.folders[-1], PRELUDE)

    def _marks(self) -> tuple[object, ...]:
        """What changes if something happens that no kept header may do."""
        state = self.pragmas
        return len(self.faults.found), self.expander.counter, state.packing, len(state.outer), repr(state.kept)

    def _as_kept(self, recording: Recording, before: Defined, tokens: list[Any]) -> Header | None:
        """The header that was read; None if something of the user's has changed how. before: what was defined."""
        asked = headers.asked((*recording.texts, *recording.guards), before.macros)
        guards = {name: guard for name, guard in self.include_once.items() if name not in before.guards}
        if None in guards.values():
            return None
        if not all(path is None or headers.is_own(path) for *_, path in recording.found):
            return None
        if any(macro is not None and macro.source and not headers.is_own(macro.source) for macro in asked.values()):
            return None
        changed = {name: macro for name, macro in self.macros.items() if before.macros.get(name) is not macro}
        removed = dict.fromkeys(name for name in before.macros if name not in self.macros)
        names = {real: name for real, name in self.names.items() if real not in before.names}
        return Header(asked, tuple(recording.found), tokens, {**changed, **removed}, guards, names, self.emc)

    def _read(self, path: str, name: str, here: Span) -> Iterator[Any]:
        if len(self.files) > DEEPEST_INCLUDE:
            hint = "if the header includes itself, write `#pragma once` in it"
            raise self.faults.stop("E0108", self._here(), f"`{name}` is included {DEEPEST_INCLUDE} levels deep", hint)
        try:
            text = read.read(path, name, self.faults)
        except OSError as reason:
            raise self.faults.stop("E0107", here, f"can't include `{name}`: {reason.strerror}") from None
        if self.recording is not None:
            self.recording.texts.append(text)
        before, own = self.asked, name.startswith(self.folders[-1] + os.sep)
        self.asked = (before or here) if own else None
        yield from self._tokens(text, name, os.path.dirname(path))
        self.asked = before

    def _once(self, name: str) -> bool:
        """Whether this file need not be read again: it has `#pragma once`, or its include guard is still defined."""
        guard = self.include_once.get(name, "")
        if self.recording is not None and guard:
            self.recording.guards.append(guard)
        return bool(guard is None or (guard != "" and guard in self.macros))

    def _searched(self, name: str, folders: Sequence[str]) -> str:
        known = Path(self.folders[-1])
        headers = [str(p.relative_to(known)) for p in known.rglob("*.h")] if known.is_dir() else []
        if name in _FOREIGN or name.startswith(("sys/", "netinet/", "arpa/")):
            return "the machine has no operating system; for locks, barriers and threads use <emc.h>"
        close = close_matches(name, headers, 1, 0.7)
        meant = f"did you mean <{close[0]}>? " if close else ""
        if self.enclosure:
            return f"{meant}here a program includes only headers of its own folder, and emc's own"
        return f"{meant}searched: " + ", ".join([*(f or "." for f in dict.fromkeys(folders[:-1])), "emc's own headers"])

    # ---- directives

    def _here(self, *tokens: Any) -> Span:
        """The span of these tokens of a directive; if there are none, the span of the directive's name."""
        if tokens:
            return Span(*tokens[0].lineno).to(Span(*tokens[-1].lineno))
        return (
            Span(*self.directive.lineno)
            if self.directive
            else Span(self.files[-1].name if self.files else "", 1, 1, 1, 1)
        )

    def on_directive_handle(self, directive: Any, toks: list[Any], ifpassthru: bool, precedingtoks: list[Any]) -> bool:
        self.directive = directive
        name, conditionals = directive.value, self.files[-1].conditionals
        if name in _CONDITIONALS:
            conditionals.append([directive.lineno, False])
        elif name in ("elif", "else", "endif"):
            if not conditionals:
                self.faults.error("E0109", self._here(), f"`#{name}` without an `#if`")
                raise OutputDirective(Action.IgnoreAndRemove)
            if name != "endif" and conditionals[-1][1]:
                self.faults.error("E0109", self._here(), f"`#{name}` after the `#else` of the same `#if`")
            if name == "else":
                conditionals[-1][1] = True
            if name == "endif":
                conditionals.pop()
        elif name == "pragma" and not toks:
            raise OutputDirective(Action.IgnoreAndRemove)
        return True

    def on_directive_unknown(
        self, directive: Any, toks: list[Any], ifpassthru: bool, precedingtoks: list[Any]
    ) -> bool | None:
        name = directive.value
        if name == "pragma" and toks[0].value in pragmas.HEEDED:
            return self._await(directive, toks, precedingtoks)
        if name == "pragma" and toks[0].value in pragmas.PARALLEL:
            text = f"`#pragma {toks[0].value}` is ignored: the statement after it runs on one PE only"
            self.faults.warning("W0102", self._here(directive, *toks), text, pragmas.HINT)
            return True
        if name == "line" or directive.type == "CPP_INTEGER":
            self._renumber(self.expand_macros(toks) if name == "line" else [directive, *toks], directive.lineno[3] + 1)
            return True
        text = "".join(t.value for t in toks).strip()
        if name == "error" and self.asked is not None:
            said, _, hint = text.partition(": ")
            self.faults.error("E0110", self.asked, said, hint)
        elif name == "error":
            self.faults.error("E0110", self._here(directive, *toks), f"#error {text}".strip())
        elif name == "warning":
            self.faults.warning("W0101", self._here(directive, *toks), f"#warning {text}".strip())
        elif name not in _IGNORED:
            close = close_matches(name, _DIRECTIVES, 1)
            hint = f"did you mean `#{close[0]}`?" if close else ""
            self.faults.error("E0111", self._here(), f"there is no directive `#{name}`", hint)
        return True

    def _await(self, directive: Any, toks: list[Any], precedingtoks: list[Any]) -> None:
        """Puts a pragma among the program's tokens. It is executed there, after the text before it is expanded."""
        self.awaiting.append((self._here(directive, *toks), [copy(token) for token in toks]))
        directive.type = _PRAGMA
        for token in (*precedingtoks, *toks):
            token.type = "CPP_WS"

    def _obey(self) -> None:
        where, tokens = self.awaiting.popleft()
        name = tokens[0].value
        if not self.pragmas.obey(tokens):
            hint = "write `__attribute__((packed))` after the `}` of the struct" if name == "pack" else ""
            self.faults.warning("W0102", where, f"this `#pragma {name}` is ignored", hint)

    def _renumber(self, tokens: list[Any], following: int) -> None:
        """Executes `#line 7 "grammar.y"`: from the line `following` on, `__LINE__` and `__FILE__` are counted from
        there."""
        given = [token.value for token in tokens if token.type != "CPP_WS"]
        file = self.files[-1]
        if not given or not given[0].isdecimal() or len(given[0]) > _MOST_DIGITS:
            self.faults.error("E0106", self._here(*tokens), "`#line` needs a line number, and optionally a file name")
            return
        name = given[1] if len(given) > 1 else file.called(following)[1]
        file.renumbered.append((following, int(given[0]) - following, name))

    def on_error(self, file: str, line: Any, msg: str) -> None:
        if msg.startswith(("Misplaced", "Unterminated")):
            return  # already reported, with a better text
        where = Span(*line) if isinstance(line, tuple) and line[0] else self._here()
        self.faults.error("E0112", where, msg[0].lower() + msg[1:])

    def define(self, tokens: Any) -> None:
        if not isinstance(tokens, str) and tokens[0].type != "CPP_ID":
            self.faults.error("E0113", self._here(*tokens[:1]), f"`{tokens[0].value}` can't be the name of a macro")
            return
        if not isinstance(tokens, str) and tokens[0].value == "defined":
            self.faults.error("E0113", self._here(*tokens[:1]), "`defined` can't be the name of a macro")
            return
        before = None if isinstance(tokens, str) else self.macros.get(tokens[0].value)
        super().define(tokens)
        if before is not None and not isinstance(tokens, str):
            self._redefined(tokens[0], before)

    def _redefined(self, name: Any, before: Any) -> None:
        """Warns about a second definition that differs from the first. At a prompt, a later text may replace the
        definition of an earlier one."""
        if is_same(before, self.macros[name.value]) or self.earlier.get(name.value) is before:
            return
        if name.value in self.given and not before.source:
            text = (
                f"`{name.value}` is already set from outside, as with "
                f"`-D {name.value}=...`: this definition replaces it"
            )
            hint = f"write `#ifndef {name.value}` before it, and `#endif` after it"
            self.faults.warning("W0103", self._here(name), text, hint)
            return
        notes = [Note(Span(*before.lineno), "the first definition")] if before.source else []
        text = f"`{name.value}` is defined again with a different value: this definition applies from here on"
        self.faults.warning(
            "W0103", self._here(name), text, f"write `#undef {name.value}` before it if you mean that", *notes
        )

    def evalexpr(self, tokens: list[Any]) -> tuple[int, None]:
        here = self._here(*tokens)
        try:
            tests = FeatureTests(self.macros, self._has_header)
            expanded = tests.replaced(self.expand_macros(tests.replaced(tokens)))
            return condition.condition([t for t in expanded if t.type != "CPP_WS"]), None
        except condition.Wrong as wrong:
            self.faults.error("E0114", here, f"this condition can't be computed: {wrong}")
            return 0, None

    def _has_header(self, tokens: list[Any]) -> bool | None:
        """Whether there is the header of `__has_include`; None if the tokens name none."""
        name, folders = self._header(tokens)
        if not name:
            name, folders = self._header(self.expand_macros(tokens))
        return self._found(name, folders) is not None if name else None

    # ---- macros

    def macro_prescan(self, macro: Any) -> None:
        pass  # pcpp's preparation for its own expansion is not needed

    def expand_macros(self, tokens: list[Any], expanding_from: list[str] = []) -> list[Any]:  # noqa: B006 (pcpp's)
        macros = self.macros
        if any(t.type == "CPP_ID" and (t.value in macros or t.value in _COUNTING) for t in tokens):
            return self.expander.expand(tokens)
        return tokens

    def _miscalled(self, name: Any, macro: Any, text: str) -> None:
        notes = [Note(Span(*macro.lineno), "it is defined here")] if macro.source else []
        self.faults.error("E0112", self._here(name), text, "", *notes)

    def _unclosed(self, opening: Any) -> None:
        self.faults.error("E0112", self._here(opening), "this macro call has no `)`")

    def _endless(self, name: Any, message: str) -> NoReturn:
        raise self.faults.stop("E0112", self._here(name), message)

    def _called(self, place: scan.Place) -> tuple[int, str]:
        return self.files[-1].called(place[1])


def _as_elif(line: list[Any]) -> list[Any]:
    """A line of C23, `#elifdef NAME`, as `#elif defined NAME`; any other line as it is."""
    at = 1 if line[0].type == "CPP_WS" else 0
    if len(line) <= at or line[at].value != "#":
        return line
    word = next((i for i in range(at + 1, len(line)) if line[i].type != "CPP_WS"), at)
    if line[word].value not in _TESTED:
        return line
    place = line[word].lineno
    tests = [scan.Token("CPP_OP" if sign == "!" else "CPP_ID", sign, place) for sign in _TESTED[line[word].value]]
    return [*line[:word], scan.Token("CPP_ID", "elif", place), scan.SPACE, *tests, *line[word + 1 :]]


def _quote(name: str) -> str:
    """A file's name as a string literal."""
    name = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{name}"'


def _spell(value: Any) -> str:
    """The text of an integer token, as `__LINE__` and `__COUNTER__` give it."""
    return str(value[1] if isinstance(value, tuple) else value)
