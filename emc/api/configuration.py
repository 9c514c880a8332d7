"""The parameters of a machine: a machine file, the PEs, and changed values."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Self, TypeAlias, cast

from emc.api.door import door
from emc.api.errors import InputError, refusal
from emc.api.given import whole
from emc.api.shown import shown
from emc.dataclass import fields
from emc.faults import Faulty
from emc.machine import Description, target
from emc.machine.description import sections as sections_of
from emc.machine.machine_file import parse_description, read_description
from emc.shape import MOST_EXTENTS, Pes, arrange, parse
from emc.target import Target
from emc.texts import known_text

PesLike: TypeAlias = "int | str | tuple[int, ...] | None"  # 64, "64", "8x8", (8, 8), (4, 3, 8); None: machine's own
Change: TypeAlias = "int | str | Sequence[int] | Mapping[str, int | str | Sequence[int]]"
SECTIONS = tuple(f.name for f in fields(Description) if f.name not in ("name", "sources"))


class Configuration:
    """The parameters of a Machine (objects.py). Two configurations are equal if their parameters are equal."""

    __slots__ = ("description", "target")

    @door
    def __init__(
        self,
        machine: str | os.PathLike[str] = "em4",
        pes: PesLike = None,
        *,
        memory: int | None = None,
        **changes: Change,
    ):
        wanted = arrangement(pes)
        memory = None if memory is None else whole("memory", memory)
        if not isinstance(cast(object, machine), str | os.PathLike):
            raise TypeError(f"machine must be the name of a machine or the path of a machine file, not {machine!r}")
        try:
            description = read_description(os.fspath(machine))
            self.description = _change(description, changes) if changes else description
            self.target: Target = target(self.description, wanted, memory)
        except Faulty as faulty:
            raise refusal(faulty.faults, partial(known_text, quotable=(os.fspath(machine),)), InputError) from None

    @property
    def name(self) -> str:
        return self.description.name

    @property
    def pes(self) -> int:
        return self.target.pes

    @property
    def memory(self) -> int:
        """The memory of each PE, in bytes."""
        return self.target.memory

    @property
    def hertz(self) -> int:
        """The number of cycles in a second of simulated time."""
        return self.description.clock.hertz

    def with_target(self, target: Target) -> Self:
        """A copy with other PEs or another size of memory."""
        made = object.__new__(type(self))
        made.description, made.target = self.description, target
        return made

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Configuration):
            return NotImplemented
        return (self.description, self.target) == (other.description, other.target)

    def __hash__(self) -> int:
        return hash((self.description, self.target))

    def __repr__(self) -> str:
        t = self.target
        shape = f"{t.pes} PE{'s' * (t.pes != 1)}" + (f" ({t.arrangement})" if t.arranged else "")
        return f"<{self.name}: {shape}, {t.memory >> 10:,} KB each, {self.hertz / 1e6:g} MHz>"

    def _repr_html_(self) -> str:
        return shown("machine_page", self)


def arrangement(pes: PesLike) -> Pes | None:
    """The PEs for the argument `pes`; None stands for the machine's default. Raises TypeError, InputError."""
    if pes is None:
        return None
    if isinstance(pes, str):
        try:
            return parse(pes.strip())
        except ValueError as wrong:
            raise InputError(f"pes: {wrong}") from None
    if isinstance(pes, tuple):
        if not 1 <= len(pes) <= MOST_EXTENTS or not all(map(_is_whole, pes)):
            raise TypeError(
                f"pes must be a number of PEs, or a tuple of 1 to {MOST_EXTENTS} numbers, like (8, 8), not {pes!r}"
            )
        return arrange([int(extent) for extent in pes])
    if not _is_whole(pes):
        raise TypeError(f"pes must be a number, like 64, or an arrangement, like '8x8' or (8, 8), not {pes!r}")
    return Pes(int(pes))


def _is_whole(value: object) -> bool:
    return hasattr(value, "__index__") and not isinstance(value, bool)


def _change(description: Description, changes: Mapping[str, Change]) -> Description:
    """The description with some values changed. They are checked in the same way as in a machine file."""
    sections: dict[str, dict[str, object]] = {}
    for name, value in changes.items():
        if name in SECTIONS:
            if not isinstance(value, Mapping):
                raise TypeError(f"{name} is a section of a machine file: pass a dict, like {name}={_example(name)}")
            sections.setdefault(name, {}).update(value)
        else:
            sections.setdefault(_section(description, name), {})[name] = value
    lines: list[str] = []
    for section, values in sections.items():
        lines += [f"[{section}]", *(f"{key} = {_toml(f'{section}.{key}', value)}" for key, value in values.items())]
    return parse_description("\n".join(lines), f"{description.name} with changes", description)


def _toml(name: str, value: object) -> str:
    if isinstance(value, str):
        return '"' + re.sub(r'["\\\x00-\x1f\x7f]', "?", value) + '"'
    if isinstance(value, list | tuple):
        return f"[{', '.join(_toml(name, one) for one in cast(Sequence[object], value))}]"
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{name} must be a whole number or a word, not {value!r}")
    return str(int(cast(Any, value)))


def _example(section: str) -> str:
    first = fields(getattr(Description(), section))[0]
    return f'{{"{first.name}": {getattr(getattr(Description(), section), first.name)!r}}}'


def _section(description: Description, key: str) -> str:
    """The section that has a key of that name. Raises TypeError if no section or several sections have it."""
    keys = {section: [key for key, _ in values] for section, values in sections_of(description) if section in SECTIONS}
    found = [section for section, names in keys.items() if key in names]
    if len(found) == 1:
        return found[0]
    every = sorted({name for names in keys.values() for name in names})
    near = difflib.get_close_matches(key, [*every, *SECTIONS], 1)
    hint = f"did you mean `{near[0]}`?" if near else f"the parameters are {', '.join(every)}"
    raise TypeError(f"a machine has no parameter `{key}`: {hint}")
