"""In an enclosure, a program includes headers of its own folder, and emc's own, and learns nothing of other files."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc.faults import Faulty
from emc.options import BuildOptions
from emc.session import build
from emc.texts import read_sources

INCLUDES = {  # what is included: whether it is found
    '"own.h"': True,
    '"below/own.h"': True,
    '"below/../own.h"': True,
    "<stdio.h>": True,
    '"../outside.h"': False,
    '"OUTSIDE/outside.h"': False,
    '"link.h"': False,
    "<../lib/exit.c>": False,
    '"/etc/passwd"': False,
}


@pytest.mark.parametrize("header", INCLUDES)
@pytest.mark.parametrize("form", ["#include {}\n", "#if !__has_include({})\n#error\n#endif\n"])
def test_what_is_outside_is_not_there(header: str, form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "own"
    (folder / "below").mkdir(parents=True)
    for place in (folder / "own.h", folder / "below" / "own.h", tmp_path / "outside.h"):
        place.write_text("extern int x;\n")
    (folder / "link.h").symlink_to(tmp_path / "outside.h")
    (folder / "a.emc").write_text(
        form.format(header.replace("OUTSIDE", str(tmp_path))) + "int main(void) { return 0; }"
    )
    monkeypatch.chdir(folder)
    sources = read_sources(["a.emc"])
    if header not in ('"/etc/passwd"', "<../lib/exit.c>"):
        build(sources, BuildOptions())
    try:
        build(sources, BuildOptions(enclosure=str(folder)))
        found = True
    except Faulty as faulty:
        found = False
        assert {fault.code for fault in faulty.faults} <= {"E0107", "E0110"}
    assert found == INCLUDES[header]
