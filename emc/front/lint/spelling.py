# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Short values and lvalues as C spells them, for hints: `score[team]`, `p->length`, `old + 1`."""

from __future__ import annotations

from typing import Any

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import strip

MOST = 24  # characters of an index or of an operand


def spelled(value: Any) -> str:
    """The spelling of a value or an lvalue; "" if it is long or of another kind."""
    text = _spelled(strip(value) if isinstance(value, typed.Value) else value)
    return text if len(text) <= MOST else ""


def spelled_target(target: typed.Value) -> str:
    """The spelling of an lvalue, with `...` for what is long; "" if it is of another kind."""
    match target:
        case typed.Variable(symbol=symbol):
            return shown(symbol)
        case typed.Deref(pointer=typed.SpreadElement(symbol=symbol, indices=indices)):
            return shown(symbol) + "".join(f"[{spelled(index) or '...'}]" for index in indices)
        case typed.Deref(pointer=typed.PointerAdd(pointer=pointer, index=index)):
            base = _base(pointer)
            return f"{base}[{spelled(index) or '...'}]" if base else ""
        case typed.Deref(pointer=typed.Load(object=typed.Variable(symbol=symbol))):
            return f"*{shown(symbol)}"
        case typed.MemberOf(member=member, base=base):
            words = spelled_target(base)
            return f"{words[1:]}->{member.name}" if words[:1] == "*" else f"{words}.{member.name}" if words else ""
        case _:
            return ""


def _base(pointer: typed.Value) -> str:
    """The array or pointer of which a Deref is an element."""
    pointer = strip(pointer)
    match pointer:
        case typed.SpreadElement(symbol=symbol, indices=indices):
            return shown(symbol) + "".join(f"[{spelled(index) or '...'}]" for index in indices)
        case typed.Address(object=inner):
            return spelled_target(inner)
        case typed.Load(object=inner):
            return spelled_target(inner)
        case _:
            return ""


def _spelled(value: Any) -> str:
    match value:
        case typed.Constant(value=int(number)):
            return str(number)
        case typed.Load(object=inner):
            text = spelled_target(inner)
            return "" if "..." in text else text
        case typed.Binary(op=op, left=left, right=right):
            parts = [_operand(one) for one in (left, right)]
            return f"{parts[0]} {op} {parts[1]}" if all(parts) else ""
        case typed.Builtin(name="my_pe"):
            return "my_pe()"
        case _:
            return ""


def _operand(value: typed.Value) -> str:
    value = strip(value)
    text = _spelled(value)
    return f"({text})" if text and isinstance(value, typed.Binary) else text
