"""`:mem`: words of memory."""

from __future__ import annotations

import re

from emc.front.types import Pointer, size_of
from emc.ir.layout import bytes_here
from emc.ir.module import Spread
from emc.repl.commands.names import Trouble, command
from emc.repl.dialogue import Dialogue
from emc.repl.dump import dump
from emc.target import NULL_PAGE, WORD
from emc.texts import Source

BYTES = 64
MOST = 4096  # bytes that are shown at a time
MOST_PES = 8
MOST_WORDS = 16  # of an object, on each PE
TRY = "try `:mem A`, `:mem 5 A`, `:mem 5 0x1a40 64` or `:mem &A[3]`"


@command("mem", "[PE] NAME | [PE] ADDRESS [BYTES] | EXPRESSION", "Show words of memory, with names and tags.")
def mem(shell: Dialogue, argument: str) -> str:
    """`:mem A` shows the object A: on PE 0, or on the first PEs if it is spread. `:mem 5 A` shows the copy or part on
    PE 5. `:mem 5 0x1a40 64` shows 64 bytes of PE 5 from address 0x1a40 on; without a PE, it is PE 0. You can also give
    any expression that names an object or points to one: `:mem *p`, `:mem &A[3]`.

    For each word it prints the address, the name of the object, the bits, the number, and the presence tag: of I cells
    and Q cells (`full`, `readers wait`), locks, and operands that wait for their partners."""
    words = argument.split()
    if not words:
        raise Trouble("`:mem` needs a name or an address", TRY)
    pe, rest = _pe(shell, words)
    if len(rest) <= 2 and all(_number(word) is not None for word in rest):
        numbers = [_number(word) or 0 for word in rest]
        return _stretch(shell, pe or 0, numbers[0], numbers[1] if len(rest) > 1 else BYTES)
    link = shell.session.link(rest[0]) if len(rest) == 1 else None
    if link is not None and link.name in shell.session.live.layout.addresses:
        return _object(shell, link.name, pe)
    if pe is not None:
        raise Trouble(f"`{' '.join(rest)}` is neither an object's name nor an address", TRY)
    return _pointed_name(shell, argument)


def _number(word: str) -> int | None:
    return int(word, 0) if re.fullmatch(r"0[xX][0-9a-fA-F]{1,8}|[1-9]\d{0,9}|0", word) else None


def _pe(shell: Dialogue, words: list[str]) -> tuple[int | None, list[str]]:
    """The number of the PE that the words begin with. A single number is an address."""
    number = _number(words[0])
    second = _number(words[1]) if len(words) > 1 else None
    names = len(words) == 2 and second is None and re.fullmatch(r"[A-Za-z_]\w*", words[1]) is not None
    if number is None or not (names or len(words) == 3 or (second is not None and not words[0].startswith("0x"))):
        return None, words
    if number >= shell.session.target.pes:
        raise Trouble(f"there is no PE {number}: the machine has PEs 0 to {shell.session.target.pes - 1}", TRY)
    return number, words[1:]


def _stretch(shell: Dialogue, pe: int, address: int, size: int) -> str:
    address &= -WORD
    end = address + -(-size // WORD) * WORD
    memory = shell.session.target.memory
    if not 0 < size <= MOST:
        raise Trouble(f"`:mem` shows 1 to {MOST:,} bytes at a time, not {size:,}", TRY)
    if address < NULL_PAGE or end > memory:
        raise Trouble(f"a PE's memory goes from {NULL_PAGE:#x} to {memory:#x}", TRY)
    return dump(shell.session, pe, range(address, end, WORD))


def _object(shell: Dialogue, name: str, pe: int | None) -> str:
    session = shell.session
    datum = next(d for d in session.program.module.data if d.name == name)
    start = session.live.layout.addresses[name]
    size = bytes_here(datum, session.target)
    addresses = range(start & -WORD, start + size, WORD)
    spread = isinstance(datum, Spread)
    pes = [pe] if pe is not None else list(range(min(MOST_PES, session.target.pes) if spread else 1))
    parts = [dump(session, one, addresses[:MOST_WORDS]) for one in pes]
    if len(addresses) > MOST_WORDS:
        parts.append(f"... {len(addresses) - MOST_WORDS:,} words more on each PE: `:mem PE ADDRESS BYTES`")
    if spread and pe is None and session.target.pes > MOST_PES:
        parts.append(f"... {session.target.pes - MOST_PES:,} more PEs: `:mem PE {name.partition('@')[0]}`")
    return "\n".join(parts)


def _pointed_name(shell: Dialogue, text: str) -> str:
    """The name of the object that an expression names or points to."""
    session = shell.session
    shell.voice.remember("<mem>", text)
    answer = session.enter(Source("<mem>", text), kept=False)
    if answer.failed or answer.value is None:
        if not answer.faults.errors and answer.trap is None:
            raise Trouble(f"`{text}` is not an object and does not point to one", TRY)
        shell.answer(answer)
        raise Trouble("this is not a name, not an address, and not an expression that can be computed", TRY)
    value = answer.value
    if isinstance(value.type, Pointer):
        word = int.from_bytes(value.data[:4], "little")
        pe, address = session.space.split(word) if value.type.place else (value.place[0] if value.place else 0, word)
        return _stretch(shell, pe, address, BYTES)
    if value.place is None:
        raise Trouble(f"`{text}` is a value that is not in memory", TRY)
    return _stretch(shell, *value.place, min(MOST, max(WORD, size_of(value.type))))
