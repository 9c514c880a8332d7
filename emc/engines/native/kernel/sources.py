"""The Python sources from which the kernel is compiled, and a name for their content.

    files()      ship.py, and all modules of emc that it imports, directly or not
    digest()     of the code of these files: comments, docstrings and layout do not change it

The digest is the same on all versions of Python, so a wheel that one of them builds is valid for the others.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import cast

from emc import places

ROOT = "emc.engines.native.kernel.ship"  # the module that makes the kernel's text


def files(root: str = ROOT) -> dict[Path, ast.Module]:
    """The syntax trees of that module and of all modules of emc that it imports, directly or not."""
    found: dict[Path, ast.Module] = {}
    ahead = [_file(root)]
    while ahead:
        path = ahead.pop()
        if path is not None and path not in found:
            found[path] = ast.parse(path.read_text("utf-8"))
            ahead.extend(_imports(found[path]))
    return found


def _imports(tree: ast.Module) -> Iterator[Path | None]:
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for name in node.names:
                yield _file(f"{node.module}.{name.name}") or _file(node.module)
        elif isinstance(node, ast.Import):
            yield from (_file(name.name) for name in node.names)


def _file(module: str) -> Path | None:
    """The file of a module of emc; None if there is no module of that name."""
    path = places.package().parent.joinpath(*module.split("."))
    both = (path.with_suffix(".py"), path / "__init__.py")
    return next((one for one in both if module.startswith("emc.") and one.is_file()), None)


def digest(root: str = ROOT) -> str:
    """The name for the code of these files."""
    made = sha256()
    for path, tree in sorted(files(root).items()):
        made.update("\n".join((path.relative_to(places.package()).as_posix(), *_words(tree), "")).encode())
    return made.hexdigest()[:32]


def _words(node: object) -> Iterator[str]:
    """The contents of a syntax tree, without docstrings and without empty fields, which differ between versions of
    Python."""
    if isinstance(node, ast.AST):
        yield type(node).__name__
        for name, value in ast.iter_fields(node):
            said = _without_empty(cast(list[object], value), node) if isinstance(value, list) else value
            if isinstance(node, ast.Constant) or said not in (None, []):
                yield name
                yield from _words(said)
        yield "."
    elif isinstance(node, list):
        for one in cast(list[object], node):
            yield from _words(one)
    else:
        yield repr(node)


def _without_empty(nodes: list[object], parent: ast.AST) -> list[object]:
    return [node for node in nodes if not _is_empty(node, parent)]


def _is_empty(node: object, parent: ast.AST) -> bool:
    """Whether the node is a string as a statement, or an empty part of an f-string. Only some versions of Python have
    empty parts."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return isinstance(parent, ast.JoinedStr) and isinstance(node, ast.Constant) and node.value == ""
