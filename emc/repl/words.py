"""The words of EM-C, each with its form and its meaning, which `:help everywhere` shows.

tests/repl/test_words.py checks that docs/language has each of them.
"""

from __future__ import annotations

WORDS = {  # word: form, what it does
    "global": (
        "int global A[8];  int global R[4]:[100];  int global *p = &A[3];",
        "An object that is spread over the PEs: element k is on PE k mod N_PE. Dimensions to the right of a "
        "colon are stored together on one PE. `int global *` points to an object on any PE and steps within that "
        "PE's memory.",
    ),
    "shared": (
        "int shared *q = A;",
        "A pointer that steps from PE to PE, like the elements of a spread array.",
    ),
    "where": (
        "where (p) dowith (names) { ... } update (names);",
        "Runs the block on the PE that holds *p, and waits for it. With forkwith it goes on at once.",
    ),
    "everywhere": (
        "everywhere (A) dowith (names) { ... } reductionsum (names);",
        "Runs one copy of the block on every PE and waits for all. In the block, A is the slice on this PE: a local "
        "array of own_count(A) elements.",
    ),
    "iterate": (
        "iterate (n) dowith (names) { ... } reductionsum (names);",
        "Runs n copies of the block on this PE; iterate_id() is 0 to n - 1. While one copy waits, the others run.",
    ),
    "dowith": (
        "dowith (names) { ... } update (names);",
        "Runs the block as a thread of its own and waits for it. The block gets the values of the names in the list; "
        "its copies of all other variables have no value. update copies values back.",
    ),
    "forkwith": (
        "forkwith (names) { ... }",
        "Starts a thread for the block and goes on at once. The block returns no values.",
    ),
    "update": (
        "dowith () { v = 1; } update (v);",
        "After a block that runs once: the named variables get the values that they had at the end of the block.",
    ),
    "reductionsum": (
        "... reductionsum (s) reductionmax (m);",
        "After everywhere or iterate: the variable becomes the combination of all copies' values. There are "
        "reductionsum, reductionmax, reductionmin, reductionprod, reductionand, reductionor, reductionxor.",
    ),
    "parallel": (
        "parallel { a = f(1); b = f(2); }",
        "Each statement is a thread of the same function. The function goes on when all of them are done.",
    ),
    "packet_type": (
        "packet_type offer(int *cell, int v) { if (v > *cell) *cell = v; }",
        "A packet type of your own: offer(p, v) sends a packet to *p, whose PE runs the handler without interruption.",
    ),
    "remote_call": (
        "v = remote_call(pe, f, 2, a, b);",
        "Calls f on that PE and waits for its value. The third argument is the number of arguments after it.",
    ),
    "fork": (
        "fork(pe, f, 2, a, b);",
        "Starts f on that PE and goes on at once. The result of f is not used.",
    ),
    "my_pe": ("my_pe()", "The number of the PE that executes this, 0 to N_PE - 1."),
    "N_PE": ("N_PE", "The number of PEs: a constant."),
    "pe_of": ("pe_of(p)", "The PE that a global or shared pointer points to."),
    "global_of": ("global_of(pe, &x)", "A global pointer to that PE's own x."),
    "local_of": ("local_of(p)", "The local address in a global pointer, valid on the PE of the object."),
    "own_count": ("own_count(A)", "The number of elements of the spread array on this PE."),
    "own_index": ("own_index(A, i)", "The index in the whole array of the i-th element of this PE."),
    "iterate_id": ("iterate_id()", "Which copy of the innermost iterate block this is, from 0."),
    "resched": ("resched();", "Gives up the turn: the other threads of this PE run, then this one goes on."),
    "fence": ("fence();", "Waits until all writes and updates that this PE has sent have been performed."),
    "barrier": ("barrier();", "Waits until one thread of each PE has called it."),
    "lock": ("lock(&door); ... unlock(&door);", "lock acquires a lock_t, anywhere in the machine; unlock releases it."),
    "i_read": ("i_read(p), i_write(p, v)", "A cell that is written once: a read waits for the value."),
    "q_read": ("q_read(p), q_write(p, v)", "A cell that queues values: a read takes the oldest one, or waits for it."),
    "clock_cycles": ("clock_cycles()", "The machine's time in cycles. clock_us() gives it in microseconds."),
    "spread_alloc": (
        "int shared *q = spread_alloc(n, sizeof(int));",
        "Allocates memory that is spread over the PEs, like an array.",
    ),
}
ALSO = {
    **dict.fromkeys(("reductionmax", "reductionmin", "reductionprod", "reductionand"), "reductionsum"),
    **dict.fromkeys(("reductionor", "reductionxor", "reduction"), "reductionsum"),
    **dict.fromkeys(("i_write", "i_clear"), "i_read"),
    **dict.fromkeys(("q_write", "q_clear"), "q_read"),
    **dict.fromkeys(("unlock", "trylock"), "lock"),
    "clock_us": "clock_cycles",
    "spread_free": "spread_alloc",
    "PE_ROWS": "N_PE",
    "PE_COLS": "N_PE",
}


def about(word: str) -> str:
    """The form of a word and what it does; "" if it is not a word of EM-C."""
    name = ALSO.get(word, word)
    if name not in WORDS:
        return ""
    form, meaning = WORDS[name]
    return f"{form}\n\n{meaning}"
