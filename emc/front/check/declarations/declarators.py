"""Types from specifiers and declarators, including EM-C's places (language.md, section 3).

data_t global A[N]:[M]   Spread(slot=data_t[M], dims=(N,))
T global *p              Pointer(T, "global")
T * global P[N]          Spread(slot=T *, dims=(N,))
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from emc.dataclass import dataclass, replace
from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.bad import BAD, is_bad
from emc.front.check.context import Context, Later, Lengths
from emc.front.check.declarations.specifiers import base_type
from emc.front.check.declarations.storage import fits, only_file_objects, only_handlers
from emc.front.check.messages import spell
from emc.front.check.names.lengths import array_length
from emc.front.check.operands.compatible import is_complete
from emc.front.check.operands.constants import integer_constant
from emc.front.check.scope import Scope
from emc.front.limits import MOST_PARAMETERS
from emc.front.types import Array, Function, Pointer, Spread, Type, Void, is_modified, size_of
from emc.source import Span

Where = Literal["object", "parameter", "member", "type"]


@dataclass(frozen=True, slots=True)
class ParameterInfo:
    """One parameter of a declared function."""

    name: str
    type: Type
    span: Span
    later: tuple[Later, ...] = ()  # the lengths that are computed when the function begins


@dataclass(frozen=True, slots=True)
class Declared:
    """The result of one declarator."""

    name: str
    type: Type
    span: Span
    parameters: tuple[ParameterInfo, ...] = ()  # if it declares a function
    names: tuple[tree.Name, ...] | None = None  # of an old-style parameter list
    align: int = 0  # the alignment that the declaration requests, in bytes, or 0


def type_name(ctx: Context, node: tree.TypeName) -> Type:
    """The type that a type name means. Its lengths are constants, or are computed together with those of the type
    around it."""
    return apply_declarator(ctx, node.specifiers, node.declarator, base_type(ctx, node.specifiers), "type").type


def computed_type(ctx: Context, node: tree.TypeName) -> tuple[Type, list[typed.Value]]:
    """The type of a cast, sizeof or compound literal, and the expressions that compute its lengths."""
    lengths = ctx.own_lengths()
    with ctx.measuring(lengths):
        type = type_name(ctx, node)
    return type, lengths.values if lengths is not None else []


def apply_declarator(
    ctx: Context, specifiers: tree.Specifiers, node: tree.Declarator, base: Type, where: Where
) -> Declared:
    """Applies one declarator to the type of its specifiers."""
    layers: list[tree.Pointer | tree.Array | tree.Function] = []
    while not isinstance(node, tree.Named):
        layers.append(node)
        node = node.inner
    place = node.place
    misplaced = specifiers.places[0] if specifiers.places else None
    if misplaced is not None and layers and isinstance(layers[0], tree.Pointer) and not layers[0].place:
        layers[0] = replace(layers[0], place=misplaced[0])
    elif misplaced is not None and not place:
        place = "global"
    near = _own_arrays(layers) if place == "global" else len(layers)
    type, parameters, names = base, (), None
    for layer in layers[:near]:
        type, parameters, names = _apply(ctx, layer, type, node, where)
    if place:
        type = _spread(ctx, layers[near:], type, node, where)
    if misplaced is not None and str(misplaced[1]) not in ctx.told:
        ctx.told.add(str(misplaced[1]))
        right = spell(type, node.name)
        text = f"`{misplaced[0]}` must come directly before the `*` or the name that it belongs to"
        ctx.error("E0407", misplaced[1], text, f"write `{right}`")
    only_handlers(ctx, specifiers, node, type, where)
    only_file_objects(ctx, specifiers, node, type, where)
    fits(ctx, specifiers, where)
    return Declared(node.name, type, node.span, parameters, names)


def _own_arrays(layers: list[tree.Pointer | tree.Array | tree.Function]) -> int:
    """The index of the first array layer that is directly at the name."""
    at = len(layers)
    while at and isinstance(layers[at - 1], tree.Array):
        at -= 1
    return at


Parts = tuple[Type, tuple[ParameterInfo, ...], "tuple[tree.Name, ...] | None"]


def _apply(
    ctx: Context, layer: tree.Pointer | tree.Array | tree.Function, type: Type, name: tree.Named, where: Where
) -> Parts:
    if isinstance(layer, tree.Pointer):
        return _pointer(ctx, layer, type), (), None
    if isinstance(layer, tree.Array):
        return _array(ctx, layer, type, name, where), (), None
    return _function(ctx, layer, type, name)


def _pointer(ctx: Context, layer: tree.Pointer, type: Type) -> Type:
    if is_bad(type):
        return type
    if isinstance(type, Spread):
        hint = f"write `{spell(Pointer(type.slot, 'global'))}`, a pointer to an element"
        ctx.error("E0408", layer.span, "a pointer can't point to a whole spread array", hint)
        return Pointer(type.slot, "global")
    if layer.place and isinstance(type, Function):
        ctx.error(
            "E0409", layer.span, "code is the same on every PE: a pointer to a function is always local", "write `*`"
        )
        return Pointer(type)
    return Pointer(type, layer.place, const="const" in layer.qualifiers, volatile="volatile" in layer.qualifiers)


def _array(ctx: Context, layer: tree.Array, type: Type, name: tree.Named, where: Where) -> Type:
    if is_bad(type):
        return type
    if layer.near:
        ctx.error(
            "E0410",
            layer.span,
            "only a `global` array has dimensions to the right of a `:`",
            "write `global` before the name",
        )
    if isinstance(type, Function | Void | Spread) or not is_complete(type):
        what = (
            "incomplete elements" if not isinstance(type, Function | Void | Spread) else f"elements of `{spell(type)}`"
        )
        ctx.error("E0210", layer.span, f"an array can't have {what}")
        return BAD
    if layer.size is None:
        return Array(type, None)
    length = array_length(ctx, layer.size, type, name.name)
    if isinstance(length, int) and length * size_of(type) >= 1 << 31:
        ctx.error("E0211", layer.span, "this array is larger than any PE's memory")
        return BAD
    return BAD if length is None else Array(type, length)


def _spread_length(ctx: Context, layer: tree.Array) -> int | None:
    what = "a spread dimension"
    if layer.size is None:
        return None
    if isinstance(layer.size, tree.AnyLength):
        ctx.error("E0412", layer.size.span, f"{what} must be a constant that the compiler can compute")
        return None
    value = integer_constant(ctx, layer.size, what, "E0412")
    if value is not None and value < 0:
        ctx.error("E0213", layer.size.span, f"{what} can't be negative: {value}")
        return None
    return value


def _spread(
    ctx: Context, layers: list[tree.Pointer | tree.Array | tree.Function], type: Type, name: tree.Named, where: Where
) -> Type:
    """The type of an object with `global` (or, wrongly, `shared`) before its name. layers: the object's own array
    dimensions."""
    if is_bad(type):
        return type
    if name.place == "shared":
        return _shared_object(ctx, type, name)
    if isinstance(type, Function):
        hint = f"write `{spell(Pointer(type.result, 'global'), name.name)}()` to return a global pointer"
        ctx.error("E0411", name.span, "a function is on every PE: it can't be `global`", hint)
        return type
    if isinstance(type, Void | Spread) or not is_complete(type) or is_modified(type):
        ctx.error("E0210", name.span, f"the elements of a spread object can't be `{spell(type)}`")
        return BAD
    arrays = [layer for layer in layers if isinstance(layer, tree.Array)]
    slot = type
    for layer in arrays:
        if layer.near:
            with ctx.measuring(None):
                slot = _array(ctx, replace(layer, near=False), slot, name, where)
    far = [layer for layer in reversed(arrays) if not layer.near]
    dims: list[int] = []
    for number, layer in enumerate(far):
        length = _spread_length(ctx, layer)
        if layer.size is not None and not length:
            if length == 0:
                ctx.error("E0413", layer.span, "a spread dimension must be at least 1")
            return BAD
        if length is None and number:
            ctx.error("E0413", layer.span, "only the first spread dimension may be left empty")
            return BAD
        dims.append(-1 if length is None else length)
    if is_bad(slot):
        return slot
    return Spread(slot, tuple(dims))


def _shared_object(ctx: Context, type: Type, name: tree.Named) -> Type:
    dims: list[int] = []
    while isinstance(type, Array):
        dims.append(type.fixed or 0)
        type = type.of
    object, pointer = spell(Spread(type, tuple(dims)), name.name), spell(Pointer(type, "shared"), name.name)
    hint = f"to spread the object, write `{object}`; `{pointer}` is a pointer that steps from PE to PE"
    ctx.error("E0414", name.span, "`shared` is a kind of pointer: only a `*` can follow it", hint)
    return BAD


# ---- functions


def _function(ctx: Context, layer: tree.Function, type: Type, name: tree.Named) -> Parts:
    if isinstance(type, Function | Array | Spread):
        ctx.error("E0214", layer.span, f"a function can't return `{spell(type)}`", "return a pointer")
        type = BAD
    outer = ctx.scope
    ctx.scope = ctx.prototypes[id(layer)] = Scope(outer, prototype=True)
    try:
        parameters = _parameters(ctx, layer.parameters)
    finally:
        ctx.scope = outer
    if layer.names is not None and not parameters:
        return Function(type, (), layer.variadic, False), (), layer.names
    types = tuple(p.type for p in parameters)
    if len(types) == 1 and isinstance(types[0], Void) and not parameters[0].name:
        types, parameters = (), ()
    return Function(type, types, layer.variadic), parameters, None


def _parameters(ctx: Context, nodes: tuple[tree.Parameter, ...]) -> tuple[ParameterInfo, ...]:
    found: list[ParameterInfo] = []
    if len(nodes) > MOST_PARAMETERS:
        text = f"a function has at most {MOST_PARAMETERS:,} parameters, and this one has {len(nodes):,}"
        ctx.error("E0163", nodes[MOST_PARAMETERS].span, text, "pass an array")
    for node in nodes[:MOST_PARAMETERS]:
        one = parameter(ctx, node.specifiers, node.declarator, None, node.span, found)
        found.append(_named_once(ctx, one, found))
    return tuple(found)


def _named_once(ctx: Context, one: ParameterInfo, earlier: list[ParameterInfo]) -> ParameterInfo:
    """The parameter. If an earlier parameter has the same name, reports a fault and returns this one without a name."""
    first = next((other for other in earlier if other.name and other.name == one.name), None)
    if first is None:
        return one
    text, hint = f"`{one.name}` is declared twice", "give one of them another name"
    ctx.error("E0202", one.span, text, hint, Note(first.span, "the first one is here"))
    return ParameterInfo("", BAD, one.span)


def parameter(
    ctx: Context,
    specifiers: tree.Specifiers,
    node: tree.Declarator,
    base: Type | None,
    span: Span,
    earlier: Iterable[ParameterInfo],
) -> ParameterInfo:
    """One parameter of a function. base: the type of the specifiers, if it is known. earlier: the parameters that this
    one's lengths may name."""
    scope = Scope(ctx.scope, tags=ctx.scope.tags)
    scope.names = {p.name: typed.Automatic(p.name, p.type, p.span, parameter=True) for p in earlier if p.name}
    lengths = Lengths(scope=scope)
    with ctx.measuring(lengths):
        found = apply_declarator(ctx, specifiers, node, base or base_type(ctx, specifiers), "parameter")
    own = found.type.length if isinstance(found.type, Array) else None
    later = tuple(replace(one, length=None) if one.length is own else one for one in lengths.later)
    span = found.span if found.name else span
    return ParameterInfo(found.name, adjust_parameter(ctx, found.type, found.name, span), span, later)


