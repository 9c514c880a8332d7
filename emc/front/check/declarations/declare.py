"""Declarations: typedefs, objects at file scope and in blocks, function prototypes."""

from __future__ import annotations

from emc.dataclass import replace
from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.bad import BAD, is_bad
from emc.front.check.context import Context, Fence
from emc.front.check.declarations import storage as storage_classes
from emc.front.check.declarations.alignments import by_typedef, of_object, requested
from emc.front.check.declarations.automatics import automatic
from emc.front.check.declarations.declarators import Declared, apply_declarator, computed_type, suspicious_spread
from emc.front.check.declarations.holding import hold
from emc.front.check.declarations.images import image
from emc.front.check.declarations.linkage import enter, link_symbol, suffixed_name
from emc.front.check.declarations.packet_types import packet_or_function
from emc.front.check.declarations.specifiers import base_type
from emc.front.check.declarations.tags import record, static_assert
from emc.front.check.messages import incomplete, spell
from emc.front.check.operands.compatible import is_complete, qualify
from emc.front.check.operands.conversions import rvalue
from emc.front.check.rules import expression, expression_rule, statement_rule
from emc.front.check.scope import Typedef
from emc.front.types import (
    Array,
    Function,
    Pointer,
    Spread,
    Struct,
    Type,
    Void,
    is_modified,
    is_variable,
    settle,
    size_of,
)
from emc.source import Span


@statement_rule(tree.Declaration)
def check_declaration(ctx: Context, node: tree.Declaration) -> typed.Statement | None:
    """Checks a declaration in a block. Returns a Block with the statements that the declarations execute. The compound
    statement around it unpacks the Block."""
    if not node.declarators:
        _alone(ctx, node)
        return None
    deduced = any(isinstance(t, tree.Basic) and t.word == "__auto_type" for t in node.specifiers.types)
    lengths = ctx.own_lengths()
    with ctx.measuring(lengths):
        base = BAD if deduced else base_type(ctx, node.specifiers)
    made: list[typed.Statement] = []
    for entry in node.declarators:
        if deduced:
            base = _deduce(ctx, node.specifiers, entry)
        with ctx.measuring(lengths):
            found = apply_declarator(ctx, node.specifiers, entry.declarator, base, "object")
        if lengths is not None:
            made += [typed.Evaluate(one.span, one) for one in lengths.values]
            lengths.values.clear()
        one = _declare(ctx, node.specifiers, entry, found)
        if one is not None:
            made.append(one)
    return typed.Block(node.span, tuple(made)) if made else None


def _deduce(ctx: Context, specifiers: tree.Specifiers, entry: tree.InitDeclarator) -> Type:
    """The type of `x` in GNU's `__auto_type x = value;`, which is the type of the value."""
    if (
        entry.initialiser is not None
        and not isinstance(entry.initialiser, tree.InitList)
        and len(specifiers.types) == 1
    ):
        type = rvalue(ctx, expression(ctx, entry.initialiser)).type
        return qualify(type, "const" in specifiers.qualifiers, "volatile" in specifiers.qualifiers)
    ctx.error("E0245", entry.span, "`__auto_type` takes its type from a value", "write `__auto_type name = value`")
    return BAD


@statement_rule(tree.StaticAssert)
def check_static_assert(ctx: Context, node: tree.StaticAssert) -> None:
    static_assert(ctx, node)


def _alone(ctx: Context, node: tree.Declaration) -> None:
    types = node.specifiers.types
    if len(types) == 1 and isinstance(types[0], tree.StructSpecifier):
        record(ctx, types[0], alone=True)
        if not types[0].tag:
            ctx.warning("W0203", node.span, "this declares nothing", "give the type a tag, or name an object")
        return
    base_type(ctx, node.specifiers)
    if node.specifiers.places:
        ctx.error("E0407", node.specifiers.places[0][1], f"`{node.specifiers.places[0][0]}` needs a name after it")
    elif not types or not isinstance(types[0], tree.EnumSpecifier):
        ctx.warning("W0203", node.span, "this declares nothing")


