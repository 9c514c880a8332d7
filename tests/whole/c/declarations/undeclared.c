// Shows: functions called before anything declares them, in the C of 1978: library functions and the file's own.
// expect: 5 abc 3
// expect: 12 -1 40
// exit: 3

static hidden();
struct pair { int a, b; };

main() {
    char *copy = malloc(8);
    strcpy(copy, "abc");
    printf("%d %s %d\n", later(4), copy, (int)strlen(copy));
    nothing(&copy);
    printf("%d %d %d\n", several(3, 4), compare("a", "b"), hidden(4) + sum((char)1, (short)2));
    exit(copy == 0 ? 3 : 1);
}

int later(int x) { return x + 1; }

several(a, b) { return a * b; }

void nothing(char **where) { *where = 0; }

compare(a, b) char *a, *b; { return strcmp(a, b); }

static hidden(x) { return x * x + 21; }

sum(a, b) char a; short b; { return a + b; }

// fault: 6 warning: no type is given: `int` is assumed
// fault: 9 warning: no type is given: `int` is assumed
// fault: 10 warning: the function `malloc` is not declared: it is taken from the library
// fault: 11 warning: the function `strcpy` is not declared: it is taken from the library
// fault: 12 warning: the function `printf` is not declared: it is taken from the library
// fault: 12 warning: the function `later` is not declared: it is assumed to return int
// fault: 12 warning: the function `strlen` is not declared: it is taken from the library
// fault: 13 warning: the function `nothing` is not declared: it is assumed to return int
// fault: 14 warning: the function `several` is not declared: it is assumed to return int
// fault: 14 warning: the function `compare` is not declared: it is assumed to return int
// fault: 14 warning: the function `sum` is not declared: it is assumed to return int
// fault: 15 warning: the function `exit` is not declared: it is taken from the library
// fault: 20 warning: no type is given: `int` is assumed
// fault: 22 warning: `nothing` is `void (char **)` here, but was called as `int ()` before
// fault: 24 warning: no type is given: `int` is assumed
// fault: 24 warning: the function `strcmp` is not declared: it is taken from the library
// fault: 26 warning: no type is given: `int` is assumed
// fault: 28 warning: no type is given: `int` is assumed
