// Reading standard input: getchar, fgets, scanf.
// stdin: first line
// stdin: 12 34
// stdin: rest
//
// expect: [first line
// expect: ]
// expect: 2 408
// expect: 15784
#include <stdio.h>
int main(void)
{
    char line[80]; int a, b, c, n = 0;
    if (!fgets(line, sizeof line, stdin)) return 1;
    printf("[%s]\n", line);
    printf("%d ", scanf("%d %d", &a, &b));
    printf("%d\n", a * b);
    while ((c = getchar()) != EOF) n = n * 3 + c;
    printf("%d\n", n);
    return 0;
}
