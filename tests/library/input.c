// Shows: standard input by character, by line, by format, until its end.
// pes: 1
// stdin: abc
// stdin: a whole line
// stdin: 12 -7 0x1f 2.5
// stdin: rest
// expect: a bc
// expect: [a whole line]
// expect: 12 -7 31 2.5 (4)
// expect: rest
// expect: -1 1
#include <stdio.h>
#include <string.h>
int main(void) {
    char line[40];
    int a, b, c, n;
    double d;
    n = getchar();
    ungetc(n, stdin);
    printf("%c ", getchar());
    scanf("%s", line);
    puts(line);
    getchar();
    fgets(line, sizeof line, stdin);
    line[strcspn(line, "\n")] = 0;
    printf("[%s]\n", line);
    n = scanf("%d%d%i%lf", &a, &b, &c, &d);
    printf("%d %d %d %g (%d)\n", a, b, c, d, n);
    scanf("%39s", line);
    puts(line);
    n = scanf("%d", &a);
    printf("%d %d\n", n, feof(stdin) != 0);
    return 0;
}
