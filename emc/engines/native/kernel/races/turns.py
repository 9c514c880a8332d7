# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Turns with their clocks, and the chains that they form (engines/races/clocks.py).

A turn's record is counted like a vector. The list of the turns that came before a new one is in `before`, `befores` of
them.
"""

from __future__ import annotations

from emc.engines.native.kernel.arrays import (
    befores_of,
    chains_of,
    floors_of,
    links_of,
    rising_of,
    senders_of,
    settled_of,
    sunk_of,
    tops_of,
    turns_of,
    vector_levels_of,
    vectors_of,
)
from emc.engines.native.kernel.races.vectors import BITS, LAST, drop, hold, joined, time_in, with_time
from emc.engines.native.kernel.records import call_apart, i8, inlined, njit, u4, u8
from emc.engines.native.kernel.state import LEAF, SINK
from emc.engines.races.clocks import LOOKS


@inlined
def keep(m, turn):
    """Holds a turn."""
    if turn != 0:
        turns_of(m)[u8(turn)].refs += u4(1)


@njit
def release(m, turn):
    """Drops a turn."""
    if turn == 0:
        return
    one = turns_of(m)[u8(turn)]
    one.refs -= u4(1)
    if one.refs == u4(0):
        drop(m, i8(one.vector))
        one.vector = u4(0)
        if one.known != u4(0):
            forget_known(m, i8(one.known))
        one.chain = u4(m[0].free_turn)
        m[0].free_turn = turn


@njit
def forget_known(m, link):
    """Frees the links of `known`, which hold no turns."""
    links = links_of(m)
    while link != 0:
        following = i8(links[u8(link)].next)
        links[u8(link)].next = u4(m[0].free_link)
        m[0].free_link = link
        link = following


@njit
def reaches(m, turn, chain):
    """As Clock.reaches."""
    one = turns_of(m)[u8(turn)]
    if i8(one.chain) == chain:
        return i8(one.time)
    return time_in(m, i8(one.vector), chain)


@inlined
def is_sink(m, turn):
    return turns_of(m)[u8(turn)].kind & u4(SINK) != u4(0)


@njit
def knows(m, turn, other):
    """As Clock.knows: the other turn is no sink."""
    two = turns_of(m)[u8(other)]
    return i8(two.time) <= reaches(m, turn, i8(two.chain))


@inlined
def is_old(m, turn):
    """Whether all later turns know that turn."""
    one = turns_of(m)[u8(turn)]
    return one.time <= floors_of(m)[u8(one.chain)]


@inlined
def learn(m, turn, other):
    """As Clock.learn."""
    call_apart(_learn, m, (i8(turn), i8(other)))


@njit
def _learn(m, operands):
    turn, other = operands
    if knows(m, turn, other):
        return
    one, two = turns_of(m)[u8(turn)], turns_of(m)[u8(other)]
    both = joined(m, i8(one.vector), i8(two.vector))
    made = with_time(m, both, i8(two.chain), i8(two.time))
    drop(m, both)
    drop(m, i8(one.vector))
    one.vector = u4(made)


# ---- chains whose last turn has no successor so far: a list, the last one first. `ended` is 1 for them, 2 if settled


@njit
def ends(m, chain):
    """Adds a chain to the list, unless it is there."""
    chains = chains_of(m)
    one = chains[u8(chain)]
    if one.ended != u4(0):
        return
    one.ended = u4(1)
    one.before, one.after = u4(m[0].last_ended), u4(0)
    if m[0].last_ended != 0:
        chains[u8(m[0].last_ended - 1)].after = u4(chain + 1)
    m[0].last_ended = chain + 1


@njit
def goes_on(m, chain):
    """Removes a chain from the list."""
    chains = chains_of(m)
    one = chains[u8(chain)]
    listed = one.ended == u4(1)
    one.ended = u4(0)
    if not listed:
        return
    if one.before != u4(0):
        chains[u8(i8(one.before) - 1)].after = one.after
    if one.after != u4(0):
        chains[u8(i8(one.after) - 1)].before = one.before
    else:
        m[0].last_ended = i8(one.before)


@njit
def end(m, turn):
    """As Chains.end."""
    one = turns_of(m)[u8(turn)]
    if chains_of(m)[u8(one.chain)].tail == one.time:
        ends(m, i8(one.chain))


# ---- a new turn


@inlined
def comes_after(m, turn):
    """Adds a turn to `before`."""
    if m[0].befores < m[0].most_befores:
        befores_of(m)[u8(m[0].befores)] = u4(turn)
        m[0].befores += 1
    else:
        m[0].gave_up = 1


@njit
def find_tops(m):
    """Finds the turns of `before` that none of the others knows. Returns how many there are."""
    befores, tops = befores_of(m), tops_of(m)
    count = i8(0)
    for i in range(m[0].befores):
        one = i8(befores[u8(i)])
        known = False
        for k in range(count):
            known = known or knows(m, i8(tops[u8(k)]), one)
        if known:
            continue
        left = i8(0)
        for k in range(count):
            top = tops[u8(k)]
            if not knows(m, one, i8(top)):
                tops[u8(left)] = top
                left += 1
        tops[u8(left)] = u4(one)
        count = left + 1
    return count


@njit
def choose_chain(m, count, first, end):
    """The chain that the new turn continues; numbers `first` to `end` in `before` are those that it may continue."""
    chains, turns, befores, tops = chains_of(m), turns_of(m), befores_of(m), tops_of(m)
    for i in range(first, end):
        one = turns[u8(befores[u8(i)])]
        if chains[u8(one.chain)].tail == one.time:
            goes_on(m, i8(one.chain))
            return i8(one.chain)
    while m[0].settled_chains > 0:
        m[0].settled_chains -= 1
        chain = i8(settled_of(m)[u8(m[0].settled_chains)])
        if chains[u8(chain)].ended == u4(2):
            chains[u8(chain)].ended = u4(0)
            return chain
    chain, looks = m[0].last_ended - 1, 0
    while chain >= 0 and looks < LOOKS:
        tail = i8(chains[u8(chain)].tail)
        for k in range(count):
            if reaches(m, i8(tops[u8(k)]), chain) == tail:
                goes_on(m, chain)
                return chain
        looks += 1
        chain = i8(chains[u8(chain)].before) - 1
    if m[0].chains + 1 >= m[0].most_chains:
        m[0].gave_up = 1
        return i8(0)
    m[0].chains += 1
    return m[0].chains - 1


@njit
def new_turn(m):
    number = m[0].free_turn
    if number != 0:
        m[0].free_turn = i8(turns_of(m)[u8(number)].chain)
    elif m[0].fresh_turn + 1 < m[0].most_turns:
        m[0].fresh_turn += 1
        number = m[0].fresh_turn
    else:
        m[0].gave_up = 1
    one = turns_of(m)[u8(number)]
    one.refs = u4(1)
    one.cycle = one.origin = one.node = one.sender_chain = one.sender_time = 0
    one.way = one.kind = one.known = one.seen = 0
    return number


@njit
def follow(m, first, end):
    """As Chains.follow: a new turn after those in `before`, which continues a chain of one of them, from number
    `first` to `end`, if it can. It is held."""
    turns, tops = turns_of(m), tops_of(m)
    count = find_tops(m)
    chain = choose_chain(m, count, first, end)
    chains_of(m)[u8(chain)].tail += u4(1)
    number = new_turn(m)
    one = turns[u8(number)]
    one.chain, one.time, one.vector = u4(chain), chains_of(m)[u8(chain)].tail, u4(0)
    if count == 0:
        return number
    top = turns[u8(tops[u8(0)])]
    vector = i8(top.vector)
    hold(m, vector)
    if count > 1 or i8(top.chain) != chain:
        for k in range(count):
            top = turns[u8(tops[u8(k)])]
            if k > 0:
                both = joined(m, vector, i8(top.vector))
                drop(m, vector)
                vector = both
            made = with_time(m, vector, i8(top.chain), i8(top.time))
            drop(m, vector)
            vector = made
            if i8(top.chain) != chain and may_continue(m, tops[u8(k)], first, end):
                ends(m, i8(top.chain))
    one.vector = u4(vector)
    return number


@njit
def new_sink(m, sender):
    """A new turn that is a sink. It is held."""
    number = new_turn(m)
    one, before = turns_of(m)[u8(number)], turns_of(m)[u8(sender)]
    one.chain, one.time, one.vector, one.kind = before.chain, before.time, before.vector, u4(SINK | LEAF)
    hold(m, i8(one.vector))
    return number


@njit
def may_continue(m, top, first, end):
    befores = befores_of(m)
    for i in range(first, end):  # noqa: SIM110 (the kernel has no generators)
        if befores[u8(i)] == top:
            return True
    return False


# ---- what all later turns know


@njit
def sink(m, node, first):
    """Lowers `rising` to the times in a leaf, whose first chain is `first`. `sunk` has the last leaf there."""
    rising, words, sunk = rising_of(m), vectors_of(m), sunk_of(m)
    if node != 0 and i8(sunk[u8(first >> BITS)]) == node:
        return
    sunk[u8(first >> BITS)] = u4(node)
    for chain in range(first, min(m[0].chains, first + LAST + 1)):
        time = u4(0)
        if node != 0:
            time = words[u8((node << BITS) + (chain & LAST))]
        if time < rising[u8(chain)]:
            rising[u8(chain)] = time


@njit
def sink_all(m, vector):
    """Lowers `rising` to the times in a vector."""
    words, level = vectors_of(m), i8(0)
    if vector != 0:
        level = i8(vector_levels_of(m)[u8(vector)])
    for first in range(0, m[0].chains, LAST + 1):
        node = vector
        if first >> (BITS * (level + 1)) != 0:
            node = i8(0)
        depth = level
        while depth > 0 and node != 0:
            node = i8(words[u8((node << BITS) + ((first >> (BITS * depth)) & LAST))])
            depth -= 1
        sink(m, node, first)


@njit
def raise_floor(m):
    """Computes the time of each chain up to which all packets under way know it. Each later turn comes after one of
    them. Any new turn may continue a chain that ended before that: such chains are settled."""
    floors, rising, senders, turns, sunk = floors_of(m), rising_of(m), senders_of(m), turns_of(m), sunk_of(m)
    last, count = u4(0), i8(0)
    for packet in range(1, m[0].fresh + 1):
        sender = senders[u8(packet)]
        if sender == u4(0) or sender == last:
            continue
        last = sender
        turn = turns[u8(sender)]
        if count == 0:
            for chain in range(m[0].chains):
                rising[u8(chain)] = u4(0xFFFFFFFF)
                sunk[u8(chain >> BITS)] = u4(0)
        count += 1
        own = min(rising[u8(turn.chain)], turn.time)
        sink_all(m, i8(turn.vector))
        rising[u8(turn.chain)] = own
        sunk[u8(turn.chain >> u4(BITS))] = u4(0)
    m[0].turns_to_go = m[0].floor_every + ((count * m[0].chains) >> 8)
    if count == 0:
        return
    chains, settled = chains_of(m), settled_of(m)
    for chain in range(m[0].chains):
        floors[u8(chain)] = max(floors[u8(chain)], rising[u8(chain)])
        one = chains[u8(chain)]
        if one.ended == u4(1) and one.tail <= floors[u8(chain)] and m[0].settled_chains < m[0].most_chains:
            goes_on(m, chain)
            one.ended = u4(2)
            settled[u8(m[0].settled_chains)] = u4(chain)
            m[0].settled_chains += 1
