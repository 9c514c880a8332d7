# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Vectors of times by chain, as trees that are never changed, so that turns can share them.

A leaf has the times of 16 chains, a node above has 16 smaller trees; 0 is a tree without times. Two vectors that are
nearly equal share most of their trees, and where they do, `joined` need not look. Nodes are counted: who keeps a vector
holds it, and drops it later.
"""

from __future__ import annotations

from emc.engines.native.kernel.arrays import vector_levels_of, vector_refs_of, vectors_of
from emc.engines.native.kernel.records import call_apart, i8, inlined, njit, u4, u8

BITS, LAST = 4, 15  # of a chain's number in one node


@njit
def time_in(m, vector, chain):
    """The time of a chain in a vector."""
    if vector == 0:
        return i8(0)
    words, level = vectors_of(m), i8(vector_levels_of(m)[u8(vector)])
    if chain >> (BITS * (level + 1)) != 0:
        return i8(0)
    node = vector
    while level > 0:
        node = i8(words[u8((node << BITS) + ((chain >> (BITS * level)) & LAST))])
        if node == 0:
            return i8(0)
        level -= 1
    return i8(words[u8((node << BITS) + (chain & LAST))])


@njit
def new(m, level):
    """A new node with nothing in it. Without room, looking for races ends."""
    refs, words = vector_refs_of(m), vectors_of(m)
    node = m[0].free_vector
    if node != 0:
        m[0].free_vector = i8(refs[u8(node)])
    elif m[0].fresh_vector + 1 < m[0].most_vectors:
        m[0].fresh_vector += 1
        node = m[0].fresh_vector
    else:
        m[0].gave_up = 1
    refs[u8(node)] = u4(1)
    vector_levels_of(m)[u8(node)] = level
    for i in range(node << BITS, (node + 1) << BITS):
        words[u8(i)] = u4(0)
    return node


@inlined
def hold(m, node):
    if node != 0:
        vector_refs_of(m)[u8(node)] += u4(1)


@njit
def drop(m, node):
    """Drops a vector. Nodes that nothing holds any more are free; `refs` links them meanwhile."""
    refs, words, levels = vector_refs_of(m), vectors_of(m), vector_levels_of(m)
    if node == 0:
        return
    refs[u8(node)] -= u4(1)
    if refs[u8(node)] != u4(0):
        return
    while node != 0:
        following = i8(refs[u8(node)])
        if levels[u8(node)] != 0:
            for i in range(node << BITS, (node + 1) << BITS):
                child = i8(words[u8(i)])
                if child != 0:
                    refs[u8(child)] -= u4(1)
                    if refs[u8(child)] == u4(0):
                        refs[u8(child)] = u4(following)
                        following = child
        refs[u8(node)] = u4(m[0].free_vector)
        m[0].free_vector = node
        node = following


@njit
def lifted(m, vector, level):
    """The same vector, held once more, as a tree of at least that level."""
    if vector == 0:
        return new(m, level)
    hold(m, vector)
    while i8(vector_levels_of(m)[u8(vector)]) < level:
        above = new(m, i8(vector_levels_of(m)[u8(vector)]) + 1)
        vectors_of(m)[u8(above << BITS)] = u4(vector)
        vector = above
    return vector


@njit
def copied(m, node):
    """A copy of a node, which shares the trees below."""
    words, level = vectors_of(m), i8(vector_levels_of(m)[u8(node)])
    made = new(m, level)
    for i in range(LAST + 1):
        word = words[u8((node << BITS) + i)]
        words[u8((made << BITS) + i)] = word
        if level > 0:
            hold(m, i8(word))
    return made


@njit
def with_time(m, vector, chain, time):
    """The vector, held once more, in which the chain has at least that time."""
    if time_in(m, vector, chain) >= time:
        hold(m, vector)
        return vector
    level = i8(0)
    while chain >> (BITS * (level + 1)) != 0:
        level += 1
    old = lifted(m, vector, level)
    made = copied(m, old)
    drop(m, old)
    words, node, level = vectors_of(m), made, i8(vector_levels_of(m)[u8(made)])
    while level > 0:
        at = u8((node << BITS) + ((chain >> (BITS * level)) & LAST))
        below = i8(words[at])
        level -= 1
        if below == 0:
            node = new(m, level)
        else:
            node = copied(m, below)
            drop(m, below)
        words[at] = u4(node)
    words[u8((node << BITS) + (chain & LAST))] = u4(time)
    return made


@njit
def joined_leaves(m, trees):
    """`joined` for two leaves."""
    a, b = trees
    words = vectors_of(m)
    less, more = False, False
    for i in range(LAST + 1):
        x, y = words[u8((a << BITS) + i)], words[u8((b << BITS) + i)]
        less = less or x < y
        more = more or x > y
    if not less:
        hold(m, a)
        return a
    if not more:
        hold(m, b)
        return b
    made = new(m, i8(0))
    for i in range(LAST + 1):
        words[u8((made << BITS) + i)] = max(words[u8((a << BITS) + i)], words[u8((b << BITS) + i)])
    return made


def _joined_above(below):
    """`joined` for two trees of the next level. If calls were inlined, LLVM would write the code below 16 times."""

    @njit
    def join(m, trees):
        a, b = trees
        words = vectors_of(m)
        made = new(m, i8(vector_levels_of(m)[u8(a)]))
        as_a, as_b = True, True
        for i in range(LAST + 1):
            x, y = i8(words[u8((a << BITS) + i)]), i8(words[u8((b << BITS) + i)])
            z = x
            if x == y or y == 0:
                hold(m, x)
            elif x == 0:
                z = y
                hold(m, y)
            else:
                z = call_apart(below, m, (x, y))
            words[u8((made << BITS) + i)] = u4(z)
            as_a = as_a and z == x
            as_b = as_b and z == y
        if as_a or as_b:
            drop(m, made)
            made = a if as_a else b
            hold(m, made)
        return made

    return join


_join_1 = _joined_above(joined_leaves)
_join_2 = _joined_above(_join_1)
_join_3 = _joined_above(_join_2)
_join_4 = _joined_above(_join_3)


@njit
def joined(m, a, b):
    """A vector with the later time of both for each chain, held."""
    if a == b or b == 0:
        hold(m, a)
        return a
    if a == 0:
        hold(m, b)
        return b
    levels = vector_levels_of(m)
    level = max(i8(levels[u8(a)]), i8(levels[u8(b)]))
    a, b = lifted(m, a, level), lifted(m, b, level)
    if level == 0:
        made = call_apart(joined_leaves, m, (a, b))
    elif level == 1:
        made = call_apart(_join_1, m, (a, b))
    elif level == 2:
        made = call_apart(_join_2, m, (a, b))
    elif level == 3:
        made = call_apart(_join_3, m, (a, b))
    else:
        made = call_apart(_join_4, m, (a, b))
    drop(m, a)
    drop(m, b)
    return made
