"""HTML of programs, machines, results and arrays, as notebooks show it. Nothing is fetched; light and dark follow the
page. Each function takes the object and gives a string."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, Protocol, cast

import pygments
from pygments.formatters import html as formatters

from emc.api.declared import FunctionInfo, VariableInfo
from emc.lexer import EmcLexer, EmirLexer
from emc.machine import Description
from emc.machine.description import sections
from emc.views.report import duration

MOST_ROWS = 64  # of a table; a machine may have thousands of PEs
MOST_IR = 200_000  # characters

_STYLE = """<style>
.emc { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 13px; line-height: 1.45; color: inherit; }
.emc pre { margin: 0; padding: .5em .8em; overflow-x: auto; background: rgba(127,127,127,.09); border-radius: 4px;
  color: inherit; white-space: pre; }
.emc summary { cursor: pointer; padding: .2em 0; }
.emc table { border-collapse: collapse; margin: .3em 0; }
.emc th, .emc td { padding: .1em .7em .1em 0; text-align: right; background: none; border: 0; color: inherit; }
.emc th { font-weight: 600; border-bottom: 1px solid rgba(127,127,127,.5); }
.emc td:first-child, .emc th:first-child, .emc .left { text-align: left; }
.emc .scroll { overflow-x: auto; }
.emc .quiet { opacity: .7; }
.emc .bad { color: #c2362b; }
.emc .c, .emc .c1, .emc .cm { color: #5f7f5f; font-style: italic; }
.emc .cp, .emc .cpf { color: #997a45; }
.emc .k, .emc .kd, .emc .kr, .emc .kc { color: #3b82c4; font-weight: 600; }
.emc .kn, .emc .kp, .emc .nb, .emc .nd { color: #a0459a; font-weight: 600; }
.emc .kt { color: #1f8a84; }
.emc .nf { color: #b4631c; }
.emc .nl { color: #a0459a; }
.emc .m, .emc .mi, .emc .mf, .emc .mh { color: #2e8b57; }
.emc .s, .emc .s1, .emc .s2, .emc .sc, .emc .se { color: #b5484b; }
</style>"""


def _page(*parts: str) -> str:
    return f'{_STYLE}<div class="emc">{"".join(parts)}</div>'


def _code(text: str, lexer: EmcLexer | EmirLexer) -> str:
    formatter: Any = cast(Any, formatters).HtmlFormatter(nowrap=True)
    return str(cast(Any, pygments).highlight(text, lexer, formatter))


def _pre(text: str) -> str:
    return f"<pre>{escape(text)}</pre>"


def _fold(title: str, inside: str, opened: bool = False) -> str:
    return f"<details{' open' if opened else ''}><summary>{escape(title)}</summary>{inside}</details>"


def table(rows: Sequence[dict[str, object]]) -> str:
    """A table of rows that have the same keys. Of many rows, only the first are shown."""
    if not rows:
        return ""
    head = "".join(_head(name, rows[0][name]) for name in rows[0])
    body = "".join(f"<tr>{''.join(_cell(value) for value in row.values())}</tr>" for row in rows[:MOST_ROWS])
    more = f'<div class="quiet">and {len(rows) - MOST_ROWS:,} more rows</div>' if len(rows) > MOST_ROWS else ""
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>{more}'


def _head(name: str, value: object) -> str:
    side = "" if isinstance(value, int | float) else ' class="left"'
    return f"<th{side}>{escape(name.replace('_', ' '))}</th>"


def _cell(value: object) -> str:
    if isinstance(value, int | float):
        return f"<td>{value:,}</td>"
    return f'<td class="left">{escape(str(value))}</td>'


def _declaration_table(pairs: Iterable[tuple[str, str]]) -> str:
    lines = "".join(
        f'<tr><td class="left">{_code(text, EmcLexer(stripnl=True)).strip()}</td><td class="left quiet">'
        f"{escape(note)}</td></tr>"
        for text, note in pairs
    )
    return f'<div class="scroll"><table>{lines}</table></div>'


# ---- what a page needs of its object, which is above this file


class ProgramView(Protocol):
    @property
    def sources(self) -> dict[str, str]: ...
    @property
    def functions(self) -> dict[str, FunctionInfo]: ...
    @property
    def variables(self) -> dict[str, VariableInfo]: ...
    @property
    def ir(self) -> str: ...
    @property
    def warnings(self) -> Sequence[object]: ...
    @property
    def warning_text(self) -> str: ...


class MachineView(Protocol):
    @property
    def description(self) -> Description: ...


class ResultView(Protocol):
    @property
    def value(self) -> object: ...
    @property
    def seconds(self) -> float: ...
    @property
    def cycles(self) -> int: ...
    @property
    def packets(self) -> int: ...
    @property
    def waiting(self) -> Sequence[object]: ...


class RunView(Protocol):
    @property
    def trap(self) -> object: ...
    @property
    def left(self) -> Sequence[str]: ...
    def stats(self) -> list[dict[str, int]]: ...
    def packet_types(self) -> dict[str, int]: ...


class LiveView(Protocol):
    @property
    def closed(self) -> bool: ...
    @property
    def functions(self) -> Mapping[str, object]: ...
    @property
    def variables(self) -> dict[str, VariableInfo]: ...


class ArrayView(Protocol):
    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def dtype(self) -> object: ...
    def gather(self) -> Any: ...


# ---- pages


def program_page(program: ProgramView) -> str:
    """A program: its source in colours; its functions, variables and IR in parts that can be opened."""
    parts = [f"<div>{escape(repr(program))}</div>"]
    for name, text in program.sources.items():
        parts.append(_fold(name, f"<pre>{_code(text, EmcLexer())}</pre>", opened=True))
    functions = [(f.declaration, f"line {f.line}") for f in program.functions.values()]
    variables = [(v.declaration, v.place) for v in program.variables.values()]
    if functions or variables:
        parts.append(
            _fold(f"{len(functions)} functions, {len(variables)} variables", _declaration_table(functions + variables))
        )
    ir = program.ir
    cut = ir if len(ir) <= MOST_IR else ir[:MOST_IR] + "\n// ... cut here: program.ir has the whole text\n"
    parts.append(_fold(f"IR, {ir.count(chr(10)):,} lines", f"<pre>{_code(cut, EmirLexer())}</pre>"))
    if program.warnings:
        parts.append(_fold(f"{len(program.warnings)} warnings", _pre(program.warning_text), opened=True))
    return _page(*parts)


def machine_page(machine: MachineView) -> str:
    """A machine: its parameters and their sources."""
    description = machine.description
    rows: list[dict[str, object]] = []
    values = {f"{section}.{key}": value for section, keys in sections(description) for key, value in keys}
    for name, source in description.sources:
        value = values.get(name, "")
        rows.append({"parameter": name, "value": value, "source": source})
    return _page(f"<div>{escape(repr(machine))}</div>", _fold("parameters", table(rows)))


def result_page(result: ResultView) -> str:
    """The result of a call: the value and the cost."""
    time = duration(result.seconds * 1e6)
    cost = f"{result.cycles:,} cycles = {time}, {result.packets:,} packets"
    waiting = [f'<div class="quiet">{len(result.waiting)} threads wait</div>'] if result.waiting else []
    return _page(f"<b>{escape(repr(result.value))}</b> <span class='quiet'>{cost}</span>", *waiting)


def run_page(run: RunView) -> str:
    """A run: how it ended, and a table of the PEs that can be opened. The output is not shown again."""
    parts = [f"<div>{escape(repr(run))}</div>"]
    if run.trap is not None:
        parts.append(f'<div class="bad">{_pre(str(run.trap))}</div>')
    if run.left:
        parts.append(_pre("\n".join(run.left)))
    rows: list[dict[str, object]] = [{**row} for row in run.stats()]
    parts.append(_fold("each PE", table(rows)))
    types: list[dict[str, object]] = [{"type": name, "packets": n} for name, n in run.packet_types().items()]
    parts.append(_fold("packets by type", table(types)))
    return _page(*parts)


def live_page(live: LiveView) -> str:
    """A live machine: the functions that can be called, and the variables."""
    if live.closed:
        return _page(f"<div>{escape(repr(live))}</div>")
    functions = [(f"{one}", "") for one in live.functions.values()]
    variables = [(v.declaration, v.place) for v in live.variables.values()]
    parts = [f"<div>{escape(repr(live))}</div>"]
    if functions:
        parts.append(_fold(f"{len(functions)} functions", _declaration_table(functions), opened=True))
    if variables:
        parts.append(_fold(f"{len(variables)} variables", _declaration_table(variables), opened=True))
    return _page(*parts)


def array_page(array: ArrayView, declaration: str) -> str:
    """An array: as many elements as NumPy shows, and their places."""
    head = f"{_code(declaration, EmcLexer()).strip()} <span class='quiet'>shape {array.shape}, {array.dtype}</span>"
    import numpy as np  # is there already: the array is one

    shown = np.array2string(array.gather(), threshold=200)
    return _page(f"<div>{head}</div>", _pre(shown))
