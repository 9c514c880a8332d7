# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about `sizeof` of what looks like an array.

void clear(int a[100]) { memset(a, 0, sizeof a); }        4 bytes: a is a pointer
int a[9];  where (p) dowith (a) { n = sizeof a; }         a listed array becomes a pointer, too
everywhere (A) dowith () { for (i = 0; i < sizeof A / sizeof A[0]; i++) A[i] = 0; }       also slots without element
"""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.build import declared_name, function_of
from emc.front.check.messages import plural, shown
from emc.front.lint.nodes import every, live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array, Pointer, Spread


@rule(tree.SizeofExpression, tree.SizeofType, tree.Binary)
def sizeofs(lint: Lint, node: tree.SizeofExpression | tree.SizeofType | tree.Binary) -> None:
    """Notes where the program asks for sizes, because their values are constants later."""
    size = node.left if isinstance(node, tree.Binary) and node.op == "/" else node
    if isinstance(size, tree.SizeofExpression):
        lint.sizeofs[node.span] = size.operand.name if isinstance(size.operand, tree.Name) else ""
    elif isinstance(size, tree.SizeofType):
        lint.sizeofs[node.span] = ""


@rule(typed.TaskBlock)
def size_in_a_block(lint: Lint, node: typed.TaskBlock) -> None:
    for capture in node.captures:
        given = strip(capture.value)
        thing = given.object if isinstance(given, typed.Address) else None
        if thing is None or not isinstance(thing.type, Array) or not isinstance(capture.inner.type, Pointer):
            continue
        name = shown(capture.inner)
        for one in live(node.body):
            if isinstance(one, typed.Constant) and lint.sizeofs.get(one.span) == name:
                text = (
                    f"`{name}` is a pointer in this block, because arrays in the list become pointers: `sizeof` gives 4"
                )
                hint = f"compute the length before the block, `int n = sizeof {name} / sizeof {name}[0];`, and list `n`"
                lint.warning("W0508", one.span, text, hint)
    if isinstance(node.place, typed.Everywhere):
        for loop in live(node.body):
            test = loop.test if isinstance(loop, typed.For | typed.While) else None
            if isinstance(test, typed.Binary) and any(_counts(one) for one in live(loop.body)):
                _size_of_slice(lint, strip(test.right), node.place.arrays)


def _counts(node: typed.Node) -> bool:
    """Whether it matters how often it is done, also for slots without an element, which hold 0."""
    match node:
        case typed.Update(target=typed.Variable(), value=typed.Constant()):
            return True
        case _:
            return isinstance(node, typed.Call)


def _size_of_slice(lint: Lint, stop: typed.Value, arrays: tuple[typed.Static, ...]) -> None:
    """Warns about a loop over the slots of a slice by `sizeof`, if not every PE has as many elements."""
    for symbol in arrays:
        name, type = shown(symbol), symbol.type
        if lint.sizeofs.get(stop.span) != name or not isinstance(type, Spread) or len(type.dims) != 1:
            continue
        slots, rest = lint.target.slots(type.dims), type.dims[0] % lint.target.pes
        if rest and isinstance(stop, typed.Constant):
            text = (
                f"`sizeof` counts the slots of the slice, {slots} on each PE, but only the first {plural(rest, 'PE')} "
            )
            text += f"{'has' if rest == 1 else 'have'} as many elements of `{name}`"
            hint = f"write `own_count({name})`: the number of elements of `{name}` on this PE"
            lint.warning("W0506", stop.span, text, hint)


@rule(tree.FunctionDefinition)
def size_of_array_parameter(lint: Lint, node: tree.FunctionDefinition) -> None:
    function = function_of(node.declarator)
    declared = [p.declarator for p in function.parameters] if function else []
    arrays = {declared_name(d).name for d in declared if _is_array(d)}
    pointers = {declared_name(d).name for d in declared if isinstance(d, tree.Pointer)}
    _lengths_of_pointers(lint, node, pointers)
    if not arrays:
        return
    hidden = {declared_name(one.declarator).name for one in every(node.body) if isinstance(one, tree.InitDeclarator)}
    for one in every(node.body):
        if isinstance(one, tree.SizeofExpression) and isinstance(one.operand, tree.Name):
            name = one.operand.name
            if name in arrays - hidden:
                text = f"the parameter `{name}` is a pointer: `sizeof` gives the pointer's 4 bytes, not the array's"
                lint.warning("W0508", one.span, text, "let the caller pass the length")


def _is_array(declarator: tree.Declarator) -> bool:
    return isinstance(declarator, tree.Array) and isinstance(declarator.inner, tree.Named)


def _lengths_of_pointers(lint: Lint, node: tree.FunctionDefinition, pointers: set[str]) -> None:
    """Warns about `sizeof p / sizeof *p` for a parameter that is a pointer."""
    for one in every(node.body) if pointers else ():
        if not isinstance(one, tree.Binary) or one.op != "/":
            continue
        size, by = one.left, one.right
        if isinstance(size, tree.SizeofExpression) and isinstance(by, tree.SizeofExpression):
            name = size.operand.name if isinstance(size.operand, tree.Name) else ""
            if name in pointers and not isinstance(by.operand, tree.Name):
                text = f"`{name}` is a pointer: `sizeof {name}` gives 4, so this is not the length of an array"
                lint.warning("W0508", one.span, text, "let the caller pass the length")
