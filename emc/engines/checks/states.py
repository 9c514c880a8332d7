"""The states of a byte in a checked build; 0: nothing is known. The kernel imports this file, so it imports nothing."""

SET = 1
UNSET = 2
GONE = 4  # freed, or its frame is gone
LENT = 8  # set, and a transfer under way sends it
COMING = 16  # a transfer under way will fill it
LIVE = (SET, UNSET, LENT, COMING)  # states of an object that exists
