// A part of the program that `compiling` measures: as many of it as the lines want, @ being its number.

struct item@ {
    int first, second;
    double weight;
};

static int loop@(int x, int *p)
{
    int i, s = x;
    for (i = 0; i < 10; i++) {
        if (s & 1) s = s * 3 + p[i & 3];
        else s /= 2;
        p[i & 3] += s - i;
    }
    return s;
}

static double weigh@(struct item@ *p, int n)
{
    double sum = 0.0;
    while (n-- > 0) {
        sum += p->weight * (p->first - p->second);
        p++;
    }
    return sum;
}

static int choose@(int x, int *p)
{
    struct item@ few[4] = {{x, 1, 0.5}, {2, x, 1.5}};
    switch (x & 3) {
    case 0: return loop@(x, p);
    case 1: few[2].first = p[1]; break;
    case 2: few[3].weight = p[2] * 0.25; break;
    default: return x > 0 ? p[3] : -x;
    }
    return (int)weigh@(few, 4) + (few[2].first << 2);
}

static const char *name@(int x)
{
    static const char *const names[] = {"zero", "one", "two", "many"};
    unsigned index = x < 0 ? 0u : (unsigned)x;
    if (index >= sizeof names / sizeof names[0]) index = 3;
    return names[index];
}
