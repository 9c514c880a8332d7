"""Tests that need more than `pip install -e '.[test]'`: which extra of emc's they need, and what is said without it.

@pytest.mark.extra("sweep", "pandas")       skipped if that module can't be imported
pytestmark = pytest.mark.extra("mpi")       the file itself finds out, and skips with `reason("mpi")`
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from typing import Any

import pytest

_REASON = re.compile(r"needs the extra (\S+):")


def reason(name: str) -> str:
    """What is said of a test that is skipped because that extra is not installed."""
    return f"needs the extra {name}: pip install -e '.[{name}]'"


def mark(items: Iterable[pytest.Item]) -> None:
    """Marks tests that use a browser as those of their extra, and skips those whose extra is absent."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.extra("test-all", "selenium"))
        for one in item.iter_markers("extra"):
            name, *modules = one.args
            if any(find_spec(module) is None for module in modules):
                item.add_marker(pytest.mark.skip(reason=reason(name)))


def summary(skipped: Iterable[Any]) -> Iterator[str]:
    """A line for each absent extra. skipped: pytest's reports."""
    said = (_REASON.search(report.longrepr[2]) for report in skipped if isinstance(report.longrepr, tuple))
    for name, count in sorted(Counter(found[1] for found in said if found).items()):
        yield f"{count} skipped: {reason(name)}"
