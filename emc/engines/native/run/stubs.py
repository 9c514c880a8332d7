"""What is in the place of a template's code until the template is first called: a stub, which asks for the code
(improve.py) and goes on there. A program numbers its stubs from 0, so all programs share them."""

from __future__ import annotations

from emc.engines.native.names import ENDED, LATER

FEWEST = 64
_WORDS = "ptr %ctx, ptr %memory, i32 %y, i32 %entry, i32 %x, i64 %start"


def stubs(fewest: int, table: str) -> str:
    """LLVM text with at least so many stubs, in a table of that name. Their number is a power of two, so that few such
    texts exist."""
    count = max(FEWEST, 1 << (fewest - 1).bit_length())
    pointers = ", ".join(f"ptr @t{number}" for number in range(count))
    row = f"@{table} = constant [{count} x ptr] [{pointers}]"
    return "\n".join([f"declare ptr @{LATER}(i64)", *map(_stub, range(count)), row, ""])


def _stub(number: int) -> str:
    """A stub. If it gets no code, it ends as a thread does after a trap."""
    return f"""define {ENDED} @t{number}({_WORDS}) {{
  %code = call ptr @{LATER}(i64 {number})
  %none = icmp eq ptr %code, null
  br i1 %none, label %stop, label %go
stop:
  ret {ENDED} {{ i64 -1, i64 0 }}
go:
  %end = call {ENDED} %code({_WORDS})
  ret {ENDED} %end
}}"""
