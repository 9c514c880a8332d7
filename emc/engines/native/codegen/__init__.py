"""Translates templates to LLVM text. threads.py: those of a module; writer.py: the parts of a thread's text;
actions.py: each operation; rooms.py: which accesses need no check; counting.py: what threads of a profile count."""