def _declare(
    ctx: Context, specifiers: tree.Specifiers, entry: tree.InitDeclarator, found: Declared
) -> typed.Statement | None:
    storage = specifiers.storage
    if is_modified(found.type):
        found = _fence(ctx, storage, found)
    storage_classes.one_class(ctx, specifiers)
    align = of_object(ctx, requested(specifiers, entry.alignments), isinstance(found.type, Function))
    align = max(align, by_typedef(ctx, specifiers, found.type))
    found = replace(found, align=align) if align else found
    if "typedef" in storage:
        if entry.initialiser is not None:
            ctx.error("E0206", found.span, f"`{found.name}` is a type: it can't be initialised")
        enter(ctx, found.name, Typedef(found.type, found.span, align), found.span)
        return None
    if isinstance(found.type, Function):
        if entry.initialiser is not None:
            ctx.error("E0206", found.span, f"`{found.name}` is a function: it can't be initialised")
        declare_function(ctx, found, specifiers)
        return None
    if ctx.body is None or "extern" in storage:
        _file_object(ctx, specifiers, entry, found)
        return None
    if "static" in storage:
        _static_local(ctx, entry, found)
        return None
    return _automatic(ctx, entry, found)


def _fence(ctx: Context, storage: tuple[str, ...], found: Declared) -> Declared:
    """Checks a name whose type has a computed length: it must belong to a block, and no jump may go past it."""
    where = "a function" if isinstance(found.type, Function) else "an `extern` name" if "extern" in storage else ""
    if where:
        text = f"`{found.name}` is {where}: its type, `{spell(found.type)}`, can't have a computed length"
        ctx.error("E0248", found.span, text, "write a constant: other files and calls must know the type")
        return replace(found, type=BAD)
    if "static" in storage and is_variable(found.type):
        text = f"`{found.name}` is static: it exists before the program starts, so its length must be a constant"
        ctx.error("E0248", found.span, text, "remove `static`, or allocate the array with `malloc`")
        return replace(found, type=BAD)
    ctx.fence = Fence(found.name, found.span, ctx.fence)
    return found


def declare_function(ctx: Context, found: Declared, specifiers: tree.Specifiers) -> typed.FunctionName | None:
    """The symbol of a function; None after a fault."""
    storage_classes.fits(ctx, specifiers, "function")
    storage = specifiers.storage
    if ctx.body is not None and "static" in storage:
        ctx.error("E0207", found.span, f"`{found.name}`: a function declared in a block can't be static")
    if found.name not in ctx.linked and "inline" in specifiers.function and "extern" not in storage:
        storage = (*storage, "static")  # every unit has its own copy of an inline function
    if not packet_or_function(ctx, found, specifiers):
        return None
    symbol = link_symbol(
        ctx, found.name, found.type, found.span, storage if found.name not in ctx.linked else specifiers.storage
    )
    if not isinstance(symbol, typed.FunctionName):
        if symbol is None and found.name not in ctx.scope.names:
            ctx.scope.names[found.name] = ctx.linked[found.name]
        return None
    symbol.inline = symbol.inline or "inline" in specifiers.function
    word = storage_classes.handler_word(specifiers)
    symbol.packet, symbol.interface = bool(word), word == storage_classes.NI_HANDLER
    return symbol if enter(ctx, found.name, symbol, found.span) else None


# ---- objects of file scope


def _file_object(ctx: Context, specifiers: tree.Specifiers, entry: tree.InitDeclarator, found: Declared) -> None:
    storage = specifiers.storage
    if not _object_type_fits(ctx, found):
        found = Declared(found.name, BAD, found.span)
    if isinstance(found.type, Spread):
        suspicious_spread(ctx, found.type, found.name, found.span)
    if ctx.body is None and ("auto" in storage or "register" in storage):
        ctx.error(
            "E0208", found.span, f"`{found.name}` is declared outside of all functions: it can't be `{storage[0]}`"
        )
    before = ctx.linked.get(found.name)
    symbol = link_symbol(ctx, found.name, found.type, found.span, storage)
    if not isinstance(symbol, typed.Static) or not enter(ctx, found.name, symbol, found.span):
        return
    _keep_where(ctx, symbol, storage_classes.NI_MEMORY in specifiers.function, symbol is not before, found)
    symbol.align = max(symbol.align, found.align)
    if entry.initialiser is not None and ctx.body is not None:
        hint = "give it its value where it is defined, outside of all functions"
        ctx.error("E0206", found.span, f"`{found.name}` is defined elsewhere: it can't be initialised here", hint)
    elif entry.initialiser is not None:
        _define(ctx, symbol, entry.initialiser, found)
    elif "extern" not in storage and symbol.image is None:
        symbol.image, symbol.tentative = typed.Image(b""), True
        symbol.span = found.span


