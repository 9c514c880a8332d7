"""Grades as text, JSON, CSV, JUnit's XML, and a page.

    FORMATS["csv"](report)      the whole document
    line(report, grade)         one line of text

A Report for students shows nothing of what a case gives to the program: no arguments, no input, no output. Whatever
comes from a submission is made harmless for terminals, spreadsheets and browsers.
"""

from __future__ import annotations

import csv
import io
import json
import xml.etree.ElementTree as xml
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

from emc import __version__
from emc.dataclass import dataclass
from emc.exercises import MEANINGS, VERDICTS, Exercise
from emc.grader.grades import Grade
from emc.printable import in_line, tame

SCHEMA = 1
SHOWN = 160  # characters of a message in a line of text
WIDEST = 40  # characters of a name, if it is to be in a column


@dataclass(frozen=True, slots=True)
class Report:
    """What is reported: all grades, by submission and exercise. for_students: leave out what students may not see."""

    exercises: Sequence[Exercise]
    grades: Sequence[Grade]
    for_students: bool = False

    def messages(self, grade: Grade) -> tuple[str, ...]:
        return grade.public if self.for_students else grade.messages

    def points(self, grade: Grade) -> int:
        return self.of(grade).points_for(grade.verdict)

    def of(self, grade: Grade) -> Exercise:
        """The exercise of a grade."""
        return next(one for one in self.exercises if one.number == grade.exercise)

    @property
    def most(self) -> int:
        """The points of a student who has everything right."""
        return sum(exercise.points_for("right") for exercise in self.exercises)

    @property
    def rows(self) -> list[tuple[str, list[int]]]:
        """Each student, or submission, with the points for each exercise."""
        found: dict[tuple[str, str], dict[int, int]] = {}
        for grade in self.grades:
            found.setdefault((grade.name, grade.file), {})[grade.exercise] = self.points(grade)
        return [(name, [points.get(one.number, 0) for one in self.exercises]) for (name, _), points in found.items()]


# ---- text


def width_of(names: Iterable[str]) -> int:
    """The width of the column of names."""
    return min(WIDEST, max((len(in_line(one)) for one in names), default=0))


def line(report: Report, grade: Grade, width: int) -> str:
    """A grade in a line: `alice  right  10  7,800 3,801 2,943 cycles`. width: of the column of names."""
    which = f"{grade.exercise:>3} " if len(report.exercises) > 1 else ""
    head = f"{in_line(grade.name):{width}} {which} {grade.verdict:7} {report.points(grade):3}"
    return f"{head}  {_in_short(report, grade)}".rstrip()


def _in_short(report: Report, grade: Grade) -> str:
    if messages := report.messages(grade):
        first = in_line(messages[0].split("\n")[0])
        return first if len(first) <= SHOWN else f"{first[: SHOWN - 4]} ..."
    if report.for_students:
        return " ".join(f"{case.ratios['cycles']:.2f}" for case in grade.cases) + " times the solution's cycles"
    return " ".join(f"{case.cycles:,}" for case in grade.cases) + " cycles"


def text_end(report: Report) -> str:
    """What comes after the lines: verdicts, warnings by kind, the points with their sum."""
    verdicts = Counter(grade.verdict for grade in report.grades)
    kinds = Counter(code for grade in report.grades for code in grade.warnings)
    lines = [", ".join(f"{verdicts[verdict]} {verdict}" for verdict in reversed(VERDICTS) if verdicts[verdict])]
    if kinds:
        lines.append(f"warnings: {', '.join(f'{code} in {number}' for code, number in sorted(kinds.items()))}")
    return "\n".join([*lines, "", *_table(report)])


def _table(report: Report) -> list[str]:
    """The points of each student, in lines."""
    rows = [
        [in_line(str(cell)) for cell in row] for row in _points(report, [str(one.number) for one in report.exercises])
    ]
    first, *others = (max(map(len, column)) for column in zip(*rows, strict=True))
    return [
        "  ".join([row[0].ljust(first), *(cell.rjust(width) for cell, width in zip(row[1:], others, strict=True))])
        for row in rows
    ]


def _points(report: Report, heads: list[str]) -> list[list[str | int]]:
    """The points of each student, and their sums in both directions; with one exercise, in one."""
    sums = [sum(points) for points in zip(*(points for _, points in report.rows), strict=True)]
    rows: list[list[str | int]] = [["points", *heads, "sum"]]
    rows += [[name, *points, sum(points)] for name, points in [*report.rows, ("sum", sums)]]
    return rows if len(heads) > 1 else [row[:-1] for row in rows]


def text(report: Report) -> str:
    """All of it."""
    width = width_of(grade.name for grade in report.grades)
    return "\n".join([*(line(report, grade, width) for grade in report.grades), text_end(report)]) + "\n"


# ---- for tools


def as_json(report: Report) -> str:
    """One object: `results` has one for each submission and exercise."""
    document = {
        "schema": SCHEMA,
        "emc": __version__,
        "exercises": [
            {"exercise": one.number, "title": one.title, "points": one.points_for("right")} for one in report.exercises
        ],
        "results": [_result(report, grade) for grade in report.grades],
        "points": [{"name": name, "points": points, "sum": sum(points)} for name, points in report.rows],
        "most": report.most,
    }
    return json.dumps(document, indent=1) + "\n"


