# Types for editors: what pointers, arrays and structs of EM-C can do. The compiler checks the rest.
from typing import Annotated, Any, Generic, TypeAlias, TypeVar, overload

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

i8: TypeAlias = int
u8: TypeAlias = int
i16: TypeAlias = int
u16: TypeAlias = int
i32: TypeAlias = int
u32: TypeAlias = int
i64: TypeAlias = int
u64: TypeAlias = int
long: TypeAlias = int
ulong: TypeAlias = int
char: TypeAlias = int
f32: TypeAlias = float
f64: TypeAlias = float
void: TypeAlias = Any
Text: TypeAlias = Any  # `const char *`: a literal, or a pointer
Const: TypeAlias = Annotated[T, "const"]
Volatile: TypeAlias = Annotated[T, "volatile"]

class Shared(Generic[T]):
    """`T shared *`: steps from PE to PE."""

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: tuple[int, ...]) -> Any: ...
    def __setitem__(self, index: int | tuple[int, ...], value: Any) -> None: ...
    def __getattr__(self, name: str) -> Any: ...
    def __setattr__(self, name: str, value: Any) -> None: ...
    def __add__(self, count: int) -> Ptr[T]: ...
    @overload
    def __sub__(self, other: int) -> Ptr[T]: ...
    @overload
    def __sub__(self, other: Shared[T]) -> int: ...
    def __lt__(self, other: Shared[T]) -> bool: ...
    def __le__(self, other: Shared[T]) -> bool: ...
    def __gt__(self, other: Shared[T]) -> bool: ...
    def __ge__(self, other: Shared[T]) -> bool: ...
    def __bool__(self) -> bool: ...
    def __int__(self) -> int: ...

class Global(Shared[T]):
    """`T global *`: steps inside the memory of one PE."""

class Ptr(Global[T]):
    """`T *`: local to a PE. It becomes a global or a shared pointer where one is wanted."""

class Array(Ptr[T]):
    """An array: as a base class, `class Row(Array[f64], dims=100): ...` names its type."""

    def __init_subclass__(cls, dims: int | tuple[int, ...] = ...) -> None: ...

AnyPtr: TypeAlias = Any
