"""Reads a program in Python's syntax: its definitions in the order that EM-C needs.

    program = read_program([dot], {})       the functions, and all that they need
    program = load("dot.py", "dot.py")      Python executes the file; all EM-C in it

The program is made once, from the text and the values of constants at that time. What depends on the machine (`N_PE`,
headers) is added when the program is compiled (headers.py).
"""

from __future__ import annotations

import linecache
import os
import sys
import traceback
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

from emc.dataclass import dataclass, field
from emc.faults import Fault, Faults
from emc.front import tree
from emc.lang import words as lang
from emc.python.definitions import Item, define, prototype
from emc.python.places import shown_name
from emc.python.reader import Program, Reader
from emc.python.refused import Refused
from emc.source import Span, whole

BROKEN = "E0604"
DEPTH = 40_000  # Python frames; the reader limits how deep expressions nest, so this limit is never reached


@dataclass(frozen=True, slots=True, eq=False)
class Written:
    """A program as it was read."""

    items: tuple[Item, ...]
    headers: tuple[str, ...]
    divisions: Mapping[Span, str]
    faults: tuple[Fault, ...]
    texts: Mapping[str, str]  # of its files, by their names in messages
    spelled: Mapping[int, str] = field(default_factory=dict[int, str])  # names of constants, by the ids of nodes
    constants: Mapping[str, object] = field(default_factory=dict[str, object])  # trees of their values, by the names
    parts: tuple[tuple[Item, str], ...] = ()  # the definitions, each with what is said about it
    ranges: frozenset[Span] = frozenset()  # the limits of `range` loops
    inferred: frozenset[Span] = frozenset()  # the names of variables whose first value gives their type


def read_program(roots: Sequence[lang.Placed], names: Mapping[str, str]) -> Written:
    """The program of these objects and of all that they need. names: the names of files in messages, by the files'
    paths."""
    with deep():
        return _read(roots, names)


