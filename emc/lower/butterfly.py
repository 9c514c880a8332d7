"""The butterfly of barriers and reductions: a frame of matching entries, one for each round, at one address on all PEs.

In round r every PE exchanges its value with the PE whose number differs in bit r. After log2 N rounds each PE has the
combination of all values. Round r is a matching entry. Its left operand is what this PE has so far, and its right
operand is what its partner has. Together they start a thread that combines them and sends the result to the next round,
on this PE and at the partner. The thread of the last round sends the result to the caller's continuation. So a round
costs a matching and a short thread, and no thread waits between rounds.

PEs beyond the greatest power of two send their value to a lower PE (`fold`) and get the result from it (`unfold`).

A partner may be in the next barrier before its packet for this one is matched. So consecutive barriers use two frames
alternately. The partner cannot be in the barrier after that: it begins when all PEs have begun the next one, and so
have ended this one.

    data @emc.butterfly.add.frames                      two frames; word 30 of each: the caller's continuation
    template @emc.butterfly.add: block, frame 128       word 31 of the first: 0 or 128, the frame that is next
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from emc.ir.module import Datum, Operand, Ref, Template
from emc.lower.body import Body
from emc.source import LOWER
from emc.target import SEGMENT, WORD

OPERATIONS = {  # of %a and %b; all are commutative, so that every PE gets the same result
    "none": "    %v = mov.i32 %a\n",
    **{name: f"    %v = {name}.i32 %a, %b\n" for name in ("add", "mul", "and", "or", "xor")},
    "max": "    %less = lts.i32 %a, %b\n    %v = select.i32 %less, %b, %a\n",
    "min": "    %less = lts.i32 %a, %b\n    %v = select.i32 %less, %a, %b\n",
}
FIRST_ROUND = 2  # cells: the start entry, then one for each round, then fold and unfold
FOLD, UNFOLD = 18, 19
INSIDE, NEXT = 30 * WORD, 31 * WORD
RIGHT = 1
SECOND = "second thread in a barrier"


def _cell(number: int, side: int = 0) -> int:
    return number * WORD | side


def butterfly(body: Body, operation: str, own: Operand) -> Operand:
    """Combines the values of all PEs. This ends the turn."""
    b = body.b
    if body.target.pes == 1:
        b.turn("barrier")
        return own
    frames = _frames(body, operation)
    entry = b.entry("combined", "v")
    _start(body, _enter(body, frames, b.continuation(entry)), own)
    return b.wait(entry, "barrier")


def _frames(body: Body, operation: str) -> Ref:
    """The two frames, which are made when they are first needed."""
    name = f"emc.butterfly.{operation}"
    frames = Ref(f"{name}.frames")
    if name not in body.unit.handlers:
        body.unit.handlers[name] = template(name, operation, body.target.pes)
        refs = ((0, Ref(name)), (SEGMENT, Ref(name)))
        body.unit.data.append(Datum(frames.name, 2 * SEGMENT, SEGMENT, b"", refs, meeting=True))
    return frames


def _enter(body: Body, frames: Ref, k: Operand) -> Operand:
    """The frame of this barrier. Stores in it the continuation that waits for the end of the barrier. Traps if a thread
    is still in the barrier before."""
    b = body.b
    turn = b.op("load.i32", frames, NEXT)
    last = b.op("xor.i32", turn, SEGMENT)
    b.do("store.i32", frames, NEXT, last)
    fine, wrong = b.label("enter"), b.label("second")
    b.brif(b.op("load.i32", b.op("add.i32", frames, last), INSIDE), wrong, fine)
    b.start(wrong)
    b.trap(SECOND)
    b.start(fine)
    frame = b.op("add.i32", frames, turn)
    b.do("store.i32", frame, INSIDE, k)
    return frame


def _start(body: Body, frame: Operand, own: Operand) -> None:
    """Sends this PE's value to the place where it is first combined."""
    b, pes = body.b, body.target.pes
    power = 1 << pes.bit_length() - 1
    me = b.op("me")
    if power == pes:
        _first_round(body, frame, me, own)
        return
    beyond, below, folds, paired, go = (b.label(n) for n in ("beyond", "below", "fold", "paired", "go"))
    b.brif(b.op("les.i32", power, me), beyond, below)
    b.start(beyond)
    b.do("pkt", b.op("global.at", b.op("sub.i32", me, power), b.op("add.i32", frame, _cell(FOLD, RIGHT))), own)
    b.br(go)
    b.start(below)
    b.brif(b.op("lts.i32", me, pes - power), folds, paired)
    b.start(folds)
    b.do("pkt", b.op("global", b.op("add.i32", frame, _cell(FOLD))), own)
    b.br(go)
    b.start(paired)
    _first_round(body, frame, me, own)
    b.start(go)


def _first_round(body: Body, frame: Operand, me: Operand, own: Operand) -> None:
    b = body.b
    partner = b.op("global.at", b.op("xor.i32", me, 1), b.op("add.i32", frame, _cell(FIRST_ROUND, RIGHT)))
    b.do("pkt", partner, own)
    b.do("pkt", b.op("global", b.op("add.i32", frame, _cell(FIRST_ROUND))), own)


@cache
def template(name: str, operation: str, pes: int) -> Template:
    """The template of the frames for that many PEs."""
    rounds = pes.bit_length() - 1
    combine = OPERATIONS[operation]
    text = f"template @{name}: block, frame {SEGMENT}\n^start: entry 1 (%unused)\n    break\n"
    for r in range(rounds):
        end = _exchange(r + 1) if r + 1 < rounds else _result(pes)
        text += f"^round{r}: matching entry {FIRST_ROUND + r} (%a, %b)\n{combine}{end}"
    if 1 << rounds < pes:
        text += f"^fold: matching entry {FOLD} (%a, %b)\n{combine}{_exchange(0)}"
        text += f"^unfold: entry {UNFOLD} (%v)\n    br ^leave\n"
    text += f"""^leave:
    %k = load.i32 [%fp+{INSIDE}]
    store.i32 [%fp+{INSIDE}], 0
    pkt %k, %v
    break
"""
    read = import_module("emc.ir.read").read_templates  # imports Lark, which only programs with reductions need
    return read(text, f"{LOWER}butterfly.py")[0]


def _exchange(r: int) -> str:
    """Sends %v to round r at the partner and on this PE. The partner's packet is sent first, since its way is
    longer."""
    return f"""    %me = me
    %partner = xor.i32 %me, {1 << r}
    %cell = add.i32 %fp, {_cell(FIRST_ROUND + r, RIGHT)}
    %there = global.at %partner, %cell
    pkt %there, %v
    %here = cont ^round{r} left
    pkt %here, %v
    break ^round{r}
"""


def _result(pes: int) -> str:
    """The code at the end, where %v is the combination of all values."""
    rounds = pes.bit_length() - 1
    extra = pes - (1 << rounds)
    if not extra:
        return "    br ^leave\n"
    return f"""    %me = me
    %paired = lts.i32 %me, {extra}
    brif %paired, ^tell, ^leave
^tell:
    %other = add.i32 %me, {1 << rounds}
    %cell = add.i32 %fp, {_cell(UNFOLD)}
    %there = global.at %other, %cell
    pkt %there, %v
    br ^leave
"""
