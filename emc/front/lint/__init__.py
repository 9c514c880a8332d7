# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnusedImport=false
"""The lint: warnings about correct programs that probably do not mean what they say.

    lint(tree_unit, typed_unit, target, remote_read, faults)

It takes a checked file without errors, as a tree and as a typed tree; the machine that it is for; and remote_read: the
cycles that a read from another PE takes there. It adds warnings W05.. to `faults`. Only the user's own files are
checked, and each file of this room checks for one kind of defect. The checker itself reports what needs scopes (such as
an unused variable).
"""

from __future__ import annotations

import sys

from emc import places
from emc.dataclass import replace
from emc.faults import Faults
from emc.front import tree, typed
from emc.front.lint import (  # noqa: F401 (importing them registers their rules)
    addresses,
    again,
    alike,
    allocated,
    alone,
    arms,
    barriers,
    begun,
    blockwise,
    bodies,
    bounds,
    broadcast,
    brought,
    carried,
    cells,
    changed,
    collectives,
    comparisons,
    conditions,
    copies,
    counted,
    declared,
    differences,
    dropped,
    early,
    elsewhere,
    escapes,
    fields,
    filled,
    formats,
    grouping,
    handed,
    innermost,
    kept,
    listed,
    localised,
    locks,
    lost,
    mailboxes,
    neighbours,
    nested,
    numbered,
    ordered,
    own,
    parts,
    pending,
    pointed,
    queues,
    reduced,
    remote,
    replaced,
    reused,
    rooted,
    rows,
    same_work,
    seeds,
    senders,
    separate,
    shifts,
    sizes,
    slices,
    slots,
    spins,
    stale,
    starts,
    stays,
    steps,
    strides,
    threads,
    unordered,
    unreachable,
    unset,
    updates,
    useless,
    whole,
    words,
    wrapped,
)
from emc.front.lint.later import told_at_the_end
from emc.front.lint.nodes import every, live, walks_kept
from emc.front.lint.rules import RULES, Lint
from emc.front.lint.sequential import is_sequential
from emc.source import LIBRARY
from emc.target import Target

__all__ = ["lint"]

DEPTH = 40_000  # Python frames; the parser limits how deep a tree nests, so this is never reached


def lint(written: tree.Unit, unit: typed.Unit, target: Target, remote_read: int, faults: Faults) -> None:
    """Adds the warnings to `faults`."""
    if unit.file.startswith(LIBRARY):
        return
    state = Lint(faults, target, remote_read)
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEPTH))
    try:
        for item in written.items:
            if _users(item):
                _written(state, item)
        users = tuple(function for function in unit.functions if _users(function))
        with walks_kept():
            for function in users:
                _meant(state, function)
            own = replace(unit, functions=users)
            if not is_sequential(own):
                for rule in RULES.get(typed.Unit, ()):
                    rule(state, own)
    finally:
        sys.setrecursionlimit(before)
    told_at_the_end(state)


def _users(node: tree.Node | typed.Node) -> bool:
    return not node.span.file.startswith(str(places.runtime()))


def _written(state: Lint, item: tree.Node) -> None:
    for node in every(item):
        kind = type(node)
        if kind is tree.String:
            state.strings[node.span] = node
        for rule in RULES.get(kind, ()):
            rule(state, node)


def _meant(state: Lint, function: typed.FunctionBody) -> None:
    state.function, state.body = function.symbol.name, function
    for node in live(function):
        for rule in RULES.get(type(node), ()):
            rule(state, node)
