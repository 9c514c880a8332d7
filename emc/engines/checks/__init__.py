"""How a checked build judges a wrong access, on both engines: the objects in memory, and the messages.

In: the shadow of a machine's memory (states of bytes, owners of words), and a Scene, the view of the machine. Out:
nothing if the access is right; otherwise Trapped is raised with the whole message. Threads test the common cases
themselves (reference/watches.py, native/codegen/watches.py) and call this package if those tests fail.
"""
