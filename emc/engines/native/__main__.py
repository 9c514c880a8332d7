"""`python -m emc.engines.native [FILE]` brings the kernel's LLVM text up to date and writes it to FILE."""

from __future__ import annotations

import sys
from pathlib import Path

from emc.engines.native.kernel.text import text, write
from emc.faults import Faulty


def main(words: list[str]) -> None:
    try:
        found = text()
    except Faulty as trouble:
        sys.exit(f"emc: {trouble}")
    for name in words:
        write(found, Path(name))


if __name__ == "__main__":
    main(sys.argv[1:])
