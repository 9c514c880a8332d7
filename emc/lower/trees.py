"""`iterate` and `everywhere`: the copies of a block form a binary tree, along which they are started and joined.

Copy i starts copies 2i+1 and 2i+2, runs the body, and joins. Its children's packets match at `kids`; their combination
and its own packet match at `all`, whose thread sends the result to the parent. There are no counters. A floating-point
sum is combined in a fixed order.

    start(k)            the children's frames (everywhere: on their PEs), their arguments, their start packets
    body                own values stay in the frame
    kids(left, right)   left op right            -> right operand of `all`
    all(own, right)     own op right             -> k; the frame is freed
"""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.front import typed
from emc.ir.handlers import fixed_traits
from emc.ir.module import Op, Operand, Ref, Reg
from emc.lower import memory
from emc.lower.arrive import passed_on
from emc.lower.body import Body
from emc.lower.builder import Entry, Slot
from emc.lower.calls import Argument, Words, frame_address, put_remote, start_local
from emc.lower.expressions import value
from emc.lower.reduce import combine_words, neutral_words
from emc.lower.statements import statement
from emc.lower.tasks import Child, Given, area_words, captures, child, give, given_back, own_words, receive, take_back
from emc.target import WORD


@dataclass(slots=True)
class Tree:
    """The template of one copy."""

    block: typed.TaskBlock
    child: Child
    given: list[Given]
    everywhere: bool
    number: Reg  # its place in the tree
    count: Operand  # of copies; a constant for everywhere
    area: Reg | None  # for its words after the first
    all: Entry | None = None
    kids: Entry | None = None
    areas: tuple[Slot, Slot, Slot] | None = None  # for the words of its children: left, right, both combined
    writes: bool = True  # the body may have written to other PEs, or called a function that has

    @property
    def body(self) -> Body:
        return self.child.body


# ---- the starter


def iterate(body: Body, s: typed.TaskBlock, place: typed.Iterate) -> None:
    b = body.b
    given = given_back(s)
    template = _template(body, s, given, everywhere=False, identity=place.identity)
    count = value(body, place.count)
    arguments = captures(body, s)
    wrong, right, some, none, done = (b.label(n) for n in ("negative", "count", "copies", "none", "joined"))
    b.brif(b.op("lts.i32", count, 0), wrong, right)
    b.start(wrong)
    b.trap("negative iterate count", count)
    b.start(right)
    b.brif(count, some, none)
    b.start(none)
    take_back(body, neutral_words(body, given), given)
    b.br(done)
    b.start(some)
    arguments += [Words((0,)), Words((count,))]
    _start_root(body, s, template, arguments, given, is_global=False)
    b.start(done)


def everywhere(body: Body, s: typed.TaskBlock) -> None:
    given = given_back(s)
    template = _template(body, s, given, everywhere=True, identity=None)
    arguments = captures(body, s)
    fence(body)
    arguments.append(Words((0,)))
    _start_root(body, s, template, arguments, given, is_global=True)


def _start_root(
    body: Body, s: typed.TaskBlock, template: str, arguments: list[Argument], given: list[Given], is_global: bool
) -> None:
    b = body.b
    area = b.slot("area", WORD * area_words(body, given)) if area_words(body, given) else None
    if area is not None:
        at = b.address(area)
        arguments.append(Words((memory.global_address(body, at) if is_global else at,)))
    if not s.wait:
        start_local(body, Ref(template), arguments, 0)
        b.sent()
        return
    entry = b.entry("join", "v")
    start_local(body, Ref(template), arguments, entry)
    b.wait(entry, "the copies of everywhere" if is_global else "the copies of iterate")
    take_back(body, receive(body, entry.parameters[0], area, given), given)


def fence(body: Body) -> None:
    """Waits until all writes of this PE have been performed. With one PE, they already have."""
    if body.one_pe:
        return
    b = body.b
    entry = b.entry("fenced", "v")
    start_local(body, Ref("__fence"), [], entry)
    b.wait(entry, "fence")


# ---- the copies


def _template(
    body: Body, s: typed.TaskBlock, given: list[Given], everywhere: bool, identity: typed.Automatic | None
) -> str:
    c = child(body, s, "everywhere" if everywhere else "iterate")
    inner = c.body
    number = c.arrivals.word("copy")
    count: Operand = body.target.pes if everywhere else c.arrivals.word("copies")
    area = c.arrivals.word("area") if area_words(body, given) else None
    tree = Tree(s, c, given, everywhere, number, count, area)
    _prepare(tree)
    _spawn(tree)
    if identity is not None:
        memory.store(inner, inner.place_of(identity), identity.type, number)
    first = len(inner.b.blocks)
    statement(inner, s.body)
    tree.writes = any(_may_write(op) for code in inner.b.blocks[first - 1 :] for op in code.ops)
    inner.b.span = s.body.span
    _join(tree)
    c.finish()
    return inner.name


def _may_write(op: Op) -> bool:
    """Whether the operation sends a packet for which a fence waits, or calls a function that may send one."""
    if not op.packet:
        return op.name == "frame.new"
    known = fixed_traits().get(op.packet)
    return known is None or known.answers != "value"


def _prepare(tree: Tree) -> None:
    b = tree.body.b
    if not tree.block.wait:
        return
    tree.all = b.entry("all", "own", "kids")
    tree.kids = b.entry("kids", "left", "right")
    words = area_words(tree.body, tree.given)
    if words:
        left, right, both = (b.slot(n, WORD * words) for n in ("left_area", "right_area", "kids_area"))
        tree.areas = (left, right, both)


