"""`python -m emc.engines.native [--lines] [KERNEL]` writes the LLVM text of a kernel of kernel/kinds.py, by default the
whole one. With `--lines` it has the lines of its Python, for profilers."""

from __future__ import annotations

import sys

from emc.engines.native.kernel.kinds import WHOLE
from emc.engines.native.kernel.ship import text

if __name__ == "__main__":
    names = [word for word in sys.argv[1:] if word != "--lines"]
    sys.stdout.write(text(*(names or [WHOLE]), lines="--lines" in sys.argv[1:]))
