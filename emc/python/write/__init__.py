"""From EM-C's own syntax to Python's: `emc to-python FILE.emc`.

    text = to_python(source, settings, faults)

In: a text that compiles. Out: a Python file of the same program, which has the same IR. Constants of the preprocessor
become constants of Python, headers of the program become a part of the file, comments stay. A form that Python does not
have gives a fault: `goto`, cases that fall through, unions, bit-fields, macros with arguments.

    flat            the text: headers, constants, comments
    words, kinds    names and types
    expressions, statements, ranges, cases
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, cast

from emc.contents import text as contents_of
from emc.dataclass import replace
from emc.faults import Faults
from emc.front import tree, typed
from emc.front.build import declared_name
from emc.front.check import check
from emc.front.parse import parse_tokens
from emc.front.preprocess import Preprocessed
from emc.front.types import Float
from emc.lang import words as lang
from emc.python.reader import pythonic
from emc.python.types import VOID, Array, Function
from emc.python.walk import walk
from emc.python.write.expressions import Expressions
from emc.python.write.flat import NO_FORM, Flat, NoForm, flatten
from emc.python.write.kinds import Kinds, decayed
from emc.python.write.ranges import Uses
from emc.python.write.statements import Lines, Statements
from emc.python.write.words import Words
from emc.source import Span
from emc.target import Target
from emc.texts import Source, folder_of

Preprocess = Callable[[str], Preprocessed]


def to_python(source: Source, preprocess: Preprocess, target: Target, faults: Faults) -> str:
    """The program as a Python file. preprocess: the tokens of a text with the compiler's settings. Raises Faulty."""
    flat = flatten(source.name, source.text, lambda name: _header(source, name), faults)
    faults.stop_if_any()
    unit = parse_tokens(preprocess("\n".join(flat.parsed)), faults)
    faults.stop_if_any()
    found = _fractions(preprocess("\n".join(flat.checked)), target, faults)
    faults.stop_if_any()
    items = tuple(item for item in unit.items if item.span.file == source.name)
    text = _Writer(flat, replace(unit, items=items), found, preprocess, faults).text()
    faults.stop_if_any()
    return text


def _header(source: Source, name: str) -> str | None:
    try:
        return contents_of(os.path.join(folder_of(source), name), "utf-8-sig", "replace")
    except OSError:
        return None


def _fractions(found: Preprocessed, target: Target, faults: Faults) -> Mapping[Span, bool]:
    """For each division: whether its result is a float."""
    unit = check(parse_tokens(found, faults), target, faults)
    made: dict[Span, bool] = {}
    for one in walk(unit.functions):
        if isinstance(one, typed.Binary | typed.Update) and one.op == "/":
            made[one.span] = isinstance(one.compute if isinstance(one, typed.Update) else one.type, Float)
    return made


