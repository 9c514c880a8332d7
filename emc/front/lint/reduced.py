# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about reductions whose values do not go together.

reductionmax (best, at)                                 `at` is the largest number, not the one that belongs to `best`
mean = s / own_count(A);  reductionsum (mean)           a sum of averages
everywhere (A) dowith () { ... A[i] /= s; } reductionsum (s);           in the block, `s` is only this PE's part
"""

from __future__ import annotations

from typing import Any

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import copied_blocks, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import NOBODY
from emc.front.lint.values import Values
from emc.front.types import Float, Int

_PLACES = frozenset({"my_pe", "own_index"})


def _given(body: typed.Node, symbol: Any, into_blocks: bool = True) -> list[typed.Value]:
    """The values that assignments set a variable to."""
    return [
        strip(one.value)
        for one in live(body, into_blocks)
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable) and one.target.symbol is symbol
    ]


@rule(typed.TaskBlock)
def place_of_the_best(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns about a reduction to max or min of a value and, with it, of the number that says where it was found."""
    for op in ("max", "min"):
        clauses = [clause for clause in node.reductions if clause.op == op]
        places = [clause for clause in clauses if _is_place(node, clause.inner)]
        values = [clause for clause in clauses if clause not in places]
        if places and values:
            place, value = shown(places[0].inner), shown(values[0].inner)
            text = (
                f"each variable is combined on its own: `{place}` becomes the {_MOST[op]} `{place}`, not the one that "
            )
            text += f"belongs to the {_MOST[op]} `{value}`"
            hint = f"combine both in one number, `{value} * SIZE + {place}`, and take it apart after the block; or "
            hint += f"reduce `{value}`, and in a second block let the PEs with that `{value}` report their `{place}`"
            lint.warning("W0580", places[0].span, text, hint)


_MOST = {"max": "largest", "min": "smallest"}


def _is_place(block: typed.TaskBlock, symbol: typed.Automatic) -> bool:
    """Whether the block sets the variable to the number of a PE, of a copy or of an element, or to a loop's."""
    values = Values(typed.FunctionBody(block.span, NOBODY, (), None, block.body))
    given = [values.of(one) for one in _given(block.body, symbol)]
    steps = {
        one.step.target.symbol
        for one in live(block.body)
        if isinstance(one, typed.For)
        and isinstance(one.step, typed.Update)
        and isinstance(one.step.target, typed.Variable)
    }
    if isinstance(block.place, typed.Iterate):
        steps.add(block.place.identity)
    numbers = [one for one in given if not isinstance(one, typed.Constant | typed.Unary)]
    return bool(numbers) and all(
        (isinstance(one, typed.Builtin) and one.name in _PLACES) or variable(one) in steps for one in numbers
    )


