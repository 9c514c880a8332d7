"""Types with a tag: structs, unions, enumerations; and typeof."""

from __future__ import annotations

from emc.dataclass import replace
from emc.faults import Note
from emc.front import tree
from emc.front.check.bad import BAD, is_bad
from emc.front.check.context import Context, is_weak
from emc.front.check.declarations.alignments import alignment, by_typedef, requested
from emc.front.check.declarations.declarators import apply_declarator, type_name
from emc.front.check.declarations.records import Field, lay_out
from emc.front.check.declarations.specifiers import base_type
from emc.front.check.declarations.storage import fits
from emc.front.check.messages import spell
from emc.front.check.names.lengths import is_named
from emc.front.check.operands.characters import string_bytes
from emc.front.check.operands.compatible import is_complete
from emc.front.check.operands.constants import integer_constant, integer_constant_value
from emc.front.check.operands.conversions import rvalue
from emc.front.check.operands.members import all_members
from emc.front.check.operands.partial import Partial
from emc.front.check.rules import expression, specifier_rule
from emc.front.check.scope import EnumConstant, EnumTag
from emc.front.types import (
    INT,
    LLONG,
    UINT,
    ULLONG,
    Array,
    Enumeration,
    Function,
    Int,
    Later,
    Record,
    Spread,
    Struct,
    Type,
    Void,
    is_modified,
    settle,
    size_of,
)


@specifier_rule(tree.TypeofSpecifier)
def _typeof(ctx: Context, node: tree.TypeofSpecifier) -> Type:
    if isinstance(node.operand, tree.TypeName):
        return type_name(ctx, node.operand)
    lengths = ctx.lengths
    with ctx.unevaluated(), ctx.measuring(None):
        value = expression(ctx, node.operand)
    if lengths is not None and is_modified(value.type) and not is_named(value):
        lengths.values.append(rvalue(ctx, value))
    if isinstance(value, Partial) and len(value.indices) > 0:
        ctx.error("E0405", node.span, "a spread array needs the full index here", "its rows are on many PEs")
        return BAD
    return value.type


# ---- structs and unions


@specifier_rule(tree.StructSpecifier)
def record(ctx: Context, node: tree.StructSpecifier, alone: bool = False) -> Type:
    """The type of a struct or union specifier. alone: whether the declaration is `struct s;`, which declares a new type
    in this scope."""
    if node.members is None:
        named = _named_record(ctx, node, alone)
        return BAD if named is None else Struct(named)
    here = ctx.scope.tags.get(node.tag) if node.tag else None
    if isinstance(here, Record) and here.members is None and here.union == (node.word == "union"):
        made = here
        made.span = node.span
    else:
        if here is not None:
            _tag_twice(ctx, node, here)
        made = Record(node.tag or "", node.word == "union", node.span)
        if node.tag:
            ctx.scope.tags[node.tag] = made
    fields = _fields(ctx, node, made)
    packed, least = alignment(ctx, node.alignments)
    made.members, made.size, made.align = lay_out(fields, made.union, packed, max(1, least))
    return Struct(made)


def _tag_twice(ctx: Context, node: tree.StructSpecifier | tree.EnumSpecifier, here: Record | EnumTag) -> None:
    if not is_weak(here.span):
        ctx.error("E0218", node.span, f"`{node.tag}` is defined twice", "", Note(here.span, "the first one is here"))


def _named_record(ctx: Context, node: tree.StructSpecifier, alone: bool) -> Record | None:
    assert node.tag is not None
    found = ctx.scope.tags.get(node.tag) if alone else ctx.scope.find_tag(node.tag)
    if isinstance(found, Record) and found.union == (node.word == "union"):
        return found
    if found is not None:
        note = Note(found.span, "its definition is here")
        ctx.error("E0219", node.span, f"`{node.tag}` is not a `{node.word}`", "", note)
        return None
    made = Record(node.tag, node.word == "union", node.span)
    ctx.scope.lasting.tags[node.tag] = made
    return made


def _fields(ctx: Context, node: tree.StructSpecifier, made: Record) -> list[Field]:
    with ctx.measuring(None):
        return _constant_fields(ctx, node, made)


def _constant_fields(ctx: Context, node: tree.StructSpecifier, made: Record) -> list[Field]:
    fields: list[Field] = []
    names: dict[str, Field] = {}
    assert node.members is not None
    for number, item in enumerate(node.members):
        if isinstance(item, tree.StaticAssert):
            static_assert(ctx, item)
            continue
        base = base_type(ctx, item.specifiers)
        fits(ctx, item.specifiers, "member")
        new: list[Field] = []
        if not item.declarators:
            if isinstance(base, Struct) and not base.record.tag:
                new.append(Field("", base, None, item.span))
            elif not any(isinstance(t, tree.EnumSpecifier) for t in item.specifiers.types):
                ctx.warning("W0202", item.span, "this member has no name")
        for entry in item.declarators:
            if entry.declarator is None:
                new.append(_field(ctx, entry, "", base))
            else:
                found = apply_declarator(ctx, item.specifiers, entry.declarator, base, "member")
                packed, align = alignment(ctx, requested(item.specifiers, entry.alignments))
                align = max(align, by_typedef(ctx, item.specifiers, found.type))
                new.append(replace(_field(ctx, entry, found.name, found.type), packed=packed, align=align))
        last = number == len(node.members) - 1
        for field in new:
            if _field_fits(ctx, field, made, last and field is new[-1] and bool(fields)):
                _enter_names(ctx, field, names)
                fields.append(field)
    return fields


