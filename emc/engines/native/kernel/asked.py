# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""The requests of threads to the machine: frames, presence tags, PEs that were written to, memory (names.py: CALLS).

Each function takes the machine's address and the PE's number. Most return 0, or nonzero for a trap.
"""

from __future__ import annotations

import numpy as np

from emc.engines.native import names
from emc.engines.native.kernel import heap, objects, shadow
from emc.engines.native.kernel.activation import activation
from emc.engines.native.kernel.arrays import (
    cells_of,
    class_sizes_of,
    dirty_of,
    free_frames_of,
    functions_of,
    machine_of,
    pes_of,
    segments_of,
    size_classes_of,
    tags_of,
)
from emc.engines.native.kernel.engines import kick, look
from emc.engines.native.kernel.mail import perform
from emc.engines.native.kernel.races import marks
from emc.engines.native.kernel.races.hooks import begin_frame, probe
from emc.engines.native.kernel.records import I4, I8, NONE, U4, cfunc, i8, lowest_bit, njit, u4, u8
from emc.engines.native.kernel.rules import count, grow_heap, grow_spread, is_waited_for, lower
from emc.target import CODE


@cfunc(I4, I8, U4, U4, U4, U4)
def frame_new(address, pe, code, operation, mine):
    """The local address of a new frame, whose head word the thread must write; 0 for a trap. mine: the thread's frame,
    or 0 if the machine's record has its activation."""
    m = machine_of(address)
    template = u4(code - u4(CODE))  # the kernel computes in 64 bits
    if template == u4(0) or i8(template) > m[0].templates:
        return 0
    kind = size_classes_of(m)[template]
    if kind == NONE:
        return 0
    one = pes_of(m)[pe]
    segments = segments_of(m)
    free = free_frames_of(m)
    list_ = u8(pe) * u8(m[0].classes) + u8(kind)
    base = i8(pe) * m[0].stride
    frame = free[list_]
    if frame != NONE:
        place = u4((base + i8(frame)) >> 7)
        free[list_] = segments[place].next
    else:
        frame = u4(lower(one, m[0], i8(class_sizes_of(m)[kind])))
        if frame == u4(0):
            return 0
        place = u4((base + i8(frame)) >> 7)
    parent, parent_life = u4(m[0].by), u4(m[0].by_life)
    if mine != u4(0):
        parent, parent_life = activation(m, pe, mine)
    segment = segments[place]
    segment.template = template
    segment.life += u4(1)
    segment.parent = parent
    segment.parent_life = parent_life
    segment.waits = segment.waiting = u4(0)
    segment.made = u4(m[0].origin) if m[0].origin != 0 else operation
    count(one)
    return np.int32(frame)


@cfunc(I4, I8, U4, U4)
def race_frame(address, pe, frame):
    """In a run that looks for races: notes the frame that frame_new has just made."""
    m = machine_of(address)
    place = u4((i8(pe) * m[0].stride + i8(frame)) >> 7)
    segment = segments_of(m)[place]
    size = class_sizes_of(m)[size_classes_of(m)[segment.template]]
    begin_frame(m, pe, place, frame, size, segment.template, segment.made)
    return 0


@njit
def empty(m, pe, begin, size):
    """Marks the words of that memory as empty. Returns 1 if threads wait for one of them."""
    one = pes_of(m)[pe]
    if one.tagged == u4(0):
        return 0
    base = i8(pe) * m[0].stride
    end = min(begin + size, m[0].memory_size)
    tags = tags_of(m)
    for word in range(u8((base + begin) >> 2), u8((base + end + 3) >> 2)):
        tag = tags[word]
        if tag != 0:
            tags[word] = 0
            one.tagged -= u4(1)
            if is_waited_for(tag):
                return 1
    return 0


@cfunc(I4, I8, U4, U4)
def frame_free(address, pe, frame):
    """Frees a frame. Returns 1 for a trap."""
    m = machine_of(address)
    base = i8(pe) * m[0].stride
    segment = segments_of(m)[u4((base + i8(frame)) >> 7)]
    template = segment.template
    if template == NONE:
        return 1
    segment.template = NONE
    one = pes_of(m)[pe]
    one.live -= u4(1)
    kind = size_classes_of(m)[template]
    size = class_sizes_of(m)[kind]
    if empty(m, pe, i8(frame), i8(size)):
        return 1
    free = free_frames_of(m)
    list_ = u8(pe) * u8(m[0].classes) + u8(kind)
    segment.next = free[list_]
    free[list_] = frame
    return 0


@cfunc(I4, I8, U4, U4)
def tag_get(address, pe, word):
    """The presence tag of a word. The word must lie in memory."""
    m = machine_of(address)
    return np.int32(tags_of(m)[u8((i8(pe) * m[0].stride + i8(word)) >> 2)])


@cfunc(I4, I8, U4, U4, U4)
def tag_set(address, pe, word, value):
    """Sets the presence tag of a word. The word must lie in memory."""
    m = machine_of(address)
    place = u8(((i8(pe) * m[0].stride) + i8(word)) >> 2)
    tags = tags_of(m)
    one = pes_of(m)[pe]
    if tags[place] == 0 and value != u4(0):
        one.tagged += u4(1)
    if tags[place] != 0 and value == u4(0):
        one.tagged -= u4(1)
    tags[place] = value
    return 0


