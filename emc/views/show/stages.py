"""The stages that are already text, line by line: tokens, tree, typed tree, IR, LLVM."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from emc.dataclass import replace
from emc.engines.native.codegen.threads import Texts, table_of, texts
from emc.engines.native.names import THREADS
from emc.front import show_typed, tree, typed
from emc.front.build import declared_name
from emc.front.lex import Word
from emc.front.show import token_lines, tree_lines
from emc.ir.module import Block, Op, Template
from emc.ir.show import show_datum, show_head, template_lines
from emc.source import Span
from emc.views.show.coupling import BLOCK, HEAD, LINE, Part, Row, lines_of
from emc.views.show.program import ShownProgram, function_of, plain


def functions(unit: tree.Unit) -> list[tuple[str, Span]]:
    """The functions that a unit defines, and their spans."""
    return [
        (declared_name(item.declarator).name, item.span)
        for item in unit.items
        if isinstance(item, tree.FunctionDefinition)
    ]


def tokens(words: Iterable[Word], known: Sequence[tuple[str, Span]]) -> list[Part]:
    """A part for each function of `known`, and for the tokens between them."""
    rows: dict[str, list[Row]] = {}
    for text, span in token_lines(words):
        name = "" if span is None else next((name for name, whole in known if _within(span, whole)), "")
        rows.setdefault(name, []).append(Row(text, lines_of(span), level=HEAD if span is None else LINE))
    return [Part(name or "tokens", name, tuple(found)) for name, found in rows.items()]


def _within(span: Span, whole: Span) -> bool:
    begin, end = (whole.line, whole.column), (whole.end_line, whole.end_column)
    return span.file == whole.file and begin <= (span.line, span.column) < end


def syntax(unit: tree.Unit, file: str = "") -> list[Part]:
    """The tree, with a part for each item. file: only items in this file."""
    parts: list[Part] = [Part("unit", "", (Row(next(tree_lines(unit))[0], level=HEAD),))]
    for item in unit.items:
        if file and item.span.file != file:
            continue
        name = declared_name(item.declarator).name if isinstance(item, tree.FunctionDefinition) else ""
        rows = [Row(f"  {'' if i else 'items: '}{text}", lines_of(s)) for i, (text, s) in enumerate(tree_lines(item))]
        parts.append(Part(name or "declaration", name, tuple(rows)))
    return parts


def meaning(unit: typed.Unit) -> list[Part]:
    """The typed tree, with a part for static objects and one for each function."""
    statics = tuple(Row(str(line), lines_of(line.span)) for line in show_typed.static_lines(unit))
    parts = [Part("statics", "", statics)] if statics else []
    for function in unit.functions:
        head, *rest = show_typed.lines(function)
        rows = [Row(str(head), lines_of(head.span), level=HEAD), *(Row(str(x), lines_of(x.span)) for x in rest)]
        name = plain(function.symbol.name)
        parts.append(Part(name, name, tuple(rows), function.span.end_line))
    return parts


def ir(program: ShownProgram, templates: Sequence[Template]) -> list[Part]:
    """The IR, with a part for each template."""
    return [ir_of(program, t) for t in templates]


def ir_of(program: ShownProgram, template: Template) -> Part:
    rows = tuple(_ir_row(program, text, shown) for text, shown in template_lines(template))
    return Part(template.name, function_of(template), rows, template.span.end_line)


def _ir_row(program: ShownProgram, text: str, shown: object) -> Row:
    match shown:
        case Op() as op:
            return Row(text, lines_of(op.span), program.cycles(op))
        case Template() as template:
            return Row(text, lines_of(template.span), level=HEAD)
        case Block():
            return Row(text, level=BLOCK)
        case _:
            return Row(text)


def data(program: ShownProgram) -> list[Part]:
    """The IR's head line and static objects."""
    head = Part("module", "", (Row(show_head(program.module), level=HEAD), Row("")))
    parts = [
        Part(f"@{d.name}", "", tuple(Row(text, lines_of(d.span)) for text in show_datum(d).splitlines()))
        for d in program.module.data
    ]
    return [head, *parts]


def apart(parts: Sequence[Part], first: int) -> list[Part]:
    """The parts, with an empty line before each part from number `first` on."""
    kept = list(parts)
    for i in range(max(first, 1), len(kept)):
        kept[i] = replace(kept[i], rows=(Row("", level=HEAD), *kept[i].rows))
    return kept


def llvm(program: ShownProgram, templates: Sequence[Template], whole: bool = False) -> list[Part]:
    """A part for each template: its LLVM function, with a comment that names the template. whole: whether the text
    around the functions is included, as LLVM gets it."""
    made = texts(program.module, program.layout, program.description)
    chosen = {id(t) for t in templates}
    parts = [llvm_of(made, i, t) for i, t in enumerate(program.module.templates) if id(t) in chosen]
    if not whole:
        return apart(parts, 0)
    every = range(made.count)
    head, tail = (text.split("\n") for text in (made.head(every), table_of(every, THREADS)))
    return apart([_loose("types", head), *parts, _loose("table", tail)], 0)


def _loose(title: str, lines: Iterable[str]) -> Part:
    return Part(title, "", tuple(Row(line) for line in lines))


def llvm_of(made: Texts, index: int, template: Template) -> Part:
    """The LLVM function of a template. Each line has the source line of the operation that it implements."""
    rows = [Row(f"; {template.role} @{template.name}", lines_of(template.span), level=HEAD)]
    owners = _owners(made.origins(index))
    owner = next(owners, None)
    lines = ()
    for number, text in enumerate(made.function(index).split("\n")):
        while owner is not None and number >= owner[0]:
            lines = () if owner[1] is None else lines_of(owner[1].span)
            owner = next(owners, None)
        label = not text.startswith(" ") and text.endswith(":")
        rows.append(Row(text, () if label else lines, level=HEAD if number == 0 else BLOCK if label else LINE))
    return Part(template.name, function_of(template), tuple(rows))


def _owners(origins: tuple[tuple[int, Op | None], ...]) -> Iterator[tuple[int, Op | None]]:
    """The origins, except those without lines of their own."""
    for here, after in zip(origins, (*origins[1:], None), strict=True):
        if after is None or after[0] > here[0]:
            yield here
