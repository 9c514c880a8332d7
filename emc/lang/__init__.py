"""The words of EM-C for programs that are written in Python (docs/python-syntax.md).

    from emc.lang import everywhere, function, i32, own_count, reductionsum, spread

    A = spread(i32, 1000)

    @function
    def total() -> i32:
        with everywhere(A):
            s: i32 = 0
            for i in range(own_count(A)):
                s += A[i]
        reductionsum(s)
        return s

Python never executes the statements of such a function: emc reads its text and compiles it. A call from Python, `f(3)`,
runs it on an EM-4. `__init__.pyi` says to editors what each word takes and gives; words.py has what the words are in
Python, c.py the names of the C library.
"""

from __future__ import annotations

from typing import Any

from emc.lang import words


def __getattr__(name: str) -> Any:
    if name not in words.ALL:
        raise AttributeError(f"emc.lang has no `{name}`", name=name)
    return words.word(name)


def __dir__() -> list[str]:
    return sorted(words.ALL)
