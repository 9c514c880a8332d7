# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a local copy of a global struct that is changed and never stored back.

struct part mine = P[k];  mine.count++;                 P[k] stays as it was
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.nodes import live, steps_of, strip
from emc.front.lint.rules import Lint, rule
from emc.front.types import Struct
from emc.source import Span


@rule(typed.FunctionBody)
def changed_copy(lint: Lint, node: typed.FunctionBody) -> None:
    copied: set[typed.Automatic] = set()
    changed: dict[typed.Automatic, Span] = {}
    used: set[typed.Automatic | typed.Static | None] = set()
    for_itself: set[int] = set()
    steps: set[int] = set()
    for one in live(node):
        match one:
            case typed.Assign(target=typed.Variable(symbol=typed.Automatic() as symbol), value=value) if isinstance(
                symbol.type, Struct
            ):
                value = strip(value)
                if isinstance(value, typed.Load) and remote(value.object):
                    copied.add(symbol)
            case typed.Assign(target=typed.MemberOf() as target) | typed.Update(target=typed.MemberOf() as target):
                symbol = root(target)
                steps |= steps_of(target)
                if isinstance(symbol, typed.Automatic) and not isinstance(target.type, Struct):
                    changed.setdefault(symbol, one.span)
                    for_itself |= {
                        id(part)
                        for part in live(one.value)
                        if isinstance(part, typed.Load) and root(part.object) is symbol
                    }
            case typed.Load(object=thing) if id(one) not in for_itself:
                steps |= steps_of(thing)
                used.add(root(thing))
            case typed.Address(object=thing) if id(one) not in steps:
                used.add(root(thing))
            case _:
                pass
    for symbol, span in changed.items():
        if symbol in copied and symbol not in used:
            name = shown(symbol)
            text = f"`{name}` is a copy of the global object, and nothing stores it back: the object stays as it was"
            lint.warning("W0585", span, text, "change the object itself, for example `A[k].n++`, which is one packet")
