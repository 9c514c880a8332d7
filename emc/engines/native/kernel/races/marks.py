# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""The last accesses to each word, and which pairs of accesses nothing orders (engines/races/shadow.py).

What the running turn did with a word is a touch, `touches` of them. The accesses of earlier turns to a word are a list
of marks, the oldest first. Words are numbered through the memory of all PEs, as by global addresses.
"""

from __future__ import annotations

from emc.engines.native.kernel.arrays import (
    copies_of,
    floors_of,
    library_of,
    machine_of,
    marked_of,
    own_words_of,
    pairs_of_lines_of,
    race_kinds_of,
    race_marks_of,
    touches_of,
    turns_of,
)
from emc.engines.native.kernel.races.arrivals import learn
from emc.engines.native.kernel.races.links import free_links
from emc.engines.native.kernel.races.past import is_before
from emc.engines.native.kernel.races.published import use
from emc.engines.native.kernel.races.turns import keep, reaches, release
from emc.engines.native.kernel.races.vectors import time_in
from emc.engines.native.kernel.records import I4, I8, U4, call_apart, call_back, cfunc, i8, inlined, njit, u4, u8
from emc.engines.native.kernel.rules import noted
from emc.engines.native.kernel.state import ATOMIC, HANDED, SINK
from emc.engines.races.kinds import LIBRARYS, USERS
from emc.engines.races.shadow import FRESH, MOST, READ, UPDATED, WRITTEN

NOWHERE = 0xFFFF_FFFF  # the word of a touch that does not count


@njit
def saw(m, at, size, how, operation):
    """As an iteration of Shadow.gather."""
    if how == FRESH:
        forget(m, at, size)
        return
    words, touches = marked_of(m), touches_of(m)
    mask = ((i8(1) << size) - 1) << (at & 3)
    word = at >> 2
    while mask != 0:
        number = i8(words[u8(word)].touch)
        if number == 0:
            if m[0].touches + 1 >= m[0].most_touches:
                m[0].gave_up = 1
                return
            m[0].touches += 1
            number = m[0].touches
            words[u8(word)].touch = u4(number)
            one = touches[u8(number)]
            one.word, one.read, one.written, one.reader, one.writer = u4(word), u4(0), u4(0), u4(0), u4(0)
        one = touches[u8(number)]
        bytes_ = mask & 15
        if how == READ:
            new = bytes_ & ~(i8(one.written) | i8(one.read))
            if new != 0:
                if one.reader == u4(0):
                    one.reader = u4(operation)
                one.read |= u4(new)
        else:
            if one.writer == u4(0):
                one.writer = u4(operation)
            one.written |= u4(bytes_)
        mask >>= 4
        word += 1


@njit
def forget(m, at, size):
    """As Shadow._forget."""
    words, touches = marked_of(m), touches_of(m)
    for word in range(at >> 2, (at + size + 3) >> 2):
        one = words[u8(word)]
        if one.marks != u4(0):
            forget_marks(m, i8(one.marks))
            one.marks = u4(0)
        if one.updates != u4(0):
            free_links(m, i8(one.updates))
            one.updates = u4(0)
        if one.touch != u4(0):
            touches[u8(one.touch)].word = u4(NOWHERE)
            one.touch = u4(0)


@njit
def forget_marks(m, number):
    """Frees a list of marks."""
    while number != 0:
        number = free_mark(m, number)


@njit
def free_mark(m, number):
    """Frees a mark. Returns the one after it."""
    one = race_marks_of(m)[u8(number)]
    following = i8(one.next)
    release(m, i8(one.turn))
    one.next = u4(m[0].free_mark)
    m[0].free_mark = number
    return following


@cfunc(I4, I8, *(U4,) * 5)
def race_saw(address, pe, first, size, how, operation):
    """Notes that the running turn reads, writes or begins some bytes of its PE's memory."""
    m = machine_of(address)
    saw(m, (i8(pe) << m[0].address_bits) + (i8(first) & m[0].address_mask), i8(size), i8(how), i8(operation))
    return 0


# ---- the end of a turn


