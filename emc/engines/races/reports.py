"""What a report says about two accesses that race."""

from __future__ import annotations

from collections.abc import Sequence

from emc.machine.run import Call, How, Lacks

HOW: dict[int, How] = {1: "read", 2: "written", 3: "updated"}


def thread_of(sender: int, calls: Sequence[Call], pes: int) -> int:
    """The PE, or network interface, whose thread made an access. sender: of the packet. calls: those of the thread, the
    newest first. It is another one than the sender if that only answers, as in `mem_copyin`."""
    return calls[0].pe if calls and sender < pes else sender


def lacks(how: tuple[How, How], atomic: bool, sent_before: bool, handed: bool, same_line: bool) -> Lacks:
    """What would order two accesses. atomic: whether one of them is atomic. sent_before: the first is by a handler, and
    the second turn knows the turn that sent its packet. handed: one is by a handler whose packet a handler of the
    program sent."""
    if same_line and not atomic and "read" in how:
        return "update"
    if handed:
        return "report"
    return "arrival" if sent_before and how[0] != "read" and not same_line else "order"
