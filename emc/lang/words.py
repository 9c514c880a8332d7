"""What the words of EM-C are in Python: names for the compiler (emc/python), and makers of objects.

Python executes only the text around the functions, which makes constants and the objects of `spread` and `each`. Of
most words it needs only the name, so they are `Word`s.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from itertools import count
from operator import attrgetter
from types import FrameType, FunctionType
from typing import Any, Self, cast

from emc.lang.c import HEADERS
from emc.lang.later import Later

_order = count()

# name: the words of the C type
SCALARS = {
    "char": "char",
    "i8": "signed char",
    "u8": "unsigned char",
    "i16": "short",
    "u16": "unsigned short",
    "i32": "int",
    "u32": "unsigned",
    "long": "long",
    "ulong": "unsigned long",
    "i64": "long long",
    "u64": "unsigned long long",
    "f32": "float",
    "f64": "double",
    "void": "void",
}
MAKERS = ("Ptr", "Global", "Shared", "Const", "Volatile", "Array")  # what makes a type of a type: `Ptr[i32]`
PLACES = ("where", "everywhere", "iterate")
CLAUSES = tuple(f"reduction{op}" for op in ("sum", "max", "min", "prod", "and", "or", "xor"))
BLOCKS = (*PLACES, "dowith", "forkwith", "parallel", "block")
# what has a form of its own in EM-C's syntax, or another meaning than a call
FORMS = (
    *("addr", "array", "assign", "cast", "comma", "loop", "postdec", "postinc", "predec", "preinc", "sizeof", "unset"),
    *("fork", "remote_call", "update", *CLAUSES, *BLOCKS),
)
VALUES = ("addr", "array", "cast", "comma", "sizeof")  # those that an initial value may have
PLAIN = (  # words of EM-C that are called like functions
    *(
        "clock_cycles",
        "global_of",
        "i_clear",
        "i_read",
        "i_write",
        "iterate_id",
        "local_of",
        "my_pe",
        "own_count",
        "own_index",
    ),
    *("pe_of", "q_clear", "q_read", "q_write", "resched"),
)
CONSTANTS = ("N_PE", "PE_COLS", "PE_ROWS")


class Word(Later):
    """A word of EM-C.

    kind: `scalar`, `maker`, `form`, `plain` or `library`; header: where a library word is declared."""

    __slots__ = ("header", "kind", "name")

    def __init__(self, name: str, kind: str, header: str = ""):
        super().__init__("word", name)
        self.name = name
        self.kind = kind
        self.header = header

    def __call__(self, *arguments: object, **named: object) -> Any:
        macro = self.kind == "library" and self.name.isupper()  # FMPL_AREA(4): a constant expression
        if macro or self.kind == "scalar" or (self.kind == "form" and self.name in VALUES):
            return Later("call", self, *arguments)
        raise TypeError(f"`{self.name}` is a word of EM-C: use it in a function that begins with @function")

    def __getitem__(self, arguments: object) -> Made:
        return Made(self, arguments)

    def __or__(self, other: object) -> Word:
        return self

    __ror__ = __or__

    def __mro_entries__(self, bases: tuple[object, ...]) -> tuple[type, ...]:
        return (_ArrayBase,)

    def __repr__(self) -> str:
        return f"<emc.lang.{self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Word, (self.name, self.kind, self.header)


class Made(Word):
    """A type that is made of others: `Ptr[i32]`."""

    __slots__ = ("arguments",)

    def __init__(self, word: Word, arguments: object):
        super().__init__(word.name, word.kind)
        self.arguments = arguments


class Placed:
    """A part of the text of a Python file: its place, and the names that it sees there.

    names: finds the value of a name; raises KeyError. around: the globals of its module. made_by: in one file, it is
    equal for all that the same statement made, as a function that contains it may be called again. static: it is
    private to its program, as `static` makes it in C."""

    def __init__(self, file: str, line: int, names: Callable[[str], Any], around: dict[str, Any], made_by: object):
        self.order = next(_order)
        self.file = file
        self.line = line
        self.names = names
        self.around = around
        self.made_by = made_by
        self.static = False

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the names of its module and in it, as for Python's own functions. Raises TypeError if it has no
        such name."""
        module = str(self.around.get("__name__"))
        name = self._name_in(module)
        if name is None:
            called = getattr(self, "__qualname__", None) or repr(self)
            raise TypeError(f"{called} can't be pickled, because its module {module} has no such name: {_COMPILE}")
        return by_name, (module, name)

    def _name_in(self, module: str) -> str | None:
        own = getattr(self, "__qualname__", None)
        if own is not None and _found(module, own) is self:
            return str(own)
        known = [name for name, value in self.around.items() if value is self]
        return next((name for name in known if _found(module, name) is self), None)

    def __repr__(self) -> str:
        return f"<EM-C {type(self).__name__.lower()} at {self.file}:{self.line}>"


class Function(Placed):
    """A function of EM-C. kind: "" or `packet_type`."""

    def __init__(self, function: FunctionType, kind: str = ""):
        code = function.__code__
        super().__init__(code.co_filename, code.co_firstlineno, _seen_by(function), function.__globals__, code)
        self.kind = kind
        self.inline = False
        self.__name__ = function.__name__
        self.__qualname__ = function.__qualname__
        self.__doc__ = function.__doc__
        self.__module__ = function.__module__
        self.__wrapped__ = function

    def __call__(self, *arguments: object, **named: object) -> Any:
        """A call from Python, which compiles the function for an EM-4 (emc/api/alone.py). Returns its Result. Raises
        TypeError if the function needs a live machine."""
        return sys.modules["emc"].call_alone(self, arguments, named)  # the package above is not imported from here


