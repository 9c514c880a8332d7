"""A run of a small program on one PE: does it print the same?

    faults = look_on_one_pe(first, again)

On one PE, a slice is the whole array, each object exists once, and each block runs once. So what is wrong only because
of several PEs goes away. The result of many programs has to be the same on any number of PEs: those in which `my_pe()`
and `N_PE` only share out work (`does_not_depend`). If such a program prints something else on one PE, that is a
warning, W0703.
"""

from __future__ import annotations

import math
import re
from importlib import import_module

from emc.dataclass import replace
from emc.faults import Faults, Faulty
from emc.machine import Run
from emc.second_run.causes import causes
from emc.second_run.first import First
from emc.shape import Pes
from emc.source import Span

MOST_TEXT = 50_000  # characters of a program whose text is searched
CLOSE = 1e-3  # relative difference of numbers with a point: a sum in another order is rounded in another way

_NO_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)
# what depends on the machine, on the schedule, or on where something is
_OTHERS = re.compile(
    r"\b(?:(?:clock\w*|time|\w*rand\w*|queue_length|pe_of|global_of|word_\w+|pkt_\w+|NODE_PORT|spmd|shift|scan_\w+|"
    r"[lr]eb|lex|pex|rex|wex|q_\w+)\s*\(|(?:N_ROW\w*|N_COL\w*|my_row\w*|my_col\w*|__\w+)\b)"
)
_TEXTS = re.compile(r"%[-+ #0]*\d*p|#\s*include\s*\"")  # prints an address, or has other files


def look_on_one_pe(first: First, done: Run) -> Faults:
    """A warning if the program prints something else on one PE. done: the run on several PEs."""
    faults = Faults()
    texts = [source.text for _, source in first.sources]
    if len(done.counters) == 1 or done.status or not all(map(does_not_depend, texts)):
        return faults
    try:
        built = import_module("emc.session").build(first.sources, replace(first.wanted, pes=Pes(1)))
        most = 8 * sum(pe.busy for pe in done.counters) + 1_000_000
        options = replace(first.options, tag=False, max_cycles=most, progress=None)
        run = import_module("emc.engines").engine(first.engine)
        alone: Run = run(built.module, built.description, options, first.host())
    except Faulty:  # there is too little room on one PE
        return faults
    if alone.trap is not None or alone.status != done.status:
        return faults
    differs = difference(*(one.output.decode(errors="replace") for one in (done, alone)))
    if differs is not None:
        now, then = differs
        span, hint = _explained(first.name, texts[0])
        text = f"on one PE this program prints {then}, and now {now}: its result depends on the number of PEs"
        faults.warning("W0703", span, text, f"{hint}. Compare with `emc run {first.name} --pes 1`")
    return faults


_MAY = (
    "an object at file scope exists once on each PE; `A[i]` of a slice is element `own_index(A, i)`; each PE runs all "
    "of an `everywhere` block"
)


def _explained(name: str, text: str) -> tuple[Span, str]:
    """The place of the likeliest cause, and what it means there; else the first block for several PEs, and what the
    causes may be."""
    code, places = squeezed(text)
    found = causes(code, lambda at: text.count("\n", 0, places[at]) + 1)
    block = _FIRST_BLOCK.search(code)
    if not found and block is None:
        return Span(name, 1, 1, 1, 1), _MAY
    begin, end = (found[0].start, found[0].end) if found else block.span() if block else (0, 0)
    span = _span(name, text, places[begin], places[end - 1] + 1)
    return span, found[0].hint if found else _MAY


def squeezed(text: str) -> tuple[str, list[int]]:
    """The code, with one space or newline in place of white space, comments and strings, since a pattern could try long
    white space in many ways; and the place of each of its characters in the text."""
    blank = _NO_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    pieces: list[str] = []
    places: list[int] = []
    for match in re.finditer(r"\s+|\S+", blank):
        word = match[0]
        if word.isspace():
            word = "\n" if "\n" in word else " "
        pieces.append(word)
        places += range(match.start(), match.start() + len(word))
    return "".join(pieces), places


def _span(name: str, text: str, start: int, end: int) -> Span:
    line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
    end_line = text.count("\n", 0, end) + 1
    return Span(name, line, column, end_line, end - text.rfind("\n", 0, end))


_OTHER_BLOCK = r"\b(?:where|iterate|remote_call|fork|forkwith|parallel)\b(?!.*\beverywhere\b)"
_FIRST_BLOCK = re.compile(rf"\beverywhere\b|{_OTHER_BLOCK}", re.DOTALL)


# ---- programs whose results should not depend on the number of PEs