@cfunc(I4, I8, U4, U4, I4)
def tags_clear(address, pe, begin, size):
    """Marks the words of a stretch of memory as empty. Returns 1 for a trap."""
    m = machine_of(address)
    return np.int32(empty(m, pe, i8(begin & ~u4(3)), max(0, i8(size))))


@cfunc(I4, I8, U4, U4)
def dirty_mark(address, pe, goal):
    """Records that this PE wrote to another one."""
    m = machine_of(address)
    if goal == pe or i8(goal) >= m[0].pes:
        return 0
    dirty = dirty_of(m)
    place = u8(pe) * u8(m[0].words) + (u8(goal) >> u8(6))
    bit = u8(1) << (u8(goal) & u8(63))
    if dirty[place] & bit == u8(0):
        dirty[place] |= bit
        pes_of(m)[pe].dirty += u4(1)
    return 0


@cfunc(I4, I8, U4)
def dirty_next(address, pe):
    """The lowest PE that has been written to and that this function has not returned yet; -1 if there is none."""
    m = machine_of(address)
    one = pes_of(m)[pe]
    if one.dirty == u4(0):
        return -1
    dirty = dirty_of(m)
    first = u8(pe) * u8(m[0].words)
    for word in range(u8(m[0].words)):
        if dirty[first + word] != u8(0):
            low = lowest_bit(dirty[first + word])
            dirty[first + word] &= dirty[first + word] - u8(1)
            one.dirty -= u4(1)
            goal = (word << u8(6)) + low
            if m[0].races != 0:
                probe(m, pe, goal)
            return np.int32(goal)
    return -1


@cfunc(I4, I8, U4, I4)
def heap_grow(address, pe, size):
    """The address of new memory at the end of the heap; 0 if there is no room."""
    m = machine_of(address)
    return np.int32(grow_heap(pes_of(m)[pe], m[0], i8(size)))


@cfunc(I4, I8, U4, I4)
def spread_grow(address, pe, size):
    """The address of new memory at the end of the spread region; 0 if there is no room."""
    m = machine_of(address)
    return np.int32(grow_spread(pes_of(m)[pe], m[0], i8(size)))


@cfunc(I4, I8, U4)
def queue_length(address, pe):
    """The number of packets that wait in the PE's queue."""
    return np.int32(pes_of(machine_of(address))[pe].waiting)


@cfunc(I8, I8, U4, U4, I8)
def callee(address, pe, code, end_of_stack):
    """The code of a template that a thread may call itself; 0 if it can't, or if the host's stack has no room."""
    m = machine_of(address)
    template = u8(u4(code - u4(CODE)))
    if cells_of(m)[template * u8(32) + u8(1)] != names.CALLABLE or end_of_stack < m[0].deepest:
        return 0
    return functions_of(m)[template]


@cfunc(I4, I8, U4, U4, U4, I8)
def wait(address, pe, frame, operation, cycle):
    """Records that the activation with that frame waits from that cycle on, at that operation."""
    m = machine_of(address)
    if operation != u4(0):
        segment = segments_of(m)[u4((i8(pe) * m[0].stride + i8(frame)) >> 7)]
        segment.waits = operation
        segment.since = cycle
    return 0


_OTHERS = {**vars(heap), **vars(objects), **vars(shadow), **vars(marks)}


@cfunc(I4, I8, U4, U4)
def dma_prepare(address, pe, tcw):
    """The mistake in a transfer control word; FINE if there is none."""
    return np.int32(look(machine_of(address), pe, tcw))


@cfunc(I4, I8, U4, U4, U4, U4, I8)
def dma_kick(address, pe, tcw, operation, mine, cycle):
    """Gives the control word's engine its command in that cycle. Returns FINE, or the reason why the engine does not
    take it. mine: the thread's frame, or 0, as in frame_new."""
    m = machine_of(address)
    by, by_life = u4(m[0].by), u4(m[0].by_life)
    if mine != u4(0):
        by, by_life = activation(m, pe, mine)
    origin = u4(m[0].origin) if m[0].origin != 0 else operation
    return np.int32(kick(m, pe, tcw, cycle, origin, by, by_life))


@cfunc(I4, I8, *(U4,) * 7, I8)
def ni_act(address, unit, what, kind, a, b, operation, mine, cycle):
    """Performs an operation about network interfaces (mail.py). mine: see frame_new."""
    m = machine_of(address)
    by, by_life = u4(m[0].by), u4(m[0].by_life)
    if mine != u4(0):
        by, by_life = activation(m, unit, mine)
    origin = m[0].origin if m[0].origin != 0 else i8(operation)
    return np.int32(perform(m, i8(unit), i8(what), i8(kind), i8(a), i8(b), origin, i8(by), i8(by_life), cycle))


CALLS = tuple({**_OTHERS, **globals()}[name.replace(".", "_")] for name in names.CALLS)  # in the order of that table
