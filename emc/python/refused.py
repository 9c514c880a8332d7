"""The forms of Python that EM-C does not have, each with its message and hint. None of them silently gets another
meaning.

    raise Refused(node, text, hint)
"""

from __future__ import annotations

import ast

CODE = "E0601"  # a form of Python that EM-C does not have
MEANING = "E0602"  # a form that means something else in EM-C
NAME = "E0603"  # a name or type that EM-C does not see


class Refused(Exception):
    """A statement that can't be translated. It is reported, and the translation goes on after it."""

    def __init__(self, node: ast.AST, text: str, hint: str = "", code: str = CODE):
        super().__init__(text)
        self.node = node
        self.text = text
        self.hint = hint
        self.code = code


_WHOLE = "compute it in Python, outside of the function: a function sees the constants of the text around it"

EXPRESSIONS: dict[type[ast.expr], tuple[str, str]] = {
    ast.Lambda: ("EM-C has no lambda", "write a function with @function"),
    ast.ListComp: ("EM-C has no list comprehension", "write a loop over an `array(...)`"),
    ast.SetComp: ("EM-C has no sets", "write a loop over an `array(...)`"),
    ast.DictComp: ("EM-C has no dicts", "use a struct, or an `array(...)` with a loop"),
    ast.GeneratorExp: ("EM-C has no generators", "write the loop: `for i in range(n):`"),
    ast.Dict: ("EM-C has no dicts", "use a struct: a class with @struct"),
    ast.Set: ("EM-C has no sets", "use an `array(...)`"),
    ast.List: ("EM-C has no lists", "use `array(i32, n)`, whose length is fixed, or malloc"),
    ast.Tuple: ("EM-C has no tuples", "use a struct: a class with @struct; an element is `A[i][j]` or `A[i, j]`"),
    ast.JoinedStr: ("EM-C has no f-strings", 'use printf: `printf("%d\\n", x)`'),
    ast.Await: ("EM-C has no `await`", "a read of another PE's memory waits by itself; `resched()` gives up the turn"),
    ast.Yield: ("EM-C has no generators", "call a function for each value, or send them by `q_write`"),
    ast.YieldFrom: ("EM-C has no generators", "call a function for each value, or send them by `q_write`"),
    ast.Starred: ("EM-C has no `*` before an argument", "write the arguments one by one"),
    ast.Slice: ("EM-C has no slices", "write a loop, or `memcpy(addr(a[i]), addr(b[j]), n * sizeof(i32))`"),
}

STATEMENTS: dict[type[ast.stmt], tuple[str, str]] = {
    ast.FunctionDef: (
        "EM-C has no functions in functions",
        "define it outside of the function, and pass what it needs as arguments",
    ),
    ast.AsyncFunctionDef: ("EM-C has no async functions", "use `forkwith` to start a thread"),
    ast.ClassDef: ("EM-C has no classes in functions", "define it outside of the function, with @struct"),
    ast.Try: ("EM-C has no exceptions", "return a status and test it; a trap ends the program"),
    ast.Raise: ("EM-C has no exceptions", "return a status, or call `abort()`"),
    ast.Assert: ("`assert` is not a statement of EM-C", "write `if not test: abort()`"),
    ast.Delete: ("EM-C has no `del`", "`free(p)` frees what malloc gave; other objects end with their block"),
    ast.Nonlocal: ("EM-C has no `nonlocal`", "pass a pointer: `addr(x)`"),
    ast.Import: ("EM-C has no imports in functions", _WHOLE),
    ast.ImportFrom: ("EM-C has no imports in functions", _WHOLE),
    ast.AsyncFor: ("EM-C has no `async for`", "write `for i in range(n):`"),
    ast.AsyncWith: ("EM-C has no `async with`", "write `with forkwith(...):`"),
}
for _name, _row in {
    "TryStar": STATEMENTS[ast.Try],
    "TypeAlias": ("EM-C has no type aliases in functions", _WHOLE),
}.items():  # of later Pythons
    if hasattr(ast, _name):
        STATEMENTS[getattr(ast, _name)] = _row

OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Pow: ("EM-C has no `**`", "write `x * x`, `1 << n`, or `pow(x, y)` of <math.h>, which computes with f64"),
    ast.MatMult: ("EM-C has no `@`", "write the loops of the product"),
}

TESTS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.In: ("EM-C has no `in`", "write a loop, or `memchr` of <string.h>"),
    ast.NotIn: ("EM-C has no `not in`", "write a loop, or `memchr` of <string.h>"),
}

# Python's own functions
BUILTINS = {
    "print": 'use printf: `printf("%d\\n", x)`',
    "input": "use `scanf` or `fgets`",
    "len": "an array does not know its length: use the constant, or `own_count(A)` for this PE's part",
    "int": "write `i32(x)`: 32 bits, wraps; or `i64(x)`",
    "float": "write `f64(x)`",
    "str": "use `sprintf`",
    "abs": "import `abs` (i32) or `fabs` (f64) from emc.lang",
    "min": "write `min(a, b)`, with two values or more",
    "max": "write `max(a, b)`, with two values or more",
    "sum": "write a loop, or `reductionsum` after an `everywhere` block",
    "round": "import `lround` or `round` from emc.lang",
    "pow": "import `pow` from emc.lang, which computes with f64",
    "divmod": "write `a // b` and `a % b`",
    "sorted": "use `qsort`",
    "reversed": "write `for i in range(n - 1, -1, -1):`",
    "enumerate": "write `for i in range(n):`",
    "zip": "write `for i in range(n):`",
    "map": "write a loop",
    "filter": "write a loop with an `if`",
    "any": "write a loop, or `reductionor`",
    "all": "write a loop, or `reductionand`",
    "list": "use `array(i32, n)`",
    "dict": "use a struct: a class with @struct",
    "set": "use an `array(...)`",
    "tuple": "use a struct: a class with @struct",
    "open": "use `fopen`",
    "chr": "a `char` is a number: write it as it is",
    "isinstance": "types are fixed in EM-C",
    "type": "types are fixed in EM-C",
    "id": "use `addr(x)`",
    "range": "`range` can be used only in `for i in range(n):`",
    "exit": "import `exit` from emc.lang",
    "quit": "import `exit` from emc.lang",
    "super": "structs have no methods",
    "iter": "write `for i in range(n):`",
    "next": "write `for i in range(n):`",
    "bin": 'use printf with "%x"',
    "hex": 'use printf with "%x"',
    "oct": 'use printf with "%o"',
    "format": "use `sprintf`",
    "repr": "use `sprintf`",
    "hash": "compute it",
    "complex": "use a struct of two f64",
    "bytes": "use `array(u8, n)`",
    "bytearray": "use `array(u8, n)`",
    "object": "use a struct: a class with @struct",
}

# what Python people write for a type
TYPES = {
    "int": "Python's int has no limit: write `i32` (wraps at 32 bits) or `i64`",
    "float": "write `f64`, which is Python's float, or `f32`",
    "str": "write `Ptr[char]`",
    "bytes": "write `Ptr[u8]`",
    "list": "write `Ptr[i32]` for a parameter; `a = array(i32, n)` declares an array",
    "dict": "write a struct: a class with @struct",
    "set": "write `Ptr[i32]`",
    "tuple": "write a struct: a class with @struct",
    "complex": "write a struct of two f64",
    "object": "write `Ptr[void]`",
}
