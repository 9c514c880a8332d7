"""The checker: takes the tree of a file, returns its typed tree, and reports faults.

    unit = check(tree_unit, target, faults, suffix="1")

It takes one source file as written (tree.Unit). It returns a typed.Unit, in which names are symbols and every
conversion is explicit. If `faults` has no errors, all types are right, and the program keeps all rules of the language
that can be checked in one file. If there are errors, the unit is still returned, but it must not be used.

Read the rooms in this order. Each one imports only rooms that come before it:

    scope, context, bad, messages, rules    what the checker knows as it walks; the registry of its rules
    operands                                values: constants, objects, conversions
    names                                   what a name means
    declarations                            types, symbols, initialisers
    expressions, builtins, statements       C's rules, node by node
    parallel                                EM-C's rules: task blocks, places, remote calls, ports
    functions, unused                       a definition; what is never used
    piece                                   a text that continues others: the prompt's
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from emc.faults import Faults
from emc.front import tree, typed
from emc.front.build import declared_name
from emc.front.check.builtins import atomics, emc_words, gnu, varargs
from emc.front.check.context import Context
from emc.front.check.declarations.declare import finish_objects
from emc.front.check.expressions import assignments, calls, generic, operators, primary
from emc.front.check.functions import check_function
from emc.front.check.names import lookup
from emc.front.check.operands import characters, literals
from emc.front.check.parallel import ports, remote, tasks
from emc.front.check.rules import statement
from emc.front.check.scope import Scope, Typedef
from emc.front.check.statements import asm
from emc.front.check.unused import report_unused
from emc.front.types import CHAR, Pointer, Spread
from emc.source import NOWHERE
from emc.target import Target

__all__ = ["check"]

RULES = (  # importing them registers their rules
    characters,
    literals,
    lookup,
    assignments,
    calls,
    generic,
    operators,
    primary,
    atomics,
    emc_words,
    gnu,
    varargs,
    asm,
    ports,
    remote,
    tasks,
)
DEPTH = 40_000  # Python frames; the parser limits how deep a tree nests, so this limit is never reached


def check(
    unit: tree.Unit,
    target: Target,
    faults: Faults,
    suffix: str = "1",
    elsewhere: Callable[[], frozenset[str]] = frozenset,
) -> typed.Unit:
    """Returns the typed unit. suffix: what makes this unit's private names unique in the program (`name@suffix`).
    elsewhere: the functions that the program's other files define."""
    ctx = start_context(unit, target, faults, suffix)
    ctx.elsewhere = elsewhere
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEPTH))
    try:
        for item in unit.items:
            if isinstance(item, tree.FunctionDefinition):
                check_function(ctx, item)
            else:
                statement(ctx, item)
        finish_objects(ctx)
        if not faults.errors:
            report_unused(ctx, unit)
    finally:
        sys.setrecursionlimit(before)
    return typed_unit(ctx, unit)


def start_context(unit: tree.Unit, target: Target, faults: Faults, suffix: str, outer: Scope | None = None) -> Context:
    """What the checker knows at the start. outer: the scope around the file's scope, if the file continues other
    texts."""
    scope = Scope(outer)
    scope.names["__builtin_va_list"] = Typedef(Pointer(CHAR), NOWHERE)
    return Context(target, faults, suffix, scope, scope, broken=faults.errors, defines=defined_names(unit))


def typed_unit(ctx: Context, unit: tree.Unit) -> typed.Unit:
    """The typed unit, made from the checked items."""
    statics = tuple(_statics(ctx))
    return typed.Unit(unit.span.file, tuple(_functions(ctx)), statics, _meetings(ctx, unit, statics))


def _meetings(ctx: Context, unit: tree.Unit, statics: tuple[typed.Static, ...]) -> frozenset[typed.Static]:
    """The static objects with the attribute `meeting`. An array that is spread over the PEs can't have it."""
    found = [s for s in statics if (s.span.file, s.span.line, s.span.column) in unit.meetings]
    for symbol in found:
        if isinstance(symbol.type, Spread):
            ctx.warning("W0102", symbol.span, "the attribute `meeting` is ignored here", "each PE needs its own copy")
    return frozenset(s for s in found if not isinstance(s.type, Spread))


def defined_names(unit: tree.Unit) -> frozenset[str]:
    """The names of the functions that have bodies in this file."""
    return frozenset(declared_name(i.declarator).name for i in unit.items if isinstance(i, tree.FunctionDefinition))


def _functions(ctx: Context) -> list[typed.FunctionBody]:
    """The function bodies, except those from <emc.h> that the user replaced."""
    return [f for f in ctx.functions if not f.symbol.weak or ctx.linked.get(f.symbol.name) is f.symbol]


def _statics(ctx: Context) -> list[typed.Static]:
    """The static objects that this unit defines, and the static objects of other units that it uses."""
    linked = [s for s in ctx.linked.values() if isinstance(s, typed.Static)]
    return [s for s in (*linked, *ctx.statics) if s in ctx.used or (s.image is not None and not s.weak)]
