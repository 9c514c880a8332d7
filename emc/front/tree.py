"""The tree: what was written, before anything is known of names and types. One class a form, each with its span.

`int global A[N]:[M];` is a Declaration with Specifiers(int) and an InitDeclarator whose declarator is, from outside in,
Array(Array(Named("A", "global"), N), M, near=True). Declarators nest as C's do: the innermost is the name.
"""

from __future__ import annotations

from typing import TypeAlias

from emc.dataclass import dataclass
from emc.front.types import Place
from emc.source import Span


@dataclass(frozen=True, slots=True)
class Node:
    span: Span


# ---- expressions


@dataclass(frozen=True, slots=True)
class Name(Node):
    name: str


@dataclass(frozen=True, slots=True)
class Number(Node):
    """An integer or floating constant as spelled: `0x10UL`, `1e-3f`."""

    text: str


@dataclass(frozen=True, slots=True)
class Character(Node):
    """A character constant as spelled, quotes included."""

    text: str


@dataclass(frozen=True, slots=True)
class String(Node):
    """Adjacent string literals as spelled, quotes included."""

    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unary(Node):
    """op: `+ - ! ~ * & ++ --` before its operand. parens: of its own, as in Binary and Assign, which warnings ask."""

    op: str
    operand: Expression
    parens: bool = False


@dataclass(frozen=True, slots=True)
class Postfix(Node):
    """op: `++ --` after its operand."""

    op: str
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary(Node):
    """op: `* / % + - << >> < > <= >= == != & ^ | && || ,`."""

    op: str
    left: Expression
    right: Expression
    parens: bool = False


@dataclass(frozen=True, slots=True)
class Assign(Node):
    """op: `= *= /= %= += -= <<= >>= &= ^= |=`."""

    op: str
    left: Expression
    right: Expression
    parens: bool = False


@dataclass(frozen=True, slots=True)
class Conditional(Node):
    """then is None in GNU's `a ?: b`."""

    test: Expression
    then: Expression | None
    other: Expression


@dataclass(frozen=True, slots=True)
class Call(Node):
    function: Expression
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Index(Node):
    base: Expression
    index: Expression


@dataclass(frozen=True, slots=True)
class Member(Node):
    """`base.name`, or `base->name` when arrow."""

    base: Expression
    name: str
    name_span: Span
    arrow: bool


@dataclass(frozen=True, slots=True)
class Cast(Node):
    type: TypeName
    operand: Expression


@dataclass(frozen=True, slots=True)
class SizeofExpression(Node):
    operand: Expression


@dataclass(frozen=True, slots=True)
class AlignofExpression(Node):
    operand: Expression


@dataclass(frozen=True, slots=True)
class SizeofType(Node):
    """op: `sizeof` or `_Alignof`."""

    op: str
    type: TypeName


@dataclass(frozen=True, slots=True)
class CompoundLiteral(Node):
    type: TypeName
    initialiser: InitList


@dataclass(frozen=True, slots=True)
class StatementExpression(Node):
    """GNU's `({ ... })`."""

    body: Compound


@dataclass(frozen=True, slots=True)
class LabelAddress(Node):
    """GNU's `&&label`."""

    name: str


@dataclass(frozen=True, slots=True)
class Association(Node):
    """An arm of `_Generic`; type None: `default`."""

    type: TypeName | None
    value: Expression


@dataclass(frozen=True, slots=True)
class Generic(Node):
    control: Expression
    arms: tuple[Association, ...]


@dataclass(frozen=True, slots=True)
class TypesCompatible(Node):
    """`__builtin_types_compatible_p(a, b)`."""

    left: TypeName
    right: TypeName


@dataclass(frozen=True, slots=True)
class VaArg(Node):
    list: Expression
    type: TypeName


@dataclass(frozen=True, slots=True)
class OffsetOf(Node):
    """`__builtin_offsetof(T, a.b[2])`: path of Member and Index designators."""

    type: TypeName
    path: tuple[Designator, ...]


Expression: TypeAlias = (
    Name
    | Number
    | Character
    | String
    | Unary
    | Postfix
    | Binary
    | Assign
    | Conditional
    | Call
    | Index
    | Member
    | Cast
    | SizeofExpression
    | SizeofType
    | AlignofExpression
    | CompoundLiteral
    | StatementExpression
    | LabelAddress
    | Generic
    | TypesCompatible
    | VaArg
    | OffsetOf
)


# ---- types and declarators


