"""The links below the programs of the docs that open them in the playground.

    python tests/support/try_links.py       writes them into README.md and docs/, where they are missing or wrong

A link holds its program (emc/link.py). Two libraries may compress a program to different texts, so a link is right if
it holds the program, with the options of the block.
"""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from urllib.parse import parse_qs

from emc import link
from emc.playground.catalogue import program_in

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_BLOCK = re.compile(r"^```(\w+)[^\n`]*\n(.*?)^```\n(?:\n\[try it\]\(([^)\s]*)\)\n)?", re.MULTILINE | re.DOTALL)


def with_links(text: str) -> str:
    """The page's text with a right link below each program."""
    return _BLOCK.sub(_with_link, text)


def _with_link(match: re.Match[str]) -> str:
    kind, body, old = match.groups()
    block = match[0].partition("\n\n[try it]")[0].removesuffix("\n") + "\n"
    program = program_in(kind, body)
    if program is None or not any("main" in one["text"] for one in program["files"]):
        return block
    return f"{block}\n[try it]({old if _holds(old) == program else link.address(program)})\n"


def _holds(address: str | None) -> object:
    """The program that a link holds; None if it is not one to the playground."""
    home, _, words = (address or "").partition("#")
    try:
        return link.unpacked(parse_qs(words)["code"][0]) if home == link.HOME else None
    except (KeyError, ValueError, zlib.error):
        return None


def main() -> None:
    for page in PAGES:
        text = page.read_text("utf-8")
        if (new := with_links(text)) != text:
            page.write_text(new, "utf-8")
            print(page.relative_to(ROOT))


if __name__ == "__main__":
    main()
