"""Functions of the C library whose types the compiler knows, as gcc does.

Old programs call `printf` and `exit` without a header, and `__builtin_memcpy` means `memcpy` whatever is declared. Each
line has the result, the name and the parameters, in the words of `_TYPES`. A final `...` means that the function is
variadic.

    int printf text ...          int printf(const char *, ...)
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.front.types import CHAR, DOUBLE, FLOAT, INT, LLONG, UINT, ULLONG, VOID, Function, Pointer, Type, Void

_TYPES: dict[str, Type] = {
    "void": VOID,
    "int": INT,
    "size": UINT,
    "wide": LLONG,
    "uwide": ULLONG,
    "double": DOUBLE,
    "float": FLOAT,
    "bytes": Pointer(VOID),
    "data": Pointer(Void(const=True)),
    "chars": Pointer(CHAR),
    "text": Pointer(replace(CHAR, const=True)),
    "list": Pointer(CHAR),  # va_list
    "int*": Pointer(INT),
    "double*": Pointer(DOUBLE),
    "chars*": Pointer(Pointer(CHAR)),
    "code": Pointer(Function(VOID, ())),
}

_LINES = """
void abort
void exit int
int atexit code
int abs int
int labs int
wide llabs wide
int atoi text
int atol text
double atof text
int rand
void srand size
bytes malloc size
bytes calloc size size
bytes realloc bytes size
void free bytes
chars getenv text
int strtol text chars* int
size strtoul text chars* int
wide strtoll text chars* int
uwide strtoull text chars* int
double strtod text chars*
int printf text ...
int sprintf chars text ...
int snprintf chars size text ...
int vprintf text list
int vsprintf chars text list
int vsnprintf chars size text list
int scanf text ...
int sscanf text text ...
int puts text
int putchar int
int getchar
bytes memcpy bytes data size
bytes memmove bytes data size
bytes memset bytes int size
int memcmp data data size
bytes memchr data int size
size strlen text
chars strcpy chars text
chars strncpy chars text size
chars strcat chars text
chars strncat chars text size
int strcmp text text
int strncmp text text size
chars strchr text int
chars strrchr text int
chars strstr text text
chars strpbrk text text
size strspn text text
size strcspn text text
chars strdup text
chars strtok chars text
int strcasecmp text text
int strncasecmp text text size
int isalpha int
int isdigit int
int isalnum int
int isspace int
int isupper int
int islower int
int isprint int
int ispunct int
int isxdigit int
int iscntrl int
int isgraph int
int isblank int
int toupper int
int tolower int
double frexp double int*
double ldexp double int
double modf double double*
double fma double double double
int __clz size
int __clzll uwide
int __ctz size
int __ctzll uwide
int __popcount size
int __popcountll uwide
int __parity size
int __parityll uwide
int __ffs int
int __ffsll wide
int __clrsb int
int __clrsbll wide
int __bswap16 size
size __bswap32 size
uwide __bswap64 uwide
bytes __alloca bytes size
void __alloca_end bytes
bytes __array_new size
void __array_end bytes
bytes __array_aligned_new size size
void __array_aligned_end bytes
int __overflow int uwide uwide bytes
int __fpclassify double
int __isnan double
int __isinf double
int __isfinite double
int __signbit double
int __unordered double double
int __lessgreater double double
"""
_REAL = (  # each of them exists for double, and with a final f for float
    "acos asin atan ceil cos cosh exp exp2 expm1 fabs floor log log10 log1p log2 rint round nearbyint sin sinh sqrt "
    "tan tanh trunc cbrt acosh asinh atanh erf erfc tgamma lgamma"
)
_REAL_OF_TWO = "atan2 copysign fdim fmax fmin fmod hypot nextafter pow remainder"


def _table() -> dict[str, Function]:
    found: dict[str, Function] = {}
    for line in _LINES.strip().splitlines():
        result, name, *parameters = line.split()
        variadic = parameters[-1:] == ["..."]
        types = tuple(_TYPES[word] for word in parameters if word != "...")
        found[name] = Function(_TYPES[result], types, variadic)
    for count, names in ((1, _REAL), (2, _REAL_OF_TWO)):
        for name in names.split():
            found[name] = Function(DOUBLE, (DOUBLE,) * count)
            found[name + "f"] = Function(FLOAT, (FLOAT,) * count)
    return found


REAL = frozenset([*_REAL.split(), *_REAL_OF_TWO.split()])  # the names for double
SIGNATURES = _table()
