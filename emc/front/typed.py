"""The typed tree: what a program means. Names are resolved to symbols, every conversion is explicit, sugar is gone.

An *lvalue* node designates an object (Variable, Deref, MemberOf, Literal); `Load` turns it into its value, `Address`
into a pointer. Array-to-pointer decay is `Address` with the type pointer-to-element. An object is remote when it is
reached through a Deref of a `global` or `shared` pointer; everything else is on the executing PE.

`a[i]` is Deref(PointerAdd(Address(a) or Load(a), i)); `p->x` is MemberOf(Deref(p), x). For a spread array A, `A[k]` is
Deref(SpreadElement(A, k)); inside `everywhere (A)` A is Variable(A) with the local array type of its slice.
"""

from __future__ import annotations

from typing import TypeAlias

from emc.dataclass import dataclass, field
from emc.front.types import Member, Type
from emc.source import Span

# ---- symbols: one object each, compared by identity


@dataclass(eq=False, slots=True)
class Automatic:
    """A variable of a function or task block activation. addressed: its address is taken somewhere, or it is an
    aggregate: it lives in frame memory. align: bytes, when it asks for more than its type does. held: an array of
    computed length, whose memory the variable points to."""

    name: str
    type: Type
    span: Span
    addressed: bool = False
    parameter: bool = False
    volatile: bool = False
    align: int = 0
    held: bool = False


@dataclass(frozen=True, slots=True)
class Patch:
    """A word of an image, at a byte offset, that holds the address of a static object or function, plus `addend` bytes;
    element >= 0: the global address of that element of a spread object."""

    offset: int
    symbol: Static | FunctionName
    addend: int = 0
    element: int = -1


@dataclass(frozen=True, slots=True)
class Image:
    """Initial contents; bytes beyond `data` are zero. For a spread object: its elements 0, 1, ... in order."""

    data: bytes
    patches: tuple[Patch, ...] = ()


@dataclass(eq=False, slots=True)
class Static:
    """A file-scope or static object, or a string literal. name: unique at link time (file-private ones carry a suffix
    after `@`); image None: only declared here (extern). type is Spread for a `global` object. tentative: defined
    without initialiser, so that another file may define it."""

    name: str
    type: Type
    span: Span
    image: Image | None = None
    private: bool = False
    tentative: bool = False
    prelude: bool = False
    align: int = 0


@dataclass(eq=False, slots=True)
class FunctionName:
    """A function; name: unique at link time. defined: in this unit. implicit: so far only a call speaks of it. packet:
    it is the handler of a packet type, whose first parameter is where the packets go. unsaid: its definition has `()`
    for parameters, or their names alone, so that calls may give other arguments."""

    name: str
    type: Type
    span: Span
    private: bool = False
    defined: bool = False
    inline: bool = False
    prelude: bool = False
    implicit: bool = False
    packet: bool = False
    unsaid: bool = False


# ---- expressions


@dataclass(frozen=True, slots=True)
class Node:
    span: Span


@dataclass(frozen=True, slots=True)
class Value(Node):
    """An expression; type: of its value (an lvalue's: of the object)."""

    type: Type


@dataclass(frozen=True, slots=True)
class Variable(Value):
    """lvalue. The type may differ from the symbol's: the slice of a spread array, or a completed array type."""

    symbol: Automatic | Static


@dataclass(frozen=True, slots=True)
class Deref(Value):
    """lvalue: what a pointer points to; remote when the pointer's type has a place. length: of an array whose size the
    program computes: how many elements it has."""

    pointer: Expression
    length: Expression | None = None


@dataclass(frozen=True, slots=True)
class MemberOf(Value):
    """lvalue when base is one; base may also be a record value (Load, Call, Conditional, ...)."""

    base: Expression
    member: Member


@dataclass(frozen=True, slots=True)
class Literal(Value):
    """lvalue: a compound literal inside a function; executed initialisation, then the variable itself."""

    initialise: Initialise


@dataclass(frozen=True, slots=True)
class Constant(Value):
    """value: an int in the range of its type (pointers: unsigned 32 bits), or a float (rounded when f32)."""

    value: int | float


@dataclass(frozen=True, slots=True)
class Load(Value):
    """The value of an lvalue: scalar, bit-field or record (arrays only as the source of an Assign)."""

    object: Expression


@dataclass(frozen=True, slots=True)
class Address(Value):
    """A pointer to an lvalue; for arrays either to the array or, decayed, to its first element. Its type has place
    "global" when the lvalue is remote, else ""."""

    object: Expression


@dataclass(frozen=True, slots=True)
class FunctionAddress(Value):
    symbol: FunctionName


