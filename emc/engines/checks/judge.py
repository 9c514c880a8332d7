"""Decides about accesses of a checked build that the threads' own tests did not accept: returns if the access is right,
or raises Trapped.

Threads test the common cases themselves. An address that the access itself will refuse is left to the access.
"""

from __future__ import annotations

from typing import NoReturn

from emc.engines.checks.objects import Object
from emc.engines.checks.scene import Pe, Scene
from emc.engines.checks.shadow import Shadow
from emc.engines.checks.states import COMING, GONE, LENT, LIVE, SET, UNSET
from emc.engines.trapped import Trapped, count_bytes
from emc.target import NULL_PAGE

LONGEST_TEXT = 1 << 20
ON_EACH = " on each PE; a `global` pointer to it does not step to the next PE, a `shared` one does"


class Judge:
    """The judge of one machine's accesses. It uses the machine's shadow."""

    def __init__(self, scene: Scene, shadow: Shadow):
        self.scene = scene
        self.shadow = shadow
        self.states = shadow.states
        self.mask = shadow.mask

    def reading(self, pe: Pe, address: int, size: int) -> None:
        """Returns if the bytes may be read."""
        if self.copying(pe, address, size):
            self.set(pe, address, size)

    def set(self, pe: Pe, address: int, size: int) -> None:
        """Returns if the bytes are set. They lie in a live object."""
        at = pe.base + (address & self.mask)
        index = bytes(self.states[at : at + size]).find(UNSET)
        if index < 0:
            return
        owner = self.shadow.owner(pe, at - pe.base)
        if owner is None:
            return
        if owner.name and owner.size <= size:
            raise Trapped(f"{owner} is read before it is set", notes=owner.notes)
        first = at - pe.base - owner.begin
        which = f"byte {first}" if size == 1 else f"bytes {first} to {first + size - 1}"
        verb = "is" if size == 1 else "are"
        raise Trapped(f"{which} of {owner} {verb} read before being set", notes=owner.notes)

    def copying(self, pe: Pe, address: int, size: int) -> bool:
        """Whether the bytes lie in one live object. If they do not, the access itself will report what is wrong."""
        return self._touching(pe, address, size, (SET, UNSET, LENT))

    def writing(self, pe: Pe, address: int, size: int) -> bool:
        """Whether the bytes lie in one live object and may be written. If not, the access itself will report what is
        wrong."""
        return self._touching(pe, address, size, (SET, UNSET))

    def _touching(self, pe: Pe, address: int, size: int, fine: tuple[int, ...]) -> bool:
        address &= 0xFFFF_FFFF
        if address < NULL_PAGE or address + size > self.scene.target.memory:
            return False
        at = pe.base + address
        held = bytes(self.states[at : at + size])
        bad = next((i for i, state in enumerate(held) if state not in fine), None)
        if bad is None:
            return True
        if held[bad] in (LENT, COMING):
            raise self._moving(pe, address + bad, held[bad], LENT in fine)
        raise self._gone(pe, address + bad) if held[bad] == GONE else self._outside(pe, address, size, bad)

    def _at(self, pe: Pe, address: int) -> str:
        return f"address {address:#x} of {self.scene.target.unit(pe.number)}"

    def _moving(self, pe: Pe, address: int, state: int, reads: bool) -> Trapped:
        """The trap for an access to a byte that a transfer under way reads or fills."""
        owner = self.shadow.owner(pe, address)
        what = str(owner) if owner is not None else self._at(pe, address)
        verb = "read" if reads else "written"
        if state == LENT:
            text, hint = (
                f"{what} is {verb} while a transfer sends it",
                "wait until `rdma_done` or `rdma_poll` reports that the transfer is complete",
            )
        else:
            text = f"{what} is {verb} before the transfer that fills it has landed"
            hint = "wait for the transfer's note with `i_read` or `q_read`"
        return Trapped(text, hint, notes=owner.notes if owner is not None else ())

    def _gone(self, pe: Pe, address: int) -> Trapped:
        owner = self.shadow.owner(pe, address)
        if owner is None:
            return Trapped("use of freed memory", self._at(pe, address))
        if owner.freed is not None and owner.name:
            return Trapped(f"{owner} is used after the end of its block", notes=owner.notes)
        if owner.freed is not None:
            return Trapped(f"use of freed memory: {owner} no longer exists", notes=owner.notes)
        return Trapped(f"{owner} is used after the end of `{owner.template}`", notes=owner.notes)

    def _outside(self, pe: Pe, address: int, size: int, bad: int) -> Trapped:
        if not bad and not pe.origin and (far := self._elsewhere(pe, address)):
            other, owner = far
            text = f"a local pointer of PE {other} is used on PE {pe.number}: it points to {owner}"
            hint = f"pass a `global` pointer instead; make it on PE {other}, where the local pointer is valid"
            return Trapped(text, hint, notes=owner.notes)
        owner = self.shadow.owner(pe, address) if bad else self.shadow.before(pe, address)
        access = f"an access of {count_bytes(size)}"
        if owner is None:
            return Trapped(f"{access} where there is no object", self._at(pe, address))
        touched, owner = owner, self.shadow.passed(owner, size)
        past = address - owner.begin - owner.size
        if past < 0:
            text = f"{access} at byte {address - owner.begin} of {owner} goes past its end"
        else:
            text = f"{access} {count_bytes(past) if past else 'just'} past the end of {owner}"
        each = ON_EACH if owner.spread else ""
        has = f"{owner} has {count_bytes(owner.size)}{each}" if owner.name else ""
        where = [f"the access comes to {touched}"] if touched is not owner else []
        return Trapped(text, has, *where, notes=owner.notes)

    def _elsewhere(self, pe: Pe, address: int) -> tuple[int, Object] | None:
        """The first other PE that has a live object at that address, and the object. It is called if this PE has none
        there."""
        for number, base in self.scene.bases():
            if number != pe.number and self.states[base + address] in LIVE:
                owner = self.shadow.owner_at(base, address)
                if owner is not None:
                    return number, owner
        return None

    def same(self, pe: Pe, pointer: int, address: int) -> None:
        """Returns if the pointer points into the object that is accessed, or just past its end."""
        pointer, address = pointer & 0xFFFF_FFFF, address & 0xFFFF_FFFF
        if not (NULL_PAGE <= pointer <= self.mask and NULL_PAGE <= address <= self.mask):
            return
        mine, other = self.shadow.owner(pe, pointer), self.shadow.owner(pe, address)
        if mine is None or (other is not None and mine.begin == other.begin):
            return
        if self.states[pe.base + pointer] not in LIVE:
            return  # the pointer is wrong already: the access will report that
        if other is not None and pointer == other.begin + other.size:
            return
        far = address - mine.begin - mine.size
        where = f"{count_bytes(far)} past the end" if far > 0 else "just past the end"
        if far < 0:
            where = f"{count_bytes(mine.begin - address)} before the start"
        raise Trapped(f"an access {where} of {mine}", f"{mine} has {count_bytes(mine.size)}", notes=mine.notes)

    def index(self, pe: Pe, number: int, address: int, array: str, count: int = -1) -> NoReturn:
        """Reports an index that is out of range. count: the number of elements, if the array's type does not say it."""
        owner = self.shadow.owner(pe, address & self.mask) if NULL_PAGE <= address & 0xFFFF_FFFF <= self.mask else None
        has = f", which has {count} element{'s' * (count != 1)}" if count >= 0 else ""
        raise Trapped(f"index {number} is outside of {array}{has}", notes=owner.notes if owner else ())

    def element(self, pe: Pe, number: int, size: int, touch: int, address: int, array: str) -> None:
        """Returns if the array that begins at the address has an element with that number. If `touch` is 0, the number
        after the last element is allowed as well. If the array no longer exists, the access itself will report that."""
        address &= 0xFFFF_FFFF
        owner = self.shadow.owner(pe, address) if NULL_PAGE <= address <= self.mask else None
        if owner is None or size <= 0 or self.states[pe.base + address] not in LIVE:
            return
        count = (owner.begin + owner.size - address) // size
        if not 0 <= number < count + (not touch):
            self.index(pe, number, address, array, count)

    def area(self, pe: Pe, address: int, size: int) -> None:
        """Returns if bytes that are written or copied together lie in one object."""
        address, size = address & 0xFFFF_FFFF, size & 0xFFFF_FFFF
        if not size or address < NULL_PAGE:
            return
        owner = self.shadow.owner(pe, address) if address <= self.mask else None
        live = owner is not None and self.states[pe.base + address] in LIVE
        if owner is not None and live and address + size > owner.begin + owner.size:
            room, has = owner.begin + owner.size - address, f"{owner} has {count_bytes(owner.size)}"
            raise Trapped(
                f"an access of {count_bytes(size)} to {owner}, which has room for only {room}", has, notes=owner.notes
            )

    def string(self, pe: Pe, address: int) -> None:
        """Returns if a string ends in the object in which it begins, and all of it is set."""
        if not NULL_PAGE <= address <= self.mask:
            return
        at = pe.base + address
        size = self.scene.zero(at, pe.base + self.scene.target.memory) + 1 - at
        held = bytes(self.states[at : max(at + size, at)]).replace(bytes([LENT]), bytes([SET]))
        owner = self.shadow.owner(pe, address)
        room = owner.begin + owner.size - address if owner is not None else size
        if owner is not None and size > room and held.count(SET, 0, room) == room > 0:
            raise Trapped(f"the string in {owner} has no end: no byte of it is 0", notes=owner.notes)
        if held.count(SET) == size:
            return
        bad = next((i for i, state in enumerate(held) if state != SET), 0)
        if held[bad : bad + 1] == bytes([UNSET]):
            self.set(pe, address + bad, 1)
        if held[bad : bad + 1] == bytes([COMING]):
            self.copying(pe, address + bad, 1)
        if not bad or owner is None:
            self.copying(pe, address, 1)
        else:
            raise Trapped(f"the string in {owner} has no end: no byte of it is 0", notes=owner.notes)

    def apart(self, pe: Pe, source: int, to: int, size: int) -> None:
        """Returns if copied bytes, or (size -1) a copied string, do not overlap their destination."""
        source, to = source & self.mask, to & self.mask
        if size < 0:
            at, limit = pe.base + source, min(LONGEST_TEXT, self.scene.target.memory - source)
            size = self.scene.zero(at, at + limit) + 1 - at
        elif source == to:
            return
        if abs(source - to) < size:
            owner = self.shadow.owner(pe, source)
            text = (
                f"source and destination of the copy overlap: {count_bytes(size)} are copied, but the addresses differ "
                f"by only {abs(source - to)}"
            )
            raise Trapped(text, "use memmove if source and destination may overlap", notes=owner.notes if owner else ())
