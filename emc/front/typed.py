"""The typed tree: what a program means. Names are resolved to symbols, every conversion is explicit, and syntactic
sugar is removed.

An *lvalue* node designates an object (Variable, Deref, MemberOf, Literal). `Load` gives its value, and `Address` a
pointer to it. Array-to-pointer decay is `Address` with the type pointer-to-element. An object is remote if it is
reached through a Deref of a `global` or `shared` pointer. All other objects are on the executing PE.

`a[i]` is Deref(PointerAdd(Address(a) or Load(a), i)); `p->x` is MemberOf(Deref(p), x). For a spread array A, `A[k]` is
Deref(SpreadElement(A, k)). Inside `everywhere (A)`, A is Variable(A) with the local array type of its slice.
"""

from __future__ import annotations

from typing import TypeAlias

from emc.dataclass import dataclass, field
from emc.front.types import Member, Type
from emc.source import Span

# ---- symbols: one object for each, compared by identity


@dataclass(eq=False, slots=True)
class Automatic:
    """A variable of a function or task block activation."""

    name: str
    type: Type
    span: Span
    addressed: bool = False  # it is in frame memory: its address is taken somewhere, or it is an aggregate
    parameter: bool = False
    volatile: bool = False
    align: int = 0  # bytes, if it requests more than its type has
    held: bool = False  # an array of computed length, to whose memory the variable points


@dataclass(frozen=True, slots=True)
class Patch:
    """A word of an image that holds the address of a static object or function."""

    offset: int  # bytes
    symbol: Static | FunctionName
    addend: int = 0  # bytes after the object
    element: int = -1  # >= 0: the global address of that element of a spread object


@dataclass(frozen=True, slots=True)
class Image:
    """The initial contents of an object. Bytes beyond `data` are zero."""

    data: bytes  # of a spread object: its elements 0, 1, ... in order
    patches: tuple[Patch, ...] = ()


IN_INTERFACES = "ni_memory."  # before the link names of objects in the memory of network interfaces


@dataclass(eq=False, slots=True)
class Static:
    """A file-scope or static object, or a string literal."""

    name: str  # unique at link time; file-private names have a suffix after `@`
    type: Type  # Spread for a `global` object
    span: Span
    image: Image | None = None  # None: only declared here (extern)
    private: bool = False
    tentative: bool = False  # defined without initialiser, so another file may define it
    weak: bool = False
    align: int = 0
    interface: bool = False  # it is in the memory of every network interface, not in that of PEs


@dataclass(eq=False, slots=True)
class FunctionName:
    """A function."""

    name: str  # unique at link time
    type: Type
    span: Span
    private: bool = False
    defined: bool = False  # in this unit
    inline: bool = False
    weak: bool = False
    implicit: bool = False  # so far only a call mentions it
    packet: bool = False  # it is the handler of a packet type; its first parameter is where the packets go
    interface: bool = False  # of a handler: network interfaces run it, and its packets carry up to five words
    unsaid: bool = False  # its definition has `()` or only names as parameters, so calls may pass other arguments


# ---- expressions


@dataclass(frozen=True, slots=True)
class Node:
    span: Span


@dataclass(frozen=True, slots=True)
class Value(Node):
    """An expression."""

    type: Type  # of its value; for an lvalue, of the object


@dataclass(frozen=True, slots=True)
class Variable(Value):
    """An lvalue: a variable. Its type may differ from the symbol's: the slice of a spread array, or a completed array
    type."""

    symbol: Automatic | Static


@dataclass(frozen=True, slots=True)
class Deref(Value):
    """An lvalue: the object that a pointer points to. It is remote if the pointer's type has a place."""

    pointer: Expression
    length: Expression | None = None  # the number of elements of an array of computed length


@dataclass(frozen=True, slots=True)
class MemberOf(Value):
    """A member. It is an lvalue if base is one; base may also be a record value (Load, Call, Conditional, ...)."""

    base: Expression
    member: Member


