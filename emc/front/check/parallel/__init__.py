"""What EM-C adds to C: task blocks, where they run, what they share, and words between PEs (language.md, 4 to 6).

    tasks           `parallel` and the body of a task block
    places          `where`, `everywhere`, `iterate`
    clauses         the variables that a block lists, `update`, reductions
    remote          `remote_call`, `fork`, spread arrays
    ports           messages of <emc/msg.h>

`declarations/declarators` has the types of places, `declarations/packet_types` the packet types, and `names/copies` the
captured variables.
"""
