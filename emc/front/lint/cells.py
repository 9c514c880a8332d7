# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about cells of synchronising memory.

int global tokens = 2;  q_read(&tokens);        a cell is empty at the start, whatever value its word has
while (q[1] == 0) resched();                    a plain read of a Q cell takes nothing
i_write(&S[k], S[k - 1] + 1);                   a plain read of an I cell does not wait for the PE that writes it
everywhere dowith () { if (my_pe() == 0) i_write(&cell, 1);  v = i_read(&cell); }      only PE 0's is written
if (leads) { i_clear(&c); i_write(&c, i); } else v = i_read(&c);                       in a loop: of which round?
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from emc.collectives import MEETINGS
from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.elsewhere import start_of_pointer
from emc.front.lint.nodes import LOOPS, apart, callee, copied_blocks, equal, kept, live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import copies_of
from emc.front.types import Array, Spread

_ON_CELLS = ("iclear", "iwrite", "iread")


@rule(typed.Unit)
def not_empty_cells(lint: Lint, node: typed.Unit) -> None:
    """Warns about `i_read` or `q_read` of an object with an initial value."""
    for function in node.functions:
        for one in live(function):
            if isinstance(one, typed.Builtin) and one.name == "request" and one.word in ("iread", "qread"):
                symbol = _object(one.arguments[0])
                if symbol is not None and symbol.image is not None and any(symbol.image.data):
                    name, word = shown(symbol), {"iread": "i_read", "qread": "q_read"}[one.word]
                    text = f"`{word}` waits for a write: `{name}` has an initial value, but the cell is empty"
                    hint = f"write the value at the start of the program: `{word[:2]}write(&{name}, ...)`"
                    lint.warning("W0584", one.span, text, hint)


def _object(place: typed.Value) -> typed.Static | None:
    """The object, global or not, whose address a place is."""
    place = strip(place)
    if isinstance(place, typed.SpreadElement):
        return place.symbol if not place.indices else None
    thing = place.object if isinstance(place, typed.Address) else None
    if isinstance(thing, typed.Deref) and isinstance(thing.pointer, typed.SpreadElement):
        return thing.pointer.symbol if not thing.pointer.indices else None
    symbol = thing.symbol if isinstance(thing, typed.Variable) else None
    return symbol if isinstance(symbol, typed.Static) and not isinstance(symbol.type, Spread) else None


@rule(typed.Unit)
def queues_read_plainly(lint: Lint, node: typed.Unit) -> None:
    """Warns about a plain read of a Q cell: plain loads neither take a value nor see whether there is one."""
    cells: set[typed.Static] = set()
    plain: dict[typed.Static, typed.Value] = {}
    for function in node.functions:
        for one in live(function):
            match one:
                case typed.Builtin(name="send" | "request", word="qread" | "qwrite", arguments=(place, *_)):
                    place = strip(place)
                    if isinstance(place, typed.SpreadElement):
                        cells.add(place.symbol)
                case typed.Load(object=typed.Deref(pointer=typed.SpreadElement(symbol=symbol))):
                    plain.setdefault(symbol, one)
                case _:
                    pass
    for symbol, read in plain.items():
        if symbol in cells:
            name = shown(symbol)
            text = f"`{name}` is a Q cell: a plain read neither takes a value nor shows whether the cell holds one"
            lint.warning("W0584", read.span, text, "take a value with `q_read`, which waits; count the values yourself")


@rule(typed.While, typed.If)
def taken_by_a_condition(lint: Lint, node: typed.While | typed.If) -> None:
    """Warns about a condition that takes a value from a Q cell only to look at it: the body takes the next one."""
    stored = {id(part) for one in live(node.test) if isinstance(one, typed.Assign) for part in live(one.value)}
    body = node.then if isinstance(node, typed.If) else node.body
    for one in live(node.test):
        if isinstance(one, typed.Builtin) and one.word == "qread" and id(one) not in stored:
            for other in live(body, into_blocks=False):
                if isinstance(other, typed.Builtin) and other.word == "qread" and equal(other.arguments, one.arguments):
                    text = "the condition has taken a value from this cell, and this takes the next one: each `q_read` "
                    hint = "keep the value: `while ((v = q_read(&c)) != 0)`"
                    note = Note(one.span, "the value that is taken here is lost")
                    lint.faults.warning("W0584", other.span, text + "removes what it returns", hint, note)
                    return