def does_not_depend(text: str) -> bool:
    """Whether the program's text names PEs only to share out work, or to let one of them do something."""
    if len(text) > MOST_TEXT or _TEXTS.search(text):
        return False
    code, _ = squeezed(text)
    if _OTHERS.search(code):
        return False
    shares = _names_of_shares(code)
    code = _shared_loops("my_pe\\(\\)", code)
    numbers = {"my_pe()", *re.findall(r"\b(\w+)\s*=\s*my_pe\(\)\s*[;,]", code)}
    me = "(?:" + "|".join(map(re.escape, sorted(numbers))) + ")"
    code = re.sub(r"\b\w+\s*=\s*my_pe\(\)(?=\s*[;,])", " ", _shared_loops(me, code))
    if not all(_shares_work(code, match.end(), me) for match in _EVERYWHERE.finditer(code)):
        return False
    work = [  # my_pe() * SHARE;  my_pe() == 0;  i % N_PE == my_pe();  n / N_PE
        rf"{me}\s*\*\s*{shares}|{shares}\s*\*\s*{me}",
        rf"{me}\s*==\s*0\b|!\s*{me}(?![\w(])",
        rf"\b\w+\s*%\s*N_PE\s*==\s*{me}|{me}\s*==\s*\w+\s*%\s*N_PE",
        r"\b\w+\s*%\s*N_PE\b(?!\s*[-+*/%=])",
        r"\+\s*N_PE\s*-\s*1\s*\)\s*/\s*N_PE\b|/\s*N_PE\b",
    ]
    if not re.search(r"<\s*\w+\s*\*\s*N_PE\b[^;]*;[^;{}]*\)\s*\{?[^{}]*\bprintf\b", code):  # prints what each PE has
        tables = rf"\w+\s*\*\s*N_PE(?:\s*\+\s*{me})?\s*\]"  # T[ROWS * N_PE], T[k * N_PE + my_pe()]: what each PE has
        work += [rf"\[\s*{tables}", r"<\s*\w+\s*\*\s*N_PE\b"]
    for pattern in work:
        code = re.sub(pattern, " ", code)
    return re.search(rf"\bN_PE\b|{me}(?!\w)", code) is None


def _shared_loops(me: str, code: str) -> str:
    """The code, with `own_part` for the heads of loops that share out work: `for (i = my_pe(); i < n; i += N_PE)`."""
    start = rf"\bfor\s*\(\s*(?:int\s+)?\w+\s*=\s*(?:-?\w+\s*\+\s*)?{me}(?:\s*[+-]\s*\w+)?\s*;"
    return re.sub(start + r"[^;]*;\s*\w+\s*\+=\s*N_PE\s*\)", " own_part ", code)


_EVERYWHERE = re.compile(r"\beverywhere\b(?!\s*\(\s*\w)")  # without a list of arrays
_STEPS = re.compile(r";\s*\w+\+\+\s*\)")  # of loops
_COUNTS = re.compile(r"\+\+|--|[-+*/%&|^]=|\w\s*\(")  # adds, or calls something that may


def _shares_work(code: str, start: int, me: str) -> bool:
    """Whether the block that begins there names this PE's part, or only sets variables. If each copy adds the same, the
    result is one for each PE."""
    depth, end = 0, start
    for end in range(code.find("{", start), len(code)):
        depth += {"{": 1, "}": -1}.get(code[end], 0)
        if not depth:
            break
    body = _STEPS.sub(")", code[code.find("{", start) : end])
    if re.search(rf"{me}(?!\w)|\bown_\w+", body):
        return True
    return not _COUNTS.search(body) and not re.match(r"\s*reduction", code[end + 1 :])


def _names_of_shares(code: str) -> str:
    """A pattern for what is the size of a PE's share: `(N / N_PE)`, `own_count(A)`, and names for these."""
    made = r"[^;,\n]*(?:/\s*N_PE\b|\bown_count\b)"
    names = re.findall(rf"#\s*define\s+(\w+)\s+{made}|\b(\w+)\s*=\s*{made}", code)
    found = [re.escape(name) for pair in names for name in pair if name]
    return (
        "(?:" + "|".join([r"\(?\s*\w+\s*/\s*N_PE\b\s*\)?", r"own_count\s*\(\w+\)", *(rf"\b{n}\b" for n in found)]) + ")"
    )


# ---- what two runs print


def difference(now: str, then: str) -> tuple[str, str] | None:
    """The first lines that differ, each as a quotation; None if the two outputs have the same lines, in any order."""
    one, other = now.splitlines(), then.splitlines()
    if len(one) == len(other) and all(map(_same, sorted(one), sorted(other))):
        return None
    for number in range(max(len(one), len(other))):
        left, right = one[number : number + 1], other[number : number + 1]
        if len(left) != len(right) or not _same(left[0], right[0]):
            return _quoted(left), _quoted(right)
    return None


def _quoted(lines: list[str]) -> str:
    if not lines:
        return "nothing more"
    line = lines[0] if len(lines[0]) <= 40 else lines[0][:37] + "..."
    return f"`{line}`"


def _same(one: str, other: str) -> bool:
    """Whether two lines have the same words. Numbers with a point may differ a little."""
    left, right = one.split(), other.split()
    return len(left) == len(right) and all(a == b or _is_close(a, b) for a, b in zip(left, right, strict=True))


def _is_close(one: str, other: str) -> bool:
    if "." not in one + other:
        return False
    try:
        return math.isclose(float(one.strip(",;:()")), float(other.strip(",;:()")), rel_tol=CLOSE, abs_tol=CLOSE)
    except ValueError:
        return False
