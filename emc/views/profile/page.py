"""A profile as one HTML page: parts, PEs, functions, lines, and the source with its costs. The page loads nothing.

It is light or dark like the reader's system. A click on a column's head sorts a table. The heat of a line is its share
in the cost of all lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from html import escape
from math import log1p
from pathlib import Path

from emc.views.profile.advice import advice
from emc.views.profile.data import Costs, Line, Profile
from emc.views.profile.heat import picture, shares
from emc.views.profile.words import columns, head, line_tip, number, parts, percent, short_names, span, spent

MOST_ROWS = 400  # of a table
MOST_COLUMNS = 512  # of time
HEAT = (47, 111, 181)  # the colour of a busy PE
Texts = Callable[[str], str | None]
Link = Callable[[str, int, str], str]  # file, line, text of a link -> its HTML

HERE = Path(__file__).parent
VARIABLES = (HERE / "colours.css").read_text("utf-8")
TABLES = (HERE / "tables.css").read_text("utf-8")
ALONE = (HERE / "alone.css").read_text("utf-8")
SCRIPT = (HERE / "sort.js").read_text("utf-8")


def html(made: Profile, texts: Texts) -> str:
    """The whole page. texts: a function that gives the text of a file; None if it is not available."""
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(made.program)}: where the cycles went</title>"
        f"<style>{VARIABLES}{TABLES}{ALONE}</style></head>\n"
        f"<body><main>{body(made, texts)}</main><script>{SCRIPT}</script></body></html>\n"
    )


def body(made: Profile, texts: Texts) -> str:
    """The body of the page."""
    ids = {file: f"f{n}" for n, file in enumerate(made.files())}

    def link(file: str, line: int, text: str) -> str:
        return f'<a href="#{ids[file]}-{line}">{text}</a>' if file in ids else text

    source = (_source(made, file, n, texts(file)) for n, file in enumerate(made.files()))
    title = f"<h1>{escape(made.program)}: where the cycles went</h1>"
    return "\n".join((title, tables(made, texts, link), "<h2>Source</h2>", *source))


def tables(made: Profile, texts: Texts, link: Link) -> str:
    """All but the source."""
    return "\n".join(
        (
            f"<p>{escape(head(made))}</p>",
            f"<p>{escape(span(made))}</p>" if made.first else "",
            f'<p class="trap">{escape(made.trap)}</p>' if made.trap else "",
            *(f'<p class="advice">{escape(text)}</p>' for text in advice(made)),
            f"<h2>All PEs</h2>{_parts(made)}",
            f"<h2>Each PE</h2>{_pes(made)}",
            f"<h2>Busy PEs over time</h2>{_heat(made)}" if made.overview is not None else "",
            f"<h2>Engines, links, network interfaces</h2>{_movers(made)}" if made.movers else "",
            f"<h2>Functions</h2>{_functions(made, link)}",
            f"<h2>Who starts what</h2>{_calls(made)}" if made.calls else "",
            f"<h2>Lines</h2>{_lines(made, texts, link)}",
            f"<h2>Where threads wait</h2>{_waits(made, link)}" if made.longest(1) else "",
            f"<h2>Packets between PEs</h2>{_traffic(made)}" if len(made.traffic) > 1 else "",
        )
    )


def _bar(shares: list[tuple[str, float]], title: str) -> str:
    pieces = "".join(
        f'<i style="width:{100 * share:.2f}%;background:var(--{name})"></i>' for name, share in shares if share > 0
    )
    return f'<div class="bar" title="{escape(title)}">{pieces}</div>'


def _parts(made: Profile) -> str:
    rows = "".join(
        f'<tr><td class="name"><span class="key" style="background:var(--{name})"></span> {name}</td>'
        f'<td>{cycles:,}</td><td>{percent(made.share(cycles))} %</td><td class="text">{escape(text)}</td></tr>'
        for name, text, cycles in parts(made)
    )
    total = f'<tr><td class="name">total</td><td>{made.all_cycles:,}</td><td></td><td></td></tr>'
    bar = _bar([(name, made.share(cycles)) for name, _, cycles in parts(made)], "all PEs")
    return f'{bar}<div class="scroll" tabindex="0"><table><tbody>{rows}{total}</tbody></table></div>'


def _pes(made: Profile) -> str:
    def one(number: int) -> str:
        shares = [(name, cycles / max(1, made.cycles)) for name, cycles in spent(made.pes[number])]
        said = ", ".join(f"{name} {percent(share)} %" for name, share in shares if share)
        return f"<div><span>PE {number}</span>{_bar(shares, f'PE {number}: {said}')}</div>"

    return f'<div class="pes">{"".join(map(one, range(len(made.pes))))}</div>'


def _heat(made: Profile) -> str:
    """A picture: PEs from top to bottom, time from left to right."""
    assert made.overview is not None
    rows = shares(made.overview, made.cycles, MOST_ROWS, MOST_COLUMNS)
    group = -(-len(made.pes) // len(rows))
    each = "PE" if group == 1 else f"{group} PEs"
    about = f"a row for each {each}, PE 0 at the top; time from left to right, {made.cycles:,} cycles; darker is busier"
    high = max(40, min(400, 12 * len(rows)))
    style = f"height:{high}px;background-image:url({picture(rows, HEAT)})"
    return f'<p>{escape(about)}</p><div class="heat" role="img" aria-label="{escape(about)}" style="{style}"></div>'


def _calls(made: Profile) -> str:
    """The call tree as a table, whose names are indented."""
    heads = ("function", "inclusive", "%", "own", "times")
    head_cells = _heads(heads, 1, sorts=False)
    rows = "".join(
        f'<tr><td class="name code" style="padding-left:{0.6 + 1.2 * one.depth:.1f}rem">{escape(one.name)}</td>'
        f"{_cell(one.inclusive)}<td>{percent(made.share(one.inclusive))}</td>{_cell(one.own)}{_cell(one.times)}</tr>"
        for one in made.called(MOST_ROWS)
    )
    about = "inclusive: the cycles of PEs of a function and of all that it started, on all PEs; a share of all cycles"
    table = f"<table><thead><tr>{head_cells}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<p>{about}</p><div class="scroll" tabindex="0">{table}</div>'


def _movers(made: Profile) -> str:
    heads = ("unit", "commands", "bytes", "busy cycles", "busy %")
    head_cells = _heads(heads, 1)
    rows = "".join(
        f'<tr><td class="name">{escape(one.name)}</td>{_cell(one.commands)}{_cell(one.moved)}{_cell(one.busy)}'
        f'<td data-n="{one.busy}">{percent(one.busy / max(1, made.cycles))}</td></tr>'
        for one in made.movers[:MOST_ROWS]
    )
    table = f'<table class="sorts"><thead><tr>{head_cells}</tr></thead><tbody>{rows}</tbody></table>'
    return f'<div class="scroll" tabindex="0">{table}</div>'


def _table(made: Profile, titles: tuple[str, str], rows: Iterator[tuple[str, str, Costs]]) -> str:
    """A table. titles: the titles of the columns of text. rows: their texts and the costs of each row."""
    wanted = columns(made)
    heads = (*titles, "cycles", "%", *(column.title for column in wanted))
    head_cells = _heads(heads, 2)
    lines: list[str] = []
    for first, second, costs in rows:
        share = f'<td data-n="{costs.cycles}">{percent(made.share(costs.cycles))}</td>'
        cells = "".join(_cell(column.of(costs)) for column in wanted)
        lines.append(f"<tr>{first}{second}{_cell(costs.cycles)}{share}{cells}</tr>")
    return (
        f'<div class="scroll" tabindex="0"><table class="sorts"><thead><tr>{head_cells}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def _heads(titles: Iterable[str], names: int, sorts: bool = True) -> str:
    """The heads of a table. names: how many columns have text. sorts: whether a click on a head sorts the table."""
    how = ' tabindex="0"' * sorts
    return "".join(f"<th{how}{' class=name' * (i < names)}>{escape(text)}</th>" for i, text in enumerate(titles))


def _cell(value: int) -> str:
    return f'<td data-n="{value}">{number(value)}</td>'


def _functions(made: Profile, link: Link) -> str:
    place = _places(made, link)

    def rows() -> Iterator[tuple[str, str, Costs]]:
        for one in made.functions[:MOST_ROWS]:
            where = "library" if one.library else place(one.file, one.line)
            kind = f"{one.kind}, " * (one.kind != "function")
            yield f'<td class="name code">{escape(one.name)}</td>', f'<td class="text">{kind}{where}</td>', one.costs

    return _table(made, ("function", "where"), rows())


def _lines(made: Profile, texts: Texts, link: Link) -> str:
    place = _places(made, link)
    code = {file: (texts(file) or "").splitlines() for file in made.files()}

    def rows() -> Iterator[tuple[str, str, Costs]]:
        for line in made.costliest(MOST_ROWS):
            lines = code[line.file]
            text = lines[line.line - 1].strip() if line.line <= len(lines) else ""
            where = place(line.file, line.line)
            yield f'<td class="name">{where}</td>', f'<td class="text code">{escape(text)}</td>', line.costs

    return _table(made, ("line", "text"), rows())


def _waits(made: Profile, link: Link) -> str:
    place = _places(made, link)
    heads = ("line", "for", "cycles", "times", "each", "before", "network", "queue")
    head_cells = _heads(heads, 2)
    rows = "".join(
        f'<tr><td class="name">{place(one.file, one.line)}</td><td class="text">{escape(one.what)}</td>'
        f"{_cell(one.cycles)}{_cell(one.times)}{_cell(round(one.cycles / one.times))}"
        f"{''.join(_cell(0 if one.is_call else part) for part in (one.before, one.network, one.queue))}</tr>"
        for one in made.longest(MOST_ROWS)
    )
    table = f'<table class="sorts"><thead><tr>{head_cells}</tr></thead><tbody>{rows}</tbody></table>'
    return f'<div class="scroll" tabindex="0">{table}</div>'


def _traffic(made: Profile) -> str:
    """A matrix: senders from top to bottom, receivers from left to right."""
    count, most = len(made.traffic), max(map(max, made.traffic))
    cells = "".join(
        f'<rect x="{goal}" y="{source}" width="1" height="1" fill-opacity="{log1p(packets) / log1p(most):.2f}">'
        f"<title>{_group(made, source)} to {_group(made, goal)}: {packets:,} packets</title></rect>"
        for source, row in enumerate(made.traffic)
        for goal, packets in enumerate(row)
        if packets
    )
    about = "packets by sender, from top to bottom, and receiver, from left to right; the darker, the more"
    return (
        f"<p>{about}</p>"
        f'<svg class="traffic" viewBox="0 0 {count} {count}" role="img" aria-label="{about}">{cells}</svg>'
    )


def _group(made: Profile, number: int) -> str:
    first = number * made.members
    return f"PE {first}" if made.members == 1 else f"PEs {first} to {first + made.members - 1}"


def _places(made: Profile, link: Link) -> Callable[[str, int], str]:
    """What writes the place of a line."""
    names = short_names(made.files())
    return lambda file, line: link(file, line, f"{escape(names.get(file, file))}:{line}")


def _source(made: Profile, file: str, n: int, text: str | None) -> str:
    costs = {line.line: line for line in made.lines if line.file == file}
    lines = (text or "").splitlines() or [""] * max(costs, default=0)
    most = max((line.costs.cycles for line in made.lines if not line.library), default=0)
    rows = "".join(_row(made, f"f{n}-{i}", i, code, costs.get(i), most) for i, code in enumerate(lines, 1))
    heads = "".join(f"<th>{title}</th>" for title in ("cycles", "%", "packets", "runs", "line", "text"))
    return (
        f"<details{' open' if n < 2 else ''}><summary>{escape(file)}</summary>"
        f'<div class="scroll" tabindex="0"><table class="source"><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
        "</details>"
    )


def _row(made: Profile, name: str, line: int, code: str, cost: Line | None, most: int) -> str:
    shown = f'<td class="dim">{line}</td><td class="code">{escape(code.expandtabs(4)) or " "}</td></tr>'
    if cost is None:
        return f'<tr id="{name}"><td></td><td></td><td></td><td></td>{shown}'
    heat = 0.5 * (cost.costs.cycles / most) ** 0.5 if most else 0
    return (
        f'<tr id="{name}" style="--h:{heat:.2f}" title="{escape(line_tip(cost))}">{_cell(cost.costs.cycles)}'
        f"<td>{percent(made.share(cost.costs.cycles))}</td>{_cell(cost.costs.packets)}{_cell(cost.runs)}{shown}"
    )
