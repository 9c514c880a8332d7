"""The tree: what was written, before names and types are known. There is one class for each form, each with its span.

`int global A[N]:[M];` is a Declaration with Specifiers(int) and an InitDeclarator. Its declarator is, from outside to
inside, Array(Array(Named("A", "global"), N), M, near=True). Declarators nest as in C: the innermost one is the name.
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
    """An operator before its operand."""

    op: str  # `+ - ! ~ * & ++ --`
    operand: Expression
    parens: bool = False  # it is in parentheses, as in Binary and Assign; warnings use this


@dataclass(frozen=True, slots=True)
class Postfix(Node):
    """An operator after its operand."""

    op: str  # `++ --`
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary(Node):
    """An operator between two operands."""

    op: str  # `* / % + - << >> < > <= >= == != & ^ | && || ,`
    left: Expression
    right: Expression
    parens: bool = False


@dataclass(frozen=True, slots=True)
class Assign(Node):
    """An assignment."""

    op: str  # `= *= /= %= += -= <<= >>= &= ^= |=`
    left: Expression
    right: Expression
    parens: bool = False


@dataclass(frozen=True, slots=True)
class Conditional(Node):
    """A conditional expression. `then` is None in GNU's `a ?: b`."""

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
    """`base.name`, or `base->name` if arrow. None: one of the two, as the base's type demands; Python has only `.`"""

    base: Expression
    name: str
    name_span: Span
    arrow: bool | None


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
    """An operator on a type."""

    op: str  # `sizeof` or `_Alignof`
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
    """An arm of `_Generic`."""

    type: TypeName | None  # None: `default`
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
    """`__builtin_offsetof(T, a.b[2])`. The path consists of Member and Index designators."""

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
    """`packed`, `aligned(to)` or `_Alignas(to)`."""

    to: Expression | TypeName | None  # None: `packed`


@dataclass(frozen=True, slots=True)
class MemberDeclarator(Node):
    """A declarator of a member."""

    declarator: Declarator | None  # None: an unnamed bit-field
    width: Expression | None  # None: not a bit-field
    alignments: tuple[Alignment, ...] = ()


@dataclass(frozen=True, slots=True)
class MemberDeclaration(Node):
    """A declaration of members."""

    specifiers: Specifiers
    declarators: tuple[MemberDeclarator, ...]  # empty: an anonymous struct or union member


@dataclass(frozen=True, slots=True)
class StructSpecifier(Node):
    """A struct or union, defined or only named."""

    word: str  # `struct` or `union`
    tag: str | None
    members: tuple[MemberDeclaration | StaticAssert, ...] | None  # None: only named (`struct s`)
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
    """The specifiers of a declaration."""

    storage: tuple[str, ...]  # `typedef extern static auto register`
    qualifiers: tuple[str, ...]  # `const volatile restrict`
    function: tuple[str, ...]  # `inline` `_Noreturn` `packet_type` `__ni_handler` `__ni_memory`
    types: tuple[TypeSpecifier, ...]
    # each `global` or `shared` among the specifiers, where they mean nothing (`global int x`): (word, span), for the
    # fault
    places: tuple[tuple[str, Span], ...] = ()
    alignments: tuple[Alignment, ...] = ()


@dataclass(frozen=True, slots=True)
class Named(Node):
    """The innermost part of a declarator: its name."""

    name: str  # "" in an abstract declarator
    place: Place = ""  # `global` or `shared` before the name


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
    """An array declarator."""

    inner: Declarator
    size: Expression | AnyLength | None  # None: `[]`
    near: bool = False  # this dimension is right of the colon


@dataclass(frozen=True, slots=True)
class Function(Node):
    """A function declarator. `(void)` has parameters () and names None; `()` has parameters () and names ()."""

    inner: Declarator
    parameters: tuple[Parameter, ...]  # declarations with exactly one declarator each
    variadic: bool
    names: tuple[Name, ...] | None  # the identifiers of an old-style list; None in a new-style one


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
    """`.name`, `[low]` or GNU's `[low ... high]`. Exactly one of name and low is given."""

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
    """The definition of a function."""

    specifiers: Specifiers
    declarator: Declarator
    old_style: tuple[Declaration, ...]  # the parameter declarations between declarator and body of a K&R definition
    body: Compound


# ---- statements


@dataclass(frozen=True, slots=True)
class Compound(Node):
    """A compound statement `{ ... }`."""

    items: tuple[Item, ...]
    end: Span  # of the closing brace


@dataclass(frozen=True, slots=True)
class ExpressionStatement(Node):
    """An expression as a statement."""

    value: Expression | None  # None: the empty statement


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
    """A `case` label."""

    low: Expression
    high: Expression | None  # of GNU's `case low ... high:`
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
    """GNU's `__label__ a, b;`: labels that are local to this block."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AsmOperand(Node):
    """An operand of an `asm` statement."""

    constraint: String
    value: Expression | None  # None: something that it clobbers


@dataclass(frozen=True, slots=True)
class Asm(Node):
    """An `asm` without text: the operands that it sets and uses."""

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
    """A reduction clause."""

    op: str  # `sum max min prod and or xor`
    names: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class TaskBlock(Node):
    """`[where | everywhere | iterate] forkwith|dowith (variables) body update (names) reductionsum (names) ...`."""

    place: Where | Everywhere | Iterate | None
    wait: bool
    variables: tuple[Name, ...]
    body: Compound
    updates: tuple[Name, ...] | None  # None: no update clause
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
    """One source file after preprocessing."""

    items: tuple[FunctionDefinition | Declaration | StaticAssert, ...]
    # the places (file, line, column) of the names with the attribute `unused`
    unused: frozenset[tuple[str, int, int]] = frozenset()
    meetings: frozenset[tuple[str, int, int]] = frozenset()  # those of the names with the attribute `meeting`
