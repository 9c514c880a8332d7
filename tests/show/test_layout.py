"""Where the elements of spread arrays are drawn is where they are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as some

from emc.ir.module import Spread
from emc.target import Target
from emc.views.page import Side, page
from emc.views.show import slots
from emc.views.show.layout import cells, element_at, element_name, elements
from emc.views.show.program import ShownProgram
from emc.views.show.terminal import plain

At = Callable[..., ShownProgram]


@given(some.integers(1, 5), some.integers(1, 9), some.lists(some.integers(1, 7), max_size=3).map(tuple))
def test_each_element_is_in_its_slot_and_nothing_else_is(rows: int, cols: int, dims: tuple[int, ...]) -> None:
    target, spread = Target(rows * cols, (rows, cols), 1 << 16), Spread("A", 4, 4, dims)
    found = {
        element: (pe, slot)
        for pe in range(target.pes)
        for slot in range(target.slots(dims))
        if (element := element_at(target, spread, pe, slot)) is not None
    }
    assert found == {element: target.place(dims, element) for element in range(elements(spread))}


def test_names_of_elements() -> None:
    spread = Spread("A@1", 4, 4, (3, 5, 2))
    assert [element_name(spread, k) for k in (0, 1, 2, 29)] == ["A[0][0][0]", "A[0][0][1]", "A[0][1][0]", "A[2][4][1]"]
    assert element_name(Spread("x", 4, 4, ()), 0) == "x"


def test_an_arrangement_is_drawn(program_at: At) -> None:
    program = program_at("grid.emc", "3x4")
    text = plain(slots.layout(program, program.data_of(program.templates), []))
    assert "element [i][j] is on the PE in row i mod 3, column j mod 4" in text
    assert "    [1]    4    5    6    7\n" in text
    html = page((Side(program, program.templates),), "layout")
    assert 'aria-label="elements of G@1 on their PEs"' in html and ">0x100 G[2][3]</text>" in html


def test_what_is_left_out_is_said(program_at: At) -> None:
    program = program_at("dot.emc", "1000")
    assert "not drawn: 936 more PEs" in page((Side(program, program.templates),), "layout")
    program = program_at("dot.emc", "1")
    assert "not drawn: 94 more slots on each PE" in page((Side(program, program.templates),), "layout")
    assert "A[99]" in plain(slots.layout(program, program.data_of(program.templates), []))


@pytest.mark.slow
def test_cells_of_frames_do_not_overlap(program_at: At) -> None:
    for name in ("locusroute.emc", "cg.emc", "fft.emc"):
        for template in program_at(name).module.templates:
            if template.role != "handler":
                found = cells(template)
                ends = [cell.offset + cell.size for cell in found]
                starts = [cell.offset for cell in found]
                assert starts[0] == 0 and ends[-1] <= max(template.frame, 8), template.name
                shared = {s.offset for s in template.slots}
                pairs = zip(ends, starts[1:], strict=False)
                assert all(a <= b or b in shared for a, b in pairs), template.name
