"""Macro expansion: takes tokens, and returns the tokens after every macro call is replaced.

    #define EMPTY
    #define CALL(m) m EMPTY ()
    CALL(F)                         ->  F ( )       and not a call of F: EMPTY still was in between

This is Prosser's algorithm, from which the wording of the C standard (6.10.3) was made. Each token carries its *hide
set*, the macros that it came from, and is never a call of one of these. An argument is expanded separately before it is
inserted, unless `#` or `##` needs it as it was written. The tokens that a macro produces have the place where the macro
was used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, TypeAlias

from emc.dataclass import dataclass, field
from emc.front import scan

Tokens: TypeAlias = list[Any]  # a list of scan.Token and scan.Blank

DEEPEST_CALL = 200
MOST_MADE = 1_000_000

_BLANK = "CPP_WS"
_OPTIONAL = "__VA_OPT__"
_SPLITTING = frozenset({"CPP_COMMENT", "OPEN_COMMENT", "CPP_BAD", "CPP_OPEN", "CPP_NL"})


class _Unclosed(Exception):
    """Raised for a call without its `)`."""


@dataclass(slots=True)
class Expander:
    """Expands macros."""

    macros: Mapping[str, Any]  # by name, in pcpp's form
    miscalled: Callable[[Any, Any, str], None]  # reports a message about a macro at a token
    unclosed: Callable[[Any], None]  # reports the `(` of a call that has no `)`
    called: Callable[[scan.Place], tuple[int, str]]  # returns `__LINE__` and `__FILE__` at a place
    endless: Callable[[Any, str], NoReturn]  # stops at a token with a message
    counter: int = 0  # the next `__COUNTER__`
    depth: int = 0
    made: int = 0  # tokens made by all macros
    # the outermost macro that was replaced at each place
    used: dict[scan.Place, Any] = field(default_factory=dict[scan.Place, Any])

    def expand(self, tokens: Tokens) -> Tokens:
        rest = tokens[::-1]
        result: Tokens = []
        macros = self.macros
        while rest:
            token = rest.pop()
            if token.type != "CPP_ID":
                result.append(token)
            elif token.value == "__LINE__":
                result.append(scan.Token("CPP_INTEGER", str(self.called(token.lineno)[0]), token.lineno))
            elif token.value == "__FILE__":
                result.append(scan.Token("CPP_STRING", self.called(token.lineno)[1], token.lineno))
            elif token.value == "__COUNTER__":
                result.append(scan.Token("CPP_INTEGER", str(self.counter), token.lineno))
                self.counter += 1
            elif token.value in macros and token.value not in token.hidden:
                self._macro(token, macros[token.value], rest, result)
            else:
                result.append(token)
        return result

    def _macro(self, name: Any, macro: Any, rest: Tokens, result: Tokens) -> None:
        """Replaces one macro. Its tokens are put back at the front of the `rest`, where they are read again."""
        if macro.arglist is None:
            body, hidden = _Body(self, macro, []).tokens(), name.hidden | {name.value}
        else:
            at = len(rest)
            while at and rest[at - 1].type == _BLANK:
                at -= 1
            if not at or rest[at - 1].value != "(":
                result.append(name)  # without a call it is an ordinary name
                return
            try:
                arguments, end, count = _arguments(rest, at - 1, macro)
            except _Unclosed:
                self.unclosed(rest[at - 1])
                result.append(name)
                return
            hidden = (name.hidden & rest[count].hidden) | {name.value}
            if not self._fits(name, macro, arguments):
                result.append(name)
                result += rest[count:end][::-1]
                del rest[count:]
                return
            del rest[count:]
            self.depth += 1
            if self.depth > DEEPEST_CALL:
                self.endless(name, f"macro calls are nested {DEEPEST_CALL} deep in each other's arguments")
            body = _Body(self, macro, arguments).tokens()
            self.depth -= 1
        self.used.setdefault(name.lineno, macro)
        self.made += len(body)
        if self.made > MOST_MADE:
            self.endless(name, f"the macros of this file expand to more than {MOST_MADE:,} tokens")
        for token in reversed(body):
            rest.append(token if token.type == _BLANK else _move(token, name, hidden))

    def _fits(self, name: Any, macro: Any, arguments: list[Tokens]) -> bool:
        """Whether the number of arguments is right. Adds those that may be omitted."""
        wanted, given = len(macro.arglist), len(arguments)
        if wanted == 0 and arguments == [[]]:
            arguments.clear()
            return True
        if macro.variadic and given == wanted - 1:
            arguments.append([])
            return True
        if given == wanted:
            return True
        least = wanted - 1 if macro.variadic else wanted
        words = f"{'at least ' * macro.variadic}{least} argument{'s' * (least != 1)}"
        self.miscalled(name, macro, f"the macro `{name.value}` takes {words}, but this call gives {given}")
        return False


def _move(token: Any, name: Any, hidden: frozenset[str]) -> scan.Token:
    moved = scan.Token(token.type, token.value, name.lineno)
    moved.hidden = token.hidden | hidden
    return moved


def _arguments(rest: Tokens, opening: int, macro: Any) -> tuple[list[Tokens], int, int]:
    """Returns the arguments of the call whose `(` is rest[opening], the length of the rest, and the index of the call's
    `)`. The rest is in reverse order."""
    arguments: list[Tokens] = [[]]
    depth, at = 0, opening
    while True:
        at -= 1
        if at < 0:
            raise _Unclosed
        token = rest[at]
        value = token.value
        if value == ")" and depth == 0:
            break
        if value == "," and depth == 0 and not (macro.variadic and len(arguments) == len(macro.arglist)):
            arguments.append([])
            continue
        depth += (value == "(") - (value == ")")
        arguments[-1].append(token)
    return [_strip(argument) for argument in arguments], len(rest), at


def _strip(tokens: Tokens) -> Tokens:
    start, end = 0, len(tokens)
    while start < end and tokens[start].type == _BLANK:
        start += 1
    while end > start and tokens[end - 1].type == _BLANK:
        end -= 1
    return tokens[start:end]


def _chosen(body: Tokens, some: bool) -> Tokens:
    """The body with each `__VA_OPT__(tokens)` replaced by its tokens if there are variable arguments, or by nothing."""
    result: Tokens = []
    at = 0
    while at < len(body):
        token = body[at]
        at += 1
        if token.value != _OPTIONAL:
            result.append(token)
            continue
        while at < len(body) and body[at].type == _BLANK:
            at += 1
        depth, start = 0, at
        while at < len(body):
            depth += {"(": 1, ")": -1}.get(body[at].value, 0)
            at += 1
            if depth <= 0:
                break
        result += body[start + 1 : at - 1] if some else []
    return result


class _Body:
    """A macro's replacement list with the arguments inserted."""

    def __init__(self, expander: Expander, macro: Any, arguments: list[Tokens]):
        self.expander = expander
        self.variadic = macro.arglist[-1] if macro.variadic else None
        self.given = dict(zip(macro.arglist or (), arguments, strict=False))
        self.body: Tokens = macro.value
        if self.variadic and any(token.value == _OPTIONAL for token in self.body):
            self.body = _chosen(self.body, bool(expander.expand(self.given[self.variadic])))
        self.function = macro.arglist is not None
        self.expanded: dict[str, Tokens] = {}
        self.result: list[Any] = []  # None: an empty operand of `##`

    def tokens(self) -> Tokens:
        body, at = self.body, 0
        while at < len(body):
            if body[at].type == "CPP_DPOUND":
                at = self._paste(at)
            else:
                operand, at = self._operand(at, False)
                self.result += operand
        return [token for token in self.result if token is not None]

    def _pasted(self, at: int) -> bool:
        """Whether a `##` follows. White space before it is already removed from the definition, or is skipped here."""
        at += 1
        while at < len(self.body) and self.body[at].type == _BLANK:
            at += 1
        return at < len(self.body) and self.body[at].type == "CPP_DPOUND"

    def _operand(self, at: int, raw: bool) -> tuple[list[Any], int]:
        """The tokens for body[at], and the index after them. raw: whether it is an operand of `##`."""
        token = self.body[at]
        if token.value == "#" and self.function:
            name = at + 1
            while name < len(self.body) and self.body[name].type == _BLANK:
                name += 1
            if name < len(self.body) and self.body[name].value in self.given:
                return [_string(self.given[self.body[name].value], token)], name + 1
        if token.type != "CPP_ID" or token.value not in self.given:
            return [token], at + 1
        if raw or self._pasted(at):
            return list(self.given[token.value]) or [None], at + 1
        if token.value not in self.expanded:
            self.expanded[token.value] = self.expander.expand(self.given[token.value])
        return list(self.expanded[token.value]), at + 1

    def _paste(self, at: int) -> int:
        """Joins the last token of the result with the first token after the `##` at `at`. Returns the index after
        it."""
        result, body = self.result, self.body
        while result and result[-1] is not None and result[-1].type == _BLANK:
            result.pop()
        at += 1
        while at < len(body) and body[at].type in (_BLANK, "CPP_DPOUND"):
            at += 1
        if at == len(body):
            return at
        comma = bool(result) and result[-1] is not None and result[-1].value == "," and body[at].value == self.variadic
        right, at = self._operand(at, True)
        if comma:  # GNU C: `, ## __VA_ARGS__` omits the comma if there are no variable arguments
            if right == [None]:
                result.pop()
            else:
                result += right
        elif not result or result[-1] is None:
            result[-1:] = right
        elif right[0] is not None:
            result[-1:] = [*_join(result[-1], right[0]), *right[1:]]
        return at


def _join(left: Any, right: Any) -> Tokens:
    """The token `a ## b`; both tokens unchanged if that is not a token."""
    pieces = scan.Pieces(left.lineno)
    pieces.input(left.value + right.value)
    made: Tokens = []
    while (token := pieces.token()) is not None:
        if token.type in _SPLITTING or token.type == _BLANK:
            return [left, right]
        token.hidden = left.hidden & right.hidden
        made.append(token)
    return made


def _string(argument: Tokens, sharp: Any) -> scan.Token:
    """The string `#x`: the argument as it was written, with a single space for white space."""
    text = ""
    for token in argument:
        if token.type == _BLANK:
            text += "" if text.endswith(" ") else " "
        elif token.type in ("CPP_STRING", "CPP_CHAR"):
            text += token.value.replace("\\", "\\\\").replace('"', '\\"')
        else:
            text += token.value.replace('"', '\\"')
    return scan.Token("CPP_STRING", f'"{text}"', sharp.lineno)
