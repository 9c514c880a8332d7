"""The rules for C's statements. `jumps` has labels and jumps, `asm` has `asm`, and `control` has all others except
declarations."""
