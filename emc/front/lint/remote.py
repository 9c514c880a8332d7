# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about loops that wait for another PE in each iteration, where one message would be enough.

    for (i = 0; i < n; i++) s += p[i];       p points to another PE, the same in all turns: n round trips

It reports innermost loops whose reads through a global pointer stay on one PE, with the cycles that an iteration waits.
It does not warn about loops that hide the wait (`iterate`, `forkwith`, `parallel`), that run where the data are
(`where`, or a function sent there), or that wait for a word to change. It also ignores loops that call functions,
compared with which a read costs little.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

from emc.front import typed
from emc.front.check.operands.lvalues import remote
from emc.front.lint.nodes import LOOPS, PARTS, every, live
from emc.front.lint.rules import Later, Lint, rule
from emc.front.types import Pointer, Spread, size_of

Loop: TypeAlias = typed.While | typed.DoWhile | typed.For
Way = Literal["fixed", "along", "unknown"]  # the same word in all iterations; other words of the same PE; not known

# a loop that contains one of them is not reported
_ALONE = frozenset(LOOPS) | {typed.TaskBlock, typed.Parallel, typed.Call, typed.RemoteCall}
_HARMLESS = frozenset({"math", "own_count", "own_index", "global_of"})
FEWEST = 16  # iterations: the call that fetches a block costs as much as a few reads


@rule(typed.TaskBlock)
def sends(lint: Lint, node: typed.TaskBlock) -> None:
    """Notes functions whose remote reads need no warning: those that a `where` block calls run where the data are, and
    while those that `iterate` or `forkwith` call wait, other threads run."""
    if isinstance(node.place, typed.Where | typed.Iterate) or not node.wait:
        lint.sent |= _called_names(node.body)


@rule(typed.Parallel)
def shares(lint: Lint, node: typed.Parallel) -> None:
    for arm in node.arms:
        lint.sent |= _called_names(arm)


def _called_names(s: typed.Node) -> set[str]:
    return {one.symbol.name for one in every(s) if isinstance(one, typed.FunctionAddress)}


@rule(typed.RemoteCall)
def sends_call(lint: Lint, node: typed.RemoteCall) -> None:
    if isinstance(node.function, typed.FunctionAddress):
        lint.sent.add(node.function.symbol.name)


@rule(typed.FunctionBody)
def remote_loops(lint: Lint, node: typed.FunctionBody) -> None:
    for loop, at_start in _loops(node.body, node.symbol.name == "main"):
        words = _Turn(loop, at_start).words()
        turns = _turns(loop)
        if words and (turns is None or turns >= FEWEST):
            lint.later.append(Later(node.symbol.name, loop.span, _text(lint.remote_read * words, words, turns), _HINT))


_HINT = (
    "to run the loop where the data are, write `where (p) dowith (...) { ... } update (...)`; "
    "to fetch a whole block at once, use mem_copyin(p, buffer, words) of <emc/msg.h>"
)


def _text(cycles: int, words: int, turns: int | None) -> str:
    reads = "a remote read" if words == 1 else f"{words} remote reads"
    total = f", {cycles * turns:,} in all" if turns else ""
    return f"each iteration of this loop waits for {reads} from the same PE: about {cycles} cycles per iteration{total}"


def _loops(body: typed.Block, main: bool) -> Iterator[tuple[Loop, bool]]:
    """The innermost loops that don't hide their waits, and for each whether the thread that starts the program runs
    it."""
    work: list[tuple[Any, bool]] = [(body, main)]
    while work:
        node, at_start = work.pop()
        kind = type(node)
        if kind is typed.TaskBlock:
            if node.wait and isinstance(node.place, typed.Everywhere | None):
                work.append((node.body, False))
            continue
        if kind is typed.Parallel or isinstance(node, typed.Value):
            continue
        if kind in LOOPS and _innermost(node):
            yield node, at_start
            continue
        for name in PARTS[kind]:
            part: Any = getattr(node, name)
            parts: tuple[Any, ...] = part if type(part) is tuple else (part,)  # type: ignore[assignment]
            work += [(one, at_start) for one in parts if one is not None]


def _innermost(loop: Loop) -> bool:
    for node in every(loop):
        kind = type(node)
        if kind in _ALONE and node is not loop:
            return kind not in LOOPS and kind is not typed.TaskBlock and kind is not typed.Parallel
    return True