@rule(typed.TaskBlock)
def logical_and(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns about `reductionand` of counts: it works bit by bit."""
    for clause in node.reductions:
        if clause.op != "and":
            continue
        given = _given(node.body, clause.inner)
        counts = [one for one in given if isinstance(one, typed.Builtin) and one.name == "own_count"]
        sums = any(
            isinstance(one, typed.Update)
            and one.op in ("+", "-", "*")
            and isinstance(one.target, typed.Variable)
            and one.target.symbol is clause.inner
            for one in live(node.body)
        )
        if (counts and len(counts) == len(given)) or sums:
            name = shown(clause.inner)
            text = f"`reductionand` combines `{name}` bit by bit: of 1 and 2 it makes 0, though neither is 0"
            lint.warning("W0564", clause.span, text, f"make it 0 or 1 in the block: `{name} = ... != 0;`")


@rule(typed.TaskBlock)
def divided_parts(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns about parts that are divided, and rounded, before they are added."""
    for clause in node.reductions:
        if clause.op != "sum" or not isinstance(clause.inner.type, Int):
            continue
        given = _given(node.body, clause.inner)
        one = given[0] if len(given) == 1 else None
        if isinstance(one, typed.Binary) and one.op == "/" and isinstance(strip(one.right), typed.Constant):
            text = (
                f"each copy divides its part of `{shown(clause.inner)}` and loses the rest, before the parts are added"
            )
            lint.warning("W0564", one.span, text, "add first, and divide the sum after the block")


@rule(typed.TaskBlock)
def wholes_of_fractions(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns about an int that is reduced, and to which the block adds floating values."""
    for clause in node.reductions:
        for one in live(node.body):
            if (
                isinstance(one, typed.Update)
                and one.op == "+"
                and isinstance(one.target, typed.Variable)
                and one.target.symbol is clause.inner
                and isinstance(clause.inner.type, Int)
                and isinstance(one.compute, Float)
            ):
                name = shown(clause.inner)
                text = f"`{name}` is an `int`: each addition to it loses the part after the point"
                lint.warning("W0564", one.span, text, f"declare `{name}` with the type of what is added")
                break


@rule(typed.TaskBlock)
def starts_that_stay(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns about a product that begins with 0, and a sum to which most copies add -1 for "none"."""
    for clause in node.reductions:
        given, name = _given(node.body, clause.inner), shown(clause.inner)
        updates = {
            one.op
            for one in live(node.body)
            if isinstance(one, typed.Update)
            and isinstance(one.target, typed.Variable)
            and one.target.symbol is clause.inner
        }
        if clause.op == "prod" and len(given) == 1 and updates == {"*"} and _is_number(given[0], 0):
            text = f"`{name}` begins with 0 in each copy, and a product with 0 stays 0"
            lint.warning("W0564", given[0].span, text, f"begin with 1: `{name} = 1;`")
        ways = [
            way for one in given for way in ((one.then, one.other) if isinstance(one, typed.Conditional) else (one,))
        ]
        none = clause.op == "sum" and not updates and len(ways) == 2 and any(_is_number(one, -1) for one in ways)
        if none and not all(isinstance(strip(one), typed.Constant) for one in ways):
            text = f"each copy that has nothing to report adds -1 to `{name}`"
            hint = f"write `reductionmax ({name})`; or let those copies set 0"
            lint.warning("W0564", clause.span, text, hint)


def _is_number(value: typed.Value, number: int) -> bool:
    value = strip(value)
    return isinstance(value, typed.Constant) and value.value == number


@rule(typed.FunctionBody)
def true_bits(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about `reductionand` of numbers, if the result is asked whether it is true."""
    asked: set[Any] | None = None
    for block in live(node):
        for clause in block.reductions if isinstance(block, typed.TaskBlock) else ():
            given = _given(block.body, clause.inner) if isinstance(block, typed.TaskBlock) else []
            numbers = [one for one in given if isinstance(one, typed.Binary) and one.op in ("+", "-", "*", "/", "%")]
            if clause.op != "and" or not numbers or not isinstance(clause.outer, typed.Variable):
                continue
            asked = _asked(node) if asked is None else asked
            if clause.outer.symbol in asked:
                name = shown(clause.inner)
                text = f"`reductionand` combines `{name}` bit by bit: of 1 and 2 it makes 0, though neither is 0"
                lint.warning("W0564", clause.span, text, f"make it 0 or 1 in the block: `{name} = ... != 0;`")


def _asked(function: typed.FunctionBody) -> set[Any]:
    """The variables that conditions ask whether they are true."""
    tests = [one.test for one in live(function) if isinstance(one, typed.If | typed.Conditional | typed.While)]
    found = [strip(one.operand) if isinstance(one, typed.Unary) and one.op == "!" else strip(one) for one in tests]
    return {
        one.object.symbol for one in found if isinstance(one, typed.Load) and isinstance(one.object, typed.Variable)
    }


@rule(typed.FunctionBody)
def least_of_nothing(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a minimum that each copy begins with 0."""
    for block in live(node):
        for clause in block.reductions if isinstance(block, typed.TaskBlock) else ():
            if clause.op != "min" or not isinstance(block, typed.TaskBlock):
                continue
            sets = _given(block.body, clause.inner)
            lowered = any(
                isinstance(one, typed.If)
                and isinstance(one.test, typed.Binary)
                and one.test.op in ("<", ">")
                and clause.inner in (variable(one.test.left), variable(one.test.right))
                for one in live(block.body)
            )
            begins = [one for one in sets if isinstance(one, typed.Constant) and one.value == 0]
            if lowered and (begins or (len(sets) == 1 and _begins_with_0(node, block, clause))):
                text = f"`{shown(clause.inner)}` begins with 0 in each copy: values above 0 never become the least one"
                lint.warning(
                    "W0564", clause.span, text, "begin with the first own value, or with INT_MAX of <limits.h>"
                )


def _begins_with_0(function: typed.FunctionBody, block: typed.TaskBlock, clause: typed.Reduce) -> bool:
    """Whether the block lists the variable, and it is 0 outside."""
    outer = clause.outer.symbol if isinstance(clause.outer, typed.Variable) else None
    if outer is None or not any(capture.inner is clause.inner and capture.listed for capture in block.captures):
        return False
    given = _given(function, outer, into_blocks=False)
    if isinstance(outer, typed.Static) and not given:
        return outer.image is None or not any(outer.image.data)
    return bool(given) and all(isinstance(one, typed.Constant) and one.value == 0 for one in given)


@rule(typed.FunctionBody)
def parts_as_wholes(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about sums of averages, and about elements that are divided by a PE's part of a sum."""
    values: Values | None = None
    for block in copied_blocks(node):
        for clause in block.reductions if lint.target.pes > 1 else ():
            if clause.op != "sum":
                continue
            name = shown(clause.inner)
            for one in live(block.body):
                if not isinstance(one, typed.Assign | typed.Update):
                    continue
                values = values or kept(Values, node)
                value = strip(one.value)
                own = isinstance(one.target, typed.Variable) and one.target.symbol is clause.inner
                by = strip(value.right) if isinstance(value, typed.Binary) and value.op == "/" else None
                if isinstance(one, typed.Update) and one.op == "/":
                    by = value
                if by is None:
                    continue
                count = values.of(by)
                if own and isinstance(count, typed.Builtin) and count.name == "own_count":
                    text = (
                        f"`{name}` is an average of this PE's elements, and a sum of averages is not the average of all"
                    )
                    hint = "reduce the sum, and divide it after the block by the number of all elements; or divide "
                    hint += f"`{name}` "
                    lint.warning("W0564", one.span, text, hint + "by `N_PE`, if all PEs have the same number")
                elif not own and variable(by) is clause.inner and isinstance(one.target, typed.Deref):
                    text = f"in the block `{name}` is only this PE's part of the sum: each PE divides by another number"
                    hint = f"let the block end with the reduction, and divide in a second block, which lists `{name}`"
                    lint.warning("W0552", one.span, text, hint)
