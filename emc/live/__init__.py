"""Compilation that goes on: each text is compiled in the sight of those before it, and the program grows.

    piece = compile(Typed("int x = 3; x + 4", "<1>"), Environment(settings), settings, faults)
    piece.object, piece.steps, piece.after        IR; what is to be run, in order; what is known after it
    grown = grow(program, piece, find, faults)    the module with the piece in it

Rooms that use it: the REPL. Guaranteed: a text with an error has no effect; a name that is declared again hides
the old one and never conflicts with it; nothing that was compiled is compiled again.
"""
