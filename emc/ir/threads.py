"""Whether a program may have several threads at the same time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from emc.source import in_library

if TYPE_CHECKING:
    from emc.ir.module import Module, Template

_PACKET_TYPE = re.compile(r"(update|request)\.[A-Za-z]\w*")  # of the program; the machine's own have longer names


def has_threads(module: Module) -> bool:
    """Whether the program's own files may have several threads: task blocks (`main.everywhere`), arms of `parallel`, or
    a `packet_type` (`update.offer`), whose handler may send more."""
    return any(map(_has_threads, module.templates))


def _has_threads(template: Template) -> bool:
    """Whether a template of the program is a thread of its own, or an activation of it has several: packets may start
    threads at more than one entry while it waits."""
    if in_library(template.span.file):
        return False
    if template.role == "block" or _PACKET_TYPE.fullmatch(template.name):
        return True
    return any(op.name == "break" and len(op.labels) > 1 for block in template.blocks for op in block.ops)
