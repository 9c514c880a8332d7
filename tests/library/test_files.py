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

LEFT_OPEN = """
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    everywhere dowith () {
        char name[20];
        sprintf(name, "left%d", my_pe());
        fprintf(fopen(name, "w"), "PE %d", my_pe());
        barrier();
        if (my_pe() == 1) exit(5);
    }
    return 0;
}
"""

CONSOLE = """
#include <errno.h>
#include <stdio.h>
int main(void) {
    int year;
    puts("shown");
    if (freopen("numbers", "r", stdin) && scanf("%d", &year) == 1 && getchar() == ';') printf("%d\\n", year);
    rewind(stdin);
    printf("%d %ld\\n", scanf("%*d"), ftell(stdin));
    if (freopen("out.txt", "w", stdout) != stdout) return 1;
    printf("%d", 1);
    putchar(' ');
    puts("two");
    fprintf(stdout, "three %ld\\n", ftell(stdout));
    fclose(stdout);
    fprintf(stderr, "%d %d", freopen("no such file", "r", stdin) == NULL, errno == ENOENT);
    return 0;
}
"""

KINDS = """
#include <stdio.h>
#include <string.h>
int main(void) {
    char name[L_tmpnam], line[80] = "";
    FILE *f = fopen("a.txt", "w"), *t;
    fputs("0123456789", f);
    printf("%d %d ", setvbuf(f, NULL, _IONBF, 0), setvbuf(f, NULL, 9, 0) != 0);
    fputs("at once", f);
    t = fopen("a.txt", "r");
    printf("%s\\n", fgets(line, 80, t));
    fclose(t);
    fclose(f);
    f = fopen("a.txt", "a");
    printf("%ld ", ftell(f));
    fputs("++", f);
    printf("%ld ", ftell(f));
    fclose(f);
    f = fopen("a.txt", "a+");
    printf("%c ", fgetc(f));
    fputs("end", f);
    printf("%ld ", ftell(f));
    rewind(f);
    printf("%s\\n", fgets(line, 80, f));
    fclose(f);
    t = tmpfile();
    fputs("for a while", t);
    rewind(t);
    printf("%s %d\\n", fgets(line, 80, t), strcmp(tmpnam(name), tmpnam(NULL)) != 0);
    return fclose(t);
}
"""

NUMBERS = """
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
    int fd = open("px.tmp", O_WRONLY | O_CREAT | O_EXCL, 0600), n;
    char buffer[32], *line = NULL;
    size_t room = 0;
    struct stat about;
    FILE *f;
    printf("%d", (int)write(fd, "hello\\nworld\\n", 12)); printf(" %d\\n", close(fd));
    fd = open("px.tmp", O_CREAT | O_EXCL | O_RDWR, 0600); printf("%d %d\\n", fd, errno == EEXIST);
    fd = open("px.tmp", O_RDWR);
    printf("%d", (int)lseek(fd, 6, SEEK_SET));
    n = read(fd, buffer, 31);
    buffer[n] = 0;
    printf(" %d %s", n, buffer);
    n = fstat(fd, &about);
    printf("%d %d %d %d\\n", n, (int)about.st_size, S_ISREG(about.st_mode), (int)lseek(fd, 0, SEEK_CUR));
    close(fd);
    fd = open("px.tmp", O_WRONLY | O_APPEND); write(fd, "more\\n", 5); close(fd);
    n = stat("px.tmp", &about); printf("%d %d\\n", n, (int)about.st_size);
    freopen("px.tmp", "r", stdin);
    n = stat(".", &about); printf("%d %d %d\\n", n, S_ISDIR(about.st_mode), (int)about.st_size);
    printf("%d %d\\n", access("px.tmp", R_OK), access("px.none", F_OK));
    f = fopen("px.tmp", "r");
    while ((n = getline(&line, &room, f)) > 0) printf("%d:%s", n, line);
    fclose(f);
    free(line);
    fd = open("px.tmp", O_WRONLY | O_TRUNC); close(fd); stat("px.tmp", &about); printf("%d\\n", (int)about.st_size);
    fd = creat("px.tmp", 0600); close(fd);
    printf("%d", unlink("px.tmp")); n = unlink("px.tmp"); printf(" %d %d\\n", n, errno == ENOENT);
    printf("%d %d\\n", open("/etc/passwd", O_RDONLY), errno == EACCES);
    printf("%d %d\\n", mkdir("a", 0700), errno == ENOSYS);
    return 0;
}
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.slow
def test_every_pe_writes_its_own_file(emc_text: Callable[..., Any], folder: Path) -> None:
    outcome = emc_text(EVERY_PE, 3)
    assert outcome.output == "300\n"
    assert [p.name for p in folder.glob("part*")] == ["part0"]
    assert (folder / "part0").read_text() == "".join(f"line {i} of PE 0\n" for i in range(100))


@pytest.mark.slow
def test_copy_and_refusal(emc_text: Callable[..., Any], folder: Path) -> None:
    text = "".join(f"a line with number {i}\n" for i in range(60)) + "the end"
    (folder / "in.txt").write_text(text)
    outcome = emc_text(COPY, 1, suffix=".c")
    assert outcome.output == f"{len(text)} e end 0 {len(text)}\n"
    assert outcome.errors == "secret: Permission denied\n"
    assert (folder / "out.txt").read_text() == text


def test_exit_flushes_what_is_open_on_any_pe(emc_text: Callable[..., Any], folder: Path) -> None:
    assert emc_text(LEFT_OPEN, 4).status == 5
    assert {p.name: p.read_text() for p in folder.glob("left*")} == {f"left{i}": f"PE {i}" for i in range(4)}


def test_a_file_in_place_of_the_console(emc_text: Callable[..., Any], folder: Path) -> None:
    (folder / "numbers").write_text("1993;")
    outcome = emc_text(CONSOLE, 1, suffix=".c")
    assert outcome.output == "shown\n1993\n0 4\n"
    assert outcome.errors == "1 1"
    assert (folder / "out.txt").read_text() == "1 two\nthree 6\n"


def test_unbuffered_appended_and_nameless_files(emc_text: Callable[..., Any], folder: Path) -> None:
    outcome = emc_text(KINDS, 1, suffix=".c")
    assert outcome.output == "0 1 0123456789at once\n17 19 0 22 0123456789at once++end\nfor a while 1\n"
    assert [p.name for p in folder.iterdir() if p.suffix in (".tmp", ".txt")] == ["a.txt"]


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_no_program_writes_to_memory_of_this_process(
    engine: str, emc_text: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir("/")
    text = """
    #include <stdio.h>
    int main(void) {
        printf("%d", fopen("/proc/self/mem", "r+") == NULL);
        printf("%d", fopen("proc/self/mem", "r+") == NULL);
        printf("%d\\n", fopen("dev/null", "w") == NULL);
        return 0;
    }
    """
    outcome = emc_text(text, 1, suffix=".c", engine=engine)
    assert outcome.output == "111\n" and "/proc/self/mem" in str(outcome.run.warnings)


def test_files_by_number(emc_text: Callable[..., Any]) -> None:
    """The values before the last two lines are those of Linux."""
    assert emc_text(NUMBERS, 1).output.splitlines() == [
        *("12 0", "-1 1", "6 6 world", "0 12 1 12", "0 17", "0 1 0", "0 -1", "6:hello", "6:world", "5:more"),
        *("0", "0 -1 1", "-1 1", "-1 1"),
    ]
