"""Writes tables: CSV, JSON, Parquet. Equal tables are equal bytes.

write(table, "x.csv")           raises SweepError for another ending, or if a package is missing; OSError
"""

from __future__ import annotations

import csv
import io
import json
import os
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from emc.contents import whole
from emc.printable import in_line
from emc.sweeps.spec import SweepError
from emc.sweeps.table import UNITS, Table, Value

SCHEMA = 1
SUFFIXES = (".csv", ".json", ".parquet")


def check(name: str) -> None:
    """Raises SweepError if a table can't be written to a file of that name."""
    suffix = Path(name).suffix
    if suffix not in SUFFIXES:
        raise SweepError(f"{name!r}: the name of a table's file must end in one of {', '.join(SUFFIXES)}")
    if suffix == ".parquet":
        needed("pyarrow", "Parquet files")


def needed(package: str, what: str) -> ModuleType:
    """A package that only some uses of sweeps need. Raises SweepError that says what to install."""
    try:
        return import_module(package)
    except ImportError:
        name = package.partition(".")[0]
        raise SweepError(f"{what} need {name}, which is not installed: pip install 'emc-lang[sweep]'") from None


def write(table: Table, name: str | os.PathLike[str]) -> None:
    """Writes the table to a file, in the form that its ending says."""
    path = Path(name)
    check(str(path))
    if path.suffix == ".parquet":
        _parquet(table, path)
        return
    with whole(path, "backslashreplace") as file:
        file.write(csv_text(table) if path.suffix == ".csv" else json_text(table))


def csv_text(table: Table) -> str:
    """The rows as CSV (RFC 4180, but lines end in a newline alone), with a header; a value that is missing is empty. A
    text that a spreadsheet would compute (=, +, -, @) has an apostrophe before it."""
    text = io.StringIO()
    writer = csv.DictWriter(text, table.columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: _cell(value) for name, value in row.items()} for row in table.rows)
    return text.getvalue()


def _cell(value: Value) -> Value:
    if not isinstance(value, str):
        return value
    shown = in_line(value)
    return f"'{shown}" if shown.startswith(("=", "+", "-", "@")) else shown


def json_text(table: Table) -> str:
    """Rows and summary as a JSON document."""
    document = {
        "schema": SCHEMA,
        "columns": table.columns,
        "parameters": table.parameters,
        "units": UNITS,
        "rows": table.rows,
        "summary": table.summary,
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _parquet(table: Table, path: Path) -> None:
    arrow: Any = needed("pyarrow", "Parquet files")
    parquet: Any = needed("pyarrow.parquet", "Parquet files")
    columns = {name: [row[name] for row in table.rows] for name in table.columns}
    for name, values in columns.items():  # a macro may be 8 and then `fast`
        if any(isinstance(value, str) for value in values):
            columns[name] = [None if value is None else str(value) for value in values]
        elif any(isinstance(value, float) for value in values):
            columns[name] = [None if value is None else float(value) for value in values]
    beside = path.with_name(f".{path.name}-{os.getpid()}")
    try:
        parquet.write_table(arrow.table(columns), beside)
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
