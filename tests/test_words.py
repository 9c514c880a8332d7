"""Turns of phrase that English does not have, or that readers had to read twice; each with its plain form.

They are looked for in messages, docstrings and comments of the package, in the library's sources, and in the docs.
The list is short on purpose: a line is added for what has come back, not for taste.
"""

import io
import re
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORDS = {  # what: the plain form
    r"(?<!leaves )(?<!leave )(?<!\^)\bbehind\b": "`after`, `past`: no place is meant (`leaves behind` is English)",
    r"\b(?:tells|told)\b(?! apart|:|\.emc)": "`reports`, `says`, `shows` (`told apart` is English)",
    r"\banew\b": "`again`",
    r"\bnobody\b": "`no thread`, `no PE`, `no one`, or the passive: what is meant is rarely a person",
    r"\bthe own\b": "`its own`, `this PE's`",
    r"\b(?:in vain|for lack of)\b": "`without success`, `without`",
    r"\b(?:takes?|took) (?:it|them|the `[^`]*`) away\b": "`remove it`",
    r"\bstands? in (?:it|no)\b|\bwhat stands\b(?! for)": "`is in it`, `is outside of any`",
    r"and this is `|, and this call gives": "`but this is`: a contrast",
    r"(?<!there )\bis no (?:check|command|kind|machine file|name|packet|size|statement|type|word)\b": "`is not a`",
    r"\b(?:each|every|first|last) turn of (?:a|the|this) loop\b": "`iteration`: a turn is a thread's",
    r"\bis missing (?:before|behind|between) [`{]": "`expected X before Y`",
    r"\bnothing behind it\b": "`no argument`",
    r"\bgo(?:es)? on (?:from there|where it (?:is|was))\b": "`continues where it stopped`",
    r"\b(?:arguments?|parameters?) with names\b": "`keyword arguments`",
    r"\bso many (?:bits|bytes|PEs|rows|words)\b": "`that many`, `this number of`",
    r"\bif (?:it|that|this) is one(?: or a part of one)?[.:;,]": "`if it is a variable`: the noun once more",
    r"\bis (?:in|of) another state\b": "`has changed`, `is of another version`",
    r"\bis of (?:another (?:PE|node|thread)|something else)\b": "`belongs to another`",
}
FORBIDDEN = re.compile("|".join(f"({word})" for word in WORDS), re.IGNORECASE)
TEXTS = {".emc", ".c", ".h", ".emir", ".toml", ".lark"}
PROSE = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "emc/explain").glob("*.md"))]
SOURCES = [p for folder in ("runtime", "grammar") for p in sorted((ROOT / folder).rglob("*")) if p.suffix in TEXTS]


def found(text: str) -> list[str]:
    return [
        f"{text.count(chr(10), 0, m.start()) + 1}: {m[0]!r}: write {list(WORDS.values())[m.lastindex - 1]}"
        for m in FORBIDDEN.finditer(text)
        if m.lastindex is not None
    ]


def words_of(source: str) -> str:
    """A Python file without its code: strings and comments, at their lines; what f-strings compute is code."""
    lines = [""] * (source.count("\n") + 2)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if tokenize.tok_name[token.type] in ("COMMENT", "STRING", "FSTRING_MIDDLE"):
            text = token.string
            if token.type == tokenize.STRING and "f" in text[: text.index(text[-1])].lower():
                text = re.sub(r"\{[^{}]*\}", "{}", text)
            for number, line in enumerate(text.split("\n"), token.start[0] - 1):
                lines[number] += line
    return "\n".join(lines)


def test_package() -> None:
    wrong: list[str] = []
    for path in sorted((ROOT / "emc").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if FORBIDDEN.search(source):  # few files: reading tokens is slow
            wrong += [f"{path.relative_to(ROOT)}:{one}" for one in found(words_of(source))]
    assert wrong == []


@pytest.mark.parametrize("paths", [SOURCES, PROSE], ids=["library", "docs"])
def test_texts(paths: list[Path]) -> None:
    assert paths
    wrong = [f"{path.relative_to(ROOT)}:{one}" for path in paths for one in found(path.read_text(encoding="utf-8"))]
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("`;` is missing behind `3`", 1),
        ("what a macro leaves behind", 0),
        ("1 is no size", 1),
        ("two names can't be told apart", 0),
        ("told of it anew by nobody", 3),
        ("a sweep goes on from there, as it goes on after Ctrl-C", 1),
        ("its arguments with names are of another kind", 1),
    ],
)
def test_found(text: str, wrong: int) -> None:
    assert len(found(text)) == wrong


def test_only_words_count() -> None:
    source = 'told = f"{behind} is no {name}"  # said anew\n'
    assert found(words_of(source)) == ["1: 'anew': write `again`"]
