"""The names that threads and the kernel use for each other's parts: the context, the outbox, the kernel's functions."""

from __future__ import annotations

from emc.target import SEGMENT, Target

KINDS = {"i32": "i32", "i64": "i64", "f32": "float", "f64": "double"}

# The context is what a thread and the kernel share: the first fields of the machine's record (state.py).
CONTEXT = (
    "%Context = type { i64, i64, ptr, i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, "
    "ptr, ptr, i64, ptr }"
)
LIMIT, SENT, OUTBOX, FAILED, CYCLE, WAITS, TAGS, SELF, VALUE, COUNTS, UNTIL, ORIGIN = range(12)
RUNNING, SECOND, ALONE, CHAINED, BEGAN, SHADOW, JUDGE, UNANSWERED, CLOCK = range(12, 21)
ENDED = "{ i64, i64 }"  # what a thread returns (codegen/threads.py)
PACKET = "%Packet = type { i64, i32, i32, i32, i32, i32, i32 }"

NO_ENTRY, PLAIN, MATCHING, CALLABLE = range(4)  # kinds of cells; CALLABLE: a start entry that threads may call

THREADS = "emc_threads"  # the table of the addresses of a part's threads
NUMBERS = "emc_numbers"  # the numbers of one program, in code that programs share (codegen/writer.py)
LATER = "emc_later"  # what makes a template's code when it is first called (run/improve.py)
RUN = "emc_run"  # the kernel's entry point
EXECUTE = "emc_execute"  # the entry point for runs without time (kernel/untimed.py)

# A run without time counts steps: after TURN of them, another PE has its turn
TURN, CALL_STEPS, PACKET_STEPS, AGAIN_STEPS = 4096, 1, 16, 64  # AGAIN_STEPS: a loop that yields may wait for other PEs

# The kernel's functions for threads: name, result, operands after the context and the PE
CALLS = {
    "frame.new": ("i32", "i32, i32, i32"),  # code, number of the operation, frame of the thread
    "frame.free": ("i32", "i32"),
    "tag.get": ("i32", "i32"),
    "tag.set": ("i32", "i32, i32"),
    "tags.clear": ("i32", "i32, i32"),
    "dirty.mark": ("i32", "i32"),
    "dirty.next": ("i32", ""),
    "heap.grow": ("i32", "i32"),
    "spread.grow": ("i32", "i32"),
    "queue.length": ("i32", ""),
    "dma.prepare": ("i32", "i32"),  # control word
    "dma.kick": ("i32", "i32, i32, i32, i64"),  # control word, operation, frame of the thread, cycle
    "ni.act": ("i32", "i32, i32, i32, i32, i32, i32, i64"),  # ASKS, type, two operands, operation, frame, cycle
    "callee": ("i64", "i32, i64"),  # code, end of the host's stack; returns the address of its thread, or 0
    "wait": ("i32", "i32, i32, i64"),  # frame of the thread, operation, cycle
    "check.frame": ("i32", "i32, i32"),  # frame, code
    "check.gone": ("i32", "i32, i32"),  # frame, number of its template
    "check.lost": ("i32", "i32, i32"),  # continuation, check
    "check.copied": ("i32", "i32, i32, i32"),  # to, from, bytes
    "check.same": ("i32", "i32, i32"),  # pointer, address
    "check.area": ("i32", "i32, i32"),  # address, bytes
    "check.string": ("i32", "ptr, i32"),  # memory, address
    "check.apart": ("i32", "ptr, i32, i32, i32"),  # memory, from, to, bytes
    "check.bytes": ("i32", "i32, i32, i32"),  # address, bytes, for a copy (0), a read (1), a write (2)
    "check.new": ("i32", "i32, i32, i32, i32"),  # frame of the thread, check, address, bytes
    "check.array": ("i32", "i32, i32"),  # check, address
    "check.block": ("i32", "i32"),  # address
    "check.free": ("i32", "i32, i32, i32"),  # frame of the thread, check, address
    "check.room": ("i32", "i32, i32, i32, i32"),  # frame of the thread, check, address, bytes
    "race.frame": ("i32", "i32"),  # a new frame
    "race.saw": ("i32", "i32, i32, i32, i32"),  # address, bytes, what (engines/races/shadow.py), operation
}

# The operations about network interfaces, by number
ASKS = ("ni.send", "ni.ship", "ni.pass", "ni.deliver", "ni.fetch", "ni.store", "ni.pin")

# What `--races` must know of a packet type; from bit RACE_SYNC on, its number, from 1, in engines/races/cells.KINDS
RACE_OWN, RACE_ANSWERS, RACE_FENCED, RACE_SYNC = 1, 2, 4, 3

# The planes that a checked build keeps beside memory. Each is as long as the memory of all PEs.
#   STATES     for each byte, its state (engines/checks/states.py)
#   OWNERS     for each word, its owner (the same)
#   HEADS      for each cell, the check that gave no result there; for the first word of a block, its record's number
#   UNSETS     for each frame, a bit for each variable that is not set
#   ARGUMENTS  for each word, the check of a variable argument there, with the argument's kind above it
#   ENDS       for each word, the check that ended the arguments there; for each frame, the text they are taken for
STATES, OWNERS, HEADS, UNSETS, ARGUMENTS, ENDS, PLANES = range(7)
OWN = 1 << 31  # added to a check's number: the check is in the program, not in the library
KIND_SHIFT = 24  # of a variable argument's kind
MOST_UNSET = SEGMENT * 8  # the most such bits of a frame
SKEW = 35 * SEGMENT  # so that equal addresses of different PEs don't compete for the same lines of the host's cache


def stride(target: Target) -> int:
    """Bytes from the start of a PE's memory to the start of the next one's."""
    return (1 << target.address_bits) + SKEW


# The numbers of the requests that threads make to Python when a check is not obviously right (run/checks.py)
JUDGED = (
    *("read", "write", "copy", "set", "same", "index", "element", "get", "result"),
    *("take", "free", "block", "apart", "area", "string", "spread"),
)


def name_of(call: str) -> str:
    """The symbol of a function of CALLS."""
    return "emc_" + call.replace(".", "_")


MATH = "emc_math_"


def math_name(op: str) -> str:
    """The symbol of an operation that calls its Python implementation."""
    return MATH + op.replace(".", "_")


def is_own(symbol: str) -> bool:
    """Whether a symbol is emc's own, and not a library's."""
    return symbol.startswith("emc_")
