"""What threads and the kernel call each other's parts: the context, the outbox, the kernel's functions."""

from __future__ import annotations

from emc.target import SEGMENT, Target

KINDS = {"i32": "i32", "i64": "i64", "f32": "float", "f64": "double"}

# The context: what a thread and the kernel share; the first fields of the machine's record (state.py).
CONTEXT = (
    "%Context = type { i64, i64, ptr, i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, i64, i64, i64, "
    "ptr, ptr, i64 }"
)
LIMIT, SENT, OUTBOX, FAILED, CYCLE, WAITS, TAGS, SELF, VALUE, COUNTS, UNTIL, ORIGIN = range(12)
RUNNING, SECOND, ALONE, CHAINED, BEGAN, SHADOW, JUDGE, UNANSWERED = range(12, 20)
ENDED = "{ i64, i64 }"  # what a thread answers (codegen/threads.py)
PACKET = "%Packet = type { i64, i32, i32, i32, i32, i32, i32 }"

NO_ENTRY, PLAIN, MATCHING, CALLABLE = range(4)  # what a template's cell is; the last: a start entry that threads call

THREADS = "emc_threads"  # the table of their addresses, in a part
RUN = "emc_run"  # the kernel's own beginning

# What the kernel does for threads: name, result, operands after the context and the PE
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
    "callee": ("i64", "i32, i64"),  # code, end of the host's stack: the code of its thread, or 0
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
}

# What a checked build keeps beside memory, each plane as long as that of all PEs: a state for each byte; an owner for
# each word (engines/checks/images.py); by cell the check that gave no result there, and by a block's first word the
# number of its record; by frame a bit for each variable that is not set; by word the check of a variable argument
# there, with its kind above; and the check that ended the arguments there, by frame the text that they are taken for
STATES, OWNERS, HEADS, UNSETS, ARGUMENTS, ENDS, PLANES = range(7)
OWN = 1 << 31  # with a check's number: it is the program's own, not the library's
KIND_SHIFT = 24  # of a variable argument's kind
MOST_UNSET = SEGMENT * 8  # such bits
SKEW = 35 * SEGMENT  # so that equal addresses of different PEs don't compete for few lines of the host's cache


def stride(target: Target) -> int:
    """Bytes from a PE's memory to the next one's."""
    return (1 << target.address_bits) + SKEW


# What threads ask Python for when a check does not simply hold (run/checks.py), by number
JUDGED = (
    *("read", "write", "copy", "set", "same", "index", "element", "get", "result"),
    *("take", "free", "block", "apart", "area", "string", "spread"),
)


def name_of(call: str) -> str:
    """The symbol of one of CALLS."""
    return "emc_" + call.replace(".", "_")


MATH = "emc_math_"


def math_name(op: str) -> str:
    """The symbol of an operation that is a call of its Python meaning."""
    return MATH + op.replace(".", "_")


# What numba's code names for exceptions, of which the kernel raises none
FOREIGN = (
    *("numba_gil_ensure", "numba_gil_release", "numba_unpickle", "numba_do_raise"),
    *("numba_runtime_build_excinfo_struct", "NRT_Free", "NRT_MemInfo_call_dtor"),
)


def is_own(symbol: str) -> bool:
    """Whether code of ours, or that of FOREIGN, has that symbol, and no library."""
    return symbol.startswith("emc_") or symbol in FOREIGN
