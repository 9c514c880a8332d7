"""The macros that are defined before a program begins: those of C, and those by which gcc describes its target.

    #if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && __SIZEOF_LONG__ == 4

The target's macros are those of gcc with `-m32` that are true here: long double is double, and float expressions are
computed as float. No macro claims to be gcc or an x86.
"""

from __future__ import annotations

_C = {
    "__EMC__": "1",
    "__STDC__": "1",
    # defined here so that they exist; expand.py and preprocess.py compute them
    "__FILE__": '""',
    "__COUNTER__": "0",
    "__has_include": "__has_include",
    "__has_attribute": "__has_attribute",
    "__has_builtin": "__has_builtin",
    "__STDC_VERSION__": "199901L",
    "__STDC_HOSTED__": "1",
    "__STDC_IEC_559__": "1",
    "__STDC_ISO_10646__": "201706L",  # a wchar_t is a character of Unicode
    "__STDC_UTF_16__": "1",
    "__STDC_UTF_32__": "1",
    "__STDC_NO_COMPLEX__": "1",
    "__DATE__": '"Jan  1 1993"',  # fixed: a run is a function of its inputs
    "__TIME__": '"00:00:00"',
    "__TIMESTAMP__": '"Fri Jan  1 00:00:00 1993"',
}
_MACHINE = {
    "_ILP32": "1",
    "__ILP32__": "1",
    "__ORDER_LITTLE_ENDIAN__": "1234",
    "__ORDER_BIG_ENDIAN__": "4321",
    "__ORDER_PDP_ENDIAN__": "3412",
    "__BYTE_ORDER__": "__ORDER_LITTLE_ENDIAN__",
    "__FLOAT_WORD_ORDER__": "__ORDER_LITTLE_ENDIAN__",
    "__BIGGEST_ALIGNMENT__": "16",
    "__CHAR_BIT__": "8",
    "__FINITE_MATH_ONLY__": "0",
    "__FLT_EVAL_METHOD__": "0",
    "__FLT_EVAL_METHOD_TS_18661_3__": "0",
    "__FLT_RADIX__": "2",
    **{
        f"__ATOMIC_{order}": str(n)
        for n, order in enumerate(("RELAXED", "CONSUME", "ACQUIRE", "RELEASE", "ACQ_REL", "SEQ_CST"))
    },
}
_TYPES = {
    "SIZE": "unsigned int",
    "PTRDIFF": "int",
    "WCHAR": "long int",
    "WINT": "unsigned int",
    "CHAR16": "short unsigned int",
    "CHAR32": "unsigned int",
    "SIG_ATOMIC": "int",
    "INTPTR": "int",
    "UINTPTR": "unsigned int",
    "INTMAX": "long long int",
    "UINTMAX": "long long unsigned int",
}
_SIZES = {  # bytes, by the name in __SIZEOF_
    "SHORT": 2,
    "INT": 4,
    "LONG": 4,
    "LONG_LONG": 8,
    "POINTER": 4,
    "FLOAT": 4,
    "DOUBLE": 8,
    "LONG_DOUBLE": 8,
    "SIZE_T": 4,
    "PTRDIFF_T": 4,
    "WCHAR_T": 4,
    "WINT_T": 4,
}
_WIDTHS = {  # by kind: bits, and the suffix of the largest value
    "SCHAR": (8, ""),
    "SHRT": (16, ""),
    "INT": (32, ""),
    "LONG": (32, "L"),
    "LONG_LONG": (64, "LL"),
    "PTRDIFF": (32, ""),
    "INTPTR": (32, ""),
    "INTMAX": (64, "LL"),
    "SIG_ATOMIC": (32, ""),
    "WCHAR": (32, "L"),
}
_UNSIGNED = {"SIZE": "0xffffffffU", "UINTPTR": "0xffffffffU", "UINTMAX": "0xffffffffffffffffULL", "WINT": "0xffffffffU"}
_EXACT = {8: "char", 16: "short int", 32: "int", 64: "long long int"}
_FASTEST = {8: 8, 16: 32, 32: 32, 64: 64}  # bits of the fast type
_FLOATS = {
    "FLT": {
        "MANT_DIG": "24",
        "DIG": "6",
        "DECIMAL_DIG": "9",
        "MIN_EXP": "(-125)",
        "MIN_10_EXP": "(-37)",
        "MAX_EXP": "128",
        "MAX_10_EXP": "38",
        "MAX": "0x1.fffffep127F",
        "NORM_MAX": "0x1.fffffep127F",
        "MIN": "0x1p-126F",
        "DENORM_MIN": "0x1p-149F",
        "EPSILON": "0x1p-23F",
    },
    "DBL": {
        "MANT_DIG": "53",
        "DIG": "15",
        "DECIMAL_DIG": "17",
        "MIN_EXP": "(-1021)",
        "MIN_10_EXP": "(-307)",
        "MAX_EXP": "1024",
        "MAX_10_EXP": "308",
        "MAX": "0x1.fffffffffffffp1023",
        "NORM_MAX": "0x1.fffffffffffffp1023",
        "MIN": "0x1p-1022",
        "DENORM_MIN": "0x1p-1074",
        "EPSILON": "0x1p-52",
    },
}
_TRUE_OF_FLOATS = {"HAS_DENORM": "1", "HAS_INFINITY": "1", "HAS_QUIET_NAN": "1", "IS_IEC_60559": "2"}


