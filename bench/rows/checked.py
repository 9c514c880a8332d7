"""Checked runs (`--check`) against plain ones, both on the native engine with code that was made before."""

from __future__ import annotations

from emc_side import KERNELS, Native, built
from measuring import EMC, LESS, Contender, Mean, Part, Row, Setting

from emc.session import Built
from rows.sequential import SMALL

PES = 64
PLAIN = "plain"
LOCUSROUTE, CIRCUIT = "LocusRoute", ("--circuit", "tiny.circuit")


def _parts(setting: Setting) -> tuple[Part, ...]:
    found: list[Part] = []
    for name, define in SMALL.items():
        defines = (define,) if setting.smoke else ()
        plain, checked = (built(KERNELS / f"{name}.c", 1, *defines, check=check) for check in (False, True))
        found.append(_part(name, plain, checked, setting))
    plain, checked = (built("locusroute.emc", PES, check=check) for check in (False, True))
    return (*found, _part(LOCUSROUTE, plain, checked, setting, *CIRCUIT))


def _part(name: str, plain: Built, checked: Built, setting: Setting, *arguments: str) -> Part:
    fast, careful = Native(plain, setting.smoke), Native(checked, setting.smoke)
    contenders = (
        Contender(EMC, lambda: careful.timed(*arguments)[1]),
        Contender(PLAIN, lambda: fast.timed(*arguments)[1]),
    )
    return Part(name, "s", LESS, None, contenders)


CHECKED = Row(
    "checked",
    f"Checked runs (`--check`) against plain ones. A ratio of 0.5 is twice as long. LocusRoute runs on {PES} PEs.",
    _parts,
    means=(Mean("geometric mean", PLAIN, frozenset({*SMALL, LOCUSROUTE}), 0.33),),
)
