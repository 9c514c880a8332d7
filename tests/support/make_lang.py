"""Makes emc/lang/c.py and c.pyi, which list the library's names for Python: `python tests/support/make_lang.py`.

For each name that a header of runtime/include declares: the header, and what the name takes and gives, in Python's
types.
"""

from __future__ import annotations

import keyword
import re
import textwrap
from collections.abc import Iterable
from pathlib import Path

from emc import lang, places
from emc.faults import Faults
from emc.front import tree
from emc.front.build import declared_name
from emc.front.parse import parse_tokens
from emc.front.preprocess import preprocess
from emc.lang.words import FORMS
from emc.python.write.kinds import class_of

PACKAGE = Path(lang.__file__).parent
FIRST = ("emc.h", "stdio.h", "stdlib.h", "string.h", "math.h", "limits.h", "stdint.h", "stddef.h", "errno.h")
LEFT_OUT = ("iso646.h", "stdalign.h", "stdnoreturn.h", "stdbool.h", "setjmp.h", "stdarg.h", "uchar.h", "wchar.h",
            "wctype.h", "inttypes.h")  # fmt: skip
WORDS = (
    *("CLOCK_HZ", "MESSAGE_TYPES", "RDMA_ENGINES", "DIMENSIONS", "EXTENTS"),
    *("MESSAGE_EAGER", "EXCHANGE_RDMA", "EXCHANGE_MESSAGE", "INTERFACES", "NODE_PES"),
)
EMC_WORDS = ("ni_memory", "ni_handler")  # macros that stand for words of EM-C
DEFINES = [f"__EMC_{word}__=1" for word in WORDS]
TYPES = [
    "AnyPtr",
    "Const",
    "Global",
    "Ptr",
    "Shared",
    "Text",
    "char",
    "f32",
    "f64",
    "i8",
    "i16",
    "i32",
    "i64",
    "long",
    "u8",
    "u16",
    "u32",
    "u64",
    "ulong",
]
PLACES = {"": "Ptr", "global": "Global", "shared": "Shared"}
BASIC = {"char": "char", "int": "i32", "void": "None", "double": "f64", "float": "f32", "_Bool": "bool"}


def headers() -> list[str]:
    folder = places.runtime() / "include"
    every = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.h"))
    return [*FIRST, *(name for name in every if name not in (*FIRST, *LEFT_OUT))]


def declared(header: str) -> tuple[list[tree.Declaration], dict[str, object]]:
    """What a header declares, and its macros."""
    text = f"#include <{header}>\n"
    found = preprocess(text, "it.emc", [str(places.runtime() / "include")], DEFINES, Faults())
    plain = preprocess("", "it.emc", [str(places.runtime() / "include")], DEFINES, Faults())
    items = [one for one in parse_tokens(found, Faults()).items if isinstance(one, tree.Declaration)]
    macros = {name: macro for name, macro in found.defined.macros.items() if name not in plain.defined.macros}
    return items, macros if header != "emc.h" else {**macros, "PE_EXTENTS": found.defined.macros["PE_EXTENTS"]}


def table() -> tuple[dict[str, str], set[str], dict[str, str], dict[str, str]]:
    """(the header of each name, the names of types, the tags of structs, the line of each name in the stub)"""
    homes: dict[str, str] = {}
    types: set[str] = set()
    tags: dict[str, str] = {}
    lines: dict[str, str] = {}
    for header in headers():
        items, macros = declared(header)
        for item in items:
            for tag in _tags(item.specifiers):
                if (name := class_of(tag)) not in homes:
                    homes[name], tags[name] = header, tag
                    types.add(name)
                    lines[name] = f"class {name}:\n    def __getattr__(self, name: str) -> Any: ..."
            for name in _constants(item.specifiers):
                if name not in homes:
                    homes[name], lines[name] = header, f"{name}: int"
            for one in item.declarators:
                name = declared_name(one.declarator).name
                if name.startswith("_") or name in homes or name in FORMS or keyword.iskeyword(name):
                    continue
                homes[name] = header
                if "typedef" in item.specifiers.storage:
                    types.add(name)
                    lines[name] = _type_line(name, item.specifiers)
                else:
                    lines[name] = _line(name, item.specifiers, one.declarator)
        for name, macro in macros.items():
            hidden = name.startswith("_") or name.endswith("_H") or name == "NULL" or keyword.iskeyword(name)
            hidden = hidden or name in EMC_WORDS
            if not hidden and name not in homes:
                homes[name] = header
                lines[name] = _macro_line(name, macro)
    return homes, types, tags, lines


def _tags(specifiers: tree.Specifiers) -> Iterable[str]:
    """The structs that a declaration defines."""
    structs = [one for one in specifiers.types if isinstance(one, tree.StructSpecifier) and one.members is not None]
    return [one.tag for one in structs if one.tag and not one.tag.startswith("_")]


def _constants(specifiers: tree.Specifiers) -> Iterable[str]:
    """The constants that a declaration defines."""
    enums = [one for one in specifiers.types if isinstance(one, tree.EnumSpecifier)]
    return [member.name for one in enums for member in one.members or () if not member.name.startswith("_")]


def _type_line(name: str, specifiers: tree.Specifiers) -> str:
    inner = spell(specifiers, tree.Named(specifiers.span, ""))
    return f"class {name}:\n    def __getattr__(self, name: str) -> Any: ..." if inner == "Any" else f"{name} = {inner}"


