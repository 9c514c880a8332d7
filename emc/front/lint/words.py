# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about words and blocks that belong together and may come apart.

who = word_rcv(1);  what = word_rcv(1);                 the second word may be another PE's first one
who = word_rcv(1);  what = word_rcv(2);                 here it may be another PE's second one
reb(my_pe(), v, 1);  wex(a, a, 1);                      each PE names another root; blocks arrive before they are sent
offer(p, 5);  fence();                                  a packet that the handler sends in turn is not waited for
"""

from __future__ import annotations

from typing import Any

from emc.collectives import EXCHANGES
from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import LOOPS, callee, equal, kept, live, strip
from emc.front.lint.qcells import cell_of
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values
from emc.front.types import Void

_ROOTS = {"lib": 0, "reb": 0, "fmpl_bcast": 2}  # the argument that all PEs must give alike


@rule(typed.FunctionBody)
def arguments_of_all(lint: Lint, node: typed.FunctionBody) -> None:
    values: Values | None = None
    for call in live(node):
        if not isinstance(call, typed.Call):
            continue
        name, given = callee(call), call.arguments
        if name in EXCHANGES | {"scan_sum_block"} and len(given) == 3 and equal(strip(given[0]), strip(given[1])):
            text = f"`{name}` reads and writes the same array: blocks of other PEs arrive before this PE's own are sent"
            lint.warning("W0567", given[1].span, text, "give it a second array for the result")
        number = _ROOTS.get(name)
        if number is not None and len(given) > number:
            values = values or kept(Values, node)
            root = values.of(given[number])
            if isinstance(root, typed.Builtin) and root.name == "my_pe":
                text = (
                    f"every PE calls `{name}` with its own number as the root: all must name the same PE, which sends"
                )
                lint.warning("W0572", given[number].span, text, "name one PE, for example 0")


@rule(typed.StatementExpression)
def shifted_in_place(lint: Lint, node: typed.StatementExpression) -> None:
    """Warns about `shift(v, v, 1)`. The library's macro is a block message to the right neighbour."""
    call = (
        strip(node.body.items[0].value) if node.body.items and isinstance(node.body.items[0], typed.Evaluate) else None
    )
    if callee(call) != "mem_copyout" or not isinstance(call, typed.Call):
        return
    if not any(isinstance(one, typed.Variable) and one.symbol.name == "__shift_port" for one in live(node.body)):
        return
    there = strip(call.arguments[1])
    source, place = strip(call.arguments[0]), strip(there.arguments[1]) if isinstance(there, typed.Builtin) else there
    if equal(source, place):
        text = (
            "`shift` sends and receives in the same array: the left neighbour's block may arrive before this PE's own "
        )
        lint.warning("W0567", call.arguments[0].span, text + "is sent", "give it a second array for the result")


@rule(typed.Unit)
def pairs_of_words(lint: Lint, node: typed.Unit) -> None:
    """Warns about two words of one type, or of one Q cell, that a loop takes in each iteration, if several PEs send
    such pairs."""
    sent: dict[object, typed.Value] = {}
    many = [
        one.body
        for function in node.functions
        for one in live(function)
        if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere)
    ]
    bodies = {f.symbol: f.body for f in node.functions}
    called = [
        one.arguments[0].symbol
        for f in node.functions
        for one in live(f)
        if isinstance(one, typed.Call) and callee(one) == "spmd" and isinstance(one.arguments[0], typed.FunctionAddress)
    ]
    called += [
        one.function.symbol
        for f in node.functions
        for loop in live(f)
        if isinstance(loop, LOOPS)
        for one in live(loop)
        if isinstance(one, typed.RemoteCall) and isinstance(one.function, typed.FunctionAddress)
    ]
    many += [bodies.pop(symbol) for symbol in set(called) & bodies.keys()]
    pairs: dict[frozenset[object], typed.Value] = {}
    for body in many:
        if any(callee(one) == "lock" for one in live(body)):
            continue  # it may keep the words of a pair together
        kinds: dict[object, typed.Builtin] = {}
        for one in live(body):
            if isinstance(one, typed.Call) and isinstance(one.function, typed.FunctionAddress):
                many += [bodies.pop(symbol) for symbol in {one.function.symbol} & bodies.keys()]
            kind = _sent_to(one)
            if kind is not None and isinstance(one, typed.Builtin):
                if kind in kinds and kind not in sent:
                    sent[kind] = one
                for other, before in kinds.items():
                    cells = isinstance(kind, typed.Static) or isinstance(other, typed.Static)
                    if other != kind and not cells and _to_one(before, one):
                        pairs.setdefault(frozenset({kind, other}), one)
                kinds[kind] = one
    for function in node.functions if sent or pairs else ():
        for loop in live(function):
            if isinstance(loop, LOOPS) and not any(isinstance(one, LOOPS) for one in live(loop.body)):
                _check_pair(lint, loop, sent)  # an inner loop may sort it out
                _check_two_types(lint, loop, pairs)


