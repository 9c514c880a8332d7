"""Typed tree -> IR. In: a typed.Unit (a checked file). Out: an Object, and by `link` a whole Module.

Guaranteed: the module verifies; every operation has the span of the source that caused it; threads end only where
language.md, section 5, lets them.
"""

from emc.lower.guard import guard
from emc.lower.link import link
from emc.lower.unit import Object, lower

__all__ = ["Object", "guard", "link", "lower"]