def _spawn(tree: Tree) -> None:
    """Starts the children that exist, then continues to the body."""
    body = tree.body
    b = body.b
    if tree.everywhere and body.one_pe:
        return
    left = b.op("add.i32", b.op("shl.i32", tree.number, 1), 1)
    right = b.op("add.i32", left, 1)
    some, two, one, run = b.label("children"), b.label("two"), b.label("one"), b.label("run")
    b.brif(b.op("lts.i32", left, tree.count), some, run)
    b.start(some)
    b.brif(b.op("lts.i32", right, tree.count), two, one)
    b.start(two)
    if tree.everywhere:
        _spawn_remote(tree, left, right)
    else:
        _start_here(tree, left, "left", 0)
        _start_here(tree, right, "right", 1)
    b.br(run)
    b.start(one)
    if tree.everywhere:
        _spawn_remote(tree, left, None)
    else:
        _start_here(tree, left, "only", 2)
    b.start(run)


def _child_k(tree: Tree, side: str) -> Operand:
    if tree.all is None or tree.kids is None:
        return 0
    if side == "only":
        return tree.body.b.continuation(tree.all, "right")
    return tree.body.b.continuation(tree.kids, side)


def _child_arguments(tree: Tree, number: Operand, area: int) -> list[Argument]:
    body = tree.body
    arguments = [*passed_on(body, tree.child.captured), Words((number,))]
    if not tree.everywhere:
        arguments.append(Words((tree.count,)))
    if tree.areas is not None:
        at = body.b.address(tree.areas[area])
        arguments.append(Words((memory.global_address(body, at) if tree.everywhere else at,)))
    return arguments


def _start_here(tree: Tree, number: Operand, side: str, area: int) -> None:
    arguments = _child_arguments(tree, number, area)
    start_local(tree.body, Ref(tree.body.name), arguments, _child_k(tree, side))


def _pe(tree: Tree, further: int) -> Operand:
    """The PE of copy 2c+1 (further = 1) or 2c+2 of a copy c. Copy 0 runs on the starter's PE, and copy i on the i-th PE
    after it. So the PE of copy 2c+1 is the (c+1)st after this one."""
    b = tree.body.b
    pes = tree.body.target.pes
    pe = b.op("add.i32", b.op("add.i32", b.op("me"), tree.number), further)
    if pes & (pes - 1) == 0:
        return b.op("and.i32", pe, pes - 1)
    return b.op("select.i32", b.op("lts.i32", pe, pes), pe, b.op("sub.i32", pe, pes))


def _spawn_remote(tree: Tree, left: Operand, right: Operand | None) -> None:
    """Requests the frames of both children at the same time. When both have arrived, sends the arguments and starts the
    children."""
    body = tree.body
    b = body.b
    code = Ref(body.name)
    if right is None:
        entry = b.entry("frame", "left")
        b.do("send", frame_address(body, _pe(tree, 1), code), b.continuation(entry), word="frame")
        b.wait(entry, "a frame for a copy of everywhere")
        _start_there(tree, entry.parameters[0], left, "only", 2)
        return
    entry = b.entry("frames", "left", "right")
    b.do("send", frame_address(body, _pe(tree, 1), code), b.continuation(entry, "left"), word="frame")
    b.do("send", frame_address(body, _pe(tree, 2), code), b.continuation(entry, "right"), word="frame")
    b.wait(entry, "frames for copies of everywhere")
    _start_there(tree, entry.parameters[0], left, "left", 0)
    _start_there(tree, entry.parameters[1], right, "right", 1)


def _start_there(tree: Tree, frame: Operand, number: Operand, side: str, area: int) -> None:
    body = tree.body
    put_remote(body, frame, _child_arguments(tree, number, area))
    body.b.do("get.at", frame, _child_k(tree, side))


def _join(tree: Tree) -> None:
    """The end of the body, and the two matching entries."""
    body = tree.body
    b = body.b
    if tree.block.wait and tree.everywhere and tree.writes:
        fence(body)
    if tree.all is None or tree.kids is None or (tree.everywhere and body.one_pe):
        if tree.block.wait:
            _give_up(tree, own_words(body, tree.given))
        else:
            b.do("frame.free")
            b.end()
        return
    left = b.op("add.i32", b.op("shl.i32", tree.number, 1), 1)
    waiting, alone = b.label("children"), b.label("alone")
    b.brif(b.op("lts.i32", left, tree.count), waiting, alone)
    b.start(alone)
    own = own_words(body, tree.given)
    _give_up(tree, own)
    b.start(waiting)
    own = own_words(body, tree.given)
    b.do("pkt", b.continuation(tree.all, "left"), 0)
    b.wait(tree.all, "the other copies")
    both = tree.areas[2] if tree.areas else None
    kids = receive(body, tree.all.parameters[1], both, tree.given)
    _give_up(tree, combine_words(body, tree.given, own, kids))
    _kids(tree)


def _give_up(tree: Tree, words: list[Operand]) -> None:
    b = tree.body.b
    give(tree.body, words, tree.body.k, tree.area, local=not tree.everywhere or tree.body.one_pe)
    b.do("frame.free")
    b.end()


def _kids(tree: Tree) -> None:
    body = tree.body
    b = body.b
    assert tree.kids is not None and tree.all is not None
    b.start(tree.kids.label, tree.kids)
    left, right, both = tree.areas if tree.areas else (None, None, None)
    one = receive(body, tree.kids.parameters[0], left, tree.given)
    two = receive(body, tree.kids.parameters[1], right, tree.given)
    words = combine_words(body, tree.given, one, two)
    k = b.continuation(tree.all, "right")
    area = None
    if both is not None:
        at = b.address(both)
        area = at if isinstance(at, Reg) else b.own(at, "i32")
    give(body, words, k, area, local=True)
    b.end("this PE's own copy")