@inlined
def kind_of(m, word):
    """What the word is (engines/races/watched.py)."""
    offset = word & (m[0].address_mask >> 2)
    return i8(race_kinds_of(m)[u8(offset)]) if offset < m[0].kinds else i8(USERS)


@njit
def touched_words(m):
    """How many words the running thread has accessed."""
    touches, count = touches_of(m), i8(0)
    for number in range(1, m[0].touches + 1):
        if touches[u8(number)].word != u4(NOWHERE):
            count += 1
    return count


@njit
def look(m, turn):
    """Does what reference/races.py does with the accesses of a turn at its end."""
    marked, touches, atomic = marked_of(m), touches_of(m), turns_of(m)[u8(turn)].kind & u4(ATOMIC) != u4(0)
    for number in range(1, m[0].touches + 1):
        one = touches[u8(number)]
        if one.word == u4(NOWHERE):
            continue
        marked[u8(one.word)].touch = u4(0)
        note_copy(m, i8(one.word), number, turn)
        kind = kind_of(m, i8(one.word))
        if kind != USERS:
            if kind != LIBRARYS:
                takes_turn(m, i8(one.word), turn, one.written != u4(0))
            one.word = u4(NOWHERE)
    for number in range(1, m[0].touches + 1):
        one = touches[u8(number)]
        if one.word != u4(NOWHERE) and (atomic or one.read & one.written != u4(0)):
            takes_turn(m, i8(one.word), turn, one.written != u4(0))
    for number in range(1, m[0].touches + 1):
        one = touches[u8(number)]
        if one.word == u4(NOWHERE):
            continue
        both = i8(one.read) & i8(one.written)
        read, written = i8(one.read) & ~both, i8(one.written) & ~both
        if read != 0:
            note(m, i8(one.word), i8(READ), read, i8(one.reader), turn, atomic)
        if both != 0:
            note(m, i8(one.word), i8(UPDATED), both, i8(one.writer), turn, True)
        if written != 0:
            note(m, i8(one.word), i8(WRITTEN), written, i8(one.writer), turn, atomic)
    m[0].touches = 0


@njit
def note_copy(m, word, touch, turn):
    """Notes an access to a PE's own copy of an object."""
    offset, pe = word & (m[0].address_mask >> 2), word >> (m[0].address_bits - 2)
    if offset >= m[0].kinds or pe >= m[0].pes:
        return
    number = i8(own_words_of(m)[u8(offset)])
    if number == 0:
        return
    one, now = touches_of(m)[u8(touch)], turns_of(m)[u8(turn)]
    reader, writer, far = one.reader, one.writer, u4(0)
    if now.origin != u4(0):
        reader = writer = now.origin
        far = u4(1)
    copy = copies_of(m)[u8(pe * m[0].own_words + number - 1)]
    noted(copy, i8(one.read), i8(one.written), reader, writer, now.cycle, now.node, far)


@njit
def takes_turn(m, word, turn, writes):
    """Orders the turn after those that updated the word."""
    one = marked_of(m)[u8(word)]
    one.updates = u4(use(m, i8(one.updates), turn, writes))


@inlined
def note(m, word, how, mask, operation, turn, atomic):
    """As Shadow._kept."""
    call_apart(_note, m, (i8(word), i8(how), i8(mask), i8(operation), i8(turn), i8(atomic)))


