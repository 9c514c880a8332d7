"""What would order two accesses that race, said about the lines of this program.

    remedy(race, texts)     "line 17 reads `n` and writes it back, ...: write it as one packet, `n += 1`"

What is proposed depends on what the two threads are (threads that a fork started and nothing waits for; copies of one
block; threads of one PE), and on whether the two lines access the same element. The names of blocks in the chains of
calls tell the first, the source text the second. Without the source text, the remedies are more general.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from emc.machine.run import Access, Call, Race
from emc.views.faults import Texts, source_line
from emc.views.forks import WAITS, fork_at

_PACKETS = {
    "arrival": "the packet was sent earlier, but nothing waited until it had arrived: write `fence();` after "
    "line {line}, before the statement that starts the other access",
    "report": "a handler sent this packet, and `fence` does not wait for what handlers send: let the last handler "
    "report, for example by `i_write`, and wait for that with `i_read`; or, if several chains end, let each last "
    "handler add 1 to a `global` counter, and wait until it is the number of chains",
}
_END = (
    "nothing waits for the end of the thread that is forked at {span}; `fence` waits for packets only, and `barrier` "
    "for one thread of each PE: {wait}; or let the thread `q_write` a word at its end, and `q_read` a word for each "
    "thread before line {line}"
)
_WRITTEN_AGAIN = (
    "the thread that is forked at {span} may still read {what} when line {line} writes it: give each thread an "
    "object of its own (an element of an array), or the values as arguments; or {wait}"
)
_SIBLINGS = (
    "both are threads that {span} forks, which waits for none of them, so they run at the same time: if one needs what "
    "the other computes, {wait}; or let the result be an I cell: `i_write` sets it, and `i_read` waits until it is set"
)
_UPDATE = "line {line} reads `{target}` and writes it back, and in between another thread does the same: {how}"
_ONE_PACKET = "write {what} as one packet, `{update}`"
_FETCH_AND_ADD = (
    "let a `packet_type` that returns the old value do both, since a handler runs alone; or hold one `lock_t global` "
    "around the line"
)
_OTHER_CHANGE = (
    "let the handler of a `packet_type` make the change, which runs alone; or hold one `lock_t global` around the line"
)
_TEST_AND_SET = "line {read} reads `{target}` and line {written} {sets} it, and in between another thread does the same"
_SETS = {"written": "writes", "updated": "updates"}
_LOCK_BOTH = (
    "hold one `lock_t global` from before line {read} until after line {written} (one lock for both lines); or let the "
    "handler of a `packet_type` do both: it runs alone on the PE of the word"
)
_WRITTEN_BEFORE = (
    "line {read} reads what another {copy} writes in line {written}, and does not wait for the write: {separate}"
)
_READ_BEFORE = (
    "line {written} overwrites what another {copy} reads {there}, and neither waits for the other: write the new "
    "values to a second array, which the next block copies or uses{separate}"
)
_WRITTEN_THERE = (
    "PE {reads} reads {what} in line {read}, and does not wait until PE {writes} has written {what} in line {written}: "
    "let PE {writes} call `fence();` after the write and then send a word (`word_send`, `i_write`), and let PE {reads} "
    "take this word before the read (`word_rcv`, `i_read`); or let both call `barrier_fence();` between the two lines"
)
_READ_THERE = (
    "PE {writes} overwrites {what} in line {written}, and does not wait until PE {reads} has read {what} in line "
    "{read}: let PE {reads} send a word after the read (`word_send`, `i_write`), and let PE {writes} take this word "
    "before the write (`word_rcv`, `i_read`); or let both call `barrier_fence();` between the two lines"
)
_NEXT_STEP = (
    "line {written} writes `{target}` for the next step while another {copy} still reads it in line {read}, as "
    "`{source}`, for this one: write `barrier_fence();` at the end of each step, where each {copy} comes by"
)
_SEPARATE = {
    "everywhere": "write `barrier_fence();` between the two lines, where each PE comes by; or end the `everywhere` "
    "block there, and begin another",
    "iterate": "end the `iterate` block between the two lines, and begin another (`barrier` waits for PEs, not for "
    "copies)",
}
_COPY = {"everywhere": "PE", "iterate": "copy"}
_ARMS = "the arms of the `parallel` share {what}: declare a variable in each arm; or end the `parallel` between the two"
_OF_SENDER = (
    "in a `where` block, `my_pe()` is the PE of the block, the same for all who start one there: if the number of the "
    "starter is meant, set a variable to it before the block, and list it, `dowith (me)`"
)
_THREADS_OF_ONE = (
    "the threads of this PE share {what}: if each is to have its own, declare it inside the block or function; {how}"
)
_COPIES_OF_ONE = (
    "the copies share {what}: if each is to have its own, declare it inside the block or function; if they share out "
    "its elements, let the index depend on `iterate_id()`; {how}"
)
_SAME_ELEMENT = (
    "two {copies} come to the same element: if each is to have elements of its own, share out the index (`for (i = "
    "my_pe(); i < n; i += N_PE)`, `own_index`, `iterate_id()`); {how}"
)
_ALL_WRITE = (
    "each {copy} writes the one {what}: give each an element of its own (`x[my_pe()]`, `x[iterate_id()]`), or combine "
    "the values by a reduction, `+=` or a `packet_type`; {how}"
)
_ONE_WRITES = "otherwise let one thread write it"
_ONE_LOCK = "otherwise hold one lock from before the read until after the write"
_ANY = (
    "put a barrier or the end of a block between the two; or hold one lock from before the read until after the write; "
    "or use an I cell or a Q cell (`i_read`, `q_read`) in place of the word; or make each change one packet (`+=`, a "
    "packet_type)"
)

_CONCURRENT = re.compile(r"\.(everywhere|iterate|parallel)\d*$")  # templates of threads that run at once
_ASSIGNMENT = re.compile(r"(.*?[^-+*/%&|^<>=!])\s*([-+*/%&|^]|<<|>>)?=(?!=)\s*(.*)", re.DOTALL)
_STEP = re.compile(r"(?:\+\+|--)\s*(.+)|(.+?)\s*(?:\+\+|--)", re.DOTALL)


def remedy(race: Race, texts: Texts) -> str:
    """A hint that says how to order the two accesses."""
    if (text := _PACKETS.get(race.lacks)) is not None:
        return text.format(line=race.first.span.line)
    if (line := _line_before_the_start(race)) is not None:
        return _PACKETS["arrival"].format(line=line)
    for rule in (
        _of_one_fork,
        _of_arms,
        _of_change,
        _of_siblings,
        _of_shared_words,
        _of_read_and_write,
        _of_two_writes,
    ):
        if (said := rule(race, texts)) is not None:
            return said
    return _ANY


def alone(race: Race) -> Call | None:
    """The fork of one of the threads, if the other one is by who started it, or by an older thread."""
    forks = [next((link for link in one.chain if link.forked), None) for one in (race.first, race.second)]
    found = [fork for fork in forks if fork is not None]
    return found[0] if len(found) == 1 else None


def _line_before_the_start(race: Race) -> int | None:
    """The line at which a thread writes before it starts, in a later line, the thread that reads; else None."""
    pair = _reader_and_writer(race)
    if pair is None or pair.writer.pe == pair.reader.pe:
        return None
    reader, writer = pair
    before = len(reader.chain) - len(writer.chain)
    if before <= 0 or reader.chain[before:] != writer.chain:
        return None
    start = reader.chain[before - 1].span
    return writer.span.line if start.file == writer.span.file and start.line > writer.span.line else None


# ---- the rules, in their order


def _of_one_fork(race: Race, texts: Texts) -> str | None:
    fork = alone(race)
    if fork is None:
        return None
    if race.lacks == "update" and _same_target(race, texts):  # the same line, once called and once forked
        return None
    other = next(one for one in (race.first, race.second) if not any(link.forked for link in one.chain))
    if other.how == "written" and "read" in _hows(race):
        what, line = race.what or "the word", other.span.line
        return _WRITTEN_AGAIN.format(span=fork.span, what=what, line=line, wait=_wait(fork, texts))
    return _END.format(span=fork.span, wait=_wait(fork, texts), line=other.span.line)


def _of_arms(race: Race, texts: Texts) -> str | None:
    if _block(race) != "parallel":
        return None
    return _ARMS.format(what=race.what or "the word")


def _of_change(race: Race, texts: Texts) -> str | None:
    """One word, that each thread reads and then writes."""
    pair = _reader_and_writer(race)
    if pair is not None and race.lacks == "update" and not _text(pair.writer, texts):
        return _UPDATE.format(line=pair.reader.span.line, target=race.what.strip("`") or "the word", how=_OTHER_CHANGE)
    if pair is None or not _same_target(race, texts):
        return None
    reader, writer = pair
    target, update = _target(writer, texts), _update(pair, texts)
    read, written = reader.span.line, writer.span.line
    if read == written:
        how = _ONE_PACKET.format(what="it", update=update) if update else _OTHER_CHANGE
        if _STEP.fullmatch(_text(writer, texts)):
            how = _FETCH_AND_ADD
        return _UPDATE.format(line=read, target=target, how=how)
    if written < read or not _is_near(reader, writer):
        return None
    said = _TEST_AND_SET.format(read=read, written=written, target=target, sets=_SETS[writer.how])
    how = _LOCK_BOTH.format(read=read, written=written)
    if update:
        how = f"{_ONE_PACKET.format(what='the change', update=update)}; or {how}"
    return f"{said}: {how}"


def _of_siblings(race: Race, texts: Texts) -> str | None:
    forks = [next((link for link in one.chain if link.forked), None) for one in (race.first, race.second)]
    if forks[0] is None or forks[1] is None or forks[0].span != forks[1].span or "read" not in _hows(race):
        return None
    return _SIBLINGS.format(span=forks[0].span, wait=_wait(forks[0], texts))


def _of_shared_words(race: Race, texts: Texts) -> str | None:
    """A word of a PE, that its own threads use: perhaps a variable at file scope which should be a local one."""
    if not race.first.pe == race.second.pe == race.pe:
        return None
    if race.first.chain and ".where" in race.first.chain[0].template and "my_pe()" in _target(race.first, texts):
        return _OF_SENDER
    how = _ONE_LOCK if "read" in _hows(race) else _ONE_WRITES
    if _block(race) != "iterate":
        return _THREADS_OF_ONE.format(what=race.what or "the word", how=how)
    if how == _ONE_LOCK and all(_CONCURRENT.search(one.chain[0].template) for one in (race.first, race.second)):
        return None  # lines of the block itself
    return _COPIES_OF_ONE.format(what=race.what or "the word", how=how)


def _of_read_and_write(race: Race, texts: Texts) -> str | None:
    pair, block = _reader_and_writer(race), _block(race)
    if pair is None:
        return None
    reader, writer = pair
    if not _is_near(*pair) and reader.pe != writer.pe:
        text = _READ_THERE if race.first is reader else _WRITTEN_THERE
        lines = {"read": reader.span.line, "written": writer.span.line}
        return text.format(**lines, what=race.what or "the word", reads=reader.pe, writes=writer.pe)
    if block not in _SEPARATE or not _is_near(*pair):
        return None
    read, written, copy, separate = reader.span.line, writer.span.line, _COPY[block], _SEPARATE[block]
    if written < read:
        return _WRITTEN_BEFORE.format(read=read, written=written, copy=copy, separate=separate)
    target, source = (re.split(r"[\[.]|->", _target(one, texts))[0] for one in (writer, reader))
    if target.isidentifier() and source.isidentifier() and target != source and block == "everywhere":
        return _NEXT_STEP.format(written=written, read=read, copy=copy, target=target, source=source)
    there, separate = (f"in line {read}", f"; or {separate}") if read < written else ("there", "")
    return _READ_BEFORE.format(written=written, copy=copy, there=there, separate=separate)


def _of_two_writes(race: Race, texts: Texts) -> str | None:
    if "read" in _hows(race):
        return None
    copy = _COPY.get(_block(race), "thread")
    if "[" in _target(race.first, texts):
        copies = {"PE": "PEs", "copy": "copies"}.get(copy, "threads")
        return _SAME_ELEMENT.format(copies=copies, how=_ONE_WRITES)
    return _ALL_WRITE.format(copy=copy, what=race.what or "word", how=_ONE_WRITES)


# ---- what the rules ask


class _Pair(NamedTuple):
    reader: Access
    writer: Access


def _hows(race: Race) -> set[str]:
    return {race.first.how, race.second.how}


def _reader_and_writer(race: Race) -> _Pair | None:
    one, other = race.first, race.second
    if (one.how == "read") == (other.how == "read"):
        return None
    return _Pair(one, other) if one.how == "read" else _Pair(other, one)


def _is_near(one: Access, other: Access) -> bool:
    """Whether both are lines of one block or function, so that one line comes before the other."""
    ends = [(link.template, link.span) for link in (*one.chain[:1], *other.chain[:1])]
    return one.span.file == other.span.file and (len(ends) < 2 or ends[0][0] == ends[1][0])


def _block(race: Race) -> str:
    """The innermost kind of block of which both threads are copies: `everywhere`, `iterate`, ...; "" if there is none.
    Copies on different PEs are those of an `everywhere`."""
    others = {(link.template, link.span) for link in race.second.chain}
    kinds: list[str] = []
    for link in race.first.chain:
        found = _CONCURRENT.search(link.template)
        if found is not None and (link.template, link.span) in others:
            kinds.append(found[1])
    if race.first.pe != race.second.pe and "everywhere" in kinds:
        return "everywhere"
    return kinds[0] if kinds else ""


def _wait(fork: Call, texts: Texts) -> str:
    return WAITS[fork_at(fork.span, texts) or "forkwith"]


def _same_target(race: Race, texts: Texts) -> bool:
    return _target(race.first, texts) == _target(race.second, texts) != ""


def _target(access: Access, texts: Texts) -> str:
    """The lvalue that is accessed, as the program writes it; "" if its text is not available."""
    text = _text(access, texts)
    match = _STEP.fullmatch(text)
    if match is None and access.how != "read":
        match = _ASSIGNMENT.fullmatch(text)
        text = ""
    return _without_spaces(next(filter(None, match.groups()), "") if match else text)


def _update(pair: _Pair, texts: Texts) -> str:
    """The update that does what `x = x + e` does, or `old = x; ... x = old + e`; "" if the change has another form."""
    match = _ASSIGNMENT.fullmatch(_text(pair.writer, texts))
    if match is None or match[2]:
        return ""
    target, value = match[1].strip(), match[3]
    names = [_without_spaces(target)]
    if pair.reader.span.line != pair.writer.span.line:
        before = (source_line(pair.reader.span, texts) or "")[: pair.reader.span.column - 1]
        names = re.findall(r"\b(\w+)\s*=\s*$", before)
    found = re.fullmatch(r"(.+?)\s*([-+|&^])\s*([\w.]+|[^-+|&^<>?]+)", value)
    return f"{target} {found[2]}= {found[3]}" if found and _without_spaces(found[1]) in names else ""


def _text(access: Access, texts: Texts) -> str:
    """The source text of an access, up to the end of its first line, with one space for each white space."""
    span = access.span
    line = source_line(span, texts) or ""
    text = line[span.column - 1 : span.end_column - 1] if span.end_line <= span.line else line[span.column - 1 :]
    return " ".join(text.split())


def _without_spaces(text: str) -> str:
    return "".join(text.split())
