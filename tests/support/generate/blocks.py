"""Task blocks: dowith and forkwith, alone and under where, everywhere, iterate; reductions; parallel."""

from __future__ import annotations

from dataclasses import replace

from generate.expressions import address, integer, place, real, small
from generate.writer import IN_MAIN, Lines, Scope, Writer, block, nests, rule

REDUCTIONS = ("sum", "sum", "max", "min", "prod", "and", "or", "xor")
SPREAD = ("A", "B", "M", "D")
PES = 6  # as many copies `everywhere` is thought to make


def listed(w: Writer, s: Scope) -> tuple[str, Scope]:
    """A block's list, and the scope of a body that has nothing but these."""
    ints, reals = w.some((*s.ints, *s.counters)), w.some(s.reals)
    pointers, shared = w.some(s.pointers), w.some(s.shared)
    inside = Scope(ints=ints, reals=reals, pointers=pointers, shared=shared, times=s.times, depth=s.depth - 1)
    return ", ".join((*ints, *reals, *pointers, *shared)), inside


def body(w: Writer, s: Scope, result: Lines | None = None, most: int = 3) -> Lines:
    """A body with variables of its own; last it sets those that the block gives back."""
    name, other = w.fresh("v"), w.fresh("x")
    lines = [f"int {name} = {integer(w, s, 1)};"]
    inner = replace(s, ints=(*s.ints, name))
    if w.chance(0.4):
        lines.append(f"double {other} = {real(w, inner, 1)};")
        inner = replace(inner, reals=(*inner.reals, other))
    if w.chance(0.3):
        p = w.fresh("p")
        lines.append(f"int global *{p} = {address(w, inner)};")
        inner = replace(inner, pointers=(*inner.pointers, p))
    lines += w.statements(inner, 1, most)
    return lines + [f"{target} = {integer(w, inner, 1)};" for target in result or ()]


def given_back(w: Writer, s: Scope) -> list[str]:
    return sorted(set(w.some((*s.ints, *s.reals), 0.4)))


def updated(names: Lines) -> str:
    return f"update ({', '.join(names)});" if names else ""


def reduced(w: Writer, names: Lines) -> str:
    """Clauses; of floating variables those that they can have."""
    clauses = []
    for name in names:
        kinds = REDUCTIONS[:5] if name.startswith("x") else REDUCTIONS
        clauses.append(f"reduction{w.choose(kinds)} ({name})")
    return " ".join(clauses) + ";" if clauses else ""


@rule(weight=3, cost=3, fits=nests)
def single(w: Writer, s: Scope) -> Lines:
    names, inside = listed(w, s)
    if w.chance(0.5):
        return block(f"forkwith ({names})", body(w, inside))
    result = given_back(w, s)
    return block(f"dowith ({names})", body(w, inside, result), updated(result))


@rule(weight=3, cost=4, fits=nests)
def where(w: Writer, s: Scope) -> Lines:
    """On the PE of some object; a pointer variable is a local one there."""
    names, inside = listed(w, s)
    if s.pointers and w.chance(0.6):
        operand = w.choose(s.pointers)
        pointers = tuple(name for name in inside.pointers if name != operand)
        inside = replace(inside, here=(operand,), pointers=pointers)
    else:
        operand = f"global_of(PE({small(w, s)}), &mine)"
    if w.chance(0.4):
        return block(f"where ({operand}) forkwith ({names})", body(w, inside))
    result = given_back(w, s)
    return block(f"where ({operand}) dowith ({names})", body(w, inside, result), updated(result))


@rule(weight=3, cost=3, fits=lambda s: nests(s) and bool(s.ints) and s.depth > 1)
def where_calls(w: Writer, s: Scope) -> Lines:
    """The form that is one call on the other PE."""
    if not w.functions:
        return [";"]
    function = w.choose(w.functions)
    if function.cost * s.times > w.budget:
        return [f"{place(w, s)}++;"]
    w.budget -= function.cost * s.times
    names = sorted({w.choose(s.ints) for _ in range(function.numbers)})
    arguments = ", ".join(w.choose((*names, "my_pe()")) for _ in range(function.numbers))
    target = w.choose(s.ints)
    head = f"where (global_of(PE({small(w, s)}), &mine)) dowith ({', '.join(names)})"
    return block(head, [f"{target} = {function.name}({arguments});"], f"update ({target});")


@rule(weight=6, cost=PES * 4, fits=nests)
def everywhere(w: Writer, s: Scope) -> Lines:
    """A copy on every PE, some with slices, reductions, barriers (where nothing else may come to one)."""
    names, inside = listed(w, s)
    slices = w.some(SPREAD, 0.3)
    inside = replace(inside, slices=slices, times=s.times * PES)
    outermost = s.times == 1 and s.depth == IN_MAIN
    waits = outermost or w.chance(0.7)
    inside = replace(inside, on_every_pe=outermost and waits)
    result = given_back(w, s) if waits else []
    own = [line for name in slices if name != "M" for line in over_slice(w, inside, name)]
    lines = own + body(w, inside, result)
    head = f"everywhere ({', '.join(slices)})" if slices or w.chance(0.3) else "everywhere"
    return block(f"{head} {'dowith' if waits else 'forkwith'} ({names})", lines, reduced(w, result))


def over_slice(w: Writer, s: Scope, name: str) -> Lines:
    i = w.fresh("i")
    inner = replace(s, counters=(*s.counters, i))
    value = real(w, inner, 1) if name == "D" else integer(w, inner, 1)
    step = w.choose(("=", "+=", "-="))
    w.budget -= s.times
    return [
        f"for (int {i} = 0; {i} < own_count({name}); {i}++)",
        f"    {name}[{i}] {step} {value} + own_index({name}, {i});",
    ]


@rule(weight=3, cost=6, fits=nests)
def iterate(w: Writer, s: Scope) -> Lines:
    names, inside = listed(w, s)
    count = w.number(0, 5)
    inside = replace(inside, times=s.times * max(count, 1), in_copies=True)
    waits = w.chance(0.7)
    result = given_back(w, s) if waits else []
    head = f"iterate ({count}) {'dowith' if waits else 'forkwith'} ({names})"
    return block(head, body(w, inside, result, 2), reduced(w, result))


@rule(weight=3, cost=3, fits=nests)
def parallel(w: Writer, s: Scope) -> Lines:
    """Arms of one statement each, that share the variables."""
    inner = s.inner(in_loop=False, in_function=False, on_every_pe=False)
    arms = []
    for _ in range(w.number(2, 4)):
        arm = w.statements(inner, 1, 2)
        arms += block("", arm)
    return block("parallel", arms)
