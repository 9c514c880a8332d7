"""How much the kernel keeps about a run that looks for races. Only what is used costs memory of the host. Lengths of
hash tables are powers of two; ROOM is what all arrays take together, in bytes."""

from __future__ import annotations

LENGTHS = {
    "most_vectors": 1 << 26,
    "most_turns": 1 << 26,
    "most_chains": 1 << 20,  # the deepest tree of vectors.py has so many
    "most_befores": 1 << 22,
    "most_trains": 1 << 26,
    "most_train_heads": 1 << 21,
    "most_couplings": 1 << 26,
    "most_links": 1 << 26,
    "most_marks": 1 << 28,
    "most_pairs": 1 << 20,
    "most_heads": 1 << 16,
    "most_contexts": 1 << 26,
    "floor_every": 1 << 14,
}

ROOM = 25 << 30
