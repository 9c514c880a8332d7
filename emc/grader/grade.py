"""Grades submissions: a job for each submission and exercise.

    jobs = plan(exercises, found, {3: 7})               the seed of each exercise's cases
    for grade in grade_all(jobs, record, 2):            in the order of the jobs
        grade.verdict, grade.messages

A job's process copies the files of the submission to a folder of its own, compiles them there, and runs them on each
case. A program includes only headers of that folder, and emc's own.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from emc import cache, digests
from emc.dataclass import dataclass, replace
from emc.exercises import Case, Exercise, Outcome, Verdict, check, draw, worst
from emc.exercises.run_once import run_once
from emc.exercises.shelf import LIST, wrong_list
from emc.faults import Fault, Faults, Faulty, Kind
from emc.grader.grades import CaseGrade, Grade
from emc.grader.processes import Lost, each_alone
from emc.grader.record import Record
from emc.grader.submissions import Submission
from emc.options import BuildOptions
from emc.session import build
from emc.shape import Pes
from emc.texts import Source, read_sources

SPARE = 1 << 30  # bytes that a process may use, beside the simulated machine
EACH_BYTE = 8  # bytes for a byte of the simulated machine: its checks, and what looks for races
LACKS_MEMORY = "E1012"  # code of an error that is the computer's
MOST = 1_000_000  # cycles of a program of our own
LONGEST = 4_000  # characters of a message
DRAWING = 300  # seconds that drawing the cases of an exercise may take


@dataclass(frozen=True, slots=True)
class Job:
    """A submission to be graded in an exercise."""

    submission: Submission  # with the files for this exercise
    exercise: Exercise
    seed: int
    cases: tuple[Case, ...]
    state: str  # of the exercise, by content

    @property
    def key(self) -> str:
        """A digest of all that the grade depends on."""
        return digests.name(repr((self.state, self.seed, self.submission.files, self.submission.refused)))


def state_of(exercise: Exercise) -> str:
    """A digest of all of an exercise on which grades depend, and of this emc: not of its words or points."""
    rooms = {exercise.shelf, exercise.solution.parent, exercise.generator.parent}
    used = sorted(
        path for room in rooms for path in room.glob("*") if path.suffix in (".h", ".toml") and path.name != LIST
    )
    files = [path for path in (exercise.solution, exercise.generator, *used) if path.is_file()]
    texts = [(path.name, path.read_bytes()) for path in files]
    rules = (
        exercise.number,
        exercise.title,
        exercise.pes,
        exercise.machines,
        exercise.cases,
        exercise.goal,
        exercise.limits,
    )
    return digests.name(repr((cache.origin(), rules, texts)))


def plan(exercises: Sequence[Exercise], found: Sequence[Submission], seeds: dict[int, int], jobs: int) -> list[Job]:
    """The jobs for all submissions and exercises, with their cases. seeds: by the number of the exercise. Raises Faulty
    if an exercise is not sound."""
    cases: dict[int, tuple[Case, ...]] = {}
    drawing = partial(_draw, seeds)
    for exercise, drawn in each_alone(drawing, exercises, jobs, lambda _: DRAWING, _memory):
        if isinstance(drawn, Lost):
            raise wrong_list(exercise.shelf, f"the cases of exercise {exercise.number} can't be drawn: {drawn.why}")
        if isinstance(drawn, Faults):
            raise Faulty(drawn)
        cases[exercise.number] = drawn
    alone = len(exercises) == 1
    return [
        Job(one.part(exercise, alone), exercise, seeds[exercise.number], cases[exercise.number], state_of(exercise))
        for one in found
        for exercise in exercises
    ]


def _draw(seeds: dict[int, int], exercise: Exercise) -> tuple[Case, ...] | Faults:
    try:
        return tuple(draw(exercise, seeds[exercise.number]))
    except Faulty as faulty:
        return faulty.faults


def _memory(exercise: Exercise) -> int:
    """Bytes that a process may use for an exercise."""
    return SPARE + EACH_BYTE * exercise.most_pes * exercise.limits.memory


def grade_all(
    jobs: Sequence[Job], record: Record, processes: int, report: Callable[[int, int], object] = lambda done, every: None
) -> Iterator[Grade]:
    """The grades, in the order of the jobs. Those that the record has are taken from there, and new ones are added to
    it. report: is called with the number of grades that are known, and of all."""
    known: dict[int, Grade] = {}
    shown = 0
    for number, job in enumerate(jobs):
        if job.submission.refused:
            known[number] = _made(job, "refused", [job.submission.refused])
        elif (kept := record.find(job.key)) is not None:
            known[number] = replace(kept, name=job.submission.name, file=job.submission.file)
    report(len(known), len(jobs))
    for number, grade in _graded(jobs, [number for number in range(len(jobs)) if number not in known], processes):
        known[number] = grade
        if not (grade.by_bug or grade.by_computer):
            record.keep(jobs[number].key, jobs[number].exercise.name, grade)
        report(len(known), len(jobs))
        while shown in known:
            yield known[shown]
            shown += 1
    yield from (known[number] for number in range(shown, len(jobs)))


def _graded(jobs: Sequence[Job], numbers: Sequence[int], processes: int) -> Iterator[tuple[int, Grade]]:
    if not numbers:
        return
    _warm_up()
    done = each_alone(
        partial(_grade, jobs),
        numbers,
        processes,
        lambda number: jobs[number].exercise.limits.seconds,
        lambda number: _memory(jobs[number].exercise),
    )
    for number, grade in done:
        if isinstance(grade, Lost):
            verdict: Verdict = "limit" if grade.by_limit else "refused"
            made = _made(jobs[number], verdict, [grade.why])
            grade = replace(made, by_bug=not grade.by_limit, by_computer=grade.by_limit)
        yield number, grade


def _warm_up() -> None:
    """Loads the compiler and the engine, which the processes then have from the start."""
    program = Source("warm.emc", "#include <stdio.h>\nint main(void) { everywhere dowith () {} return 0; }\n")
    run_once(
        build([("warm.emc", program)], BuildOptions(pes=Pes(4), check=True)), "auto", MOST, (), b"", 0, 0, races=True
    )


def _made(
    job: Job,
    verdict: Verdict,
    messages: Iterable[str],
    public: Iterable[str] | None = None,
    cases: tuple[CaseGrade, ...] = (),
    warnings: dict[str, int] | None = None,
) -> Grade:
    said, who = tuple(map(_short, messages)), job.submission
    shown = said if public is None else tuple(map(_short, public))
    return Grade(who.name, who.file, job.exercise.number, job.seed, verdict, said, shown, cases, warnings or {})


def _short(message: str) -> str:
    return message if len(message) <= LONGEST else f"{message[:LONGEST]} ... ({len(message):,} characters)"


# ---- in the process of a job


def _grade(jobs: Sequence[Job], number: int) -> Grade:
    """The grade of a job. The current folder is empty, and its process's own."""
    job, folder = jobs[number], os.getcwd()
    for name, data in job.submission.files:
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return _in_folder(job, folder)


