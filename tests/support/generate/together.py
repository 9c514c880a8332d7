"""Calls on other PEs, locks, synchronising memory, messages, barriers, memory by blocks.

Each statement gives back what it takes: as many writes as reads, an unlock for a lock. So programs deadlock only where
threads cross, or where ends.py wants it.
"""

from __future__ import annotations

from generate.expressions import address, index, integer, place, real, small
from generate.writer import Function, Lines, Scope, Writer, block, nests, rule


def callable_now(w: Writer, s: Scope) -> Function | None:
    """A function that the budget still has room for; paid for."""
    able = [one for one in w.functions if one.cost * s.times <= w.budget]
    if not able:
        return None
    function = w.choose(able)
    w.budget -= function.cost * s.times
    return function


@rule(weight=5, cost=2)
def call(w: Writer, s: Scope) -> Lines:
    function = callable_now(w, s)
    if function is None:
        return [f"mine = {integer(w, s)};"]
    arguments = [integer(w, s, 1) for _ in range(function.numbers)]
    target = w.choose((*s.ints, "mine", place(w, s)))
    remote = ", ".join((function.name, str(function.numbers), *arguments))
    pe = f"PE({small(w, s)})"
    ways = (
        f"{target} = {function.name}({', '.join(arguments)});",
        f"{target} += remote_call({pe}, {remote});",
        f"fork({pe}, {remote});",
        f"{target} = remote_call({pe}, {w.choose(('&', '*'))}{remote});",
    )
    return [w.choose(ways)]


@rule(cost=30)
def recursion(w: Writer, s: Scope) -> Lines:
    call = w.choose((f"tree({w.number(1, 5)})", f"hop({w.number(0, 5)})"))
    if w.chance(0.3):
        name, _, number = call.partition("(")
        call = f"remote_call(PE({small(w, s)}), {name}, 1, {number}"
    return [f"{w.choose((*s.ints, 'mine'))} ^= {call};"]


@rule(weight=3, cost=3)
def packet(w: Writer, s: Scope) -> Lines:
    """A packet of a type that the program declares, one that others follow, or a request."""
    ways = (
        f"mix({address(w, s)}, {integer(w, s)});",
        f"mark({address(w, s)});",
        f"keep(&H[{index(w, s)}], {integer(w, s, 1)});",
        f"scale(&D[{index(w, s)}], {real(w, s, 1)});" if "D" not in s.slices else "scale(&weight, 1);",
        f"fill(&R[{index(w, s)}], {integer(w, s, 1)});",
        f"pass({address(w, s)}, {integer(w, s, 1)});",
        f"{place(w, s)} = trade({address(w, s)});",
        f"{place(w, s)} += weigh(&weight) + ones(&C[{index(w, s)}]);",
    )
    return [w.choose(ways)]


@rule()
def fence(w: Writer, s: Scope) -> Lines:
    return ["fence();"]


@rule()
def turn(w: Writer, s: Scope) -> Lines:
    return ["resched();"]


@rule(cost=6)
def many_writes(w: Writer, s: Scope) -> Lines:
    """A burst that fills queues and ports."""
    i, name = w.fresh("i"), w.choose(("total", "queue_of", "spread"))
    target = {"total": "total", "queue_of": "M[ROW(my_pe())][COLUMN(i)]", "spread": "L[AT(i)]"}[name]
    target = target.replace("(i)", f"({i})")
    return [f"for (int {i} = 0; {i} < {w.number(5, 100)}; {i}++) {target} += {i};"]


@rule(weight=2, cost=4)
def locked(w: Writer, s: Scope) -> Lines:
    body = [f"{place(w, s)} = {integer(w, s, 1)};", w.choose(("fence();", "resched();", "mine++;"))]
    if w.chance(0.3):
        return block("if (trylock(&door))", [*body, "unlock(&door);"])
    return ["lock(&door);", *body, "unlock(&door);"]


