"""The statements of the kernel's part of Python."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from emc.engines.native.translate.arithmetic import binary
from emc.engines.native.translate.code import Code, Loop
from emc.engines.native.translate.expressions import evaluate, place
from emc.engines.native.translate.types import I8, U8, Known, Number, Refused
from emc.engines.native.translate.values import NOTHING, Value, apart, number


def execute(code: Code, nodes: Sequence[ast.stmt]) -> None:
    """Writes statements. What follows a `return` is left out. Raises Refused, with a place."""
    for node in nodes:
        if code.ended:
            return
        code.at(node.lineno)
        try:
            if type(node) not in _STATEMENTS:
                raise Refused(f"`{type(node).__name__}` is not a statement of the kernel")
            _STATEMENTS[type(node)](code, node)
        except Refused as why:
            if not why.placed:
                why.args = (f"{code.python.__code__.co_filename}:{node.lineno}: {why}",)
                why.placed = True
            raise


def _expression(code: Code, node: ast.Expr) -> None:
    if not isinstance(node.value, ast.Constant):  # a docstring
        evaluate(code, node.value)


def _pass(code: Code, node: ast.Pass) -> None:
    pass


def _return(code: Code, node: ast.Return) -> None:
    code.leave(evaluate(code, node.value) if node.value else NOTHING)


def _assign(code: Code, node: ast.Assign) -> None:
    value = evaluate(code, node.value)
    for target in node.targets:
        _store(code, target, value)


def _annotated(code: Code, node: ast.AnnAssign) -> None:
    if node.value:
        _store(code, node.target, evaluate(code, node.value))


def _store(code: Code, target: ast.expr, value: Value) -> None:
    if isinstance(target, ast.Name):
        code.store(target.id, value)
    elif isinstance(target, ast.Tuple):
        parts = list(apart(value))
        if len(parts) != len(target.elts):
            raise Refused(f"{len(parts)} values for {len(target.elts)} names")
        for one, part in zip(target.elts, parts, strict=True):
            _store(code, one, part)
    else:
        where, kind = place(code, target)
        if not isinstance(kind, Number):
            raise Refused("a record can't be copied: assign its fields")
        code.put(f"store {kind.kinds[0]} {code.as_type(value, kind).text}, ptr {where}")


def _augmented(code: Code, node: ast.AugAssign) -> None:
    if isinstance(node.target, ast.Name):
        code.store(node.target.id, binary(code, node.op, code.named(node.target.id), evaluate(code, node.value)))
        return
    where, kind = place(code, node.target)
    if not isinstance(kind, Number):
        raise Refused(f"{kind} is no number")
    old = Value(kind, (code.let(f"load {kind.kinds[0]}, ptr {where}"),))
    new = code.as_type(binary(code, node.op, old, evaluate(code, node.value)), kind)
    code.put(f"store {kind.kinds[0]} {new.text}, ptr {where}")


def _if(code: Code, node: ast.If) -> None:
    condition = code.truth(evaluate(code, node.test))
    if condition.literal is not None:
        execute(code, node.body if condition.literal else node.orelse)
        return
    yes, no, end = code.new("yes"), code.new("no"), code.new("end")
    code.branch(condition.text, yes, no if node.orelse else end)
    reached = not node.orelse
    for label, nodes in ((yes, node.body), (no, node.orelse)):
        if nodes:
            code.label(label)
            execute(code, nodes)
            if not code.ended:
                code.jump(end)
                reached = True
    if reached:
        code.label(end)


def _while(code: Code, node: ast.While) -> None:
    _no_else(node.orelse)
    test, body, end = code.new("test"), code.new("body"), code.new("end")
    code.jump(test)
    code.label(test)
    condition = code.truth(evaluate(code, node.test))
    if condition.literal == 0:
        code.jump(end)
        code.label(end)
        return
    if condition.literal is None:
        code.branch(condition.text, body, end)
    else:
        code.jump(body)
    code.label(body)
    loop = Loop(test, end)
    _repeat(code, loop, node.body, test)
    if condition.literal is None or loop.is_left:
        code.label(end)


def _for(code: Code, node: ast.For) -> None:
    _no_else(node.orelse)
    call = node.iter
    if isinstance(call, ast.Call) and evaluate(code, call.func).type == Known(range):
        _for_range(code, node, [evaluate(code, one) for one in call.args])
        return
    code.loops.append(None)
    for value in apart(evaluate(code, call)):
        _store(code, node.target, value)
        execute(code, node.body)
    code.loops.pop()


def _for_range(code: Code, node: ast.For, given: list[Value]) -> None:
    first, last, step = [number(I8, 0), *given, number(I8, 1)] if len(given) == 1 else [*given, number(I8, 1)][:3]
    if not step.literal:
        raise Refused("a loop's step is a known number")
    computed = [one.type for one in given if one.literal is None]
    unsigned = bool(computed) and all(isinstance(one, Number) and not one.signed for one in computed)
    kind, down = (U8, False) if unsigned and step.literal > 0 else (I8, step.literal < 0)
    low, high, by = (code.as_type(one, kind).text for one in (first, last, step))
    test, body, following, end = code.new("test"), code.new("body"), code.new("next"), code.new("end")
    counter = code.slot(f"%for.{end[1:]}", "i64")
    code.put(f"store i64 {low}, ptr {counter}")
    code.jump(test)
    code.label(test)
    now = code.let(f"load i64, ptr {counter}")
    code.branch(code.let(f"icmp {'ult' if kind == U8 else 'sgt' if down else 'slt'} i64 {now}, {high}"), body, end)
    code.label(body)
    _store(code, node.target, Value(kind, (now,)))
    _repeat(code, Loop(following, end), node.body, following)
    code.label(following)
    code.put(f"store i64 {code.let(f'add i64 {now}, {by}')}, ptr {counter}")
    code.jump(test)
    code.label(end)


def _repeat(code: Code, loop: Loop, nodes: Sequence[ast.stmt], following: str) -> None:
    """Writes a loop's body."""
    code.loops.append(loop)
    execute(code, nodes)
    code.loops.pop()
    if not code.ended:
        code.jump(following)


def _no_else(nodes: Sequence[ast.stmt]) -> None:
    if nodes:
        raise Refused("a loop has no `else`")


def _leave_loop(code: Code, node: ast.Break | ast.Continue) -> None:
    loop = code.loops[-1]
    if loop is None:
        raise Refused("a loop over the parts of a tuple can't be left")
    if isinstance(node, ast.Break):
        loop.is_left = True
    code.jump(loop.end if isinstance(node, ast.Break) else loop.test)


_STATEMENTS: dict[type[ast.stmt], Callable[[Code, Any], None]] = {
    ast.Expr: _expression,
    ast.Pass: _pass,
    ast.Return: _return,
    ast.Assign: _assign,
    ast.AnnAssign: _annotated,
    ast.AugAssign: _augmented,
    ast.If: _if,
    ast.While: _while,
    ast.For: _for,
    ast.Break: _leave_loop,
    ast.Continue: _leave_loop,
}
