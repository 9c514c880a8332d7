"""Notebooks executed by a kernel of their own, and what their cells told.

    new = executed(path)
    golden(Outputs(path, new), text(new))

The figures are the simulated machine's, so a notebook tells the same each time. HTML is not kept: it is long, and what
reads a notebook without running it shows the text.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

Notebook = Any  # nbformat's


def executed(path: Path) -> Notebook:
    """The notebook with the outputs of a new run, pieces of one stream joined. Raises what a cell raises."""
    import nbclient
    import nbformat

    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    resources = {"metadata": {"path": str(path.parent)}}
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3", resources=resources).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            cell.outputs = joined(cell.outputs)
    return notebook


def joined(outputs: list[Any]) -> list[Any]:
    """Outputs with the pieces of a stream as one."""
    kept: list[Any] = []
    for one in outputs:
        if kept and one.output_type == kept[-1].output_type == "stream" and one.name == kept[-1].name:
            kept[-1].text += one.text
        else:
            kept.append(one)
    return kept


def told(notebook: Notebook) -> list[str]:
    """The text of each output of each cell."""
    code = (cell for cell in notebook.cells if cell.cell_type == "code")
    return [one.get("text") or one.get("data", {}).get("text/plain", "") for cell in code for one in cell.outputs]


def pages(notebook: Notebook) -> list[str]:
    """The HTML of the outputs that have some."""
    code = (cell for cell in notebook.cells if cell.cell_type == "code")
    data = (one.get("data", {}) for cell in code for one in cell.outputs)
    return [one["text/html"] for one in data if "text/html" in one]


@dataclass(frozen=True)
class Outputs:
    """What a notebook's file says, as text; writing it keeps a new run."""

    path: Path
    new: Notebook

    def read(self) -> str:
        import nbformat

        return text(nbformat.read(self.path, as_version=4))

    def write(self, said: str) -> None:
        import nbformat

        assert said == text(self.new)
        for cell in self.new.cells:
            for one in cell.get("outputs", []):
                one.get("data", {}).pop("text/html", None)
        nbformat.write(self.new, self.path)


def text(notebook: Notebook) -> str:
    """All that its cells said."""
    return "\n".join(f"[{number}]\n{said}" for number, said in enumerate(told(notebook), 1))
