"""The middle language: threads and packets as on the EM-4, as data, as text, and checked.

    module.py      what a program is: templates, frames, entries, operations
    operations.py  ONE table of what each operation takes, gives, means and costs
    show.py        module -> text, for students         read.py    text -> module, exactly back
    verify.py      the rules that every module keeps    layout.py  where the loader puts things
    handlers.py    the fixed packet handlers, read from runtime/handlers/*.emir

Guaranteed: `read(show(module)) == module`; a module that `verify` passes runs on every engine. This room knows nothing
of EM-C: only lower/ sees both. Verbs are imported from their files, so that a run loads no more than it needs.
"""
