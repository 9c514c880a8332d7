"""Templates as LLVM text. threads.py: a module's; writer.py: what the text of one is made of; actions.py: each
operation; rooms.py: which accesses need no check; counting.py: what threads of a profile count."""
