"""Translates a part of Python to LLVM text: the part in which the kernel is written.

    unit = Unit()
    unit.export(function, "emc_run")        a function with the mark `cfunc`, and all that it calls
    unit.text()                             the LLVM text of the module

In reading order: types.py, values.py; marks.py, what functions are marked with; source.py, a function's syntax tree;
unit.py, the module; function.py, one function, of statements.py and expressions.py; arithmetic.py, operations on
numbers; code.py, the text of a function; debug.py, lines for profilers.

A function is compiled once for each list of its operands' types. Types are found while it is compiled: no name needs
one. What the part of Python has:

    numbers      integers of 64 bits, signed or not, that wrap; u4(x), i8(x), u8(x) convert. Mixed: signed.
                 A division by zero gives 0. A comparison of both kinds is refused: it would be wrong in silence
    arrays       of numbers or records, at an address; an index is not checked, unless the unit is `checked`
    records      of named numbers, by reference
    tuples       are taken apart while compiling; an index that is computed chooses among numbers
    names        of a module, and of a surrounding function: constants and functions, known while compiling. An `if`
                 whose condition is known is decided while compiling
    statements   = += if while for (over range, or once for each part of a tuple) break continue return pass
    functions    of this part of Python, lambdas, intrinsics (marks.py), max min abs. No recursion

Everything else is refused with its place (`Refused`).
"""

from __future__ import annotations

from emc.engines.native.translate.marks import Intrinsic, cfunc, inlined, njit
from emc.engines.native.translate.types import I4, I8, U4, U8, Array, Refused, Tuple, element
from emc.engines.native.translate.unit import Unit
from emc.engines.native.translate.values import NOTHING, Value

__all__ = ["I4", "I8", "NOTHING", "U4", "U8", "Array", "Intrinsic", "Refused", "Tuple", "Unit", "Value", "cfunc"]
__all__ += ["element", "inlined", "njit"]