def _turns(loop: Loop) -> int | None:
    """The number of iterations of `for (i = 0; i < 8; i++)`, if constants determine it."""
    if not isinstance(loop, typed.For) or not isinstance(loop.test, typed.Binary) or loop.test.op not in ("<", "<="):
        return None
    start, end = _start(loop.first), loop.test.right
    if start is None or not isinstance(end, typed.Constant) or not isinstance(loop.step, typed.Update):
        return None
    if loop.step.op != "+" or not isinstance(loop.step.value, typed.Constant):
        return None
    match end.value, loop.step.value.value:
        case int() as stop, int() as step if step:
            return max(0, -(-(stop - start + (loop.test.op == "<=")) // abs(step)))
        case _:
            return None


def _start(first: typed.Node | None) -> int | None:
    match first:
        case typed.Evaluate(value=typed.Assign(value=typed.Constant(value=int() as value))):
            return value
        case typed.Initialise(assigns=(typed.Assign(value=typed.Constant(value=int() as value)),)):
            return value
        case _:
            return None


class _Turn:
    """What one iteration of an innermost loop does: which variables it sets, and what it reads from where."""

    def __init__(self, loop: Loop, at_start: bool):
        self.loop, self.at_start = loop, at_start
        turn = [loop.test, loop.body] if not isinstance(loop, typed.For) else [loop.test, loop.body, loop.step]
        self.nodes = [node for part in turn if part is not None for node in live(part)]
        # for each variable that is set: whether it is only stepped by a constant
        self.set: dict[typed.Automatic | typed.Static, bool] = {}
        self.sets_pointers = False
        for node in self.nodes:
            if isinstance(node, typed.Assign | typed.Update):
                self._note(node)

    def _note(self, node: typed.Assign | typed.Update) -> None:
        if isinstance(node.target, typed.Variable):
            steps = isinstance(node, typed.Update) and node.op in "+-" and isinstance(node.value, typed.Constant)
            symbol = node.target.symbol
            self.set[symbol] = self.set.get(symbol, True) and steps
        self.sets_pointers |= isinstance(node.type, Pointer)

    def words(self) -> int:
        """The number of words for which an iteration waits, all from one other PE; 0 if the loop needs no warning."""
        if any(not self._plain(node) for node in self.nodes):
            return 0
        tests = self._tests()
        alone = {id(n.value) for n in self.nodes if isinstance(n, typed.Evaluate)}
        alone |= {id(self.loop.step)} if isinstance(self.loop, typed.For) else set()
        fixed = along = 0
        for node in self.nodes:
            place = self._read(node, alone)
            if place is None:
                continue
            match self.way(place):
                case "along":
                    along += _words(node)
                case "fixed":
                    if id(node) in tests:
                        return 0  # it may wait for another PE to change the word
                    fixed += _words(node)
                case _:
                    pass
        return along + fixed

    def _plain(self, node: Any) -> bool:
        if isinstance(node, typed.Builtin):
            return node.name in _HARMLESS
        return type(node) not in (typed.Call, typed.RemoteCall, typed.Packet, typed.Label)

    def _tests(self) -> set[int]:
        """The ids of all nodes in conditions."""
        tests = [n.test for n in self.nodes if isinstance(n, typed.If | typed.Conditional)]
        tests += [self.loop.test] if self.loop.test is not None else []
        return {id(one) for test in tests for one in every(test)}

    def _read(self, node: Any, alone: set[int]) -> typed.Value | None:
        """The pointer through which the node waits for another PE; None if it does not. An update whose value is not
        used is one packet."""
        if isinstance(node, typed.Load):
            thing = node.object
        elif isinstance(node, typed.Update) and id(node) not in alone:
            thing = node.target
        else:
            return None
        if not remote(thing):
            return None
        return _pointer_to(thing)

    def way(self, pointer: typed.Value) -> Way:
        """Where the pointer leads in the iterations of the loop."""
        match pointer:
            case typed.Convert(operand=operand) if isinstance(operand.type, Pointer) and operand.type.place:
                return self.way(operand)
            case typed.Load(object=typed.Variable(symbol=symbol)):
                return self._way_of(symbol, pointer.type)
            case typed.Update(target=typed.Variable(symbol=symbol)):
                return self._way_of(symbol, pointer.type)
            case typed.Load() if self._same(pointer):
                return "fixed"
            case typed.PointerAdd():
                return self._way_after(self.way(pointer.pointer), pointer)
            case typed.Address(object=thing) if remote(thing):
                return self.way(_pointer_to(thing))
            case typed.SpreadElement():
                here = self.at_start and all(isinstance(i, typed.Constant) and not i.value for i in pointer.indices)
                return "fixed" if not here and all(self._same(i) for i in pointer.indices) else "unknown"
            case _:
                return "unknown"

    def _way_of(self, symbol: typed.Automatic | typed.Static, type: Any) -> Way:
        if isinstance(symbol, typed.Automatic) and symbol.addressed:
            return "unknown"
        if symbol not in self.set:
            return "fixed"
        return "along" if self.set[symbol] and isinstance(type, Pointer) and type.place == "global" else "unknown"

    def _way_after(self, start: Way, add: typed.PointerAdd) -> Way:
        assert isinstance(add.type, Pointer)
        if start == "fixed" and self._same(add.index):
            return "fixed"
        return "along" if start != "unknown" and add.type.place == "global" else "unknown"

    def _same(self, value: typed.Value) -> bool:
        """Whether the value is the same in all iterations."""
        for node in every(value):
            match node:
                case typed.Variable(symbol=symbol):
                    if symbol in self.set or isinstance(symbol.type, Spread):
                        return False
                case typed.Load(object=thing) if not isinstance(thing, typed.Variable):
                    if self.sets_pointers or remote(thing) or not isinstance(node.type, Pointer):
                        return False
                case (
                    typed.Assign()
                    | typed.Update()
                    | typed.Call()
                    | typed.RemoteCall()
                    | typed.Packet()
                    | typed.Builtin()
                ):
                    return False
                case _:
                    pass
        return True


def _pointer_to(thing: typed.Value) -> typed.Value:
    while isinstance(thing, typed.MemberOf):
        thing = thing.base
    assert isinstance(thing, typed.Deref)
    return thing.pointer


def _words(node: typed.Value) -> int:
    return max(1, (size_of(node.type) + 3) // 4)