def _enter_names(ctx: Context, field: Field, names: dict[str, Field]) -> None:
    inner = [m.name for m in all_members(field.type)] if isinstance(field.type, Struct) and not field.name else []
    for name in [field.name] * bool(field.name) + inner:
        if name in names:
            ctx.error(
                "E0220",
                field.span,
                f"the member `{name}` is declared twice",
                "",
                Note(names[name].span, "the first one is here"),
            )
        names[name] = field


def _field(ctx: Context, entry: tree.MemberDeclarator, name: str, type: Type) -> Field:
    span = entry.span
    if entry.width is None:
        return Field(name, type, None, span)
    width = integer_constant(ctx, entry.width, "the width of a bit-field")
    if is_bad(type) or width is None:
        return Field(name, BAD, None, span)
    if not isinstance(type, Int):
        ctx.error("E0221", span, f"a bit-field must have an integer type, but `{spell(type)}` is not one")
        return Field(name, BAD, None, span)
    most = 1 if type.word == "_Bool" else 8 * size_of(type)
    if not 0 <= width <= most or (width == 0 and name):
        ctx.error("E0222", entry.width.span, f"a bit-field of `{spell(type)}` has 1 to {most} bits, not {width}")
        return Field(name, BAD, None, span)
    return Field(name, type, width, span)


def _field_fits(ctx: Context, field: Field, made: Record, last: bool) -> bool:
    type = field.type
    if is_bad(type):
        return True
    if isinstance(type, Spread):
        hint = "declare the object that holds the struct as `global`; or make the member a pointer, `T global *name`"
        ctx.error("E0416", field.span, f"a member can't be a `global` object: `{field.name}`", hint)
        return False
    if isinstance(type, Function | Void):
        ctx.error("E0223", field.span, f"a member can't be `{spell(type)}`", "make the member a pointer")
        return False
    if is_modified(type):
        text = f"a member can't be `{spell(type)}`: all objects of a type have the same layout"
        ctx.error("E0223", field.span, text, "give a constant length, or make the member a pointer")
        return False
    if isinstance(type, Array) and type.length is None and last and not made.union:
        return True
    if not is_complete(type):
        own = isinstance(type, Struct) and type.record is made
        text = "a struct can't contain itself" if own else f"`{spell(type)}` is incomplete: its size is not known here"
        ctx.error("E0223", field.span, text, "make the member a pointer to it")
        return False
    return True


# ---- enumerations


@specifier_rule(tree.EnumSpecifier)
def enumeration(ctx: Context, node: tree.EnumSpecifier) -> Type:
    """The type of an enumeration. As in gcc, it is unsigned if it has no negative values, and has 64 bits if a value
    needs them; then a value that is no int has the enumeration's type, and other values are ints."""
    if node.members is None:
        found = ctx.scope.find_tag(node.tag or "")
        if isinstance(found, EnumTag):
            return settle(found.type)
        return _mention_enum(ctx, node)
    here = ctx.scope.tags.get(node.tag) if node.tag else None
    earlier = here.type if isinstance(here, EnumTag) else None
    if here is not None and (not isinstance(earlier, Later) or is_complete(earlier)):
        _tag_twice(ctx, node, here)
    following = least = most = 0
    entered: list[tree.Enumerator] = []
    for member in node.members:
        constant = integer_constant_value(ctx, member.value, f"the value of `{member.name}`") if member.value else None
        value = int(constant.value) if constant is not None else following
        if not -(1 << 63) <= value < 1 << (63 if least < 0 else 64):
            ctx.error("E0225", member.span, f"`{member.name}` = {value} does not fit into 64 bits")
            value = 0
        least, most = min(least, value), max(most, value)
        if _enter_constant(ctx, member, EnumConstant(value, _constant_type(value), member.span)):
            entered.append(member)
        following = value + 1
    wide = least < -(1 << 31) or most >= 1 << (31 if least < 0 else 32)
    for member in entered if wide else ():
        here = ctx.scope.names[member.name]
        assert isinstance(here, EnumConstant)
        if here.type is not INT:
            ctx.scope.names[member.name] = EnumConstant(here.value, LLONG if least < 0 else ULLONG, here.span)
    type = Int(f"enum {node.tag or '<unnamed>'}", 8 if wide else 4, least < 0)
    if node.tag:
        ctx.scope.tags[node.tag] = EnumTag(type, node.span)
    if isinstance(earlier, Later):
        earlier.of.type = type
    return type


def _mention_enum(ctx: Context, node: tree.EnumSpecifier) -> Type:
    """The type in `enum e *p;` before `enum e { ... }`, which GNU C allows."""
    assert node.tag is not None
    tag = EnumTag(Later(Enumeration(node.tag, node.span)), node.span)
    ctx.scope.lasting.tags[node.tag] = tag
    return tag.type


def _constant_type(value: int) -> Type:
    """The type of an enumerator while the values after it are not known."""
    if -(1 << 31) <= value < 1 << 31:
        return INT
    return UINT if 0 <= value < 1 << 32 else LLONG if value < 1 << 63 else ULLONG


def _enter_constant(ctx: Context, member: tree.Enumerator, entry: EnumConstant) -> bool:
    """Whether the name was entered; it is an error if the scope has it already."""
    there = ctx.scope.names.get(member.name)
    if there is not None and not is_weak(there.span):
        ctx.error(
            "E0202", member.span, f"`{member.name}` is declared twice", "", Note(there.span, "the first one is here")
        )
        return False
    ctx.scope.names[member.name] = entry
    return True


def static_assert(ctx: Context, node: tree.StaticAssert) -> None:
    value = integer_constant(ctx, node.test, "the condition of _Static_assert")
    if value == 0:
        words = string_bytes(ctx, node.message).decode("utf-8", "replace") if node.message else ""
        ctx.error("E0226", node.test.span, f"static assertion failed{': ' + words if words else ''}")
