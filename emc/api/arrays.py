"""Variables of a live machine as arrays in NumPy's sense: with shape, dtype, slices and arithmetic. The elements stay
on the machine.

    A = live["A"]           int global A[1000]          shape (1000,), int32
    A[2:5]                  a gather: a copy of three elements, from three PEs
    A[:] = np.arange(1000)  a scatter
    A += 1; np.sum(A); A.max(); np.asarray(A)
    live["t"]               int t[4], a plain static    shape (pes, 4): a copy on each PE
    live["t"].pe(3)[0] = 7  on PE 3 alone

As with a data set in a file, an index gives a copy: `A[2:5][0] = 1` does not change A, but `A[2] = 1` does.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from emc.api.cells import Cells, Copies, Numbers, Slice, Spreading
from emc.api.core import Core
from emc.api.door import door
from emc.api.number import plain
from emc.api.shown import shown
from emc.front import types
from emc.front.check.messages import plural, spell
from emc.front.typed import Static
from emc.front.types import Array, Spread, Type, size_of, unqualified
from emc.values import Pointer, dtype

Gathered: TypeAlias = "np.ndarray[Any, Any]"

# Methods that would change only a gathered copy, and so have no effect; and what to write for the array instead.
IN_PLACE = {
    "sort": "{0}[...] = np.sort({0})",
    "partition": "{0}[...] = np.partition({0}, k)",
    "put": "{0}[indices] = values",
    "resize": "an array of the machine keeps its size; np.resize({0}, shape) makes a copy",
    "setfield": "{0}[...] = values",
    "setflags": "an array of the machine is always writable",
    "itemset": "{0}[index] = value",
}


def view(core: Core, name: str, symbol: Static) -> View:
    """The view of the variable with that name: a spread array, a global object of PE 0, or the copies of a plain
    static object."""
    address = core.standing.layout.addresses[symbol.name]
    target, type = core.machine.target, symbol.type
    if not size_of(type.slot if isinstance(type, Spread) else type):
        raise TypeError(f"{name} is `{spell(type, name)}`, which has no size: there is nothing to show")
    if isinstance(type, Spread):
        return View(core, name, type, type.slot, address, Spreading(target, type.dims))
    return View(core, name, type, type, address, Copies(target.pes))


class View(NDArrayOperatorsMixin):
    """An array in the memory of the machine. Reading gathers its elements, and assigning scatters them; both are fast
    for many elements at once. It has all of ndarray's methods that don't change the array; they work on a gathered
    copy. `type` is the C type.

    The dimensions of a spread array come first, then those of its elements. The first dimension of a plain static
    object is the PE."""

    __slots__ = ("_address", "_cells", "_core", "_field", "_item", "_sub", "dtype", "name", "type")

    def __init__(self, core: Core, name: str, type: Type, slot: Type, address: int, cells: Cells):
        self._core = core
        self.name = name
        self.type = type
        whole = dtype(unqualified(slot))
        self._item = slot
        self.dtype: np.dtype[Any] = whole.base
        self._sub = whole.shape
        self._address = address
        self._cells = cells

    # ---- what it is

    @property
    def shape(self) -> tuple[int, ...]:
        return self._cells.dims + self._sub

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of elements."""
        return prod(self.shape)

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        return self.size * self.itemsize

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError(f"{self.name} is a single object: it has no length")
        return self.shape[0]

    def __repr__(self) -> str:
        shown = np.array2string(self.gather(), prefix=f"{self.name} = ", threshold=100)
        return f"{self.name} = {shown}\n<{spell(self.type, self.name)}, shape {self.shape}, {self.dtype}>"

    def _repr_html_(self) -> str:
        return shown("array_page", self, spell(self.type, self.name))

    # ---- whole

    def gather(self) -> Gathered:
        """All elements, as a new array of this shape."""
        out = np.empty(self._cells.whole + self._sub, self.dtype)
        for block in self._cells.blocks():
            mine = self._slots(block.pe).reshape(block.stored + self._sub)
            out[block.key] = mine[block.cut]
        return out.reshape(self.shape)

    def scatter(self, values: Any) -> None:
        """Sets all elements. `values` is anything that NumPy can broadcast to this shape."""
        self._may_change()
        self._no_text(values)
        given = np.empty(self.shape, self.dtype)
        given[...] = values
        whole = given.reshape(self._cells.whole + self._sub)
        for block in self._cells.blocks():
            self._slots(block.pe).reshape(block.stored + self._sub)[block.cut] = whole[block.key]

    def fill(self, value: Any) -> None:
        """Sets all elements to one value."""
        self.scatter(value)

    def _no_text(self, value: object) -> None:
        """Raises TypeError for a string, which NumPy would convert to a number, and for a dict."""
        if isinstance(value, str | bytes):
            hint = f"assign its bytes as numbers: {self.name}[...] = list(b'text')"
            raise TypeError(f"{self.name} is `{spell(self.type)}`, but {value!r} is a string: {hint}")
        if isinstance(value, dict):
            hint = f"write one struct as a tuple of its members, or as live[{self.name}.at(...)] = {{...}}"
            raise TypeError(f"{self.name} is `{spell(self.type)}`, but a dict is not an array: {hint}")

    def _may_change(self) -> None:
        """Raises ValueError for a `const` object, because compiled code relies on its value."""
        item = self._item
        while isinstance(item, Array):
            item = item.of
        if item.const:
            raise ValueError(f"{self.name} is `{spell(self.type)}`: it can't be changed")

    def _slots(self, pe: int) -> Gathered:
        """A view of the slots of a PE in its memory, of shape (slots, ...). The caller must not keep it."""
        count = self._cells.slots * prod(self._sub)
        memory = np.frombuffer(self._core.memory(pe), self.dtype, count, self._address)
        return memory.reshape((self._cells.slots, *self._sub))

    # ---- parts

    @door
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, str):
            return Field(self, index)
        numbers, rest = self._split(index)
        if numbers is None:
            return self.gather()[index]
        found = self._read(numbers.reshape(-1)).reshape(numbers.shape + self._sub)
        return found[(*([slice(None)] * numbers.ndim), *rest)] if rest or not found.shape else found

    @door
    def __setitem__(self, index: Any, value: Any) -> None:
        self._may_change()
        self._no_text(value)
        numbers, rest = self._split(index)
        if numbers is None:
            whole = self.gather()
            whole[index] = value
            self.scatter(whole)
            return
        if rest:
            part = self._read(numbers.reshape(-1)).reshape(numbers.shape + self._sub)
        else:
            part = np.empty(numbers.shape + self._sub, self.dtype)
        part[(*([slice(None)] * numbers.ndim), *rest)] = value
        self._write(numbers.reshape(-1), part.reshape((-1, *self._sub)))

    def _split(self, index: Any) -> tuple[Numbers | None, tuple[Any, ...]]:
        """Splits an index that consists of numbers and slices: (numbers of the elements, index inside of each element).
        (None, ()) for any other index."""
        keys: tuple[Any, ...] = cast("tuple[Any, ...]", index) if isinstance(index, tuple) else (index,)
        if not all(_is_basic(key) for key in keys):
            return None, ()
        if any(key is Ellipsis for key in keys):
            at = keys.index(Ellipsis)
            keys = (*keys[:at], *([slice(None)] * (self.ndim - len(keys) + 1)), *keys[at + 1 :])
        if Ellipsis in keys or len(keys) > self.ndim:
            return None, ()  # NumPy says what is wrong
        outer = len(self._cells.dims)
        mine = (*keys[:outer], *([slice(None)] * (outer - len(keys))))
        if all(key == slice(None) for key in keys):
            return None, ()  # all of it
        return _numbers(self._cells.dims, mine, self.name), keys[outer:]

    def _read(self, numbers: Numbers) -> Gathered:
        """The elements of these numbers, in that order."""
        if numbers.size * 8 > self._cells.count:
            return self.gather().reshape((-1, *self._sub))[numbers]
        out = np.empty((numbers.size, *self._sub), self.dtype)
        for pe, which, slots in self._by_pe(numbers):
            out[which] = self._slots(pe)[slots]
        return out

    def _write(self, numbers: Numbers, values: Gathered) -> None:
        for pe, which, slots in self._by_pe(numbers):
            self._slots(pe)[slots] = values[which]

    def _by_pe(self, numbers: Numbers) -> Iterator[tuple[int, Any, Any]]:
        """For each PE that has some of these elements: the PE, which of them it has, and in which slots."""
        pes, slots = self._cells.place(numbers)
        order = np.argsort(pes, kind="stable")
        ends = np.flatnonzero(np.diff(pes[order])) + 1
        for which in np.split(order, ends):
            if which.size:
                yield int(pes[which[0]]), which, slots[which]

    def __iter__(self) -> Iterator[Any]:
        len(self)
        return iter(self.gather())

    @door
    def pe(self, number: int) -> View:
        """The part of the array on one PE: its elements of a spread array, in order, or its copy of any other static
        object."""
        pes = self._core.machine.pes
        if isinstance(self._cells, Slice):
            raise TypeError(f"{self.name} is already one PE's part")
        number = plain(number)
        if not (_is_basic(number) and hasattr(number, "__index__")):
            raise TypeError(f"{self.name}.pe() takes a whole number, not {number!r}")
        if not 0 <= number < pes:
            raise IndexError(f"there is no PE {number}: the machine has PEs 0 to {pes - 1}")
        cells = Slice(self._cells, number, isinstance(self._cells, Copies))
        return View(self._core, f"{self.name}.pe({number})", self.type, self._item, self._address, cells)

    def owner(self, index: Any) -> Any:
        """The PE that holds an element: a number. For slices and arrays of indices, an array of numbers."""
        found = self.owners()[index]
        return int(found) if np.ndim(found) == 0 else found

    def owners(self) -> Gathered:
        """The PE that holds each element, as an array with the spread array's own dimensions, without the dimensions of
        its elements."""
        pes, _ = self._cells.place(np.arange(self._cells.count, dtype=np.int64))
        return pes.reshape(self._cells.dims)

    @door
    def at(self, *index: int) -> Pointer:
        """The global pointer to an element. live[A.at(5)] is the element, and you can pass the pointer to functions."""
        wanted, index = len(self._cells.dims), tuple(map(plain, index))
        if len(index) != wanted or not all(_is_basic(i) and hasattr(i, "__index__") for i in index):
            raise IndexError(f"{self.name}.at() takes {plural(wanted, 'whole number')}, not {index!r}")
        numbers = _numbers(self._cells.dims, index, self.name)
        pes, slots = self._cells.place(numbers.reshape(-1))
        address = self._address + int(slots[0]) * size_of(self._item)
        word = self._core.machine.target.pointer(int(pes[0]), address)
        return Pointer(types.Pointer(unqualified(self._item), "global"), word, int(pes[0]), address)

    # ---- as NumPy has it

    @property
    def value(self) -> Any:
        """The whole variable as Python values: a number, or nested lists of numbers."""
        return self.gather().tolist()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Gathered:
        if copy is False:
            raise ValueError(f"{self.name} is in the memory of the machine: a NumPy array of it must be a copy")
        return self.gather().astype(dtype, copy=False) if dtype is not None else self.gather()

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, out: Any = None, **rest: Any) -> Any:
        given = [_gather(x) for x in inputs]
        rest = {name: _gather(x) for name, x in rest.items()}
        if method == "at":  # changes its first operand
            ufunc.at(*given)
            inputs[0].scatter(given[0])
            return None
        goals: tuple[Any, ...] = out or ()
        made = [_gather(x) for x in goals]
        if goals:
            rest["out"] = tuple(made)
        result = getattr(ufunc, method)(*given, **rest)
        for goal, values in zip(goals, made, strict=True):
            if isinstance(goal, View):
                goal.scatter(values)
        return result if not goals else goals[0] if len(goals) == 1 else goals

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or not hasattr(np.ndarray, name):
            raise AttributeError(f"an array of the machine has no attribute `{name}`", name=name, obj=self)
        if name in IN_PLACE:
            hint = IN_PLACE[name].format("A")
            raise AttributeError(f"`{name}` would change a copy of {self.name}: {hint}", name=name, obj=self)
        return getattr(self.gather(), name)

    def __dir__(self) -> list[str]:
        mine = object.__dir__(self)
        return sorted({*mine, *(n for n in dir(np.ndarray) if not n.startswith("_") and n not in IN_PLACE)})

    def __bool__(self) -> bool:
        return bool(self.gather())

    def __int__(self) -> int:
        return int(self.gather())

    def __float__(self) -> float:
        return float(self.gather())

    def __complex__(self) -> complex:
        return complex(self.gather())

    def __index__(self) -> int:
        return self.gather().__index__()

    def __format__(self, spec: str) -> str:
        return format(self.gather()[()] if not self.shape else self.gather(), spec)

    def __contains__(self, value: object) -> bool:
        return value in self.gather()

    def __emc_pointer__(self, type: types.Pointer) -> Pointer:
        """The pointer that is passed to a function: to the first element of an array, or to another object itself."""
        if isinstance(self.type, Spread) and not isinstance(self._cells, Slice):
            item = unqualified(self._item)
            if not self._cells.dims:
                return Pointer(types.Pointer(item, "global"), self._address, 0, self._address)
            if len(self._cells.dims) == 1:
                place = type.place if self._core.machine.pes == 1 else "shared"
                return _to(item, place, self._address)
            hint = "pass a pointer to an element, like A.at(0, 0)"
            raise TypeError(f"`{self.name}` has several spread dimensions: {hint}")
        if isinstance(self._cells, Slice):
            raise TypeError(f"{self.name} is one PE's part: pass a pointer to an element, like A.at(0)")
        item = self._item.of if isinstance(self._item, Array) else self._item
        return _to(unqualified(item), "", self._address)