def _keep_where(ctx: Context, symbol: typed.Static, interface: bool, new: bool, found: Declared) -> None:
    """Notes whether the object is in the memory of network interfaces. Its link name shows this, too, so a file that
    declares it without `ni_memory` does not find it."""
    if new:
        symbol.interface = interface
        symbol.name = f"{typed.IN_INTERFACES}{symbol.name}" if interface else symbol.name
    elif symbol.interface != interface:
        was, now = ("with", "without") if symbol.interface else ("without", "with")
        text = f"`{found.name}` was declared {was} `ni_memory` before, but is declared {now} it here"
        ctx.error("E0203", found.span, text, "write `ni_memory` in all of its declarations", Note(symbol.span, "there"))


def _define(ctx: Context, symbol: typed.Static, node: tree.Expression | tree.InitList, found: Declared) -> None:
    if symbol.image is not None and not symbol.tentative:
        ctx.error(
            "E0209",
            found.span,
            f"`{found.name}` already has an initialiser",
            "",
            Note(symbol.span, "the first one is here"),
        )
        return
    symbol.image, symbol.tentative = typed.Image(b""), False
    symbol.span = found.span
    if is_bad(symbol.type) or not _initialisable(ctx, found.name, symbol.type, found.span):
        return
    symbol.image, symbol.type = image(ctx, symbol.type, node, f"`{found.name}`")


def _object_type_fits(ctx: Context, found: Declared) -> bool:
    type = found.type
    if isinstance(type, Void):
        ctx.error("E0236", found.span, f"`{found.name}` can't be void", "did you mean `void *`?")
        return False
    size = size_of(type)
    if isinstance(type, Spread):
        size = 0 if -1 in type.dims else size_of(type.slot) * ctx.target.slots(type.dims)
    if not ctx.target.holds(size):
        text = f"`{found.name}` takes {size:,} bytes of each PE's memory, which has {ctx.target.memory:,}"
        hint = "spread it over the PEs with `global`, or choose more memory" if not isinstance(type, Spread) else ""
        ctx.error("E0211", found.span, text, hint)
        return False
    return True


def finish_objects(ctx: Context) -> None:
    """Finishes the unit: tentative definitions become definitions, and incomplete ones are faults."""
    for name, symbol in ctx.linked.items():
        if not isinstance(symbol, typed.Static) or is_bad(symbol.type) or symbol.image is None:
            continue
        type = symbol.type = settle(symbol.type)
        if isinstance(type, Array) and type.length is None:
            symbol.type = type = Array(type.of, 1)
        if isinstance(type, Spread) and -1 in type.dims:
            ctx.error(
                "E0413",
                symbol.span,
                f"the length of `{name}` is missing",
                "write the number of elements between `[` and `]`",
            )
        elif not is_complete(type):
            incomplete(ctx, "E0237", symbol.span, f"`{name}` has the incomplete type `{spell(type)}`", type)


# ---- objects of blocks


def _static_local(ctx: Context, entry: tree.InitDeclarator, found: Declared) -> None:
    if not _object_type_fits(ctx, found):
        found = Declared(found.name, BAD, found.span)
    if isinstance(found.type, Spread):
        suspicious_spread(ctx, found.type, found.name, found.span)
    symbol = typed.Static(
        suffixed_name(ctx, found.name), found.type, found.span, typed.Image(b""), private=True, align=found.align
    )
    if not enter(ctx, found.name, symbol, found.span):
        return
    ctx.statics.append(symbol)
    ctx.uses.declared.append(symbol)
    if entry.initialiser is not None and _initialisable(ctx, found.name, found.type, found.span):
        symbol.image, symbol.type = image(ctx, found.type, entry.initialiser, f"`{found.name}`")
    if not _complete(ctx, found.name, symbol.type, found.span):
        symbol.type = BAD


