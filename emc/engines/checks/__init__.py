"""What a checked build says of a wrong access, on whichever engine it runs: the objects in memory, and the messages.

In: the shadow of a machine's memory (states of bytes, owners of words), and a Scene: what a machine shows of itself.
Out: nothing where all is right; else Trapped is raised, with the whole message. Threads test the common cases in place
(reference/watches.py, native/codegen/watches.py) and come here when these do not hold.
"""
