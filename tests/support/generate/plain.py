"""C statements on data of all widths, local and remote."""

from __future__ import annotations

from generate.expressions import address, index, integer, place, real, small
from generate.writer import Lines, Scope, Writer, block, nests, rule

STEPS = ("+=", "-=", "^=", "|=", "&=")


@rule(weight=6, fits=lambda s: bool(s.ints))
def assign(w: Writer, s: Scope) -> Lines:
    return [f"{w.choose(s.ints)} {w.choose(('=', '=', *STEPS, '*='))} {integer(w, s)};"]


@rule(weight=2, fits=lambda s: bool(s.reals))
def assign_real(w: Writer, s: Scope) -> Lines:
    return [f"{w.choose(s.reals)} {w.choose(('=', '+=', '*='))} {real(w, s)};"]


@rule(weight=4)
def write(w: Writer, s: Scope) -> Lines:
    return [f"{place(w, s)} = {integer(w, s)};"]


@rule(weight=3)
def write_wide_and_narrow(w: Writer, s: Scope) -> Lines:
    name = w.choose("CHLDF")
    value = real(w, s) if name in "DF" else f"(long long){integer(w, s)} * 3" if name == "L" else integer(w, s)
    return [f"{name}[{index(w, s)}] = {value};"]


@rule(weight=5)
def update(w: Writer, s: Scope) -> Lines:
    """An update packet, of any width."""
    if w.chance(0.3):
        return [f"{place(w, s)}{w.choose(('++', '--'))};"]
    if w.chance(0.5):
        return [f"{place(w, s)} {w.choose((*STEPS, '<<='))} {integer(w, s, 1)};"]
    name = w.choose("CHLDF")
    if name in "DF":
        return [f"{name}[{index(w, s)}] {w.choose(('+=', '-=', '*='))} {real(w, s, 1)};"]
    return [f"{name}[{index(w, s)}] {w.choose(STEPS)} {integer(w, s, 1)};"]


@rule(weight=2)
def records(w: Writer, s: Scope) -> Lines:
    i, j, name = index(w, s), index(w, s), w.fresh("r")
    return w.choose(
        (
            [f"R[{i}].{w.choose(('f', 'g', 'b', 'c[0]', 'a'))} = {integer(w, s)};"],
            [f"R[{i}].{w.choose(('f', 'g'))} += {integer(w, s)};"],
            [f"R[{i}] = R[{j}];"],
            [f"R[{i}].next = {address(w, s)};"],
            [f"own = blend(R[{i}], {real(w, s, 1)});"],
            [f"if (R[{i}].next) {place(w, s)} = *R[{i}].next + {integer(w, s, 1)};"],
            block("", [f"struct record {name} = R[{i}];", f"{name}.d += {real(w, s)};", f"R[{j}] = {name};"]),
            [f"R[{i}] = blend(own, R[{j}].d);", "own.c[1]++;"],
        )
    )


@rule(weight=3, fits=lambda s: bool(s.pointers or s.shared))
def point(w: Writer, s: Scope) -> Lines:
    if s.shared and (not s.pointers or w.chance(0.4)):
        name = w.choose(s.shared)
        start = w.choose([array for array in ("A", "B") if array not in s.slices] or [name])
        return [f"{name} = {start} + AT({small(w, s)});" if start != name else f"{name} = &total;"]
    return [f"{w.choose(s.pointers)} = {address(w, s)};"]


@rule(weight=3)
def own_memory(w: Writer, s: Scope) -> Lines:
    names = ("mine", "table[COLUMN({})]", "own.a", "own.b", "own.f", *(f"*{name}" for name in s.here))
    name = w.choose(names).format(integer(w, s, 1))
    return [f"{name} {w.choose(('=', *STEPS))} {integer(w, s)};"]


@rule()
def own_reals(w: Writer, s: Scope) -> Lines:
    return [f"{w.choose(('weight', 'own.d'))} = {real(w, s)};"]


@rule(fits=lambda s: bool(s.ints))
def through_a_local_pointer(w: Writer, s: Scope) -> Lines:
    name = w.choose(s.ints)
    return block("", [f"int *l = &{name};", f"*l += {integer(w, s, 1)};", f"{place(w, s)} = *l;"])


@rule(weight=2, cost=4)
def show(w: Writer, s: Scope) -> Lines:
    if w.chance(0.3):
        return [f'printf("%d: %.9g %g\\n", my_pe(), {real(w, s)}, (double)F[{index(w, s)}]);']
    return [f'printf("{w.fresh("n")} %d %d\\n", {integer(w, s)}, {integer(w, s, 1)});']


@rule(weight=3, fits=nests)
def condition(w: Writer, s: Scope) -> Lines:
    lines = block(f"if ({integer(w, s)})", w.statements(s.inner(on_every_pe=False), 1, 2))
    if w.chance(0.4):
        lines[-1:] = block("} else", w.statements(s.inner(on_every_pe=False), 1, 2))
    return lines


@rule(weight=3, fits=nests)
def loop(w: Writer, s: Scope) -> Lines:
    name, times = w.fresh("i"), w.number(1, 6)
    inner = s.inner(times=s.times * times, counters=(*s.counters, name), in_loop=True, on_every_pe=False)
    lines = w.statements(inner, 1, 3)
    if w.chance(0.5):
        return block(f"for (int {name} = 0; {name} < {times}; {name}++)", lines)
    head = block(f"while ({name}-- > 0)", lines)
    return block("", [f"int {name} = {times};", *head])


@rule(fits=lambda s: s.in_loop)
def leave_loop(w: Writer, s: Scope) -> Lines:
    return [f"if ({integer(w, s)}) {w.choose(('break', 'continue'))};"]


@rule(fits=lambda s: s.in_function)
def leave_function(w: Writer, s: Scope) -> Lines:
    return [f"if ({integer(w, s)} == {w.number(0, 9)}) return {integer(w, s, 1)};"]


@rule(fits=nests)
def switch(w: Writer, s: Scope) -> Lines:
    inner = s.inner(on_every_pe=False, in_loop=False)
    lines = []
    for case in ("case 0:", "case 1 ... 3:", "default:"):
        stop = ["break;"] if w.chance(0.7) else []
        lines += [case, *("    " + line for line in [*w.statements(inner, 1, 1), *stop])]
    return block(f"switch ({integer(w, s, 1)} & 7)", lines)


@rule(cost=6)
def heap(w: Writer, s: Scope) -> Lines:
    name, size = w.fresh("h"), w.number(1, 20)
    change = f"{name}[{w.number(0, size - 1)}] = {integer(w, s)};"
    kept = f"{place(w, s)} = {name}[{w.number(0, size - 1)}];"
    return block("", [f"int *{name} = calloc({size}, sizeof(int));", change, kept, f"free({name});"])


@rule(cost=3)
def texts(w: Writer, s: Scope) -> Lines:
    name = w.fresh("t")
    head = f"char {name}[40] = {{0}};"
    fill = w.choose((f'snprintf({name}, 40, "%d,%g", {integer(w, s, 1)}, weight);', f"memset({name}, mine, 30);"))
    return block("", [head, fill, f"C[{index(w, s)}] = {name}[{w.number(0, 20)}];"])


@rule(cost=3)
def listen(w: Writer, s: Scope) -> Lines:
    return [f"{place(w, s)} = getchar();"]