def _sized_macros() -> dict[str, str]:
    """The macros of the types with a width in their names: INT8, UINT_LEAST16, INT_FAST32 ..."""
    found: dict[str, str] = {}
    for bits in _EXACT:
        for kind, wide in (("", bits), ("_LEAST", bits), ("_FAST", _FASTEST[bits])):
            suffix, letter = "LL" if wide == 64 else "", "" if wide < 32 else "U"
            word = _EXACT[wide]
            unsigned = word.removesuffix("int").strip() + " unsigned" + " int" * word.endswith("int")
            signed = "signed char" if wide == 8 else word
            found[f"__INT{kind}{bits}_TYPE__"] = signed
            found[f"__UINT{kind}{bits}_TYPE__"] = "unsigned char" if wide == 8 else unsigned.strip()
            found[f"__INT{kind}{bits}_MAX__"] = f"{(1 << (wide - 1)) - 1:#x}{suffix}"
            found[f"__UINT{kind}{bits}_MAX__"] = f"{(1 << wide) - 1:#x}{letter}{suffix}"
            if kind:
                found[f"__INT{kind}{bits}_WIDTH__"] = str(wide)
        found[f"__INT{bits}_C(c)"] = "c ## LL" if bits == 64 else "c"
        found[f"__UINT{bits}_C(c)"] = {64: "c ## ULL", 32: "c ## U"}.get(bits, "c")
    return found


def _limits() -> dict[str, str]:
    """The macros of the other integer types."""
    found = {f"__{name}_MAX__": f"{(1 << (bits - 1)) - 1:#x}{suffix}" for name, (bits, suffix) in _WIDTHS.items()}
    found |= {f"__{name}_WIDTH__": str(bits) for name, (bits, _) in _WIDTHS.items()}
    found |= {f"__{name}_MAX__": text for name, text in _UNSIGNED.items()}
    found |= {"__SIZE_WIDTH__": "32", "__WINT_WIDTH__": "32", "__WINT_MIN__": "0U"}
    found |= {f"__{name}_MIN__": f"(-__{name}_MAX__ - 1)" for name in ("WCHAR", "SIG_ATOMIC")}
    return found | {"__INTMAX_C(c)": "c ## LL", "__UINTMAX_C(c)": "c ## ULL"}


def _floats() -> dict[str, str]:
    kinds = {**_FLOATS, "LDBL": _FLOATS["DBL"]}
    return {
        f"__{kind}_{what}__": text + "L" * (kind == "LDBL" and text.startswith("0x"))
        for kind, values in kinds.items()
        for what, text in {**values, **_TRUE_OF_FLOATS}.items()
    }


PREDEFINED = {
    **_C,
    **_MACHINE,
    **{f"__{name}_TYPE__": text for name, text in _TYPES.items()},
    **{f"__SIZEOF_{name}__": str(size) for name, size in _SIZES.items()},
    **_limits(),
    **_sized_macros(),
    **_floats(),
    "__DECIMAL_DIG__": "17",
}
