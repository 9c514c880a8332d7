"""Statements, and the scopes of variables. A statement that can't be translated is reported, and the next one follows.

A variable belongs to the block that declares it, by an annotation or by its first value, as in EM-C. One that is used
after its block is refused, with the hint to declare it before.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from emc.front import tree
from emc.lang import words as lang
from emc.python import blocks, loops, objects
from emc.python.expressions import operator, refuse_counted, refuse_set, test
from emc.python.reader import Reader, plain
from emc.python.refused import MEANING, NAME, STATEMENTS, Refused
from emc.python.types import declare, type_of
from emc.source import Span

Items = list[tree.Item]


def compound(
    reader: Reader, body: Sequence[ast.stmt], span: Span | None = None, hidden: Sequence[str] = ()
) -> tree.Compound:
    """A block with a scope of its own. hidden: names that the block does not declare, although it has annotations for
    them."""
    reader.scopes.append({})
    items = sequence(reader, body, hidden)
    _end_scope(reader)
    whole = span or reader.span(body[0]).to(reader.span(body[-1]))
    end = Span(whole.file, whole.end_line, max(1, whole.end_column - 1), whole.end_line, whole.end_column)
    return tree.Compound(whole, tuple(items), end)


def _end_scope(reader: Reader) -> None:
    for name, span in reader.scopes.pop().items():
        reader.ended[name] = span


def sequence(reader: Reader, body: Sequence[ast.stmt], hidden: Sequence[str] = ()) -> Items:
    """The statements of a body."""
    found: Items = []
    number = 0
    while number < len(body):
        node, number = body[number], number + 1
        try:
            if isinstance(node, ast.With):
                more, taken = _with(reader, node, body[number:])
                found += more
                number += taken
            else:
                found += statement(reader, node, hidden)
        except Refused as wrong:
            reader.fault(wrong)
            _declare_anyway(reader, node)
    return found


def _declare_anyway(reader: Reader, node: ast.stmt) -> None:
    """Declares the names that a refused statement sets, so that their uses are not reported as well."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store) and not reader.is_declared(inner.id):
            reader.declare(inner.id, reader.span(inner))


def statement(reader: Reader, node: ast.stmt, hidden: Sequence[str] = ()) -> Items:
    if type(node) in STATEMENTS:
        raise Refused(node, *STATEMENTS[type(node)])
    if isinstance(node, ast.AnnAssign):
        return _annotated(reader, node, hidden)
    return _STATEMENTS[type(node)](reader, node)


# ---- assignments


def _annotated(reader: Reader, node: ast.AnnAssign, hidden: Sequence[str]) -> Items:
    if not isinstance(node.target, ast.Name):
        raise Refused(node, "only a variable can be declared with a type", "remove the type", NAME)
    name = node.target.id
    if name in reader.outer:
        raise Refused(node, f"`{name}` is `global` here, so it is declared elsewhere", "remove the type", NAME)
    if (known := reader.outside(name)) is not None:
        text = f"`{name}` is declared already, in line {known.line}; in EM-C this would declare another variable"
        raise Refused(node, text, "remove the type to set the existing variable, or use another name", MEANING)
    if name in hidden:
        return [] if node.value is None else [_set(reader, reader.span(node), [node.target], node.value)]
    made = objects.variable(reader, node, plain(name))
    reader.declare(name, reader.span(node.target))
    return [made]


def _assign(reader: Reader, node: ast.Assign) -> Items:
    for target in node.targets:
        if isinstance(target, ast.Tuple | ast.List):
            hint = "write several assignments; to swap two values use a third variable"
            raise Refused(target, "EM-C assigns one value at a time", hint)
    new = [t for t in node.targets if isinstance(t, ast.Name) and not _is_set_here(reader, t)]
    if not new:
        return [_set(reader, reader.span(node), node.targets, node.value)]
    if len(node.targets) > 1:
        hint = f"write `{new[0].id}: i32` first, and then `a = b = 0`"
        raise Refused(new[0], f"`{new[0].id}` is not declared, and `a = b = ...` can't declare it", hint, NAME)
    made = objects.inferred(reader, reader.span(node), new[0], plain(new[0].id), node.value)
    reader.declare(new[0].id, reader.span(new[0]))
    return [made]


def _is_set_here(reader: Reader, target: ast.Name) -> bool:
    """Whether an assignment sets a variable that exists. Raises Refused if it seems to set an object of the program."""
    name = target.id
    if reader.is_declared(name) or name in reader.outer:
        return True
    if isinstance(reader.known_outside(name), lang.Data):
        hint = f"write `global {name}` at the beginning of the function, or use another name"
        raise Refused(
            target, f"`{name}` is an object of the program; without `global` this is a local name", hint, NAME
        )
    return False


