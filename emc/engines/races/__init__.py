"""Which accesses of a run nothing orders: happens-before over the turns of threads and handlers.

In: what an engine reports of a run: turns, with the packets that began them, and what each read and wrote. Out:
`machine.races.Races`. clocks.py knows what came before a turn, channels.py what the order of messages adds,
shadow.py who accessed each word last. docs/races.md says what counts as a race.
"""
