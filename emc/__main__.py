"""`python -m emc` is `emc`."""

from emc.cli import main

main()
