"""What the host answered is kept for a second run, in little memory, and not without end."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from emc.engines.playback import Recorded
from emc.faults import Faulty
from emc.machine import Host, Run, limits
from emc.machine.host import READ, WRITE
from emc.machine.options import Options
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import Pes
from emc.texts import Source


class Nowhere:
    """A PE's memory that nothing is known of."""

    def read(self, address: int, size: int) -> bytes:
        return b"x" * size

    def write(self, address: int, data: bytes) -> None:
        pass


def test_equal_answers_are_one() -> None:
    recorded = Recorded(Host(keep=False))
    for _ in range(1000):
        recorded.serve(Nowhere(), WRITE, (1, 0x1000, 7, 0), "")
    assert len(recorded.answers) == 1000 and len({id(one) for one in recorded.answers}) == 1


@pytest.mark.parametrize("service", [READ, WRITE])
def test_they_are_not_kept_without_end(service: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 10_000)
    recorded = Recorded(Host(stdin=io.BytesIO(bytes(100_000)), keep=False))
    for _ in range(2000):
        assert recorded.serve(Nowhere(), service, (service == WRITE, 0x1000, 50, 0), "") == 50
    assert recorded.is_full
    with pytest.raises(Faulty, match="input"):
        _ = recorded.answers


READS = """#include <stdio.h>
char b[4096];
int main(void) { int i, n = 0; for (i = 0; i < 9; i++) n += fread(b, 1, 4096, stdin); return 1 / (n - 36864); }
"""


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Run]:
    """`ended(text)`: the Run of a program that reads 36 KB, of which emc keeps 10."""
    monkeypatch.setattr(limits, "MOST_KEPT", 10_000)

    def run(text: str) -> Run:
        built = build([("x.c", Source("x.c", text))], BuildOptions(pes=Pes(1)))
        return execute(built, "native", Options(), Host(stdin=bytes(1 << 16), keep=False))

    return run


def test_the_end_is_told_in_brief(ended: Callable[[str], Run]) -> None:
    trap = ended(READS).trap
    assert trap is not None and trap.kind == "division by zero" and trap.span.line == 3
    assert "the run was long" in trap.detail[-1]


def test_an_end_that_only_another_run_can_tell_is_refused(ended: Callable[[str], Run]) -> None:
    leaves = "#include <setjmp.h>\njmp_buf j; void leave(int n) { if (n) leave(n - 1); else longjmp(j, 1); }\n"
    with pytest.raises(Faulty, match="must run the program again to report how it ended"):
        ended(leaves + READS.replace("return", "if (!setjmp(j)) leave(3); return"))