@dataclass(frozen=True, slots=True)
class Basic(Node):
    """One type word: `void char short int long float double signed unsigned _Bool`."""

    word: str


@dataclass(frozen=True, slots=True)
class TypedefName(Node):
    name: str


@dataclass(frozen=True, slots=True)
class Alignment(Node):
    """`packed`, `aligned(to)` or `_Alignas(to)`; to None: packed."""

    to: Expression | TypeName | None


@dataclass(frozen=True, slots=True)
class MemberDeclarator(Node):
    """declarator None: an unnamed bit-field; width None: no bit-field."""

    declarator: Declarator | None
    width: Expression | None
    alignments: tuple[Alignment, ...] = ()


@dataclass(frozen=True, slots=True)
class MemberDeclaration(Node):
    """No declarators: an anonymous struct or union member."""

    specifiers: Specifiers
    declarators: tuple[MemberDeclarator, ...]


@dataclass(frozen=True, slots=True)
class StructSpecifier(Node):
    """word: `struct` or `union`; members None: only named (`struct s`)."""

    word: str
    tag: str | None
    members: tuple[MemberDeclaration | StaticAssert, ...] | None
    alignments: tuple[Alignment, ...] = ()


@dataclass(frozen=True, slots=True)
class Enumerator(Node):
    name: str
    value: Expression | None


@dataclass(frozen=True, slots=True)
class EnumSpecifier(Node):
    tag: str | None
    members: tuple[Enumerator, ...] | None


@dataclass(frozen=True, slots=True)
class TypeofSpecifier(Node):
    operand: Expression | TypeName


TypeSpecifier: TypeAlias = Basic | TypedefName | StructSpecifier | EnumSpecifier | TypeofSpecifier


@dataclass(frozen=True, slots=True)
class Specifiers(Node):
    """storage: `typedef extern static auto register`; qualifiers: `const volatile restrict`; function: `inline`
    `_Noreturn` `packet_type`; places: `global`/`shared` that are among the specifiers, where they mean nothing
    (`global int x`): (word, span) each, for the fault."""

    storage: tuple[str, ...]
    qualifiers: tuple[str, ...]
    function: tuple[str, ...]
    types: tuple[TypeSpecifier, ...]
    places: tuple[tuple[str, Span], ...] = ()
    alignments: tuple[Alignment, ...] = ()


@dataclass(frozen=True, slots=True)
class Named(Node):
    """The heart of a declarator: its name ("" in an abstract one). place: `global` or `shared` before the name."""

    name: str
    place: Place = ""


@dataclass(frozen=True, slots=True)
class Pointer(Node):
    """`*`, `global *`, `shared *`, with the qualifiers after the star."""

    inner: Declarator
    place: Place
    qualifiers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnyLength(Node):
    """The `*` of `[*]`: an array of some length, in a prototype."""


@dataclass(frozen=True, slots=True)
class Array(Node):
    """size None: `[]`. near: this dimension is right of the colon."""

    inner: Declarator
    size: Expression | AnyLength | None
    near: bool = False


@dataclass(frozen=True, slots=True)
class Function(Node):
    """parameters: declarations with exactly one declarator each. names: the identifiers of an old-style list (None in
    a new-style one; `()` has parameters () and names ()). `(void)` has parameters () and names None."""

    inner: Declarator
    parameters: tuple[Parameter, ...]
    variadic: bool
    names: tuple[Name, ...] | None


Declarator: TypeAlias = Named | Pointer | Array | Function


@dataclass(frozen=True, slots=True)
class Parameter(Node):
    specifiers: Specifiers
    declarator: Declarator


@dataclass(frozen=True, slots=True)
class TypeName(Node):
    specifiers: Specifiers
    declarator: Declarator


# ---- initialisers


@dataclass(frozen=True, slots=True)
class Designator(Node):
    """`.name`, `[low]` or GNU's `[low ... high]`: exactly one of name and low is given."""

    name: str | None
    low: Expression | None = None
    high: Expression | None = None


@dataclass(frozen=True, slots=True)
class InitItem(Node):
    designators: tuple[Designator, ...]
    value: Expression | InitList


@dataclass(frozen=True, slots=True)
class InitList(Node):
    items: tuple[InitItem, ...]


# ---- declarations


@dataclass(frozen=True, slots=True)
class InitDeclarator(Node):
    declarator: Declarator
    initialiser: Expression | InitList | None
    alignments: tuple[Alignment, ...] = ()


