"""The checker as a whole: a rule for each kind of node, names that are unique, and no tree that it fails on."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import get_args

import pytest
from front.check_support import GRID, TARGET, checked, unit
from goldens import cases

from emc.faults import Faulty
from emc.front import tree, typed
from emc.front.check import rules

HERE = Path(__file__).resolve().parent


def test_every_kind_has_its_rule() -> None:
    assert set(rules.EXPRESSIONS) == set(get_args(tree.Expression))
    assert set(rules.STATEMENTS) == set(get_args(tree.Item))
    assert set(rules.SPECIFIERS) == set(get_args(tree.TypeSpecifier))


def names(made: typed.Unit) -> list[str]:
    return [s.name for s in made.statics] + [f.symbol.name for f in made.functions]


def test_private_names_carry_the_suffix() -> None:
    text = """
    static int a; int b; extern int c, d; static int f(void) { static int n; { static int n; n = c; } return n; }
    inline int g(void) { static int n; return n + f() + a + b; } int h(void) { return sizeof "x" + *"y"; }
    """
    assert names(unit(text, file="x.c")) == [
        *("a@1", "b", "c", "f.n@1", "f.n.2@1", "g.n@1", "str.0@1", "str.1@1", "f@1", "g@1", "h"),
    ]


def test_a_name_has_one_symbol() -> None:
    text = "int a[]; int f(void) { extern int a[]; return a[0]; } int a[3] = { 1 }; int g(); int g(int n) { return n; }"
    made = unit(text, file="x.c")
    assert [(s.name, s.tentative) for s in made.statics] == [("a", False)]
    assert made.statics[0].type.length == 3  # type: ignore[attr-defined]
    assert [len(f.symbol.type.parameters) for f in made.functions] == [0, 1]  # type: ignore[attr-defined]


def test_the_arrangement_shapes_slices() -> None:
    text = "int global A[5][6]; int main(void) { int n; everywhere (A) dowith () { n = sizeof A; } reductionsum (n); }"
    flat, grid = unit(text, TARGET), unit(text, GRID)
    sizes = [re.findall(r"value=(\d+)", str(made.functions[0]))[0] for made in (flat, grid)]
    assert sizes == [str(8 * 4), str(3 * 3 * 4)]


def test_constants_of_the_machine() -> None:
    made = unit("int a[N_PE], b[PE_ROWS], c[PE_COLS];", GRID)
    assert [s.type.length for s in made.statics] == [4, 2, 2]  # type: ignore[attr-defined]


def test_the_users_own_names_hide_the_compilers() -> None:
    unit("int my_pe(int n) { return n; } int main(void) { int N_PE = 3, resched = 1; return my_pe(N_PE) + resched; }")


def programs() -> list[list[str]]:
    """The cases' programs as words."""
    word = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|\w+|[^\w\s]')
    texts: list[str] = []
    for file in sorted(HERE.glob("check_*.case")):
        texts += [re.sub(r"#include.*", "", case.text) for case in cases(file)]
    return [word.findall(text) for text in texts]


@pytest.mark.parametrize("seed", range(4))
def test_no_program_is_too_wrong(seed: int) -> None:
    """Words of the cases' programs deleted, doubled, swapped: faults, never an exception."""
    chance = random.Random(seed)
    known = programs()
    pool = [word for text in known for word in text]
    for _ in range(60):
        words = list(chance.choice(known))
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(words))
            words[at : at + 1] = chance.choice(([], [chance.choice(pool)], [words[at], chance.choice(pool)]))
            words = words or [";"]
        try:
            checked(" ".join(words), GRID)
        except Faulty:
            continue  # the preprocessor gave up
