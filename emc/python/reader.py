"""What the reader of Python knows: the program that it makes, and the names that a piece of text sees.

    program = Program(faults)
    reader = Reader(program, file, find)        of one function, struct or object
    reader.value(node)                          the Python value of a name outside the text: a constant, a word, ...

The rules for each class of `ast` are in the files above; they are registered in EXPRESSIONS.
"""

from __future__ import annotations

import ast
import keyword
from collections.abc import Callable
from itertools import count
from typing import Any, TypeVar, cast

from emc.alike import close_matches
from emc.dataclass import dataclass, field
from emc.faults import Faults, Note
from emc.front import tree
from emc.lang import words as lang
from emc.lang.c import TYPE_NAMES
from emc.python.outside import MISSING, attribute_of, constant_key, has_constant_items, item_of
from emc.python.places import PythonFile, file_of, shown_name
from emc.python.refused import CODE, NAME, Refused
from emc.source import Span

DEEPEST = 2_000  # levels of an expression

KINDS: dict[type, tuple[type, ...]] = {  # the statements that make each
    lang.Function: (ast.FunctionDef, ast.AsyncFunctionDef),
    lang.Struct: (ast.ClassDef,),
    lang.ArrayType: (ast.ClassDef,),
    lang.Data: (ast.Assign, ast.AnnAssign),
}

F = TypeVar("F", bound=Callable[..., Any])

EXPRESSIONS: dict[type, Callable[[Reader, Any], tree.Expression]] = {}


def rule(*kinds: type) -> Callable[[F], F]:
    """Registers the rule for expressions of these classes."""

    def enter(function: F) -> F:
        for kind in kinds:
            EXPRESSIONS[kind] = function
        return function

    return enter


@dataclass(slots=True)
class Program:
    """A program that is being read."""

    faults: Faults
    names: dict[str, str] = field(default_factory=dict[str, str])  # of files in messages, by their paths
    called: dict[str, lang.Placed] = field(default_factory=dict[str, lang.Placed])  # what each name of EM-C means
    named: dict[lang.Placed, str] = field(default_factory=dict[lang.Placed, str])  # the other way round
    wanted: list[lang.Placed] = field(default_factory=list[lang.Placed])  # found by their names, to be read
    headers: dict[str, None] = field(default_factory=dict[str, None])
    # `/` and `//` of Python, by their places
    divisions: dict[Span, str] = field(default_factory=dict[Span, str])
    inferred: set[Span] = field(default_factory=set[Span])  # the names of variables whose first value gives their type
    ranges: set[Span] = field(default_factory=set[Span])  # the limits of `range` loops, by their places
    spelled: dict[int, str] = field(default_factory=dict[int, str])  # names of constants, by the ids of their nodes
    constants: dict[str, object] = field(default_factory=dict[str, object])  # those names, and the trees of the values
    kept: int = 0  # the number of variables that were made for values
    values: dict[str, object] = field(default_factory=dict[str, object])  # those names, and the values

    def file(self, one: lang.Placed) -> PythonFile:
        return file_of(one.file, self.names.get(one.file) or shown_name(one.file), one.around)

    def reader_of(self, one: lang.Placed) -> Reader:
        return Reader(self, self.file(one), one.names)

    def use_header(self, header: str) -> None:
        self.headers.setdefault(header)

    def spell(self, name: str, value: object, made: tree.Expression) -> None:
        """Notes that a function uses a constant by its name. If several constants have the name, it stands for none."""
        known = self.values.setdefault(name, value)
        same = known is value or (type(known) is type(value) and not isinstance(value, lang.Later) and known == value)
        self.spelled[id(made)] = name
        self.constants[name] = made if same and self.constants.get(name, made) is not None else None

    def is_library_type(self, word: lang.Word) -> bool:
        return word.kind == "library" and word.name in TYPE_NAMES

    def statement(self, one: lang.Placed) -> ast.stmt:
        """The statement that makes an object of EM-C."""
        found = self.file(one).statement(one.line)
        kind = KINDS[type(one)]
        named = not isinstance(one, lang.Function) or getattr(found, "name", "") == one.__name__
        if found is None or not isinstance(found, kind) or not named:
            what = "no definition of EM-C is in line" if found is None else "another statement is in line"
            raise OSError(
                f"{what} {one.line} of {one.file}: the file has changed since Python read it, or the object has no name"
            )
        return found


