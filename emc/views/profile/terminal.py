"""A profile in the terminal, by rich: parts, PEs, functions and lines as tables; the source with costs beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from emc.views.profile.data import Costs, Function, Line, Profile
from emc.views.profile.words import columns, head, number, parts, percent, short_names, some_pes

MOST_PES = 16  # rows of the table of PEs
BAR = 30  # characters for 100 %
HEAT = ((0.2, "bold red"), (0.05, "yellow"), (0.01, "green"))  # by a line's share in the cost of all lines
Texts = Callable[[str], str | None]


def show(made: Profile, texts: Texts, console: Console, top: int = 12, source: bool = False) -> None:
    """Prints the profile. texts: gives the text of a file. top: how many functions and lines are listed. source:
    whether whole files are shown, too."""
    console.print(Text(head(made), "bold"), soft_wrap=True)
    if made.trap:
        console.print(Text(made.trap, "red"), soft_wrap=True)
    movers = [_movers(made)] if made.movers else []
    for table in (_parts(made), _pes(made), *movers, _functions(made, top), _lines(made, texts, top)):
        console.print()
        console.print(table)
    if source:
        for file in made.files():
            console.print()
            console.print(_source(made, file, texts(file)))


def _table(*titles: str, left: int = 1) -> Table:
    """A table without frames; the first `left` columns are text."""
    table = Table(box=None, pad_edge=False, header_style="bold", show_edge=False)
    for i, title in enumerate(titles):
        table.add_column(title, justify="left" if i < left else "right", no_wrap=True, overflow="ellipsis")
    return table


def _parts(made: Profile) -> Table:
    table = _table("all PEs", "cycles", "%", "")
    table.columns[3].justify = "left"
    for name, text, cycles in parts(made):
        share = made.share(cycles)
        table.add_row(name, number(cycles), percent(share), f"{'█' * round(BAR * share):{BAR}}  {text}")
    table.add_row("together", number(made.all_cycles), "", f"{'':{BAR}}  {len(made.pes):,} x {made.cycles:,} cycles")
    return table


def _pes(made: Profile) -> Table:
    kinds = [name for name, _, _ in parts(made)]
    shown = some_pes(made, MOST_PES)
    title = "PE" if len(shown) == len(made.pes) else f"PE ({len(shown)} of {len(made.pes):,})"
    table = _table(title, *(f"{kind} %" for kind in kinds))
    for pe, spent in shown:
        table.add_row(str(pe), *(percent(getattr(spent, kind) / max(1, made.cycles)) for kind in kinds))
    return table


def _movers(made: Profile) -> Table:
    """The engines and links that were busiest."""
    shown = sorted(made.movers, key=lambda one: -one.busy)[:MOST_PES]
    table = _table(f"engine or link{_of(len(shown), len(made.movers))}", "commands", "bytes", "busy cycles", "busy %")
    for one in shown:
        share = percent(one.busy / max(1, made.cycles))
        table.add_row(one.name, number(one.commands), number(one.moved), number(one.busy), share)
    return table


def _costs(made: Profile, title: str, rows: list[tuple[str, Text, Costs]]) -> Table:
    """Rows with a name, a text, which is cut if the terminal is too narrow, and costs."""
    wanted = columns(made)
    titles = (title, "cycles", "%", *(column.title for column in wanted))
    table = _table(*titles)
    table.add_column("", no_wrap=True, overflow="ellipsis")
    for name, text, costs in rows:
        share = percent(made.share(costs.cycles))
        table.add_row(name, number(costs.cycles), share, *(number(column.of(costs)) for column in wanted), text)
    for column in table.columns[:-1]:
        column.min_width = max(len(str(cell)) for cell in (column.header, *column.cells))
    return table


def _functions(made: Profile, top: int) -> Table:
    names = short_names(made.files())
    rows = [(one.name, _where(one, names), one.costs) for one in made.functions[:top]]
    return _costs(made, f"function{_of(len(rows), len(made.functions))}", rows)


def _where(one: Function, names: dict[str, str]) -> Text:
    kind = f"{one.kind}, " * (one.kind != "function")
    return Text(f"{kind}{'library' if one.library else f'{names.get(one.file, one.file)}:{one.line}'}", "dim")


def _lines(made: Profile, texts: Texts, top: int) -> Table:
    names = short_names(made.files())
    rows = [
        (f"{names[line.file]}:{line.line}", Text(_code(texts(line.file), line.line), _heat(made, line)), line.costs)
        for line in made.costliest(top)
    ]
    return _costs(made, f"line{_of(len(rows), sum(not line.library for line in made.lines))}", rows)


def _of(shown: int, all_: int) -> str:
    return f" ({shown} of {all_})" * (shown < all_)


def _code(text: str | None, line: int) -> str:
    lines = [] if text is None else text.splitlines()
    return lines[line - 1].strip() if 0 < line <= len(lines) else ""


def _heat(made: Profile, line: Line) -> str:
    share = line.costs.cycles / max(1, made.total.cycles)
    return next((style for least, style in HEAT if share >= least), "")


def _source(made: Profile, file: str, text: str | None) -> Table:
    costs = {line.line: line for line in made.lines if line.file == file}
    table = _table("cycles", "%", "sent", "runs", "", file, left=0)
    for column in table.columns[4:]:
        column.justify = "left"
    for row in _rows(made, costs, (text or "").splitlines() or [""] * max(costs, default=0)):
        table.add_row(*row)
    return table


def _rows(made: Profile, costs: dict[int, Line], lines: list[str]) -> Iterator[tuple[str | Text, ...]]:
    """The lines of the source, each with its costs."""
    for n, code in enumerate(lines, 1):
        shown = f"{n:4}  {code.expandtabs(4)}"
        line = costs.get(n)
        if line is None:
            yield "", "", "", "", "", Text(shown, "dim")
            continue
        heat = _heat(made, line)
        share = percent(made.share(line.costs.cycles))
        calls = "inlined" if line.calls else ""
        yield (
            Text(number(line.costs.cycles), heat),
            Text(share, heat),
            number(line.costs.packets),
            number(line.runs),
            Text(calls, "dim"),
            Text(shown, heat),
        )
