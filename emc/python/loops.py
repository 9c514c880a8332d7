"""`for` loops over `range` and `loop`, and what they rely on.

    for i in range(n):                              for (int i = 0; i < n; i++)
    for i in range(1, n + 1):                       for (int i = 1; i <= n; i++)
    for i in range(n - 1, -1, -1):                  for (int i = n - 1; i >= 0; i--)
    for i in loop(i := 0, A[i] > 0, i := i + 2):    for (int i = 0; A[i] > 0; i = i + 2)

As in EM-C, the limit is computed before each iteration. A loop in which this makes a difference is refused.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from emc.front import tree
from emc.lang import words as lang
from emc.python.expressions import refuse_set, test
from emc.python.objects import says_type
from emc.python.reader import Reader, plain
from emc.python.refused import MEANING, NAME, Refused

_STEADY = ("own_count", "my_pe", "iterate_id")  # words that give the same value in each iteration
_FORM = "`for i in loop(i := 0, i < n, i := i + 1):` is EM-C's `for`"

Head = tuple[tree.Declaration | tree.Expression | None, tree.Expression | None, tree.Expression | None]


def head(reader: Reader, node: ast.For) -> Head:
    """The three parts of the `for`. The loop's variable is declared in the innermost scope."""
    word = _word(reader, node.iter)
    if not isinstance(node.iter, ast.Call) or word == "":
        text = f"a `for` of EM-C counts: it can't run over `{ast.unparse(node.iter)}`"
        raise Refused(node.iter, text, "write `for i in range(n):`, and use `a[i]`")
    if not isinstance(node.target, ast.Name):
        raise Refused(node.target, "a loop can have only one variable", "write `for i in range(n):`")
    if node.iter.keywords:
        raise Refused(node.iter, f"`{word}` takes no keyword arguments", _FORM)
    return _range(reader, node, node.iter) if word == "range" else _loop(reader, node, node.iter)


def _word(reader: Reader, node: ast.expr) -> str:
    value = reader.known(node.func) if isinstance(node, ast.Call) else None
    if value is range:
        return "range"
    return "loop" if isinstance(value, lang.Word) and value.name == "loop" else ""


def _start(reader: Reader, node: ast.For, value: tree.Expression, word: str) -> tree.Declaration | tree.Expression:
    """Sets the loop's variable, and declares it if it is new."""
    assert isinstance(node.target, ast.Name)
    name, span = node.target.id, reader.span(node.target)
    refuse_set(reader, node.target)
    if reader.is_declared(name) or name in reader.outer:
        return tree.Assign(span, "=", reader.expression(node.target), value)
    if isinstance(reader.known_outside(name), lang.Data):
        hint = f"write `global {name}` before the loop, or use another name"
        raise Refused(
            node.target,
            f"`{name}` is already an object of the program, and can't be a new variable of the loop",
            hint,
            NAME,
        )
    reader.declare(name, span)
    basic = tree.Specifiers(span, (), (), (), (tree.Basic(span, word),))
    whole = span.to(value.span)
    return tree.Declaration(whole, basic, (tree.InitDeclarator(whole, tree.Named(span, plain(name)), value),))


def _range(reader: Reader, node: ast.For, call: ast.Call) -> Head:
    if not 1 <= len(call.args) <= 3:
        raise Refused(call, f"`range` has 1 to 3 arguments, not {len(call.args)}")
    stop = call.args[0] if len(call.args) == 1 else call.args[1]
    step = _step(reader, call.args[2]) if len(call.args) == 3 else 1
    steady(reader, stop)
    zero = tree.Number(reader.span(stop), "0")
    first = _start(reader, node, zero if len(call.args) == 1 else reader.expression(call.args[0]), "int")
    assert isinstance(node.target, ast.Name)
    variable = tree.Name(reader.span(node.target), plain(node.target.id))
    op, limit = _limit(reader, stop, up=not isinstance(step, int) or step > 0)
    span = reader.span(stop)
    reader.program.ranges.add(span)
    return first, tree.Binary(span, op, variable, limit, True), _add(reader, call, variable, step)


def _limit(reader: Reader, stop: ast.expr, up: bool) -> tuple[str, tree.Expression]:
    """The limit: `range(1, n + 1)` ends with n, and `range(n, -1, -1)` ends with 0."""
    sign = ast.Add if up else ast.Sub
    if isinstance(stop, ast.BinOp) and isinstance(stop.op, sign) and _is_one(stop.right):
        return ("<=" if up else ">="), reader.expression(stop.left)
    if not up and isinstance(stop, ast.UnaryOp) and isinstance(stop.op, ast.USub) and _is_one(stop.operand):
        return ">=", tree.Number(reader.span(stop), "0")
    return ("<" if up else ">"), reader.expression(stop)


