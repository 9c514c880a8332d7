ONE(sqrt) ONE(floor) ONE(ceil) ONE(trunc) ONE(sin) ONE(cos) ONE(tan) ONE(asin) ONE(acos) ONE(atan) ONE(sinh) ONE(cosh)
ONE(tanh) ONE(exp) ONE(exp2) ONE(expm1) ONE(log) ONE(log2) ONE(log10) ONE(log1p) ONE(cbrt) ONE(asinh) ONE(acosh)
ONE(atanh) ONE(erf) ONE(erfc) ONE(tgamma) ONE(lgamma) TWO(pow) TWO(atan2) TWO(fmod) TWO(hypot)
