"""A file of the library that was compiled for one machine is good for each that answers alike, and for no other."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from caches import forget

from emc import library, places, route
from emc.asked import Asked, answers
from emc.ir.read import read_templates
from emc.ir.verify import Malformed
from emc.lower import Object, object_of
from emc.options import BuildOptions
from emc.settings import Settings
from emc.target import Target

MEMORY = 1 << 16
MACHINES = [
    Target(1, (), MEMORY),
    Target(2, (), MEMORY),
    Target(3, (), MEMORY, 0),
    Target(64, (), 1 << 26, 1),
    Target(64, (8, 8), MEMORY),
    Target(65, (), MEMORY),
    Target(1000, (10, 10, 10), MEMORY),
]
FEW = ["strlen", "frexp", "puts", "barrier", "barrier_sum", "mem_copyout", "mem_copyin", "rex", "lock"]


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A cache in which nothing is, and nothing that came with emc."""
    monkeypatch.setenv("EMC_CACHE", str(tmp_path))
    monkeypatch.setattr(places, "ready_made", lambda: tmp_path / "ready")
    forget()
    yield
    forget()


def test_what_is_asked_is_noted() -> None:
    asked = Asked(Target(80, (8, 10), MEMORY))
    assert asked.facts == {}
    assert (asked.address_bits, asked.cols, asked.holds(4), asked.slots((7, 80))) == (16, 10, True, 8)
    assert asked.address_bits == 16 and not asked.alone
    questions = [("address_bits",), ("cols",), ("holds", 4), ("slots", (7, 80)), ("alone",)]
    assert list(asked.facts.items()) == list(zip(questions, (16, 10, True, 8, False), strict=True))
    assert answers(Target(64, (), MEMORY), questions) == (16, 64, True, 9, False)


def made_for(target: Target, options: BuildOptions) -> tuple[library.Library, Callable[[str], Object]]:
    """The library as it is kept, and what a file of it is when nothing is kept."""
    found = route.library.__wrapped__(Settings(target, options))
    return found, lambda file: found.compile(file.partition("#")[0], library.text(file), found.made_for(file))


@pytest.mark.slow
def test_what_is_kept_is_what_each_machine_would_get(alone: None) -> None:
    """And templates with the same name for their content have the same content."""
    named: dict[str, str] = {}
    for options in (BuildOptions(), BuildOptions(optimise=2), BuildOptions(check=True)):
        for target in MACHINES:
            kept, compiled = made_for(target, options)
            for name in FEW:
                found = kept.find(name)
                assert repr(found) == repr(compiled(library.index()[name])), (name, target)  # a NaN equals nothing
                assert found is not None
                for template in found.templates:
                    assert named.setdefault(template.content, repr(template)) == repr(template), (name, target)
    assert "" not in named


def test_one_object_is_good_for_many_machines(alone: None) -> None:
    made: list[int] = []
    for pes in (2, 3, 64, 1, 65, 80, 1000):
        found, _ = made_for(Target(pes, (), MEMORY), BuildOptions())
        compile = found.compile
        found.compile = lambda *words, n=pes, compile=compile: made.append(n) or compile(*words)
        found.find("puts")
    assert made == [2, 1]


BROKEN = """template @puts: function, frame 8
^a: entry 1 (%k)
    pkt %k, %left
    break
"""


def test_what_is_kept_has_been_verified(alone: None) -> None:
    found, _ = made_for(MACHINES[1], BuildOptions())
    found.compile = lambda *_: object_of("puts.c", tuple(read_templates(BROKEN, "puts.c")))
    with pytest.raises(Malformed, match="%left is read, but some path from an entry does not set it"):
        found.find("puts")
    assert not list(Path(os.environ["EMC_CACHE"]).rglob("*puts*"))


def test_machines_whose_macros_differ_share_no_object(alone: None) -> None:
    """Of exchanges only: a file of the library does not know the extents."""
    made: list[Settings] = []
    kinds = [
        Settings(MACHINES[1], engines=4, exchange=(8192, 1, 2)),
        Settings(MACHINES[1], engines=4, exchange=(4096, 1, 2)),
        Settings(MACHINES[1], engines=4, exchange=(8192, 1, 3)),
        Settings(MACHINES[1], engines=0, exchange=(8192, 1, 2)),
        Settings(MACHINES[1], engines=4, exchange=(8192, 1, 2), extents=(2, 1, 1)),
    ]
    for settings in kinds:
        found = route.library.__wrapped__(settings.plain)
        compile = found.compile
        found.compile = lambda *words, s=settings, compile=compile: made.append(s) or compile(*words)
        assert found.find("neighbours_use") is not None
    assert made == kinds[:4]