@dataclass(frozen=True, slots=True)
class Declaration(Node):
    specifiers: Specifiers
    declarators: tuple[InitDeclarator, ...]


@dataclass(frozen=True, slots=True)
class StaticAssert(Node):
    test: Expression
    message: String | None


@dataclass(frozen=True, slots=True)
class FunctionDefinition(Node):
    """old_style: the parameter declarations between declarator and body of a K&R definition."""

    specifiers: Specifiers
    declarator: Declarator
    old_style: tuple[Declaration, ...]
    body: Compound


# ---- statements


@dataclass(frozen=True, slots=True)
class Compound(Node):
    """`{ ... }`; end: the span of the closing brace."""

    items: tuple[Item, ...]
    end: Span


@dataclass(frozen=True, slots=True)
class ExpressionStatement(Node):
    """value None: the empty statement."""

    value: Expression | None


@dataclass(frozen=True, slots=True)
class If(Node):
    test: Expression
    then: Statement
    other: Statement | None


@dataclass(frozen=True, slots=True)
class While(Node):
    test: Expression
    body: Statement


@dataclass(frozen=True, slots=True)
class DoWhile(Node):
    body: Statement
    test: Expression


@dataclass(frozen=True, slots=True)
class For(Node):
    first: Declaration | Expression | None
    test: Expression | None
    step: Expression | None
    body: Statement


@dataclass(frozen=True, slots=True)
class Switch(Node):
    value: Expression
    body: Statement


@dataclass(frozen=True, slots=True)
class Case(Node):
    """high: GNU's `case low ... high:`."""

    low: Expression
    high: Expression | None
    body: Statement


@dataclass(frozen=True, slots=True)
class Default(Node):
    body: Statement


@dataclass(frozen=True, slots=True)
class Label(Node):
    name: str
    body: Statement


@dataclass(frozen=True, slots=True)
class Goto(Node):
    name: str


@dataclass(frozen=True, slots=True)
class ComputedGoto(Node):
    """GNU's `goto *target;`."""

    target: Expression


@dataclass(frozen=True, slots=True)
class LocalLabels(Node):
    """GNU's `__label__ a, b;`: labels of this block alone."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AsmOperand(Node):
    """An operand of an `asm` statement. value: None for something that it clobbers."""

    constraint: String
    value: Expression | None


@dataclass(frozen=True, slots=True)
class Asm(Node):
    """An `asm` without text: what it says to set, and to use."""

    text: String
    outputs: tuple[AsmOperand, ...]
    inputs: tuple[AsmOperand, ...]


@dataclass(frozen=True, slots=True)
class Break(Node):
    pass


@dataclass(frozen=True, slots=True)
class Continue(Node):
    pass


@dataclass(frozen=True, slots=True)
class Return(Node):
    value: Expression | None


# ---- EM-C


@dataclass(frozen=True, slots=True)
class Where(Node):
    pointer: Expression


@dataclass(frozen=True, slots=True)
class Everywhere(Node):
    arrays: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Iterate(Node):
    count: Expression


@dataclass(frozen=True, slots=True)
class Reduction(Node):
    """op: `sum max min prod and or xor`."""

    op: str
    names: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class TaskBlock(Node):
    """`[where | everywhere | iterate] forkwith|dowith (variables) body update (names) reductionsum (names) ...`.
    updates None: no update clause."""

    place: Where | Everywhere | Iterate | None
    wait: bool
    variables: tuple[Name, ...]
    body: Compound
    updates: tuple[Name, ...] | None
    reductions: tuple[Reduction, ...]


@dataclass(frozen=True, slots=True)
class Parallel(Node):
    body: Compound


Statement: TypeAlias = (
    Compound
    | ExpressionStatement
    | If
    | While
    | DoWhile
    | For
    | Switch
    | Case
    | Default
    | Label
    | Goto
    | ComputedGoto
    | Asm
    | Break
    | Continue
    | Return
    | TaskBlock
    | Parallel
)

Item: TypeAlias = Statement | Declaration | StaticAssert | LocalLabels


@dataclass(frozen=True, slots=True)
class Unit(Node):
    """One source file after preprocessing. unused, meetings: where the names are that the attributes `unused` and
    `meeting` are about: (file, line, column)."""

    items: tuple[FunctionDefinition | Declaration | StaticAssert, ...]
    unused: frozenset[tuple[str, int, int]] = frozenset()
    meetings: frozenset[tuple[str, int, int]] = frozenset()
