"""The LLVM column of the table of operations: each pure operation as LLVM text, for engines that compile.

    FORMS["add.i32"]  ->  "{r} = add i32 {a}, {b}"

{r}: the result's name; {a} {b} {c}: operands; {t}: a prefix for names of its own. No text yields poison or undef,
whatever the operands: shifts are masked, conversions clamped, division (by something other than zero: the generator
tests) can't overflow. What has no text is a call of the Python meaning (`CALLED`), or made by the generator.
"""

from __future__ import annotations

_COMPARES = {"eq": "eq", "ne": "ne", "lts": "slt", "les": "sle", "ltu": "ult", "leu": "ule"}


def _integers(kind: str, bits: int) -> dict[str, str]:
    mask = bits - 1
    forms = {
        **{n: f"{{r}} = {n} {kind} {{a}}, {{b}}" for n in ("add", "sub", "mul", "and", "or", "xor")},
        **{
            n: f"{{t}}1 = and {kind} {{b}}, {mask}\n{{r}} = {llvm} {kind} {{a}}, {{t}}1"
            for n, llvm in (("shl", "shl"), ("shrs", "ashr"), ("shru", "lshr"))
        },
        "mov": f"{{r}} = add {kind} {{a}}, 0",
        "select": f"{{t}}1 = icmp ne i32 {{a}}, 0\n{{r}} = select i1 {{t}}1, {kind} {{b}}, {kind} {{c}}",
        **{
            n: f"{{t}}1 = icmp {llvm} {kind} {{a}}, {{b}}\n{{r}} = zext i1 {{t}}1 to i32"
            for n, llvm in _COMPARES.items()
        },
        "divu": f"{{r}} = udiv {kind} {{a}}, {{b}}",
        "remu": f"{{r}} = urem {kind} {{a}}, {{b}}",
        # the least number divided by -1 wraps around to itself, remainder 0
        "divs": f"{{t}}1 = icmp eq {kind} {{b}}, -1\n{{t}}2 = select i1 {{t}}1, {kind} 1, {kind} {{b}}\n"
        f"{{t}}3 = sdiv {kind} {{a}}, {{t}}2\n{{t}}4 = sub {kind} 0, {{a}}\n"
        f"{{r}} = select i1 {{t}}1, {kind} {{t}}4, {kind} {{t}}3",
        "rems": f"{{t}}1 = icmp eq {kind} {{b}}, -1\n{{t}}2 = select i1 {{t}}1, {kind} 1, {kind} {{b}}\n"
        f"{{r}} = srem {kind} {{a}}, {{t}}2",
    }
    return {f"{name}.{kind}": text for name, text in forms.items()}


def _floats(kind: str, llvm: str) -> dict[str, str]:
    forms = {
        "mov": f"{{r}} = select i1 true, {llvm} {{a}}, {llvm} {{a}}",
        "select": f"{{t}}1 = icmp ne i32 {{a}}, 0\n{{r}} = select i1 {{t}}1, {llvm} {{b}}, {llvm} {{c}}",
        **{n: f"{{r}} = f{n} {llvm} {{a}}, {{b}}" for n in ("add", "sub", "mul")},
        # 0/0 and NaN/0 are the positive NaN on every host
        "div": f"{{t}}1 = fcmp oeq {llvm} {{b}}, 0.0\n{{t}}2 = fcmp ueq {llvm} {{a}}, 0.0\n"
        f"{{t}}3 = and i1 {{t}}1, {{t}}2\n{{t}}4 = fdiv {llvm} {{a}}, {{b}}\n"
        f"{{r}} = select i1 {{t}}3, {llvm} 0x7FF8000000000000, {llvm} {{t}}4",
        "neg": f"{{r}} = fneg {llvm} {{a}}",
        **{
            n: f"{{t}}1 = fcmp {c} {llvm} {{a}}, {{b}}\n{{r}} = zext i1 {{t}}1 to i32"
            for n, c in (("eq", "oeq"), ("ne", "une"), ("lt", "olt"), ("le", "ole"))
        },
        "of_i32": f"{{r}} = sitofp i32 {{a}} to {llvm}",
        "of_u32": f"{{r}} = uitofp i32 {{a}} to {llvm}",
        "of_i64": f"{{r}} = sitofp i64 {{a}} to {llvm}",
        "of_u64": f"{{r}} = uitofp i64 {{a}} to {llvm}",
        "to_i32": _truncated(llvm, "si", "i32", "-2147483649.0", "2147483648.0", "-2147483648"),
        "to_u32": _truncated(llvm, "ui", "i32", "-1.0", "4294967296.0", "0"),
        "to_i64": _truncated(llvm, "si", "i64", "-9223372036854777856.0", "9223372036854775808.0", str(-(1 << 63))),
        "to_u64": _truncated(llvm, "ui", "i64", "-1.0", "18446744073709551616.0", "0"),
    }
    return {f"{name}.{kind}": text for name, text in forms.items()}