@njit
def _note(m, operands):
    word, how, mask, operation, turn, atomic = operands
    marks, turns, one = race_marks_of(m), turns_of(m), marked_of(m)[u8(word)]
    now, vector = turns[u8(turn)], i8(turns[u8(turn)].vector)
    previous, number, count, sees, updated = i8(0), i8(one.marks), i8(0), i8(0), False
    while number != 0:
        old = marks[u8(number)]
        other, bits, chain, time = i8(old.turn), i8(old.bits), i8(old.chain), i8(old.time)
        old_mask, old_how, old_atomic = bits & 15, (bits >> 4) & 3, bits & ATOMIC != 0
        known = is_before(m, old, i8(now.time) if i8(now.chain) == chain else time_in(m, vector, chain), turn)
        if known:
            replaced = how != READ or (old_how == READ and (old_atomic or not atomic))
            stays = old_mask & ~mask != 0 or not replaced
            stays = stays and (bits & SINK != 0 or time > i8(floors_of(m)[u8(chain)]))
        else:
            races = old_mask & mask != 0 and (old_how != READ or how != READ) and not (old_atomic and atomic)
            stays = True
            if races:
                stays = i8(old.op) != operation or turns[u8(other)].origin != now.origin
                found(m, word, other, old_how, i8(old.op), old_mask, old_atomic, turn, how, operation, mask, atomic)
                if old_how != READ and how != WRITTEN:
                    keep(m, other)
                    release(m, sees)
                    sees, updated = other, old_atomic
        following = i8(old.next)
        if stays:
            previous = number
            count += 1
        else:
            free_mark(m, number)
            if previous == 0:
                one.marks = u4(following)
            else:
                marks[u8(previous)].next = u4(following)
        number = following
    if sees != 0:
        if now.kind & u4(SINK) == u4(0):
            learn(m, turn, sees)
            if updated:
                use(m, i8(one.updates), turn, False)
        release(m, sees)
    number = new_mark(m)
    if number == 0:
        return
    keep(m, turn)
    new = marks[u8(number)]
    new.turn, new.op, new.next, new.chain, new.time = u4(turn), u4(operation), u4(0), now.chain, now.time
    bits = mask | how << 4 | (ATOMIC if atomic != 0 else 0) | i8(now.kind)
    new.bits, new.way = u4(bits), now.way
    if previous == 0:
        one.marks = u4(number)
    else:
        marks[u8(previous)].next = u4(number)
    if count + 1 > MOST:
        one.marks = u4(free_mark(m, i8(one.marks)))
        m[0].crowded = 1


@njit
def new_mark(m):
    number = m[0].free_mark
    if number != 0:
        m[0].free_mark = i8(race_marks_of(m)[u8(number)].next)
    elif m[0].fresh_mark + 1 < m[0].most_marks:
        m[0].fresh_mark += 1
        number = m[0].fresh_mark
    else:
        m[0].gave_up = 1
        return i8(0)
    return number


# ---- what is found


@njit
def found(m, word, first, first_how, first_op, first_mask, first_atomic, second, second_how, second_op, mask, atomic):
    """Counts a race for its two operations. Python makes a Race of the first one (run/races.py). Where an operation is
    in the library, the user's lines depend on the chains of calls."""
    turns, pairs, library = turns_of(m), pairs_of_lines_of(m), library_of(m)
    one, two = turns[u8(first)], turns[u8(second)]
    here = i8(one.origin) if one.origin != u4(0) else first_op
    there = i8(two.origin) if two.origin != u4(0) else second_op
    node, other = i8(0), i8(0)
    if library[u8(here)] != 0 or library[u8(there)] != 0:
        node, other = i8(one.node), i8(two.node)
    last = m[0].most_pairs - 1
    at = (here * 31 + there * 7919 + node * 104729 + other * 1299709) & last
    looks = i8(0)
    while pairs[u8(at)].count != 0:
        pair = pairs[u8(at)]
        if i8(pair.first) == here and i8(pair.second) == there and i8(pair.node) == node and i8(pair.other) == other:
            pair.count += 1
            return
        at = (at + 1) & last
        looks += 1
        if looks > last - 1:
            m[0].gave_up = 1
            return
    pair = pairs[u8(at)]
    pair.count = 1
    pair.first, pair.second, pair.node, pair.other = u4(here), u4(there), u4(node), u4(other)
    m[0].race_pair, m[0].race_word, m[0].race_mask = at, word, first_mask & mask
    m[0].race_first, m[0].race_first_how, m[0].race_first_op = first, first_how, first_op
    m[0].race_second, m[0].race_second_how, m[0].race_second_op = second, second_how, second_op
    m[0].race_atomic = i8(first_atomic or atomic)
    sent = one.origin != u4(0) and one.sender_time != u4(0)
    handed = one.kind & u4(HANDED) != u4(0) and library[u8(here)] == 0
    m[0].race_handed = i8(handed or (two.kind & u4(HANDED) != u4(0) and library[u8(there)] == 0))
    m[0].race_sent = i8(sent and i8(one.sender_time) <= reaches(m, second, i8(one.sender_chain)))
    call_back(m[0].tell)
