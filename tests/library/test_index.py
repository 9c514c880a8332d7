"""runtime/lib/INDEX says what the files define, as make_index.py reads them; test_native.py asks gcc, too."""

from __future__ import annotations

import runpy

from goldens import File, Golden

from emc import places

LIBRARY = places.runtime() / "lib"
INDEX = (LIBRARY / "INDEX").read_text("utf-8")


def test_index_is_up_to_date(golden: Golden) -> None:
    golden(File(LIBRARY / "INDEX"), runpy.run_path(str(LIBRARY / "make_index.py"))["index"]())


def test_no_name_is_defined_twice() -> None:
    names = [n for line in INDEX.splitlines() for n in line.partition(":")[2].split()]
    assert len(names) > 250
    assert len(names) == len(set(names))
