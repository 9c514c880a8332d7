# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Phases 2 to 4 of a cycle, compiled twice: inline for the EM-4's omega without engines, and for any other machine."""

from __future__ import annotations

from emc.engines.native.kernel import ports
from emc.engines.native.kernel.arrays import ports_of
from emc.engines.native.kernel.records import compiled, inlined, njit, u4
from emc.engines.native.kernel.streams import begin, pairs_of, place_of
from emc.engines.native.kernel.wires import ANY, FIRST, entrance, links, shape_of, successor

LARGE = ("arrivals", "own", "intakes", "reach", "carry")


def _compile(function):
    return njit(function) if function.__name__ in LARGE else inlined(function)


_first, _any = compiled(ports, _compile, **FIRST), compiled(ports, _compile, **ANY)
_arrivals, _any_arrivals, _intakes = _first["arrivals"], _any["arrivals"], _first["intakes"]


@inlined
def moves(m, bucket):
    """Phases 2 to 4: packets come to ports and go through them, and PEs take packets in."""
    if m[0].topology == 0 and m[0].engines == 0 and m[0].interfaces == 0:
        _arrivals(m, bucket)
    else:
        _any_arrivals(m, bucket)
    _intakes(m, bucket)


@njit
def wire(m):
    """Sets for each port of a link where the link ends: port 0 of the switch there, and the place of its input in
    streams."""
    begin(m, pairs_of(m[0].links))
    topology, shape, bits, ports = m[0].topology, shape_of(m), u4(m[0].bits), ports_of(m)
    for switch in range(m[0].nodes):
        for number in range(1, links(topology, shape) + 1):
            goal = u4(successor(topology, shape, switch, number)) + u4(1)
            entering = u4(entrance(topology, shape, switch, number))
            port = ports[u4(switch + 1) << bits | u4(number)]
            port.link = goal << bits
            port.place = place_of(entering)