@rule(typed.FunctionBody)
def read_without_waiting(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a plain read of an I cell, in a block with many copies that write such cells, where nothing waits."""
    for block in live(node):
        if not isinstance(block, typed.TaskBlock) or not isinstance(block.place, typed.Everywhere | typed.Iterate):
            continue
        body = list(live(block.body))
        if lint.target.pes == 1 or any(callee(one) in MEETINGS or _waits(one) for one in body):
            continue
        written: dict[typed.Static, list[typed.SpreadElement]] = {}
        sent: dict[typed.Static, typed.Value] = {}  # arrays of each PE, to whose cells on other PEs the block writes
        for one in body:
            place = strip(one.arguments[0]) if isinstance(one, typed.Builtin) and one.word == "iwrite" else None
            if isinstance(place, typed.SpreadElement):
                written.setdefault(place.symbol, []).append(place)
            elif isinstance(place, typed.Builtin) and place.name == "global_of":
                cell = strip(start_of_pointer(place.arguments[1]))
                symbol = root(cell.object) if isinstance(cell, typed.Address) else None
                if isinstance(symbol, typed.Static) and isinstance(symbol.type, Array):
                    sent[symbol] = one
        for one in body if sent else ():
            symbol = root(one.object) if isinstance(one, typed.Load) else None
            if symbol in sent:
                text = f"a plain read does not wait: another PE may not have written this cell of `{shown(symbol)}` yet"
                note = Note(sent[symbol].span, "the copies write the cells here")
                lint.faults.warning("W0584", one.span, text, "`i_read` waits until the cell has been written", note)
                return
        for one in body if written else ():
            place = one.object.pointer if isinstance(one, typed.Load) and isinstance(one.object, typed.Deref) else None
            if not isinstance(place, typed.SpreadElement):
                continue
            cells = written.get(place.symbol, ())
            if cells and not any(equal(place, cell) for cell in cells):
                name = shown(place.symbol)
                text = f"a plain read does not wait: another PE may not have written this cell of `{name}` yet"
                note = Note(cells[0].span, "the copies write the cells here")
                lint.faults.warning("W0584", one.span, text, "`i_read` waits until the cell has been written", note)
                return


def _waits(node: Any) -> bool:
    """Whether it takes a word that another thread may send after it has written the cells."""
    return isinstance(node, typed.Builtin) and (
        node.name == "pkt_input" or (node.name == "request" and node.word in ("iread", "qread"))
    )


@rule(typed.FunctionBody)
def own_cells(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a cell of this PE that every copy of `everywhere` reads, and that only some copies write."""
    for block in copied_blocks(node):
        by_all = {id(one) for one in kept(copies_of, block).by_all()}
        reads: dict[typed.Static, typed.Value] = {}
        writes: dict[typed.Static, list[typed.Value]] = {}
        names: Counter[typed.Static] = Counter()
        for one in live(node):
            if isinstance(one, typed.Variable) and isinstance(one.symbol, typed.Static):
                names[one.symbol] += 1
            symbol = _of_this_pe(one)
            if symbol is not None and isinstance(one, typed.Builtin) and one.name == "send":
                writes.setdefault(symbol, []).append(one)
            elif symbol is not None and id(one) in by_all:
                reads.setdefault(symbol, one)
        for symbol, read in reads.items():
            made = writes.get(symbol, [])
            if made and names[symbol] == len(made) + 1 and not any(id(one) in by_all for one in made):
                name = shown(symbol)
                text = (
                    f"each PE has its own `{name}`: this waits for a write on this PE, but only some PEs write theirs"
                )
                hint = f"write `global` before its name in the declaration: then there is one `{name}` for all PEs"
                lint.faults.warning("W0562", read.span, text, hint, Note(made[0].span, "only some PEs come here"))


def _of_this_pe(node: Any) -> typed.Static | None:
    """The file-scope cell of this PE that an operation on synchronising memory names; else None."""
    if not isinstance(node, typed.Builtin) or node.name not in ("request", "send"):
        return None
    value = strip(node.arguments[0])
    thing = value.object if isinstance(value, typed.Address) else None
    symbol = thing.symbol if isinstance(thing, typed.Variable) else None
    return symbol if isinstance(symbol, typed.Static) and not isinstance(symbol.type, Spread) else None


@rule(typed.FunctionBody)
def cells_used_again(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about an I cell that a loop clears and writes in one branch, and reads in the other one: some may read a
    round's value twice, or never."""
    if lint.target.pes == 1:
        return
    for loop in live(node):
        if not isinstance(loop, LOOPS) or any(callee(one) in MEETINGS for one in live(loop.body)):
            continue
        cells: dict[str, dict[typed.Static, typed.Value]] = {}
        for one in live(loop.body):
            place = strip(one.arguments[0]) if isinstance(one, typed.Builtin) and one.word in _ON_CELLS else None
            if isinstance(one, typed.Builtin) and isinstance(place, typed.SpreadElement) and not place.indices:
                cells.setdefault(one.word, {}).setdefault(place.symbol, one)
        for symbol, clear in cells.get("iclear", {}).items():
            if all(symbol in cells.get(word, {}) for word in _ON_CELLS) and apart(loop, clear, cells["iread"][symbol]):
                text = f"other PEs may not have read `{shown(symbol)}` yet, or may read this round's value twice"
                hint = "use a cell for each round; or call `barrier()` before `i_clear`, and after the next `i_write`"
                note = Note(cells["iread"][symbol].span, "read here")
                lint.faults.warning("W0570", clear.span, text, hint, note)
