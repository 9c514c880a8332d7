"""LocusRoute, the EM-C paper's application, on 64 PEs: simulated time over real time. 1: as fast as the EM-4 was."""

from __future__ import annotations

from pathlib import Path

from emc_side import Native, built
from measuring import EMC, MORE, Contender, Part, Row, Setting

PES = 64
DEFAULT = "primary2.circuit"  # 3,817 wires
SMALL = "tiny.circuit"


def _parts(setting: Setting) -> tuple[Part, ...]:
    circuits = setting.circuits or ((SMALL,) if setting.smoke else (DEFAULT,))
    return tuple(_part(circuit, setting.smoke) for circuit in circuits)


def _part(circuit: str, plain: bool) -> Part:
    program = Native(built("locusroute.emc", PES), plain)

    def share() -> float:
        done, seconds = program.timed("--circuit", circuit)
        if done.status != 0:
            raise SystemExit(f"locusroute fails with {circuit}: {(done.output + done.errors).decode()}")
        return program.description.clock.microseconds(done.cycles) / 1e6 / seconds

    target = 0.85 if circuit == DEFAULT else None
    return Part(Path(circuit).name, "x the EM-4's speed", MORE, target, (Contender(EMC, share),), digits=3)


LOCUSROUTE = Row("locusroute", f"LocusRoute on {PES} PEs: simulated time over the time that it takes.", _parts)
