"""Machine files: what stands in them, and what is refused, at which line."""

from __future__ import annotations

import pytest

from emc.dataclass import replace
from emc.faults import Faulty
from emc.ir.handlers import fixed_traits
from emc.ir.operations import TABLE
from emc.ir.traits import MACHINE
from emc.machine import target
from emc.machine.description import Bypass, Cost, sections
from emc.machine.machine_file import parse_description, read_description
from emc.machine.units import unit_for
from emc.shape import MOST_PES, Pes, parse
from emc.target import WORD


def test_every_value_of_the_em4_has_its_source() -> None:
    em4 = read_description("em4")
    sources = dict(em4.sources)
    for section, keys in sections(em4):
        for key, _ in keys:
            assert sources.get(f"{section}.{key}"), f"{section}.{key} has no source"
    assert em4.clock.hertz == 12_500_000 and em4.clock.microseconds(25) == 2.0


def test_the_emx_is_the_em4_but_for_what_its_file_says() -> None:
    em4, emx = read_description("em4"), read_description("emx")
    assert (emx.name, emx.cost, emx.network) == ("EM-X", em4.cost, em4.network)
    assert emx.clock.hertz == 20_000_000 and target(emx).memory == 4_194_304
    assert (unit_for(emx, WORD), unit_for(em4, WORD)) == ("buffer", "processor")
    sources = dict(emx.sources)
    assert sources["network.hop"] == f"as EM-4: {dict(em4.sources)['network.hop']}"
    assert "estimated" in sources["clock.hertz"] and "estimated" in sources["machine.most_memory"]


def test_what_bypasses() -> None:
    emx = read_description("emx")
    plain = {"read8", "read16", "read32", "write8", "write16", "write32", "fetch32", "argument"}
    assert {name for name, traits in fixed_traits().items() if unit_for(emx, traits.width) == "buffer"} == plain
    assert {unit_for(emx, traits.width) for traits in MACHINE.values()} == {unit_for(emx, 8)} == {"processor"}
    narrow = replace(emx, bypass=Bypass(2))
    assert [unit_for(narrow, width) == "buffer" for width in (0, 1, 2, 4)] == [False, True, True, False]


def test_every_operation_has_a_cost() -> None:
    for row in TABLE.values():
        assert isinstance(Cost().of(row.cost), int), row.name


REFUSED = [
    ("[cost]\nbranch = 0", 2, "`cost.branch` must lie between 1 and 1000000", "found 0"),
    ("[network\n", 1, "not TOML", ""),
    ("[network]\nhop = 1\nhops = 2\n", 3, "`hops`", "`hop`"),
    ("[bypass]\nwidest = 8\n", 2, "between 0 and 4", "8"),
    ('name = "mine"\nbase = "em5"\n', 2, "no machine `em5`", "em4, emx"),
    ("base = 4\n", 1, "no machine `4`", "em4, emx"),
    ("\n[netwerk]\nhop = 1\n", 2, "`netwerk`", "`network`"),
    ('[queue]\non_chip = "16"\n', 2, "whole number", "'16'"),
    ("[queue]\n# a comment\non_chip = true\n", 3, "whole number", "True"),
    ("[queue]\non_chip = 1.5\n", 2, "whole number", "1.5"),
    ("name = 7\n", 1, "text in quotes", "7"),
    ("network = 3\n", 1, "section", ""),
    ("[thread]\ndispatch = 0\n", 2, "between 1 and", "0"),
    ("[cost]\nalu = -1\n", 2, "between 0 and", "-1"),
    ("[machine]\npes = 70000\n", 2, "between 1 and 65536", "70000"),
    ('[network]\ntopology = "ring"\n', 2, "`ring`", "circular_omega"),
    ("[network]\nextents = [4, 0]\n", 2, "up to three numbers", "[4, 3, 8]"),
    ("[network]\nextents = 8\n", 2, "up to three numbers", "[4, 3, 8]"),
    ("[network]\nextents = [2, 2, 2, 2]\n", 2, "up to three numbers", "[4, 3, 8]"),
    ("[network]\nradix = 1\n", 2, "between 2 and 31", "found 1"),
]


