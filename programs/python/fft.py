# Shows: shared pointers and structs in global memory. A fast Fourier transform, log2 N stages from one spread array
# into the other and back; from[i ^ half] is a remote read of two doubles, and stepping a shared pointer goes from PE
# to PE.
# Prints: the spectrum of cos(3t): N / 2 at 3 and at N - 3, nothing elsewhere.
# expect: bin 3: 16.000
# expect: bin 29: 16.000
# expect: all others below 1e-9: yes

from emc.lang import (
    N_PE,
    Shared,
    cos,
    dowith,
    everywhere,
    f64,
    function,
    i32,
    loop,
    my_pe,
    printf,
    sin,
    spread,
    sqrt,
    static,
    struct,
    unset,
)

N = 32
BITS = 5
PI = 3.14159265358979323846


@struct
class Complex:
    re: f64
    im: f64


X = static(spread(Complex, N))
Y = static(spread(Complex, N))


# Element i of one stage of the decimation in frequency.
@static
def butterfly(mine: Complex, other: Complex, i: i32, half: i32) -> Complex:
    sum: Complex = Complex(other.re + mine.re, other.im + mine.im)
    turned: Complex = unset()
    if not i & half:
        return sum
    angle: f64 = -PI * (i & half - 1) / half
    re: f64 = other.re - mine.re
    im: f64 = other.im - mine.im
    turned.re = re * cos(angle) - im * sin(angle)
    turned.im = re * sin(angle) + im * cos(angle)
    return turned


@static
def stage(from_: Shared[Complex], to: Shared[Complex], half: i32) -> None:
    with everywhere(), dowith(from_, to, half):
        for i in range(my_pe(), N, N_PE):
            mine: Complex = from_[i]
            other: Complex = from_[i ^ half]
            to[i] = butterfly(mine, other, i, half)


@static
def reversed(i: i32) -> i32:
    r: i32 = 0
    for bit in range(BITS):
        r |= (i >> bit & 1) << BITS - 1 - bit
    return r


@function
def main() -> i32:
    from_: Shared[Complex] = X
    to: Shared[Complex] = Y
    worst: f64 = 0
    for i in range(N):
        from_[i].re = cos(2 * PI * 3 * i / N)
    for half in loop(half := N // 2, half > 0, half := half // 2):
        stage(from_, to, half)
        old: Shared[Complex] = from_
        from_ = to
        to = old
    for k in range(N):
        c: Complex = from_[reversed(k)]
        size: f64 = sqrt(c.re * c.re + c.im * c.im)
        if k == 3 or k == N - 3:
            printf("bin %d: %.3f\n", k, size)
        elif size > worst:
            worst = size
    printf("all others below 1e-9: %s\n", "yes" if worst < 1e-9 else "no")
    return 0