class _Writer:
    def __init__(
        self, flat: Flat, unit: tree.Unit, fractions: Mapping[Span, bool], preprocess: Preprocess, faults: Faults
    ):
        self.flat, self.unit, self.preprocess, self.faults = flat, unit, preprocess, faults
        names = _names(unit)
        constants = {name for name, _ in flat.constants.values()}
        self.words = Words({*names, *constants}, self._text)
        self.words.known |= constants
        self.kinds = Kinds(self.words)
        self.expressions = Expressions(self.kinds, fractions)
        self.expressions.floats |= _floats(unit)
        self.expressions.functions |= {
            declared_name(one.declarator).name for one in unit.items if isinstance(one, tree.FunctionDefinition)
        }
        self.lines = Lines(flat.written, flat.comments)
        self.scope = {
            declared_name(one.declarator).name
            for item in unit.items
            if isinstance(item, tree.Declaration) and "typedef" not in item.specifiers.storage
            for one in item.declarators
        }
        self.words.known |= names
        self.statements = Statements(self.kinds, self.expressions, self.lines, self.scope)

    def _text(self, node: tree.Expression) -> str:
        return self.expressions.text(node)

    def text(self) -> str:
        work: list[tuple[int, Any]] = [(line, one) for line, one in self.flat.constants.items()]
        work += [(item.span.line, item) for item in self.unit.items]
        for line, one in sorted(work, key=lambda pair: pair[0]):
            try:
                self.constant(line, *cast("tuple[str, str]", one)) if isinstance(one, tuple) else self.item(one)
            except NoForm as wrong:
                text = f"Python's syntax has no form for {wrong.text}"
                self.faults.error(NO_FORM, self.flat.origin(wrong.span), text, "rewrite it in EM-C first")
        self.lines.before(len(self.flat.written) + 1)
        body = "\n".join(self.lines.lines).strip("\n")
        head, _, rest = _opening(body)
        gap = "\n" if rest.lstrip("#").startswith(("@", "class ")) or rest.startswith("# ") else ""
        return f"{head}{self.words.imports()}\n\n{gap}{rest}\n"

    # ---- outside of functions

    def constant(self, line: int, name: str, body: str) -> None:
        unit = parse_tokens(self.preprocess(f"__auto_type {name} = {body};"), Faults())
        made = unit.items[-1]
        assert isinstance(made, tree.Declaration)
        value = made.declarators[0].initialiser
        assert value is not None and not isinstance(value, tree.InitList)
        note = self.flat.comments.pop(line, None)
        self.lines.before(line)
        self.lines.lines.append(f"{name} = {self.expressions.text(value)}" + (f"  # {note}" if note else ""))
        if isinstance(value, tree.Number):
            self.words.positive.add(name)
        if self.expressions.fraction(value):
            self.expressions.floats.add(name)

    def item(self, item: tree.FunctionDefinition | tree.Declaration | tree.StaticAssert) -> None:
        if isinstance(item, tree.StaticAssert):
            raise NoForm(item, "`_Static_assert`")
        item = replace(item, specifiers=self.types(item))
        if isinstance(item, tree.FunctionDefinition):
            self.function(item)
            return
        for one in item.declarators:
            self.declared(item, one)

    def types(self, item: tree.FunctionDefinition | tree.Declaration) -> tree.Specifiers:
        """Writes the types that an item defines, and returns its specifiers with their names only."""
        specifiers = item.specifiers
        for index, one in enumerate(specifiers.types):
            if isinstance(one, tree.StructSpecifier) and one.members is not None:
                named = replace(one, tag=self.struct(item, one), members=None)
                specifiers = replace(
                    specifiers, types=(*specifiers.types[:index], named, *specifiers.types[index + 1 :])
                )
            elif isinstance(one, tree.EnumSpecifier) and one.members is not None:
                self.enum(item, one)
        return specifiers

    def declared(self, item: tree.Declaration, one: tree.InitDeclarator) -> None:
        kind = self.kinds.of(item.specifiers, one.declarator)
        name = declared_name(one.declarator).name
        if "typedef" in item.specifiers.storage:
            self.kinds.typedefs[name] = kind
            return
        if isinstance(kind, Function) or "extern" in item.specifiers.storage:
            return  # a prototype
        maker = "spread" if declared_name(one.declarator).place == "global" else "each"
        line = self.statements.declared(name, kind, one, maker)
        self.wanted()
        if "static" in item.specifiers.storage:
            target, _, value = line.partition(" = ")
            line = f"{target} = {self.words.use('static')}({value})"
        self.lines.add(line, item)

    def struct(self, item: tree.FunctionDefinition | tree.Declaration, one: tree.StructSpecifier) -> str:
        if one.word == "union":
            raise NoForm(one, "a union")
        if one.alignments:
            raise NoForm(one, "a packed or aligned struct")
        tag = one.tag or self._tag_of(item)
        members: list[tuple[str, str]] = []
        kinds: list[Any] = []
        for member in one.members or ():
            if isinstance(member, tree.StaticAssert) or not member.declarators:
                raise NoForm(member, "a member without a name")
            for declarator in member.declarators:
                if declarator.width is not None or declarator.declarator is None:
                    raise NoForm(declarator, "a bit-field")
                kind = self.kinds.of(member.specifiers, declarator.declarator)
                name = declared_name(declarator.declarator).name
                kinds.append((name, kind))
                if isinstance(kind, Array):
                    made = self.statements.array(kind, declarator.declarator, "", "array")
                    members.append((f"{pythonic(name)} = {made}", ""))
                else:
                    members.append((f"{pythonic(name)}: {self.kinds.spell(kind)}", ""))
        self.kinds.members[tag] = kinds
        self.wanted()
        self.definition(item)
        self.lines.add(f"@{self.words.use('struct')}")
        self.lines.add(f"class {self.kinds.tag(tag)}:", item)
        for text, _ in members:
            self.lines.lines.append(f"    {text}")
        self.lines.lines += ["", ""]
        return tag

    def _tag_of(self, item: tree.FunctionDefinition | tree.Declaration) -> str:
        declarators = (item,) if isinstance(item, tree.FunctionDefinition) else item.declarators
        return declared_name(declarators[0].declarator).name if declarators else "struct"

    def enum(self, item: tree.FunctionDefinition | tree.Declaration, one: tree.EnumSpecifier) -> None:
        before = ""
        self.kinds.defined.add(id(one))
        for member in one.members or ():
            value = f"{before} + 1" if before else "0"
            if member.value is not None:
                value = self.expressions.text(member.value)
            self.lines.add(f"{pythonic(member.name)} = {value}", item)
            before = pythonic(member.name)

    def definition(self, item: tree.Node) -> None:
        """Two empty lines before a definition, and the comments on it."""
        self.lines.before(item.span.line)
        lines = self.lines.lines
        at = len(lines)
        while at and lines[at - 1].startswith("#"):
            at -= 1
        while at and not lines[at - 1].strip():
            lines.pop(at - 1)
            at -= 1
        if at:
            lines[at:at] = ["", ""]

    def wanted(self) -> None:
        """The types of arrays that a definition needs."""
        for line in self.kinds.wanted:
            self.lines.lines += ["", "", line, "", ""]
        self.kinds.wanted.clear()

    # ---- functions

    def function(self, item: tree.FunctionDefinition) -> None:
        kind = self.kinds.of(item.specifiers, item.declarator)
        if not item.specifiers.types and "packet_type" in item.specifiers.function and isinstance(kind, Function):
            kind = replace(kind, result=VOID)
        declarator: Any = item.declarator
        while not isinstance(declarator, tree.Function) or not isinstance(declarator.inner, tree.Named):
            declarator = declarator.inner
        assert isinstance(kind, Function)
        names = [declared_name(p.declarator).name for p in declarator.parameters]
        if "" in names:
            raise NoForm(item, "a parameter without a name")
        parameters = [
            f"{pythonic(name)}: {self.kinds.spell(decayed(one))}"
            for name, one in zip(names, kind.parameters, strict=True)
        ]
        self.expressions.kinds_of |= dict(zip(names, map(decayed, kind.parameters), strict=True))
        self.wanted()
        self.definition(item)
        words = [w for w in ("packet_type", "inline") if w in item.specifiers.function]
        if "static" in item.specifiers.storage:
            words.insert(0, "static")
        for word in words or ["function"]:
            self.lines.add(f"@{self.words.use(word)}")
        head = f"def {pythonic(declarator.inner.name)}({', '.join(parameters)}) -> {self.kinds.spell(kind.result)}:"
        note = self.flat.comments.pop(item.span.line, None) if item.body.span.line > item.span.line else None
        self.lines.lines.append(head + (f"  # {note}" if note else ""))
        self.lines.done = max(self.lines.done, item.body.span.line)
        wanted = self._globals(item, set(names))
        self.statements.addressed = _addressed(item)
        self.statements.uses = _uses(item)
        self.statements.scopes = [set(names)]
        self.statements.block(item.body, *([f"global {', '.join(wanted)}"] if wanted else []))
        self.wanted_before(head)
        self.lines.lines += ["", ""]

    def wanted_before(self, head: str) -> None:
        """Writes the types of arrays that a body needs, before its function."""
        if not self.kinds.wanted:
            return
        lines = self.lines.lines
        at = max(n for n, line in enumerate(lines) if line.startswith(head[: head.index("(")]))
        while at and (lines[at - 1].startswith(("@", "#"))):
            at -= 1
        lines[at:at] = [line for one in self.kinds.wanted for line in (one, "", "")]
        self.kinds.wanted.clear()

    def _globals(self, item: tree.FunctionDefinition, own: set[str]) -> list[str]:
        """The objects of the program that a function sets."""
        nodes = list(walk(item.body))
        own |= {declared_name(one.declarator).name for one in nodes if isinstance(one, tree.InitDeclarator)}
        found: set[str] = set()
        for one in nodes:
            target = None
            if isinstance(one, tree.Assign):
                target = one.left
            elif isinstance(one, tree.Postfix) or (isinstance(one, tree.Unary) and one.op in ("++", "--")):
                target = one.operand
            if isinstance(target, tree.Name) and target.name in (self.scope | lang.HEADERS.keys()) - own:
                found.add(target.name)
        return sorted(map(pythonic, found))


