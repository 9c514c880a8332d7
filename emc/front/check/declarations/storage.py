"""Storage classes, and where they are allowed. `static` says how an object or a function is kept; it does not change
the type.

int f(register int n);          the only one that a parameter can have
for (register int i = 0; ...)   a `for` declares automatic objects, and nothing else
packet_type add(int *cell);     before a function of file scope only
__ni_memory int x;              `ni_memory` of <emc/ni.h>: before an object of file scope only
"""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.build import declared_name
from emc.front.check.bad import is_bad
from emc.front.check.context import Context
from emc.front.check.scope import EnumTag, Scope
from emc.front.types import Function, Record, Spread, Type
from emc.source import Span

PACKET_TYPE = "packet_type"
NI_HANDLER, NI_MEMORY = "__ni_handler", "__ni_memory"  # <emc/ni.h> calls them `ni_handler` and `ni_memory`
SPELLED = {PACKET_TYPE: PACKET_TYPE, NI_HANDLER: "ni_handler"}
_EXAMPLES = {
    PACKET_TYPE: "as in `packet_type add(int *cell, int by) { *cell += by; }`",
    NI_HANDLER: "as in `ni_handler void put(int *cell, int a, int b) { *cell = a * b; }`",
}
_AUTOMATIC = frozenset({"auto", "register"})
_WHERE = {  # the words for messages, what is allowed there, what to try
    "parameter": (
        "a parameter",
        frozenset({"register"}),
        "remove the word: a parameter is a local variable of the function",
    ),
    "member": ("a member", frozenset[str](), "remove the word here; write it where an object of this type is declared"),
    "type": ("a type's name", frozenset[str](), "remove the word: a type alone has no storage"),
    "function": ("a function", frozenset({"extern", "static"}), "remove the word"),
    "for": ("the declaration of a `for`", _AUTOMATIC, "declare it before the loop"),
}


def one_class(ctx: Context, specifiers: tree.Specifiers) -> None:
    """Checks that a declaration has at most one storage class."""
    if len(specifiers.storage) > 1:
        words = " ".join(specifiers.storage)
        ctx.error("E0205", specifiers.span, f"`{words}`: only one storage class is possible")


def fits(ctx: Context, specifiers: tree.Specifiers, where: str) -> bool:
    """Whether the storage classes are allowed there. Reports a fault once for all names that the specifiers declare."""
    what, possible, hint = _WHERE.get(where, ("", frozenset(specifiers.storage), ""))
    wrong = next((word for word in specifiers.storage if word not in possible), None)
    if wrong is None:
        return True
    key = f"{specifiers.span}: {wrong}"
    if key not in ctx.told:
        ctx.told.add(key)
        ctx.error("E0255", specifiers.span, f"{what} can't be `{wrong}`", hint)
    return False


def handler_word(specifiers: tree.Specifiers) -> str:
    """`packet_type` or `__ni_handler`, if one of them is there; else ""."""
    return next((word for word in specifiers.function if word in SPELLED), "")


def example(word: str) -> str:
    """An example of a handler, for a hint."""
    return _EXAMPLES[word]


def only_handlers(ctx: Context, specifiers: tree.Specifiers, name: tree.Named, type: Type, where: str) -> None:
    """Reports `packet_type` and `ni_handler` before anything except a function of file scope."""
    handler = handler_word(specifiers)
    if not handler or is_bad(type):
        return
    others = [word for word in (*specifiers.storage, *specifiers.function) if word not in (handler, "static")]
    if where != "object" or not isinstance(type, Function) or "typedef" in others:
        text = f"`{SPELLED[handler]}` declares the handler of a packet type, which is written like a function"
    elif ctx.body is not None:
        text = f"the packet type `{name.name}` must be declared outside of all functions"
    elif others and others != ["extern"]:
        text = f"a packet's handler can't be `{SPELLED.get(others[0], others[0]).removeprefix('__')}`"
    else:
        return
    ctx.error("E0480", specifiers.span.to(name.span), text, example(handler))


def only_file_objects(ctx: Context, specifiers: tree.Specifiers, name: tree.Named, type: Type, where: str) -> None:
    """Reports `ni_memory` before anything except an object of file scope that is not spread."""
    if NI_MEMORY not in specifiers.function or is_bad(type):
        return
    if where != "object" or isinstance(type, Function) or "typedef" in specifiers.storage:
        text = "only an object that is declared outside of all functions can be `ni_memory`"
    elif ctx.body is not None:
        text = f"`{name.name}` is `ni_memory`: it must be declared outside of all functions"
    elif isinstance(type, Spread):
        text = f"`{name.name}` can't be `ni_memory` and spread over the PEs: every network interface has a whole one"
    else:
        return
    ctx.error("E0487", specifiers.span.to(name.span), text, "as in `ni_memory int tickets;`, outside of all functions")


def only_objects(ctx: Context, node: tree.Declaration, scope: Scope) -> None:
    """Checks that the declaration of a `for` makes only automatic objects of the loop. scope: the names that it
    declared."""
    if not fits(ctx, node.specifiers, "for"):
        return
    for tag, made in scope.tags.items():
        if not _blame(ctx, made):
            word = "enum" if isinstance(made, EnumTag) else "union" if made.union else "struct"
            _stray(ctx, made.span, f"`{word} {tag}`")
            return
    for name, entry in scope.names.items():
        if not isinstance(entry, typed.Automatic):
            _stray(ctx, _place(node, name) or entry.span, f"`{name}`")
            return


def _blame(ctx: Context, tag: Record | EnumTag) -> bool:
    return isinstance(tag, Record) and (tag, "") in ctx.unknown


def _place(node: tree.Declaration, name: str) -> Span | None:
    """The place of the name in the declaration; None if it is inside of the type."""
    return next((named.span for e in node.declarators if (named := declared_name(e.declarator)).name == name), None)


def _stray(ctx: Context, span: Span, what: str) -> None:
    text = f"a `for` can declare only variables of its loop, and {what} is not one"
    ctx.error("E0256", span, text, "declare it before the loop")
