"""How random program number `seed` is compiled and run: one Setting a seed, of all that a user may wish for."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any

from emc.machine import Description, Options
from emc.machine.description import Memory, Receiver, Sender
from emc.machine.topology import TOPOLOGIES
from emc.options import SWITCHES, BuildOptions
from emc.shape import parse

PES = ("1", "2", "3", "4", "5", "2x3", "8", "16", "80")
CLUSTERS = ("1", "2", "3", "5", "8", "16")
MACHINES = ("em4", "em4", "emx")
MOST_CYCLES = 300_000  # a program without an end costs some seconds of the reference engine


@dataclass(frozen=True, slots=True)
class Setting:
    """wishes: for the compiler. options: of the run. changes: (section, key, value) of the machine file."""

    wishes: BuildOptions
    options: Options
    changes: tuple[tuple[str, str, Any], ...]

    def described(self, description: Description) -> Description:
        """The machine that is meant."""
        for section, key, value in self.changes:
            part = replace(getattr(description, section), **{key: value})
            description = replace(description, **{section: part})
        return description

    def __str__(self) -> str:
        said = [f"{section}.{key} = {value}" for section, key, value in self.changes]
        for part, plain in ((self.wishes, BuildOptions()), (self.options, Options())):
            for field in fields(part):
                if (value := getattr(part, field.name)) != getattr(plain, field.name):
                    said.append(f"{field.name} {','.join(sorted(value)) if field.name == 'off' else value}")
        return ", ".join(said)


def setting(seed: int, pes: tuple[str, ...] = PES) -> Setting:
    """Half of the settings are a plain run, so that what goes wrong there is seen plainly."""
    random = Random(f"setting {seed}")
    machine = MACHINES[seed % len(MACHINES)]
    wishes = BuildOptions(parse(random.choice(pes)), machine, optimise=random.choice((0, 1, 1, 2)), check=False)
    options = Options(max_cycles=MOST_CYCLES)
    if random.random() < 0.4:
        return Setting(wishes, options, ())
    wishes = replace(
        wishes,
        memory=random.choice((None, None, 1 << 16, 1 << 18)),
        yield_after=random.choice((64, 64, 1, 3, 0)),
        off=frozenset(name for name in SWITCHES if random.random() < 0.15),
    )
    options = replace(
        options,
        queue=random.choice((0, 0, 1, 2)),
        net_delay=random.choice((0, 0, 1, 7, 40, 3000)),
        seed=random.randrange(1000),
        packet_limit=random.choice((0, 0, 0, 4, 12, 50)),
        max_cycles=random.choice((*[MOST_CYCLES] * 4, random.randrange(100, 4000), random.randrange(100, 40_000))),
    )
    return Setting(wishes, options, _changes(random))


def clustered(seed: int) -> Setting:
    """The same on a cluster whose network interfaces carry packets, with some values of the interfaces changed."""
    random, plain = Random(f"cluster {seed}"), setting(seed, CLUSTERS)
    able = [
        ("network", "hop", random.choice((1, 20, 300))),
        ("bus", "near", random.choice((0, 1, 60))),
        ("bus", "read", random.choice((0, 114))),
        ("cost", "request", random.choice((0, 1, 400))),
        ("interface", "check", random.choice((1, 8, 50))),
        ("interface", "event", random.choice((1, 72))),
        ("interface", "ring", random.choice((1, 2, 8))),
        ("interface", "packets", random.choice((1, 16, 1024))),
        ("interface", "memory", Memory(*random.choice(((1, 0, 1, 0), (264, 10**8, 1, 10**7))))),
        ("interface", "send", Sender(*random.choice(((1, 0), (96, 10**7))))),
        ("interface", "receive", Receiver(random.choice((1, 80)))),
    ]
    changes = tuple(change for change in able if random.random() < 0.4)
    return replace(plain, wishes=replace(plain.wishes, machine="myrinet"), changes=changes)


def _changes(random: Random) -> tuple[tuple[str, str, Any], ...]:
    """Some values of the machine file changed: costs, queue, network."""
    able = [
        ("network", "hop", random.choice((1, 2, 3, 9))),
        ("network", "port", random.choice((1, 2, 5))),
        ("network", "inject", random.choice((0, 1, 4, 2500))),
        ("queue", "intake_while_running", random.choice((1, 2, 8, 30))),
        ("queue", "spill", random.choice((0, 1, 4, 30))),
        ("thread", "dispatch", random.choice((1, 2, 6))),
        ("thread", "matching", random.choice((0, 2, 5))),
        ("host", "service", random.choice((0, 50, 5000))),
        ("cost", "packet", random.choice((0, 1, 2, 7))),
        ("cost", "memory", random.choice((0, 2, 5))),
        ("cost", "branch", random.choice((0, 1))),
        ("queue", "special_first", random.choice((0, 1, 3, 16))),
        ("bypass", "widest", random.choice((0, 1, 2, 4))),
        ("bypass", "decode", random.choice((1, 3, 9))),
        ("network", "topology", random.choice(tuple(TOPOLOGIES))),
        ("network", "radix", random.choice((2, 3, 8))),
        ("network", "extents", random.choice(((), (4,), (2, 2), (5, 16), (2, 2, 2)))),
    ]
    return tuple(change for change in able if random.random() < 0.25)
