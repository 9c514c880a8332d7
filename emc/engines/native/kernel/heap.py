# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Blocks of the heap in a checked build. Each has a record, and the record's number owns its words (reference/heap.py).

The record of a freed block is used again after a limited number of later frees. Then no word has its number any more.
The checks return 0, or 1 if no live block begins at the address: then Python finds the message.
"""

from __future__ import annotations

from emc.engines.checks.states import GONE, UNSET
from emc.engines.native.kernel.arrays import (
    blocks_of,
    freed_of,
    heads_of,
    library_of,
    machine_of,
    owners_of,
    segments_of,
    states_of,
)
from emc.engines.native.kernel.objects import is_live, place
from emc.engines.native.kernel.records import I4, I8, U4, cfunc, i8, inlined, njit, u4, u8
from emc.engines.native.kernel.state import FREE, FREED, LIVE
from emc.engines.native.names import OWN
from emc.target import NULL_PAGE, WORD

UNKNOWN = 0xFFFF_FFFF  # the number of a block that got no record


@njit
def users(m, pe, frame, here):
    """The operation by which the program, not the library, called the running code. here: the check that is performed,
    with OWN if it is in the program."""
    if here & u4(OWN) != u4(0):
        return here
    segments, library = segments_of(m), library_of(m)
    number, life = u4(m[0].by), u4(m[0].by_life)
    if frame != u4(0):
        number = u4(place(m, pe, frame) >> u8(7))
        life = segments[number].life
    found = here | u4(OWN)
    while number != u4(0):
        segment = segments[number]
        if segment.life != life or segment.made == u4(0):
            break
        found = segment.made
        if library[found] == 0:
            break
        number, life = segment.parent, segment.parent_life
    return found


@inlined
def fill(states, begin, end, state):
    for i in range(begin, end):
        states[i] = state


@inlined
def own(m, at, size, number):
    """Makes the number the owner of a block's words."""
    owners = owners_of(m)
    for word in range(at >> u8(2), (at + size + u8(3)) >> u8(2)):
        owners[word] = number


@inlined
def fits(m, address, size):
    """Whether a block there, and a word on both sides, lies in memory."""
    return i8(address) >= NULL_PAGE and i8(address) + i8(size) + 2 * WORD <= m[0].memory_size


@inlined
def new_number(m):
    """The number of a free record; 0 if there is none."""
    number = u4(m[0].free_block)
    if number != u4(0):
        m[0].free_block = blocks_of(m)[number].next
        return number
    if m[0].made_blocks + 1 >= m[0].most_blocks:
        return u4(0)
    m[0].made_blocks += 1
    return u4(m[0].made_blocks)


@cfunc(I4, I8, U4, *(U4,) * 4)
def check_new(address, pe, frame, here, first, size):
    """Begins a block: its bytes are unset, and no object is directly before or after it."""
    m = machine_of(address)
    local = u4(i8(first) & m[0].address_mask)
    if not fits(m, local, size):
        return 0
    at = place(m, pe, local)
    end = at + u8(size)
    behind = ((end + u8(3)) & ~u8(3)) + u8(WORD)
    states, owners = states_of(m), owners_of(m)
    fill(states, at - u8(WORD), at, 0)
    owners[(at - u8(WORD)) >> u8(2)] = u4(0)
    fill(states, at, end, UNSET)
    fill(states, end, behind, 0)
    owners[(behind - u8(WORD)) >> u8(2)] = u4(0)
    number = new_number(m)
    if number == u4(0):
        own(m, at, u8(size), u4(0))
        heads_of(m)[at >> u8(2)] = u4(UNKNOWN)
        return 0
    block = blocks_of(m)[number]
    block.begin = i8(at)
    block.size = size
    block.made = users(m, pe, frame, here)
    block.name = u4(0)
    block.state = u4(LIVE)
    own(m, at, u8(size), u4(m[0].objects + i8(number)))
    heads_of(m)[at >> u8(2)] = number
    return 0


