// Shows: numbers of any length as structs by value: factorials, powers, Fibonacci, division, to and from text.
//
// expect: 30414093201713378043612608166064768844377641568960512000000000000
// expect: 280571172992510140037611932413038677189525
// expect: 265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044001
// expect: 170141183460469231731687303715884105727
// expect: 0 4 1
// expect: 246354157151065776734572858214657778
// expect: 115214994664767688579942451580
// expect: 0
// exit: 26
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { MOST = 24 };
typedef struct { int n; unsigned d[MOST]; } big;
static big trim(big a) { while (a.n && !a.d[a.n - 1]) a.n--; return a; }
static big of(unsigned long long v) { big a = {0}; while (v) a.d[a.n++] = v, v >>= 32; return a; }
static big add(big a, big b)
{
    unsigned long long c = 0;
    int i, n = a.n > b.n ? a.n : b.n;
    for (i = 0; i < n || c; i++) a.d[i] = c += (unsigned long long)(i < a.n ? a.d[i] : 0) + (i < b.n ? b.d[i] : 0), c >>= 32;
    a.n = i;
    return a;
}
static big sub(big a, big b)
{
    long long c = 0;
    int i;
    for (i = 0; i < a.n; i++) c += (long long)a.d[i] - (i < b.n ? b.d[i] : 0), a.d[i] = c, c >>= 32;
    return trim(a);
}
static big mul(big a, big b)
{
    big r = {0};
    int i, j;
    for (i = 0; i < a.n; i++) {
        unsigned long long c = 0;
        for (j = 0; j < b.n || c; j++) c += r.d[i + j] + (unsigned long long)a.d[i] * (j < b.n ? b.d[j] : 0), r.d[i + j] = c, c >>= 32;
    }
    r.n = a.n + b.n;
    return trim(r);
}
static int compare(big a, big b) { int i = a.n; if (a.n != b.n) return a.n - b.n; while (i--) if (a.d[i] != b.d[i]) return a.d[i] < b.d[i] ? -1 : 1; return 0; }
static unsigned small(big *a, unsigned by) { unsigned long long r = 0; int i = a->n; while (i--) r = r << 32 | a->d[i], a->d[i] = r / by, r %= by; *a = trim(*a); return r; }
static struct both { big q, r; } divide(big a, big b)
{
    struct both x = {{0}};
    int i;
    for (i = a.n * 32; i--;) {
        x.r = add(x.r, x.r), x.q = add(x.q, x.q);
        if (a.d[i / 32] >> i % 32 & 1) x.r = add(x.r, of(1));
        if (compare(x.r, b) >= 0) x.r = sub(x.r, b), x.q = add(x.q, of(1));
    }
    return x;
}
static const char *text(big a) { static char s[300]; char *p = s + sizeof s - 1; do *--p = '0' + small(&a, 10); while (a.n); return p; }
static big read(const char *s) { big a = {0}; while (*s) a = add(mul(a, of(10)), of(*s++ - '0')); return a; }
static big power(big b, unsigned e) { return e == 0 ? of(1) : e & 1 ? mul(b, power(b, e - 1)) : power(mul(b, b), e / 2); }
int main(void)
{
    big f = of(1), a = of(0), b = of(1), c;
    int i;
    for (i = 2; i <= 50; i++) f = mul(f, of(i));
    puts(text(f));
    for (i = 0; i < 200; i++) c = add(a, b), a = b, b = c;
    puts(text(a));
    puts(text(power(of(3), 200))), puts(text(sub(power(of(2), 127), of(1))));
    c = read("123456789012345678901234567890");
    printf("%d %d %d\n", strcmp(text(c), "123456789012345678901234567890"), c.n, compare(a, b) < 0);
    { struct both d = divide(f, c); puts(text(d.q)), puts(text(d.r)); printf("%d\n", compare(add(mul(d.q, c), d.r), f)); }
    return (int)small(&f, 53);
}
