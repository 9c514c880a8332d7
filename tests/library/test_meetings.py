"""Data of the library that are about threads under way say so (`meeting`): by that a live machine forgets them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from emc.ir.handlers import fixed_traits
from emc.ir.module import Datum, Op, Operand, Ref, Reg, Template
from emc.library import index, names_for
from emc.lower import Object
from emc.options import BuildOptions
from emc.route import library
from emc.session import machine, settings
from emc.shape import Pes
from emc.target import SEGMENT

pytestmark = pytest.mark.slow  # all of the library is compiled
WAITS = {name for name, traits in fixed_traits().items() if traits.until}  # packets that a thread may wait for


@pytest.fixture(scope="module")
def objects() -> list[Object]:
    """All files of the library, compiled."""
    wishes = BuildOptions(pes=Pes(4))
    found = library(settings(wishes, *machine(wishes)))
    here = names_for(machine(wishes)[1])
    firsts = {file: name for name, file in index().items() if name in here}
    return [made for name in firsts.values() if (made := found.find(name)) is not None]


def data_of(objects: list[Object]) -> dict[str, Datum]:
    return {d.name: d for o in objects for d in o.data if isinstance(d, Datum)}


def named(template: Template, value: Operand, seen: frozenset[Reg] = frozenset()) -> Iterator[str]:
    """The data that an operand's value is made of, as far as its template shows."""
    if isinstance(value, Ref):
        yield value.name
    elif isinstance(value, Reg) and value not in seen:
        for op in (op for block in template.blocks for op in block.ops if op.result == value):
            for operand in op.operands:
                yield from named(template, operand, seen | {value})


def waited_for(template: Template) -> Iterator[str]:
    """The data at which its packets may wait."""
    sent: list[Op] = [op for b in template.blocks for op in b.ops if op.name == "send" and op.word in WAITS]
    for op in sent:
        yield from named(template, op.operands[0])


def test_frames_of_the_library_are_meetings(objects: list[Object]) -> None:
    code = {t.name for o in objects for t in o.templates}
    frames = {
        name
        for name, datum in data_of(objects).items()
        if any(offset % SEGMENT == 0 and ref.name in code for offset, ref in datum.refs)
    }
    assert {"__port", "__barrier_port", "__shift_port"} <= frames
    assert [name for name in sorted(frames) if not data_of(objects)[name].meeting] == []


def test_where_the_library_waits_are_meetings(objects: list[Object]) -> None:
    data = data_of(objects)
    places = {name for o in objects for t in o.templates for name in waited_for(t)} & data.keys()
    assert {"__scan_cell", "__fence_home", "__lex_cell"} <= places
    assert [name for name in sorted(places) if not data[name].meeting] == []


def test_a_file_with_a_meeting_has_nothing_else(objects: list[Object]) -> None:
    """Its variables say whose turn it is there."""
    for one in objects:
        marks = {d.meeting for d in one.data if isinstance(d, Datum) and not d.name.startswith(("literal", "str."))}
        assert len(marks) <= 1, one.file
