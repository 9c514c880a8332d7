"""The rules for calls of words that the compiler knows. They are looked up by name, before any function (rules.py).

    emc_words       those of <emc.h>: PEs, global pointers, synchronising memory, requests
    gnu             `__builtin_...`
    varargs         `va_start` and its kin

The words of remote calls and of ports are in `parallel`.
"""