def _is_one(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 1


def _add(reader: Reader, call: ast.Call, variable: tree.Name, step: int | tree.Expression) -> tree.Expression:
    span = reader.span(call.args[-1])
    if step in (1, -1):
        return tree.Postfix(span, "++" if step == 1 else "--", variable)
    if not isinstance(step, int):
        return tree.Assign(span, "+=", variable, step)
    return tree.Assign(span, "+=" if step > 0 else "-=", variable, tree.Number(span, str(abs(step))))


def _step(reader: Reader, node: ast.expr) -> int | tree.Expression:
    """The step: a constant whose sign is known, or a value that depends on the machine, which is positive."""
    value = reader.known(node)
    if isinstance(value, int) and not isinstance(value, bool) and value != 0:
        return reader.expression(node) if value > 0 else value
    if isinstance(value, lang.Later) and value.op == "name":
        return reader.expression(node)
    negative = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
    inner = node.operand if isinstance(node, ast.UnaryOp) and negative else node
    if isinstance(inner, ast.Constant) and isinstance(inner.value, int) and inner.value > 0:
        return -inner.value if negative else inner.value
    raise Refused(node, "the step of a `range` must be a constant: its sign decides how the loop ends", _FORM, MEANING)


def steady(reader: Reader, stop: ast.expr) -> None:
    """Raises Refused for a limit that calls a function, because EM-C would call it before each iteration."""
    for inner in ast.walk(stop):
        if isinstance(inner, ast.NamedExpr):
            raise Refused(
                inner,
                "EM-C computes the limit of a `range` before each iteration",
                "set the variable before the loop",
                MEANING,
            )
        if isinstance(inner, ast.Call):
            value = reader.known(inner.func)
            word = isinstance(value, lang.Word) and (value.name in _STEADY or value.kind in ("scalar", "form"))
            if not word and value is not max and value is not min:
                text = f"`{ast.unparse(inner)}` would be called before each iteration"
                raise Refused(inner, text, "put it into a variable before the loop", MEANING)


def relied_on(reader: Reader, node: ast.For) -> dict[str, ast.AST]:
    """The names that a `range` loop's body must not set."""
    if _word(reader, node.iter) != "range":
        return {}
    assert isinstance(node.iter, ast.Call)
    stop = node.iter.args[0] if len(node.iter.args) == 1 else node.iter.args[1]
    names = [node.target, *_names(stop)]
    return {one.id: node for one in names if isinstance(one, ast.Name) and not isinstance(one.ctx, ast.Del)}


def note_counted(reader: Reader, node: ast.For) -> None:
    """Notes that the variable of a `range` loop has another value after the loop than in Python, if the program can
    read it there."""
    target = node.target
    if isinstance(target, ast.Name) and _word(reader, node.iter) == "range" and reader.is_declared(target.id):
        reader.counted.add(target.id)


def _names(node: ast.expr) -> Iterator[ast.expr]:
    return (inner for inner in ast.walk(node) if isinstance(inner, ast.Name))


def _loop(reader: Reader, node: ast.For, call: ast.Call) -> Head:
    """`loop(i := a, test, i := next)`, `loop(test, next)`."""
    assert isinstance(node.target, ast.Name)
    if len(call.args) == 2 and node.target.id == "_":
        return None, _test(reader, call.args[0]), reader.expression(call.args[1])
    begin = call.args[0] if call.args else None
    if len(call.args) != 3 or not isinstance(begin, ast.NamedExpr) or begin.target.id != node.target.id:
        name = node.target.id
        hint = f"`for {name} in loop({name} := 0, {name} < n, {name} := {name} + 1):`, or `for _ in loop(test, next):`"
        raise Refused(call, "`loop` needs a start, a test and a step", hint)
    value = reader.expression(begin.value)
    if not says_type(reader, begin.value):
        reader.program.inferred.add(reader.span(node.target))
    whole = isinstance(value, tree.Number) and value.text.isdigit() and int(value.text) < 1 << 31
    first = _start(reader, node, value, "int" if whole else "__auto_type")
    return first, _test(reader, call.args[1]), reader.expression(call.args[2])


def _test(reader: Reader, node: ast.expr) -> tree.Expression | None:
    """The test; None for `True`."""
    return None if isinstance(node, ast.Constant) and node.value is True else test(reader, node)
