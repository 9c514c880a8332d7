"""Reading a kept value executes nothing: whatever the file has, only plain values and data classes come out."""

from __future__ import annotations

import os
import pickle
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from caches import forget
from command import run_here

from emc import places
from emc.cache import files, values
from emc.cache.values import Unreadable, pack, unpack
from emc.faults import Fault, Faults, Kind
from emc.ir.module import Template, named
from emc.source import Inlined, Span

CLASS = b"cemc.source\nSpan\n"  # pickle's text form: the class is on the stack


def reduced(module: str, name: str, arguments: str) -> bytes:
    """A pickle that calls a function with texts as arguments."""
    return f"c{module}\n{name}\n(".encode() + b"".join(f"V{one}\n".encode() for one in [arguments]) + b"tR."


@pytest.mark.parametrize(
    "data",
    [
        reduced("os", "system", "touch harmed"),
        reduced("posix", "system", "touch harmed"),
        reduced("builtins", "eval", "open('harmed', 'w')"),
        reduced("emc.cache.files", "write", "harmed"),  # a function of ours
        reduced("emc.__main__", "main", "harmed"),  # its import would run a command
        reduced("emc.source", "dataclass", "harmed"),  # what a module of a class has imported
        b"\x80\x05\x8c\nemc.source\x8c\rSpan.__init__\x93.",  # a name with a dot
        b"Pharmed\n.",  # a value that is kept elsewhere
        CLASS + b"(dVmark\nVx\nsb.",  # sets an attribute of a class
        CLASS + b"N(dV__init__\nVx\ns\x86b.",  # replaces a method of one
        CLASS + b")\x81.",  # makes an object without its constructor
        b"(iemc.source\nSpan\n.",  # an old form of the same
        CLASS + b"(Vx\ntR.",  # calls it with too few values
        b"\x82\x01.",  # a class by a number
        b"",
        b"\xff" * 9,
    ],
)
def test_nothing_is_executed(data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    before = dict(vars(Span))
    with pytest.raises(Unreadable):
        unpack(data)
    assert os.listdir() == [] and dict(vars(Span)) == before


def test_a_frozen_object_stays_as_it_was_made() -> None:
    made = pickle.dumps(Span("x", 1, 2), 2)[:-1]
    for more in (b"(dVline\nK\x05sb.", b"N(dVline\nK\x05s\x86b."):
        with pytest.raises(Unreadable):
            unpack(made + more)


def test_what_comes_out_is_what_went_in() -> None:
    here = Span("x.c", 1, 2)
    template = named(Template("f", "function", 0, 0, False, (), ()), "f 1")
    faults = Faults([Fault(Kind.ERROR, "E1", Inlined("x.c", 1, 2, function="f", at=here), "text")])
    for value in (1, "x", b"y", [1.5, None, {True}], {"a": (here, here)}, template, faults):
        again = unpack(pack(value))
        assert again == value and type(again) is type(value)
    assert unpack(pack(template)).content == "f 1"


def test_the_classes_that_can_be_read_are_plain() -> None:
    """None of them computes anything when an object is made of its values, or asks a file for more."""
    for name in values.MODULES:
        for found in vars(import_module(name)).values():
            if isinstance(found, type) and found.__module__ == name and "__emc_fields__" in vars(found):
                made: Any = found.__init__
                assert not hasattr(found, "__post_init__"), found
                assert made.__code__.co_filename == "<string>", f"{found}: a constructor of its own"
            elif isinstance(found, type) and found.__module__ == name and issubclass(found, Enum):
                assert "_missing_" not in vars(found)


def test_all_that_a_run_keeps_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would be made again each time, and nobody would notice."""
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(places, "ready_made", lambda: tmp_path / "nothing")
    forget()
    (tmp_path / "x.emc").write_text(
        "#include <stdio.h>\nint global n;\nint main(void) { int unused; everywhere dowith () { n += 1; }\n"
        'printf("%d\\n", n); return 0; }'
    )
    for words in (["check", "x.emc"], ["run", "x.emc", "--pes", "4", "--engine", "reference", "--check"]):
        assert run_here(words, tmp_path).returncode == 0
    forget()
    places_of_values = [path.with_suffix("") for path in (tmp_path / "cache").rglob("*.kept")]
    assert {"programs", "library", "verdicts", "content"} <= {place.parent.name for place in places_of_values}
    assert [place for place in places_of_values if files.read(place) is None] == []
