"""Data classes like those of the standard library, made at a third of the cost: emc has 400, and a start may need 300
of them.

    @dataclass(frozen=True, slots=True)
    class Point:
        x: int
        y: int = 0

The standard library's module takes 10 ms to import, and 0.4 ms for each class, mostly to compile the text of its
methods. Here the methods of one shape (so many fields, of which some have a factory) are compiled once. Each class gets
a copy with its own names. `asdict`, `is_dataclass` and similar functions of the standard library work with these
classes, too; programs that need none of them do not load it. Making a frozen object is also faster, since its slots are
set directly.
"""

from __future__ import annotations

from _thread import get_ident
from functools import cache, partial
from importlib import import_module
from operator import attrgetter
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any


class _Missing:
    """The mark of a field without a default. The parameter of a field with a factory has it, too; `help` shows its
    text."""

    def __repr__(self) -> str:
        return "<factory>"


_MISSING: Any = _Missing()

if TYPE_CHECKING:
    from dataclasses import dataclass, field, fields, replace
else:

    def dataclass(cls=None, /, *, frozen=False, slots=False, eq=True):
        """Adds the methods of a data class to the class. Its annotations are its fields."""
        return _made(cls, frozen, slots, eq) if cls is not None else lambda cls: _made(cls, frozen, slots, eq)

    def field(*, default=_MISSING, default_factory=_MISSING, init=True, repr=True, compare=True, kw_only=False):
        """The special properties of a field."""
        return _Field(default, default_factory, init, repr, compare, kw_only)

    def fields(one, /):
        """The fields of a class or an object, with their names and types."""
        return one.__emc_fields__

    def replace(one, /, **changes):
        """A copy with some fields changed."""
        names = type(one).__emc_names__
        if len(names) == len(type(one).__emc_fields__):
            return type(one)(*[changes.pop(n) if n in changes else getattr(one, n) for n in names], **changes)
        given = {f.name: getattr(one, f.name) for f in type(one).__emc_fields__ if f.init and f.name not in changes}
        return type(one)(**given, **changes)


__all__ = ["dataclass", "field", "fields", "replace"]


class _Field:
    """One field of a class. `name` and `type` are set when the class is made."""

    __slots__ = ("compare", "default", "factory", "init", "kw_only", "name", "repr", "type")

    def __init__(
        self, default: Any, factory: Any = _MISSING, init: bool = True, repr: bool = True, compare: bool = True,
        kw_only: bool = False,
    ):  # fmt: skip
        self.default, self.factory, self.init = default, factory, init
        self.repr, self.compare, self.kw_only = repr, compare, kw_only
        self.name, self.type = "", ""


class _Standard:
    """`__dataclass_fields__`: the fields in the standard library's form, made when it needs them."""

    def __init__(self, own: tuple[_Field, ...]):
        self.own = own
        self.made: dict[str, Any] = {}

    def __get__(self, instance: object, owner: type) -> dict[str, Any]:
        if not self.made:
            self.made = {one.name: _standard(one) for one in self.own}
        return self.made


def _standard(one: _Field) -> Any:
    library = import_module("dataclasses")
    known = {"default": one.default, "default_factory": one.factory}
    made = library.field(
        **{name: value for name, value in known.items() if value is not _MISSING},
        init=one.init, repr=one.repr, compare=one.compare, kw_only=one.kw_only,
    )  # fmt: skip
    made.name, made.type, made._field_type = one.name, one.type, library._FIELD
    return made


# ---- a class


def _made(cls: Any, frozen: bool, slots: bool, eq: bool) -> Any:
    own = _own_fields(cls)
    inherited = {one.name: one for base in cls.__mro__[:0:-1] for one in base.__dict__.get("__emc_fields__", ())}
    fields = tuple({**inherited, **{one.name: one for one in own}}.values())
    for one in own:
        if one.default is not _MISSING:
            setattr(cls, one.name, one.default)
        elif one.name in cls.__dict__:
            delattr(cls, one.name)
    if slots:
        cls = _with_slots(cls, fields)
    cls.__emc_fields__ = fields
    cls.__dataclass_fields__ = _Standard(fields)
    _set_new(cls, "__init__", _Init(cls, fields, frozen, slots))
    _set_new(cls, "__repr__", _repr)
    cls.__emc_names__ = tuple(one.name for one in fields if one.init and not one.kw_only)
    _set_new(cls, "__match_args__", cls.__emc_names__)
    if frozen:
        cls.__setattr__, cls.__delattr__ = _refuse_to_set, _refuse_to_delete
    if slots and not hasattr(cls, "__post_init__"):
        _reduction(cls, fields)
    if eq:
        _comparison(cls, tuple(one.name for one in fields if one.compare), frozen)
    return cls