@dataclass(frozen=True, slots=True)
class SpreadBase(Value):
    """`A` decayed: a shared pointer to element 0 of a spread array of one dimension."""

    symbol: Static


@dataclass(frozen=True, slots=True)
class SpreadElement(Value):
    """The global pointer to one slot; one int index for each spread dimension (none for an object without)."""

    symbol: Static
    indices: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Convert(Value):
    """To `type`, from any scalar (or to void). Integers: truncate or extend; to _Bool: != 0; int <-> pointer: the bits;
    local pointer -> global or shared one: this PE's global address, null stays null; back: the local address."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class Unary(Value):
    """op: `-` (arithmetic), `~` (integer), `!` (any scalar, type int). The operand is promoted already."""

    op: str
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary(Value):
    """op: `* / % + - & ^ |` on two operands of `type`; `<< >>` with a left of `type`, and a right of any promoted
    integer type; comparisons `< > <= >= == !=` on two operands of one type (pointers too), with type int."""

    op: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Logical(Value):
    """op: `&&` or `||`; scalar operands; type int."""

    op: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Conditional(Value):
    """then and other are of `type` (void included)."""

    test: Expression
    then: Expression
    other: Expression


@dataclass(frozen=True, slots=True)
class Comma(Value):
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class PointerAdd(Value):
    """pointer + index elements of its target (index: int or unsigned, 32 bits); by the kind of pointer. size: bytes of
    an element, when the program computes them."""

    pointer: Expression
    index: Expression
    size: Expression | None = None


@dataclass(frozen=True, slots=True)
class PointerDifference(Value):
    """left - right in elements, type int; both of one pointer type."""

    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Assign(Value):
    """target = value; the value is of the target's unqualified type (aggregates: copied). Its value: the target's."""

    target: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class Update(Value):
    """target op= value, and ++ and -- (value 1). op: a Binary's arithmetic or shift op. The target's value is converted
    to `compute`, combined with `value` (already of type compute; shifts: its own promoted type), converted back. For
    pointers compute is the pointer type, value an int of elements, op `+` or `-`. postfix: its value is the old one."""

    op: str
    target: Expression
    value: Expression
    compute: Type
    postfix: bool = False


@dataclass(frozen=True, slots=True)
class Call(Value):
    """function: of type pointer to function. arguments: converted to the parameters' types. rest: the variable ones,
    promoted; None when the function is not variadic."""

    function: Expression
    arguments: tuple[Expression, ...]
    rest: tuple[Expression, ...] | None = None


@dataclass(frozen=True, slots=True)
class RemoteCall(Value):
    """remote_call(pe, function, narg, ...): yields the result; `fork`: starts it and yields nothing (type void)."""

    pe: Expression
    function: Expression
    arguments: tuple[Expression, ...]
    fork: bool


@dataclass(frozen=True, slots=True)
class Packet(Value):
    """A packet of the program's own type goes to the PE that `pointer`, a global pointer, leads to. Type void: data, a
    scalar of at most a word, goes with it (0 when the handler takes none), and no thread waits. Any other type: a
    request, whose reply, of that type, this thread waits for."""

    symbol: FunctionName
    pointer: Expression
    data: Expression


@dataclass(frozen=True, slots=True)
class Builtin(Value):
    """A compiler builtin, by name:
    my_pe() pe_of(gp) global_of(pe, p) local_of(gp) clock_cycles() resched()
    setjmp(buffer) frame_leave(k) jump(k, value)
    operation (word: of the machine, as `dirty.next`, which takes these operands)
    host(service, a, b, c) math (word: the operation, as `sin`; operands double)
    request(gp) (word: packet type; the reply is of `type`, any 4-byte scalar; i_read, q_read)
    send(gp, value) (word: packet type; the value any 4-byte scalar; i_write, i_clear with value 0)
    trap() trap(value) (word: text)  own_count() own_index(i) (symbol: the spread array)
    va_start(list lvalue) va_arg(list lvalue) va_copy(dst lvalue, src value)"""

    name: str
    arguments: tuple[Expression, ...]
    word: str = ""
    symbol: Static | None = None


@dataclass(frozen=True, slots=True)
class StatementExpression(Value):
    """body, then value (None: void)."""

    body: Block
    value: Expression | None


Expression: TypeAlias = Value


# ---- statements


@dataclass(frozen=True, slots=True)
class Evaluate(Node):
    """An expression statement: its value is not used, so `*p += v` through a global pointer is an update packet."""

    value: Expression


@dataclass(frozen=True, slots=True)
class Initialise(Node):
    """A declared automatic with its initialiser: zero: clear the whole object first; then the assignments in order.
    Before those of a literal is what computes lengths of its type."""

    symbol: Automatic
    zero: bool
    assigns: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Block(Node):
    """locals: the automatics declared directly in it (for views; their scope starts again at each entry)."""

    items: tuple[Statement, ...]
    locals: tuple[Automatic, ...] = ()


@dataclass(frozen=True, slots=True)
class Hold(Node):
    """An array of computed length is declared: `take` sets `symbol` to its memory. Every way out of the Block in whose
    items this is evaluates `give`."""

    symbol: Automatic
    take: Expression
    give: Expression


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
    first: Statement | None
    test: Expression | None
    step: Expression | None
    body: Statement


@dataclass(frozen=True, slots=True)
class Switch(Node):
    """value: promoted integer; the cases are among body's statements, at any depth outside of inner switches."""

    value: Expression
    body: Statement


