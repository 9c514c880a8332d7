"""Converts what is in the machine's memory and packets to Python values, and back.

    space = Space(target)
    read(INT, b"\\x07\\0\\0\\0", space)              7
    write(INT, 7, space)                           b"\\x07\\0\\0\\0"
    argument_words([DOUBLE], [0.5], space)         (0, 1071644672): as a call's arguments travel, low word first
    result_value(DOUBLE, (0, 1071644672), space)   0.5
    dtype(DOUBLE)                                  numpy.dtype("float64")

In: C types (front/types.py), bytes or words, a Space (the machine's pointer split, and the program's code addresses).
Out: bool for _Bool, int for the other integers and enumerations, float, `Pointer`, `Code` (a function's address),
`Struct` for structs and unions, bytes for arrays of char (without the zeros at the end), lists for other arrays. An
impossible value raises a TypeError, an OverflowError or a ValueError that names the place. Only `dtype` imports NumPy.
"""

from emc.values.dtypes import dtype
from emc.values.pointers import Code, Pointer
from emc.values.read import read
from emc.values.signatures import Parameter, Signature, signature
from emc.values.space import Space
from emc.values.structs import Struct, Value
from emc.values.words import argument_words, result_count, result_value
from emc.values.write import write

__all__ = [
    "Code",
    "Parameter",
    "Pointer",
    "Signature",
    "Space",
    "Struct",
    "Value",
    "argument_words",
    "dtype",
    "read",
    "result_count",
    "result_value",
    "signature",
    "write",
]