def _truncated(kind: str, sign: str, to: str, low: str, high: str, otherwise: str) -> str:
    """Towards zero what lies between the bounds, `otherwise` for all else. Bounds are compared as doubles: exact."""
    wide = "{t}0 = fpext float {a} to double" if kind == "float" else "{t}0 = fadd double {a}, -0.0"
    return (
        f"{wide}\n{{t}}1 = fcmp ogt double {{t}}0, {low}\n{{t}}2 = fcmp olt double {{t}}0, {high}\n"
        f"{{t}}3 = and i1 {{t}}1, {{t}}2\n{{t}}4 = select i1 {{t}}3, double {{t}}0, double 0.0\n"
        f"{{t}}5 = fpto{sign} double {{t}}4 to {to}\n{{r}} = select i1 {{t}}3, {to} {{t}}5, {to} {otherwise}"
    )


FORMS: dict[str, str] = {
    **_integers("i32", 32),
    **_integers("i64", 64),
    **_floats("f32", "float"),
    **_floats("f64", "double"),
    "sign8.i32": "{t}1 = trunc i32 {a} to i8\n{r} = sext i8 {t}1 to i32",
    "sign16.i32": "{t}1 = trunc i32 {a} to i16\n{r} = sext i16 {t}1 to i32",
    "zero8.i32": "{r} = and i32 {a}, 255",
    "zero16.i32": "{r} = and i32 {a}, 65535",
    "signed.i64": "{r} = sext i32 {a} to i64",
    "unsigned.i64": "{r} = zext i32 {a} to i64",
    "low.i64": "{r} = trunc i64 {a} to i32",
    "high.i64": "{t}1 = lshr i64 {a}, 32\n{r} = trunc i64 {t}1 to i32",
    "pair.i64": "{t}1 = zext i32 {a} to i64\n{t}2 = zext i32 {b} to i64\n{t}3 = shl i64 {t}2, 32\n"
    "{r} = or i64 {t}1, {t}3",
    "widen.f64": "{r} = fpext float {a} to double",
    "narrow.f32": "{r} = fptrunc double {a} to float",
    "bits.f32": "{r} = bitcast float {a} to i32",
    "from_bits.f32": "{r} = bitcast i32 {a} to float",
    "bits.f64": "{r} = bitcast double {a} to i64",
    "from_bits.f64": "{r} = bitcast i64 {a} to double",
    "sqrt.f64": "{t}1 = fcmp olt double {a}, 0.0\n{t}2 = call double @llvm.sqrt.f64(double {a})\n"
    "{r} = select i1 {t}1, double 0x7FF8000000000000, double {t}2",
    "floor.f64": "{r} = call double @llvm.floor.f64(double {a})",
    "ceil.f64": "{r} = call double @llvm.ceil.f64(double {a})",
    "trunc.f64": "{r} = call double @llvm.trunc.f64(double {a})",
}

DIVISIONS = frozenset(f"{n}.{k}" for n in ("divs", "divu", "rems", "remu") for k in ("i32", "i64"))