def _set(reader: Reader, span: Span, targets: Sequence[ast.expr], value: ast.expr) -> tree.ExpressionStatement:
    """`a = b = v`: as in EM-C, b gets v, and a gets what b then is."""
    if objects.maker(reader, value):
        raise Refused(value, "an array can be made only where it is declared", "declare it with a name of its own")
    found = reader.expression(value)
    for target in reversed(targets):
        refuse_set(reader, target)
        found = tree.Assign(span, "=", reader.expression(target), found)
    return tree.ExpressionStatement(span, found)


def _augmented(reader: Reader, node: ast.AugAssign) -> Items:
    target, span = node.target, reader.span(node)
    if isinstance(target, ast.Name) and not _is_set_here(reader, target):
        raise Refused(target, f"`{target.id}` is not set before", f"declare it: `{target.id}: i32 = 0`", NAME)
    refuse_set(reader, target)
    refuse_counted(reader, target, read=True)
    right = reader.expression(node.value)
    op = operator(reader, node, node.op, node.target)
    return [tree.ExpressionStatement(span, tree.Assign(span, f"{op}=", reader.expression(target), right))]


# ---- what decides and repeats


def _if(reader: Reader, node: ast.If) -> Items:
    span, condition = reader.span(node), test(reader, node.test)
    then = compound(reader, node.body)
    if not node.orelse:
        return [tree.If(span, condition, then, None)]
    if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
        other = _if(reader, node.orelse[0])[0]
        assert isinstance(other, tree.If)
        return [tree.If(span, condition, then, other)]
    return [tree.If(span, condition, then, compound(reader, node.orelse))]


def _no_else(node: ast.For | ast.While) -> None:
    if node.orelse:
        raise Refused(node.orelse[0], "EM-C has no `else` after a loop", "set a variable before `break`, and test it")


def _body(reader: Reader, body: Sequence[ast.stmt], kind: str = "loop") -> tree.Compound:
    reader.loops.append(kind)
    try:
        return compound(reader, body)
    finally:
        reader.loops.pop()


def _while(reader: Reader, node: ast.While) -> Items:
    _no_else(node)
    span = reader.span(node)
    last = node.body[-1]
    forever = isinstance(node.test, ast.Constant) and node.test.value is True
    if forever and len(node.body) > 1 and isinstance(last, ast.If) and _is_until(last) and not _continues(node.body):
        return _do_while(reader, node, last)
    condition = tree.Number(reader.span(node.test), "1") if forever else test(reader, node.test)
    return [tree.While(span, condition, _body(reader, node.body))]


def _is_until(node: ast.If) -> bool:
    """`if not test: break`"""
    return len(node.body) == 1 and isinstance(node.body[0], ast.Break) and not node.orelse


def _continues(body: Sequence[ast.stmt]) -> bool:
    """Whether a `continue` belongs to this loop."""
    inner = [n for one in body if not isinstance(one, ast.For | ast.While) for n in ast.walk(one)]
    return any(isinstance(n, ast.Continue) for n in inner)


def _do_while(reader: Reader, node: ast.While, last: ast.If) -> Items:
    """`while True:` that ends with `if not test: break` is `do ... while (test);`, if the test sees its names."""
    body = _body(reader, node.body[:-1])
    names = {n.id for n in ast.walk(last.test) if isinstance(n, ast.Name)}
    if any(n in reader.ended and not reader.is_declared(n) for n in names):
        return [tree.While(reader.span(node), tree.Number(reader.span(node.test), "1"), _body(reader, node.body))]
    if isinstance(last.test, ast.UnaryOp) and isinstance(last.test.op, ast.Not):
        again = test(reader, last.test.operand)
    else:
        again = tree.Unary(reader.span(last.test), "!", test(reader, last.test), True)
    return [tree.DoWhile(reader.span(node), body, again)]


def _for(reader: Reader, node: ast.For) -> Items:
    _no_else(node)
    reader.scopes.append({})
    before = dict(reader.counting)
    try:
        head = loops.head(reader, node)
        reader.counting.update(loops.relied_on(reader, node))
        body = _body(reader, node.body)
    finally:
        reader.counting = before
        _end_scope(reader)
    loops.note_counted(reader, node)
    return [tree.For(reader.span(node), *head, body)]


def _match(reader: Reader, node: ast.Match) -> Items:
    span = reader.span(node)
    value = reader.expression(node.subject)
    items: Items = []
    for case in node.cases:
        if case.guard is not None:
            raise Refused(case.guard, "a `case` has no `if` in EM-C", "write the `if` in the case's body")
        body = tree.Compound(
            (inner := _body(reader, case.body, "match")).span,
            (*inner.items, tree.Break(inner.end)),
            inner.end,
        )
        made: tree.Statement = body
        for label in reversed(_labels(reader, case.pattern)):
            at = reader.span(case.pattern)
            made = tree.Default(at, made) if label is None else tree.Case(at, label, None, made)
        items.append(made)
    return [tree.Switch(span, value, tree.Compound(span, tuple(items), span.last))]


