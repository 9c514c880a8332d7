"""What a source text may have at most. Only programs write texts that need more, and such a text would take minutes and
all memory. Beyond each limit is an error (E0163) that says what to write instead. Nesting has a limit in lalr.py.
"""

from __future__ import annotations

MOST_TOKENS = 3_000_000  # of a file with its headers: half a minute, and 3 GB of memory
MOST_PARAMETERS = 1_000  # of a function, and arguments of a call
MOST_IMAGE = 64 << 20  # bytes of an object up to the last one that has an initial value
MOST_LOCAL_VALUES = 100_000  # initial values of a variable in a function: each is stored by an operation
