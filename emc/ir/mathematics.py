"""The math functions of the table. Where Python raises, they return C's results: NaN outside of the domain, infinity at
poles.

Results are within 1 ulp. They come from the host's libm or, where that is less exact, from precise.py. The functions
take and return f64, and never raise an exception.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from emc.ir import precise


def _total(function: Callable[[float], float], pole: float = math.nan) -> Callable[[float], float]:
    """`function`, changed so that it returns `inf` on overflow, and NaN (or `pole` at a pole) where Python raises
    ValueError."""

    def total(x: float) -> float:
        try:
            return function(x)
        except OverflowError:
            return math.inf if x > 0 else -math.inf
        except ValueError:
            return pole if x == 0.0 or (function is math.log1p and x == -1.0) else math.nan

    return total


sqrt = _total(math.sqrt)
sin, cos, tan = _total(math.sin), _total(math.cos), _total(math.tan)
asin, acos, atan = _total(math.asin), _total(math.acos), _total(math.atan)
exp, exp2, expm1 = _total(math.exp), _total(math.exp2), _total(math.expm1)
log, log2 = _total(math.log, -math.inf), _total(math.log2, -math.inf)
log1p = _total(math.log1p, -math.inf)
erf = _total(math.erf)

sinh, cosh, tanh = precise.sinh, precise.cosh, precise.tanh
asinh, acosh, atanh = precise.asinh, precise.acosh, precise.atanh
log10, cbrt, erfc, tgamma, lgamma = precise.log10, precise.cbrt, precise.erfc, precise.tgamma, precise.lgamma


def _whole(round_to: Callable[[float], int]) -> Callable[[float], float]:
    def whole(x: float) -> float:
        if x != x or abs(x) >= 2.0**52:
            return x
        return math.copysign(float(round_to(x)), x)

    return whole


floor, ceil, trunc = _whole(math.floor), _whole(math.ceil), _whole(math.trunc)


def pow(x: float, y: float) -> float:
    try:
        return math.pow(x, y)
    except OverflowError:
        return -math.inf if x < 0 and y % 2.0 == 1.0 else math.inf
    except ValueError:
        if x == 0.0:  # a negative power of zero is a pole
            return math.copysign(math.inf, x) if y % 2.0 == 1.0 else math.inf
        return math.nan


def atan2(y: float, x: float) -> float:
    return math.atan2(y, x)


def fmod(x: float, y: float) -> float:
    try:
        return math.fmod(x, y)
    except ValueError:
        return math.nan


def hypot(x: float, y: float) -> float:
    return math.hypot(x, y)
