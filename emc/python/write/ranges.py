"""Finds the loops of EM-C that can be a `range` of Python: loops that count, and in which nothing changes the limit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emc.dataclass import dataclass
from emc.front import tree
from emc.python.reader import pythonic
from emc.python.walk import walk
from emc.python.write.expressions import Expressions

# where a function has each name, in order, and whether it reads it there
Uses = Mapping[str, Sequence[tuple[tuple[int, int], bool]]]


@dataclass(frozen=True, slots=True)
class Ranges:
    """Finds the limits of loops."""

    expressions: Expressions
    uses: Uses

    def limits(self, node: tree.For, name: str, start: str) -> str:
        """The arguments of `range`; "" if the loop needs another form."""
        test, step = node.test, node.step
        if not isinstance(test, tree.Binary) or not _is(test.left, name) or step is None:
            return ""
        by = self._by(step, name)
        if by is None or test.op not in (("<", "<=") if by[0] != "-" else (">", ">=")):
            return ""
        if not isinstance(node.first, tree.Declaration) and self._is_read_after(node, name):
            return ""
        if not _is_steady(test.right) or _sets(node.body, {name, *_names(test.right)}):
            return ""
        stop = self.expressions.text(test.right)
        included = {"<": "+", ">": "-"}.get(test.op)  # `range(n + 1)` ends with n
        if isinstance(test.right, tree.Binary) and test.right.op == included and _is_one(test.right.right):
            return ""
        if test.op == "<=":
            stop = f"{self._group(test.right)} + 1"
        elif test.op == ">=":
            stop = "-1" if stop == "0" else f"{self._group(test.right)} - 1"
        elif test.op == ">" and stop == "-1":
            return ""
        if by == "1":
            return stop if start == "0" else f"{start}, {stop}"
        return f"{start}, {stop}, {by}"

    def _is_read_after(self, node: tree.For, name: str) -> bool:
        """Whether a loop's variable is read after the loop. In Python, its value there would be one step less."""
        end = (node.span.end_line, node.span.end_column)
        return next((read for place, read in self.uses.get(name, ()) if place >= end), False)

    def _group(self, node: tree.Expression) -> str:
        text = self.expressions.text(node)
        loose = isinstance(node, tree.Conditional) or (isinstance(node, tree.Binary) and node.op not in "+-*/%")
        return f"({text})" if loose else text

    def _by(self, step: tree.Expression, name: str) -> str | None:
        """The step of a `range`; None if its sign is not known."""
        if isinstance(step, tree.Postfix | tree.Unary) and step.op in ("++", "--") and _is(step.operand, name):
            return "1" if step.op == "++" else "-1"
        if not isinstance(step, tree.Assign) or step.op not in ("+=", "-=") or not _is(step.left, name):
            return None
        sign = "-" if step.op == "-=" else ""
        if isinstance(step.right, tree.Number) and step.right.text.isdigit() and step.right.text not in ("0", "1"):
            return sign + step.right.text
        if isinstance(step.right, tree.Name) and not sign and step.right.name in self.expressions.kinds.words.positive:
            return self.expressions.kinds.words.name(step.right.name)
        return None


def _is(node: tree.Expression, name: str) -> bool:
    return isinstance(node, tree.Name) and pythonic(node.name) == name


def _is_one(node: tree.Expression) -> bool:
    return isinstance(node, tree.Number) and node.text == "1"


def _names(node: tree.Expression) -> set[str]:
    return {pythonic(one.name) for one in walk(node) if isinstance(one, tree.Name)}


def _is_steady(node: tree.Expression) -> bool:
    """Whether the value can be the limit of a `range`."""
    calls = [one for one in walk(node) if isinstance(one, tree.Call)]
    plain = all(
        isinstance(c.function, tree.Name) and c.function.name in ("own_count", "my_pe", "iterate_id") for c in calls
    )
    return plain and not any(isinstance(one, tree.Assign | tree.Postfix) for one in walk(node))


def _sets(body: tree.Node, names: set[str]) -> bool:
    """Whether a loop's body sets one of the names."""
    for one in walk(body):
        target = None
        if isinstance(one, tree.Assign):
            target = one.left
        elif isinstance(one, tree.Postfix) or (isinstance(one, tree.Unary) and one.op in ("++", "--", "&")):
            target = one.operand
        if isinstance(target, tree.Name) and pythonic(target.name) in names:
            return True
    return False
