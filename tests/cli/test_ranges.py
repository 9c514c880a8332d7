"""What numbers options take: the command line and Python by one table, emc.options.RANGES."""

from __future__ import annotations

from dataclasses import fields

import click
import pytest

import emc
from emc.cli.run import command
from emc.machine import Options
from emc.options import RANGES, BuildOptions


def test_each_is_an_option_of_building_or_of_running() -> None:
    names = {field.name for kind in (BuildOptions, Options) for field in fields(kind)}
    assert set(RANGES) <= names


@pytest.mark.parametrize("name", RANGES)
def test_both_ways_in_refuse_the_same(name: str) -> None:
    (option,) = (p for p in command.params if p.name == name)
    least, most = RANGES[name]
    assert isinstance(option.type, click.IntRange)
    assert (option.type.min or 0) in (least, 1) and option.type.max == most
    for wrong in (least - 1, most + 1):
        with pytest.raises(click.BadParameter):
            option.type.convert(str(wrong), option, None)
        with pytest.raises(emc.InputError, match=name):
            if name in ("optimise", "yield_after"):
                emc.compile("int main(void) { return 0; }", pes=1, **{name: wrong})
            else:
                emc.compile("int main(void) { return 0; }", pes=1).run(**{name: wrong})
