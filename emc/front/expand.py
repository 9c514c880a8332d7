"""Macros: tokens -> the tokens that are left when every call of a macro is replaced.

    #define EMPTY
    #define CALL(m) m EMPTY ()
    CALL(F)                         ->  F ( )       and not a call of F: EMPTY still was in between

This is Prosser's algorithm, which the wording of the C standard (6.10.3) was made from: each token carries its *hide
set*, the macros it came out of, and is no call of those again. An argument is expanded by itself before it is put in,
unless `#` or `##` wants it as it was written. What a macro leaves behind is where the macro was used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, TypeAlias

from emc.dataclass import dataclass, field
from emc.front import scan

Tokens: TypeAlias = list[Any]  # of scan.Token and scan.Blank

DEEPEST_CALL = 200
MOST_MADE = 1_000_000

_BLANK = "CPP_WS"
_OPTIONAL = "__VA_OPT__"
_SPLITTING = frozenset({"CPP_COMMENT", "OPEN_COMMENT", "CPP_BAD", "CPP_OPEN", "CPP_NL"})


class _Unclosed(Exception):
    """A call without its `)`."""


@dataclass(slots=True)
class Expander:
    """macros: by name, in pcpp's form. miscalled: reports a message at a token about its macro. unclosed: reports the
    `(` of a call that has no `)`. called: what `__LINE__` and `__FILE__` are at a place. endless: stops at a token with
    a message. counter: what `__COUNTER__` is next. used: the macro that was replaced at a place, the outermost one."""

    macros: Mapping[str, Any]
    miscalled: Callable[[Any, Any, str], None]
    unclosed: Callable[[Any], None]
    called: Callable[[scan.Place], tuple[int, str]]
    endless: Callable[[Any, str], NoReturn]
    counter: int = 0
    depth: int = 0
    made: int = 0  # tokens, by all macros
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
            elif token.value in macros and token.value not in token.hidden:
                self._macro(token, macros[token.value], rest, result)
            elif token.value == "__COUNTER__":
                result.append(scan.Token("CPP_INTEGER", str(self.counter), token.lineno))
                self.counter += 1
            else:
                result.append(token)
        return result

    def _macro(self, name: Any, macro: Any, rest: Tokens, result: Tokens) -> None:
        """Replace one macro: its tokens go back to the front of the `rest`, where they are looked at again."""
        if macro.arglist is None:
            body, hidden = _Body(self, macro, []).tokens(), name.hidden | {name.value}
        else:
            at = len(rest)
            while at and rest[at - 1].type == _BLANK:
                at -= 1
            if not at or rest[at - 1].value != "(":
                result.append(name)  # without a call its name is a plain one
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
            self.endless(name, f"the macros of this file become more than {MOST_MADE:,} tokens")
        for token in reversed(body):
            rest.append(token if token.type == _BLANK else _move(token, name, hidden))

    def _fits(self, name: Any, macro: Any, arguments: list[Tokens]) -> bool:
        """Whether the number of arguments is right; those that may be left out are added."""
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
    """The arguments of the call whose `(` is rest[opening] (the rest is back to front), `end` after the `(` and the
    place of its `)`."""
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
    """A body with each `__VA_OPT__(tokens)` replaced by its tokens when there are some further arguments, else gone."""
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
    """A macro's replacement list with the arguments put in."""

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
        """Whether a `##` follows: white space around it went with the definition, or else is passed over here."""
        at += 1
        while at < len(self.body) and self.body[at].type == _BLANK:
            at += 1
        return at < len(self.body) and self.body[at].type == "CPP_DPOUND"

    def _operand(self, at: int, raw: bool) -> tuple[list[Any], int]:
        """The tokens for body[at], and where to go on. raw: an operand of `##`."""
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
        """Join the last token of the result with the first one of what comes after the `##` at `at`."""
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
        if comma:  # GNU C: `, ## __VA_ARGS__` leaves the comma out if there are no further arguments
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
    """`a ## b`: one token; both as they were when that is none."""
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
    """`#x`: the argument as it was written, each stretch of white space one space."""
    text = ""
    for token in argument:
        if token.type == _BLANK:
            text += "" if text.endswith(" ") else " "
        elif token.type in ("CPP_STRING", "CPP_CHAR"):
            text += token.value.replace("\\", "\\\\").replace('"', '\\"')
        else:
            text += token.value.replace('"', '\\"')
    return scan.Token("CPP_STRING", f'"{text}"', sharp.lineno)
