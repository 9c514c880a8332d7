"""Where threads stand: one by one while they are few, by place when they are many."""

from __future__ import annotations

from emc.machine.run import Waiting
from emc.machine.standing import FEW, MOST_RANGES, ranges, standing
from emc.source import Span

HERE = Span("x.emc", 9, 5, 9, 9)


def thread(pe: int, on: str = "lock", since: int = 400) -> Waiting:
    return Waiting(pe, "work", since, on, HERE)


def test_few_stand_by_themselves() -> None:
    some = [thread(pe) for pe in range(FEW)]
    assert standing(some) == tuple(str(one) for one in some)


def test_many_stand_together() -> None:
    some = [thread(pe, f"i_read (cell {pe})", 500 - pe) for pe in (0, 1, 2, 2, 7)] * 5 + [thread(3)]
    assert standing(some) == (
        "x.emc:9:5: work waits for i_read: 25 threads on PEs 0-2, 7, the first since cycle 493",
        str(thread(3)),
    )


def test_ranges() -> None:
    assert ranges([5, 3, 4, 9, 9, 0]) == "0, 3-5, 9"


def test_many_ranges_are_shortened() -> None:
    first = ", ".join(str(n) for n in range(0, 2 * MOST_RANGES, 2))
    assert ranges(range(0, 65_536, 2)) == f"{first} and 32,752 more"
    assert ranges(range(65_536)) == "0-65535"
