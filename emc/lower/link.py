"""Links objects to one Module: resolves names over all files, fetches missing ones from the library, and adds
handlers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from emc.alike import close_matches
from emc.faults import Faults, Note
from emc.front.typed import IN_INTERFACES
from emc.ir.handlers import NI_REQUEST, NI_UPDATE, OWN, complete, fixed_data, own
from emc.ir.module import Datum, Module, Template
from emc.lower.alone import at_once
from emc.lower.unit import Object
from emc.lower.updates import MAILBOX
from emc.lower.uses import Thing, Uses
from emc.source import Span
from emc.target import Target

START = "__start"  # calls main, and ends the run with its result
LIVE = "__live"  # calls the functions that the user of a live machine calls


def link(
    objects: Sequence[Object],
    target: Target,
    find: Callable[[str], Object | None],
    faults: Faults,
    live: bool = False,
) -> Module:
    """The program that consists of these objects and of the library's objects that they need. find(name): the library
    object that defines a name, or None. live: the program is for a live machine, which calls its functions, and calls
    `main` only if there is one. Faults: names that are defined twice, or not at all."""
    things: dict[str, Thing] = {}
    uses: dict[str, Uses] = {}  # of the things of the program
    weak: set[str] = set()
    for o in objects:
        _add(o, things, uses, weak, faults, user=True)
    if not live:
        _need_main(objects, things, faults)
    starts = (LIVE, *([START] if "main" in things else [])) if live else (START,)
    for name, span, user in _missing(uses, starts):
        library = find(name)
        if library is not None:
            _add(library, things, uses, weak, faults, user=False)
        elif name in fixed_data():
            things[name], uses[name] = fixed_data()[name], {}
        if name not in things and user:
            _report_undefined(name, span, things, faults)
            things[name], uses[name] = Datum(name, 4, 4, b""), {}
    faults.stop_if_any()
    wanted = _order(objects, things, uses, starts)
    module = Module(
        objects[0].file,
        target,
        starts[0],
        tuple(t for t in wanted if not isinstance(t, Template)),
        tuple(t for t in wanted if isinstance(t, Template)),
    )
    return complete(at_once(module))


def _report_undefined(name: str, span: Span, things: dict[str, Thing], faults: Faults) -> None:
    kind, _, rest = name.partition(".")
    other = next((things[f"{one}.{rest}"] for one in OWN if f"{one}.{rest}" in things), None) if own(name) else None
    if other is not None:
        interface = kind in (NI_UPDATE, NI_REQUEST)
        word = "ni_handler" if interface else "packet_type"
        here, there = ("a reply", "sends none") if kind in ("request", NI_REQUEST) else ("no reply", "sends one")
        if (other.name.partition(".")[0] in (NI_UPDATE, NI_REQUEST)) == interface:
            text = f"`{rest}` expects {here} here, but its handler {there}"
        else:
            text = f"`{rest}` is declared with `{word}` here, but its handler is not"
        hint = f"declare it with `{word}` in a header, and include the header in both files"
        faults.error("E0501", span, text, hint, Note(other.span, "the handler is here"))
        return
    text = f"undefined: {_what(name)} is used here, but no file of this program defines it"
    plain = own(name) or name.removeprefix(IN_INTERFACES)
    hint = f"define `{plain}`, or add the file that defines it to the command, or check the spelling"
    faults.error("E0501", span, text, hint)


def _need_main(objects: Sequence[Object], things: dict[str, Thing], faults: Faults) -> None:
    main = things.get("main")
    if not isinstance(main, Template):
        where = Span(objects[0].file, 1, 1, 1, 1)
        near = close_matches("main", [n for n, t in things.items() if isinstance(t, Template)], 1, 0.7)
        hint = f"should `{near[0]}` be named `main`?" if near else "define `int main(void) { ... }`"
        raise faults.stop("E0502", where, "no `main`: a program starts with the function `main` on PE 0", hint)


def _add(
    o: Object, things: dict[str, Thing], uses: dict[str, Uses], weak: set[str], faults: Faults, user: bool
) -> None:
    for thing in (*o.data, *o.templates):
        name = thing.name
        old = things.get(name)
        if old is None or name in weak:
            if name in o.weak and old is not None:
                if _size(thing) > _size(old):
                    things[name], uses[name] = thing, o.uses[name]
                continue
            things[name], uses[name] = thing, o.uses[name]
            weak.discard(name)
            if name in o.weak:
                weak.add(name)
        elif name in o.weak or not user or _shared(thing):
            continue
        else:
            faults.error(
                "E0503",
                thing.span,
                f"{_what(name)} is defined twice",
                "remove or rename one of them, or make it `static`",
                Note(old.span, "the other definition is here"),
            )


def _shared(thing: Thing) -> bool:
    made = isinstance(thing, Template) and thing.role == "handler" and not own(thing.name)
    return made or thing.name.startswith("emc.")


def _what(name: str) -> str:
    if name.startswith(IN_INTERFACES):
        return f"the `ni_memory` object `{name.removeprefix(IN_INTERFACES)}`"
    kind = "handler" if name.partition(".")[0] in (NI_UPDATE, NI_REQUEST) else "packet type"
    return f"the {kind} `{own(name)}`" if own(name) else f"`{name}`"


def _size(thing: Thing) -> int:
    return thing.size if isinstance(thing, Datum) else 0


def _missing(uses: dict[str, Uses], starts: Sequence[str]) -> Iterator[tuple[str, Span, bool]]:
    """The names that are used but not defined, each once. It also finds names in objects that are added while it
    runs."""
    seen: set[str] = set()
    for start in starts:
        if start not in uses:
            seen.add(start)
            yield start, Span("<start>", 1, 1, 1, 1), False
    done: set[str] = set()
    while new := [name for name in uses if name not in done]:
        done.update(new)
        for current in new:
            for name, span in uses[current].items():
                if name not in uses and name not in seen:
                    seen.add(name)
                    yield name, span, True


def _order(
    objects: Sequence[Object], things: dict[str, Thing], uses: dict[str, Uses], starts: Sequence[str]
) -> list[Thing]:
    """Everything that is reachable from the starts and from the user's things. The user's things come first."""
    users = [n for o in objects for n in (*(t.name for t in o.data), *(t.name for t in o.templates)) if n in things]
    order: dict[str, None] = dict.fromkeys(users)
    order.update(dict.fromkeys(starts))
    work = deque(order)
    while work:
        for name in uses[work.popleft()]:
            if name not in order:
                order[name] = None
                work.append(name)

    made = [n for n, t in things.items() if isinstance(t, Template) and t.role == "handler" and not own(n)]
    handlers = [n for n in made if n not in order]  # packet types of the library are only included if they are reached
    mail = [n for n in things if n == MAILBOX and n not in order]  # for handlers
    return [things[n] for n in (*order, *handlers, *mail)]
