# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""The kernel's part of a checked build: frames that begin and end, results not given, bytes copied.

These do the same as the reference engine (reference/checks.py, checks/shadow.py), on the planes of names.py. Each
returns 0.
"""

from __future__ import annotations

from emc.engines.checks.states import SET, UNSET
from emc.engines.native.kernel.arrays import (
    ends_of,
    heads_of,
    images_of,
    machine_of,
    owners_of,
    segments_of,
    states_of,
    unsets_of,
)
from emc.engines.native.kernel.objects import place
from emc.engines.native.kernel.records import I4, I8, U4, bytes_at, carray, cfunc, i8, pointer_to, u4, u8
from emc.target import CODE

words_at = pointer_to("I")


@cfunc(I4, I8, U4, U4, U4)
def check_frame(address, pe, frame, code):
    """Sets states and owners of a new frame, of the template with that code."""
    m = machine_of(address)
    image = images_of(m)[u4(code - u4(CODE))]
    at = place(m, pe, frame)
    size = u8(image.size)
    if size != u8(0):
        states, source = states_of(m), carray(bytes_at(image.states), image.size)
        for i in range(size):
            states[at + i] = source[i]
        owners, numbers = owners_of(m), carray(words_at(image.owners), image.size >> 2)
        for i in range(size >> u8(2)):
            owners[(at >> u8(2)) + i] = numbers[i]
    if image.unset != 0:
        unsets = unsets_of(m)
        for i in range(u8(image.unset)):
            unsets[(at >> u8(2)) + i] = u4(0)
    if image.text != 0:
        ends_of(m)[at >> u8(2)] = u4(0)
    if m[0].unanswered != 0:
        heads = heads_of(m)
        for i in range(u8(32)):
            heads[(at >> u8(2)) + i] = u4(0)
    return 0


@cfunc(I4, I8, U4, U4, U4)
def check_gone(address, pe, frame, template):
    """Sets the states of the bytes of a frame that ends. The frame is one of that template."""
    m = machine_of(address)
    image = images_of(m)[template]
    at = place(m, pe, frame)
    states, source = states_of(m), carray(bytes_at(image.gone), image.size)
    for i in range(u8(image.size)):
        states[at + i] = source[i]
    return 0


@cfunc(I4, I8, U4, U4, U4)
def check_lost(address, pe, k, check):
    """Records that a function ends at that check without the result that continuation k waits for."""
    m = machine_of(address)
    goal, local = i8(k) >> m[0].address_bits, u4(k) & u4(m[0].address_mask) & ~u4(1)
    if k <= u4(1) or goal >= m[0].pes or local & u4(2) != u4(0) or i8(local) >= m[0].memory_size:
        return 0
    at = place(m, goal, local)
    if segments_of(m)[at >> u8(7)].template != u4(0):
        m[0].unanswered = 1
        heads_of(m)[at >> u8(2)] = check
    return 0


@cfunc(I4, I8, U4, U4, U4, I4)
def check_copied(address, pe, to, source, size):
    """Copies the mark of unset bytes, after the bytes were copied."""
    m = machine_of(address)
    if i8(max(to, source)) + i8(size) > m[0].memory_size:
        return 0
    states = states_of(m)
    goal, begin = place(m, pe, to), place(m, pe, source)
    for i in range(max(0, i8(size))):
        n = u8(i) if goal <= begin else u8(i8(size) - 1 - i)  # no byte is overwritten before it is read
        if states[begin + n] == UNSET and states[goal + n] == SET:
            states[goal + n] = UNSET
    return 0
