"""What a figure of a sweep shows where: the horizontal axis, the results, the panels and the lines.

    layout = arrange(table, View(x="pes", facet="V", lines=("network.hop",)))     raises SweepError
    layout.panels()         {8: [row, ...], 16: [row, ...]}: the rows of each panel column

What the user leaves open is chosen so that each varied parameter is in the picture: the PEs, or else the first
parameter with several numbers, on the axis; a column for each program; lines for the others. If there is one program
and more than two parameters would make lines, the one with the fewest values makes columns. Only seeds are averaged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from emc.alike import close_matches
from emc.dataclass import dataclass
from emc.sweeps.spec import SweepError
from emc.sweeps.table import AVERAGED, RESULTS, Row, Table, Value, summarise
from emc.sweeps.values import split

MOST_LINES = 40  # of a panel: ten colours, four kinds of line
MOST_PANELS = 24  # of a result
EASY = 2  # parameters that lines show well: one by colour, one by the kind of line


@dataclass(frozen=True, slots=True)
class View:
    """What the user says about a figure. What is empty is chosen by `arrange`."""

    x: str = ""  # a parameter
    y: tuple[str, ...] = ()  # results
    facet: str = ""  # a parameter
    lines: tuple[str, ...] = ()  # parameters


DEFAULT = View()


@dataclass(frozen=True, slots=True)
class Layout:
    """A figure, before it is drawn."""

    x: str
    y: tuple[str, ...]  # a row of panels for each
    facet: str  # a column of panels for each of its values; "": one column
    lines: tuple[str, ...]  # a line for each combination of their values
    rows: tuple[Row, ...]  # the points

    @property
    def numeric(self) -> bool:
        """Whether the horizontal axis has numbers, not names."""
        return _numbers(row[self.x] for row in self.rows)

    def panels(self) -> dict[Value, list[Row]]:
        """The rows of each column of panels, by the value of `facet`."""
        found: dict[Value, list[Row]] = {}
        for row in self.rows:
            found.setdefault(row[self.facet] if self.facet else None, []).append(row)
        return found

    def line(self, row: Row) -> tuple[Value, ...]:
        """The line that a point belongs to."""
        return tuple(row[name] for name in self.lines)


def names(given: Iterable[str]) -> tuple[str, ...]:
    """The names in texts such as `network.hop,V`, each once."""
    return tuple(dict.fromkeys(name for text in given for name in split(text)))


def arrange(table: Table, view: View) -> Layout:
    """The layout of a table. Raises SweepError for a name that the table does not have, a parameter that varies but has
    no place, and panels or lines that are too many."""
    _check_names(table, view)
    varied = _varied(table)
    x = view.x or _over(table, varied, view)
    facet, lines = _spread(table, x, view, [name for name in varied if name not in (x, view.facet, *view.lines)])
    y = view.y or (("speedup", "time_s") if x == "pes" and x in varied else ("time_s",))
    used = {x, facet, *lines}
    rows = summarise(table.rows, [name for name in table.parameters if name != "seed" or name in used])
    layout = Layout(x, y, facet, lines, tuple(rows))
    _check_size(layout)
    return layout


# ---- names


def _check_names(table: Table, view: View) -> None:
    for option, given in (("--x", (view.x,)), ("--facet", (view.facet,)), ("--lines", view.lines)):
        for name in given:
            if name and name not in table.parameters:
                why = "is a result, not a parameter" if name in RESULTS else "is not a parameter of this sweep"
                raise SweepError(f"{option} {name}: this {why}{_hint(name, table.parameters)}")
    for name in view.y:
        if name not in AVERAGED:
            why = "is a parameter, not a result" if name in table.parameters else "is not a result with numbers"
            raise SweepError(f"--y {name}: this {why}{_hint(name, AVERAGED)}")
    used = [name for name in (view.x, view.facet, *view.lines) if name]
    twice = next((name for name in used if used.count(name) > 1), None)
    if twice is not None:
        raise SweepError(f"{twice} can have only one place: name it in one of --x, --facet and --lines")


def _hint(name: str, known: Sequence[str]) -> str:
    """What may have been meant, and all that is possible."""
    plain = name.lstrip("-").replace("-", "_").removeprefix("D ")
    near = [one for one in known if plain in (one, one.rpartition(".")[2])] or close_matches(plain, known, 1)
    meant = f": did you mean `{near[0]}`? Possible are " if near else "; possible are "
    return meant + ", ".join(known)


# ---- what has which place


def _varied(table: Table) -> list[str]:
    """The parameters that vary while all others are equal, without the seed. So a number of PEs that comes from the
    machine is not varied, and neither is an arrangement that comes from the number of PEs."""
    every = [name for name in table.parameters if name != "seed"]
    others = [name for name in every if name not in ("pes", "shape")]
    if _varies(table, "pes", others):
        others.append("pes")
    if "shape" in every and _varies(table, "shape", others):
        others.append("shape")
    return [name for name in every if name in others and _varies(table, name, others)]


def _varies(table: Table, name: str, others: Sequence[str]) -> bool:
    """Whether a parameter varies while the others are equal."""
    others = [one for one in others if one not in (name, "shape" if name == "pes" else "")]
    first: dict[tuple[Value, ...], Value] = {}
    return any(first.setdefault(tuple(row[o] for o in others), row[name]) != row[name] for row in table.summary)


def _over(table: Table, varied: Sequence[str], view: View) -> str:
    """The parameter on the horizontal axis."""
    free = [name for name in ("pes", *varied) if name in varied and name not in (view.facet, *view.lines)]
    for name in free:
        if _numbers(row[name] for row in table.summary):
            return name
    more = f"; for an axis with names, write --x {free[0]}" if free else ""
    raise SweepError(f"a figure has no horizontal axis: give several numbers to --pes or to another option{more}")


def _spread(table: Table, x: str, view: View, rest: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """The parameter of the panels, and those of the lines. rest: parameters that vary, and have no place yet."""
    facet = view.facet
    if not facet and "program" in rest:
        facet = "program"
    elif not facet and (len(rest) == 1 if view.lines else len(rest) > EASY):
        facet = min(rest, key=lambda name: len(_values(table.summary, (name,))))
    left = [name for name in rest if name != facet]
    if view.lines and left:
        counts = " and ".join(f"{name} ({len(_values(table.summary, (name,)))} values)" for name in left)
        where = "--lines" if view.facet else "--lines or --facet"
        raise SweepError(
            f"the figure would not show {counts}: add {'it' if len(left) == 1 else 'them'} to {where}, or give one "
            "value only (runs that are kept are not done again)"
        )
    idle = "program" if "program" not in (x, *view.lines) else ""
    return facet or idle, view.lines or tuple(left)


def _check_size(layout: Layout) -> None:
    """Raises SweepError if a reader could not tell the lines apart, or would have too many panels."""
    lines, panels = len(_values(layout.rows, layout.lines)), len(layout.panels())
    if lines > MOST_LINES:
        each = f"combination of {', '.join(layout.lines)}" if len(layout.lines) > 1 else ", ".join(layout.lines)
        raise SweepError(
            f"a figure would have {lines} lines, for each {each}, and at most {MOST_LINES} can be told apart: give "
            "fewer values, or choose other parameters with --x, --facet and --lines"
        )
    if panels > MOST_PANELS:
        raise SweepError(
            f"a figure would have {panels} panels, for each {layout.facet}, and at most {MOST_PANELS} are possible: "
            "give fewer values, or choose another parameter with --facet NAME"
        )


def _values(rows: Iterable[Row], named: Sequence[str]) -> set[tuple[Value, ...]]:
    return {tuple(row[name] for name in named) for row in rows}


def _numbers(values: Iterable[Value]) -> bool:
    """Whether these are several values, and all of them numbers. None is the value of a run that does not compile."""
    found = set(values) - {None}
    return len(found) > 1 and all(isinstance(value, int | float) for value in found)
