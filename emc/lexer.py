"""Pygments lexers for the two languages: EM-C, and the text of its IR. They serve `pygmentize -l emc`, pages, and the
REPL.

    from pygments import highlight
    highlight("int global A[8];", EmcLexer(), TerminalFormatter())

pyproject.toml registers both with Pygments, so an installed emc adds them to every program that uses it. No part of the
compiler is imported here: a lexer must load quickly, and must accept text that is not (yet) a program. So the words of
the language are listed here a second time, by colour. tests/test_lexer.py compares them with the grammar and the table.
"""

from __future__ import annotations

from typing import Any, ClassVar

import pygments.lexer
from pygments.lexer import RegexLexer, words
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Whitespace

bygroups: Any = pygments.lexer.bygroups  # pyright: ignore[reportUnknownVariableType]

# Statements of C.
CONTROL = (
    "break", "case", "continue", "default", "do", "else", "for", "goto", "if", "return", "switch", "while",
)  # fmt: skip
# Words that make threads and packets.
PARALLEL = (
    "dowith", "everywhere", "forkwith", "iterate", "packet_type", "parallel", "reductionand", "reductionmax",
    "reductionmin", "reductionor", "reductionprod", "reductionsum", "reductionxor", "update", "where",
)  # fmt: skip
PLACES = ("global", "shared")
TYPES = (
    "_Bool", "__auto_type", "char", "double", "enum", "float", "int", "long", "short", "signed", "struct", "union",
    "unsigned", "void",
)  # fmt: skip
DECLARING = (
    "_Alignas", "_Noreturn", "_Static_assert", "__label__", "__ni_handler", "__ni_memory", "auto", "const", "extern",
    "inline", "register", "restrict", "static", "typedef", "volatile",
)  # fmt: skip
ASKING = (
    "_Alignof", "_Generic", "__builtin_offsetof", "__builtin_types_compatible_p", "__builtin_va_arg", "__typeof__",
    "sizeof", "typeof",
)  # fmt: skip
# Functions that the compiler knows, and those of the header that every file begins with and of <emc/sync.h>.
BUILTINS = (
    "barrier", "barrier_fence", "clock_cycles", "clock_us", "fence", "fork", "global_of", "i_clear", "i_read",
    "i_write", "iterate_id", "local_of", "lock", "measure_begin", "measure_end", "my_pe", "own_count", "own_index",
    "pe_of", "q_clear", "q_read", "q_write", "remote_call", "resched", "spread_alloc", "spread_free", "trylock",
    "unlock",
)  # fmt: skip
CONSTANTS = ("N_PE", "PE_COLS", "PE_ROWS")
KEYWORDS = frozenset((*CONTROL, *PARALLEL, *PLACES, *TYPES, *DECLARING, *ASKING))

_NAME = r"[A-Za-z_$][\w$]*"


class EmcLexer(RegexLexer):
    """EM-C, `.emc` files: C with places, task blocks and packets."""

    name = "EM-C"
    aliases = ("emc", "em-c")
    filenames = ("*.emc",)
    mimetypes = ("text/x-emc",)

    tokens: ClassVar[dict[str, list[Any]]] = {
        "root": [
            (
                r"^([ \t]*)((?:#|%:)[ \t]*include)([ \t]*)(<[^>\n]*>|\"[^\"\n]*\")",
                bygroups(Whitespace, Comment.Preproc, Whitespace, Comment.PreprocFile),
            ),
            (
                rf"^([ \t]*)((?:#|%:)[ \t]*(?:define|undef|ifdef|ifndef))([ \t]+)({_NAME})",
                bygroups(Whitespace, Comment.Preproc, Whitespace, Name.Constant),
            ),
            (r"^([ \t]*)((?:#|%:)[ \t]*\w*)", bygroups(Whitespace, Comment.Preproc)),
            (
                rf"^([ \t]*)(?!default\b)({_NAME})([ \t]*)(:)(?!\s*\[)",
                bygroups(Whitespace, Name.Label, Whitespace, Punctuation),
            ),
            (
                rf"\b(goto)([ \t]+)({_NAME})",
                bygroups(Keyword, Whitespace, Name.Label),
            ),
            (
                rf"\b(struct|union|enum)([ \t]+)({_NAME})",
                bygroups(Keyword.Type, Whitespace, Name.Class),
            ),
            (r"\s+", Whitespace),
            (r"\\[ \t]*\n", String.Escape),
            (r"//(?:[^\\\n]|\\[\s\S])*", Comment.Single),
            (r"/\*", Comment.Multiline, "comment"),
            (r'(?:L|u8?|U)?"', String, "string"),
            (r"(?:L|u8?|U)?'(?:[^'\\\n]|\\.)*'", String.Char),
            (r"(?:\d+\.\d*|\.\d+)(?:[eE][+-]?\d+)?[fFlL]?|\d+[eE][+-]?\d+[fFlL]?", Number.Float),
            (r"0[xX](?:[0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)[pP][+-]?\d+[fFlL]?", Number.Float),
            (r"0[xX][0-9a-fA-F]+[uUlL]*", Number.Hex),
            (r"0[bB][01]+[uUlL]*", Number.Bin),
            (r"0[0-7]+[uUlL]*", Number.Oct),
            (r"\d+[uUlL]*", Number.Integer),
            (words(CONTROL, prefix=r"\b", suffix=r"\b"), Keyword),
            (words(PARALLEL, prefix=r"\b", suffix=r"\b"), Keyword.Reserved),
            (words(PLACES, prefix=r"\b", suffix=r"\b"), Keyword.Pseudo),
            (words(TYPES, prefix=r"\b", suffix=r"\b"), Keyword.Type),
            (words(DECLARING, prefix=r"\b", suffix=r"\b"), Keyword.Declaration),
            (words(ASKING, prefix=r"\b", suffix=r"\b"), Operator.Word),
            (words(CONSTANTS, prefix=r"\b", suffix=r"\b"), Name.Constant),
            (words(BUILTINS, prefix=r"\b", suffix=r"\b(?=\s*\()"), Name.Builtin),
            (rf"{_NAME}(?=\s*\()", Name.Function),
            (_NAME, Name),
            (r"[-+*/%&|^~!<>=?:#]+", Operator),
            (r"[;,.(){}\[\]]", Punctuation),
        ],
        "comment": [
            (r"[^*]+", Comment.Multiline),
            (r"\*/", Comment.Multiline, "#pop"),
            (r"\*", Comment.Multiline),
        ],
        "string": [
            (r'"', String, "#pop"),
            (r"\\(?:[0-7]{1,3}|x[0-9a-fA-F]+|\n|.)", String.Escape),
            (r"%[-+ #0]*(?:\d+|\*)?(?:\.(?:\d+|\*))?(?:hh|h|ll|l|[jztL])?[diouxXcsfFeEgGaAp%]", String.Interpol),
            (r'[^"\\%\n]+|%', String),
            (r"\n", Whitespace, "#pop"),  # a string ends with its line, whether closed or not
        ],
    }


