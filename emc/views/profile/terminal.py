"""A profile in the terminal, by rich: parts, PEs, functions and lines as tables; the source with costs beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from emc.views.profile.advice import advice
from emc.views.profile.data import Costs, Function, Line, Profile
from emc.views.profile.heat import SIGNS, shares, signs
from emc.views.profile.words import PARTS, columns, head, number, parts, percent, short_names, some_pes, span

MOST_PES = 16  # rows of the table of PEs
MOST_COLUMNS = 100  # characters of time
BAR, LEAST_BAR = 30, 6  # characters for 100 %
GAP = 2  # characters between columns
LEAST_TEXT = 12  # characters of a text beside numbers
HEAT = ((0.2, "bold red"), (0.05, "yellow"), (0.01, "green"))  # by a line's share in the cost of all lines
Texts = Callable[[str], str | None]


def show(made: Profile, texts: Texts, console: Console, top: int = 12, source: bool = False) -> None:
    """Prints the profile. texts: gives the text of a file. top: how many functions and lines are listed. source:
    whether whole files are shown, too."""
    console.print(Text(head(made), "bold"), soft_wrap=True)
    if text := span(made):
        console.print(Text(text, "bold"), soft_wrap=True)
    if made.trap:
        console.print(Text(made.trap, "red"), soft_wrap=True)
    for text in advice(made):
        console.print(Text(text, "bold yellow"), soft_wrap=True)
    wide = console.width
    movers = [_movers(made)] if made.movers else []
    waits = [_waits(made, top)] if made.longest(1) else []
    calls = [_calls(made, top)] if made.calls else []
    busy = [_busy(made, wide)] if made.overview is not None else []
    functions, lines = _functions(made, top, wide), _lines(made, texts, top, wide)
    tables = (*_pes(made, wide), *busy, *movers, *functions, *calls, *lines, *waits)
    for table in (_parts(made, wide), *tables):
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


def _parts(made: Profile, wide: int) -> Table:
    table = _table("all PEs", "cycles", "%", "")
    table.columns[3].justify = "left"
    rows = parts(made)
    texts = [text for _, text, _ in rows]
    used = sum(max(map(len, column)) + GAP for column in (PARTS, [number(made.all_cycles)], ["100.0"]))
    bar = max(LEAST_BAR, min(BAR, wide - used - max(map(len, texts), default=0) - GAP))
    for name, text, cycles in rows:
        share = made.share(cycles)
        table.add_row(name, number(cycles), percent(share), f"{'█' * round(bar * share):{bar}}  {text}")
    table.add_row("total", number(made.all_cycles), "", f"{'':{bar}}  {len(made.pes):,} x {made.cycles:,} cycles")
    return _kept(table)


def _kept(table: Table) -> Table:
    """The table, changed so that in a narrow terminal only its last column becomes narrower."""
    for column in table.columns[:-1]:
        column.min_width = max(len(str(cell)) for cell in (column.header, *column.cells))
    return table


def _groups(first: Sequence[str], columns: Sequence[Sequence[str]], wide: int) -> list[list[int]]:
    """Divides columns among tables that are not wider than the terminal. first: the column that each table begins with;
    a column is its title and its cells."""
    room = wide - max(map(len, first))
    groups: list[list[int]] = [[]]
    left = room
    for at, column in enumerate(columns):
        width = GAP + max(map(len, column))
        if width > left and groups[-1]:
            groups.append([])
            left = room
        groups[-1].append(at)
        left -= width
    return groups


def _pes(made: Profile, wide: int) -> list[Table]:
    kinds = [name for name, _, _ in parts(made)]
    shown = some_pes(made, MOST_PES)
    title = "PE" if len(shown) == len(made.pes) else f"PE ({len(shown)} of {len(made.pes):,})"
    first = [title, *(str(pe) for pe, _ in shown)]
    columns = [
        [f"{kind} %", *(percent(getattr(spent, kind) / max(1, made.cycles)) for _, spent in shown)] for kind in kinds
    ]
    return [_of_columns([first, *(columns[at] for at in group)]) for group in _groups(first, columns, wide)]


def _busy(made: Profile, wide: int) -> Text:
    """A drawing, in characters, of how busy PEs were over time."""
    assert made.overview is not None
    names = 2 * len(str(len(made.pes) - 1)) + 1 + GAP
    rows = shares(made.overview, made.cycles, MOST_PES, max(LEAST_BAR, min(MOST_COLUMNS, wide - names)))
    group = -(-len(made.pes) // len(rows))
    each = made.cycles / max(1, len(rows[0]))
    legend = f"{SIGNS[1]} 25 %, {SIGNS[2]} 50 %, {SIGNS[3]} 75 %, {SIGNS[4]} 100 %"
    text = Text(f"busy in stretches of {each:,.0f} cycles", "bold").append(f"   {legend}", "dim not bold")
    for first, row in zip(range(0, len(made.pes), group), rows, strict=True):
        last = min(len(made.pes), first + group) - 1
        name = str(first) if group == 1 else f"{first}-{last}"
        text.append(f"\n{name:{names}}", "not bold").append(signs(row).rstrip(), "green not bold")
    return text


def _calls(made: Profile, top: int) -> Table:
    """The call tree: what each function cost with all that it started."""
    shown = made.called(top)
    table = _table(f"started by{_of(len(shown), len(made.calls))}", "inclusive", "%", "own", "times")
    for one in shown:
        name = f"{'  ' * one.depth}{one.name}"
        share = percent(made.share(one.inclusive))
        table.add_row(name, number(one.inclusive), share, number(one.own), number(one.times))
    return _kept(table)


def _of_columns(columns: Sequence[Sequence[str | Text]]) -> Table:
    """A table of columns, each with its title first."""
    table = _table(*(str(column[0]) for column in columns))
    for row in zip(*(column[1:] for column in columns), strict=True):
        table.add_row(*row)
    return table


def _movers(made: Profile) -> Table:
    """The engines and links that were busiest."""
    shown = sorted(made.movers, key=lambda one: -one.busy)[:MOST_PES]
    table = _table(
        f"unit beside the PEs{_of(len(shown), len(made.movers))}", "commands", "bytes", "busy cycles", "busy %"
    )
    for one in shown:
        share = percent(one.busy / max(1, made.cycles))
        table.add_row(one.name, number(one.commands), number(one.moved), number(one.busy), share)
    return table


def _costs(made: Profile, title: str, rows: list[tuple[str, Text, Costs]], wide: int) -> list[Table]:
    """Rows with a name, costs, and a text, which is cut if the terminal is too narrow. If there are too many columns
    for the terminal, there are several tables."""
    wanted = columns(made)
    numbers = [
        ["cycles", *(number(costs.cycles) for _, _, costs in rows)],
        ["%", *(percent(made.share(costs.cycles)) for _, _, costs in rows)],
        *([column.title, *(number(column.of(costs)) for _, _, costs in rows)] for column in wanted),
    ]
    first = [title, *(name for name, _, _ in rows)]
    tables: list[Table] = []
    for group in _groups(first, numbers, wide - LEAST_TEXT):
        table = _of_columns([first, *(numbers[at] for at in group), ["", *(text for _, text, _ in rows)]])
        table.columns[-1].justify = "left"
        tables.append(_kept(table))
    return tables


def _functions(made: Profile, top: int, wide: int) -> list[Table]:
    names = short_names(made.files())
    rows = [(one.name, _where(one, names), one.costs) for one in made.functions[:top]]
    return _costs(made, f"function{_of(len(rows), len(made.functions))}", rows, wide)


def _where(one: Function, names: dict[str, str]) -> Text:
    kind = f"{one.kind}, " * (one.kind != "function")
    return Text(f"{kind}{'library' if one.library else f'{names.get(one.file, one.file)}:{one.line}'}", "dim")


def _lines(made: Profile, texts: Texts, top: int, wide: int) -> list[Table]:
    names = short_names(made.files())
    rows = [
        (f"{names[line.file]}:{line.line}", Text(_code(texts(line.file), line.line), _heat(made, line)), line.costs)
        for line in made.costliest(top)
    ]
    return _costs(made, f"line{_of(len(rows), sum(not line.library for line in made.lines))}", rows, wide)


def _waits(made: Profile, top: int) -> Table:
    """A table of the lines where threads wait, with the reasons."""
    names, shown = short_names(made.files()), made.longest(top)
    every = len(made.longest(len(made.waits)))
    table = _table(f"waited at{_of(len(shown), every)}", "cycles", "times", "each", "network %", "queue %", "for")
    table.columns[-1].justify = "left"
    for one in shown:
        place = f"{names.get(one.file, one.file)}:{one.line}"
        answer = (0, 0) if one.is_call else (one.network, one.queue)
        shares = (percent(part / max(1, one.cycles)) for part in answer)
        each = f"{one.cycles / one.times:,.0f}"
        table.add_row(place, number(one.cycles), number(one.times), each, *shares, Text(one.what, "dim"))
    return _kept(table)


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
