"""What README, docs/ and the explanations show is true: each block is run.

The kinds of blocks stand in pages.py. A block marked `emc` is a whole program with promises (promises.py). A block
marked `console` is a session: `$ command` lines, each with what it prints. `$ cat FILE` of a file that is not there
makes it. A line `...` stands for any lines; figures in lines that speak of cycles or of the simulated machine may be
other ones, unless the block is `exact`. On a page with exact blocks, prose has no figures but those that were run.
"""

from __future__ import annotations

import re
from pathlib import Path

import harness
import pytest
from goldens import Golden
from pages import (
    ROOT,
    Block,
    Cost,
    blocks,
    costs,
    ir_of,
    measured,
    python_said,
    save_command,
    say,
    sessions,
    threads_of,
    with_output,
)
from promises import broken, options_of, promises
from transcripts import replay

ELSEWHERE = ("library.md",)  # tests/library runs these examples
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXPLANATIONS = sorted((ROOT / "emc" / "explain").glob("*.md"))  # tests/faults/test_explain.py knows their programs
FIGURES = re.compile(r"[\d,.]*\d")
COUNTED = re.compile(r"(?<!some )(?<!about )(?<![\w.,])(\d[\d,]*)\*{0,2} (?:cycles|packets)\b")


def slow(block: Block) -> list[pytest.MarkDecorator]:
    return [pytest.mark.slow] if "slow" in block.about.split() else []


def cases(*kinds: str) -> list[object]:
    return [
        pytest.param(block, id=block.name, marks=slow(block))
        for page in PAGES
        if page.name not in ELSEWHERE
        for block in blocks(page)
        if block.kind in kinds
    ]


@pytest.mark.parametrize("block", cases("emc"))
def test_program(block: Block, tmp_path: Path, golden: Golden) -> None:
    file = tmp_path / "example.emc"
    file.write_text(block.text)
    promised = promises(file)
    assert promised.any, "a program without a promise"
    runs = [harness.emc_run(file, pes, promised.args, **options_of(promised.options)) for pes in promised.pes]
    said = with_output(block.text, runs[-1].output)
    golden(block, said)
    file.write_text(said)
    for run in runs:
        assert broken(promises(file), run) == []


def test_four_sums_agree_on_any_machine(tmp_path: Path) -> None:
    """A reader forgets `--pes 16`: the cycles differ then, the sums must not."""
    file = tmp_path / "sums.emc"
    file.write_text(next(b.text for b in blocks(ROOT / "docs" / "tutorial.md") if "static int by_parts" in b.text))
    for pes in ("1", "7", "80"):
        said = harness.emc_run(file, pes, engine="auto").output.splitlines()
        assert [line.split()[2] for line in said] == ["523776"] * 4


@pytest.mark.parametrize("pes", ["3", "80", "300"])
def test_wires_are_routed_on_any_machine(pes: str, tmp_path: Path) -> None:
    """The tutorial's wire loop where the columns can't be dealt out evenly."""
    text = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
    for name, program in re.findall(r"^\$ cat (\S+)\n(.*?)(?=^\$ |^```)", text, re.MULTILINE | re.DOTALL):
        (tmp_path / name).write_text(program)
    for step in ("step4.emc", "step7.emc"):
        assert f"9063 points on {pes} PEs, 0 missing" in harness.emc_run(tmp_path / step, pes, engine="auto").output


@pytest.mark.parametrize("block", cases("ir"))
def test_ir(block: Block, tmp_path: Path, golden: Golden) -> None:
    golden(block, ir_of(block.now().program, block.about, tmp_path))


@pytest.mark.parametrize("block", cases("threads"))
def test_threads(block: Block, golden: Golden) -> None:
    golden(block, threads_of(block.now().program))


CHAINS = [
    pytest.param(chain, id=chain[0].name, marks=slow(chain[0]))
    for page in PAGES + EXPLANATIONS
    for chain in sessions(page)
]


@pytest.mark.parametrize("block", cases("repl"))
def test_prompt(block: Block, golden: Golden) -> None:
    said = replay(block.text)
    golden(block, block.text if same(block.text, said) else said)


