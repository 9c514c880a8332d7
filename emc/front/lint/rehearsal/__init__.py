"""What the copies of a block do, as far as numbers decide it: each copy is gone through on paper.

    everywhere dowith () { int me = my_pe(); A[me] = A[(me + 1) % N_PE]; barrier(); v = A[me]; }

    copy 0: phase 0: read A[1], write A[0]; phase 1: read A[0]
    copy 1: phase 0: read A[2], write A[1]; phase 1: read A[1]

In: a body, and the number of its PE or copy. Out: a `Copy` with its accesses to objects that others can reach. `phase`
counts the barriers before an access. What is read from memory is not known: both branches of such a condition are gone
through, and such a loop is gone through twice. Long loops are cut (MOST_TURNS), so accesses may be missing, but each
one found is one of the program's. `clear` is False if the copy does something that may put others in order (a lock, a
cell, a message), or that the rehearsal does not follow.
"""

# pyright: reportUnusedImport=false

from __future__ import annotations

from emc.front.lint.rehearsal import statements, values  # noqa: F401 (importing them registers their rules)
from emc.front.lint.rehearsal.copy import MOST_COPIES, Access, Copy

__all__ = ["MOST_COPIES", "Access", "Copy"]
