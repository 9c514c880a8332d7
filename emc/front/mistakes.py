"""What the author did wrong, by name: see `name`."""

from __future__ import annotations
from emc.front.scan import span
def name(parser):
    word = parser.words[parser.at]
    parser.faults.error("E0299", span(word.place), f"`{word.text}` can't stand here")
