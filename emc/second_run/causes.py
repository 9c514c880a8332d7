"""Why the result of a small program may depend on the number of PEs, found in its text.

    causes(code, line_at)   places in the text, and what each means there; the likeliest first

In: the program's code, squeezed (one_pe.py), and a function from a place in it to the line. These are only suspicions,
from the form of the text. They are asked when it is known that the program prints something else on one PE.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple


class Cause(NamedTuple):
    start: int  # in the text
    end: int
    hint: str


class _Block(NamedTuple):
    arrays: tuple[str, ...]  # `everywhere (A, B)`
    head: int  # the place of `everywhere`
    start: int  # of the body
    end: int


_EVERYWHERE = re.compile(r"\beverywhere\b\s*(?:\(([\w\s,]*)\))?\s*dowith\s*\([^()]*\)\s*\{")
_LOOP = re.compile(r"\bfor\s*\([^;{}]*;[^;{}]*;\s*(?:\+\+|--)?\s*(\w+)[^;{}()]*\)")
_PLAIN = re.compile(  # a variable of each PE: no `global`, no `shared`
    r"^(?:static\s+)?(?:(?:unsigned|signed|int|short|long|char|float|double|bool|struct\s+\w+)\s+)+(?!global\b|shared\b)"
    r"([\w\s,=\[\]*{}.+-]*);",
    re.MULTILINE,
)
_POINTER = re.compile(r"\bglobal\s*\*\s*(\w+)\s*=\s*&?\s*(\w+)")

_SLOT = (
    "in this block, `{array}[{i}]` is element `own_index({array}, {i})` of the whole array, and `{i}` only counts this "
    "PE's elements: write `own_index({array}, {i})` where the number of the element is meant"
)
_NEIGHBOUR = (
    "elements go round the PEs: in this block, `{array}[{i}]` and `{array}[{i} + 1]` are N_PE elements apart, and the "
    "neighbours of an element are on other PEs: leave `{array}` out of the list of `everywhere`, and use `{array}[k]` "
    "and `{array}[k + 1]`, with `k = own_index({array}, {i})`"
)
_RUN = (
    "elements go round the PEs: in this block, `{array}[i]` is element `i * N_PE + my_pe()` of the whole array, not "
    "one of a run that begins at `my_pe() * n`: write `own_index({array}, i)` for its number"
)
_UNUSED = (
    "in this block, `{array}[{i}]` is an element only for `{i}` below `own_count({array})`: the slice may have a slot "
    "more, which holds no element; end the loop at `own_count({array})`"
)
_ALL = (
    "each PE runs all of this block, so the work is done once for each PE: share it out, by `for (i = my_pe(); i < n; "
    "i += N_PE)`, or by `everywhere (A)` and `own_count(A)`; or do it in `main`, outside of the block"
)
_SET_OUTSIDE = (
    "each PE has its own `{name}`, and line {line} sets that of one PE only: make it `global` (one for all PEs), list "
    "it in `dowith ({name})` if it is a local variable, or set it in an `everywhere` block"
)
_SET_INSIDE = (
    "each PE has its own `{name}`, and this block sets them all, but line {line} reads that of one PE only: combine "
    "them by a reduction, or read each by `global_of(pe, &{name})`; or make it `global` (one for all PEs)"
)
_STEPS = (
    "a `global` pointer steps within the memory of one PE, to the element N_PE further on: declare `{name}` as "
    "`shared`, which steps from element to element"
)
_DROPS = (
    "the cast drops the PE: `{array}[...]` may be on another PE than this thread, which follows the local pointer in "
    "its own memory: let what gets it take a `{type} global *`, and leave out the cast"
)
_MEMBER = (
    "`{member}` is a local pointer, and each PE that reads it from `{array}` follows it in its own memory: declare the "
    "member as `{type} global *{member}`: then it contains the PE"
)
_STRIDE = (
    "this takes elements `my_pe()`, `my_pe() + N_PE` and so on, not a run of neighbours: what comes of PE 0, 1, 2 in "
    "turn is not in the order of the elements; if the order matters (a scan, a stable sort), give each PE a run: "
    "`for (i = my_pe() * n; i < (my_pe() + 1) * n; i++)`"
)
_CAST = re.compile(r"\(\s*(?:const\s+)?((?:struct\s+)?\w+)\s*\*\s*\)\s*&?\s*\(?\s*(\w+)\s*[\[)+]")
_STRUCT = re.compile(r"\bstruct\s+(\w+)\s*\{([^{}]*)\}")
_LOCAL_MEMBER = re.compile(r"((?:struct\s+)?\w+)\s*\*\s*(\w+)\s*(?=[;,])")
_TABLE = re.compile(r"\w+\s*\*\s*N_PE\s*\+\s*\w+")  # T[k * N_PE + my_pe()]: in the order of the PEs
_STRIDES = re.compile(r"\bfor\s*\([^;{}]*=\s*my_pe\(\)\s*;[^;{}]*;[^;{}]*\+=\s*N_PE\s*\)")


def causes(code: str, line_at: Callable[[int], int]) -> list[Cause]:
    """What may be wrong, the likeliest first."""
    blocks = [_block(code, match) for match in _EVERYWHERE.finditer(code)]
    found = [cause for block in blocks if block.arrays for cause in _of_slices(code, block)]
    found += [*_of_casts(code), *_of_members(code), *_of_pointers(code)]
    found += _of_variables(code, blocks, line_at)
    found += [Cause(b.head, b.head + len("everywhere"), _ALL) for b in blocks if _is_whole(code, b)]
    if (table := _TABLE.search(code)) is not None:
        found += [Cause(match.start(), match.end(), _STRIDE) for match in _STRIDES.finditer(code, table.end())]
    return found


def _block(code: str, match: re.Match[str]) -> _Block:
    depth, end = 1, match.end()
    while end < len(code) and depth:
        depth += {"{": 1, "}": -1}.get(code[end], 0)
        end += 1
    arrays = tuple(re.findall(r"\w+", match[1] or ""))
    return _Block(arrays, match.start(), match.end(), end)


def _of_slices(code: str, block: _Block) -> list[Cause]:
    body = code[block.start : block.end]
    runs, neighbours, slots, unused = list[Cause](), list[Cause](), list[Cause](), list[Cause]()
    counts = {*re.findall(r"\b(\w+)\s*=\s*own_count\b", code), "own_count"}
    for name in block.arrays:
        run = re.search(r"\bmy_pe\(\)\s*\*\s*\w+", body)
        if run is not None and re.search(rf"\b{name}\s*\[", body):
            runs.append(Cause(block.start + run.start(), block.start + run.end(), _RUN.format(array=name)))
        for loop in _LOOP.finditer(body):
            i, after = loop[1], loop.end()
            if (slot := re.search(rf"\b{name}\s*\[\s*{i}\s*\]", body[after:])) is None:
                continue
            if not counts.intersection(re.findall(r"\w+", loop[0])):
                start = block.start + after + slot.start()
                unused.append(Cause(start, start + len(slot[0]), _UNUSED.format(array=name, i=i)))
            rest = _without_slots(body[after:], block.arrays, i)
            for use in re.finditer(rf"\b{i}\b", rest):
                stepped, start = _stepped(rest, use, block.arrays), block.start + after + use.start()
                text = (_NEIGHBOUR if stepped else _SLOT).format(array=stepped or name, i=i)
                (neighbours if stepped else slots).append(Cause(start, start + len(i), text))
    return [*runs, *neighbours, *slots, *unused]


def _without_slots(text: str, arrays: tuple[str, ...], i: str) -> str:
    """The text, with spaces in place of `A[i]` of the slices, of `own_index(A, i)`, and of what ends the loop."""
    names = "|".join(map(re.escape, arrays))
    uses = (
        rf"\b(?:{names})\s*\[\s*{i}\s*\]|\bown_index\s*\([^()]*\)|\bfor\s*\([^)]*\)|\b{i}\s*(?:\+\+|--)|\bint\s+{i}\b"
    )
    return re.sub(uses, lambda match: " " * len(match[0]), text)


def _stepped(text: str, use: re.Match[str], arrays: tuple[str, ...]) -> str:
    """The slice in which the number finds another slot: `A[i - 1]`, or `next = (i + 1) % n`, then `A[next]`; "" if it
    does not."""
    names = "|".join(map(re.escape, arrays))
    found = re.search(rf"\b({names})\s*\[[^\[\]]*$", text[: use.start()])
    if found is None:
        statement = text[text.rfind(";", 0, use.start()) + 1 : use.start()]
        other = re.search(r"\b(\w+)\s*=(?!=)[^=;]*$", statement)
        found = other and re.search(rf"\b({names})\s*\[\s*{other[1]}\s*\]", text)
    return found[1] if found else ""


def _of_casts(code: str) -> Iterator[Cause]:
    for match in _CAST.finditer(code):
        if _is_spread(code, match[2]):
            yield Cause(match.start(), match.end(), _DROPS.format(array=match[2], type=match[1]))


def _of_members(code: str) -> Iterator[Cause]:
    for struct in _STRUCT.finditer(code):
        array = re.search(rf"\bstruct\s+{struct[1]}\s+(?:global|shared)\s+(\w+)", code)
        member = _LOCAL_MEMBER.search(struct[2]) if array is not None else None
        if array is not None and member is not None:
            hint = _MEMBER.format(member=member[2], array=array[1], type=member[1])
            yield Cause(struct.start(2) + member.start(), struct.start(2) + member.end(), hint)


def _is_spread(code: str, name: str) -> bool:
    return re.search(rf"\b(?:global|shared)\s+{name}\s*[\[;,=]", code) is not None


def _of_pointers(code: str) -> Iterator[Cause]:
    for match in _POINTER.finditer(code):
        name, array = match[1], match[2]
        spread = re.search(rf"\b(?:global|shared)\s+{array}\s*\[", code)
        steps = re.search(rf"\b{name}\s*(?:\+\+|\+=|\+|\[)|\+\+\s*{name}\b", code[match.end() :])
        if spread is not None and steps is not None:
            yield Cause(match.start(), match.end(), _STEPS.format(name=name))


def _of_variables(code: str, blocks: list[_Block], line_at: Callable[[int], int]) -> Iterator[Cause]:
    """Variables of each PE that are set on one PE and used on all, or the reverse."""
    for match in _PLAIN.finditer(code):
        if code.count("{", 0, match.start()) != code.count("}", 0, match.start()):
            continue  # a local variable
        declared = re.sub(r"\{[^{}]*\}", "", match[1])
        for part in declared.split(","):
            if (named := re.match(r"\s*\**\s*(\w+)\s*(?:\[[^\]]*\]\s*)*(?:=|$)", part)) is None:
                continue
            name = named[1]
            uses = [use for use in re.finditer(rf"\b{name}\b", code) if use.start() > match.end()]
            sets = [use for use in uses if _is_set(code, use)]
            inside = [use for use in sets if _within(use, blocks)]
            outside = [use for use in sets if not _within(use, blocks)]
            read_in = [use for use in uses if use not in sets and _within(use, blocks)]
            read_out = [use for use in uses if use not in sets and not _within(use, blocks)]
            if outside and read_in and not inside:
                line = line_at(outside[0].start())
                yield Cause(*read_in[0].span(), _SET_OUTSIDE.format(name=name, line=line))
            elif inside and (late := [use for use in read_out if use.start() > inside[-1].end()]):
                line = line_at(late[0].start())
                yield Cause(*inside[0].span(), _SET_INSIDE.format(name=name, line=line))


def _is_set(code: str, use: re.Match[str]) -> bool:
    after = re.match(r"\s*(?:\[[^\[\]]*\]\s*)*(?:=(?!=)|\+\+|--|[-+*/%&|^]=)", code[use.end() :])
    return after is not None or re.search(r"(?:\+\+|--)\s*$", code[: use.start()]) is not None


def _within(use: re.Match[str], blocks: list[_Block]) -> bool:
    return any(block.start <= use.start() < block.end for block in blocks)


def _is_whole(code: str, block: _Block) -> bool:
    """Whether nothing in the block names this PE's part."""
    return not block.arrays and re.search(r"\bmy_pe\b|\bown_\w+", code[block.start : block.end]) is None
