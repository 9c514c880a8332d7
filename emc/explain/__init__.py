"""The explanations of all codes and traps: Markdown files beside this one, with a title and a text for each.

    ## E0312 A name is not declared before it is used    the code, and what is wrong, in one line
    The compiler reads from top to bottom ...            why it is so, and what to do
    ```emc ... ```                                       a program that breaks the rule, then one that keeps it
    ```console ... ```                                   or a session, where a program alone can't show it

In: nothing. Out: `pages()`, the files in order, and `entries()`, every explanation by its name. The messages about a
wrong program are not in these files: a view that shows an explanation asks the compiler for them.
tests/faults/test_explain.py checks that each code of the sources has an explanation, and compiles each example.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from emc.dataclass import dataclass

PAGES = ("syntax", "declarations", "expressions", "parallel", "lint", "programs", "python", "traps", "races")

_CODE = re.compile(r"([EW]\d{4}|race) (.+)")
_BLOCK = re.compile(r"^```(emc|c|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Explanation:
    """One explanation. name: a code, or the words of a trap. title: what is wrong; "" for a trap. text: paragraphs of
    Markdown. wrong, right: a program that breaks the rule and one that keeps it; "" if there is only a session, or no
    example. suffix: that of the programs' files."""

    name: str
    title: str
    text: str
    wrong: str = ""
    right: str = ""
    session: str = ""
    suffix: str = ".emc"


@dataclass(frozen=True, slots=True)
class Page:
    """A file of explanations about one subject."""

    title: str
    entries: tuple[Explanation, ...]


@lru_cache(maxsize=1)
def pages() -> tuple[Page, ...]:
    """All pages of explanations, in the order in which they are listed."""
    folder = Path(__file__).resolve().parent
    return tuple(_page((folder / f"{name}.md").read_text(encoding="utf-8")) for name in PAGES)


@lru_cache(maxsize=1)
def entries() -> dict[str, Explanation]:
    """Every explanation by its name: `E0312`, `null pointer`."""
    return {entry.name: entry for page in pages() for entry in page.entries}


def _page(text: str) -> Page:
    title, *parts = re.split(r"^#{1,2} ", text, flags=re.MULTILINE)[1:]
    return Page(title.strip(), tuple(_entry(part) for part in parts))


def _entry(part: str) -> Explanation:
    head, _, rest = part.partition("\n")
    code = _CODE.fullmatch(head.strip())
    name, title = (code[1], code[2]) if code else (head.strip(), "")
    blocks = _BLOCK.findall(rest)
    programs = [text for kind, text in blocks if kind != "console"]
    wrong, right = programs if programs else ("", "")
    session = next((text for kind, text in blocks if kind == "console"), "")
    suffix = ".c" if any(kind == "c" for kind, _ in blocks) else ".emc"
    return Explanation(name, title, _BLOCK.sub("", rest).strip(), wrong, right, session, suffix)