def adjust_parameter(ctx: Context, type: Type, name: str, span: Span) -> Type:
    """The adjusted type of a parameter: arrays and functions become pointers, spread arrays become shared pointers."""
    match type:
        case Array():
            return Pointer(type.of)
        case Function():
            return Pointer(type)
        case Spread(dims=(_,)):
            return Pointer(type.slot, "shared")
        case Spread():
            right = spell(Pointer(type.slot, "shared" if type.dims else "global"), name)
            ctx.error(
                "E0415",
                span,
                "a parameter can't be a `global` object: it is a local copy of the argument",
                f"write `{right}`",
            )
            return BAD
        case Void() if name:
            ctx.error("E0215", span, f"the parameter `{name}` can't be void")
            return BAD
        case _:
            return type


def suspicious_spread(ctx: Context, type: Spread, name: str, span: Span) -> None:
    """Warns about `int global A[N][M]` where `A[N]:[M]` is probably meant. A declaration with a colon is never
    suspicious."""
    if len(type.dims) < 2 or isinstance(type.slot, Array) or ctx.target.spread_by_grid(type.dims):
        return
    far = "".join(f"[{n}]" for n in type.dims[:-1])
    text = f"each row of `{name}` is spread over the PEs; did you mean {name}{far}:[{type.dims[-1]}]?"
    ctx.warning("W0402", span, text, "each row is then on one PE: dimensions to the right of a `:` are stored together")
