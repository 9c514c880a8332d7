"""What the checker says of a program in Python's syntax is in that syntax."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc.faults import Fault
from emc.footprint import Footprint
from emc.options import BuildOptions
from emc.python.said import in_python
from emc.session import check
from emc.shape import parse
from emc.texts import Source

HEAD = """\
from emc.lang import Global, Ptr, addr, each, everywhere, f64, function, i32, lock, spread, struct, unset, where, dowith

A = spread(i32, 8)
M = each(i32, 5)


@struct
class Pair:
    a: i32


@function
def nothing(p: Ptr[i32]) -> None:
    p[0] = 1


@function
def main() -> i32:
    x: i32 = 5
    y: f64 = 0.5
"""
FOUND = (
    ("nothing(y)", "argument 1 of `nothing` needs `Ptr[i32]`, but this is `f64`", ""),
    ("nothing(x)", "argument 1 of `nothing` makes `Ptr[i32]` from an integer", "write `addr(...)` around it"),
    ("p: Ptr[i32] = addr(A[3])", "the initialiser of `p` needs a local `Ptr[i32]`, but this is `Global[i32]`", ""),
    ("q: Pair = unset(); q.c = 1", "`Pair` has no member `c`", ""),
    ("with everywhere(M): x = 1", "`with everywhere(...):` lists spread arrays, but `M` is `array(i32, 5)`", ""),
    ("with where(x), dowith(y): x = 1", "`where` needs a pointer", "`addr(...)` of an object makes a pointer to it"),
    ("b = y % 2", "`%` needs integers, but this is `f64`", "`fmod` of emc.lang"),
    ("u = y", "nothing uses the variable `u`", "remove it; or write `cast(void, u)`"),
    ("with where(addr(A[2])), dowith(x): x = 1", "the block sets its own copy", "add `update(x)` after the block"),
)

EMC = ("`int", "`double", "struct ", "global *", "`&`", "(void)", "where (")  # words that Python has not


def faults(text: str, path: Path) -> list[Fault]:
    path.write_text(text, encoding="utf-8")
    return check([("", Source(str(path), text))], BuildOptions(pes=parse("4")), Footprint()).found


@pytest.mark.parametrize(("line", "text", "hint"), FOUND)
def test_a_fault_speaks_python(line: str, text: str, hint: str, tmp_path: Path) -> None:
    found = faults(f"{HEAD}    {line}\n    return x + i32(y)\n", tmp_path / "wrong.py")
    assert any(one.text.startswith(text) and hint in one.hint for one in found), found
    for one in found:
        said = " ".join((one.text, one.hint, *(note.text for note in one.notes)))
        assert not any(word in said for word in EMC), said


@pytest.mark.parametrize(
    ("emc", "python"),
    [
        ("this is `int global *`", "this is `Global[i32]`"),
        ("this is `const char *`", "this is `Text`"),
        ("`unsigned long long [3][4]`", "`array(u64, 3, 4)`"),
        ("`struct node *(*)(int, double *)`", "`Callable[[i32, Ptr[f64]], Ptr[node]]`"),
        ("`int (*)(int, double *)`", "`Callable[[i32, Ptr[f64]], i32]`"),
        ("`int (void)`", "`Callable[[], i32]`"),
        ("`void *`", "`Ptr[void]`"),
        ("`int global [8]`", "`spread(i32, 8)`"),
        ("`int global *x`", "`x: Global[i32]`"),
        ("use it as a `T global *` there", "use it as a `Global[T]` there"),
        ("write `where (global_of(x, &x)) { ... }`", "write `with where(global_of(x, addr(x))):`"),
        ("inside `everywhere (A)`", "inside `with everywhere(A):`"),
        ("write `where (p) dowith (...) { ... } update (...)`", "write `with where(p), dowith(...): ... update(...)`"),
        ("`%d` has no argument", "`%d` has no argument"),
        ("write `low < x && x < high`", "write `low < x and x < high`"),
        ("`integer` and `i + 1`", "`integer` and `i + 1`"),
        ("an odd ` stays", "an odd ` stays"),
    ],
)
def test_a_message_in_python(emc: str, python: str) -> None:
    assert in_python(emc) == python
    assert in_python(python) == python


def test_a_file_of_emc_keeps_its_words(tmp_path: Path) -> None:
    text = "int main(void) { int x; x = 1; return *x; }\n"
    (found,) = faults(text, tmp_path / "wrong.emc")
    assert "`int`" in found.text
