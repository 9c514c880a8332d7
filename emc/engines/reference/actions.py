"""The operations that act on the PE which runs the thread: functions that the texts of threads.py call.

`scope(...)` binds them to a machine's memory and layout. All raise Trapped. `out` is the thread's outbox: (cycle, type,
PE, address, data, operation number) of each packet, in the order in which they were sent.
"""

from __future__ import annotations

import heapq
import math
from collections import Counter
from collections.abc import Sequence
from typing import Any, NoReturn, TypeAlias

from emc.engines.reference.checks import Checks
from emc.engines.reference.memory import F64, I64, Memory
from emc.engines.reference.state import Activation, Pe, Sent
from emc.engines.trapped import Trapped
from emc.ir.module import Template
from emc.ir.numbers import i32
from emc.ir.operations import SCOPE
from emc.ir.tags import EMPTY
from emc.machine import limits
from emc.machine.numbers import Numbers
from emc.machine.rules import frames
from emc.target import CODE, HOST, NORMAL, SEGMENT, WORD, Target

Out: TypeAlias = list[Sent]

MASK = 0xFFFF_FFFF
START = WORD  # byte offset of the start entry's cell


def scope(
    memory: Memory,
    target: Target,
    numbers: Numbers,
    templates: Sequence[Template],
    limit: list[int],
    checks: Checks | None,
) -> dict[str, Any]:
    """Names for the Python text of threads: memory by width, arithmetic, and the functions of this module. templates
    and limit (the last cycle) are read at each use, so they may change. checks: the records of a checked build, or
    None."""
    return {
        **SCOPE,
        "ALL": memory.bytes,
        "I64": I64,
        "F64": F64,
        "NAN": math.nan,
        "INF": math.inf,
        "Mi8": memory.i8,
        "Mu8": memory.u8,
        "Mi16": memory.i16,
        "Mu16": memory.u16,
        "Mi32": memory.i32,
        "Mf32": memory.f32,
        "access": memory.access,
        "LIMIT": limit,
        **_packets(memory, target),
        **_frames(memory, target, numbers, templates, checks),
        **_words(memory, target, numbers, checks),
        **(checks.scope if checks is not None else {}),
        "ADDRESS_BITS": target.address_bits,
        "NODES": target.pes,  # the number of the first interface
        "NODE_PES": target.node_pes,
    }


def _packets(memory: Memory, target: Target) -> dict[str, Any]:
    bits, mask, pes, units = target.address_bits, target.address_mask, target.pes, target.units

    def room(out: Out) -> None:
        if len(out) >= limits.MOST_SENT:
            detail = f"the thread has sent {limits.MOST_SENT:,} packets, and they leave only when the thread ends"
            raise Trapped(
                "packet buffer full", detail, "let a loop that sends many packets give up its turn (--yield-after)"
            )

    def cell(k: int, size: int = WORD, beyond: str = "wild address") -> tuple[int, int]:
        """The PE and address (with the side in bit 0) that a continuation, or a frame's global address, names. beyond:
        the kind of trap for a PE that does not exist."""
        pe, address = (k & MASK) >> bits, k & mask
        if pe >= pes:
            raise Trapped(beyond, f"continuation {k & MASK:#x} names PE {pe}, but the PEs are 0 to {pes - 1}")
        memory.access(address & ~1, size)
        return pe, address

    def pkt(out: Out, c: int, k: int, value: int, op: int) -> None:
        if k:
            room(out)
            pe, address = cell(k)
            out.append((c, NORMAL, pe, address, value, op))

    def get(pe: Pe, out: Out, c: int, frame: int, k: int, op: int) -> None:
        room(out)
        out.append((c, NORMAL, pe.number, memory.access(frame, SEGMENT) + START, k, op))

    def get_at(out: Out, c: int, frame: int, k: int, op: int) -> None:
        room(out)
        pe, address = cell(frame, SEGMENT)
        out.append((c, NORMAL, pe, address + START, k, op))

    def send(pe: Pe, out: Out, c: int, kind: int, pointer: int, value: int, op: int) -> int:
        room(out)
        pointer &= MASK
        goal = pointer >> bits
        if goal >= units:
            raise Trapped("no such PE", f"global address {pointer:#x} names PE {goal}, but the PEs are 0 to {pes - 1}")
        out.append((c, kind, goal, pointer & mask, value, op))
        return goal

    def send_dirty(pe: Pe, out: Out, c: int, kind: int, pointer: int, value: int, op: int) -> None:
        goal = send(pe, out, c, kind, pointer, value, op)
        if goal != pe.number and goal < pes and goal not in pe.dirty_set:
            pe.dirty_set.add(goal)
            heapq.heappush(pe.dirty, goal)

    def send_host(pe: Pe, out: Out, c: int, pointer: int, value: int, op: int) -> None:
        room(out)
        if value:
            cell(value, beyond="no such PE")  # the address for the answer
        out.append((c, HOST, pe.number, pointer & mask, value, op))

    return {"pkt": pkt, "get": get, "get_at": get_at, "send": send, "send_dirty": send_dirty, "send_host": send_host}