@contextmanager
def deep() -> Generator[None]:
    """Allows trees to nest deeply, by a higher limit of recursion."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEPTH))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def _read(roots: Sequence[lang.Placed], names: Mapping[str, str]) -> Written:
    program = Program(Faults(), dict(names))
    made: dict[lang.Placed, Item | None] = {}
    needs: dict[lang.Placed, list[lang.Placed]] = {}
    work = list(roots)
    for one in work:
        if one in made:
            continue
        program.wanted = []
        reader = program.reader_of(one)
        named = isinstance(one, lang.ArrayType) or _named(reader, one)
        program.wanted = []
        made[one] = define(reader, one) if named else None
        needs[one] = program.wanted
        work += program.wanted
    texts = {program.file(one).name: program.file(one).text for one in made}
    items = _arrange(made, needs)
    return Written(items, tuple(program.headers), program.divisions, tuple(program.faults.found), texts,
                   program.spelled, program.constants, ranges=frozenset(program.ranges),
                   inferred=frozenset(program.inferred))  # fmt: skip


def _named(reader: Reader, one: lang.Placed) -> bool:
    """Whether it has, or now gets, a name of EM-C. If not, that is reported."""
    node = reader.program.statement(one)
    try:
        reader.name_of(one, node)
        return True
    except Refused as wrong:
        reader.fault(wrong)
        return False


def _arrange(
    made: Mapping[lang.Placed, Item | None], needs: Mapping[lang.Placed, Sequence[lang.Placed]]
) -> tuple[Item, ...]:
    """The definitions in the order of the text, each after those that it needs. A function that is defined later gets a
    prototype."""
    found: list[Item] = []
    placed: set[lang.Placed] = set()

    def place(one: lang.Placed) -> None:
        if one in placed:
            return
        placed.add(one)
        for need in needs[one]:
            _declare(need) if isinstance(need, lang.Function) else place(need)
        if (item := made[one]) is not None:
            found.append(item)

    def _declare(function: lang.Placed) -> None:
        item = made[function]
        if function in placed or item is None:
            return
        for need in needs[function]:
            if isinstance(need, lang.Struct):
                place(need)
        assert isinstance(item, tree.FunctionDefinition)
        found.append(prototype(item))

    for one in sorted(made, key=lambda one: one.order):
        place(one)
    return tuple(found)


# ---- files


def load(path: str, name: str, text: str) -> Written:
    """The program in a Python file. Python executes the file. name: the name of the file in messages."""
    full = os.path.abspath(path)
    faults = Faults()
    linecache.cache[full] = (len(text), None, text.splitlines(keepends=True), full)
    module = _executed(full, name, faults)
    if module is None:
        return Written((), (), {}, tuple(faults.found), {name: text})
    roots = written_in(module)
    if not roots:
        faults.error(BROKEN, whole(name), "this file has no function of EM-C", "write @function before a `def`")
        return Written((), (), {}, tuple(faults.found), {name: text})
    try:
        return read_program(roots, {full: name})
    except OSError as unknown:
        hint = "an object is made by a statement such as `A = spread(i32, 100)`"
        faults.error(BROKEN, whole(name), str(unknown), hint)
        return Written((), (), {}, tuple(faults.found), {name: text})


def written_in(module: ModuleType) -> list[lang.Placed]:
    """The functions and objects of EM-C that a module itself defines, in order."""
    file = module.__file__
    found = {one for one in vars(module).values() if isinstance(one, lang.Placed) and one.file == file}
    return sorted(found, key=lambda one: one.order)


def _executed(full: str, name: str, faults: Faults) -> ModuleType | None:
    """The module that Python makes of a file; None, with a fault, if that fails."""
    called = os.path.basename(full).removesuffix(".py")
    loader = _Loader(called, full)
    spec = spec_from_file_location(called, full, loader=loader)
    assert spec is not None
    module, folder = module_from_spec(spec), os.path.dirname(full)
    before = sys.modules.get(called)
    sys.modules[called] = module
    sys.path.insert(0, folder)
    try:
        loader.exec_module(module)
        return module
    except SyntaxError as wrong:
        _report_syntax(wrong, full, name, faults)
    except Exception as wrong:
        _report(wrong, full, name, faults)
    finally:
        sys.path.remove(folder)
        if before is not None:
            sys.modules[called] = before
    return None


class _Loader(SourceFileLoader):
    """Loads a module from the text that emc has read, and writes nothing to the disk."""

    def get_code(self, fullname: str) -> object:  # pyright: ignore[reportIncompatibleMethodOverride]
        text = "".join(linecache.getlines(self.path))
        return compile(text, self.path, "exec", dont_inherit=True)


def _report_syntax(wrong: SyntaxError, full: str, name: str, faults: Faults) -> None:
    file = name if wrong.filename == full else shown_name(wrong.filename or name)
    line, column = wrong.lineno or 1, max(1, wrong.offset or 1)
    end_line = max(line, wrong.end_lineno or line)
    end = max(column + 1, wrong.end_offset or 0) if end_line == line else column + 1
    text = f"this is not Python: {wrong.msg}"
    faults.error(BROKEN, Span(file, line, column, line, end), text, "Python itself reads the file first")


def _report(wrong: Exception, full: str, name: str, faults: Faults) -> None:
    """Reports an exception at the line of the file that was executed last."""
    frames = traceback.extract_tb(wrong.__traceback__)
    own = [frame for frame in frames if frame.filename == full]
    lines: Iterable[tuple[int, int, int]] = (
        (f.lineno or 1, (f.colno or 0) + 1, (f.end_colno or 0) + 1) for f in own[-1:]
    )
    line, column, end = next(iter(lines), (1, 1, 1))
    kind = type(wrong).__name__
    text = f"Python raised {kind} in this file: {wrong}" if str(wrong) else f"Python raised {kind} in this file"
    where = Span(name, line, column, line, max(end, column + 1)) if own else whole(name)
    faults.error(BROKEN, where, text, "Python executes the file, to find its functions and constants")
