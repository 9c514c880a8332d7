# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Who made whom, for the chains of calls in reports: a tree, in which activations that were made alike are one
node."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import context_heads_of, contexts_of, nodes_by_segment_of
from emc.engines.native.kernel.records import i8, njit, u4, u8


@njit
def note_fork(m, segment):
    """Notes that the activation was forked."""
    one = contexts_of(m)[u8(nodes_by_segment_of(m)[u8(segment)])]
    if one.template != u4(0) and one.forked == u4(0):
        made = node(m, i8(one.parent), i8(one.made), i8(one.template), i8(one.pe), i8(1))
        nodes_by_segment_of(m)[u8(segment)] = u4(made)


@njit
def node(m, parent, made, template, pe, is_forked):
    """The node of all activations that were made in the same way; 0 without room."""
    heads, contexts = context_heads_of(m), contexts_of(m)
    at = u8((parent * 31 + made * 7919 + template * 104729 + pe * 1299709 + is_forked) & (m[0].most_heads - 1))
    number = i8(heads[at])
    while number != 0:
        one = contexts[u8(number)]
        same = i8(one.parent) == parent and i8(one.made) == made and i8(one.pe) == pe
        if same and i8(one.template) == template and i8(one.forked) == is_forked:
            return number
        number = i8(one.next)
    if m[0].fresh_context + 1 >= m[0].most_contexts:
        return i8(0)
    m[0].fresh_context += 1
    number = m[0].fresh_context
    one = contexts[u8(number)]
    one.parent, one.made, one.template, one.pe = u4(parent), u4(made), u4(template), u4(pe)
    one.forked, one.next = u4(is_forked), heads[at]
    heads[at] = u4(number)
    return number
