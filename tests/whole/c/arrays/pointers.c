// Pointers: arithmetic, differences, comparisons, pointers to pointers, const.
//
// expect: 2 4 3
// expect: 3 1 1 0
// expect: 4 30 3
// expect: 9 8 5 1
// expect: 5 o
// expect: 6 16
// expect: 3 2
// expect: 1 4
#include <stdio.h>
static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
int main(void)
{
    int a[5] = {1, 2, 3, 4, 5}, *p = a + 1, *q = &a[4], **pp = &p, x = 8, y = 9;
    const char *s = "hello", *e = s;
    short h[4] = {1, 2, 3, 4}; double d[3] = {1, 2, 3};
    printf("%d %d %d\n", *p, p[2], 2[a]);
    printf("%d %d %d %d\n", (int)(q - p), q > p, p == &a[1], !p);
    ++*pp; **pp = 30; p += 2; p -= 1;
    printf("%d %d %d\n", *p, a[2], (int)(p - a));
    swap(&x, &y); swap(a, a + 4);
    printf("%d %d %d %d\n", x, y, a[0], a[4]);
    while (*e) e++;
    printf("%d %c\n", (int)(e - s), *(e - 1));
    printf("%d %d\n", (int)((char *)&h[3] - (char *)h), (int)((char *)&d[2] - (char *)d));
    printf("%d %g\n", *(h + 2), *(d + 1));
    p = 0;
    printf("%d %d\n", p == 0, (int)sizeof p);
    return 0;
}
