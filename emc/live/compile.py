"""Compiles a typed text to a piece of the program: IR, what to run, and what is known after it.

    environment = Environment()
    piece = compile(Source("<1>", "int x = 3; x + 4"), environment, names, settings, faults)
    piece.object            the datum `x`, the function `<prompt>`, which gives 7
    piece.steps             (Step("<prompt>"),)
    piece.after             the environment for the next text

If a name of file scope has the same type as before, it is the same thing: its datum or template replaces the old one.
With another type it is a new thing, `x@7`, and code that was compiled before continues to use the old one. Values that
are not constants are computed when their declaration is typed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from emc import lower
from emc.dataclass import dataclass, field, replace
from emc.faults import Faults
from emc.front import flow, handlers, typed
from emc.front.check.messages import spell
from emc.front.check.operands.compatible import compatible
from emc.front.check.piece import PLACE, Checked, Known, Linked, Shown, check_piece
from emc.front.lint import lint
from emc.front.preprocess import Defined, preprocess
from emc.front.types import Function, Type
from emc.ir.module import Datum, Spread, Template
from emc.live.initialise import Computed, compute
from emc.live.parse import Parsed, parse
from emc.lower.unit import static
from emc.settings import Settings
from emc.texts import Source

PROMPT = "<prompt>"
_NOT_YET = frozenset({"W0532"})  # unused declarations: the next text may use them


@dataclass(frozen=True, slots=True)
class Link:
    """What a name of file scope means in the program."""

    name: str  # of the datum or template in the program
    type: Type
    defined: bool  # False: only declared


@dataclass(frozen=True, slots=True)
class Environment:
    """Everything that is known after some texts: declarations, macros, links."""

    defined: Defined | None = None
    types: Mapping[str, bool] = field(default_factory=dict[str, bool])  # by name: whether it is a type
    known: Known = field(default_factory=Known)
    links: Mapping[str, Link] = field(default_factory=dict[str, Link])
    number: int = 0  # of texts so far

    @property
    def macros(self) -> tuple[str, ...]:
        """The names of all macros."""
        return () if self.defined is None else tuple(self.defined.macros)


@dataclass(frozen=True, slots=True)
class Names:
    """The names of the program that runs."""

    there: Callable[[str], Datum | Spread | Template | None]  # returns the datum or function with that name
    busy: Callable[[str], bool]  # whether a thread waits in that function


@dataclass(frozen=True, slots=True)
class Step:
    """A function that is to be called."""

    function: str
    computes: str = ""  # the datum that it computes on PE 0, which every PE then gets; or ""


@dataclass(frozen=True, slots=True)
class Piece:
    """The result of compiling one text."""

    object: lower.Object
    steps: tuple[Step, ...]  # to be run in order
    shown: Shown | None  # the value of the last step, if it is an expression
    asks: str  # the function that returns where that value's object is; "" if it is not needed
    declared: Mapping[str, Linked]
    told: tuple[str, ...]  # notes for the user about names that changed
    after: Environment


def compile(
    source: Source, before: Environment, names: Names, settings: Settings, faults: Faults, line: int = 1
) -> Piece:
    """Compiles a text. line: the number of its first line in its file. Raises Faulty if the text has an error."""
    folders, seen = settings.folders(source.folder), settings.seen
    found = preprocess(source.text, source.name, folders, settings.defines, faults, seen, before.defined, line)
    faults.stop_if_any()
    number = before.number + 1
    prompt = _free(PROMPT, names)
    parsed = parse(found, before.types, prompt, faults)
    faults.stop_if_any()
    checked, made = _check(parsed, before, prompt, number, settings, faults)
    faults.stop_if_any()
    links, told = _link(checked.declared, before.links, names, number)
    unit = _without_unneeded(checked)
    _looked_at(parsed, unit, settings, faults)
    faults.stop_if_any()
    if checked.shown is not None and checked.shown.asks:
        _rename(unit, PLACE, f"{prompt}.place")
    object = lower.lower(unit, settings.target, settings.options, faults)
    after = Environment(found.defined, parsed.types, checked.after, {**before.links, **links}, number)
    asks = f"{prompt}.place" if checked.shown is not None and checked.shown.asks else ""
    return Piece(object, _steps(unit, made, parsed, checked), checked.shown, asks, checked.declared, told, after)


def _free(prompt: str, names: Names) -> str:
    """The name for the functions of statements. The template of the last such function is replaced, unless a thread
    still waits in it."""
    n = 1
    while names.busy(name := prompt if n == 1 else f"{prompt[:-1]}-{n}>"):
        n += 1
    return name


def _check(
    parsed: Parsed, before: Environment, prompt: str, number: int, settings: Settings, faults: Faults
) -> tuple[Checked, Computed]:
    """Checks the text. If it has initialisers that must be computed, it is checked a second time."""
    mine = Faults()
    made = Computed(parsed.unit, {})
    checked = check_piece(parsed.unit, settings.target, mine, str(number), before.known, parsed.prompts, parsed.shown)
    again = compute(parsed.unit, mine.found, prompt) if mine.errors else None
    if again is not None:
        second, made = Faults(), again
        prompts = (*parsed.prompts, *again.functions)
        checked = check_piece(again.unit, settings.target, second, str(number), before.known, prompts, parsed.shown)
        mine = second
    faults.found += [fault for fault in mine.found if fault.code not in _NOT_YET]
    return checked, made


def _without_unneeded(checked: Checked) -> typed.Unit:
    """The unit without the function of an expression that need not run."""
    if checked.shown is None or checked.shown.runs:
        return checked.unit
    name = checked.unit.functions[-2 if checked.shown.asks else -1].symbol.name
    return replace(checked.unit, functions=tuple(f for f in checked.unit.functions if f.symbol.name != name))


def _looked_at(parsed: Parsed, unit: typed.Unit, settings: Settings, faults: Faults) -> None:
    """Reports warnings about a correct text. An expression whose value is shown gives no warning that its value is not
    used."""
    flow.report(unit, faults)
    handlers.report(unit, faults)
    mine = Faults()
    items = parsed.unit.items[: -1 if parsed.shown else None]
    lint(replace(parsed.unit, items=items), unit, settings.target, settings.remote_read, mine)
    faults.found += [fault for fault in mine.found if fault.code not in _NOT_YET]


def _steps(unit: typed.Unit, made: Computed, parsed: Parsed, checked: Checked) -> tuple[Step, ...]:
    """The functions to call, in the order of the text."""
    prompts = frozenset(parsed.prompts)
    found: list[Step] = []
    for f in unit.functions:
        name = f.symbol.name
        if name in made.functions:
            found.append(Step(name, checked.declared[made.functions[name]].name))
        elif name in prompts:
            found.append(Step(name))
    return tuple(found)


def _rename(unit: typed.Unit, old: str, new: str) -> None:
    for f in unit.functions:
        if f.symbol.name == old:
            f.symbol.name = new


# ---- names of the text -> names of the program


def _link(
    declared: Mapping[str, Linked], before: Mapping[str, Link], names: Names, number: int
) -> tuple[dict[str, Link], tuple[str, ...]]:
    """Gives each thing of file scope its name in the program."""
    links: dict[str, Link] = {}
    told: list[str] = []
    for name, symbol in declared.items():
        defined = symbol.defined if isinstance(symbol, typed.FunctionName) else symbol.image is not None
        old = before.get(name)
        if symbol.weak and (old is None or old.type == symbol.type):
            continue
        if old is None:
            fresh = defined and names.there(symbol.name) is not None
        else:
            fresh = not _same(old, symbol.type) or (defined and (names.busy(old.name) or _grew(symbol, names, old)))
            if fresh and old.defined:
                told.append(_note(name, old, symbol.type))
        if fresh:
            symbol.name = f"{name}@{number}"
        elif old is not None:
            symbol.name = old.name
        links[name] = Link(symbol.name, symbol.type, defined or (old is not None and not fresh and old.defined))
    return links, tuple(told)


def _same(old: Link, type: Type) -> bool:
    return _spelled_alike(old.type, type) or (not old.defined and compatible(old.type, type))


def _spelled_alike(old: Type, type: Type) -> bool:
    """Whether two types are the same. Lengths that parameters compute are compared by their functions."""
    return old == type or (compatible(old, type) and spell(old) == spell(type))


def _grew(symbol: Linked, names: Names, old: Link) -> bool:
    """Whether an object needs more memory, or another alignment, than the object that it would replace."""
    there = names.there(old.name)
    if there is None or not isinstance(symbol, typed.Static):
        return False
    now = static(symbol)
    if isinstance(there, Spread) and isinstance(now, Spread):
        return (there.slot, there.align, there.dims) != (now.slot, now.align, now.dims)
    return not (
        isinstance(there, Datum) and isinstance(now, Datum) and (there.size, there.align) == (now.size, now.align)
    )


def _note(name: str, old: Link, type: Type) -> str:
    if _spelled_alike(old.type, type) and not isinstance(type, Function):
        return f"`{name}` has moved: code that was compiled before still uses the old one"
    if _spelled_alike(old.type, type):
        return (
            f"threads wait in the old `{name}`: they and the code that was compiled before still use it; "
            "new code uses the new one"
        )
    was, now = spell(old.type), spell(type)
    return f"`{name}` was `{was}` and is now `{now}`: code that was compiled before still uses the old one"