def _to_one(one: typed.Builtin, other: typed.Builtin) -> bool:
    """Whether two words go to the same PE, which all senders name alike."""
    port = _port(one)
    alike = not any(isinstance(part, typed.Builtin) and part.name in ("my_pe", "own_index") for part in live(port))
    return alike and equal(port, _port(other))


def _port(node: typed.Builtin) -> typed.Value:
    """The port to which a word is sent."""
    place = strip(node.arguments[0])
    return place.pointer if isinstance(place, typed.PointerAdd) else place


def _check_two_types(
    lint: Lint, loop: typed.For | typed.While | typed.DoWhile, pairs: dict[frozenset[object], typed.Value]
) -> None:
    """Warns about a word of each of two types that a loop takes in each iteration, if many PEs send both."""
    if any(isinstance(one, typed.TaskBlock | typed.RemoteCall) or type_sent(one) is not None for one in live(loop)):
        return  # it may ask one PE in each iteration
    added = {id(part) for one in live(loop.body) if isinstance(one, typed.Update) for part in live(one.value)}
    taken: set[object] = set()
    for one in live(loop.body):
        kind = type_taken(one) if id(one) not in added else None  # a sum is the same in any order
        other = next((k for k in taken if frozenset({kind, k}) in pairs), None)
        if other is not None:
            text = (
                f"several PEs send words of types {other} and {kind}: this word need not be of the same PE as the one "
            )
            hint = "send both in one word, or in a block with `mem_copyout`; or give each PE a cell of its own"
            note = Note(pairs[frozenset({kind, other})].span, "each PE sends its second word here")
            lint.faults.warning("W0573", one.span, f"{text}of type {other}", hint, note)
            return
        taken |= {kind} - {None}


def _check_pair(lint: Lint, loop: typed.For | typed.While | typed.DoWhile, sent: dict[object, typed.Value]) -> None:
    taken: set[object] = set()
    for one in live(loop.body):
        kind = _taken_from(one)
        if kind in taken and kind in sent:
            what = f"words of type {kind}"
            hint = f"give each PE a type of its own, `{kind} + my_pe()` in `word_send` and `{kind} + pe` in "
            hint += "`word_rcv`; or send both in one word, or in a block with `mem_copyout`"
            if isinstance(kind, typed.Static):
                what = f"words to the Q cell `{shown(kind)}`"
                hint = (
                    "put both in one word, such as `a * SIZE + b`; or give each PE a cell of its own, an element of an "
                )
                hint += "array of N_PE; or hold a lock around the two `q_write`s and a `fence()`"
            text = f"several PEs send {what}, and they come mixed: this one need not be of the same PE as "
            note = Note(sent[kind].span, "each PE sends its second word here")
            lint.faults.warning("W0573", one.span, text + "the word before", hint, note)
            return
        if kind is not None:
            taken.add(kind)


