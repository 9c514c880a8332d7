"""`:ir`, `:time`, `:stats`: what the compiler has made, and what it costs."""

from __future__ import annotations

from emc.faults import Faults
from emc.ir.module import Template
from emc.ir.show import show_datum, show_template
from emc.repl.commands.names import Trouble, command
from emc.repl.dialogue import Dialogue
from emc.texts import Source

MOST_PES = 16


@command("ir", "NAME | EXPRESSION | STATEMENT", "Show the IR of a function or of an input.")
def ir(shell: Dialogue, argument: str) -> str:
    """`:ir f` shows the IR of the function f and of its task blocks. For a variable it shows its size and initial
    value. `:ir A[3] + 1` shows how the expression is compiled, and does not run it."""
    if not argument:
        raise Trouble("`:ir` needs the name of a function, or an expression", "`:ir total`, `:ir A[3] + 1`")
    session = shell.session
    link = session.link(argument)
    module = session.program.module
    if link is not None or argument in session.program.things:
        name = link.name if link is not None else argument
        mine = [t for t in module.templates if t.name == name or t.name.startswith(f"{name}.")]
        mine += [t for t in module.templates if t.role == "handler" and t.name.partition(".")[2] == name]
        data = [d for d in module.data if d.name == name]
        if not mine and not data:
            raise Trouble(f"`{argument}` is declared, but not defined", "define it first")
        return "\n".join([*map(show_datum, data), *map(show_template, mine)]).rstrip()
    name = "<ir>"
    shell.voice.remember(name, argument)
    faults = Faults()
    piece, grown = session.compiled(Source(name, argument), faults)
    mine_names = {t.name for t in piece.object.templates} - ({piece.asks} if piece.asks else set())
    made: list[Template] = [t for t in grown.program.module.templates if t.name in mine_names]
    if not made:
        raise Trouble(
            f"`{argument}` needs no code: its value is known without running", "try an expression with a variable in it"
        )
    return "\n".join(map(show_template, made)).rstrip()


@command("time", "[on | off]", "Show the cost of each result: cycles and packets.")
def time(shell: Dialogue, argument: str) -> str:
    """`:time on` shows after each result how many cycles passed from the statement's first operation to its last
    answer, and how many packets all PEs sent. The cost of the prompt's own call is not counted. `:time` alone switches
    it on or off."""
    if argument not in ("", "on", "off"):
        raise Trouble(f"`:time {argument}`: write `on` or `off`", "`:time on`")
    shell.timed = not shell.timed if not argument else argument == "on"
    if shell.timed:
        shell.session.measure_calls()
    return f"time: {'on' if shell.timed else 'off'}"


@command("stats", "", "Show what the machine has counted so far.")
def stats(shell: Dialogue, argument: str) -> str:
    """Prints cycles, packets by type, and for each of the first 16 PEs its share of busy cycles, its threads, packets
    and matches, all since the machine was started."""
    if argument:
        raise Trouble("`:stats` takes no argument", "`emc run --stats FILE` writes all figures of a program")
    live = shell.session.live
    cycles, counters = live.cycle, live.counters()
    kinds: dict[str, int] = {}
    for pe in counters:
        for name, n in pe.sent:
            kinds[name] = kinds.get(name, 0) + n
    lines = [
        f"{cycles:,} cycles, {live.packets:,} packets" + (": " if kinds else "")
        + ", ".join(f"{n:,} {k}" for k, n in sorted(kinds.items()))
    ]  # fmt: skip
    lines.append(f"{'PE':>6} {'busy':>6} {'threads':>9} {'sent':>9} {'received':>9} {'matches':>9} {'queue':>6}")
    for c in counters[:MOST_PES]:
        busy = 1 - c.idle / cycles if cycles else 0.0
        lines.append(
            f"{c.pe:>6} {busy:>6.0%} {c.threads:>9,} {c.packets_sent:>9,} {c.packets_received:>9,}"
            f" {c.matches:>9,} {c.queue_high:>6,}"
        )
    more = [f"... and {len(counters) - MOST_PES:,} more PEs"] if len(counters) > MOST_PES else []
    return "\n".join([*lines, *more])
