"""Imports only go down the staircase of docs/design.md, and none hides inside a function except in the CLI. Files don't
import each other in a circle, neither for types alone nor by `import_module` of a name that is written out."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "emc"
STAIRS = {  # room: how high it stands; an import may go to a lower room, or stay in its own
    **dict.fromkeys(("dataclass", "digests", "alike", "collectives", "preparing", "printable"), 0),
    **dict.fromkeys(("places", "source", "contents", "shape", "lexer", "lang"), 1),
    **dict.fromkeys(("faults", "cache", "explain", "footprint", "options"), 2),
    **dict.fromkeys(("target", "texts"), 3),
    "asked": 4,
    **dict.fromkeys(("front", "ir"), 4),
    **dict.fromkeys(("lower", "values", "python"), 5),
    "passes": 6,
    "machine": 7,
    "engines": 8,
    **dict.fromkeys(("library", "settings", "function_marks"), 9),
    **dict.fromkeys(("route", "explore"), 10),
    **dict.fromkeys(("session", "views", "live"), 11),
    **dict.fromkeys(("verdict", "pages"), 12),
    **dict.fromkeys(("ready", "second_run"), 13),
    **dict.fromkeys(("sweeps", "exercises"), 14),
    **dict.fromkeys(("repl", "api"), 15),  # the api is Python's way in, as the command line is the shell's
    "link": 3,
    **dict.fromkeys(("ready_made", "grader"), 16),
    "playground": 17,
    "cli": 18,
    **dict.fromkeys(("__init__", "__main__"), 19),  # emc itself offers the api, and names it lazily
}
FILES = sorted(PACKAGE.rglob("*.py"))


def room(file: Path) -> str:
    part = file.relative_to(PACKAGE).parts[0]
    return part.removesuffix(".py")


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """(line, `emc.room.file`) of each import of our own; `from emc import x` names x."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "emc":
            names = [f"emc.{a.name}" for a in node.names] if node.module == "emc" else [node.module]
            yield from ((node.lineno, name) for name in names)
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, a.name) for a in node.names if a.name.split(".")[0] == "emc")


def wrong(file: Path, text: str) -> list[str]:
    """The imports of a file that do not go down."""
    here, found = room(file), []
    for line, name in imports(ast.parse(text)):
        there = name.split(".")[1] if "." in name else "__init__"
        if there == "__version__" or there == here:
            continue
        if STAIRS[there] >= STAIRS[here]:
            found.append(f"{file.relative_to(PACKAGE)}:{line}: {here} imports {there}")
    return found


def test_imports_go_down() -> None:
    assert {room(file) for file in FILES} - set(STAIRS) == set(), "in no room of the staircase"
    assert [line for file in FILES for line in wrong(file, file.read_text(encoding="utf-8"))] == []


def inside(tree: ast.AST) -> list[str]:
    """The imports of our own that stand in functions."""
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return [f"line {line}: {name}" for function in functions for line, name in imports(function)]


def test_imports_stand_at_the_top() -> None:
    files = [file for file in FILES if room(file) != "cli"]
    found = {str(file): inside(ast.parse(file.read_text(encoding="utf-8"))) for file in files}
    assert {file: lines for file, lines in found.items() if lines} == {}


def module(file: Path) -> str:
    return ".".join(("emc", *file.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")


def imported(tree: ast.AST, known: Set[str]) -> Iterator[str]:
    """The files that a file imports at any time, or names for types only."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in known else node.module for name in whole)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            yield from (one.value for one in node.args[:1] if isinstance(one, ast.Constant))


def graph(texts: Mapping[str, str]) -> dict[str, set[str]]:
    """Of each file those that it imports."""
    return {
        name: {other for other in imported(ast.parse(text), texts.keys()) if other in texts and other != name}
        for name, text in texts.items()
    }


def circle(arrows: Mapping[str, Set[str]]) -> list[str]:
    """Files of which each imports the next, and the last the first; empty if there are none."""
    done: set[str] = set()

    def follow(way: list[str]) -> list[str]:
        for other in sorted(arrows[way[-1]]):
            if other in way:
                return way[way.index(other) :]
            if other not in done and (found := follow([*way, other])):
                return found
        done.add(way[-1])
        return []

    return next((found for name in sorted(arrows) if name not in done and (found := follow([name]))), [])


def test_no_circle_of_imports() -> None:
    arrows = graph({module(file): file.read_text(encoding="utf-8") for file in FILES})
    assert circle(arrows) == []


@pytest.mark.parametrize(
    "back",
    [
        "import emc.a",
        "from emc import a",
        "from emc.a import x",
        "if TYPE_CHECKING:\n    from emc.a import X",
        "def f():\n    import_module('emc.a').run()",
        "def f():\n    importlib.import_module('emc.a')",
    ],
)
def test_a_circle_is_seen(back: str) -> None:
    texts = {"emc.a": "from emc.b import y", "emc.b": "import emc.c", "emc.c": back, "emc.d": "import emc.a"}
    assert circle(graph(texts)) == ["emc.a", "emc.b", "emc.c"]
    assert circle(graph({**texts, "emc.c": "import os"})) == []


def test_the_rule_bites() -> None:
    assert wrong(PACKAGE / "front" / "x.py", "from emc.ir.module import Module") != []
    assert wrong(PACKAGE / "ir" / "x.py", "from emc import lower") != []
    assert wrong(PACKAGE / "engines" / "x.py", "import emc.front.tree") == []
    assert inside(ast.parse("def f():\n    from emc import lower\n")) != []
