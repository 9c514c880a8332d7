"""Text that a terminal shows and does not execute: control characters are replaced by pictures of them.

tame("a\\x1b[2J")        "a␛[2J"
in_line("a\\nb")         "a␊b"
"""

from __future__ import annotations


def tame(text: str) -> str:
    """The text with pictures of control characters, except newlines."""
    return "".join(c if c == "\n" else picture(c) for c in text)


def in_line(text: str) -> str:
    """The text as a part of one line, with pictures of all control characters."""
    return "".join(map(picture, text))


def picture(c: str) -> str:
    """The character, or what is shown in its place."""
    if c < " ":
        return chr(0x2400 + ord(c))
    return c if c.isprintable() else "\N{REPLACEMENT CHARACTER}"
