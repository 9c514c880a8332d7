# pyright: basic, reportCallIssue=false
"""The topologies of machine/topology, compiled for the kernel. Each function takes the number of a topology.

The first one, the EM-4's own, is inlined; the others are called.
"""

from __future__ import annotations

from functools import reduce

from emc.engines.native.kernel.records import call_apart, compiled, i8, inlined, njit, u4
from emc.machine.topology import TOPOLOGIES

_FIRST, *_OTHERS = TOPOLOGIES.values()
_MODULES = [compiled(_FIRST), *(compiled(module, njit) for module in _OTHERS)]


def _any(name):
    """A function that calls the topology whose number is its first operand."""
    return reduce(_or, enumerate([module[name] for module in _MODULES]), None)


def _chosen(name):
    """`name(number, shape, ...)`: calls the function `name` of topology `number`."""
    first, other = _MODULES[0][name], _any(name)

    @inlined
    def choose(number, *operands):
        if number == 0:
            return first(*operands)
        return call_apart(other, number, operands)

    return choose


def _or(otherwise, numbered):
    """A function that calls this topology or, for another number, the function `otherwise`."""
    wanted, function = numbered
    if otherwise is None:
        return njit(lambda number, operands: function(*operands))

    @njit
    def choose(number, operands):
        if number == wanted:
            return function(*operands)
        return otherwise(number, operands)

    return choose


way, output = _chosen("way"), _chosen("output")
links, successor, entrance = _chosen("links"), _chosen("successor"), _chosen("entrance")


@inlined
def shape_of(m):
    """The numbers that say how large the network is."""
    return m[0].extent0, m[0].extent1, m[0].extent2


def _of_first(name):
    function = _MODULES[0][name]

    @inlined
    def ask(m, *operands):
        return function(shape_of(m), *operands)

    return ask


def _of_any(name):
    function = _any(name)

    @inlined
    def ask(m, *operands):
        return call_apart(function, m[0].topology, (shape_of(m), *operands))

    return ask


@inlined
def _bits_of_first(m):
    return FIRST_BITS


@inlined
def _bits_of_any(m):
    return u4(m[0].bits)


@inlined
def _links_of_first(m):
    return FIRST_LINKS


@inlined
def _links_of_any(m):
    return m[0].links


@inlined
def _has_no_body(m, number):
    return False


@inlined
def _has_body(m, number):
    return i8(number) > m[0].most_packets


@inlined
def _is_no_interface(m, pe):
    return False


@inlined
def _is_interface(m, pe):
    return i8(pe) >= m[0].pes


# What ports.py needs of the network: for the first topology without engines, and for any machine. bits_of: bits of the
# number of a switch's port; links_of: links of a switch; has_body: whether a number is that of a packet with a body
TURNS = ("output", "rest")
FIRST_LINKS = _FIRST.links((0, 0, 0))
FIRST_BITS = u4(FIRST_LINKS.bit_length())
FIRST = {
    "bits_of": _bits_of_first,
    "links_of": _links_of_first,
    "has_body": _has_no_body,
    "is_interface": _is_no_interface,
    **{name: _of_first(name) for name in TURNS},
}
ANY = {
    "bits_of": _bits_of_any,
    "links_of": _links_of_any,
    "has_body": _has_body,
    "is_interface": _is_interface,
    **{name: _of_any(name) for name in TURNS},
}