def _result(report: Report, grade: Grade) -> dict[str, Any]:
    found: dict[str, Any] = {
        "name": grade.name,
        "file": grade.file,
        "exercise": grade.exercise,
        "verdict": grade.verdict,
        "points": report.points(grade),
        "cycles": [case.cycles for case in grade.cases],
        "ratios": [{what: round(ratio, 3) for what, ratio in case.ratios.items()} for case in grade.cases],
        "messages": list(report.messages(grade)),
        "warnings": grade.warnings,
    }
    if not report.for_students:
        found["seed"] = grade.seed
        found["cases"] = [
            {"run": case.options, "verdict": case.verdict, "cycles": case.cycles, "packets": case.packets,
             "problem": case.problem} for case in grade.cases
        ]  # fmt: skip
    return found


def as_csv(report: Report) -> str:
    """A row for each submission and exercise."""
    made = io.StringIO()
    table = csv.writer(made, lineterminator="\n")
    table.writerow(["name", "file", "exercise", "verdict", "points", "of", "cycles", "warnings", "message"])
    for grade in report.grades:
        message = (*report.messages(grade), "")[0]
        most = report.of(grade).points_for("right")
        row = [grade.name, grade.file, grade.exercise, grade.verdict, report.points(grade), most,
               " ".join(str(case.cycles) for case in grade.cases),
               " ".join(f"{code}:{number}" for code, number in sorted(grade.warnings.items())), message]  # fmt: skip
        table.writerow([_cell(value) if isinstance(value, str) else value for value in row])
    return made.getvalue()


def _cell(text: str) -> str:
    """A text that a spreadsheet takes for a text, and not for a formula."""
    shown = in_line(text)
    return f"'{shown}" if shown.startswith(("=", "+", "-", "@")) else shown


def as_junit(report: Report) -> str:
    """A test suite for each exercise, with a test for each submission."""
    root = xml.Element("testsuites", name="emc grade")
    for exercise in report.exercises:
        grades = [grade for grade in report.grades if grade.exercise == exercise.number]
        bad = [grade for grade in grades if grade.verdict != "right"]
        suite = xml.SubElement(root, "testsuite", name=f"{exercise.number} {exercise.title}", tests=str(len(grades)),
                               failures=str(len(bad)), errors="0")  # fmt: skip
        for grade in grades:
            test = xml.SubElement(suite, "testcase", classname=exercise.name, name=in_line(grade.name))
            messages = [tame(message) for message in report.messages(grade)]
            if grade.verdict != "right":
                failure = xml.SubElement(test, "failure", type=grade.verdict, message=in_line((*messages, "")[0]))
                failure.text = "\n".join(messages)
    xml.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + xml.tostring(root, encoding="unicode") + "\n"


# ---- a page

_STYLE = """body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
h1 { font-size: 20px; } table { border-collapse: collapse; margin: 1em 0; }
th, td { text-align: left; vertical-align: top; padding: .25em 1em .25em 0; }
th, td { border-bottom: 1px solid rgba(127,127,127,.3); }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.right { color: var(--good); } .slow { color: var(--fair); }
.wrong, .race, .trap, .fault, .limit, .refused { color: var(--bad); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5em 0; } .scroll { overflow-x: auto; }
:root { color-scheme: light dark; --good: light-dark(#18702c, #7fd492); --fair: light-dark(#8a5a00, #f0c060);
  --bad: light-dark(#b3261e, #ff9a8f); }"""


def as_html(report: Report) -> str:
    """A page: the points of each student, and what is wrong, in detail."""
    title = ", ".join(f"{one.number} {one.title}" for one in report.exercises)
    points = _rows(_points(report, [f"{one.number} {one.title}" for one in report.exercises]))
    grades = "".join(_grade(report, grade) for grade in report.grades)
    meanings = "".join(f'<tr><td class="{one}">{one}</td><td>{MEANINGS[one]}</td></tr>' for one in reversed(VERDICTS))
    heads = "".join(
        f"<th>{head}</th>" for head in ("student", "exercise", "verdict", "points", "cycles", "what was found")
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Grades: {escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style><main>'
        f"<h1>Grades: {escape(title)}</h1>{points}"
        f'<div class="scroll" tabindex="0"><table><tr>{heads}</tr>{grades}</table></div>'
        f"<details><summary>What the verdicts mean</summary><table>{meanings}</table></details></main></html>\n"
    )


def _rows(rows: list[list[str | int]]) -> str:
    def cell(value: str | int) -> str:
        return f'<td class="number">{value}</td>' if isinstance(value, int) else f"<td>{escape(in_line(value))}</td>"

    head = "".join(f"<th>{escape(str(one))}</th>" for one in rows[0])
    body = "".join(f"<tr>{''.join(map(cell, row))}</tr>" for row in rows[1:])
    return f"<table><tr>{head}</tr>{body}</table>"


def _grade(report: Report, grade: Grade) -> str:
    messages = [tame(message) for message in report.messages(grade)]
    said = escape(in_line(messages[0].split("\n")[0])) if messages else ""
    if len(messages) > 1 or any("\n" in message for message in messages):
        whole = "".join(f"<pre>{escape(message)}</pre>" for message in messages)
        said = f"<details><summary>{said}</summary>{whole}</details>"
    warned = ", ".join(f"{code} ({number})" for code, number in sorted(grade.warnings.items()))
    cycles = "<br>".join(f"{case.cycles:,} ({case.ratios['cycles']:.2f})" for case in grade.cases)
    return (
        f"<tr><td>{escape(in_line(grade.name))}</td><td>{grade.exercise}</td>"
        f'<td class="{grade.verdict}">{grade.verdict}</td><td class="number">{report.points(grade)}</td>'
        f'<td class="number">{cycles}</td><td>{said}{f"<p>warnings: {warned}</p>" if warned else ""}</td></tr>'
    )


FORMATS: dict[str, Callable[[Report], str]] = {
    "text": text,
    "json": as_json,
    "csv": as_csv,
    "junit": as_junit,
    "html": as_html,
}
