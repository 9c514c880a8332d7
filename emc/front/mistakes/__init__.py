"""Names the author's mistake.

The parser is at a word that no rule of the grammar accepts. `name` asks a list of questions, from the most specific to
the most general one. Each is a small function: a bracket that does not match, a word of EM-C used as a name, a type
that is not declared, a missing `;` ... The first function that recognises its mistake reports it, and may know a
repair.

scene.py     what the questions look at         outside.py   between functions
brackets.py  what does not match                words.py     words in the wrong place
blocks.py    task blocks                        missing.py   what is missing
"""

from __future__ import annotations

from emc.front.lalr import Parser
from emc.front.mistakes import blocks, brackets, missing, outside, words
from emc.front.mistakes.scene import Lost, Question, Repair, Scene

QUESTIONS: tuple[Question, ...] = (
    brackets.end_of_file,
    blocks.unclosed,
    outside.astray,
    brackets.closes_nothing,
    words.otherwise,
    words.doubled,
    words.word_as_name,
    blocks.shape,
    words.misspelled_head,
    outside.body,
    outside.missing_end,
    outside.statement,
    words.unknown_type,
    words.untyped_member,
    words.untyped_bits,
    words.unknown_cast,
    outside.untyped_parameter,
    outside.inner_function,
    words.type_in_expression,
    missing.operand,
    missing.declared_name,
    missing.head_of_for,
    missing.parenthesis,
    missing.while_of_do,
    missing.colon,
    brackets.missing_closer,
    missing.semicolon,
    missing.comma_or_operator,
    words.anything,
)


def name(parser: Parser, lost: Lost) -> Repair | None:
    """Adds a fault for the word at which the parser is. Returns how parsing can continue, if the mistake is clear."""
    scene = Scene(parser, lost)
    for question in QUESTIONS:
        if question(scene):
            break
    return scene.repair
