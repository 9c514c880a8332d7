"""Whether a task block's body may leave one of its variables unset."""

from __future__ import annotations

from emc.front import typed


def may_leave_unset(block: typed.Block, symbol: typed.Automatic) -> bool:
    """True unless the body's first statements set the whole variable on the way to every end."""
    for item in block.items:
        match item:
            case typed.Evaluate(value=typed.Assign(target=typed.Variable(symbol=found))) if found is symbol:
                return False
            case typed.Evaluate() | typed.Initialise():
                continue
            case _:
                return True
    return True