@dataclass(slots=True)
class Reader:
    """Reads one function, struct or object."""

    program: Program
    file: PythonFile
    find: Callable[[str], Any]  # the names outside; raises KeyError
    local: frozenset[str] = frozenset()  # the names that belong to the function, as Python has it
    outer: set[str] = field(default_factory=set[str])  # those that `global` names
    scopes: list[dict[str, Span]] = field(default_factory=list[dict[str, Span]])  # what is declared, block by block
    volatile: set[str] = field(default_factory=set[str])  # variables of that qualifier
    block: int = 0  # the number of scopes around the innermost task block, which has its own copies of variables
    ended: dict[str, Span] = field(default_factory=dict[str, Span])  # declared in a block that has ended
    depth: int = 0  # of the expression that is being read
    loops: list[str] = field(default_factory=list[str])  # what `break` would leave: `loop` or `match`
    counting: dict[str, ast.AST] = field(default_factory=dict[str, ast.AST])  # what open `range` loops rely on
    counted: set[str] = field(default_factory=set[str])  # variables of `range` loops that ended, until they are set

    def span(self, node: Any) -> Span:
        return self.file.span(node)

    def fault(self, wrong: Refused) -> None:
        node: Any = wrong.node
        span = self.file.head(node) if isinstance(node, ast.stmt) else self.span(node)
        self.program.faults.error(wrong.code, span, wrong.text, wrong.hint)

    def warn(self, code: str, node: Any, text: str, hint: str, *notes: Note) -> None:
        self.program.faults.warning(code, self.span(node), text, hint, *notes)

    # ---- names

    def declare(self, name: str, span: Span) -> None:
        self.scopes[-1][name] = span

    def note_volatile(self, name: str, kind: object) -> None:
        if "volatile" in getattr(kind, "qualifiers", ()):
            self.volatile.add(name)

    def is_declared(self, name: str) -> bool:
        return any(name in scope for scope in self.scopes)

    def outside(self, name: str) -> Span | None:
        """The place where a block around this one, in the same task block, declares the name; None if none does."""
        return next((scope[name] for scope in self.scopes[self.block : -1] if name in scope), None)

    def is_outer(self, node: ast.expr) -> bool:
        """Whether a name (of `a.b`, the name `a`) is not a local name of the function."""
        while isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
        if not isinstance(node, ast.Name):
            return False
        return not self.is_declared(node.id) and (node.id not in self.local or node.id in self.outer)

    def known(self, node: ast.expr) -> Any:
        """The value of `N`, `module.N`, `Colour.RED` or `SIZES["x"]`, if the name is not local to the function. MISSING
        if there is none, and for a part of an object of EM-C, which has a value only on the machine."""
        if isinstance(node, ast.Attribute):
            return attribute_of(self.known(node.value), node.attr)
        if isinstance(node, ast.Subscript):
            base = self.known(node.value)
            return item_of(base, constant_key(self, node.slice)) if has_constant_items(base) else MISSING
        if not isinstance(node, ast.Name) or not self.is_outer(node):
            return MISSING
        return self.known_outside(node.id)

    def known_outside(self, name: str) -> Any:
        """The value of a name in the text around the function, even if the function has a name of its own that hides
        it."""
        try:
            return self.find(name)
        except KeyError:
            return MISSING

    def value(self, node: ast.expr) -> Any:
        """The value of a name from outside, as `known` finds it. Raises Refused if there is none."""
        found = self.known(node)
        if found is not MISSING:
            return found
        name = ast.unparse(node)
        if isinstance(node, ast.Name) and node.id in lang.ALL:
            raise Refused(node, f"`{name}` is not imported", f"`from emc.lang import {name}`", NAME)
        raise Refused(node, f"`{name}` is not known here", self.hint(name), NAME)

    def hint(self, name: str) -> str:
        near = close_matches(name, sorted({*(n for scope in self.scopes for n in scope), *self.local, *lang.ALL}), 1)
        return f"did you mean `{near[0]}`?" if near and near[0] != name else "set it before, or import it"

    def name_of(self, one: lang.Placed, node: ast.AST) -> str:
        """The EM-C name of something that the program needs: the name in its definition. If that statement was executed
        more than once, as in a function that makes functions, the others are `name_2`, `name_3` ..."""
        program = self.program
        if one not in program.named:
            name = self._new_name(one, node)
            program.called[name], program.named[one] = one, name
        if one not in program.wanted:
            program.wanted.append(one)
        return program.named[one]

    def _new_name(self, one: lang.Placed, node: ast.AST) -> str:
        program = self.program
        written = program.statement(one)
        if isinstance(written, ast.Assign | ast.AnnAssign):
            target = written.targets[0] if isinstance(written, ast.Assign) else written.target
            name = target.id if isinstance(target, ast.Name) else ""
        else:
            name = cast(ast.FunctionDef, written).name
        if not name:
            raise Refused(node, "an object needs a name", "write `A = spread(i32, 100)`", NAME)
        name = plain(name)
        known = program.called.get(name)
        if known is None:
            return name
        if known.file == one.file and known.made_by == one.made_by:
            return next(f"{name}_{i}" for i in count(2) if self._is_free(f"{name}_{i}", one))
        text = f"two parts of this program are called `{name}`: {known.file}:{known.line}, {one.file}:{one.line}"
        together = (known.file, known.line) == (one.file, one.line)
        raise Refused(node, text, "write each in a line of its own" if together else "rename one of them", NAME)

    def _is_free(self, name: str, one: lang.Placed) -> bool:
        return name not in self.program.called and not isinstance(one.around.get(name), lang.Placed)

    # ---- expressions

    def expression(self, node: ast.expr) -> tree.Expression:
        """The tree of an expression. Raises Refused."""
        found = EXPRESSIONS.get(type(node))
        if found is None:
            raise Refused(node, f"`{ast.unparse(node)}` is not in EM-C", code=CODE)
        if self.depth > DEEPEST:
            raise Refused(node, f"this expression has more than {DEEPEST:,} levels", "use variables for its parts")
        self.depth += 1
        try:
            return found(self, node)
        finally:
            self.depth -= 1


_KEYWORDS = frozenset(keyword.kwlist)


def plain(name: str) -> str:
    """The name in EM-C. `from_` is `from`: Python has words that EM-C does not reserve."""
    return name[:-1] if name.endswith("_") and name[:-1] in _KEYWORDS else name


def pythonic(name: str) -> str:
    """The name in Python."""
    return f"{name}_" if name in _KEYWORDS else name
