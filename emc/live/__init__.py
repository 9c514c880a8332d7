"""Incremental compilation: each text is compiled with the declarations of the earlier ones, and the program grows.

    piece = compile(Typed("int x = 3; x + 4", "<1>"), Environment(settings), settings, faults)
    piece.object, piece.steps, piece.after        IR; what to run, in order; what is known after it
    grown = grow(program, piece, find, faults)    the module with the piece in it

The REPL uses this room. It guarantees that a text with an error has no effect, that a name that is declared again hides
the old one and never conflicts with it, and that nothing is compiled twice.
"""
