"""The prompt: EM-C typed line by line, on a live machine of the reference engine.

session.py      inputs -> answers, plain values; the program that grows
watch.py        the live machine, and what was under way when a statement was stopped; steady.py: Ctrl-C waits
dialogue.py     inputs taken, and answered as text
shell.py        a dialogue with commands (commands/, one file for each group)
feed.py         lines of a file or a pipe -> whole inputs
complete.py     what may be at the cursor
values.py dump.py       values, and words of memory, as text

The terminal itself is emc/cli/prompt.py, and loads all this while the user reads the first prompt.

In: what a user types. Out: values, messages, dumps. Guaranteed: an error leaves the session as it was.
"""
