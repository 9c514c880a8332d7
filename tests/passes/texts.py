"""Templates as text, for tests of passes."""

from __future__ import annotations

from emc.ir.module import Module, Template
from emc.ir.read import read_templates
from emc.ir.show import show_template
from emc.ir.verify import verify
from emc.target import Target


def template(text: str) -> Template:
    """The one template of a text."""
    (one,) = read_templates(text, "test.emir")
    return one


def code(t: Template) -> list[str]:
    """The operations alone, without places and comments."""
    lines = [line.split(";")[0].split("//")[0].strip() for line in show_template(t).splitlines()]
    return [line for line in lines if line and not line.startswith(("template", "slot"))]


def body(text: str, frame: str = "arguments 2, frame 64", slots: str = "") -> Template:
    """A function of these operations, which may read its arguments %a and %b, and its continuation %k."""
    start = "%a = load.i32 [%fp+8]\n%b = load.i32 [%fp+12]"
    return template(f"template @f: function, {frame}\n{slots}\n^start: entry 1 (%k)\n{start}\n{text}")


def made(t: Template) -> list[str]:
    """What became of `body`'s operations, verified."""
    verify(Module("test", Target(4, (), 1 << 20), t.name, (), (t,)))
    return [line for line in code(t)[1:] if line not in ("%a = load.i32 [%fp+8]", "%b = load.i32 [%fp+12]")]
