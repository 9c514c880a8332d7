"""`with` blocks: task blocks with their clauses, `parallel`, and blocks that only hold names.

    with everywhere(A), dowith(x):      everywhere (A) dowith (x) {
        s: i32 = 0                          s = 0; ...
    reductionsum(s)                     } reductionsum (s);

Clauses directly after a block belong to it. The variables that a clause names are declared before the block.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from emc.front import tree
from emc.lang import words as lang
from emc.python.reader import Reader, plain
from emc.python.refused import NAME, Refused
from emc.source import Span

_FORM = (
    "write `with everywhere(A), dowith(x):`, `with where(p):`, `with iterate(n), forkwith(x):` or `with parallel():`"
)


def words(reader: Reader, node: ast.With) -> list[tuple[str, ast.Call]]:
    """The words of EM-C in a `with`, with their calls."""
    found: list[tuple[str, ast.Call]] = []
    for item in node.items:
        call = item.context_expr
        value = reader.known(call.func) if isinstance(call, ast.Call) else reader.known(call)
        if not isinstance(value, lang.Word) or value.name not in lang.BLOCKS:
            clause = isinstance(value, lang.Word) and (value.name in lang.CLAUSES or value.name == "update")
            hint = f"write `{value.name}(...)` as the statement after the block" if clause else _FORM
            raise Refused(call, f"EM-C has no `with {ast.unparse(call)}`", hint)
        if not isinstance(call, ast.Call):
            raise Refused(call, f"`{value.name}` needs parentheses", f"write `with {value.name}():`")
        if item.optional_vars is not None:
            raise Refused(item.optional_vars, "a block has no value, so EM-C has no `as`", "remove `as`")
        if call.keywords:
            raise Refused(call, f"`{value.name}` takes no keyword arguments", _FORM)
        found.append((value.name, call))
    return found


def clauses(reader: Reader, following: Sequence[ast.stmt]) -> list[tuple[str, ast.Call, ast.stmt]]:
    """The clauses at the beginning of the statements after a block."""
    found: list[tuple[str, ast.Call, ast.stmt]] = []
    for statement in following:
        call = statement.value if isinstance(statement, ast.Expr) else None
        value = reader.known(call.func) if isinstance(call, ast.Call) else None
        if not isinstance(value, lang.Word) or not (value.name in lang.CLAUSES or value.name == "update"):
            break
        assert isinstance(call, ast.Call)
        found.append((value.name, call, statement))
    return found


def place(reader: Reader, word: str, call: ast.Call) -> tree.Where | tree.Everywhere | tree.Iterate:
    """The place where a task block runs."""
    span = reader.span(call)
    if word == "everywhere":
        return tree.Everywhere(span, names(reader, call))
    if len(call.args) != 1:
        raise Refused(call, f"`{word}` needs one argument, not {len(call.args)}", _FORM)
    value = reader.expression(call.args[0])
    return tree.Where(span, value) if word == "where" else tree.Iterate(span, value)


def names(reader: Reader, call: ast.Call) -> tuple[tree.Name, ...]:
    """The names that the arguments are. Raises Refused for any other argument."""
    found: list[tree.Name] = []
    for argument in call.args:
        made = reader.expression(argument) if isinstance(argument, ast.Name) else None
        if not isinstance(made, tree.Name):
            text = f"`{ast.unparse(call.func)}` takes names of variables, not `{ast.unparse(argument)}`"
            raise Refused(argument, text, "put the value into a variable", NAME)
        found.append(made)
    return tuple(found)


def named(call: ast.Call) -> list[str]:
    return [argument.id for argument in call.args if isinstance(argument, ast.Name)]


def hoisted(reader: Reader, node: ast.With, wanted: set[str]) -> dict[str, ast.AnnAssign]:
    """The declarations in a block that a clause needs before the block: those of variables that the clause names."""
    return {
        one.target.id: one
        for one in node.body
        if isinstance(one, ast.AnnAssign)
        and isinstance(one.target, ast.Name)
        and one.target.id in wanted
        and not reader.is_declared(one.target.id)
    }


def arrange(reader: Reader, node: ast.With) -> tuple[tuple[str, ast.Call] | None, tuple[str, ast.Call] | None]:
    """Splits the words of a task block into place and task: `everywhere(A)` and `dowith(x)`."""
    found = words(reader, node)
    placed = [one for one in found if one[0] in lang.PLACES]
    tasks = [one for one in found if one[0] in ("dowith", "forkwith")]
    if len(found) != len(placed) + len(tasks):
        raise Refused(
            node.items[0].context_expr, "nothing can be combined with `parallel` or `block` in one `with`", _FORM
        )
    if len(placed) > 1 or len(tasks) > 1 or (placed and tasks and found[0] not in placed):
        text = "a `with` takes at most one place, and then at most one `dowith` or `forkwith`"
        raise Refused(node.items[-1].context_expr, text, f"{_FORM}; blocks can be nested")
    return (placed[0] if placed else None), (tasks[0] if tasks else None)


def task_block(
    reader: Reader,
    span: Span,
    arranged: tuple[tuple[str, ast.Call] | None, tuple[str, ast.Call] | None],
    body: tree.Compound,
    after: Sequence[tuple[str, ast.Call, ast.stmt]],
    where: tree.Where | tree.Everywhere | tree.Iterate | None,
) -> tree.TaskBlock:
    """The task block. body: its statements."""
    _, task = arranged
    updates = [names(reader, call) for word, call, _ in after if word == "update"]
    reductions = tuple(
        tree.Reduction(reader.span(call), word.removeprefix("reduction"), names(reader, call))
        for word, call, _ in after
        if word != "update"
    )
    return tree.TaskBlock(
        span,
        where,
        task is None or task[0] == "dowith",
        names(reader, task[1]) if task else (),
        body,
        tuple(name for one in updates for name in one) if updates else None,
        reductions,
    )


def assigned(node: ast.AnnAssign, span: Span) -> str:
    assert isinstance(node.target, ast.Name)
    return plain(node.target.id)