@dataclass(frozen=True, slots=True)
class Case(Node):
    """low..high inclusive, constants of the switch value's type."""

    low: int
    high: int
    body: Statement


@dataclass(frozen=True, slots=True)
class Default(Node):
    body: Statement


@dataclass(frozen=True, slots=True)
class Label(Node):
    """Labels are unique within one body (function or task block)."""

    name: str
    body: Statement


@dataclass(frozen=True, slots=True)
class Goto(Node):
    name: str


@dataclass(frozen=True, slots=True)
class Break(Node):
    """Leaves the innermost loop or switch."""


@dataclass(frozen=True, slots=True)
class Continue(Node):
    pass


@dataclass(frozen=True, slots=True)
class Return(Node):
    """value: of the function's result type, or None."""

    value: Expression | None


@dataclass(frozen=True, slots=True)
class Where(Node):
    """pointer: a global or shared pointer value."""

    pointer: Expression


@dataclass(frozen=True, slots=True)
class Everywhere(Node):
    """arrays: those whose slices the body sees (it names them as Variables already)."""

    arrays: tuple[Static, ...]


@dataclass(frozen=True, slots=True)
class Iterate(Node):
    """count: int. identity: the body's variable that holds iterate_id() (inner blocks capture it when they use it)."""

    count: Expression
    identity: Automatic


@dataclass(frozen=True, slots=True)
class Capture(Node):
    """inner, a variable of the block, starts with `value`, evaluated by the starter (decayed and converted already).
    listed: the program names it in the block's list, or in `where`."""

    inner: Automatic
    value: Expression
    listed: bool = True


@dataclass(frozen=True, slots=True)
class CopyBack(Node):
    """At the join `outer` (an lvalue of the starter) gets the value of the block's variable `inner`, of one type."""

    inner: Automatic
    outer: Expression


@dataclass(frozen=True, slots=True)
class Reduce(Node):
    """At the join `outer` gets the combination of all copies' `inner`. op: `sum max min prod and or xor`; both of one
    arithmetic type."""

    op: str
    inner: Automatic
    outer: Expression


@dataclass(frozen=True, slots=True)
class TaskBlock(Node):
    """The body names only its own variables (captures, privates, its own locals), statics and spread objects. privates:
    fresh copies, not set. wait False: forkwith."""

    place: Where | Everywhere | Iterate | None
    wait: bool
    captures: tuple[Capture, ...]
    privates: tuple[Automatic, ...]
    updates: tuple[CopyBack, ...]
    reductions: tuple[Reduce, ...]
    body: Block


@dataclass(frozen=True, slots=True)
class Parallel(Node):
    """Each arm runs as a thread of the same activation; goes on when all are done."""

    arms: tuple[Statement, ...]


Statement: TypeAlias = (
    Evaluate
    | Initialise
    | Hold
    | Block
    | If
    | While
    | DoWhile
    | For
    | Switch
    | Case
    | Default
    | Label
    | Goto
    | Break
    | Continue
    | Return
    | TaskBlock
    | Parallel
)


# ---- units


@dataclass(frozen=True, slots=True)
class FunctionBody(Node):
    """rest: of a variadic function, the hidden last parameter: the local address (type char *) of the variable
    arguments, each rounded up to words. end: what every way out of the function evaluates last."""

    symbol: FunctionName
    parameters: tuple[Automatic, ...]
    rest: Automatic | None
    body: Block
    end: Expression | None = None


@dataclass(frozen=True, slots=True)
class Unit:
    """One checked source file: its functions, its static objects (string literals and file-private ones included), and
    those of them that are about threads under way (the attribute `meeting`)."""

    file: str
    functions: tuple[FunctionBody, ...]
    statics: tuple[Static, ...] = field(default=())
    meetings: frozenset[Static] = frozenset()
