# The words of EM-C, for editors (docs/python-syntax.md). The names of the library are in c.pyi.
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, ParamSpec, TypeVar, dataclass_transform, overload

from emc.lang.c import *  # noqa: F403
from emc.lang.types import (
    Array as Array,
)
from emc.lang.types import (
    Const as Const,
)
from emc.lang.types import (
    Global as Global,
)
from emc.lang.types import (
    Ptr as Ptr,
)
from emc.lang.types import (
    Shared as Shared,
)
from emc.lang.types import (
    Text as Text,
)
from emc.lang.types import (
    Volatile as Volatile,
)
from emc.lang.types import (
    char as char,
)
from emc.lang.types import (
    f32 as f32,
)
from emc.lang.types import (
    f64 as f64,
)
from emc.lang.types import (
    i8 as i8,
)
from emc.lang.types import (
    i16 as i16,
)
from emc.lang.types import (
    i32 as i32,
)
from emc.lang.types import (
    i64 as i64,
)
from emc.lang.types import (
    long as long,
)
from emc.lang.types import (
    u8 as u8,
)
from emc.lang.types import (
    u16 as u16,
)
from emc.lang.types import (
    u32 as u32,
)
from emc.lang.types import (
    u64 as u64,
)
from emc.lang.types import (
    ulong as ulong,
)
from emc.lang.types import (
    void as void,
)

T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")

N_PE: int
PE_ROWS: int
PE_COLS: int
NULL: Any

# ---- definitions

def function(what: Callable[P, R]) -> Callable[P, R]:
    """A function of EM-C."""

def static(what: T) -> T:
    """A function or object that is private to its program."""

def inline(what: Callable[P, R]) -> Callable[P, R]:
    """As `inline` in C."""

def packet_type(what: Callable[P, R]) -> Callable[..., R]:
    """The handler of a packet type: its first parameter says where its packets go."""

@dataclass_transform()
def struct(what: type[T]) -> type[T]:
    """A struct: the annotations are its members. `Pair(1, 2)` is one."""

# ---- objects

@overload
def spread(kind: type[T], /, *, init: Any = ...) -> T:
    """An object on PE 0 that all PEs can reach: `x: i32 = spread(i32)` is `int global x;`"""

@overload
def spread(kind: type[T], n: int, /, *, init: Sequence[Any] | dict[int, Any] = ...) -> Array[T]:
    """An array over all PEs: `A = spread(i32, 100)` is `int global A[100];`"""

@overload
def spread(kind: type[T], n: int, /, *, near: int, init: Sequence[Any] | dict[int, Any] = ...) -> Array[Any]: ...
@overload
def spread(kind: type[T], n: int, m: int, /, *, init: Sequence[Any] | dict[int, Any] = ...) -> Array[Any]: ...
@overload
def spread(kind: Any, *dims: int, near: int | tuple[int, ...] = ..., init: Any = ...) -> Any: ...
@overload
def each(kind: type[T], /, *, init: list[Any] | dict[int, Any] | str | bytes) -> Array[T]: ...
@overload
def each(kind: type[T], /, *, init: Any = ...) -> T:
    """An object of which each PE has its own: `x: i32 = each(i32)` is `int x;`, in a function `static int x;`"""

@overload
def each(kind: type[T], n: int, /, *, init: Sequence[Any] | dict[int, Any] = ...) -> Array[T]: ...
@overload
def each(kind: type[T], n: int, m: int, /, *, init: Sequence[Any] | dict[int, Any] = ...) -> Array[Any]: ...
@overload
def each(kind: Any, *dims: int | None, init: Any = ...) -> Any: ...
@overload
def array(kind: type[T], /, *, init: Sequence[Any] | dict[int, Any]) -> Array[T]: ...
@overload
def array(kind: type[T], n: int, /, *, init: Sequence[Any] | dict[int, Any] = ...) -> Array[T]:
    """An array of a function: `a = array(i32, 10)` is `int a[10];`"""