def _own_fields(cls: Any) -> list[_Field]:
    found: list[_Field] = []
    for name, type in cls.__annotations__.items():
        given = cls.__dict__.get(name, _MISSING)
        one = given if isinstance(given, _Field) else _Field(given)
        one.name, one.type = name, type
        found.append(one)
    return found


def _with_slots(cls: Any, fields: tuple[_Field, ...]) -> Any:
    """A copy of the class with slots for the fields for which its bases have none."""
    there = {slot for base in cls.__mro__[1:-1] for slot in base.__dict__.get("__slots__", ())}
    body = {name: value for name, value in cls.__dict__.items() if name not in ("__dict__", "__weakref__")}
    for one in fields:
        body.pop(one.name, None)
    body["__slots__"] = tuple(one.name for one in fields if one.name not in there)
    made = type(cls)(cls.__name__, cls.__bases__, body)
    made.__qualname__ = cls.__qualname__
    return made


def _set_new(cls: Any, name: str, value: object) -> None:
    if name not in cls.__dict__:
        setattr(cls, name, value)


def _put(cls: Any, name: str, slots: bool) -> Any:
    """A function that sets a field of a frozen object."""
    if slots:
        return getattr(cls, name).__set__

    def put(one: object, value: object) -> None:
        object.__setattr__(one, name, value)

    return put


# ---- its methods


class _Init:
    """`__init__`, in whose place the function comes when it is first needed: most classes of a start make no object."""

    def __init__(self, cls: Any, fields: tuple[_Field, ...], frozen: bool, slots: bool):
        self.cls, self.fields, self.frozen, self.slots = cls, fields, frozen, slots

    def __get__(self, one: object, owner: type) -> Any:
        puts = [_put(self.cls, field.name, self.slots) for field in self.fields] if self.frozen else []
        made = _init(self.cls, self.fields, puts)
        if vars(self.cls)["__init__"] is self:
            self.cls.__init__ = made
        return made.__get__(one, owner)


def _init(cls: Any, fields: tuple[_Field, ...], puts: list[Any]) -> Any:
    known = {"missing": _MISSING}
    shape, defaults, named_defaults, names = "", list[Any](), dict[str, Any](), list[str]()
    order = sorted(range(len(fields)), key=lambda i: fields[i].kw_only)
    for i in order:
        one = fields[i]
        has_factory = one.factory is not _MISSING
        if not one.init and not has_factory:
            continue
        at = len(shape)
        shape += ("p", "f", "k", "g", "", "n")[has_factory + 2 * one.kw_only + 4 * (not one.init)]
        names.append(one.name)
        if puts:
            known[f"s{at}"] = puts[i]
        if has_factory:
            known[f"f{at}"] = one.factory
        default = _MISSING if has_factory else one.default
        if one.init and one.kw_only and (has_factory or default is not _MISSING):
            named_defaults[one.name] = default
        elif one.init and (has_factory or default is not _MISSING):
            defaults.append(default)
    code = _init_code(shape, bool(puts), hasattr(cls, "__post_init__"))
    made = _rename(code, "__init__", cls, known, {f"{letter}{i}": n for i, n in enumerate(names) for letter in "an"})
    made.__defaults__, made.__kwdefaults__ = tuple(defaults), named_defaults or None
    made.__annotations__ = {one.name: one.type for one in fields if one.init} | {"return": None}
    return made


