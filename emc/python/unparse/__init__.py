"""From Python's syntax to EM-C's own: `emc to-emc FILE.py`.

    text = to_emc(source, unit, faults)

In: a program in Python's syntax, and its typed unit. Out: a file of the same program in EM-C, which has the same IR.
Constants that a function uses by name become `#define`s; comments and docstrings stay.

    expressions, statements     the tree as text
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterable

from emc.faults import Faults
from emc.front import tree, typed
from emc.front.build import declared_name, function_of
from emc.front.types import Array, Pointer
from emc.lang.c import HEADERS
from emc.python import written
from emc.python.program import Written, deep
from emc.python.unparse.expressions import Text
from emc.python.unparse.statements import Lines, Statements
from emc.python.walk import walk
from emc.source import Span
from emc.texts import Source

NO_NAME = "E0605"
RESERVED = frozenset(
    """
    auto break case char const continue default do double else enum extern float for goto if inline int long register
    restrict return short signed sizeof static struct switch typedef union unsigned void volatile while typeof asm
    global shared forkwith dowith update where everywhere iterate parallel packet_type N_PE PE_ROWS PE_COLS
    reductionsum reductionmax reductionmin reductionprod reductionand reductionor reductionxor
    """.split()  # noqa: SIM905
)
_VALUES = (typed.Load, typed.Call, typed.RemoteCall, typed.Packet, typed.Convert, typed.Builtin, typed.Conditional,
           typed.Assign, typed.Update, typed.Comma)  # fmt: skip


def to_emc(source: Source, unit: typed.Unit, faults: Faults) -> str:
    """The program as an EM-C file. Raises Faulty."""
    program = written(source)
    _check_names(program, faults)
    faults.stop_if_any()
    names = _constants(program)
    by_id = {node: name for node, name in program.spelled.items() if name in names}
    lines = Lines(*_comments(source.text))
    statements = Statements(Text(_pointers(unit, program), by_id), lines)
    about = _docstrings(source.text)
    with deep():
        for item in program.items:
            _write(item, statements, about)
    lines.before(source.text.count("\n") + 2)
    body = "\n".join(lines.lines).strip("\n")
    head = "".join(f"// {line}".rstrip() + "\n" for line in about.get(0, ()))
    includes = "".join(f"#include <{header}>\n" for header in sorted(program.headers) if header != "emc.h")
    first, body = _opening(body)
    defines = "".join(f"#define {name} {_value(statements.text, value)}\n" for name, value in names.items())
    parts = [head + first, includes + defines, body + "\n"]
    return "\n".join(part for part in parts if part.strip())


def _write(item: tree.Node, statements: Statements, about: dict[int, list[str]]) -> None:
    if isinstance(item, tree.FunctionDefinition):
        statements.function(item, about.get(item.declarator.span.line, ()))
        return
    assert isinstance(item, tree.Declaration)
    if not item.declarators:
        statements.struct(item)
    elif function_of(item.declarators[0].declarator):  # a prototype, whose place is that of its function
        text = statements.text.declared(item.specifiers, item.declarators[0].declarator)
        statements.separate()
        statements.lines.add(f"{text};")
    else:
        statements.declaration(item)


def _check_names(program: Written, faults: Faults) -> None:
    for one in walk(program.items):
        if isinstance(one, tree.Named) and one.name in RESERVED:
            text = f"the name `{one.name}` is reserved in EM-C"
            faults.error(NO_NAME, one.span, text, "rename it")


def _constants(program: Written) -> dict[str, tree.Expression]:
    """The constants that can become macros, because nothing else in the program has their names."""
    taken = {one.name for one in walk(program.items) if isinstance(one, tree.Named)}
    found: dict[str, tree.Expression] = {}
    for name, value in program.constants.items():
        plain = name.isidentifier() and name not in taken | RESERVED | HEADERS.keys()
        if plain and isinstance(value, tree.Node) and not isinstance(value, tree.Name):
            found[name] = value  # type: ignore[assignment]
    return found


def _value(text: Text, value: tree.Expression) -> str:
    plain = Text(text.pointers, {}).expression(value)
    return plain if isinstance(value, tree.Number | tree.String) else f"({plain})"


def _pointers(unit: typed.Unit, program: Written) -> set[Span]:
    """The places of the expressions that are pointers, so that their members come after `->`."""
    bases = {one.base.span: one.base for one in walk(program.items) if isinstance(one, tree.Member)}
    found = _declared(program, bases.values())
    for one in walk(unit.functions):
        base = bases.get(one.span) if isinstance(one, typed.Value) else None
        if base is None:
            continue
        value = isinstance(one, _VALUES) or (isinstance(one, typed.PointerAdd) and isinstance(base, tree.Binary))
        array = isinstance(one, typed.Variable | typed.MemberOf) and isinstance(one.type, Array)
        if (value and isinstance(one.type, Pointer)) or array:
            found.add(one.span)
    return found


def _declared(program: Written, bases: Iterable[tree.Expression]) -> set[Span]:
    """The places of names that are declared as pointers. (The operand of `sizeof` is not in the typed tree.)"""
    pointers = {
        declared_name(one.declarator).name
        for one in walk(program.items)
        if isinstance(one, tree.InitDeclarator | tree.Parameter) and isinstance(one.declarator, tree.Pointer)
    }
    inside = {
        id(name)
        for one in walk(program.items)
        if isinstance(one, tree.SizeofExpression)
        for name in walk(one.operand)
        if isinstance(name, tree.Name) and name.name in pointers
    }
    return {one.span for one in bases if id(one) in inside}


# ---- comments


def _comments(text: str) -> tuple[dict[int, str], set[int], set[int]]:
    """(the comments by line, the lines that are only a comment, the empty lines)"""
    lines = text.split("\n")
    comments: dict[int, str] = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            comments[token.start[0]] = token.string.lstrip("#").strip()
    whole = {number for number in comments if lines[number - 1].lstrip().startswith("#")}
    return comments, whole, {number for number, line in enumerate(lines, 1) if not line.strip()}


def _docstrings(text: str) -> dict[int, list[str]]:
    """The docstrings, by the line of the `def`; 0: of the file."""
    module = ast.parse(text)
    found = {0: ast.get_docstring(module)}
    found |= {node.lineno: ast.get_docstring(node) for node in ast.walk(module) if isinstance(node, ast.FunctionDef)}
    return {line: doc.split("\n") for line, doc in found.items() if doc}


def _opening(body: str) -> tuple[str, str]:
    """The comment at the beginning of a file, which stays before the includes."""
    lines = body.split("\n")
    count = next((n for n, line in enumerate(lines) if not line.startswith("//")), len(lines))
    return "".join(f"{line}\n" for line in lines[:count]), "\n".join(lines[count:]).strip("\n")