@rule(weight=2, cost=5)
def answer(w: Writer, s: Scope) -> Lines:
    """An I-structure in the own frame, or in a word of its own: written once by another thread."""
    cell, p, v = w.fresh("c"), w.fresh("p"), w.fresh("v")
    pe = f"where (global_of(PE({small(w, s)}), &mine)) " if w.chance(0.5) else ""
    inner = Scope(ints=(v,), times=s.times)
    write = block(f"{pe}forkwith ({p}, {v})", [f"i_write({p}, {integer(w, inner)});"])
    head = [f"int {cell}, {v} = {integer(w, s, 1)};", f"int global *{p} = &{cell};", f"i_clear({p});"]
    reads = [f"{place(w, s)} = i_read({p});"] * w.number(1, 2)
    return block("", [*head, *write, *reads])


@rule(weight=2, cost=4)
def queued(w: Writer, s: Scope) -> Lines:
    """As many words in as out, by threads or at once."""
    target, count = w.choose(("queue", f"cells[{index(w, s)}]")), w.number(1, 4)
    if target == "queue" and w.chance(0.5):
        i = w.fresh("i")
        write = block("forkwith ()", [f"for (int {i} = 0; {i} < {count}; {i}++) q_write(&queue, {i} * 3);"])
        return [*write, *(f"{place(w, s)} += q_read(&queue);" for _ in range(count))]
    if target != "queue":
        p = w.fresh("p")
        pairs = [f"q_write({p}, {integer(w, s, 1)});"] * count + [f"mine ^= q_read({p});"] * count
        return block("", [f"int global *{p} = &{target};", *pairs])
    return ["q_write(&queue, my_pe());", f"{place(w, s)} = q_read(&queue);"]


@rule(weight=2, cost=5)
def message(w: Writer, s: Scope) -> Lines:
    """A word to this PE from another, or from here."""
    type, name = w.number(0, 16), w.fresh("m")
    receive = f"{place(w, s)} = word_rcv({type});"
    if w.chance(0.4):
        return [f"word_send(NODE_PORT(my_pe()), {type}, {integer(w, s)});", receive]
    send = [f"word_send(NODE_PORT({name}), {type}, {name} * {w.number(1, 9)} + my_pe());"]
    where = block(f"where (global_of(PE({small(w, s)}), &mine)) forkwith ({name})", send)
    return block("", [f"int {name} = my_pe();", *where, receive])


@rule(weight=2, cost=12)
def by_blocks(w: Writer, s: Scope) -> Lines:
    count, row = f"{w.number(0, 20)} % (COLUMNS + 1)", f"M[ROW({small(w, s)})]"
    out, back = f"mem_copyout(table, {row}, {count});", f"mem_copyin({row}, table, {count});"
    return w.choose(([out], [back], [out, "fence();", back]))


@rule(cost=10, fits=nests)
def spread_memory(w: Writer, s: Scope) -> Lines:
    name, size = w.fresh("q"), w.number(1, 12)
    write = f"{name}[{w.number(0, size - 1)}] = {integer(w, s)};"
    read = f"{place(w, s)} = {name}[{w.number(0, size - 1)}];"
    return block("", [f"int shared *{name} = spread_alloc({size}, sizeof(int));", write, read, f"spread_free({name});"])


@rule(weight=20, cost=6, fits=lambda s: s.on_every_pe)
def barrier(w: Writer, s: Scope) -> Lines:
    kind = w.choose(("sum", "prod", "max", "min", "and", "or", "xor"))
    ways = [["barrier();"], ["barrier_fence();"], [f"mine = barrier_{kind}({integer(w, s)});"]]
    ways.append([f"weight = barrier_{w.choose(('sumd', 'maxd', 'minf', 'sumf'))}({real(w, s)});"])
    return w.choose(ways)


@rule(cost=2)
def time(w: Writer, s: Scope) -> Lines:
    lengths = f"L[{index(w, s)}] = __queue_length();"
    return [f"L[{index(w, s)}] = clock_cycles();", f"D[{index(w, s)}] = clock_us();", lengths]


@rule(cost=3)
def pass_pointer(w: Writer, s: Scope) -> Lines:
    """A pointer kept in a record, followed on another PE."""
    i = index(w, s)
    return [f"R[{i}].next = {address(w, s)};", "fence();", f"R[{i}].a = R[{i}].next ? *R[{i}].next : 1;"]