def _labels(reader: Reader, pattern: ast.pattern) -> list[tree.Expression | None]:
    """The values of a case; None for `_`."""
    if isinstance(pattern, ast.MatchOr):
        return [label for one in pattern.patterns for label in _labels(reader, one)]
    if isinstance(pattern, ast.MatchValue):
        if isinstance(pattern.value, ast.Constant) and not isinstance(pattern.value.value, int):
            raise Refused(pattern, "a `case` of EM-C must be a whole number", "compare texts with strcmp")
        return [reader.expression(pattern.value)]
    if isinstance(pattern, ast.MatchAs) and pattern.name is None and pattern.pattern is None:
        return [None]
    hint = "write a number, or a constant as in `case module.NAME:`"
    raise Refused(pattern, f"`case {ast.unparse(pattern)}` does not compare with a number", hint, MEANING)


def _break(reader: Reader, node: ast.Break) -> Items:
    if reader.loops and reader.loops[-1] == "match":
        text = "a `break` in a `match` leaves the loop in Python, but only the `match` in EM-C"
        raise Refused(node, text, "set a variable, and test it after the `match`", MEANING)
    return [tree.Break(reader.span(node))]


# ---- EM-C's blocks


def _with(reader: Reader, node: ast.With, following: Sequence[ast.stmt]) -> tuple[Items, int]:
    """The block, and the number of statements after it that belong to it."""
    found = blocks.words(reader, node)
    span = reader.span(node)
    if len(found) == 1 and found[0][0] in ("parallel", "block"):
        if found[0][1].args:
            raise Refused(found[0][1], f"`{found[0][0]}` takes no arguments", f"`with {found[0][0]}():`")
        body = compound(reader, node.body, span)
        return [tree.Parallel(span, body) if found[0][0] == "parallel" else body], 0
    arranged = blocks.arrange(reader, node)
    after = blocks.clauses(reader, following)
    wanted = {name for _, call, _ in after for name in blocks.named(call)}
    hoisted = blocks.hoisted(reader, node, wanted)
    items: Items = []
    where = blocks.place(reader, *arranged[0]) if arranged[0] else None
    for name, one in hoisted.items():
        items.append(_bare(reader, one, name))
    before, reader.loops = reader.loops, []
    counting, reader.counting = reader.counting, {}
    block, reader.block = reader.block, len(reader.scopes)
    try:
        body = compound(reader, node.body, None, tuple(hoisted))
        items.append(blocks.task_block(reader, span, arranged, body, after, where))
    finally:
        reader.loops, reader.counting, reader.block = before, counting, block
    return items, len(after)


def _bare(reader: Reader, node: ast.AnnAssign, name: str) -> tree.Declaration:
    """Declares, before a block, a variable of the block that a clause names."""
    span = reader.span(node.target)
    specifiers, declarator = declare(type_of(reader, node.annotation), tree.Named(span, plain(name)))
    reader.declare(name, span)
    return tree.Declaration(span, specifiers, (tree.InitDeclarator(span, declarator, None),))


# ---- the others


def _return(reader: Reader, node: ast.Return) -> Items:
    value = None if node.value is None or is_none(node.value) else reader.expression(node.value)
    return [tree.Return(reader.span(node), value)]


def is_none(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _expression(reader: Reader, node: ast.Expr) -> Items:
    if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return []  # a docstring
    if isinstance(node.value, ast.Constant) and node.value.value is ...:
        return []
    return [tree.ExpressionStatement(reader.span(node), reader.expression(node.value))]


def _global(reader: Reader, node: ast.Global) -> Items:
    for name in node.names:
        value = reader.known_outside(name)
        if not isinstance(value, lang.Data) and not (isinstance(value, lang.Word) and value.kind == "library"):
            hint = "EM-C's objects are made by `spread` and `each`; constants can't be changed"
            raise Refused(node, f"`{name}` is not an object of the program", hint, NAME)
        reader.outer.add(name)
    return []


_STATEMENTS: dict[type, Callable[[Reader, Any], Items]] = {
    ast.Assign: _assign,
    ast.AugAssign: _augmented,
    ast.If: _if,
    ast.While: _while,
    ast.For: _for,
    ast.Match: _match,
    ast.Break: _break,
    ast.Continue: lambda reader, node: [tree.Continue(reader.span(node))],
    ast.Pass: lambda reader, node: [tree.ExpressionStatement(reader.span(node), None)],
    ast.Return: _return,
    ast.Expr: _expression,
    ast.Global: _global,
}
