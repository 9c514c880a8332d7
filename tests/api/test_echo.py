"""Whatever a function's parameters are, each arrives as it was given, and comes back so: random signatures."""

from __future__ import annotations

import random
from typing import Any

import pytest

import emc

STRUCTS = """
struct tiny { char c; };
struct pair { short s; int i; };
struct wide { double x; char c; long long n; };
struct odd { unsigned a : 3; int b : 13; unsigned char u[5]; };
union either { int i; float f; };
"""


def number(rng: random.Random, bits: int, signed: bool) -> int:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    return rng.choice([low, high, 0, rng.randint(low, high)])


def real(rng: random.Random) -> float:
    return rng.choice([0.0, -1.5, 0.1, 1e300, float("inf"), rng.uniform(-1e6, 1e6)])


def single(rng: random.Random) -> float:
    return rng.choice([0.0, -1.5, 2.0**-20, float(rng.randint(-(1 << 20), 1 << 20))])


KINDS: dict[str, Any] = {
    "_Bool": lambda rng: rng.random() < 0.5,
    "char": lambda rng: number(rng, 8, True),
    "unsigned char": lambda rng: number(rng, 8, False),
    "short": lambda rng: number(rng, 16, True),
    "unsigned short": lambda rng: number(rng, 16, False),
    "int": lambda rng: number(rng, 32, True),
    "unsigned": lambda rng: number(rng, 32, False),
    "long long": lambda rng: number(rng, 64, True),
    "unsigned long long": lambda rng: number(rng, 64, False),
    "float": single,
    "double": real,
    "struct tiny": lambda rng: {"c": number(rng, 8, True)},
    "struct pair": lambda rng: {"s": number(rng, 16, True), "i": number(rng, 32, True)},
    "struct wide": lambda rng: {"x": real(rng), "c": number(rng, 8, True), "n": number(rng, 64, True)},
    "struct odd": lambda rng: {
        "a": number(rng, 3, False),
        "b": number(rng, 13, True),
        "u": [number(rng, 8, False) for _ in range(5)],
    },
    "union either": lambda rng: {"i": rng.randint(0, 1 << 20)},
}


def same(given: Any, back: Any) -> bool:
    return all(back[name] == one for name, one in given.items()) if isinstance(given, dict) else back == given


@pytest.mark.parametrize("seed", range(6))
def test_arguments_come_back(seed: int) -> None:
    rng = random.Random(seed)
    kinds = [rng.choice(list(KINDS)) for _ in range(rng.randint(8, 16))]
    listed = ", ".join(f"{kind} p{i}" for i, kind in enumerate(kinds))
    functions = [f"{kind} f{i}({listed}) {{ return p{i}; }}" for i, kind in enumerate(kinds)]
    remote = [
        f"{kind} g{i}({listed}) {{ return remote_call(N_PE - 1, f{i}, {len(kinds)}, "
        f"{', '.join(f'p{n}' for n in range(len(kinds)))}); }}"
        for i, kind in enumerate(kinds[:3])
    ]
    program = emc.compile(
        STRUCTS + "\n".join(functions + remote), pes=rng.choice([1, 4]), optimise=rng.choice([0, 1, 2])
    )
    cycles: dict[str, list[int]] = {}
    for engine in ("native", "reference"):
        with program.load(engine=engine) as live:
            cycles[engine] = []
            for i in range(len(kinds)):
                given = [KINDS[kind](rng) for kind in kinds]
                for name in (f"f{i}", f"g{i}"):
                    if name in program.functions:
                        back = live.call(name, *given)
                        assert same(given[i], back.value), (name, kinds, given)
                        cycles[engine].append(back.cycles)
    assert cycles["native"] == cycles["reference"]
