"""Accesses that need no check: what is known of registers that hold frames; and all other accesses still trap."""

from __future__ import annotations

import pytest
from engines.assembly import leave, program, run

from emc.engines.native.codegen.rooms import rooms
from emc.engines.native.run import room
from emc.ir.module import FP

REGISTERS = """
template @main: function, frame 64
^start: entry 1 (%k)
    %f = frame.new @exit
    %own = add.i32 %fp, 16
    %odd = add.i32 %fp, 18
    %either = add.i32 %fp, 16
    brif %k, ^other, ^end
^other:
    %either = add.i32 %fp, 20
    br ^end
^end:
    %sum = add.i32 %own, %either
    store.i32 [%f+8], %odd
    store.i32 [%f+12], %sum
    get %f, 0
    break
"""


def test_registers_that_hold_frames_are_known() -> None:
    main = next(template for template in program(REGISTERS).templates if template.name == "main")
    known = {reg.name: room for reg, room in rooms(main).items()}
    assert known == {FP.name: (0, 64), "f": (0, 128), "own": (-16, 48)}  # at an odd place, or at two: not known


@pytest.mark.parametrize(
    ("base", "offset", "kind"),
    [
        ("add.i32 %fp, 16", -70_000, "wild address"),
        ("add.i32 %fp, 16", 70_000, "wild address"),
        ("add.i32 %fp, 16", 2, "misaligned access"),
        ("frame.new @exit", 70_000, "wild address"),
        ("frame.new @exit", 6, "misaligned access"),
        ("mov.i32 8", 0, "null pointer"),
    ],
)
@pytest.mark.parametrize("access", ["%x = load.i32 [%b{}]", "store.i32 [%b{}], %k"])
def test_what_lies_outside_traps(base: str, offset: int, kind: str, access: str) -> None:
    text = f"template @main: function, frame 64\n^start: entry 1 (%k)\n    %b = {base}\n    "
    done = run(text + access.format(f"{offset:+}" if offset else "") + leave("0"))
    assert done.trap is not None
    assert done.trap.kind == kind


@pytest.mark.parametrize("base", ["add.i32 %fp, 16", "frame.new @exit", "mov.i32 4096"])
def test_what_lies_inside_holds_what_was_stored(base: str) -> None:
    text = f"""
template @main: function, frame 64
^start: entry 1 (%k)
    %b = {base}
    store.i32 [%b+12], 77
    %x = load.i32 [%b+12]
"""
    assert run(text + leave("%x")).status == 77


@pytest.mark.parametrize("left", [1 << 62, 256 << 30, 50 << 30, 1 << 30, 1 << 20, 0])
def test_the_rooms_of_a_search_for_races_fit_into_the_address_space(left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "address_space_left", lambda: left)
    assert room.ROOM >> room._steps() <= left // room.PART
    assert room._steps() == 0 or left // room.PART < room.ROOM