def _automatic(ctx: Context, entry: tree.InitDeclarator, found: Declared) -> typed.Statement | None:
    type = found.type
    if not _object_type_fits(ctx, found):
        type = BAD
    if isinstance(type, Spread):
        text = f"`{found.name}` can't be `global` and automatic: a function's frame is on one PE"
        ctx.error("E0418", found.span, text, "write `static` before it, or declare it outside of all functions")
        type = BAD
    held = is_variable(type)
    symbol = ctx.automatic(found.name, Pointer(type) if held else type, found.span)
    symbol.addressed = isinstance(type, Array | Struct) and not held
    symbol.volatile, symbol.held = type.volatile, held
    symbol.align = found.align
    enter(ctx, found.name, symbol, found.span)
    ctx.scope.locals.append(symbol)
    ctx.uses.declared.append(symbol)
    if is_bad(type):
        return None
    if held:
        return _hold(ctx, symbol, entry)
    if (entry.initialiser is None or not isinstance(type, Array)) and not _complete(ctx, found.name, type, found.span):
        symbol.type = BAD
        return None
    if entry.initialiser is None:
        return None
    return automatic(ctx, symbol, entry.initialiser, found.span)


def _hold(ctx: Context, symbol: typed.Automatic, entry: tree.InitDeclarator) -> typed.Statement:
    if entry.initialiser is not None:
        text = f"`{symbol.name}` can't be initialised: the compiler does not know how many elements it has"
        ctx.error("E0249", entry.initialiser.span, text, "set the elements in a loop, or clear them with `memset`")
    return hold(ctx, symbol)


def _complete(ctx: Context, name: str, type: Type, span: Span) -> bool:
    if is_bad(type) or is_complete(type):
        return True
    incomplete(ctx, "E0237", span, f"`{name}` has the incomplete type `{spell(type)}`", type)
    return False


def _initialisable(ctx: Context, name: str, type: Type, span: Span) -> bool:
    """Whether the parts of the object are known, so that it can be initialised. The initialiser may give the length of
    an array."""
    return not is_bad(type) and (isinstance(type, Array | Spread) or _complete(ctx, name, type, span))


@expression_rule(tree.CompoundLiteral)
def check_literal(ctx: Context, node: tree.CompoundLiteral) -> typed.Value:
    type, lengths = computed_type(ctx, node.type)
    if is_bad(type):
        return typed.Constant(node.span, BAD, 0)
    if is_variable(type):
        text = f"a literal can't be `{spell(type)}`: the compiler does not know how many elements it has"
        ctx.error("E0249", node.span, text, "declare an array, and set its elements")
        return typed.Constant(node.span, BAD, 0)
    if isinstance(type, Spread | Void | Function):
        ctx.error("E0231", node.span, f"`{spell(type)}` can't be initialised")
        return typed.Constant(node.span, BAD, 0)
    if not isinstance(type, Array) and not is_complete(type):
        incomplete(ctx, "E0237", node.span, f"this literal has the incomplete type `{spell(type)}`", type)
        return typed.Constant(node.span, BAD, 0)
    if ctx.body is None:
        ctx.fresh += 1
        symbol = typed.Static(f"literal.{ctx.fresh}@{ctx.suffix}", type, node.span, private=True)
        symbol.image, symbol.type = image(ctx, type, node.initialiser, "this literal")
        ctx.statics.append(symbol)
        return typed.Variable(node.span, symbol.type, symbol)
    made = ctx.automatic("", type, node.span)
    made.addressed = True
    initialise = automatic(ctx, made, node.initialiser, node.span)
    initialise = replace(initialise, assigns=(*lengths, *initialise.assigns))
    return typed.Literal(node.span, made.type, initialise)
