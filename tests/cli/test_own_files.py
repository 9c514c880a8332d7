"""A program that looks for emc's own files finds them closed, on each engine."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from command import Done

PROGRAM = """
#include <stdio.h>
static int opens(const char *path, const char *how) {
    FILE *f = fopen(path, how);
    if (f) fclose(f);
    return f != NULL;
}
int main(void) {
    printf("%d", opens("own", "w"));
    printf("%d%d", opens("cache/content/x.kept", "w"), opens("cache/content/y.kept", "r"));
    printf("%d%d", opens("kept/runs/x", "w"), opens("kept/mark", "r"));
    printf("%d%d", opens(".x", "w"), opens("link/content/x.kept", "w"));
    printf("%d%d\\n", rename("own", "cache/own"), remove("cache/content/y.kept"));
    return 0;
}
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the cache, a store of sweeps, and a link to the cache."""
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "cache"))
    (tmp_path / "cache" / "content").mkdir(parents=True)
    (tmp_path / "cache" / "content" / "y.kept").write_text("")
    (tmp_path / "link").symlink_to("cache")
    (tmp_path / "x.c").write_text(PROGRAM)
    (tmp_path / "e.c").write_text("int main(void) { return 0; }")
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize("level", ["0", "1", "2"])
@pytest.mark.parametrize("engine", ["native", "reference", "direct"])
def test_it_finds_them_closed(engine: str, level: str, here: Path, emc: Callable[..., Done]) -> None:
    assert emc("sweep", "e.c", "--pes", "1", "--keep", "kept").returncode == 0
    done = emc("run", "x.c", "--pes", "1", "--engine", engine, "-O", level, "--no-check", "--allow", str(here))
    assert done.stdout == "1000000-1-1\n", done.stderr
    assert done.stderr.count("it is one of emc's own files") == 7 and "begins with a dot" in done.stderr