@inlined
def live(m, pe, first):
    """The number of the live block that begins there; 0 if there is none."""
    local = i8(first) & m[0].address_mask
    if local & 3 != 0 or local < NULL_PAGE or local >= m[0].memory_size:
        return u4(0)
    at = place(m, pe, local)
    number = heads_of(m)[at >> u8(2)]
    if number == u4(0) or i8(number) > m[0].made_blocks:
        return u4(0)
    block = blocks_of(m)[number]
    return number if block.begin == i8(at) and block.state == u4(LIVE) else u4(0)


@inlined
def is_unknown(m, pe, first):
    """Whether a block without a record begins there."""
    local = i8(first) & m[0].address_mask
    return local < m[0].memory_size and heads_of(m)[place(m, pe, local) >> u8(2)] == u4(UNKNOWN)


@cfunc(I4, I8, U4, U4, U4)
def check_array(address, pe, here, first):
    """Marks the block there as an array that the program declares."""
    m = machine_of(address)
    number = live(m, pe, first)
    if number != u4(0):
        blocks_of(m)[number].name = here
    return 0


@cfunc(I4, I8, U4, U4)
def check_block(address, pe, first):
    """Checks that a block begins there."""
    m = machine_of(address)
    return 0 if live(m, pe, first) != u4(0) or is_unknown(m, pe, first) else 1


@njit
def forget(m, number):
    """Drops the records about a freed block."""
    block = blocks_of(m)[number]
    owners, heads = owners_of(m), heads_of(m)
    mine = u4(m[0].objects + i8(number))
    first = u8(block.begin) >> u8(2)
    for word in range(first, (u8(block.begin) + u8(block.size) + u8(3)) >> u8(2)):
        if owners[word] == mine:
            owners[word] = u4(0)
    if heads[first] == number:
        heads[first] = u4(0)
    block.state = u4(FREE)
    block.next = u4(m[0].free_block)
    m[0].free_block = i8(number)


@cfunc(I4, I8, U4, U4, U4, U4)
def check_free(address, pe, frame, here, first):
    """Checks that a block begins there, and ends it."""
    m = machine_of(address)
    number = live(m, pe, first)
    if number == u4(0):
        if is_unknown(m, pe, first):  # its bytes are not checked any more
            heads_of(m)[place(m, pe, i8(first) & m[0].address_mask) >> u8(2)] = u4(0)
            return 0
        return 1
    block = blocks_of(m)[number]
    block.freed = users(m, pe, frame, here)
    block.state = u4(FREED)
    fill(states_of(m), u8(block.begin), u8(block.begin) + u8(block.size), GONE)
    freed = freed_of(m)
    at = u8(m[0].freed_blocks % m[0].most_freed)
    m[0].freed_blocks += 1
    if freed[at] != u4(0):
        forget(m, freed[at])
    freed[at] = number
    return 0


@njit
def grow(m, at, size):
    """Makes the bytes of a block without a record live, unless they are live already."""
    states = states_of(m)
    for i in range(at, at + size):
        if not is_live(states[i]):
            states[i] = UNSET


@cfunc(I4, I8, U4, *(U4,) * 4)
def check_room(address, pe, frame, here, first, size):
    """Checks that a block begins there, and changes its size to `size` bytes."""
    m = machine_of(address)
    number, local = live(m, pe, first), i8(first) & m[0].address_mask
    if not fits(m, local, size):
        return 0 if number != u4(0) else 1
    if number == u4(0):
        if is_unknown(m, pe, first):
            grow(m, place(m, pe, local), u8(size))
            return 0
        return 1
    block = blocks_of(m)[number]
    at, before = u8(block.begin), block.size
    if size > before:
        fill(states_of(m), at + u8(before), at + u8(size), UNSET)
        own(m, at, u8(size), u4(m[0].objects + i8(number)))
    else:
        fill(states_of(m), at + u8(size), at + u8(before), 0)
    block.size = size
    block.made = users(m, pe, frame, here)
    return 0
