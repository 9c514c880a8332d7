# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Whether a file could be plain C, so that the rules about several PEs have nothing to say about it."""

from __future__ import annotations

from emc import places
from emc.front import typed
from emc.front.lint.nodes import live

_PARALLEL = frozenset(
    (typed.TaskBlock, typed.Parallel, typed.RemoteCall, typed.Packet, typed.SpreadBase, typed.SpreadElement)
)
_PLAIN = frozenset(("setjmp", "jump", "math", "host", "trap", "va_start", "va_arg", "va_copy"))  # builtins
_OWN = frozenset(("emc.h", "fmpl.h", "blacs.h"))  # headers that C does not have, besides those in the folder emc/


def is_sequential(unit: typed.Unit) -> bool:
    """Whether the functions of a file only use C, and call each other and the C library."""
    defined = {function.symbol for function in unit.functions}
    headers = f"{places.runtime()}/include/"
    for function in unit.functions:
        if function.symbol.packet:
            return False
        for one in live(function):
            kind = type(one)
            if kind in _PARALLEL or (kind is typed.Builtin and one.name not in _PLAIN):
                return False
            if kind is typed.FunctionAddress and one.symbol not in defined:
                header = one.symbol.span.file.removeprefix(headers)
                if header == one.symbol.span.file or "/" in header or header in _OWN:
                    return False
    return True
