"""Values of Python in the text around a function: which are constants, and what is said of the others.

    attribute_of(Colour, "RED")         the member
    item_of((10, 20), 1)                20
    refusal(node, "TABLE", [1, 2])      "`TABLE` is a list of Python: ..."

Such a value is looked up when the program is compiled. Tuples, ranges, dicts and enumerations have constant items.
Lists and NumPy arrays have not: whoever writes `a[i]` means an array that the program can change.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from enum import Enum, EnumMeta
from types import BuiltinFunctionType, ModuleType
from typing import Any, Protocol, cast

from emc.alike import close_matches
from emc.lang import words as lang
from emc.lang.c import HEADERS
from emc.python.refused import BUILTINS, NAME, Refused

MISSING: Any = object()
_SEES = "EM-C sees numbers, texts, and its own functions, structs and objects"
_ARRAY = "to make an array, write `spread(i32, n)` or `each(i32, n)`"
_KEYS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul,
}  # fmt: skip


class Names(Protocol):
    """What knows the values of names: a Reader."""

    def known(self, node: ast.expr) -> Any: ...


def is_of_python(value: object) -> bool:
    """Whether it is a value of Python, not of EM-C."""
    return value is not MISSING and value is not None and not isinstance(value, lang.Placed | lang.Later)


def attribute_of(base: object, name: str) -> Any:
    """The attribute of a value of Python. MISSING if there is none."""
    if not is_of_python(base):
        return MISSING
    try:
        return getattr(base, name, MISSING)
    except Exception:  # of a property
        return MISSING


def has_constant_items(base: object) -> bool:
    return isinstance(base, tuple | range | Mapping | EnumMeta)


def item_of(base: Any, key: Any) -> Any:
    """The item of a value with constant items. MISSING if there is none, or if the key is MISSING."""
    if key is MISSING or (isinstance(base, Mapping) and key not in base):  # a defaultdict would get a new item
        return MISSING
    try:
        return cast(Any, base)[key]
    except (LookupError, TypeError):
        return MISSING


def constant_key(names: Names, node: ast.expr) -> Any:
    """The value of an index that Python can compute. MISSING if it can't."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Tuple):
        keys = tuple(constant_key(names, one) for one in node.elts)
        return MISSING if MISSING in keys else keys
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        key = constant_key(names, node.operand)
        return -key if isinstance(key, int) else MISSING
    if isinstance(node, ast.BinOp) and type(node.op) in _KEYS:
        left, right = constant_key(names, node.left), constant_key(names, node.right)
        both = isinstance(left, int) and isinstance(right, int)
        return _KEYS[type(node.op)](left, right) if both else MISSING
    value = names.known(node)
    return value if is_of_python(value) else MISSING


# ---- what is said


def refusal(node: ast.expr, name: str, value: object) -> Refused:
    """The message for a value of Python that can't be used in EM-C."""
    if name in BUILTINS and getattr(value, "__module__", "") in ("builtins", "_sitebuiltins", "_io"):
        return Refused(node, f"Python's `{name}` is not in EM-C", BUILTINS[name])
    if callable(value) and hasattr(value, "__code__"):
        return Refused(node, f"`{name}` is a function of Python, not of EM-C", "write @function before its `def`", NAME)
    plain_name = name.rpartition(".")[2]
    method = isinstance(value, BuiltinFunctionType) and not isinstance(value.__self__, ModuleType | None)
    if plain_name in HEADERS and not isinstance(value, Enum) and not method:
        return Refused(node, f"`{name}` is Python's, not EM-C's", f"import `{plain_name}` from emc.lang", NAME)
    if callable(value) and not isinstance(value, type):
        hint = "call it outside of the function, and use the result as a constant"
        return Refused(node, f"`{name}` is a function of Python, not of EM-C", hint, NAME)
    return Refused(node, f"`{name}` is {_kind(value)} of Python: {_SEES}", _hint(name, value), NAME)


def no_attribute(node: ast.expr, base: str, value: object, name: str) -> Refused:
    """The message for `base.name` that Python has not. value: of the base."""
    near = close_matches(name, [one for one in dir(value) if one[:2] != "__"], 1)
    known = _constants(value)
    hint = f"did you mean `{near[0]}`?" if near else f"it has {', '.join(known[:8])}" if known else ""
    return Refused(node, f"`{base}`, {_kind(value)} of Python, has no `{name}`", hint, NAME)


def no_item(node: ast.expr, base: str, value: object, key: str) -> Refused:
    return Refused(node, f"`{base}`, {_kind(value)} of Python, has no item `[{key}]`", "", NAME)


def _kind(value: object) -> str:
    kind = "class" if isinstance(value, type) else type(value).__name__
    return f"{'an' if kind[0] in 'aeiouAEIOU' else 'a'} {kind}"


def _constants(value: object) -> list[str]:
    """The names of the constants that a class or another object has."""
    if isinstance(value, EnumMeta):
        return list(value.__members__)
    return [] if isinstance(value, ModuleType) else _numbers(getattr(value, "__dict__", {}))


def _numbers(names: Mapping[str, object]) -> list[str]:
    """The names of the constants among these."""
    return [name for name, value in names.items() if isinstance(value, int | float | str) and name[:2] != "__"]


def _hint(name: str, value: Any) -> str:
    if isinstance(value, type):
        known = _constants(value)
        return f"write a constant of it: `{name}.{known[0]}`" if known else "a class with @struct is a struct of EM-C"
    if isinstance(value, Enum):
        return f"write `{name}.value`, or make `{type(value).__name__}` an enum.IntEnum"
    if isinstance(value, ModuleType):
        return f"write a name of it: `{name}.N`"
    if isinstance(value, tuple | range | Mapping):
        fields: Any = getattr(cast(object, value), "_fields", None)
        keys: Any = list(cast(Any, value)) if isinstance(value, Mapping) else range(len(cast(Any, value)))
        if not keys:
            return ""
        item = f"{name}.{fields[0]}" if fields else f"{name}[{keys[0]!r}]"
        return f"an item with a constant index is a constant: `{item}`; {_ARRAY}"
    if type(value).__name__ in ("list", "ndarray"):
        return f"write a tuple, whose items are constants; {_ARRAY}"
    if hasattr(value, "__int__") or hasattr(value, "__float__"):
        return f"make a number of it outside of the function: `N = int({name})`"
    attributes = _constants(value)
    return f"write an attribute of it: `{name}.{attributes[0]}`" if attributes else ""
