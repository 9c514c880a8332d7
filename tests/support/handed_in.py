"""Submissions for exercise 3, rotate, as a class hands them in: each with the verdict that it must get.

    for name, (verdict, text) in handed_in(100).items():
        ...                     `as_given_2.emc`, `forks_for_ever_0.emc`, ...

The kinds are those of KINDS, again and again, each time with another number in it, so that no two are equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

from emc import places

SHELF = places.programs() / "exercises"
WRONG = SHELF / "wrong" / "03_rotate"


def _text(path: Path) -> str:
    return path.read_text("utf-8")


START, SOLUTION = _text(SHELF / "03_rotate.emc"), _text(SHELF / "solutions" / "03_rotate.emc")
BLOCK = """    everywhere (A) dowith (by) {
        for (int i = 0; i < own_count(A); i++) B[(own_index(A, i) + by) % N] = A[i];
    }
"""
assert BLOCK in SOLUTION


def _with(block: str, before: str = "") -> str:
    """The solution with another way to rotate. before: what stands before the function."""
    return SOLUTION.replace(BLOCK, block).replace("static void rotate", f"{before}static void rotate")


def _main(statements: str, before: str = "") -> str:
    """A program that has nothing to do with the exercise."""
    return f"#include <stdio.h>\n#include <stdlib.h>\n{before}\nint main(int argc, char **argv)\n{{\n{statements}\n}}\n"


def _doing(statements: str) -> str:
    """The solution, which does something else first."""
    return SOLUTION.replace("    int by = atoi(argv[1])", f"    {statements}\n    int by = atoi(argv[1])")


KINDS: dict[str, tuple[str, str | bytes]] = {
    # right in several ways
    "as_given.emc": ("right", SOLUTION),
    "by_remainder.emc": ("right", _with(BLOCK.replace(
        "B[(own_index(A, i) + by) % N] = A[i];",
        "{ int k = own_index(A, i) + by; if (k >= N) k -= N; B[k] = A[i]; }"))),
    "by_pointer.emc": ("right", _with(BLOCK.replace(
        "B[(own_index(A, i) + by) % N] = A[i];", "{ int global *to = &B[(own_index(A, i) + by) % N]; *to = A[i]; }"))),
    "with_a_fence.emc": ("right", _with(BLOCK.replace("A[i];\n", "A[i];\n        fence();\n"))),
    "from_the_end.emc": ("right", _with(BLOCK.replace(
        "int i = 0; i < own_count(A); i++", "int i = own_count(A); i-- > 0;"))),
    "writes_own_file.emc": ("slow", _doing(
        'FILE *f = fopen("notes.txt", "w"); if (f) { fputs("mine", f); fclose(f); }')),
    "tries_to_harm.emc": ("right", _doing('if (fopen("../harmed", "w") || fopen("/tmp/emc-harmed", "w")) return 1;')),
    # right, but slow
    "pe_0_alone.emc": ("slow", START),
    "readers.emc": ("right", _with(
        "    everywhere (B) dowith (by) {\n"
        "        for (int i = 0; i < own_count(B); i++) B[i] = A[(own_index(B, i) + N - by) % N];\n    }\n")),
    # wrong by each known mistake
    **{f"{path.stem}.emc": (verdict, _text(path)) for path, verdict in (
        (WRONG / "known_answers.emc", "wrong"), (WRONG / "not_round.emc", "wrong"), (WRONG / "no_wait.emc", "race"),
        (WRONG / "both_slices.emc", "trap"))},
    "other_way.emc": ("wrong", _with(BLOCK.replace("+ by) % N", "+ N - by) % N"))),
    "one_too_few.emc": ("wrong", _with(BLOCK.replace("i < own_count(A)", "i < own_count(A) - 1"))),
    "exit_status.emc": ("wrong", SOLUTION.replace("return 0;", "return by;")),
    "says_nothing.emc": ("wrong", _main("return 0;")),
    "counts_without_order.emc": ("race", _with(BLOCK.replace("    }\n", "        done = done + 1;\n    }\n"),
                                               "int global done;\n\n")),
    # traps
    "no_argument.emc": ("trap", SOLUTION.replace("argv[1]", "argv[5]")),
    "deadlock.emc": ("trap", _main("    return i_read(&never);", "#include <emc/sync.h>\nint global never;")),
    "null.emc": ("trap", _main("    int *p = 0;\n    return *p;")),
    # beyond a limit
    "endless.emc": ("limit", _main("    for (;;) ;")),
    "endless_everywhere.emc": ("limit", _main("    everywhere dowith () { for (;;) resched(); }\n    return 0;")),
    "forks_for_ever.emc": ("limit", _main(
        "    f(1);\n    return 0;",
        "void f(int n)\n{\n    fork(n % N_PE, f, 1, n + 1);\n    fork((n + 1) % N_PE, f, 1, n + 3);\n"
        "    for (;;) resched();\n}")),
    "calls_for_ever.emc": ("limit", _main("    return f(1);", "int f(int n) { return n + f(n + 1) * f(n + 2); }")),
    "takes_all_memory.emc": ("limit", _main("    for (;;) { char *p = malloc(1000); if (!p) for (;;) ; *p = 1; }")),
    "prints_a_gigabyte.emc": ("limit", _main(
        "    static char line[10001];\n    for (int i = 0; i < 10000; i++) line[i] = 'a';\n"
        "    for (int i = 0; i < 100000; i++) puts(line);\n    return 0;")),
    "many_files.emc": ("limit", _main(
        "    char name[20];\n    for (int i = 0; i < 100000; i++) {\n"
        '        sprintf(name, "f%d", i);\n        fclose(fopen(name, "w"));\n    }\n    return 0;')),
    # does not compile
    "half.emc": ("fault", SOLUTION[: len(SOLUTION) // 2]),
    "unknown_name.emc": ("fault", SOLUTION.replace("own_count(A)", "count(A)")),
    "others_files.emc": ("fault", '#include "../as_given_0.emc"\n'),
    "system_file.emc": ("fault", f'#include "/etc/passwd"\n{SOLUTION}'),
    "includes_itself.emc": ("fault", '#include "includes_itself_{N}.emc"\n'),
    "deep.emc": ("fault", _main(f"    return {'(' * 60000}1{')' * 60000};")),
    "binary.emc": ("fault", b"\x7fELF\0\0\0{N}"),
    "empty.emc": ("fault", " "),
    # not a program in EM-C
    "harms.py": ("refused", "import os\nos.mkdir('harmed')\n"),
    "ready.emir": ("refused", "emir 1\n"),
    "large.emc": ("refused", b"// " + b"a" * (5 << 20)),
}  # fmt: skip


def handed_in(number: int) -> dict[str, tuple[str, bytes]]:
    """The first so many submissions: name of the file, verdict, text."""
    return dict(islice(_all(), number))


def _all() -> Iterator[tuple[str, tuple[str, bytes]]]:
    for turn in count():
        for name, (verdict, text) in KINDS.items():
            stem, _, suffix = name.partition(".")
            yield f"{stem}_{turn}.{suffix}", (verdict, _own(text, turn))


def _own(text: str | bytes, turn: int) -> bytes:
    """A text that no other submission has, unless it is empty."""
    data = text.encode() if isinstance(text, str) else text
    return data.replace(b"{N}", str(turn).encode()) + (f"\n// {turn}\n".encode() if data.strip() else b"")
