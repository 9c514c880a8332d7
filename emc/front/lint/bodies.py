"""Warns about bodies that are a semicolon by mistake.

if (x); f();                    the call is made in any case
while (n-- > 0);                all right alone; wrong before a block, or before a line that is set in:
    f();
"""

from __future__ import annotations

from collections.abc import Sequence

from emc.front import tree
from emc.front.lint.rules import Lint, rule
from emc.source import Span

_NEAR = 2  # columns from a test to the `;`, for `);` and `) ;`: a larger distance comes from a macro


@rule(tree.Compound)
def empty_bodies(lint: Lint, node: tree.Compound) -> None:
    _among(lint, node.items)


def _among(lint: Lint, items: Sequence[tree.Node]) -> None:
    for number, item in enumerate(items):
        following = items[number + 1] if number + 1 < len(items) else None
        match item:
            case tree.If(other=None):
                _warn_if(lint, item.then, item.test.span, "if")
            case tree.While() if _follows(item.span, following):
                _warn_if(lint, item.body, item.test.span, "while")
            case tree.For() if item.step is not None and _follows(item.span, following):
                _warn_if(lint, item.body, item.step.span, "for")
            case _:
                pass


def _follows(loop: Span, following: tree.Node | None) -> bool:
    """Whether the code after the loop looks like its body."""
    if following is None or following.span == loop:
        return False
    return isinstance(following, tree.Compound) or (
        following.span.line > loop.line and following.span.column > loop.column
    )


def _warn_if(lint: Lint, body: tree.Node, test: Span, word: str) -> None:
    if not isinstance(body, tree.ExpressionStatement) or body.value is not None:
        return
    if body.span.line != test.end_line or not 0 < body.span.column - test.end_column <= _NEAR:
        return
    hint = "remove the `;`, or write `{}` if the body is meant to be empty"
    lint.warning("W0503", body.span, f"the body of this `{word}` is only a `;`", hint)
