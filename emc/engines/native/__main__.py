"""`python -m emc.engines.native [--lines]` writes the LLVM text of the kernel: with `--lines`, with the lines of its
Python, for profilers."""

from __future__ import annotations

import sys

from emc.engines.native.kernel.ship import text

if __name__ == "__main__":
    sys.stdout.write(text(lines="--lines" in sys.argv[1:]))