def _gather(x: Any) -> Any:
    return x.gather() if isinstance(x, View) else x


def _to(item: Type, place: types.Place, address: int) -> Pointer:
    return Pointer(types.Pointer(item, place), address, 0 if place else None, address)


class Field(View):
    """A member of all elements, as in `live["points"]["x"]`. Assigning to it does not change the other members."""

    __slots__ = ()

    def __init__(self, of: View, member: str):
        kind = dict(of.dtype.fields or {})
        if member not in kind:
            has = f"its fields are {', '.join(kind)}" if kind else f"its elements are {of.dtype}"
            raise KeyError(f"{of.name} has no field {member!r}: {has}")
        inner = kind[member][0]
        self._core = of._core
        self._cells = of._cells
        self._item = of._item
        self._address = of._address
        self._field = (of, member)
        self.name = f"{of.name}[{member!r}]"
        self.type = of.type
        self.dtype = inner.base
        self._sub = of._sub + inner.shape

    def _slots(self, pe: int) -> Gathered:
        of, member = self._field
        return of._slots(pe)[member]

    def pe(self, number: int) -> View:
        of, member = self._field
        return Field(of.pe(number), member)

    def __emc_pointer__(self, type: types.Pointer) -> Pointer:
        raise TypeError(f"{self.name} is a member of many structs: pass a pointer to one of them, like A.at(0)")

    def at(self, *index: int) -> Pointer:
        raise TypeError(
            f"{self.name} is a member, but .at() points to a whole struct: write the name without the member"
        )


def _is_basic(key: object) -> bool:
    """Whether the key is a number, a slice or `...`."""
    if isinstance(key, bool | np.bool_):
        return False
    return isinstance(key, int | np.integer | slice) or key is Ellipsis


def _numbers(dims: tuple[int, ...], keys: tuple[Any, ...], name: str) -> Numbers:
    """The numbers of the elements that the keys choose, one number or slice for each dimension. The result is an array
    of the shape that NumPy gives. Raises IndexError."""
    numbers = np.zeros((), np.int64)
    for axis, (dim, key) in enumerate(zip(dims, keys, strict=True)):
        if isinstance(key, slice):
            numbers = numbers[..., np.newaxis] * dim + np.arange(dim, dtype=np.int64)[key]
            continue
        at = int(key) + dim if key < 0 else int(key)
        if not 0 <= at < dim:
            raise IndexError(f"index {key} is out of bounds for axis {axis} of {name}, which has size {dim}")
        numbers = numbers * dim + at
    return numbers