# Operations that make packets and frames, and those that end a block.
_PACKETS = ("pkt", "get", "cont", "frame", "match", "host")
_ENDS = ("br", "brif", "switch", "break", "trap")
_MODULE = ("module", "template", "data", "spread")
_TRAITS = (
    *("function", "block", "handler", "escapes", "arguments", "frame", "entry", "matching", "start", "size"),
    *("reads", "writes", "updates", "answers", "until", "fenced", "ahead", "called", "is", "meeting", "interface"),
)
_FACTS = (
    "pes",
    "rows",
    "cols",
    "shape",
    "memory",
    "yield",
    "interfaces",
    "align",
    "dims",
    "text",
    "words",
    "bytes",
    "zeros",
    "ref",
)
_IR_NAME = r'(?:[A-Za-z0-9_.$@]+|"(?:[^"\\\n]|\\.)*")'
_OPERATION = r"[A-Za-z_$][A-Za-z0-9_.$@]*"
_AT = r'(?:"(?:[^"\\\n]|\\.)*"[ \t]*)?\d+:\d+(?:-\d+(?::\d+)?)?'


class EmirLexer(RegexLexer):
    """The text of EM-IR, `.emir` files, as `emc show ir` prints it."""

    name = "EM-IR"
    aliases = ("emir", "em-ir")
    filenames = ("*.emir",)
    mimetypes = ("text/x-emir",)

    tokens: ClassVar[dict[str, list[Any]]] = {
        "root": [
            (r"\s+", Whitespace),
            (r"//[^\n]*", Comment.Single),
            (rf";[ \t]*{_AT}(?:[ \t]+in[ \t]+{_IR_NAME}[ \t]+at[ \t]+{_AT})?", Comment.Special),
            (rf"%{_IR_NAME}", Name.Variable),
            (rf"\^{_IR_NAME}", Name.Label),
            (rf"(@{_IR_NAME})(#?)", bygroups(Name.Function, Operator)),
            (r":(?:i32|i64|f32|f64)\b", Keyword.Type),
            (r"[+-]?(?:\d+\.\d*(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|(?:inf|nan)\b)", Number.Float),
            (r"[+-]?0[xX][0-9a-fA-F]+", Number.Hex),
            (r"[+-]?\d+\b", Number.Integer),
            (r'"(?:[^"\\\n]|\\.)*"', String),
            (words(_MODULE, prefix=r"^", suffix=r"\b"), Keyword.Declaration),
            (
                rf"(slot)([ \t]+)([+-]\w+)([ \t]+)({_IR_NAME})",
                bygroups(Keyword.Declaration, Whitespace, Number.Integer, Whitespace, Name.Variable.Instance),
            ),
            (words(_TRAITS + _FACTS + _ENDS, prefix=r"(?<![\w.])", suffix=r"\b(?![.\w])"), Keyword),
            (
                rf"\b(send)([ \t]+)({_IR_NAME})",
                bygroups(Keyword.Reserved, Whitespace, Name.Class),
            ),
            (words(_PACKETS, prefix=r"(?<![\w.])", suffix=r"(?:\.\w+)*\b"), Keyword.Reserved),
            (rf"(?:(?<=[ ]{{4}})|(?<==[ ])){_OPERATION}", Name.Builtin),
            (_OPERATION, Name),
            (r"[=#]", Operator),
            (r"[\[\](),:+-]", Punctuation),
        ],
    }
