"""What pages draw is what the run did: the coloured part of each row is the part of its cycles in which the PE was
busy, at any width and after a zoom."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.browsing import window

from emc.views import trace, watch
from emc.views.profile import heat

At = Callable[..., Any]
BUSY = str(Path(__file__).with_name("busy.emc"))
CLOSE = 0.03

# By row of the chart: the part of its pixels that have another colour than that of idle time.
COLOURED = """
const { chart } = traced, dots = window.devicePixelRatio, pen = chart.canvas.getContext("2d"), tall = ROW - BAR - 3;
const probe = document.createElement("canvas").getContext("2d");
probe.fillStyle = chart.colour("idle");
probe.fillRect(0, 0, 1, 1);
const idle = probe.getImageData(0, 0, 1, 1).data;
return chart.tracks.list.filter(one => one.kind === "pe").map((_, row) => {
  const y = Math.round(chart.y(row) + 1), wide = Math.floor(chart.width - LABELS);
  const { data } = pen.getImageData(LABELS * dots, y * dots, wide * dots, tall * dots);
  let other = 0;
  for (let i = 0; i < data.length; i += 4) other += [0, 1, 2].some(part => Math.abs(data[i + part] - idle[part]) > 2);
  return 4 * other / data.length;
});
"""
# By row of the heat map: its mean opacity, 0 .. 1.
HEAT = """
const heat = arguments[0], { width, height } = heat.canvas, copy = document.createElement("canvas");
Object.assign(copy, { width, height });
const pen = copy.getContext("2d"), { overview } = heat.data;
pen.imageSmoothingEnabled = overview.stretches > heat.width;
pen.imageSmoothingQuality = "high";
pen.drawImage(heat.image, 0, 0, width * overview.width * overview.stretches / heat.data.cycles, height);
return Array.from({ length: overview.rows }, (_, row) => {
  const { data } = pen.getImageData(0, Math.floor((row + 0.5) * height / overview.rows), width, 1);
  let sum = 0;
  for (let i = 3; i < data.length; i += 4) sum += data[i] / 255;
  return sum / width;
});
"""


def busy(one: Any, first: float, last: float) -> list[float]:
    """The part of the cycles from `first` to `last` in which each PE is busy."""
    found = [0.0] * one.built.module.target.pes
    for part in one.made.slices:
        if part.row.does != "beside":
            found[part.row.pe] += max(0.0, min(part.end, last) - max(part.begin, first))
    return [cycles / (last - first) for cycles in found]


@pytest.mark.slow
@pytest.mark.parametrize("name", [BUSY, "stencil.emc", "fib.emc", "histogram.emc"], ids=lambda one: Path(one).stem)
def test_the_time_line_is_as_coloured_as_pes_are_busy(name: str, watched: At, opened: At, browser: Any) -> None:
    one = watched(name, "16")
    text = trace.page(one.made, one.built.module, one.heading, one.texts)
    for width in (800, 1400):
        with window(browser, width):
            opened(text)
            for zoom in (1, 0.4, 0.5):
                browser.execute_script(f"traced.chart.zoom({zoom}); traced.chart.scroll(0); traced.draw()")
                first, last = browser.execute_script("return [traced.chart.from, traced.chart.to]")
                wanted, shown = busy(one, first, last), browser.execute_script(COLOURED)
                visible = len(shown)
                assert shown == pytest.approx(wanted[:visible], abs=CLOSE), (width, first, last)


@pytest.mark.slow
@pytest.mark.parametrize("name", [BUSY, "stencil.emc"], ids=lambda one: Path(one).stem)
def test_the_overview_is_as_dark_as_pes_are_busy(name: str, watched: At, opened: At, browser: Any) -> None:
    one = watched(name, "16")
    wanted = busy(one, 0, one.run.cycles)
    for width in (800, 1400):
        with window(browser, width):
            opened(one.text)
            assert browser.execute_script(HEAT.replace("arguments[0]", "watched.heat")) == pytest.approx(
                wanted, abs=CLOSE
            )
    rows = heat.shares(one.run.overview, one.run.cycles, 16, 200)
    assert [sum(row) / len(row) for row in rows] == pytest.approx(wanted, abs=CLOSE)
    assert watch.page is not None