def _in_folder(job: Job, folder: str) -> Grade:
    """The grade of the submission whose files are in the current folder."""
    programs = job.submission.programs
    chosen = _chosen(job, [programs, job.submission.named], folder)
    warned: list[Fault] = []
    outcomes: list[Outcome] = []
    try:
        for outcome in check(job.exercise, job.cases, read_sources(chosen), warn=warned.extend, enclosure=folder):
            outcomes.append(outcome)
            warned.extend(outcome.warnings)
            if outcome.verdict == "limit":
                break
    except Faulty as faulty:
        if any(fault.code == LACKS_MEMORY for fault in faulty.faults):
            raise MemoryError from None
        said = [_line(fault) for fault in faulty.faults if fault.kind is Kind.ERROR]
        together = [f"compiled together: {', '.join(chosen)}"] if len(chosen) > 1 else []
        kinds = Counter(fault.code for fault in faulty.faults if fault.kind is not Kind.ERROR)
        return _made(job, "fault", [*said, *together], warnings=dict(kinds))
    cases = tuple(_case(outcome) for outcome in outcomes)
    left_out = [f"left out: {', '.join(name for name in programs if name not in chosen)}"] if chosen != programs else []
    every = len(job.cases)
    wrong = [(f"run {number} of {every}", case) for number, case in enumerate(cases, 1) if case.problem]
    return _made(
        job,
        worst(case.verdict for case in cases),
        [*(f"{run} ({case.options}): {case.problem}" for run, case in wrong), *left_out],
        [*(f"{run}: {case.public}" for run, case in wrong), *left_out],
        cases=cases,
        warnings=dict(Counter(fault.code for fault in warned)),
    )


def _chosen(job: Job, ways: Sequence[tuple[str, ...]], folder: str) -> tuple[str, ...]:
    """The programs that are compiled together: all of a submission, or only those that are named after the exercise,
    whatever compiles; if neither does, what has fewer errors."""
    known = [way for number, way in enumerate(ways) if way and way not in ways[:number]]
    if len(known) == 1:
        return known[0]
    case, memory = job.cases[0], job.exercise.limits.memory
    options = BuildOptions(pes=case.pes, machine=case.machine, memory=memory, check=True, enclosure=folder)
    errors: dict[tuple[str, ...], int] = {}
    for way in known:
        try:
            build(read_sources(way), options)
            return way
        except Faulty as faulty:
            errors[way] = len(faulty.faults)
    return min(known, key=errors.__getitem__)


def _line(fault: Fault) -> str:
    hint = f" ({fault.hint})" if fault.hint else ""
    return f"{fault.span}: error: {fault.text}{hint} [{fault.code}]"


def _case(outcome: Outcome) -> CaseGrade:
    given = " < input" if outcome.case.stdin else ""
    return CaseGrade(
        f"{outcome.case.options}{given}", outcome.verdict, outcome.cycles, outcome.packets, outcome.ratios,
        outcome.problem, outcome.public,
    )  # fmt: skip
