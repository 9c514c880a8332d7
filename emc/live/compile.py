"""A text that was typed -> a piece of the program: IR, what is to be run, and what is known after it.

    environment = Environment()
    piece = compile(Source("<1>", "int x = 3; x + 4"), environment, names, settings, faults)
    piece.object            the datum `x`, the function `<prompt>`, which gives 7
    piece.steps             (Step("<prompt>"),)
    piece.after             the environment for the next text

A name of file scope that has the type it had before is the same thing: its datum or its template takes the place of
the old one. With another type it is a thing of its own, `x@7`, and what was compiled before goes on with the old one.
Values that are no constants are computed when their declaration is typed.
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
_NOT_YET = frozenset({"W0532"})  # nothing uses it: the next text may


@dataclass(frozen=True, slots=True)
class Link:
    """What a name of file scope stands for in the program: the name of a datum or template there, its type, whether it
    is defined (or only declared)."""

    name: str
    type: Type
    defined: bool


@dataclass(frozen=True, slots=True)
class Environment:
    """What is known after some texts. types: of the names, which are types. number: of texts so far."""

    defined: Defined | None = None
    types: Mapping[str, bool] = field(default_factory=dict[str, bool])
    known: Known = field(default_factory=Known)
    links: Mapping[str, Link] = field(default_factory=dict[str, Link])
    number: int = 0

    @property
    def macros(self) -> tuple[str, ...]:
        """The names of all macros."""
        return () if self.defined is None else tuple(self.defined.macros)


@dataclass(frozen=True, slots=True)
class Names:
    """The names of the program that runs. there: the datum or function of that name. busy: does a thread wait in that
    function?"""

    there: Callable[[str], Datum | Spread | Template | None]
    busy: Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Step:
    """A function to be called. computes: the datum that it computes on PE 0 and every PE is to have, or ""."""

    function: str
    computes: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """steps: to be run in order. shown: the value of the last, if it is an expression; then `asks` is the function that
    says where the object lies ("" when none is needed). told: what the user should know about names that changed."""

    object: lower.Object
    steps: tuple[Step, ...]
    shown: Shown | None
    asks: str
    declared: Mapping[str, Linked]
    told: tuple[str, ...]
    after: Environment


def compile(
    source: Source, before: Environment, names: Names, settings: Settings, faults: Faults, line: int = 1
) -> Piece:
    """line: the number of the text's first line in its file. Raises Faulty when the text has an error."""
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
    """The name for functions of statements: the old one's template is replaced, unless a thread still waits in it."""
    n = 1
    while names.busy(name := prompt if n == 1 else f"{prompt[:-1]}-{n}>"):
        n += 1
    return name


def _check(
    parsed: Parsed, before: Environment, prompt: str, number: int, settings: Settings, faults: Faults
) -> tuple[Checked, Computed]:
    """The text checked; a second time when it has initialisers that are to be computed."""
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
    """What can be wrong with a text that keeps all rules; of an expression whose value is shown, nothing is idle."""
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
        if symbol.prelude and (old is None or old.type == symbol.type):
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
    """Whether two types are one; the lengths that parameters compute are those that their functions say."""
    return old == type or (compatible(old, type) and spell(old) == spell(type))


def _grew(symbol: Linked, names: Names, old: Link) -> bool:
    """Whether an object needs more room than the one in whose place it would lie, or another alignment."""
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
        return f"`{name}` has moved: code compiled before keeps using the old one"
    if _spelled_alike(old.type, type):
        return (
            f"threads wait in the old `{name}`: they and its existing "
            "callers keep using it; new callers use the new one"
        )
    was, now = spell(old.type), spell(type)
    return f"`{name}` was `{was}` and is now `{now}`: code compiled before keeps using the old one"
