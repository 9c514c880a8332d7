"""The kinds of memory: of the program, the library's own, and the library's words that order threads."""

from __future__ import annotations

USERS, LIBRARYS, MEETING = 0, 1, 2
