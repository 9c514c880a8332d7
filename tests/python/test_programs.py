"""The bundled programs in Python's syntax have the same IR: those that emc writes, and those in programs/python."""

from __future__ import annotations

from pathlib import Path

import pytest
import same_ir

from emc import places
from emc.faults import Faulty
from emc.texts import Source, read_sources

PROGRAMS = sorted(path for path in places.programs().rglob("*.emc") if not {"wrong", "template"} & set(path.parts))
SHAPES = {"grid.emc": "2x2"}
MACROS = {  # those whose macros have arguments
    *("halo.emc", "lu.emc", "emc_figure8.emc", "emc_table1.emc", "emc_table2.emc", "fx10_neighbours.emc"),
    *("rica_broadcast.emc", "rica_combine.emc", "rica_exchange.emc", "rica_ring.emc"),
}


def source(path: Path) -> Source:
    return read_sources([str(path)])[0][1]


@pytest.mark.parametrize("path", [p for p in PROGRAMS if p.name not in MACROS], ids=lambda path: path.stem)
def test_to_python_and_back_keeps_the_ir(path: Path, tmp_path: Path) -> None:
    pes = SHAPES.get(path.name, "4")
    made = tmp_path / f"{path.stem}.py"
    made.write_text(same_ir.as_python(source(path), pes), encoding="utf-8")
    wanted = same_ir.text(source(path), pes)
    assert same_ir.text(source(made), pes) == wanted
    back = same_ir.as_emc(source(made), pes)
    assert same_ir.text(Source("back.emc", back), pes) == wanted


@pytest.mark.parametrize("name", sorted(MACROS))
def test_macros_with_arguments_have_no_form(name: str) -> None:
    path = next(path for path in PROGRAMS if path.name == name)
    with pytest.raises(Faulty, match="has arguments, which Python has no form for"):
        same_ir.as_python(source(path))


def test_a_form_is_listed_where_it_belongs() -> None:
    assert {p.name for p in PROGRAMS} >= MACROS


KEPT = sorted((places.programs() / "python").glob("*.py"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_program_in_both_forms_has_the_same_ir(path: Path) -> None:
    other = next(one for one in PROGRAMS if one.stem == path.stem)
    for pes in ("4", "1"):
        assert same_ir.text(source(path), pes) == same_ir.text(source(other), pes)


def test_there_are_twelve_and_more() -> None:
    assert len(KEPT) >= 12
