# Shows: conjugate gradients. Dot products are floating reductions, combined in a fixed order, so every run gives the
# same bits. The matrix (-1 2 -1) is applied by reading the neighbours' elements of p through the global array.
# Prints: whether the solution, all ones, was found.
# expect: converged: yes
# expect: largest error below 1e-9: yes

from emc.lang import (
    dowith,
    everywhere,
    f64,
    fabs,
    function,
    i32,
    own_count,
    own_index,
    printf,
    reductionmax,
    reductionsum,
    spread,
    static,
)

N = 32

x = static(spread(f64, N))
r = static(spread(f64, N))
p = static(spread(f64, N))
q = static(spread(f64, N))


@static
def dot_rr() -> f64:
    sum: f64
    i: i32
    with everywhere(r):
        sum = 0
        for i in range(own_count(r)):
            sum += r[i] * r[i]
    reductionsum(sum)
    return sum


# q = A p; the value is p . q
@static
def apply() -> f64:
    sum: f64
    with everywhere(q):
        sum = 0
        for k in range(own_count(q)):
            i: i32 = own_index(q, k)
            here: f64 = p[i]
            v: f64 = 2 * here
            if i > 0:
                v -= p[i - 1]
            if i < N - 1:
                v -= p[i + 1]
            q[k] = v
            sum += here * v
    reductionsum(sum)
    return sum


@static
def step(alpha: f64) -> None:
    with everywhere(x, r, p, q), dowith(alpha):
        for k in range(own_count(x)):
            x[k] += alpha * p[k]
            r[k] -= alpha * q[k]


@static
def turn(beta: f64) -> None:
    with everywhere(r, p), dowith(beta):
        for k in range(own_count(p)):
            p[k] = r[k] + beta * p[k]


@function
def main() -> i32:
    rr: f64
    worst: f64
    steps: i32 = 0
    r[0] = p[0] = r[N - 1] = p[N - 1] = 1  # b = A times ones
    rr = dot_rr()
    while rr > 1e-24 and steps < 2 * N:
        step(rr / apply())
        new: f64 = dot_rr()
        turn(new / rr)
        rr = new
        steps += 1
    with everywhere(x):
        worst = 0
        for k in range(own_count(x)):
            if fabs(x[k] - 1) > worst:
                worst = fabs(x[k] - 1)
    reductionmax(worst)
    printf("converged: %s\n", "yes" if steps <= N else "no")
    printf("largest error below 1e-9: %s\n", "yes" if worst < 1e-9 else "no")
    return 0
