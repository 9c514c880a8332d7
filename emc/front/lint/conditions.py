"""Warns about conditions that are always true, or that assign where a comparison was probably meant.

if (a = b) ...        W0501    `if ((a = b))` is for one that you mean to keep
if (ready) ...        W0511    of a function `int ready(void)`: its address, never null
"""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import string_of
from emc.front.lint.rules import Lint, rule

_TESTS = tree.If | tree.While | tree.DoWhile | tree.For | tree.Conditional


@rule(tree.If, tree.While, tree.DoWhile, tree.For, tree.Conditional)
def assignment_as_condition(lint: Lint, node: _TESTS) -> None:
    test = node.test
    if not isinstance(test, tree.Assign) or test.op != "=" or test.parens:
        return
    if test.left.span == test.right.span:  # it comes from a macro
        return
    hint = "write `==` to compare, or put the assignment in its own parentheses if you mean it"
    lint.warning("W0501", test.span, "this condition is an assignment", hint)


@rule(typed.If, typed.While, typed.DoWhile, typed.For, typed.Conditional)
def address_as_condition(lint: Lint, node: typed.If | typed.While | typed.DoWhile | typed.For) -> None:
    if node.test is not None:
        _true_address(lint, node.test)


@rule(typed.Logical)
def address_in_logic(lint: Lint, node: typed.Logical) -> None:
    _true_address(lint, node.left)
    _true_address(lint, node.right)


@rule(typed.Unary)
def negated_address(lint: Lint, node: typed.Unary) -> None:
    if node.op == "!":
        _true_address(lint, node.operand)


@rule(typed.Binary)
def address_against_null(lint: Lint, node: typed.Binary) -> None:
    if node.op not in ("==", "!="):
        return
    for one, other in ((node.left, node.right), (node.right, node.left)):
        if isinstance(other, typed.Constant) and not other.value:
            _true_address(lint, one)


def _true_address(lint: Lint, value: typed.Value) -> None:
    if isinstance(value, typed.FunctionAddress):
        name = shown(value.symbol)
        text = f"this is the address of the function `{name}`, which is never null"
        lint.warning("W0511", value.span, text, f"did you mean to call it: `{name}(...)`?")
    elif isinstance(value, typed.Address) and isinstance(value.object, typed.Variable):
        symbol = value.object.symbol
        if symbol.name and not string_of(value):  # `assert(x && "text")` is an idiom
            text = f"this is the address of `{shown(symbol)}`, which is never null"
            lint.warning("W0511", value.span, text)
