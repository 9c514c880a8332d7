"""Files of a program: written below the current folder, read back, from several PEs; refused elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

EVERY_PE = """
#include <stdio.h>
int main(void) {
    char name[20], line[40];
    int lines = 0, pe;
    everywhere dowith () {
        FILE *f;
        int i;
        sprintf(name, "part%d", my_pe());
        f = fopen(name, "w");
        for (i = 0; i < 100; i++) fprintf(f, "line %d of PE %d\\n", i, my_pe());
        fclose(f);
    }
    for (pe = 0; pe < N_PE; pe++) {
        FILE *f;
        int i, of, n;
        sprintf(name, "part%d", pe);
        f = fopen(name, "r");
        for (n = 0; fscanf(f, "line %d of PE %d\\n", &i, &of) == 2; n++) lines += i == n && of == pe;
        fclose(f);
        if (pe) remove(name);
    }
    printf("%d\\n", lines);
    return 0;
}
"""

COPY = """
#include <errno.h>
#include <stdio.h>
#include <string.h>
int main(void) {
    FILE *in = fopen("in.txt", "r"), *out = fopen("out.txt", "w"), *secret = fopen("/etc/passwd", "r");
    char line[100];
    int c, count = 0;
    if (!secret) perror("secret");
    while (fgets(line, sizeof line, in)) count += (int)strlen(line);
    rewind(in);
    while ((c = getc(in)) != EOF) putc(c, out);
    fseek(in, -5, SEEK_END);
    fread(line, 1, 5, in);
    printf("%d %.5s %d %ld\\n", count, line, feof(in), ftell(in));
    fclose(in);
    return 0;  /* out.txt is flushed by exit */
}
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_pe_writes_its_own_file(emc_text: Callable[..., Any], folder: Path) -> None:
    outcome = emc_text(EVERY_PE, 3)
    assert outcome.output == "300\n"
    assert [p.name for p in folder.glob("part*")] == ["part0"]
    assert (folder / "part0").read_text() == "".join(f"line {i} of PE 0\n" for i in range(100))


def test_copy_and_refusal(emc_text: Callable[..., Any], folder: Path) -> None:
    text = "".join(f"a line with number {i}\n" for i in range(60)) + "the end"
    (folder / "in.txt").write_text(text)
    outcome = emc_text(COPY, 1, suffix=".c")
    assert outcome.output == f"{len(text)} e end 0 {len(text)}\n"
    assert outcome.errors == "secret: Permission denied\n"
    assert (folder / "out.txt").read_text() == text
