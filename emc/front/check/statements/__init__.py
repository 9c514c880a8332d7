"""The rules for C's statements: `control` for all but declarations, labels and jumps in `jumps`, `asm` in `asm`."""
