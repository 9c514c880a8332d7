"""EM-C in Python's syntax: functions of Python become the tree that the parser makes of EM-C's own text.

    unit = tree_of(source, preprocess, faults)          for the checker, as route.tree gives it
    check(source, typed_unit, faults)                   the checks that need types

In: the `ast` of decorated functions, and the values of the names around them. Out: emc/front/tree.py, with spans that
point at the Python file. The names of EM-C are in emc/lang. No other room knows that a program was written in Python.

    places          files, lines, spans
    refused         forms that EM-C does not have, with hints
    reader          names, scopes, the registry of rules
    types           annotations
    constants, initial, expressions, extremes, calls, objects, loops, blocks, statements, definitions
    program         what belongs to a program, in order; executing files
    headers         declarations and macros of the library
    division        `/` and `//`
    fraction        floats that are stored in variables whose first value is an integer
    outside         values of Python around the functions
    said            what the checker says, in Python's form

Translations: `write` prints EM-C as Python, and `unparse` prints the tree as EM-C.
"""

from __future__ import annotations

import os
from functools import lru_cache

from emc.faults import Faults
from emc.front import tree, typed
from emc.python import division, fraction
from emc.python.headers import Preprocess, complete
from emc.python.program import Written, load, read_program, written_in
from emc.python.said import told
from emc.python.walk import functions
from emc.source import Span
from emc.texts import Source

__all__ = ["Written", "check", "load", "read_program", "tell", "tree_of", "written", "written_in"]


def written(source: Source) -> Written:
    """The program of a source. If it was not read before, Python executes its file."""
    if isinstance(source.program, Written):
        return source.program
    path = os.path.join(source.folder, os.path.basename(source.name)) if source.folder else source.name
    return _loaded(path, source.name, source.text)


@lru_cache(maxsize=16)
def _loaded(path: str, name: str, text: str) -> Written:
    return load(path, name, text)


def tree_of(source: Source, preprocess: Preprocess, faults: Faults) -> tree.Unit:
    """The tree of a program in Python's syntax. preprocess: the tokens of a text with the compiler's settings."""
    program = written(source)
    for fault in program.faults:
        if fault not in faults.found:
            faults.found.append(fault)
    faults.stop_if_any()
    items = complete(program.items, program.headers, preprocess)
    return tree.Unit(Span(source.name, 1, 1, source.text.count("\n") + 1, 1), items)


def check(source: Source, unit: tree.Unit, meant: typed.Unit, faults: Faults) -> None:
    """Reports what means something else in Python, as the types say. unit: what `tree_of` gave."""
    program = written(source)
    for function, body in functions(unit, meant):
        division.report(function, body, program.divisions, program.ranges, faults)
        fraction.report(function, body, program.inferred, faults)


def tell(source: Source, faults: Faults) -> None:
    """Puts what was found in this program into Python's form."""
    files = written(source).texts
    faults.found[:] = fraction.once(faults.found)
    faults.found[:] = [told(fault) if fault.span.file in files else fault for fault in faults.found]