def _names(unit: tree.Unit) -> set[str]:
    """The names that a program declares, without those of members, which have a name space of their own."""
    nodes = list(walk(unit))
    members = {id(declared_name(o.declarator)) for o in nodes if isinstance(o, tree.MemberDeclarator) and o.declarator}
    return {one.name for one in nodes if isinstance(one, tree.Named) and id(one) not in members}


def _uses(item: tree.FunctionDefinition) -> Uses:
    """The places where a function has each name, in the order of the text, and whether each place reads the name."""
    nodes = list(walk(item.body))
    sets = {id(one.left) for one in nodes if isinstance(one, tree.Assign) and one.op == "="}
    found: dict[str, list[tuple[tuple[int, int], bool]]] = {}
    names = [one for one in nodes if isinstance(one, tree.Name)]
    for one in sorted(names, key=lambda one: (one.span.line, one.span.column)):
        found.setdefault(pythonic(one.name), []).append(((one.span.line, one.span.column), id(one) not in sets))
    return found


def _addressed(item: tree.FunctionDefinition) -> set[str]:
    """The variables whose addresses a function takes."""
    taken = (one.operand for one in walk(item.body) if isinstance(one, tree.Unary) and one.op == "&")
    return {one.name for one in taken if isinstance(one, tree.Name)}


def _floats(unit: tree.Unit) -> set[str]:
    """The names that are declared as floats, or as arrays of floats."""
    found: set[str] = set()
    for one in walk(unit):
        if isinstance(one, tree.Declaration | tree.MemberDeclaration | tree.Parameter):
            words = {part.word for part in one.specifiers.types if isinstance(part, tree.Basic)}
            if words & {"float", "double"}:
                found |= {inner.name for inner in walk(one) if isinstance(inner, tree.Named)}
    return found


def _opening(body: str) -> tuple[str, str, str]:
    """The comment at the beginning of a file, which stays before the imports."""
    lines = body.split("\n")
    count = next((n for n, line in enumerate(lines) if not line.startswith("#")), len(lines))
    head = "".join(f"{line}\n" for line in lines[:count])
    return (f"{head}\n" if head else ""), "", "\n".join(lines[count:]).strip("\n")
