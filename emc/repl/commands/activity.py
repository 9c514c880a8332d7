"""`:threads`, `:packets`, `:match`: what is active now, or was active when the last statement was stopped."""

from __future__ import annotations

from itertools import groupby

from emc.machine.standing import named, standing
from emc.repl.commands.names import Trouble, command
from emc.repl.dialogue import Dialogue
from emc.repl.values import rename_inputs as called
from emc.repl.watch import Moment

MOST = 40


@command("threads", "", "Show which threads wait, where and for what.")
def threads(shell: Dialogue, argument: str) -> str:
    """Prints a line for each thread that waits: where in the program, on which PE, since which cycle, and for what. If
    there are many, those at one place share a line. After a trap, a deadlock or Ctrl-C it shows the threads at the
    moment when the statement was stopped."""
    moment = _moment(shell, argument, "threads")
    lines = [called(line) for line in standing(moment.waiting)]
    return _lines(shell, moment, lines, "no thread waits")


@command("packets", "", "Show which packets are under way, by type.")
def packets(shell: Dialogue, argument: str) -> str:
    """Prints the packets on links and in the PEs' queues, by type and by destination. Between statements the machine is
    at rest and there are none. After a trap, a deadlock or Ctrl-C it shows the packets at the moment when the statement
    was stopped."""
    moment = _moment(shell, argument, "packets")
    lines: list[str] = []
    width = max((len(kind) for kind, *_ in moment.packets), default=0)
    for kind, group in groupby(moment.packets, key=lambda packet: packet[0]):
        ones = list(group)
        count = sum(n for *_, n in ones)
        sources, goals = named(p[1] for p in ones), named(p[2] for p in ones)
        lines.append(f"{count:>6,} {kind:<{width}} from {sources} to {goals}")
    return _lines(shell, moment, lines, "no packet is under way")


@command("match", "", "Show which matching entries hold an operand.")
def match(shell: Dialogue, argument: str) -> str:
    """Prints a line for each entry cell in which a packet waits for its partner: PE and address of the cell, whose
    frame it is, which operand is there, and its word. If the last statement was stopped, it shows the cells at that
    moment."""
    moment = _moment(shell, argument, "match")
    lines = [
        f"PE {o.pe} : {o.address:#x}  {called(o.template)}: the {'left' if o.left else 'right'} operand is there"
        f" ({o.word & 0xFFFF_FFFF:#010x} = {o.word}), the {'right' if o.left else 'left'} one is missing"
        for o in moment.operands
    ]
    return _lines(shell, moment, lines, "no matching entry holds an operand")


def _moment(shell: Dialogue, argument: str, name: str) -> Moment:
    if argument:
        raise Trouble(f"`:{name}` takes no argument", f"`:help {name}`")
    live = shell.session.live
    return live.stopped or live.moment()


def _lines(shell: Dialogue, moment: Moment, lines: list[str], none: str) -> str:
    then = shell.session.live.stopped is not None
    head = [f"when the last statement was stopped, at cycle {moment.cycle:,}:"] if then else []
    more = [f"... and {len(lines) - MOST} more"] if len(lines) > MOST else []
    return "\n".join([*head, *(lines[:MOST] or [none]), *more])
