"""The parser's actions: for each rule of grammar/emc.lark a method that makes the rule's node from its parts.

A method gets the span of the rule's text, from the first token to the end of the last one, and the parts: words, nodes,
and the results of other methods. Methods whose rules open or close a scope, or declare a name, update the scopes.
"""

from __future__ import annotations

from typing import Any

from emc.dataclass import dataclass, replace
from emc.front import tree
from emc.front.lex import Word
from emc.front.scan import span as span_of
from emc.front.scopes import Scopes
from emc.source import Span

Parts = list[Any]


@dataclass(frozen=True, slots=True)
class Opened:
    """A scope that was opened here."""

    depth: int  # how many scopes were open before
    parts: tuple[Any, ...] = ()  # what the rule around it needs


@dataclass(frozen=True, slots=True)
class Parameters:
    """A parameter list that has not yet been attached to a declarator."""

    span: Span
    parameters: tuple[tree.Parameter, ...]
    variadic: bool
    names: tuple[tree.Name, ...] | None


@dataclass(frozen=True, slots=True)
class Aligned:
    """A declarator and the alignments after it, before the initialiser."""

    declarator: tree.Declarator
    alignments: tuple[tree.Alignment, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause of a task block. `update (names)` has op "update"."""

    span: Span
    op: str
    names: tuple[tree.Name, ...]


def after(span: Span) -> Span:
    """The empty span at the end of another one. An abstract declarator would have its name there."""
    return Span(span.file, span.end_line, span.end_column, span.end_line, span.end_column)


def before(span: Span) -> Span:
    return Span(span.file, span.line, span.column, span.line, span.column)


def declared_name(declarator: tree.Declarator) -> tree.Named:
    """The innermost part of a declarator: the name."""
    while not isinstance(declarator, tree.Named):
        declarator = declarator.inner
    return declarator


def function_of(declarator: tree.Declarator) -> tree.Function | None:
    """The parameter list of a function's declarator: the list that is nearest to the name."""
    found = None
    while not isinstance(declarator, tree.Named):
        found = declarator if isinstance(declarator, tree.Function) else None
        declarator = declarator.inner
    return found


def _node(make: Any) -> Any:
    """A method that makes a node of the parts without changes."""

    def method(self: Builder, span: Span, parts: Parts) -> Any:
        return make(span, *parts)

    return method


class Builder:
    """Makes the nodes of the tree. stack: the parser's values below the values of the rule that is being reduced."""

    def __init__(self, scopes: Scopes, stack: list[Any]):
        self.scopes = scopes
        self.stack = stack

    # ---- a source file

    def unit(self, span: Span, parts: Parts) -> tree.Unit:
        return tree.Unit(span, tuple(parts))

    def function_head(self, span: Span, parts: Parts) -> Opened:
        declarator = parts[-1]
        specifiers = parts[0] if len(parts) == 2 else tree.Specifiers(before(span), (), (), (), ())
        self.scopes.enter(declared_name(declarator).name, False)
        opened = Opened(self.scopes.depth, (specifiers, declarator))
        self.scopes.open()
        function = function_of(declarator)
        if function:
            for parameter in function.parameters:
                self.scopes.enter(declared_name(parameter.declarator).name, False)
            for name in function.names or ():
                self.scopes.enter(name.name, False)
        return opened

    def function_definition(self, span: Span, parts: Parts) -> tree.FunctionDefinition:
        opened, old_style, body = parts[0], parts[1:-1], parts[-1]
        self.scopes.close(opened.depth)
        specifiers, declarator = opened.parts
        return tree.FunctionDefinition(span, specifiers, declarator, tuple(old_style), body)

    def declaration(self, span: Span, parts: Parts) -> tree.Declaration:
        return tree.Declaration(span, parts[0], tuple(parts[1:]))

    def declared(self, span: Span, parts: Parts) -> Any:
        for value in reversed(self.stack):
            if isinstance(value, tree.Specifiers):
                self.scopes.enter(declared_name(parts[0]).name, "typedef" in value.storage)
                break
        return Aligned(parts[0], tuple(parts[1:]))

    def init_declarator(self, span: Span, parts: Parts) -> tree.InitDeclarator:
        what = parts[0]
        return tree.InitDeclarator(span, what.declarator, parts[1] if len(parts) == 2 else None, what.alignments)

    def alignment(self, span: Span, parts: Parts) -> tree.Alignment:
        return tree.Alignment(span, None if isinstance(parts[-1], Word) else parts[-1])

    def static_assert(self, span: Span, parts: Parts) -> tree.StaticAssert:
        return tree.StaticAssert(span, parts[0], parts[1] if len(parts) == 2 else None)

    # ---- types

    def specifiers(self, span: Span, parts: Parts) -> tree.Specifiers:
        sorts: dict[str, list[Any]] = {
            "STORAGE": [],
            "QUALIFIER": [],
            "FUNCTION_WORD": [],
            "BASIC": [],
            "STRAY_PLACE": [],
            "ALIGNMENT": [],
        }
        for part in parts:
            if isinstance(part, tree.Alignment):
                _align(sorts["BASIC"], sorts["ALIGNMENT"], part)
            elif not isinstance(part, Word):
                sorts["BASIC"].append(part)
            elif part.kind == "BASIC":
                sorts["BASIC"].append(tree.Basic(span_of(part.place), part.text))
            elif part.kind == "packet_type":
                sorts["FUNCTION_WORD"].append(part.text)
            elif part.kind == "PLACE":
                sorts["STRAY_PLACE"].append((part.text, span_of(part.place)))
            else:
                sorts[part.kind].append(part.text)
        return tree.Specifiers(span, *(tuple(sort) for sort in sorts.values()))

    def typedef_name(self, span: Span, parts: Parts) -> tree.TypedefName:
        return tree.TypedefName(span, parts[0].text)

    def struct_reference(self, span: Span, parts: Parts) -> tree.StructSpecifier:
        return tree.StructSpecifier(span, parts[0].text, parts[-1].text, None)

    def struct_specifier(self, span: Span, parts: Parts) -> tree.StructSpecifier:
        word, *rest = parts
        alignments = tuple(part for part in rest if isinstance(part, tree.Alignment))
        rest = rest[len(alignments) :]
        tag = rest.pop(0).text if rest and isinstance(rest[0], Word) else None
        return tree.StructSpecifier(span, word.text, tag, tuple(rest), alignments)

    def member_declaration(self, span: Span, parts: Parts) -> tree.MemberDeclaration:
        return tree.MemberDeclaration(span, parts[0], tuple(parts[1:]))

    def member_declarator(self, span: Span, parts: Parts) -> tree.MemberDeclarator:
        alignments = tuple(part for part in parts if isinstance(part, tree.Alignment))
        width = parts[1] if len(parts) - len(alignments) == 2 else None
        return tree.MemberDeclarator(span, parts[0], width, alignments)

    def unnamed_bits(self, span: Span, parts: Parts) -> tree.MemberDeclarator:
        return tree.MemberDeclarator(span, None, parts[0])

    def enum_reference(self, span: Span, parts: Parts) -> tree.EnumSpecifier:
        return tree.EnumSpecifier(span, parts[0].text, None)

    def enum_specifier(self, span: Span, parts: Parts) -> tree.EnumSpecifier:
        named = isinstance(parts[0], Word)
        return tree.EnumSpecifier(span, parts[0].text if named else None, tuple(parts[named:]))

    def enumerator(self, span: Span, parts: Parts) -> tree.Enumerator:
        self.scopes.enter(parts[0].text, False)
        return tree.Enumerator(span, parts[0].text, parts[1] if len(parts) == 2 else None)

    def typeof(self, span: Span, parts: Parts) -> tree.TypeofSpecifier:
        return tree.TypeofSpecifier(span, parts[1])

    def type_name(self, span: Span, parts: Parts) -> tree.TypeName:
        return tree.TypeName(span, parts[0], parts[1] if len(parts) == 2 else tree.Named(after(span), ""))

    # ---- declarators: a part that ends one is (span, a function that wraps the inner declarator)

    def pointer(self, span: Span, parts: Parts) -> tree.Pointer:
        (place, qualifiers), inner = parts
        return tree.Pointer(span, inner, place, qualifiers)

    def star(self, span: Span, parts: Parts) -> tuple[str, tuple[str, ...]]:
        place = parts[0].text if parts and parts[0].kind == "PLACE" else ""
        return place, tuple(p.text for p in parts if p.kind == "QUALIFIER")

    def named(self, span: Span, parts: Parts) -> tree.Named:
        return tree.Named(span, parts[-1].text, parts[0].text if len(parts) == 2 else "")

    def size(self, span: Span, parts: Parts) -> Any:
        return parts[-1] if parts and not isinstance(parts[-1], Word) else None

    def any_size(self, span: Span, parts: Parts) -> tree.AnyLength:
        return tree.AnyLength(span)

    def array(self, span: Span, parts: Parts) -> tree.Array:
        inner, size = parts
        return tree.Array(span, inner, size, isinstance(inner, tree.Array) and inner.near)

    def near_array(self, span: Span, parts: Parts) -> tree.Array:
        return tree.Array(span, parts[0], parts[2], True)

    def function(self, span: Span, parts: Parts) -> tree.Function:
        inner, list_ = parts
        return tree.Function(span, inner, list_.parameters, list_.variadic, list_.names)

    def old_style_function(self, span: Span, parts: Parts) -> tree.Function:
        return tree.Function(span, parts[0], (), False, tuple(parts[1:]))

    def nothing_known(self, span: Span, parts: Parts) -> Parameters:
        return Parameters(span, (), False, ())

    def prototype(self, span: Span, parts: Parts) -> Parameters:
        if len(parts) == 1 and _is_void(parts[0]):
            return Parameters(span, (), False, None)
        return Parameters(span, tuple(parts), False, None)

    def variadic_prototype(self, span: Span, parts: Parts) -> Parameters:
        return Parameters(span, tuple(parts), True, None)

    def parameter(self, span: Span, parts: Parts) -> tree.Parameter:
        return tree.Parameter(span, parts[0], parts[1] if len(parts) == 2 else tree.Named(after(span), ""))

    def abstract_pointer(self, span: Span, parts: Parts) -> tree.Pointer:
        place, qualifiers = parts[0]
        return tree.Pointer(span, tree.Named(after(span), ""), place, qualifiers)

    def abstract_place(self, span: Span, parts: Parts) -> tree.Named:
        return tree.Named(span, "", parts[0].text)

    def abstract_array(self, span: Span, parts: Parts) -> tree.Array:
        return tree.Array(span, tree.Named(before(span), ""), parts[0])

    def abstract_near_array(self, span: Span, parts: Parts) -> tree.Array:
        return tree.Array(span, tree.Named(before(span), ""), parts[1], True)

    def abstract_function(self, span: Span, parts: Parts) -> tree.Function:
        return self.function(span, [tree.Named(before(span), ""), *parts])

    # ---- initialisers

    def initialiser_list(self, span: Span, parts: Parts) -> tree.InitList:
        return tree.InitList(span, tuple(parts))

    def initialiser_item(self, span: Span, parts: Parts) -> tree.InitItem:
        return tree.InitItem(span, tuple(parts[:-1]), parts[-1])

    def member_designator(self, span: Span, parts: Parts) -> tree.Designator:
        return tree.Designator(span, parts[0].text)

    def index_designator(self, span: Span, parts: Parts) -> tree.Designator:
        return tree.Designator(span, None, *parts)

    # ---- statements

    def open_block(self, span: Span, parts: Parts) -> Opened:
        self.scopes.open()
        return Opened(self.scopes.depth - 1)

    open_for = open_block

    def compound(self, span: Span, parts: Parts) -> tree.Compound:
        self.scopes.close(parts[0].depth)
        end = Span(span.file, span.end_line, span.end_column - 1, span.end_line, span.end_column)
        return tree.Compound(span, tuple(parts[1:]), end)

    def expression_statement(self, span: Span, parts: Parts) -> tree.ExpressionStatement:
        return tree.ExpressionStatement(span, parts[0] if parts else None)

    def if_(self, span: Span, parts: Parts) -> tree.If:
        return tree.If(span, parts[0], parts[1], parts[2] if len(parts) == 3 else None)

    def for_(self, span: Span, parts: Parts) -> tree.For:
        self.scopes.close(parts[0].depth)
        return tree.For(span, *parts[1:])

    def optional(self, span: Span, parts: Parts) -> Any:
        return parts[0] if parts else None

    def case(self, span: Span, parts: Parts) -> tree.Case:
        return tree.Case(span, parts[0], None, parts[1])

    def label(self, span: Span, parts: Parts) -> tree.Label:
        return tree.Label(span, parts[0].text, parts[1])

    def goto(self, span: Span, parts: Parts) -> tree.Goto:
        return tree.Goto(span, parts[0].text)

    def return_(self, span: Span, parts: Parts) -> tree.Return:
        return tree.Return(span, parts[0] if parts else None)

    computed_goto = _node(tree.ComputedGoto)

    def local_labels(self, span: Span, parts: Parts) -> tree.LocalLabels:
        return tree.LocalLabels(span, tuple(word.text for word in parts))

    def asm(self, span: Span, parts: Parts) -> tree.Asm:
        text, *lists = (part for part in parts if not isinstance(part, Word))
        outputs, inputs = (lists[n] if n < len(lists) else () for n in range(2))
        return tree.Asm(span, text, outputs, inputs)

    def asm_list(self, span: Span, parts: Parts) -> tuple[tree.AsmOperand, ...]:
        return tuple(parts)

    def asm_operand(self, span: Span, parts: Parts) -> tree.AsmOperand:
        constraint, *value = (part for part in parts if not isinstance(part, Word))
        return tree.AsmOperand(span, constraint, value[0] if value else None)

    while_ = _node(tree.While)
    do_while = _node(tree.DoWhile)
    switch = _node(tree.Switch)
    case_range = _node(tree.Case)
    default = _node(tree.Default)
    break_ = _node(tree.Break)
    continue_ = _node(tree.Continue)

    # ---- EM-C

    def task_block(self, span: Span, parts: Parts) -> tree.TaskBlock:
        return self.placed_task_block(span, [None, *parts])

    def placed_task_block(self, span: Span, parts: Parts) -> tree.TaskBlock:
        place, word, variables, body, *clauses = parts
        updates = [clause for clause in clauses if clause.op == "update"]
        names = tuple(name for clause in updates for name in clause.names) if updates else None
        reductions = tuple(tree.Reduction(c.span, c.op, c.names) for c in clauses if c.op != "update")
        return tree.TaskBlock(span, place, word.text == "dowith", variables, body, names, reductions)

    where = _node(tree.Where)
    iterate = _node(tree.Iterate)
    parallel = _node(tree.Parallel)

    def everywhere(self, span: Span, parts: Parts) -> tree.Everywhere:
        return tree.Everywhere(span, parts[0] if parts else ())

    def update(self, span: Span, parts: Parts) -> Clause:
        return Clause(span, "update", parts[0])

    def reduction(self, span: Span, parts: Parts) -> Clause:
        return Clause(span, parts[0].text.removeprefix("reduction"), parts[1])

    def names(self, span: Span, parts: Parts) -> tuple[tree.Name, ...]:
        return tuple(parts)

    # ---- expressions

    def name(self, span: Span, parts: Parts) -> tree.Name:
        return tree.Name(span, parts[0].text)

    def number(self, span: Span, parts: Parts) -> tree.Number:
        return tree.Number(span, parts[0].text)

    def character(self, span: Span, parts: Parts) -> tree.Character:
        return tree.Character(span, parts[0].text)

    def string(self, span: Span, parts: Parts) -> tree.String:
        return tree.String(span, tuple(word.text for word in parts))

    def binary(self, span: Span, parts: Parts) -> tree.Binary:
        return tree.Binary(span, parts[1].text, parts[0], parts[2])

    def assign(self, span: Span, parts: Parts) -> tree.Assign:
        return tree.Assign(span, parts[1].text, parts[0], parts[2])

    def parenthesised(self, span: Span, parts: Parts) -> Any:
        """Notes that an expression is in parentheses, for a warning. Otherwise parentheses only change the order, which
        is in the tree."""
        inner = parts[0]
        return replace(inner, parens=True) if isinstance(inner, _MARKED) else inner

    def prefix(self, span: Span, parts: Parts) -> tree.Unary:
        return tree.Unary(span, parts[0].text, parts[1])

    def increment(self, span: Span, parts: Parts) -> tree.Postfix:
        return tree.Postfix(span, parts[1].text, parts[0])

    def elvis(self, span: Span, parts: Parts) -> tree.Conditional:
        return tree.Conditional(span, parts[0], None, parts[1])

    def call(self, span: Span, parts: Parts) -> tree.Call:
        return tree.Call(span, parts[0], tuple(parts[1:]))

    def member(self, span: Span, parts: Parts) -> tree.Member:
        return tree.Member(span, parts[0], parts[1].text, span_of(parts[1].place), False)

    def arrow(self, span: Span, parts: Parts) -> tree.Member:
        return replace(self.member(span, parts), arrow=True)

    def sizeof_type(self, span: Span, parts: Parts) -> tree.SizeofType:
        return tree.SizeofType(span, "sizeof", parts[0])

    def association(self, span: Span, parts: Parts) -> tree.Association:
        return tree.Association(span, parts[0] if len(parts) == 2 else None, parts[-1])

    def generic(self, span: Span, parts: Parts) -> tree.Generic:
        return tree.Generic(span, parts[0], tuple(parts[1:]))

    def label_address(self, span: Span, parts: Parts) -> tree.LabelAddress:
        return tree.LabelAddress(span, parts[0].text)

    alignof_expression = _node(tree.AlignofExpression)
    types_compatible = _node(tree.TypesCompatible)

    def alignof_type(self, span: Span, parts: Parts) -> tree.SizeofType:
        return tree.SizeofType(span, "_Alignof", parts[0])

    def offsetof(self, span: Span, parts: Parts) -> tree.OffsetOf:
        return tree.OffsetOf(span, parts[0], tuple(parts[1:]))

    conditional = _node(tree.Conditional)
    cast = _node(tree.Cast)
    index = _node(tree.Index)
    sizeof_expression = _node(tree.SizeofExpression)
    compound_literal = _node(tree.CompoundLiteral)
    statement_expression = _node(tree.StatementExpression)
    va_arg = _node(tree.VaArg)


_MARKED = (tree.Unary, tree.Binary, tree.Assign)


def _align(types: list[Any], others: list[tree.Alignment], what: tree.Alignment) -> None:
    """Assigns alignments among specifiers. An alignment after a struct's braces belongs to the struct; all others
    belong to the declared object. This is decided by their order, since all tokens from one macro have the same
    place."""
    last = types[-1] if types else None
    if isinstance(last, tree.StructSpecifier) and last.members is not None:
        types[-1] = replace(last, alignments=(*last.alignments, what))
    else:
        others.append(what)


def _is_void(parameter: tree.Parameter) -> bool:
    specifiers, declarator = parameter.specifiers, parameter.declarator
    return (
        isinstance(declarator, tree.Named)
        and (declarator.name, declarator.place) == ("", "")
        and len(specifiers.types) == 1
        and isinstance(specifiers.types[0], tree.Basic)
        and specifiers.types[0].word == "void"
    )