@cache
def _init_code(shape: str, frozen: bool, after: bool) -> CodeType:
    """The code of `__init__` for fields n0, n1 ... of these kinds. p: an argument; f: an optional argument with a
    factory; k, g: the same, but only as keywords; n: no argument, but a factory."""
    values = {"p": "a{0}", "k": "a{0}", "n": "f{0}()"}
    put = "s{0}(self, {1})" if frozen else "self.n{0} = {1}"
    lines = [
        put.format(i, values.get(kind, "f{0}() if a{0} is missing else a{0}").format(i)) for i, kind in enumerate(shape)
    ]
    plain = [f"a{i}" for i, kind in enumerate(shape) if kind in "pf"]
    named = [f"a{i}" for i, kind in enumerate(shape) if kind in "kg"]
    head = ", ".join(["self", *plain, *(["*"] if named else []), *named])
    return _compile(f"def __init__({head}):", [*lines, *(["self.__post_init__()"] if after else []), "pass"])


def _comparison(cls: Any, names: tuple[str, ...], frozen: bool) -> None:
    own = cls.__dict__
    explicit = "__hash__" in own and not (own["__hash__"] is None and "__eq__" in own)
    values: Any = attrgetter(*names) if len(names) > 1 else partial(_values, names)

    def __eq__(self: Any, other: Any) -> bool:
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self: Any) -> int:
        return hash(values(self))

    _set_new(cls, "__eq__", __eq__)
    if not explicit:
        cls.__hash__ = __hash__ if frozen else None


def _values(names: tuple[str, ...], one: object) -> tuple[Any, ...]:
    return tuple([getattr(one, name) for name in names])


def _compile(head: str, lines: list[str]) -> CodeType:
    room: dict[str, Any] = {}
    exec("\n ".join([head, *lines]), room)
    return next(value.__code__ for value in room.values() if isinstance(value, FunctionType))


def _rename(code: CodeType, name: str, cls: Any, known: dict[str, Any], names: dict[str, str]) -> Any:
    """A function with that code, in which names are replaced. known: the globals that it uses."""
    variables = tuple(names.get(one, one) for one in code.co_varnames)
    attributes = tuple(names.get(one, one) for one in code.co_names)
    qualified = f"{cls.__qualname__}.{name}"
    known.update(__name__=cls.__module__, __builtins__=__builtins__)
    made = FunctionType(code.replace(co_varnames=variables, co_names=attributes), known, name)
    made.__qualname__ = qualified
    return made


def _reduction(cls: Any, fields: tuple[_Field, ...]) -> None:
    """Adds the methods for pickle and copy: an object is made again by a call of its class, with the values of all its
    fields. Fields that are not among the arguments are set afterwards."""
    names, rest = cls.__emc_names__, tuple(one.name for one in fields if one.name not in cls.__emc_names__)
    read = attrgetter(*names) if len(names) > 1 else None  # of one name it would return the value, not a tuple

    def __reduce__(self: Any) -> Any:
        values = read(self) if read is not None else tuple([getattr(self, name) for name in names])
        return type(self), values, tuple([getattr(self, name) for name in rest]) if rest else None

    def __setstate__(self: Any, state: tuple[Any, ...]) -> None:
        for name, value in zip(rest, state, strict=True):
            object.__setattr__(self, name, value)

    _set_new(cls, "__reduce__", __reduce__)
    if rest:
        _set_new(cls, "__setstate__", __setstate__)


def _fields(cls: Any) -> tuple[_Field, ...]:
    return cls.__emc_fields__


_shown: set[tuple[int, int]] = set()  # objects whose texts are being made, by thread


def _repr(self: Any) -> str:
    key = id(self), get_ident()
    if key in _shown:
        return "..."
    _shown.add(key)
    try:
        said = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in _fields(type(self)) if one.repr)
    finally:
        _shown.discard(key)
    return f"{type(self).__qualname__}({said})"


def _refuse_to_set(self: Any, name: str, value: object) -> None:
    _refuse(self, name, "assign to")
    object.__setattr__(self, name, value)


def _refuse_to_delete(self: Any, name: str) -> None:
    _refuse(self, name, "delete")
    object.__delattr__(self, name)


def _refuse(self: Any, name: str, what: str) -> None:
    """Refuses to set a field of a frozen object. A class that is derived from it, and is not a data class, may have
    attributes of its own."""
    if "__emc_fields__" in type(self).__dict__ or any(one.name == name for one in _fields(type(self))):
        raise import_module("dataclasses").FrozenInstanceError(f"cannot {what} field {name!r}")
