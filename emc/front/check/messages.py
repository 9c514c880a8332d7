"""Words for faults: types as C spells them, symbols as the user named them, and similar names."""

from __future__ import annotations

from collections.abc import Iterable

from emc.alike import close_matches
from emc.faults import Note
from emc.front import typed
from emc.front.check.bad import Bad
from emc.front.check.context import Context
from emc.front.types import Array, Float, Function, Int, Later, Length, Pointer, Record, Spread, Struct, Type, Void
from emc.source import Span


def spell(type: Type, name: str = "") -> str:
    """The type as a declaration of `name` would spell it: `int global *`, `char *(*)(int)`."""
    return _declare(type, name).strip()


def namesakes(a: Type, b: Type) -> tuple[Note, ...]:
    """Notes for a message with two types: where each of two structs or unions is declared that have the same name."""
    for one, other in zip(_records(a), _records(b), strict=False):
        if one is not other and (one.tag, one.union) == (other.tag, other.union):
            name = spell(Struct(one))
            return Note(one.span, f"one `{name}` is declared here"), Note(other.span, "and the other one here")
    return ()


def _records(type: Type) -> list[Record]:
    match type:
        case Pointer(to=inner) | Array(of=inner) | Spread(slot=inner):
            return _records(inner)
        case Function(result=result, parameters=parameters):
            return [record for one in (result, *parameters) for record in _records(one)]
        case Struct(record=record):
            return [record]
        case _:
            return []


def _declare(type: Type, inner: str) -> str:
    match type:
        case Pointer():
            star = f"{type.place} *" if type.place else "*"
            words = " ".join(w for w, on in (("const", type.const), ("volatile", type.volatile)) if on)
            inner = f"{star}{words}{' ' if words and inner else ''}{inner}"
            if isinstance(type.to, Array | Function):
                inner = f"({inner})"
            return _declare(type.to, inner)
        case Array():
            return _declare(type.of, f"{inner}[{_length(type)}]")
        case Function():
            words = [spell(p) for p in type.parameters] + ["..."] * type.variadic
            inside = ", ".join(words) if words else ("void" if type.prototype else "")
            return _declare(type.result, f"{inner}({inside})")
        case Spread():
            far = "".join(f"[{n}]" for n in type.dims)
            slot, near = type.slot, ""
            while isinstance(slot, Array):
                near += f"[{_length(slot)}]"
                slot = slot.of
            return _declare(slot, f"global {inner}{far}{':' if near else ''}{near}")
        case _:
            return f"{_base(type)} {inner}"


def _length(type: Array) -> str:
    return type.length.text if isinstance(type.length, Length) else "" if type.length is None else str(type.length)


def _base(type: Type) -> str:
    words = ("const " if type.const else "") + ("volatile " if type.volatile else "")
    match type:
        case Void():
            return words + "void"
        case Int() | Float():
            return words + type.word
        case Struct():
            return words + f"{'union' if type.record.union else 'struct'} {type.record.tag or '<unnamed>'}"
        case Later():
            return words + f"enum {type.of.tag}"
        case Bad():
            return "<unknown>"
        case _:
            return "?"


def near(name: str, names: Iterable[str]) -> str:
    """A hint that proposes the name among `names` that is most similar to `name`; "" if no name is similar."""
    found = close_matches(name, set(names), 1, 0.75 if len(name) > 3 else 0.6)
    return f"did you mean `{found[0]}`?" if found and found[0] != name else ""


def incomplete(ctx: Context, code: str, span: Span, text: str, type: Type) -> None:
    """Reports that a type has no size. For a struct or union whose members are not known, reports it once only."""
    if isinstance(type, Later):
        return ctx.error(
            code, span, text, f"its definition, `enum {type.of.tag} {{ ... }};`, must come before this line"
        )
    if not isinstance(type, Struct):
        return ctx.error(code, span, text, "give its length" if isinstance(type, Array) else "")
    if not is_blamed(ctx, type):
        ctx.unknown.add((type.record, ""))
        word, tag = "union" if type.record.union else "struct", type.record.tag
        known = (name for name, of in ctx.scope.visible_tags() if isinstance(of, Record) and of.members is not None)
        slip = near(tag, known).replace("`", f"`{word} ", 1)
        ctx.error(code, span, text, slip or f"its definition, `{word} {tag} {{ ... }};`, must come before this line")
    return None


def is_blamed(ctx: Context, type: Type) -> bool:
    """Whether a fault has already reported that the members of this struct, or of the struct that this type points to,
    are not known."""
    if isinstance(type, Pointer):
        type = type.to
    return isinstance(type, Struct) and (type.record, "") in ctx.unknown


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def shown(symbol: typed.Automatic | typed.Static | typed.FunctionName) -> str:
    """The name of a symbol as the user wrote it, without link suffix and owner."""
    name, at, _ = symbol.name.removeprefix(typed.IN_INTERFACES).partition("@")
    return name.partition(".")[2].partition(".")[0] if at and "." in name else name
