# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Checks of accesses that take more than a comparison in the thread.

Each returns 0 if engines/checks/judge.py would find nothing wrong, so it need not be called, and 1 if it must be
called.
"""

from __future__ import annotations

from emc.engines.checks.states import LENT, LIVE, SET, UNSET
from emc.engines.native.kernel.arrays import (
    blocks_of,
    machine_of,
    owners_of,
    slot_sizes_of,
    states_of,
    statics_of,
)
from emc.engines.native.kernel.records import I4, I8, U4, bytes_at, carray, cfunc, i8, inlined, njit, u4, u8
from emc.target import NULL_PAGE

SHARED = 0xFFFF_FFFF
LONGEST_TEXT = 1 << 20  # engines/checks/judge.py


@inlined
def place(m, pe, address):
    """The index of a PE's address in the machine's memory."""
    return u8(i8(pe) * m[0].stride + i8(address))


@inlined
def is_live(state):
    return state in LIVE


@njit
def owner(m, pe, address):
    """(begin, size) of the object at a local address. It may no longer exist. The size is -1 if there is none."""
    number = owners_of(m)[place(m, pe, address) >> u8(2)]
    if number == u4(0):
        return i8(0), i8(-1)
    if number == u4(SHARED) or i8(number) <= m[0].statics:
        return static(m, i8(address))
    if i8(number) <= m[0].objects:
        owners = owners_of(m)
        word = place(m, pe, address) >> u8(2)
        while owners[word - u8(1)] == number:
            word -= u8(1)
        size = slot_sizes_of(m)[u8(i8(number) - m[0].statics - 1)]
        return i8(word << u8(2)) - i8(pe) * m[0].stride, i8(size)
    block = blocks_of(m)[u8(i8(number) - m[0].objects)]
    return block.begin - i8(pe) * m[0].stride, i8(block.size)


@njit
def static(m, address):
    """(begin, size) of the static object at a local address; the size is -1 if there is none."""
    statics = statics_of(m)
    low, high = i8(0), m[0].statics
    while low < high:
        middle = (low + high) >> 1
        if statics[u8(middle)].begin <= address:
            low = middle + 1
        else:
            high = middle
    if low > 0:
        one = statics[u8(low - 1)]
        if address < one.begin + one.size:
            return one.begin, one.size
    return i8(0), i8(-1)


@cfunc(I4, I8, U4, U4, U4)
def check_same(address, pe, pointer, goal):
    """Checks that the access is to the object that the pointer points to."""
    m = machine_of(address)
    mask = m[0].address_mask
    if pointer < u4(NULL_PAGE) or i8(pointer) > mask or goal < u4(NULL_PAGE) or i8(goal) > mask:
        return 0
    begin, size = owner(m, pe, pointer)
    if size < 0:
        return 0
    other, other_size = owner(m, pe, goal)
    if other_size >= 0 and (begin == other or i8(pointer) == other + other_size):
        return 0
    return 1 if is_live(states_of(m)[place(m, pe, pointer)]) else 0


@cfunc(I4, I8, U4, U4, U4)
def check_area(address, pe, first, size):
    """Checks that bytes that are written or copied together lie in one object."""
    m = machine_of(address)
    if size == u4(0) or first < u4(NULL_PAGE) or i8(first) > m[0].address_mask:
        return 0
    begin, room = owner(m, pe, first)
    if room < 0 or i8(first) + i8(size) <= begin + room:
        return 0
    return 1 if is_live(states_of(m)[place(m, pe, first)]) else 0


@inlined
def length(m, pe, first, most):
    """The length of the string at a local address, including its final zero; 0 if none of the `most` bytes is zero."""
    memory = carray(bytes_at(m[0].memory), m[0].whole)
    at = place(m, pe, first)
    for i in range(most):
        if memory[at + u8(i)] == 0:
            return i8(i) + 1
    return i8(0)


@cfunc(I4, I8, U4, I8, I4)
def check_string(address, pe, memory, first):
    """Checks that a string ends in the object in which it begins, and is set. The operand `memory` makes LLVM write the
    thread's stores to memory first."""
    m = machine_of(address)
    if first < NULL_PAGE or i8(first) > m[0].address_mask:
        return 0
    size = length(m, pe, u4(first), m[0].memory_size - i8(first))
    if size == 0:
        return 1
    begin, room = owner(m, pe, u4(first))
    if room >= 0 and i8(first) + size > begin + room:
        return 1
    states, at = states_of(m), place(m, pe, u4(first))
    for i in range(u8(size)):
        if states[at + i] not in (SET, LENT):
            return 1
    return 0


@cfunc(I4, I8, U4, I8, U4, U4, I4)
def check_apart(address, pe, memory, source, to, size):
    """Checks that copied bytes do not overlap their destination. The operand `memory` is used as in check_string."""
    m = machine_of(address)
    begin, goal, count = i8(source) & m[0].address_mask, i8(to) & m[0].address_mask, i8(size)
    if count < 0:
        count = length(m, pe, u4(begin), min(LONGEST_TEXT, m[0].memory_size - begin))
        if count == 0:
            return 1
    elif begin == goal:
        return 0
    return 1 if abs(begin - goal) < count else 0


@cfunc(I4, I8, U4, U4, I4, U4)
def check_bytes(address, pe, first, size, what):
    """Checks that all bytes of an access may be copied (0), read (1), or written (2)."""
    m = machine_of(address)
    begin = i8(first) & m[0].address_mask
    if begin + i8(size) > m[0].memory_size:
        return 1
    states, at = states_of(m), place(m, pe, begin)
    for i in range(u8(max(0, i8(size)))):
        state = states[at + i]
        if state != SET and (what == u4(1) or state != UNSET) and (what == u4(2) or state != LENT):
            return 1
    return 0
