"""The intermediate representation (IR): threads and packets as on the EM-4. It exists as data and as text, and is
verified.

    module.py      what a program is: templates, frames, entries, operations
    operations.py  ONE table of what each operation takes, gives, means and costs
    show.py        module -> text, for students         read.py    text -> module, exactly back
    verify.py      the rules that every module keeps    layout.py  where the loader puts things
    handlers.py    the fixed packet handlers, read from runtime/handlers/*.emir

`read(show(module)) == module` always holds. A module that passes `verify` runs on every engine. This room does not know
EM-C: only lower/ knows both. Functions are imported from their files, so a run loads no more than it needs.
"""