@dataclass(frozen=True, slots=True)
class Literal(Value):
    """An lvalue: a compound literal inside a function. It initialises its variable at run time, then stands for it."""

    initialise: Initialise


@dataclass(frozen=True, slots=True)
class Constant(Value):
    """A constant."""

    value: int | float  # an int in the range of its type (pointers: unsigned 32 bits), or a float (rounded if f32)


@dataclass(frozen=True, slots=True)
class Load(Value):
    """The value of an lvalue: a scalar, a bit-field or a record (an array only as the source of an Assign)."""

    object: Expression


@dataclass(frozen=True, slots=True)
class Address(Value):
    """A pointer to an lvalue. For arrays it points to the array or, decayed, to its first element. Its type has the
    place "global" if the lvalue is remote, else ""."""

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
    """The global pointer to one element. It has one int index for each spread dimension (none for an object
    without)."""

    symbol: Static
    indices: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Convert(Value):
    """A conversion of any scalar to `type` (or to void). Integers are truncated or extended. To _Bool: whether it is !=
    0. Between int and pointers the bits are kept. A local pointer becomes this PE's global address as a global or
    shared pointer, and null stays null. A global or shared pointer becomes the local address."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class Unary(Value):
    """An operator before its operand, which is already promoted."""

    op: str  # `-` (arithmetic), `~` (integer), `!` (any scalar, type int)
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary(Value):
    """An operator between two operands. `* / % + - & ^ |` have two operands of `type`. `<< >>` have a left operand of
    `type` and a right one of any promoted integer type. The comparisons `< > <= >= == !=` have two operands of one type
    (pointers, too) and the type int."""

    op: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Logical(Value):
    """A logical operator on scalar operands, of type int."""

    op: str  # `&&` or `||`
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Conditional(Value):
    """A conditional expression. `then` and `other` have the type `type`, which may be void."""

    test: Expression
    then: Expression
    other: Expression


@dataclass(frozen=True, slots=True)
class Comma(Value):
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class PointerAdd(Value):
    """A pointer after a step of `index` elements of its target (int or unsigned, 32 bits), by the rule for its kind of
    pointer."""

    pointer: Expression
    index: Expression
    size: Expression | None = None  # bytes of an element, if the program computes them


@dataclass(frozen=True, slots=True)
class PointerDifference(Value):
    """left - right in elements, of type int. Both have the same pointer type."""

    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Assign(Value):
    """target = value. The value has the target's unqualified type (aggregates are copied). The result is the target's
    value."""

    target: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class Update(Value):
    """target op= value, and ++ and -- (value 1). The target's value is converted to `compute`, combined with `value`
    (already of type compute; for shifts: of its own promoted type), and converted back. For pointers `compute` is the
    pointer type, `value` an int of elements, and `op` is `+` or `-`."""

    op: str  # an arithmetic or shift operator of Binary
    target: Expression
    value: Expression
    compute: Type
    postfix: bool = False  # its result is the old value


@dataclass(frozen=True, slots=True)
class Call(Value):
    """A call."""

    function: Expression  # of type pointer to function
    arguments: tuple[Expression, ...]  # converted to the parameters' types
    rest: tuple[Expression, ...] | None = None  # the variable arguments, promoted; None: the function is not variadic


@dataclass(frozen=True, slots=True)
class RemoteCall(Value):
    """remote_call(pe, function, narg, ...), whose value is the result; or `fork`, which only starts it (type void)."""

    pe: Expression
    function: Expression
    arguments: tuple[Expression, ...]
    fork: bool


@dataclass(frozen=True, slots=True)
class Packet(Value):
    """Sends a packet of the program's own type to the PE to which `pointer`, a global pointer, points. If its type is
    void, no thread waits, and `data`, a scalar of at most a word, is sent with it (0 if the handler takes none). With
    any other type it is a request, and this thread waits for a reply of that type. A packet for a network interface has
    further words in `rest`; with a reply, too, if there are at most four words in all."""

    symbol: FunctionName
    pointer: Expression
    data: Expression
    rest: tuple[Expression, ...] = ()


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
    """A statement expression: its body runs, then its value is evaluated."""

    body: Block
    value: Expression | None  # None: void


Expression: TypeAlias = Value


# ---- statements


@dataclass(frozen=True, slots=True)
class Evaluate(Node):
    """An expression statement. Its value is not used, so `*p += v` through a global pointer is an update packet."""

    value: Expression


@dataclass(frozen=True, slots=True)
class Initialise(Node):
    """A declared automatic with its initialiser."""

    symbol: Automatic
    zero: bool  # clear the whole object first
    # executed in order; for a literal, those that compute lengths of its type come first
    assigns: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Block(Node):
    """A block of statements."""

    items: tuple[Statement, ...]
    # the automatics declared directly in it (for views; their scope starts again at each entry)
    locals: tuple[Automatic, ...] = ()


@dataclass(frozen=True, slots=True)
class Hold(Node):
    """The declaration of an array of computed length. Every path out of the Block that contains it evaluates `give`."""

    symbol: Automatic
    take: Expression  # sets `symbol` to the array's memory
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
    """A switch. Its cases are among the statements of the body, at any depth except in inner switches."""

    value: Expression  # a promoted integer
    body: Statement


@dataclass(frozen=True, slots=True)
class Case(Node):
    """The cases low..high (inclusive), constants of the type of the switch value."""

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
    """A return statement."""

    value: Expression | None  # of the function's result type, or None


@dataclass(frozen=True, slots=True)
class Where(Node):
    """The place of a `where` block."""

    pointer: Expression  # a global or shared pointer value


@dataclass(frozen=True, slots=True)
class Everywhere(Node):
    """The place of an `everywhere` block."""

    arrays: tuple[Static, ...]  # the arrays whose slices the body sees; there they are Variables


@dataclass(frozen=True, slots=True)
class Iterate(Node):
    """The place of an `iterate` block."""

    count: Expression  # an int
    identity: Automatic  # the body's variable that holds iterate_id(); inner blocks that use it capture it


@dataclass(frozen=True, slots=True)
class Capture(Node):
    """A variable of the block that starts with a value."""

    inner: Automatic
    value: Expression  # evaluated by the starter; already decayed and converted
    listed: bool = True  # the program names it in the block's list, or in `where`


@dataclass(frozen=True, slots=True)
class CopyBack(Node):
    """At the join, `outer` (an lvalue of the starter) gets the value of the block's variable `inner`. Both have the
    same type."""

    inner: Automatic
    outer: Expression


@dataclass(frozen=True, slots=True)
class Reduce(Node):
    """At the join, `outer` gets the combination of `inner` of all copies. Both have the same arithmetic type."""

    op: str  # `sum max min prod and or xor`
    inner: Automatic
    outer: Expression


@dataclass(frozen=True, slots=True)
class TaskBlock(Node):
    """A task block. Its body names only its own variables (captures, privates, its own locals), statics and spread
    objects."""

    place: Where | Everywhere | Iterate | None
    wait: bool  # False: forkwith
    captures: tuple[Capture, ...]
    privates: tuple[Automatic, ...]  # fresh copies without a value
    updates: tuple[CopyBack, ...]
    reductions: tuple[Reduce, ...]
    body: Block


@dataclass(frozen=True, slots=True)
class Parallel(Node):
    """A `parallel` statement. Each arm runs as a thread of the same activation. The statement ends when all arms are
    done."""

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
    """The definition of a function."""

    symbol: FunctionName
    parameters: tuple[Automatic, ...]
    # of a variadic function, the hidden last parameter: the local address (type char *) of the variable arguments, each
    # rounded up to words
    rest: Automatic | None
    body: Block
    end: Expression | None = None  # evaluated last on every path out of the function


@dataclass(frozen=True, slots=True)
class Unit:
    """One checked source file."""

    file: str
    functions: tuple[FunctionBody, ...]
    # its static objects, including string literals and file-private ones
    statics: tuple[Static, ...] = field(default=())
    meetings: frozenset[Static] = frozenset()  # those with the attribute `meeting`, which concern threads that run