def _frames(
    memory: Memory, target: Target, numbers: Numbers, templates: Sequence[Template], checks: Checks | None
) -> dict[str, Any]:
    """Allocation of frames: free lists by size, last in first out; new frames grow from the top of memory down."""
    words = memory.i32

    def frame_new(pe: Pe, code: int, op: int) -> int:
        number = (code & MASK) - CODE
        if not 1 <= number <= len(templates) or templates[number - 1].role == "handler":
            raise Trapped("not a function", f"code address {code & MASK:#x}")
        template = templates[number - 1]
        size = -(-template.frame // SEGMENT) * SEGMENT
        free = pe.free.get(size)
        if free:
            frame = free.pop()
        else:
            frame = frames.lower(pe, numbers, size)
            if not frame:
                raise Trapped("out of frames", *_held(pe, size))
        words[pe.base + frame >> 2] = i32(code)
        pe.activations[frame] = Activation(template, pe.number, frame, size, pe.activation, pe.origin or op)
        if checks is not None:
            checks.frame_new(template.name, pe.base + frame)
        frames.count(pe)
        return frame

    def frame_free(pe: Pe, frame: int) -> None:
        activation = pe.activations.pop(frame, None)
        if activation is None:
            raise Trapped("frame freed twice", f"frame at address {frame:#x}")
        activation.die()
        pe.live -= 1
        if checks is not None:
            checks.frame_free(activation, pe.base + frame)
        empty(pe, frame, activation.size)
        words[pe.base + frame >> 2] = 0
        pe.free.setdefault(activation.size, []).append(frame)

    def frame_leave(pe: Pe, frame: int, k: int) -> int:
        goal = k & target.address_mask & -SEGMENT
        own = activation = pe.activations[frame]
        while activation is own or not activation.alive or activation.frame != goal:
            if activation.forked or activation.task:
                raise Trapped(
                    "longjmp out of reach",
                    "its setjmp was not called in this thread, which began as a task block or a fork",
                )
            if activation is not own and activation.alive:
                frame_free(pe, activation.frame)
                own.parent = activation.parent
                return 1
            if activation.parent is None or activation.parent.pe != pe.number:
                return _out_of_sight(pe, goal, activation)
            activation = activation.parent
        activation.waits.clear()
        return 0

    return {"frame_new": frame_new, "frame_free": frame_free, "frame_leave": frame_leave}


def _out_of_sight(pe: Pe, goal: int, last: Activation) -> int:
    """Decides about a longjmp to `goal` if the known chain of callers ends with `last`. `last` may be the end of a long
    row of tail calls, of which the earlier callers were forgotten; then `goal` may have called it. Otherwise `last` has
    no caller, and the longjmp traps."""
    caller = pe.activations.get(goal)
    if caller is None or last.parent is not None or last.alive:
        raise Trapped(
            "longjmp out of reach", "the function that called setjmp is not one of the callers, or has returned"
        )
    caller.waits.clear()
    return 0


def empty(pe: Pe, begin: int, size: int) -> None:
    """Marks the words of freed memory as empty. Traps if a thread waits for one of them."""
    if size < WORD * len(pe.tags):
        cells = [address for address in range(begin, begin + size, WORD) if address in pe.tags]
    else:
        cells = sorted(address for address in pe.tags if begin <= address < begin + size)
    for address in cells:
        if frames.is_waited_for(pe.tags.pop(address)):
            raise Trapped(
                "freed while threads wait", f"threads wait for the cell at address {address:#x} of PE {pe.number}"
            )


def _held(pe: Pe, size: int) -> list[str]:
    counts = Counter(activation.template for activation in pe.activations.values())
    most = ", ".join(f"{n} of {name}" for name, n in sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:5])
    return [
        f"there is no room for a frame of {size} bytes on PE {pe.number}; its frames: {most}",
        f"its heap ends at {pe.heap:#x}",
    ]


def _words(memory: Memory, target: Target, numbers: Numbers, checks: Checks | None) -> dict[str, Any]:
    """The operations that the table leaves to functions (`kernel`), by name; and the traps."""

    def tag_get(pe: Pe, address: int) -> int:
        return pe.tags.get(memory.access(address, WORD), EMPTY)

    def tag_set(pe: Pe, address: int, value: int) -> None:
        address = memory.access(address, WORD)
        pe.tagged[address] = pe.origin
        if value:
            pe.tags[address] = value
        else:
            pe.tags.pop(address, None)

    def tags_clear(pe: Pe, address: int, size: int) -> None:
        empty(pe, address & ~(WORD - 1) & 0xFFFF_FFFF, max(0, size))

    def dirty_next(pe: Pe) -> int:
        if not pe.dirty:
            return -1
        goal = heapq.heappop(pe.dirty)
        pe.dirty_set.remove(goal)
        return goal

    def heap_grow(pe: Pe, size: int) -> int:
        return frames.grow_heap(pe, numbers, size)

    def spread_grow(pe: Pe, size: int) -> int:
        begin = frames.grow_spread(pe, numbers, size)
        if checks is not None and begin:
            checks.spread(begin, size)
        return begin

    def queue_length(pe: Pe) -> int:
        return len(pe.queue) + len(pe.special)

    def trap(kind: str, value: int | float | None = None) -> NoReturn:
        about = f", and the PEs are 0 to {target.pes - 1}" * (kind == "no such PE")
        raise Trapped(kind, *([] if value is None else [f"value {value}{about}"]))

    def trap_with(pe: Pe, text: str, numbers: int) -> NoReturn:
        at = pe.base + memory.access(numbers, WORD) >> 2
        raise Trapped(text % tuple(memory.i32[at : at + text.count("%d")].tolist()))

    def out_of_cycles() -> NoReturn:
        raise Trapped("out of cycles")

    rules = (tag_get, tag_set, tags_clear, dirty_next, heap_grow, spread_grow, queue_length, trap, trap_with)
    return {rule.__name__: rule for rule in (*rules, out_of_cycles)}
