"""Finds the accesses of a run that nothing orders, by the happens-before relation over turns of threads and handlers.

In: what an engine reports about a run: the turns, the packets that began them, and what each turn read and wrote. Out:
`machine.run.Races`. clocks.py keeps which turns came before a turn; channels.py adds the order of messages; shadow.py
keeps the last accesses to each word. docs/races.md says what counts as a race.
"""