class Struct(Placed):
    """A struct: a class whose annotations are its members."""

    def __call__(self, *arguments: object, **named: object) -> Any:
        return Later("call", self, *arguments)

    def __mro_entries__(self, bases: tuple[object, ...]) -> tuple[type, ...]:
        return ()  # emc refuses such a class when it reads it

    def __or__(self, other: object) -> Struct:
        return self


class ArrayType(Placed):
    """The type of an array, which has a name: `class Row(Array[f64], dims=100): pass`."""


class Data(Placed):
    """An object that `spread` or `each` made. The initial value of another object may contain the address of an element
    of it."""

    def __getitem__(self, index: object) -> Later:
        return Later("index", self, index)

    def __add__(self, count: object) -> Later:
        return Later("+", self, count)


class _ArrayMaker(type):
    """Makes an ArrayType from a class that names the type of an array."""

    def __new__(cls, name: str, bases: tuple[type, ...], names: dict[str, Any], **named: object) -> Any:
        if not bases:
            return super().__new__(cls, name, bases, names)
        frame = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
        return ArrayType(*_place(frame))

    def __init__(cls, name: str, bases: tuple[type, ...], names: dict[str, Any], **named: object):
        super().__init__(name, bases, names)


class _ArrayBase(metaclass=_ArrayMaker):
    """The base class that `Array[f64]` stands for."""


_COMPILE = "compile it first, because a program can be pickled: `program = emc.compile(f, pes=4)`"


def by_name(module: str, name: str) -> Any:
    """The part of a module with that name: what pickle reads back. Raises TypeError if there is none."""
    with suppress(ImportError):
        import_module(module)
    found = _found(module, name)
    if not isinstance(found, Placed):
        raise TypeError(f"`{name}` of EM-C is not in the module {module} of this process: {_COMPILE}")
    return found


def _found(module: str, name: str) -> object:
    """What the module has under a name with dots; None if it has not."""
    try:
        return attrgetter(name)(sys.modules.get(module))
    except AttributeError:
        return None


def _seen_by(function: FunctionType) -> Callable[[str], Any]:
    """The names that a function sees. Raises KeyError."""

    def find(name: str) -> Any:
        if name in function.__code__.co_freevars:
            cell = (function.__closure__ or ())[function.__code__.co_freevars.index(name)]
            try:
                return cell.cell_contents
            except ValueError:
                raise KeyError(name) from None
        names = function.__globals__
        return names[name] if name in names else _builtin(names, name)

    return find


def _builtin(names: dict[str, Any], name: str) -> Any:
    builtins: object = names.get("__builtins__", {})
    return (cast("dict[str, Any]", builtins) if isinstance(builtins, dict) else vars(builtins))[name]


def _seen_at(frame: FrameType) -> Callable[[str], Any]:
    """The names that are seen at a place of the text that Python executes. Raises KeyError."""
    local, names = frame.f_locals, frame.f_globals
    if local is not names:
        local = dict(local)

    def find(name: str) -> Any:
        for known in (local, names):
            if name in known:
                return known[name]
        return _builtin(names, name)

    return find


def _place(frame: FrameType) -> tuple[str, int, Callable[[str], Any], dict[str, Any], object]:
    """What a Placed has of the statement that the frame executes."""
    code = frame.f_code
    return code.co_filename, frame.f_lineno, _seen_at(frame), frame.f_globals, (code, frame.f_lasti)


def _caller() -> FrameType:
    return sys._getframe(2)  # pyright: ignore[reportPrivateUsage]


def _written(what: object) -> Any:
    if isinstance(what, FunctionType):
        if what.__name__ == "<lambda>":
            raise TypeError("EM-C has no lambda: write a function with `def`")
        return Function(what)
    if isinstance(what, Placed):
        return what
    raise TypeError(f"this decorates a function, not {what!r}")


def function(what: Any) -> Any:
    """Makes a function of EM-C."""
    return _written(what)


def static(what: Any) -> Any:
    """Makes a function of EM-C, or an object of `spread` or `each`, that is private to its program."""
    made = _written(what)
    made.static = True
    return made


def inline(what: Any) -> Any:
    """As `inline` in C."""
    made = _written(what)
    made.inline = True
    return made


def packet_type(what: Any) -> Any:
    """Makes the handler of a packet type."""
    made = _written(what)
    made.kind = "packet_type"
    return made


def struct(what: type) -> Any:
    """Makes a struct from a class."""
    frame = _caller()
    return Struct(*_place(frame))


def spread(*arguments: object, **named: object) -> Any:
    """An object that is spread over the PEs: `spread(i32, 1000)` is `int global A[1000]`."""
    frame = _caller()
    return Data(*_place(frame))


def each(*arguments: object, **named: object) -> Any:
    """An object of which each PE has its own: `each(i32, 10)` is `int a[10]`. In a function: `static int a[10]`."""
    frame = _caller()
    return Data(*_place(frame))


def _words() -> dict[str, Any]:
    found: dict[str, Any] = {name: Word(name, "scalar") for name in (*SCALARS, "Text")}
    found |= {name: Word(name, "maker") for name in MAKERS}
    found |= {name: Word(name, "form") for name in FORMS}
    found |= {name: Word(name, "plain") for name in PLAIN}
    found |= {name: Later("name", name) for name in CONSTANTS}
    makers = (each, function, inline, packet_type, spread, static, struct)
    return found | {"NULL": None} | {one.__name__: one for one in makers}


_WORDS = _words()
# every name that can be imported from emc.lang
ALL = frozenset((*_WORDS, *HEADERS))


def word(name: str) -> Any:
    """The object that `emc.lang` has under a name of ALL."""
    return _WORDS[name] if name in _WORDS else Word(name, "library", HEADERS[name])
