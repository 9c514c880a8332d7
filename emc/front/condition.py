"""The integer expressions of `#if`: takes tokens, returns a number.

`condition(tokens)` takes macro-expanded tokens without white space. It computes in 64 bits, signed unless an operand is
unsigned (C99 6.10.1). Names that are left count as 0. It raises `Wrong` with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias

Number: TypeAlias = tuple[int, bool]  # value, unsigned

DEEPEST = 100
_SIGN, _BITS = 1 << 63, (1 << 64) - 1
_INTEGER = re.compile(r"(0[xX][0-9a-fA-F]+|0[bB][01]+|0[0-7]*|[1-9]\d*)([uU]?(?:ll?|LL?)?[uU]?)\Z")
_MOST_DIGITS = 80  # digits that are read: more never fit into 64 bits, and Python refuses to convert thousands
_CHARACTER = re.compile(r"\\([0-7]{1,3})|\\x([0-9a-fA-F]+)|\\(.)|(.)", re.DOTALL)
_LEVEL = {"||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<<": 8,
          ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10}  # fmt: skip
_ESCAPES = {"n": 10, "t": 9, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11, "e": 27}


class Wrong(Exception):
    """Raised if the expression has no value. Its text is the reason."""


def condition(tokens: list[Any]) -> int:
    """The value of the whole expression."""
    if not tokens:
        raise Wrong("the condition is empty")
    reader = _Reader(tokens)
    value = reader.sequence(True, 0)
    if reader.at < len(tokens):
        raise Wrong(f"expected an operator before `{tokens[reader.at].value}`")
    return value[0]


def _wrap(value: int, unsigned: bool) -> Number:
    value &= _BITS
    return (value, True) if unsigned else ((value ^ _SIGN) - _SIGN, False)


def _integer(text: str) -> Number:
    match = _INTEGER.match(text)
    if not match:
        raise Wrong(f"`{text}` is not an integer")
    digits = match[1]
    octal = len(digits) > 1 and digits[0] == "0" and digits[1] in "01234567"
    value = int(digits[:_MOST_DIGITS], 8 if octal else 0)
    if value > _BITS:
        raise Wrong(f"`{text[:_MOST_DIGITS]}` does not fit into 64 bits")
    return _wrap(value, "u" in match[2].lower() or value >= _SIGN)


def _character(text: str) -> Number:
    """The value of a character constant, as in the compiler: one character is a signed byte; several are the bytes of
    an int."""
    if text[0] != "'":
        return _wide(text)
    codes = [byte for match in _CHARACTER.finditer(text, text.index("'") + 1, len(text) - 1) for byte in _code(match)]
    if not codes:
        raise Wrong("this character constant is empty")
    value = 0
    for byte in codes:
        value = value << 8 | byte
    sign = 128 if len(codes) == 1 else 1 << 31
    return ((value & 2 * sign - 1) ^ sign) - sign, False


def _wide(text: str) -> Number:
    """The value of `L'x'`: the last character's number, in 32 bits. `u` and `U` are unsigned, and `u` has 16 bits."""
    found = [*_CHARACTER.finditer(text, text.index("'") + 1, len(text) - 1)]
    if not found:
        raise Wrong("this character constant is empty")
    octal, digits, letter, plain = found[-1].groups()
    if octal or digits:
        code = int(octal, 8) if octal else int(digits, 16)
    else:
        code = _ESCAPES.get(letter) or ord((plain or letter)[-1])
    if text[0] == "L":
        return ((code & 0xFFFF_FFFF) ^ 1 << 31) - (1 << 31), False
    return code & {"u": 0xFFFF, "u8": 0xFF}.get(text[: text.index("'")], 0xFFFF_FFFF), False


def _code(match: re.Match[str]) -> bytes:
    octal, digits, letter, plain = match.groups()
    if octal or digits:
        code = int(octal, 8) if octal else int(digits, 16)
        return bytes([code & 255])
    if letter in _ESCAPES:
        return bytes([_ESCAPES[letter]])
    return (plain or letter).encode()


def _divide(left: int, right: int) -> int:
    if right == 0:
        raise Wrong("division by zero")
    return abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)


_COMPUTE: dict[str, Callable[[int, int], int]] = {
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
    "&": lambda a, b: a & b,
    "<<": lambda a, b: a << (b & 63),
    ">>": lambda a, b: a >> (b & 63),
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": _divide,
    "%": lambda a, b: a - b * _divide(a, b),
}
_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
}


class _Reader:
    """Reads an expression by precedence climbing. live: False in an operand that `&&`, `||` or `?:` does not
    evaluate."""

    def __init__(self, tokens: list[Any]):
        self.tokens = tokens
        self.at = 0

    def peek(self) -> str:
        return self.tokens[self.at].value if self.at < len(self.tokens) else ""

    def take(self, wanted: str) -> None:
        if self.peek() != wanted:
            raise Wrong(f"expected `{wanted}`")
        self.at += 1

    def sequence(self, live: bool, depth: int) -> Number:
        """Reads `a, b`. C99 forbids it where it is evaluated, but all compilers accept it."""
        value = self.conditional(live, depth)
        while self.peek() == ",":
            self.at += 1
            value = self.conditional(live, depth)
        return value

    def conditional(self, live: bool, depth: int) -> Number:
        test = self.binary(1, live, depth + 1)
        if self.peek() != "?":
            return test
        self.at += 1
        then = self.sequence(live and test[0] != 0, depth + 1)
        self.take(":")
        other = self.conditional(live and test[0] == 0, depth + 1)
        return _wrap((then if test[0] else other)[0], then[1] or other[1])

    def binary(self, level: int, live: bool, depth: int) -> Number:
        left = self.unary(live, depth + 1)
        while (mine := _LEVEL.get(op := self.peek(), 0)) >= level:
            self.at += 1
            if op in ("&&", "||"):
                decided = (left[0] != 0) == (op == "||")
                right = self.binary(mine + 1, live and not decided, depth + 1)
                left = int(op == "||" if decided else right[0] != 0), False
            else:
                left = self.apply(op, left, self.binary(mine + 1, live, depth + 1), live)
        return left

    def apply(self, op: str, left: Number, right: Number, live: bool) -> Number:
        if op in ("<<", ">>"):
            return _wrap(_COMPUTE[op](left[0], right[0]), left[1])
        unsigned = left[1] or right[1]
        a, b = _wrap(left[0], unsigned)[0], _wrap(right[0], unsigned)[0]
        if op in _COMPARE:
            return int(_COMPARE[op](a, b)), False
        return _wrap(_COMPUTE[op](a, b), unsigned) if live else (0, unsigned)

    def unary(self, live: bool, depth: int) -> Number:
        if depth > DEEPEST:
            raise Wrong("the condition is nested too deeply")
        if self.at >= len(self.tokens):
            raise Wrong("this condition is not complete")
        token = self.tokens[self.at]
        self.at += 1
        if token.value == "(":
            value = self.sequence(live, depth + 1)
            self.take(")")
            return value
        if token.value in ("+", "-", "~", "!"):
            value, unsigned = self.unary(live, depth + 1)
            if token.value == "!":
                return int(not value), False
            return _wrap({"+": value, "-": -value, "~": ~value}[token.value], unsigned)
        if token.type == "CPP_ID":
            return 0, False
        if token.type == "CPP_CHAR":
            return _character(token.value)
        if token.type == "CPP_INTEGER":
            return _integer(token.value)
        raise Wrong(f"`{token.value}` can't be used in a condition")
