"""The math functions for which libraries are wrong by more than an ulp. They are computed with 50 digits, then rounded
once.

    tgamma(7.75) -> 3057.8226711926... the nearest double; libm's and Python's are up to 70 ulp off

They take and return f64, never raise an exception, and return the same bits on every host. They are ten to a hundred
times slower than libm, so only the functions that need it are here: the hyperbolic functions and their inverses, cube
root, log10, erfc and the gamma functions.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal, localcontext
from fractions import Fraction
from functools import cache

DIGITS = 50
_EXACT = Context(prec=DIGITS, Emax=MAX_EMAX, Emin=MIN_EMIN)
_TINY = 2.0**-28  # below it, two terms of a series give 33 digits, and e**x - e**-x would lose too many
_OVERFLOW = 711.0  # e**x is twice the largest double
_PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494")


def _precise(function: Callable[[Decimal], Decimal]) -> Callable[[float], float]:
    """`function` for a finite float, rounded to the nearest double."""

    def rounded(x: float) -> float:
        with localcontext(_EXACT):
            return float(function(Decimal(x)))

    return rounded


_sinh = _precise(lambda x: (x.exp() - (-x).exp()) / 2)
_cosh = _precise(lambda x: (x.exp() + (-x).exp()) / 2)
_tanh = _precise(lambda x: 1 - 2 / ((2 * x).exp() + 1))
_asinh = _precise(lambda x: (x + (x * x + 1).sqrt()).ln())
_acosh = _precise(lambda x: (x + (x * x - 1).sqrt()).ln())
_atanh = _precise(lambda x: ((1 + x) / (1 - x)).ln() / 2)
_cbrt = _precise(lambda x: (x.ln() / 3).exp())
_log10 = _precise(lambda x: x.log10())


def _odd(function: Callable[[float], float], third: int, x: float) -> float:
    """The value of an odd function: function(x) of |x|; near zero the series x + x**3 / third."""
    if x != x or x == 0.0:
        return x
    size = abs(x)
    if size < _TINY:
        return _precise(lambda d: d + d * d * d / third)(x)
    return math.copysign(function(size), x)


def sinh(x: float) -> float:
    return _odd(lambda size: _sinh(size) if size < _OVERFLOW else math.inf, 6, x)


def cosh(x: float) -> float:
    return x if x != x else _cosh(x) if abs(x) < _OVERFLOW else math.inf


def tanh(x: float) -> float:
    return _odd(lambda size: _tanh(size) if size < 20.0 else 1.0, -3, x)


def asinh(x: float) -> float:
    return _odd(lambda size: _asinh(size) if size < math.inf else size, -6, x)


def acosh(x: float) -> float:
    return math.nan if not x >= 1.0 else _acosh(x) if x < math.inf else x


def atanh(x: float) -> float:
    return _odd(lambda size: _atanh(size) if size < 1.0 else math.inf if size == 1.0 else math.nan, 3, x)


def cbrt(x: float) -> float:
    return x if x != x or x == 0.0 or math.isinf(x) else math.copysign(_cbrt(abs(x)), x)


def log10(x: float) -> float:
    return -math.inf if x == 0.0 else math.nan if x < 0.0 else x if not x < math.inf else _log10(x)


def erfc(x: float) -> float:
    if x != x:
        return x
    if x < -6.0:
        return 2.0
    return 0.0 if x > 28.0 else _precise(_erfc_fraction if x > 2.0 else _erfc_series)(x)


def _erfc_series(x: Decimal) -> Decimal:
    """1 - erf, by Taylor's series (DLMF 7.6.1); for x from -6 to 2."""
    term, total, n = x, x, 0
    with localcontext() as wider:
        wider.prec += 20  # terms of e**36 cancel
        while abs(term) > Decimal(10) ** -DIGITS * abs(x):
            n += 1
            term *= -x * x / n
            total += term / (2 * n + 1)
    return 1 - 2 * total / _PI.sqrt()


def _erfc_fraction(x: Decimal) -> Decimal:
    """erfc by the continued fraction (DLMF 7.9.1), from its end; for x > 2."""
    below = x
    for n in range(80 + int(1600 / (x * x)), 0, -1):
        below = x + Decimal(n) / 2 / below
    return (-x * x).exp() / (below * _PI.sqrt())


def tgamma(x: float) -> float:
    if x != x or x == math.inf:
        return x
    if x == 0.0:
        return math.copysign(math.inf, x)
    if x == -math.inf or (x < 0.0 and x == math.floor(x)):
        return math.nan
    if x > 172.0:
        return math.inf
    if x < -190.0:  # it underflows
        return -0.0 if math.floor(x) % 2 else 0.0
    return _precise(lambda d: _log_gamma(d).exp() if d > 0 else _PI / (_sine(d) * _log_gamma(1 - d).exp()))(x)


def lgamma(x: float) -> float:
    if x != x:
        return x
    if math.isinf(x) or (x <= 0.0 and x == math.floor(x)):
        return math.inf
    if x in (1.0, 2.0):  # the zeros that are whole numbers
        return 0.0
    return _precise(lambda d: _log_gamma(d) if d > 0 else (_PI / abs(_sine(d))).ln() - _log_gamma(1 - d))(x)


def _sine(x: Decimal) -> Decimal:
    """sin(pi x), computed from the distance of x to a whole number."""
    whole = x.to_integral_value()
    angle = _PI * (x - whole)
    term = total = angle
    n = 1
    while abs(term) > Decimal(10) ** -DIGITS * abs(angle):
        n += 2
        term *= -angle * angle / (n * (n - 1))
        total += term
    return -total if whole % 2 else total


def _log_gamma(x: Decimal) -> Decimal:
    """ln of gamma(x), x > 0: Stirling's series (DLMF 5.11.1) above 30, where 20 terms give 44 digits."""
    product = Decimal(1)
    while x < 30:
        product *= x
        x += 1
    total = (x - Decimal("0.5")) * x.ln() - x + (2 * _PI).ln() / 2 - product.ln()
    power = x
    for factor in _stirling():
        total += factor / power
        power *= x * x
    return total


@cache
def _stirling() -> tuple[Decimal, ...]:
    """B(2k) / (2k (2k - 1)) for k = 1 .. 20, from the recurrence of Bernoulli's numbers."""
    numbers: list[Fraction] = [Fraction(1)]
    for n in range(1, 41):
        numbers.append(-sum((math.comb(n + 1, k) * numbers[k] for k in range(n)), Fraction(0)) / (n + 1))
    factors = [numbers[n] / (n * (n - 1)) for n in range(2, 41, 2)]
    return tuple(Decimal(f.numerator) / Decimal(f.denominator) for f in factors)
