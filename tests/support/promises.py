"""What a program promises in its comments, and whether a run keeps it.

    // expect: 55                  a line of the output; all lines are promised, in order
    // exit: 3                     the exit status (0 unless promised)
    // pes: 1 4 2x2                machines to run it on (1 and 4 unless promised; C: 1)
    // args: one two               the program's arguments
    // stdin: text                 a line of its standard input
    // error: hello                a line of its standard error output
    // with: --memory 64K          options of `emc run`: --memory, --max-cycles, --queue, --net-delay, --seed, -O ...
    // files: second.emc           files compiled with it
    // fault: 7 error text         a fault in line 7, its first line holding `error` or `warning` and the text
    // trap: division by zero      the trap's kind; `// trap: 7 division by zero` its line as well; then the exit status
                                   is the kind's, unless promised
    // detail: text                a part of a line of the trap's report
    // hard                        also runs in the hard modes
    // slow                        takes seconds: runs with the slow tests
    // slow: 8                     does so on these machines

Blanks at the end of a line of output do not count. A text promised as `*` in an `expect` line stands for anything:
`// expect: at cycle *`.
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import harness

_PROMISE = re.compile(r"^\s*//\s*(expect|exit|pes|args|stdin|error|with|files|fault|trap|detail|slow):(?: (.*))?$")
_MARK = re.compile(r"^\s*//\s*(hard|slow)\s*$")


@dataclass(frozen=True)
class Promises:
    """One program's promises. outputs: None when it promises no output at all (a refusal)."""

    expect: list[str] = field(default_factory=list)
    error: list[str] = field(default_factory=list)
    stdin: list[str] = field(default_factory=list)
    pes: list[str] = field(default_factory=list)
    args: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    fault: list[str] = field(default_factory=list)
    trap: list[str] = field(default_factory=list)
    detail: list[str] = field(default_factory=list)
    exit: list[int] = field(default_factory=list)
    slow_pes: list[str] = field(default_factory=list)
    hard: bool = False
    slow: bool = False

    @property
    def any(self) -> bool:
        return bool(self.expect or self.fault or self.trap or self.exit or self.error)


def promises(path: Path) -> Promises:
    """Those that stand in the program's text."""
    found: dict[str, list[str]] = {}
    text = path.read_text(encoding="utf-8", errors="replace")
    marks = {match[1] for line in text.split("\n") if (match := _MARK.match(line))}
    for line in text.split("\n"):
        if match := _PROMISE.match(line):
            found.setdefault(match[1], []).append((match[2] or "").rstrip())
    words = {
        key: [word for line in found.get(key, []) for word in shlex.split(line)] for key in ("args", "with", "files")
    }
    pes = "1" if path.suffix == ".c" else "1 4"
    return Promises(
        expect=found.get("expect", []),
        error=found.get("error", []),
        stdin=found.get("stdin", []),
        pes=[one for line in found.get("pes", []) for one in line.replace(",", " ").split()] or pes.split(),
        args=words["args"],
        options=words["with"],
        files=words["files"],
        fault=found.get("fault", []),
        trap=found.get("trap", []),
        detail=found.get("detail", []),
        exit=[int(one) for one in found.get("exit", [])],
        slow_pes=[one for line in found.get("slow", []) for one in line.split()],
        hard="hard" in marks,
        slow="slow" in marks,
    )


def matches(promised: str, said: str) -> bool:
    """Whether a line is the promised one; `*` stands for anything."""
    pattern = ".*".join(re.escape(part) for part in promised.split("*"))
    said = said.rstrip(" ")
    return said == promised or re.fullmatch(pattern, said) is not None


def holds(promised: str, report: str) -> bool:
    """Whether a line of a report has the promised part; `*` stands for anything."""
    pattern = ".*".join(re.escape(part) for part in promised.split("*"))
    return promised in report or re.search(pattern, report) is not None


def compare_lines(what: str, promised: list[str], said: str) -> list[str]:
    """What is wrong with an output: [] when each line is as promised."""
    lines = said.split("\n")
    if lines[-1] == "":
        lines.pop()
    wrong = [
        f"{what} line {i}: promised {p!r}, got {s!r}"
        for i, (p, s) in enumerate(zip(promised, lines, strict=False), 1)
        if not matches(p, s)
    ]
    if len(promised) != len(lines):
        wrong.append(f"{what}: promised {len(promised)} lines, got {len(lines)}: {said[-600:]!r}")
    return wrong


def compare_faults(promised: list[str], said: list[tuple[int, str]]) -> list[str]:
    """What is wrong with the faults, as (line, `error: text`): each must be promised, and each promise kept."""
    left = list(said)
    wrong: list[str] = []
    for one in promised:
        number, _, text = one.partition(" ")
        kept = next((f for f in left if f[0] == int(number) and all(part in f[1] for part in text.split("*"))), None)
        if kept is None:
            wrong.append(f"promised fault did not come: {one}")
        else:
            left.remove(kept)
    return wrong + [f"fault that was not promised: line {line}: {text}" for line, text in left]


def broken(promised: Promises, outcome: harness.Outcome) -> list[str]:
    """The promises that a run has not kept."""
    said = [(fault.span.line, f"{fault.kind.value}: {fault.text}") for fault in outcome.faults]
    wrong = compare_faults(promised.fault, said)
    run = outcome.run
    if run is None:
        return wrong + (["it did not compile"] if promised.expect or promised.trap else [])
    if any(text.startswith("error") for text in promised.fault):
        wrong.append("it compiled")
    wrong += compare_lines("output", promised.expect, outcome.output)
    if promised.error or not promised.trap:
        wrong += compare_lines("error output", promised.error, outcome.errors)
    wrong += _trap(promised, run)
    status = promised.exit[0] if promised.exit else None if promised.trap else 0
    if status is not None and run.status != status:
        wrong.append(f"exit status: promised {status}, got {run.status}")
    return wrong


def _trap(promised: Promises, run: harness.Run) -> list[str]:
    if run.trap is None:
        return [f"promised trap did not come: {one}" for one in promised.trap]
    if not promised.trap:
        return [f"it trapped: {run.trap}"]
    number, _, rest = promised.trap[0].partition(" ")
    line, kind = (int(number), rest) if number.isdigit() else (run.trap.span.line, promised.trap[0])
    wrong: list[str] = []
    if kind not in run.trap.line.partition(": trap: ")[2] or run.trap.span.line != line:
        wrong.append(f"promised trap in line {line}: {kind}; got {run.trap.line}")
    return wrong + [
        f"not in the trap's report: {part!r}\n{run.trap}" for part in promised.detail if not holds(part, str(run.trap))
    ]


def options_of(words: list[str]) -> dict[str, Any]:
    """`--max-cycles 100` as {"max_cycles": 100}."""
    names = {"-O": "optimise"}
    found: dict[str, Any] = {}
    for name, value in zip(words[::2], words[1::2], strict=True):
        key = names.get(name, name.lstrip("-").replace("-", "_"))
        found[key] = int(value) if value.lstrip("-").isdigit() else value
    return found
