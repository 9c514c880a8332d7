"""The files that a compilation depends on besides its own texts: the headers that it read, and those that it did not
find.

    seen = Footprint()
    ...                     the preprocessor notes each file
    seen.unchanged()        whether the same compilation would see the same files

With it, a result can be cached by content (cli/check.py). emc's own headers are not part of it: they change only with
emc.
"""

from __future__ import annotations

import os

from emc import digests
from emc.contents import contents
from emc.dataclass import dataclass, field


@dataclass(slots=True)
class Footprint:
    """The files that a compilation has read or looked for."""

    # the absolute path of each, with a digest of its content; "" if it did not exist
    files: dict[str, str] = field(default_factory=dict[str, str])

    def note(self, path: str) -> None:
        """Notes a file before it is read, or a file that was looked for and does not exist."""
        self.files.setdefault(os.path.abspath(path), digest(path))

    @property
    def read(self) -> tuple[str, ...]:
        """The files that existed."""
        return tuple(path for path, content in self.files.items() if content)

    def unchanged(self) -> bool:
        """Whether all these files are still the same."""
        return all(digest(path) == known for path, known in self.files.items())


def digest(path: str) -> str:
    """The digest of a file's content; "" if no file can be read there."""
    try:
        return digests.name(contents(path))
    except (OSError, ValueError):  # the latter for a name that no file can have
        return ""
