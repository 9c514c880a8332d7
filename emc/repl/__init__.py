"""The prompt: EM-C typed line by line, on a live machine of the reference engine.

session.py      inputs -> answers, plain values; the program that grows
watch.py        the live machine, and its state when a statement was stopped; steady.py: Ctrl-C waits
dialogue.py     takes inputs, and answers them as text
shell.py        a dialogue with commands (commands/, one file for each group)
feed.py         lines of a file or a pipe -> whole inputs
complete.py     what may be at the cursor
values.py dump.py       values, and words of memory, as text

emc/cli/prompt.py has the terminal itself. It loads all of this while the user reads the first prompt.

The room takes what a user types, and returns values, messages and dumps. An error leaves the session as it was.
"""