@pytest.mark.parametrize("chain", CHAINS)
def test_session(chain: list[Block], tmp_path: Path, saving: bool) -> None:
    for block, command, shown, said in say(chain, tmp_path):
        if saving:
            save_command(block, command, shown, said)
        else:
            assert same(shown, said, "exact" in block.about.split()), f"$ {command}\n{said}"


PYTHON = [page for page in PAGES if any(block.kind == "python" for block in blocks(page))]


@pytest.mark.parametrize("page", PYTHON, ids=lambda page: page.name)
def test_python(page: Path, tmp_path: Path, golden: Golden) -> None:
    for block, said in python_said(page, tmp_path):
        golden(block, said)


ROWS = [
    pytest.param(row, id=f"{page.name}:{row.name}", marks=[pytest.mark.slow] if page.name == "library.md" else [])
    for page in PAGES
    for row in costs(page)
]


@pytest.mark.parametrize("row", ROWS)
def test_cost(row: Cost, golden: Golden) -> None:
    golden(row, "{} | {}".format(*measured(row.frame, row.statement)))


EXACT = [page for page in PAGES if any("exact" in b.about.split() or b.about == "frame" for b in blocks(page))]


@pytest.mark.parametrize("page", EXACT, ids=lambda page: page.name)
def test_figures_in_prose_were_run(page: Path) -> None:
    """`4,722 cycles` in a sentence stands in a block or table of the page, too; `some 40 cycles` need not."""
    text = page.read_text(encoding="utf-8")
    run = " ".join(block.text for block in blocks(page)) + " ".join(
        line for line in text.splitlines() if line[:1] == "|"
    )
    prose = re.sub(r"^```.*?^```$|^\|.*$", "", text, flags=re.MULTILINE | re.DOTALL)
    known = {figure.replace(",", "") for figure in re.findall(r"\d[\d,]*", run)}
    assert [figure for figure in COUNTED.findall(" ".join(prose.split())) if figure.replace(",", "") not in known] == []


def same(shown: str, said: str, exact: bool = False) -> bool:
    """Whether an output is what the page shows."""
    pattern = ""
    for line in shown.splitlines():
        one = re.escape(line.rstrip()) if exact else _line(line)
        pattern += r"(?:.*\n)*?" if line == "..." else one + r"[ ]*\n"
    return re.fullmatch(pattern, said) is not None


def _line(line: str) -> str:
    if "cycle" not in line and not line.startswith("emc: "):
        return re.escape(line.rstrip())
    place, between, rest = line.rpartition("cycle") if "trap:" in line else ("", "", line)
    return re.escape(place + between) + r"[\d,.]*\d".join(re.escape(part) for part in FIGURES.split(rest))


def test_same_is_strict() -> None:
    assert same("a\n...\nb\n", "a\nx\ny\nb\n") and same("a\n", "a \n")
    assert not same("a\n", "b\n") and not same("5\n", "6\n") and not same("a\n", "a\na\n")
    assert same("emc: 2 PEs, 1,100 cycles\n", "emc: 2 PEs, 90 cycles\n")
    assert not same("x: trap: null (PE 0, cycle 5)\n", "x: trap: null (PE 1, cycle 5)\n")
    assert not same("emc: 2 PEs, 1,100 cycles\n", "emc: 2 PEs, 90 cycles\n", exact=True)


def test_readme_begins_with_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    first = re.search(r"^```\w*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert first is not None
    assert first[1] == "pip install . && emc run locusroute.emc --pes 64\npip install -e '.[test]' && pytest\n"


def anchors(page: Path) -> set[str]:
    """What a link may name behind `#`: the headings, as GitHub spells them."""
    prose = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.*)$", prose, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    lost: list[str] = []
    for link in re.findall(r"\]\(([^)]+)\)", re.sub(r"`[^`\n]*`", "", page.read_text(encoding="utf-8"))):
        name, _, anchor = link.partition("#")
        goal = page.parent / name if name else page
        if "://" not in link and (not goal.exists() or (anchor and anchor not in anchors(goal))):
            lost.append(link)
    assert lost == []


def test_every_page_is_on_the_map() -> None:
    listed = set(re.findall(r"\]\(([^)#]+)", (ROOT / "docs" / "README.md").read_text(encoding="utf-8")))
    assert {page.name for page in (ROOT / "docs").glob("*.md")} - listed == {"README.md"}
