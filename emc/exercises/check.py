"""Checks a program against the cases of an exercise.

    cases = draw(exercise, seed)
    for outcome in check(exercise, cases, read_sources(["my.emc"])):
        print(outcome.case.options, outcome.verdict, outcome.problem)

Each case is one run, in checked running that looks for races; it takes the same cycles as any other run. Output and
exit status are compared with the solution's, cycles and packets with the goal. How the program works does not matter.
The program comes from somebody else: run_once.py says what it may do. A file in Python's syntax is refused, because
Python would execute it.

Each problem is stated twice. `problem` is for whoever may see what the case gives to the program. `public` leaves out
all that depends on it: arguments, input, outputs, values in traps, elements of arrays in races.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence, Set

from emc.dataclass import dataclass
from emc.exercises.cases import Case
from emc.exercises.exercise import Exercise, Goal
from emc.exercises.run_once import Ended, run_once
from emc.exercises.verdicts import Verdict
from emc.faults import Fault, Faults
from emc.machine.run import Race, users_line
from emc.options import BuildOptions
from emc.session import Built, build
from emc.source import Span, whole
from emc.texts import IR, Source, known_text
from emc.views.faults import Texts
from emc.views.races import said as race_text
from emc.views.remedies import remedy

LEAST_CYCLES = 1_000_000  # that a run may take, however few the solution takes
SHOWN = 200  # characters of a wrong line
_NUMBER = re.compile(r"-?\d+")  # in the name of a trap: an index, for example


@dataclass(frozen=True, slots=True)
class Outcome:
    """The verdict on one case."""

    case: Case
    verdict: Verdict
    problem: str  # "" if there is none
    public: str  # the same, without what depends on the case
    cycles: int
    packets: int
    output: bytes
    warnings: tuple[Fault, ...]  # of files that the program might not open

    @property
    def ratios(self) -> dict[str, float]:
        """How many times the solution's cycles and packets it took."""
        case = self.case
        return {"cycles": self.cycles / max(case.cycles, 1), "packets": self.packets / max(case.packets, 1)}


def check(
    exercise: Exercise,
    cases: Iterable[Case],
    sources: Sequence[tuple[str, Source]],
    engine: str = "auto",
    warn: Callable[[list[Fault]], object] = lambda found: None,
    texts: Texts = known_text,
    enclosure: str = "",
) -> Iterator[Outcome]:
    """The outcome of each case, as soon as it is known. engine: one with cycles. warn: is called with warnings of the
    compilation, with each of them once, before the run. texts: gives the text of a file. enclosure: the folder in which
    the program's headers must be; "": any. Raises Faulty if the program does not compile or is not EM-C, and
    KeyboardInterrupt if Ctrl-C ended a run."""
    _refuse_others(sources)
    known: set[tuple[str, Span]] = set()  # of warnings, whose texts may say how many PEs there are
    for case in cases:
        test = _Test(exercise, case, sources, engine, enclosure, texts)
        built = test.build()
        new = [fault for fault in built.faults if (fault.code, fault.span) not in known]
        known.update((fault.code, fault.span) for fault in new)
        if new:
            warn(new)
        yield test.outcome(built)


def _refuse_others(sources: Sequence[tuple[str, Source]]) -> None:
    """Raises Faulty for a program that is not EM-C or C."""
    for name in (source.name for _, source in sources if source.is_python):
        text = "a solution is a program in EM-C: a file in Python's syntax is not executed here"
        raise Faults().stop("E0802", whole(name), text, f"`emc to-emc {name}` writes it in EM-C")
    for name in (source.name for _, source in sources if source.name.endswith(IR)):
        raise Faults().stop("E0802", whole(name), "a solution is a program in EM-C, not its IR", "hand in its source")


