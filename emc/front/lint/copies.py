# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about objects of which each PE has its own copy, if they are set on one PE and read on others.

    int n;                                              at file scope: one on every PE
    int main(void) { n = 5; everywhere dowith () { v = n; } ...         only PE 0's is 5
    where (&A[2]) dowith () { n = A[2]; } printf("%d", n);              PE 2's is set, PE 0's is read

    remote_call(1, square, 1, 5); printf("%d", result);                 PE 1's `result` is set by `square`

It warns about three cases: an object that only main sets, on PE 0, and that other PEs read in a block, or in a function
that such a block calls or that is called remotely; an object that only main reads, and that only `where` blocks set, or
a function that is only called on PEs other than 0; and an array that only main reads, of which each PE sets the element
with its number. It does not warn about objects whose address is kept, since they may be set through it, or about reads
under a condition on the number of the PE. A function that only sets or reads an object through its parameter
(through.py) does it where it is called.
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.alone import only_from_main
from emc.front.lint.nodes import LOOPS, kept, live
from emc.front.lint.rules import Lint, rule
from emc.front.lint.whereabouts import Uses, Where, whereabouts
from emc.front.types import Array, Pointer, Struct
from emc.source import Span

_AWAY = frozenset({"where", "everywhere", "called", "remote"})
_CALLED = frozenset({"called", "remote"})
_ITS_OWN = frozenset({"main", "remote"})


@rule(typed.Unit)
def own_copies(lint: Lint, node: typed.Unit) -> None:
    mains = [f for f in node.functions if f.symbol.name == "main"]
    for symbol, use in whereabouts(node, lint.target.pes).items() if mains else ():
        if not use.escapes and use.sets and use.reads:
            _check(lint, symbol, use)
            _check_rounds(lint, node, mains[0], symbol, use)


def _check(lint: Lint, symbol: typed.Static, use: Uses) -> None:
    name = shown(symbol)
    sets = {where for where, _ in use.sets}
    if sets == {"main"} and use.plain:
        first = min(use.plain, key=_order)
        for where, span, asked in sorted(use.reads, key=lambda read: _order(read[1])):
            if where in _AWAY and not asked and (where in _CALLED or _order(first) < _order(span)):
                text = f"each PE has its own `{name}`, and only PE 0's is set: other PEs read its initial value"
                note = Note(first, "set here, by main, which runs on PE 0")
                lint.faults.warning("W0558", span, text, _hint(symbol, where), note)
                return
    elif sets <= {"everywhere", "called"} and all(use.chosen) and (read := _read_by_others(use)) is not None:
        first = min((span for _, span in use.sets), key=_order)
        text = (
            f"each PE has its own `{name}`, and only the PEs of a condition set theirs: others read the initial value"
        )
        hint = "let all PEs compute it; or send it to all, with `reb` of <emc/coll.h>; or declare it `global`"
        lint.faults.warning("W0558", read, text, hint, Note(first, "only some PEs come here"))
    elif sets == {"everywhere"} and use.by_pe and {where for where, _, _ in use.reads} == {"main"}:
        set_ = min((span for _, span in use.sets), key=_order)
        text = f"each PE has its own `{name}`: this sets an element on this PE, but main reads PE 0's"
        note = Note(use.reads[0][1], f"this reads PE 0's `{name}`")
        lint.faults.warning(
            "W0558", set_, text, f"declare it `global`; write the word before each name: `global {name}[...]`", note
        )
    elif sets == {"remote"} and "main" in (readers := {where for where, _, _ in use.reads}) and readers <= _ITS_OWN:
        first = min((span for _, span in use.sets), key=_order)
        read = next(span for where, span, _ in use.reads if where == "main")
        text = f"each PE has its own `{name}`: this sets the one on the PE that runs the function"
        hint = "return the value; or declare it `global`: then there is one for all PEs"
        lint.faults.warning("W0558", first, text, hint, Note(read, f"this reads PE 0's `{name}`"))
    elif sets == {"where"} and (read := _read_by_all(use)) is not None:
        first = min((span for _, span in use.sets), key=_order)
        text = f"each PE has its own `{name}`, and only the PE of a `where` block sets its own: the others read the "
        lint.faults.warning(
            "W0558",
            read,
            f"{text}initial value",
            "set it on every PE, in an `everywhere` block; or declare it `global`",
            Note(first, "set here, on one PE"),
        )
    elif sets == {"where"} and {where for where, _, _ in use.reads} == {"main"}:
        first = min((span for _, span in use.sets), key=_order)
        read = next((span for _, span, _ in use.reads if _order(span) > _order(first)), None)
        if read is not None:
            text = f"each PE has its own `{name}`: this sets the one on the PE that runs the block"
            hint = f"add `update ({name})` after the block; or declare it `global`"
            lint.faults.warning("W0558", first, text, hint, Note(read, f"this reads PE 0's `{name}`"))


def _check_rounds(lint: Lint, unit: typed.Unit, main: typed.FunctionBody, symbol: typed.Static, use: Uses) -> None:
    """Warns about an object that every PE has set, if a loop of main's changes it on PE 0 only, and reads all."""
    if {where for where, _ in use.sets} != {"main", "everywhere"}:
        return
    alone, functions = kept(only_from_main, unit), unit.functions
    changed = {span for where, span in use.sets if where == "main"}
    everywhere = {span for where, span in use.sets if where == "everywhere"}
    for loop in live(main, into_blocks=False):
        if not isinstance(loop, LOOPS):
            continue
        parts = list(live(loop.body, into_blocks=False))
        called = {one.symbol for one in parts if isinstance(one, typed.FunctionAddress)} & alone
        bodies = [one for one in functions if one.symbol in called]
        here = {one.span for one in parts} | {one.span for body in bodies for one in live(body, into_blocks=False)}
        inside = {one.span for one in live(loop.body)}
        reads = [span for where, span, asked in use.reads if where == "everywhere" and not asked and span in inside]
        sets = sorted((span for span in changed & here), key=_order)
        if sets and reads and not everywhere & inside:
            text = f"each PE has its own `{shown(symbol)}`, and this changes only PE 0's: the copies on other PEs keep "
            hint = "change it on every PE, in an `everywhere` block; or declare it `global`"
            note = Note(min(reads, key=_order), "the copies read their own here")
            lint.faults.warning("W0558", sets[0], text + "the old value", hint, note)
            return


def _read_by_all(use: Uses) -> Span | None:
    """Where the copies of an `everywhere` block read the object, except under a condition on the PE's number."""
    found = [span for where, span, asked in use.reads if where == "everywhere" and not asked]
    return min(found, key=_order, default=None)


def _read_by_others(use: Uses) -> Span | None:
    """Where copies read the object on PEs that none of the conditions of its assignments chooses."""
    if use.decides == len(use.reads) and not use.computed:
        return None  # a role: the others keep 0
    pes = {asked for asked in use.chosen if not isinstance(asked, bool)}
    found = [
        span
        for where, span, asked in use.reads
        if where in ("everywhere", "called")
        and (not asked or (len(pes) == 1 and len(use.chosen) == 1 and not isinstance(asked, bool) and asked not in pes))
    ]
    return min(found, key=_order, default=None)


def _hint(symbol: typed.Static, where: Where) -> str:
    name, type = shown(symbol), symbol.type
    everywhere = "set it on every PE, in an `everywhere` block; or declare it `global`"
    if where in _CALLED or isinstance(type, Array | Struct | Pointer):
        return everywhere
    return f"add it to the block's list, `({name})`, so that each copy begins with PE 0's value"


def _order(span: Span) -> tuple[int, int]:
    return span.line, span.column
