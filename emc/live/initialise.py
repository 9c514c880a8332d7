"""Initialisers that are not constants: at a prompt they are computed when they are typed.

    int s = total(3);            int s;             s = total(3);
    int a[2] = {f(), g()};       int a[2];          memcpy(a, (typeof(a)){f(), g()}, sizeof a);
    __auto_type x = f();         typeof(f()) x;     x = f();

It takes the tree of a unit, and the places where the checker required a constant. It returns the tree with these
initialisers as statements, in functions of their own after the declarations; None if this was not possible.
"""

from __future__ import annotations

from collections.abc import Sequence

from emc.dataclass import dataclass, replace
from emc.faults import Fault
from emc.front import tree
from emc.front.build import declared_name
from emc.source import Span

WANTS_A_CONSTANT = frozenset({"E0235", "E0417"})
_NO_PLACE = frozenset({"typedef", "extern"})


@dataclass(frozen=True, slots=True)
class Computed:
    """The result."""

    unit: tree.Unit
    functions: dict[str, str]  # the functions that were made, each with the name of the object that it computes


def compute(unit: tree.Unit, faults: Sequence[Fault], prompt: str) -> Computed | None:
    """Moves the initialisers that are not constants into functions. prompt: the prefix of the functions' names. Returns
    None if this was not possible."""
    places = [fault.span for fault in faults if fault.code in WANTS_A_CONSTANT]
    items: list[tree.FunctionDefinition | tree.Declaration | tree.StaticAssert] = []
    functions: dict[str, str] = {}
    for item in unit.items:
        if not isinstance(item, tree.Declaration) or _NO_PLACE.intersection(item.specifiers.storage):
            items.append(item)
            continue
        items.append(_bare(item, places))
        for entry in item.declarators:
            if entry.initialiser is not None and _any_in(places, entry.initialiser.span):
                name = f"{prompt}.{len(functions) + 1}"
                functions[name] = declared_name(entry.declarator).name
                const = "const" in item.specifiers.qualifiers
                items.append(_function(name, _assignment(functions[name], entry.initialiser, const)))
    return Computed(replace(unit, items=tuple(items)), functions) if functions else None


def _any_in(places: Sequence[Span], span: Span) -> bool:
    begin, end = (span.line, span.column), (span.end_line, span.end_column)
    return any(p.file == span.file and begin <= (p.line, p.column) < max(end, (begin[0], begin[1] + 1)) for p in places)


def _bare(item: tree.Declaration, places: Sequence[Span]) -> tree.Declaration:
    """The declaration without the initialisers that are computed."""
    entries: list[tree.InitDeclarator] = []
    specifiers = item.specifiers
    for entry in item.declarators:
        value = entry.initialiser
        if value is None or not _any_in(places, value.span):
            entries.append(entry)
            continue
        if isinstance(value, tree.InitList):
            entry = replace(entry, declarator=_with_size(entry.declarator, len(value.items)))
        else:
            specifiers = _deduce(specifiers, value)
        entries.append(replace(entry, initialiser=None))
    return replace(item, specifiers=specifiers, declarators=tuple(entries))


def _deduce(specifiers: tree.Specifiers, value: tree.Expression) -> tree.Specifiers:
    """`typeof(value)` for `__auto_type`."""
    types = tuple(
        tree.TypeofSpecifier(t.span, value) if isinstance(t, tree.Basic) and t.word == "__auto_type" else t
        for t in specifiers.types
    )
    return replace(specifiers, types=types)


def _with_size(declarator: tree.Declarator, count: int) -> tree.Declarator:
    """The declarator `a[count]` for `a[]`."""
    if isinstance(declarator, tree.Array) and declarator.size is None and isinstance(declarator.inner, tree.Named):
        return replace(declarator, size=tree.Number(declarator.span, str(count)))
    return declarator


def _assignment(name: str, value: tree.Expression | tree.InitList, const: bool) -> tree.Expression:
    """The assignment of the value. const: whether the object may be one that can't be assigned to. Then its bytes are
    copied."""
    span = value.span
    target = tree.Name(span, name)
    if not isinstance(value, tree.InitList):
        if not const:
            return tree.Assign(span, "=", target, value)
        value = tree.InitList(span, (tree.InitItem(span, (), value),))
    specifiers = tree.Specifiers(span, (), (), (), (tree.TypeofSpecifier(span, target),))
    literal = tree.CompoundLiteral(span, tree.TypeName(span, specifiers, tree.Named(span, "")), value)
    text = tree.Pointer(span, tree.Named(span, ""), "", ())
    plain = tree.TypeName(span, tree.Specifiers(span, (), (), (), (tree.Basic(span, "char"),)), text)
    place = tree.Cast(span, plain, tree.Unary(span, "&", target))
    arguments = (place, tree.Unary(span, "&", literal), tree.SizeofExpression(span, target))
    return tree.Call(span, tree.Name(span, "__builtin_memcpy"), arguments)


def _function(name: str, value: tree.Expression) -> tree.FunctionDefinition:
    """The function `void name(void) { value; }`."""
    span = value.span
    specifiers = tree.Specifiers(span, (), (), (), (tree.Basic(span, "void"),))
    declarator = tree.Function(span, tree.Named(span, name), (), False, None)
    end = Span(span.file, span.end_line, span.end_column, span.end_line, span.end_column)
    body = tree.Compound(span, (tree.ExpressionStatement(span, value),), end)
    return tree.FunctionDefinition(span, specifiers, declarator, (), body)