@dataclass(frozen=True, slots=True)
class _Test:
    """A program and a case."""

    exercise: Exercise
    case: Case
    sources: Sequence[tuple[str, Source]]
    engine: str
    enclosure: str
    texts: Texts

    def build(self) -> Built:
        case, memory = self.case, self.exercise.limits.memory
        options = BuildOptions(pes=case.pes, machine=case.machine, memory=memory, check=True, enclosure=self.enclosure)
        return build(self.sources, options)

    def outcome(self, built: Built) -> Outcome:
        case, limits = self.case, self.exercise.limits
        most = max(LEAST_CYCLES, limits.cycles * case.cycles)
        ended = run_once(built, self.engine, most, case.arguments, case.stdin, limits.output, limits.files, True)
        verdict, problem, public = self.judge(ended)
        figures = ended.cycles, ended.packets, ended.output, ended.warnings
        return Outcome(self.case, verdict, problem, public, *figures)

    def judge(self, ended: Ended) -> tuple[Verdict, str, str]:
        """The verdict, the problem, and what everybody may know of it."""
        if ended.excess:
            return "limit", ended.excess, ended.excess
        if ended.trap is not None:
            trap = ended.trap
            return "trap", str(trap), f"{users_line(trap.span, trap.chain)}: trap: {_NUMBER.sub('...', trap.kind)}"
        if ended.races is not None and ended.races.found:
            return "race", *self.race(ended.races.found)
        if different := _difference(ended, self.case):
            return "wrong", different, _public(ended, self.case)
        slow = _excess(self.exercise.goal, ended, self.case)
        return ("slow", slow, slow) if slow else ("right", "", "")

    def race(self, found: Sequence[Race]) -> tuple[str, str]:
        first = found[0]
        more = f" ({len(found)} races in all)" if len(found) > 1 else ""
        places = f"line {first.first.span.line} and line {first.second.span.line}"
        public = f"{first.first.span}: race: nothing orders the accesses in {places}{more}"
        return f"{first.first.span}: race: {race_text(first)}{more}: {remedy(first, self.texts)}", public


def _difference(ended: Ended, case: Case) -> str:
    """How output or exit status differ from the solution's; "" if they don't."""
    got, wanted = _lines(ended.output), _lines(case.output)
    for number, (line, right) in enumerate(zip(got, wanted, strict=False), 1):
        if line != right:
            place = f"line {number} of the output is" if len(wanted) > 1 else "it printed"
            return f"{place} {line[:SHOWN]!r}, but should {'be' if len(wanted) > 1 else 'print'} {right[:SHOWN]!r}"
    if len(got) < len(wanted):
        return f"it printed {_count(got)}, but should print {_count(wanted)}; the next is {wanted[len(got)][:SHOWN]!r}"
    if len(got) > len(wanted):
        return (
            f"it printed {_count(got)}, but should print {_count(wanted)}; one too many is {got[len(wanted)][:SHOWN]!r}"
        )
    return "" if ended.status == case.status else f"the exit status is {ended.status}, but should be {case.status}"


def _lines(output: bytes) -> list[str]:
    """The lines of an output, without empty ones at its end."""
    text = output.decode(errors="replace").rstrip("\n")
    return text.split("\n") if text else []


def _count(lines: list[str]) -> str:
    return "nothing" if not lines else f"{len(lines):,} line{'s' * (len(lines) != 1)}"


def _public(ended: Ended, case: Case) -> str:
    return "the output is wrong" if _lines(ended.output) != _lines(case.output) else "the exit status is wrong"


def _excess(goal: Goal, ended: Ended, case: Case) -> str:
    """By how much a correct run misses the goal; "" if it does not."""
    for wanted, done, own, what, verb in (
        (goal.cycles, ended.cycles, case.cycles, "cycles", "takes"),
        (goal.packets, ended.packets, case.packets, "packets", "sends"),
    ):
        if wanted and done > wanted * own:
            return (
                f"correct, but it {verb} {done:,} {what}, {done / max(own, 1):.2f} times as many as the solution; the "
                f"goal is at most {wanted:g} times"
            )
    return ""


def said(exercise: Exercise, outcome: Outcome, known: Set[str] = frozenset()) -> str:
    """An outcome in a line or more: what was run, and what is wrong or how good it is. known: the public texts of
    problems that were shown already; a race or a trap need not be explained twice."""
    text = outcome.problem or _praise(exercise.goal, outcome)
    if outcome.verdict in ("race", "trap") and outcome.public in known:
        text = f"the same {outcome.verdict}"
    return f"{outcome.case.options}{' < input' if outcome.case.stdin else ''}: {text}"


def _praise(goal: Goal, outcome: Outcome) -> str:
    """What a right program took, as a multiple of the solution's where that is the goal."""
    figures = (("cycles", outcome.cycles, goal.cycles), ("packets", outcome.packets, goal.packets))
    parts = [
        f"{amount:,} {what}" + (f" ({outcome.ratios[what]:.2f} times the solution's)" if wanted else "")
        for what, amount, wanted in figures
    ]
    return f"good, {', '.join(parts)}"