def type_sent(node: Any) -> object:
    return _kind(node) if isinstance(node, typed.Builtin) and node.name in ("send", "pkt_output") else None


def type_taken(node: Any) -> object:
    return _kind(node) if isinstance(node, typed.Builtin) and node.name in ("request", "pkt_input") else None


def _sent_to(node: Any) -> object:
    """The type of a message that is sent, or the one Q cell of all PEs that is written; None for other nodes."""
    kind, cell = type_sent(node), cell_of(node, "send")
    return cell.symbol if kind is None and cell is not None and cell.of_all and cell.whole else kind


def _taken_from(node: Any) -> object:
    """The type of a message that is taken, or the one Q cell of all PEs that is read; None for other nodes."""
    kind, cell = type_taken(node), cell_of(node, "request")
    return cell.symbol if kind is None and cell is not None and cell.of_all and cell.whole else kind


def _kind(node: typed.Builtin) -> object:
    """The constant type of a message; None if it is none."""
    for one in live(node.arguments[0]):
        if isinstance(one, typed.Builtin) and one.name == "message_type":
            type = strip(one.arguments[0])
            return type.value if isinstance(type, typed.Constant) else None
    return None


@rule(typed.Unit)
def chains_of_packets(lint: Lint, node: typed.Unit) -> None:
    """Warns about `fence()` right after a packet whose handler sends packets itself."""
    chained = {
        function.symbol: one
        for function in node.functions
        if function.symbol.packet and not function.symbol.interface
        for one in live(function.body)
        if isinstance(one, typed.Packet) and isinstance(one.type, Void)
    }
    for function in node.functions:
        for block in live(function):
            if isinstance(block, typed.Block) and chained:
                _check_fence(lint, block, chained)


def _check_fence(lint: Lint, block: typed.Block, chained: dict[typed.FunctionName, typed.Packet]) -> None:
    sent: typed.FunctionName | None = None
    fence: typed.Value | None = None
    for item in block.items:
        for one in live(item):
            if isinstance(one, typed.Packet) and one.symbol in chained:
                sent, fence = one.symbol, None
            elif callee(one) in ("fence", "barrier_fence") and sent is not None and fence is None:
                fence = one
            elif isinstance(one, typed.While | typed.DoWhile) or (
                isinstance(one, typed.Builtin) and one.name == "request"
            ):
                fence = sent = None  # it may wait for the last of the packets
    if fence is not None and sent is not None:
        text = f"this waits for the handlers of `{shown(sent)}` packets that this PE has sent, but not for the packets "
        text += "that they send in turn"
        hint = "let the last handler report, for example by `i_write`, and wait for that with `i_read`; or, if several "
        hint += "chains end, let each last handler add 1 to a `global` counter, and wait until it is the number of "
        hint += "chains"
        lint.faults.warning(
            "W0571", fence.span, text, hint, Note(chained[sent].span, "the handler sends a packet here")
        )


@rule(typed.Block)
def between_the_halves(lint: Lint, node: typed.Block) -> None:
    """Warns about a read of a global object between the two halves of a barrier, which may come before the writes."""
    if not lint.names("ni_barrier_post"):
        return
    post: typed.Call | None = None
    for item in node.items:
        for one in live(item):
            if isinstance(one, typed.Call) and callee(one) == "ni_barrier_post":
                post = one
            elif callee(one) == "ni_barrier_wait":
                post = None
            elif post is not None and isinstance(one, typed.Load) and _is_of_all(one.object):
                text = "`ni_barrier_post` does not wait: what other PEs write before their half may not be here yet"
                note = Note(post.span, "the first half of the barrier")
                lint.faults.warning("W0571", one.span, text, "read it after `ni_barrier_wait()`", note)
                return


def _is_of_all(thing: typed.Value) -> bool:
    """Whether an object is an element of a spread array, also by its local address."""
    return isinstance(thing, typed.Deref) and any(isinstance(one, typed.SpreadElement) for one in live(thing.pointer))
