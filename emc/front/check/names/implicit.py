"""Functions that are not declared: in C from before 1999, and gcc's `__builtin_` names of library functions.

    main() { printf("%d", later(4)); exit(0); }      /* a .c file of the old days: warnings, and it runs */
    later(x) { return x + 1; }

A library function has the type that the compiler knows (signatures.py). Any other function is assumed to return int and
to take any arguments. In EM-C files an undeclared name is an error.
"""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.context import Context
from emc.front.check.messages import near
from emc.front.check.names.lookup import name_hint
from emc.front.check.names.signatures import REAL, SIGNATURES
from emc.front.check.names.words import CALLS
from emc.front.table import tables
from emc.front.types import INT, Function, Pointer
from emc.source import Span

BUILTIN = "__builtin_"
_ANYTHING = Function(INT, (), prototype=False)


def implicit(ctx: Context, node: tree.Name) -> typed.FunctionName | None:
    """The function that an undeclared name in a call means; None if that is an error."""
    name = node.name
    if name.startswith(BUILTIN):
        plain = _library_name(name)
        return library(ctx, plain, node.span) if plain else None
    if not node.span.file.endswith(".c") or ctx.broken:
        return None
    defined = name in ctx.defines or name in ctx.elsewhere()
    known = None if defined else SIGNATURES.get(name)
    text = f"the function `{name}` is not declared: " + (
        "it is taken from the library" if known else "it is assumed to return int"
    )
    ctx.warning("W0314", node.span, text, _hint(ctx, name, defined))
    made = _declare(ctx, name, known or _ANYTHING, node.span)
    ctx.file_scope.names[name] = made
    return made


def is_builtin(name: str) -> bool:
    """Whether this is the name of a builtin of GNU C that a program may use."""
    known = name in CALLS or name in tables().words or bool(_library_name(name))
    return name.startswith((BUILTIN, "__sync_", "__atomic_")) and known


def _library_name(name: str) -> str:
    """The library function that a name with `__builtin_` means, or ""."""
    plain = name.removeprefix(BUILTIN)
    if plain not in SIGNATURES and plain.removesuffix("l") in REAL:  # long double is double
        plain = plain.removesuffix("l")
    return plain if plain in SIGNATURES else ""


def _hint(ctx: Context, name: str, defined: bool) -> str:
    """A hint about a function that is not declared: how to declare it, or a known function that may be meant. defined:
    whether the program defines it."""
    if defined:
        return f"declare it before this call: `int {name}();`"
    return name_hint(ctx, name) or near(name, SIGNATURES) or f"declare it before this call: `int {name}();`"


def library(ctx: Context, name: str, span: Span) -> typed.FunctionName:
    """The library function, even if the name means something else in this file."""
    there = ctx.linked.get(name)
    if isinstance(there, typed.FunctionName) and not there.private:
        return there
    return typed.FunctionName(name, SIGNATURES[name], span) if there else _declare(ctx, name, SIGNATURES[name], span)


def library_call(ctx: Context, span: Span, name: str, arguments: tuple[typed.Value, ...]) -> typed.Value:
    """The call of a function of runtime/lib that only the compiler can name."""
    symbol = library(ctx, name, span)
    ctx.used.add(symbol)
    function = typed.FunctionAddress(span, Pointer(symbol.type), symbol)
    return typed.Call(span, SIGNATURES[name].result, function, arguments)


def _declare(ctx: Context, name: str, type: Function, span: Span) -> typed.FunctionName:
    made = typed.FunctionName(name, type, span, implicit=True)
    ctx.linked[name] = made
    return made
