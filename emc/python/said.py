"""Faults of a program in Python's syntax, in that syntax: the checker speaks of types and constructs as EM-C has them.

    in_python("write `&` before it to make a pointer")      "write `addr(...)` around it to make a pointer"
    in_python("this is `int global *`")                     "this is `Global[i32]`"

Text between backquotes is program text; whole phrases are replaced first. A type, a pointer, a cast and the head
of a block have a form in Python; what has none stays as it is.
"""

from __future__ import annotations

import re

from emc.dataclass import replace
from emc.faults import Fault

OWN = ("E06", "W06")  # faults of this room, which speak Python already
_SCALARS = {
    "void": "None", "char": "char", "signed char": "i8", "unsigned char": "u8", "short": "i16", "unsigned short": "u16",
    "int": "i32", "unsigned int": "u32", "unsigned": "u32", "long": "long", "unsigned long": "ulong", "_Bool": "bool",
    "long long": "i64", "unsigned long long": "u64", "float": "f32", "double": "f64", "bool": "bool",
}  # fmt: skip
_PLACES = {"": "Ptr", "global": "Global", "shared": "Shared"}
_PHRASES = (
    ("write `&` before it to make a pointer", "write `addr(...)` around it to make a pointer"),
    ("write `&` before an object to make a pointer to it", "`addr(...)` of an object makes a pointer to it"),
    ("write a cast if you mean it", "write `i32(...)`, or `cast(...)` for a pointer, if you mean it"),
    ("cast the other side to int", "write `i32(...)` around the other side"),
    ("the value that `*` reads here", "the value that is read here"),
    ("write `(void)` before it", "write `cast(void, ...)`"),
    ("write `dowith ... update", "write `dowith`, and after the block `update"),
    (" of <math.h>", " of emc.lang"),
    (" of <emc/msg.h>", " of emc.lang"),
    ("declare it with `typedef`", "import it"),
    ("write `int main`", "write `def main() -> i32:`"),
)
_WORDS = "where|everywhere|iterate|dowith|forkwith|update|barrier|reduction[a-z]+|if|while"
_LIST = r" ?\((?:[^()]|\([^()]*\))*\)"
_BLOCKS = re.compile(rf"(where|everywhere|iterate)({_LIST})((?: (?:dowith|forkwith){_LIST})*)( \{{ ?\.\.\. ?\}})?(.*)")
_SIZE = re.compile(r"\w+")
_TYPE = re.compile(
    rf"((?:const |volatile )*)({'|'.join(sorted(_SCALARS, key=len, reverse=True))}|(?:struct |union |enum )\w+|T)"
    r"(?![\w])(.*)"
)


def in_python(text: str) -> str:
    """A message or a hint with its types and constructs in Python's form."""
    for emc, python in _PHRASES:
        text = text.replace(emc, python)
    parts = text.split("`")
    if len(parts) % 2 == 0:
        return text
    return "`".join(_code(part) if number % 2 else part for number, part in enumerate(parts))


def told(fault: Fault) -> Fault:
    """The fault, in Python's form."""
    if fault.code.startswith(OWN):
        return fault
    notes = tuple(replace(note, text=in_python(note.text)) for note in fault.notes)
    return replace(fault, text=in_python(fault.text), hint=in_python(fault.hint), notes=notes)


def _code(text: str) -> str:
    """The text between backquotes."""
    if not text or text[0] in "%\"'":
        return text
    kind = _TYPE.fullmatch(text)
    if kind is not None and (found := _declared(kind)) is not None:
        return found
    if text in ("global *", "shared *", "global", "shared"):
        return text.removesuffix(" *").capitalize()
    if (discarded := re.fullmatch(r"\(void\)(\w+);", text)) is not None:
        return f"cast(void, {discarded[1]})"
    if (head := _BLOCKS.fullmatch(text)) is not None:
        return _head(head)
    return _expression(text.removesuffix(";") if len(text) > 1 else text)


def _head(head: re.Match[str]) -> str:
    word, inside, lists, _, after = head.groups()
    lists = re.sub(r" (dowith|forkwith) ?", r", \1", lists)
    clauses = f" ... {_expression(after.strip())}" if after.strip() else ""
    return f"with {word}{_expression(inside.strip())}{_expression(lists)}:{clauses}"


def _expression(text: str) -> str:
    text = re.sub(rf"\b({_WORDS}) (?=\()", r"\1", text)
    text = re.sub(r"(^|[(,=] ?)&([\w.]+(?:\[[^\]]*\])*)", r"\1addr(\2)", text)
    text = re.sub(r"\b(\w+)->", r"\1.", text)
    text = re.sub(r"^\(int\)(?=\w)(.*)", r"i32(\1)", text)
    return text.replace(" && ", " and ").replace(" || ", " or ")


# ---- types


def _declared(match: re.Match[str]) -> str | None:
    """A type, or a declaration of a name; None if it is neither."""
    qualifiers, base, rest = match.groups()
    name = re.search(r"([A-Za-z_]\w*);?$", rest)
    if name is not None and name[1] in ("global", "shared", "const"):
        name = None
    rest = rest[: name.start()] if name is not None else rest
    kind = _typed(_SCALARS.get(base, base.rpartition(" ")[2]), "const" in qualifiers, rest.strip())
    if kind is None or name is None:
        return kind
    return f"{name[1]}: {kind}"


def _typed(kind: str, const: bool, rest: str) -> str | None:
    """The type whose declarator is left of `rest`, which says how it goes on; None if that has another form."""
    if (called := re.fullmatch(r"(?:\(\*\))?\((.*)\)", rest)) is not None:
        inside = [] if called[1] in ("", "void") else called[1].split(", ")
        given = [_TYPE.fullmatch(one) for one in inside]
        parameters = [None if one is None else _declared(one) for one in given]
        return None if None in parameters else f"Callable[[{', '.join(p or '' for p in parameters)}], {kind}]"
    if (star := re.match(r"(global |shared |)\*", rest)) is not None:
        text = kind == "char" and const and not star[1]
        over = "Text" if text else f"{_PLACES[star[1].strip()]}[{kind if kind != 'None' else 'void'}]"
        return _typed(over, False, rest[star.end() :].strip())
    if (spread := re.fullmatch(r"global ((?:\[\w*\])+)", rest)) is not None:
        return f"spread({', '.join([kind, *_SIZE.findall(spread[1])])})"
    if re.fullmatch(r"(?:\[\w*\])+", rest):
        return f"array({', '.join([kind, *_SIZE.findall(rest)])})"
    return kind if not rest else None