def _line(name: str, specifiers: tree.Specifiers, declarator: tree.Declarator) -> str:
    if not isinstance(declarator, tree.Function | tree.Pointer):
        return f"{name}: {spell(specifiers, declarator)}"
    if not isinstance(core := _core(declarator), tree.Function):
        return f"{name}: {spell(specifiers, declarator)}"
    outside = _outside(declarator, core)
    result = "Any" if outside is None else spell(specifiers, outside)
    given = [spell(p.specifiers, p.declarator) for p in core.parameters]
    taken = [f"{_wanted(one)}" for one in given]
    names = [f"a{n}: {one}" for n, one in enumerate(taken)]
    rest = ["*rest: Any"] if core.variadic else []
    slash = ["/"] if names else []
    return f"def {name}({', '.join([*names, *slash, *rest])}) -> {result}: ..."


def _core(declarator: tree.Declarator) -> tree.Declarator:
    """The part around the name."""
    while not isinstance(declarator.inner, tree.Named):  # type: ignore[union-attr]
        declarator = declarator.inner  # type: ignore[union-attr]
    return declarator


def _outside(declarator: tree.Declarator, core: tree.Declarator) -> tree.Declarator | None:
    """The declarator of the function's result; None for a function that gives a function."""
    if declarator is core:
        return tree.Named(declarator.span, "")
    inner = _outside(declarator.inner, core) if isinstance(declarator, tree.Pointer) else None
    return None if inner is None else tree.Pointer(declarator.span, inner, declarator.place, declarator.qualifiers)


def _wanted(kind: str) -> str:
    """A parameter: a text fits `char *`."""
    return "Text" if kind in ("Ptr[char]", "Ptr[Const[char]]") else kind


def spell(specifiers: tree.Specifiers, declarator: tree.Declarator) -> str:
    """A type in Python's syntax."""
    kind = _base(specifiers)
    parts: list[tree.Declarator] = []
    while not isinstance(declarator, tree.Named):
        parts.append(declarator)
        declarator = declarator.inner
    for part in parts:  # the outermost first, which is the innermost type
        if isinstance(part, tree.Function):
            inner = ", ".join(spell(p.specifiers, p.declarator) for p in part.parameters)
            kind = f"Callable[[{inner}], {kind}]"
        elif isinstance(part, tree.Array):
            kind = f"Ptr[{kind}]"
        elif not kind.startswith("Callable"):
            kind = "AnyPtr" if kind == "None" else f"{PLACES[part.place]}[{kind}]"
    return kind


def _base(specifiers: tree.Specifiers) -> str:
    if any(not isinstance(one, tree.Basic) for one in specifiers.types):
        one = specifiers.types[0]
        if isinstance(one, tree.TypedefName):
            return "Any" if one.name.startswith("_") else one.name
        return "Any"
    words = [one.word for one in specifiers.types if isinstance(one, tree.Basic)]
    long, unsigned = words.count("long"), "unsigned" in words
    if "char" in words and len(words) > 1:
        return "u8" if unsigned else "i8"
    if "short" in words:
        return "u16" if unsigned else "i16"
    if "double" in words:
        return "f64"
    if long:
        return ("u64" if unsigned else "i64") if long == 2 else ("ulong" if unsigned else "long")
    return "u32" if unsigned else BASIC[words[0]] if words else "i32"


def _macro_line(name: str, macro: object) -> str:
    arguments = getattr(macro, "arglist", None)
    if arguments is None:
        return f"{name}: Any"
    return f"def {name}(*arguments: Any) -> Any: ..."


def wrapped(names: Iterable[str]) -> str:
    return textwrap.fill(" ".join(names), 110, initial_indent="\n        ", subsequent_indent="        ")


def files() -> dict[str, str]:
    """The two files, by name."""
    homes, types, tags, lines = table()
    rows = "".join(
        f'    "{header}": """{wrapped(n for n, h in homes.items() if h == header)}""",\n'
        for header in dict.fromkeys(homes.values())
    )
    structs = "".join(f'    "{name}": "{tag}",\n' for name, tag in sorted(tags.items()))
    python = (
        '"""The names of the C library, by headers. Made by tests/support/make_lang.py."""\n\n'
        f"# fmt: off\n_NAMES = {{\n{rows}}}\n"
        f'TYPE_NAMES = frozenset("""{wrapped(sorted(types))}""".split())  # noqa: SIM905\n'
        f"STRUCTS = {{  # their tags\n{structs}}}\n"
        "HEADERS = {name: header for header, names in _NAMES.items() for name in names.split()}\n"
    )
    body = "".join(f"{lines[n]}\n" for n in sorted(homes, key=lambda n: (n not in types, list(homes).index(n))))
    used = [name for name in TYPES if re.search(rf"\b{name}\b", body)]
    stub = (
        "# What the names of the C library take and give. Made by tests/support/make_lang.py.\n"
        "from collections.abc import Callable\nfrom typing import Any\n\n"
        f"from emc.lang.types import {', '.join(used)}\n\n"
        f"HEADERS: dict[str, str]\nSTRUCTS: dict[str, str]\nTYPE_NAMES: frozenset[str]\n{body}"
    )
    return {"c.py": python, "c.pyi": stub}


if __name__ == "__main__":
    for name, text in files().items():
        (PACKAGE / name).write_text(text, encoding="utf-8")