@overload
def array(kind: type[T], n: int, m: int, /, *, init: Sequence[Any] | dict[int, Any] = ...) -> Array[Any]: ...
@overload
def array(kind: Any, *dims: int | None, init: Any = ...) -> Any: ...
def unset() -> Any:
    """No first value: `s: Pair = unset()` is `struct Pair s;`"""

# ---- blocks

def everywhere(*arrays: Any) -> AbstractContextManager[None]:
    """A copy of the block on every PE; in it, each array is the PE's own slice."""

def where(pointer: Any, /) -> AbstractContextManager[None]:
    """The block runs on the PE that holds what the pointer points to."""

def iterate(count: int, /) -> AbstractContextManager[None]:
    """So many copies of the block on this PE."""

def dowith(*names: Any) -> AbstractContextManager[None]:
    """The block has copies of these variables; it is waited for."""

def forkwith(*names: Any) -> AbstractContextManager[None]:
    """The block has copies of these variables; it is not waited for."""

def parallel() -> AbstractContextManager[None]:
    """Each statement of the block is a thread."""

def block() -> AbstractContextManager[None]:
    """Statements in braces; one arm of `parallel`."""

def update(*names: Any) -> None:
    """After a block: these variables get the block's values."""

def reductionsum(*names: Any) -> None:
    """After a block: these variables become the sums over the copies."""

def reductionmax(*names: Any) -> None: ...
def reductionmin(*names: Any) -> None: ...
def reductionprod(*names: Any) -> None: ...
def reductionand(*names: Any) -> None: ...
def reductionor(*names: Any) -> None: ...
def reductionxor(*names: Any) -> None: ...

# ---- loops and expressions

@overload
def loop(first: T, test: object, step: object, /) -> Iterator[T]:
    """EM-C's `for`: `for i in loop(i := 0, i < n, i := i + 1):`"""

@overload
def loop(test: object, step: object, /) -> Iterator[Any]: ...
def addr(what: T, /) -> Ptr[T]:
    """`&what`."""

def cast(kind: type[T], value: Any, /) -> T:
    """`(kind)value`."""

def sizeof(what: Any, /) -> int: ...
@overload
def assign(target: Any, value: T, /) -> T:
    """An assignment whose value is used."""

@overload
def assign(target: T, op: str, value: Any, /) -> T: ...
def comma(first: Any, /, *rest: Any) -> Any:
    """Computes all, and gives the last."""

def postinc(what: T, /) -> T:
    """`what++`."""

def postdec(what: T, /) -> T: ...
def preinc(what: T, /) -> T: ...
def predec(what: T, /) -> T: ...

# ---- words of EM-C

def my_pe() -> int: ...
def pe_of(pointer: Any, /) -> int: ...
def global_of(pe: int, pointer: Ptr[T] | Array[T], /) -> Global[T]: ...
def local_of(pointer: Shared[T], /) -> Ptr[T]: ...
def iterate_id() -> int: ...
def own_count(array: Any, /) -> int: ...
def own_index(array: Any, slot: int, /) -> int: ...
def clock_cycles() -> int: ...
def resched() -> None: ...
@overload
def remote_call(pe: int, function: Callable[P, Ptr[T]], /, *arguments: P.args, **named: P.kwargs) -> Global[T]: ...
@overload
def remote_call(pe: int, function: Callable[P, R], /, *arguments: P.args, **named: P.kwargs) -> R:
    """Calls a function on a PE."""

def fork(pe: int, function: Callable[P, Any], /, *arguments: P.args, **named: P.kwargs) -> None:
    """Starts a function on a PE."""

def i_read(cell: Shared[T], /) -> T: ...
def i_write(cell: Shared[T], value: T, /) -> None: ...
def i_clear(cell: Shared[Any], /) -> None: ...
def q_read(cell: Shared[T], /) -> T: ...
def q_write(cell: Shared[T], value: T, /) -> None: ...
def q_clear(cell: Shared[Any], /) -> None: ...
def queue_length(cell: Any, /) -> int: ...
