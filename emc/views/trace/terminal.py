"""A time line in characters: PEs down, time across, then the first packets with what their PEs did.

    PE 0  --aaaaaaaabbbbb....~~~~bbb
    PE 1  ....~~~aaaa-aaa..........
    a fib   b main   - dispatch and spilling   ~ the next packet is under way   . idle

Each character stands for an interval of time, and shows what the PE did for most of it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from string import ascii_lowercase, ascii_uppercase

from rich.console import Console
from rich.table import Table
from rich.text import Text

from emc.views.report import duration
from emc.views.trace.data import Slice, Timeline
from emc.views.traps import plain

LETTERS = ascii_lowercase + ascii_uppercase
DISPATCH, NETWORK, SERVICE, IDLE = "-", "~", "$", "."
SIGNS = {
    DISPATCH: "dispatch and spilling",
    NETWORK: "the next packet is under way",
    SERVICE: "host service",
    IDLE: "idle",
}
MOVES = "="
MOST_PES = 64  # rows
MOST_TRACKS = 128  # rows
COLOURS = ("green", "cyan", "yellow", "magenta", "blue", "red", "bright_green", "bright_cyan", "bright_yellow")


def show(made: Timeline, console: Console, rows: int = 20) -> None:
    """Prints the time line, as wide as the console. rows: how many packets are listed."""
    letters = _letters(made)
    width = max(20, min(160, console.width - 10))
    span = max(1, made.last - made.first)
    time = duration(made.cycles * 1e6 / made.hertz)
    console.print(f"{made.program} on {made.machine}: {made.cycles:,} cycles = {time}", style="bold", soft_wrap=True)
    each = span / width
    line = f"cycles {made.first:,} to {made.last:,}; each character stands for {each:,.1f} cycles"
    console.print(Text(line, "dim"), soft_wrap=True)
    doings = _doings(made, letters, width)
    for pe in made.pes[:MOST_PES]:
        console.print(Text(f"PE {pe:<5} ") + _colour("".join(doings[pe]), letters), soft_wrap=True)
    if len(made.pes) > MOST_PES:
        console.print(Text(f"... and {len(made.pes) - MOST_PES:,} more PEs: choose with --pe", "dim"))
    _tracks(made, console, width)
    console.print(_legend(letters), soft_wrap=True)
    if rows:
        console.print()
        console.print(_list(made, rows))


def _tracks(made: Timeline, console: Console, width: int) -> None:
    """A row for each engine and link."""
    wide = max((len(name) for name in made.tracks.values()), default=0)
    span = max(1, made.last - made.first)
    cells = {track: [0] * width for track in list(made.tracks)[:MOST_TRACKS]}
    for row in made.moving:
        if (row.track, row.pe, row.unit) in cells:
            begin, end = (max(0, min(cycle, made.last) - made.first) for cycle in (row.begin, row.end))
            for at in range(begin * width // span, min(width, -(-end * width // span))):
                part = min(end, (at + 1) * span // width) - max(begin, at * span // width)
                cells[row.track, row.pe, row.unit][at] += part
    for track, busy in cells.items():
        line = "".join(MOVES if 2 * part * width >= span else IDLE for part in busy)
        console.print(Text(f"{made.tracks[track]:<{wide}} ") + _colour(line, {}), soft_wrap=True)
    if len(made.tracks) > MOST_TRACKS:
        console.print(
            Text(f"... and {len(made.tracks) - MOST_TRACKS:,} more engines and links: choose with --pe", "dim")
        )
    if made.tracks:
        console.print(Text(f"{MOVES} an engine, a link or a network interface is busy", "dim"))


def _letters(made: Timeline) -> dict[str, str]:
    """A letter for each template, first for those that take the most time. The others share `*`."""
    spent: Counter[str] = Counter()
    for one in made.slices:
        if one.row.does == "thread":
            spent[one.row.template] += one.end - min(one.row.start, one.end)
    names = [name for name, _ in spent.most_common()]
    return {name: LETTERS[i] if i < len(LETTERS) else "*" for i, name in enumerate(names)}


def _doings(made: Timeline, letters: dict[str, str], width: int) -> dict[int, list[str]]:
    """For each PE, a character for each interval of time."""
    span = max(1, made.last - made.first)
    cells: dict[int, list[Counter[str]]] = defaultdict(lambda: [Counter() for _ in range(width)])

    def add(pe: int, sign: str, begin: int, end: int) -> None:
        begin, end = max(begin, made.first) - made.first, min(end, made.last) - made.first
        at = begin * width // span
        while begin < end:
            until = min(end, -(-(at + 1) * span // width))
            if at < width:
                cells[pe][at][sign] += until - begin
            begin, at = until, at + 1

    free: dict[int, int] = {}
    for one in made.slices:
        row = one.row
        if row.does == "beside":
            continue
        add(row.pe, NETWORK, max(row.left, free.get(row.pe, 0)), row.taken)
        add(row.pe, DISPATCH, row.taken, min(row.start, one.end))
        add(row.pe, SERVICE if row.does == "service" else letters.get(row.template, "*"), row.start, one.end)
        free[row.pe] = one.end
    return {pe: [_most(cell, span // width or 1) for cell in cells[pe]] for pe in made.pes}


def _most(cell: Counter[str], whole: int) -> str:
    """The sign of the activity that takes most of the time. Threads of all templates count together, against dispatch,
    services and the rest."""
    threads = {sign: cycles for sign, cycles in cell.items() if sign not in SIGNS}
    others = {sign: cell[sign] for sign in SIGNS if cell[sign]}
    others[IDLE] = max(0, whole - sum(cell.values()))
    sign = max(others, key=lambda one: others[one])
    return max(threads, key=lambda one: threads[one]) if sum(threads.values()) >= max(1, others[sign]) else sign


def _colour(text: str, letters: dict[str, str]) -> Text:
    made = Text(text)
    styles = {sign: COLOURS[i % len(COLOURS)] for i, sign in enumerate(letters.values())}
    styles |= {IDLE: "bright_black", NETWORK: "bright_black", DISPATCH: "white"}
    for at, sign in enumerate(text):
        made.stylize(styles.get(sign, ""), at, at + 1)
    return made


def _legend(letters: dict[str, str]) -> Text:
    names = [f"{sign} {plain(name)}" for name, sign in letters.items() if sign != "*"]
    signs = [f"{sign} {text}" for sign, text in SIGNS.items()]
    return Text("   ".join([*names, *signs]), "dim")


def _list(made: Timeline, rows: int) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("taken", "PE", "", "cycles", "packet", "from", "sent", "at"):
        table.add_column(title, justify="right" if title in ("taken", "PE", "cycles", "sent") else "left", no_wrap=True)
    shown = [one for one in made.slices if one.row.taken >= made.first][:rows]
    for one in shown:
        table.add_row(*_row(one))
    left = len(made.slices) - len(shown)
    if left > 0:
        table.add_row("", "", Text(f"... and {left:,} more", "dim"))
    return table


def _row(one: Slice) -> tuple[str, ...]:
    row = one.row
    place = f"{row.sent.file}:{row.sent.line}" if row.left or row.sent.line > 1 else ""
    cycles = one.end - min(row.start, one.end)
    return f"{row.taken:,}", str(row.pe), one.name, f"{cycles:,}", row.type, f"PE {row.source}", f"{row.left:,}", place