@pytest.mark.parametrize(("text", "line", "part", "hint"), REFUSED)
def test_wrong_file(text: str, line: int, part: str, hint: str) -> None:
    with pytest.raises(Faulty) as refused:
        parse_description(text, "my.toml")
    fault = next(iter(refused.value.faults))
    assert (fault.span.file, fault.span.line) == ("my.toml", line)
    assert part in fault.text and hint in fault.hint


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(Faulty) as refused:
        parse_description("[cost]\nalu = -1\nmull = 3\n[queue]\nonchip = 3\n", "my.toml")
    assert [fault.span.line for fault in refused.value.faults] == [2, 3, 5]


def test_unknown_machine_offers_the_nearest() -> None:
    with pytest.raises(Faulty) as refused:
        read_description("em5")
    assert "`em4`" in next(iter(refused.value.faults)).hint


def test_path_of_a_file(tmp_path: object) -> None:
    from pathlib import Path

    file = Path(str(tmp_path)) / "slow.toml"
    file.write_text('name = "slow" # mine\n[network]\nhop = 9 # estimated\n', encoding="utf-8")
    slow = read_description(str(file))
    assert (slow.name, slow.network.hop, slow.network.port) == ("slow", 9, 2)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(Faulty):
        read_description(str(file))


def test_memory_is_what_the_pointer_split_allows() -> None:
    em4 = read_description()
    assert target(em4).pes == 80 and target(em4).memory == 32 << 20
    assert target(em4, Pes(1)).memory == 64 << 20
    assert target(em4, Pes(MOST_PES)).memory == 64 << 10
    for pes in (1, 2, 3, 64, 65, 80, 1000, MOST_PES):
        made = target(em4, Pes(pes))
        assert made.memory <= 1 << made.address_bits
        assert made.pointer(pes - 1, made.memory - 1) < 1 << 32
    assert target(em4, Pes(32), 1_310_000).memory % 128 == 0


@pytest.mark.parametrize(
    ("pes", "rows", "cols", "arrangement"),
    [
        ("32", 1, 32, ""),
        ("1x32", 1, 32, ""),
        ("8x4", 8, 4, "8 x 4"),
        ("4X1", 4, 1, "4 x 1"),
        ("4x3x8", 12, 8, "4 x 3 x 8"),
        ("1x1x8", 1, 8, ""),
    ],
)
def test_pes_are_arranged_by_up_to_three_extents(pes: str, rows: int, cols: int, arrangement: str) -> None:
    made = target(read_description(), parse(pes))
    assert (made.pes, made.rows, made.cols, made.arrangement) == (rows * cols, rows, cols, arrangement)
    assert made.shape == parse(pes).shape and str(parse(pes)) == pes.lower()


@pytest.mark.parametrize("text", ["", "8x", "x8", "8 x 8", "1x2x3x4", "-1", "8x8.0", "٣", "1e2"])
def test_what_is_no_shape(text: str) -> None:
    with pytest.raises(ValueError, match="neither a count of PEs, like 64, nor an arrangement, like 8x8 or 4x3x8"):
        parse(text)


@pytest.mark.parametrize("text", ["0", "0x8", "65537", "999999999x999999999", "256x256x2"])
def test_no_machine_has_so_many_pes(text: str) -> None:
    with pytest.raises(ValueError, match="a machine has 1 to 65536 PEs, not"):
        parse(text)


@pytest.mark.parametrize(
    "wishes",
    [
        {"pes": Pes(0)},
        {"pes": Pes(65537)},
        {"pes": Pes(-1)},
        {"pes": Pes(1024), "memory": 8 << 20},
        {"memory": 100},
        {"pes": Pes(0, (0, 8))},
        {"pes": Pes(9, (2, 4))},
        {"pes": Pes(4, (-2, -2))},
        {"yield_after": -1},
    ],
)
def test_impossible_machine(wishes: dict[str, int]) -> None:
    with pytest.raises(Faulty):
        target(read_description(), **wishes)
