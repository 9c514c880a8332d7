"""A second run of a small program, which looks for what its first run did not show.

first.py    a program and its first run
again.py    a checked build that looks for races; which programs are run again
one_pe.py   a run on one PE: does it print the same?
causes.py   why it may print something else there, from the program's text
"""

from emc.second_run.again import Found, is_wanted, look_again, unchecked
from emc.second_run.first import First

__all__ = ["First", "Found", "is_wanted", "look_again", "unchecked"]
