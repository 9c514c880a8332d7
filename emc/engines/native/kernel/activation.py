# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Finds the activation of a thread. Each frame that the kernel made has a record of its activation."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import segments_of
from emc.engines.native.kernel.records import i8, inlined, u4


@inlined
def activation(m, pe, frame):
    """The segment of the activation with that frame, and how many activations it has had; (0, 0) if the kernel made no
    frame there. Bit 0 of the address: the thread has just freed it."""
    number = u4((i8(pe) * m[0].stride + i8(frame)) >> 7)
    segment = segments_of(m)[number]
    if segment.template != u4(0) or frame & u4(1) != u4(0):
        return number, segment.life
    return u4(0), u4(0)
