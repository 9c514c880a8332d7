"""Lowers the typed tree to IR. It takes a typed.Unit (a checked file) and returns an Object; `link` makes a whole
Module of objects.

It guarantees that the module verifies, that every operation has the span of the source that caused it, and that threads
end only where language.md, section 5, allows it.
"""

from emc.lower.guard import guard
from emc.lower.link import link
from emc.lower.unit import Object, lower, object_of

__all__ = ["Object", "guard", "link", "lower", "object_of"]
