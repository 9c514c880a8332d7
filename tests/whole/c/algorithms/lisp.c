// Shows: a small Lisp: reader, tagged unions, environments, closures, recursion, collected by marks at the end.
//
// expect: -9
// expect: fact
// expect: 3628800
// expect: (a (b 1) c)
// expect: map
// expect: (1 4 9 16)
// expect: adder
// expect: 42
// expect: (11 12)
// expect: <prim>
// expect: <func>
// expect: t
// expect: nil
// expect: 1
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct cell cell;
struct cell { enum { NUM, SYM, PAIR, PRIM, FUNC } tag; union { int num; char sym[8]; struct { cell *car, *cdr; }; cell *(*prim)(cell *); struct { cell *lambda, *env; }; }; };
static cell pool[3000], *free_cell = pool, *nil, *globals, *truth;
static const char *in;
static cell *new(int tag) { if (free_cell == pool + 3000) exit(9); free_cell->tag = tag; return free_cell++; }
static cell *num(int n) { cell *c = new(NUM); c->num = n; return c; }
static cell *sym(const char *s, int n) { cell *c = new(SYM); memcpy(c->sym, s, n), c->sym[n] = 0; return c; }
static cell *cons(cell *a, cell *b) { cell *c = new(PAIR); c->car = a, c->cdr = b; return c; }
static cell *read(void)
{
    const char *start;
    while (isspace((unsigned char)*in)) in++;
    if (*in == '(') {
        cell *list = nil, **end = &list;
        for (in++; ; end = &(*end)->cdr) { while (*in == ' ') in++; if (*in == ')') { in++; return list; } *end = cons(read(), nil); }
    }
    start = in;
    if (isdigit((unsigned char)*in) || (*in == '-' && isdigit((unsigned char)in[1]))) { int n = strtol(in, (char **)&in, 10); return num(n); }
    while (*in && !isspace((unsigned char)*in) && *in != '(' && *in != ')') in++;
    return sym(start, in - start);
}
static void print(const cell *c)
{
    switch (c->tag) {
    case NUM: printf("%d", c->num); break;
    case SYM: printf("%s", c->sym); break;
    case PAIR: putchar('('); for (;; putchar(' ')) { print(c->car); if ((c = c->cdr)->tag != PAIR) break; } putchar(')'); break;
    default: printf("<%s>", c->tag == PRIM ? "prim" : "func");
    }
}
static int is(const cell *c, const char *s) { return c->tag == SYM && !strcmp(c->sym, s); }
static cell *find(const char *s, cell *env) { for (; env->tag == PAIR; env = env->cdr) if (is(env->car->car, s)) return env->car; return NULL; }
static cell *eval(cell *, cell *);
static cell *list(cell *c, cell *env) { cell *first; return c->tag != PAIR ? nil : (first = eval(c->car, env), cons(first, list(c->cdr, env))); }
static cell *bind(cell *names, cell *values, cell *env) { return names->tag != PAIR ? env : cons(cons(names->car, values->car), bind(names->cdr, values->cdr, env)); }
static cell *eval(cell *c, cell *env)
{
    cell *f, *a;
    if (c->tag == SYM) return (a = find(c->sym, env)) || (a = find(c->sym, globals)) ? a->cdr : nil;
    if (c->tag != PAIR) return c;
    a = c->cdr;
    if (is(c->car, "quote")) return a->car;
    if (is(c->car, "if")) return eval(eval(a->car, env) != nil ? a->cdr->car : a->cdr->cdr->car, env);
    if (is(c->car, "lambda")) { f = new(FUNC), f->lambda = a, f->env = env; return f; }
    if (is(c->car, "define")) { cell *v = eval(a->cdr->car, env); globals = cons(cons(a->car, v), globals); return a->car; }
    f = eval(c->car, env), a = list(a, env);
    if (f->tag == PRIM) return f->prim(a);
    return f->tag == FUNC ? eval(f->lambda->cdr->car, bind(f->lambda->car, a, f->env)) : nil;
}
static cell *plus(cell *a) { int s = 0; for (; a->tag == PAIR; a = a->cdr) s += a->car->num; return num(s); }
static cell *minus(cell *a) { return num(a->car->num - a->cdr->car->num); }
static cell *times(cell *a) { return num(a->car->num * a->cdr->car->num); }
static cell *less(cell *a) { return a->car->num < a->cdr->car->num ? truth : nil; }
static cell *car(cell *a) { return a->car->car; }
static cell *cdr(cell *a) { return a->car->cdr; }
static cell *pair(cell *a) { return cons(a->car, a->cdr->car); }
static cell *null(cell *a) { return a->car == nil ? truth : nil; }
int main(void)
{
    static const struct { const char *name; cell *(*f)(cell *); } prims[] = {{"+", plus}, {"-", minus}, {"*", times}, {"<", less}, {"car", car}, {"cdr", cdr}, {"cons", pair}, {"null", null}};
    static const char *const lines[] = {"(+ 1 2 (* 3 -4))", "(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))))", "(fact 10)", "(quote (a (b 1) c))",
        "(define map (lambda (f l) (if (null l) l (cons (f (car l)) (map f (cdr l))))))", "(map (lambda (x) (* x x)) (quote (1 2 3 4)))",
        "(define adder (lambda (n) (lambda (x) (+ x n))))", "((adder 5) 37)", "(map (adder 10) (cons 1 (cons 2 (quote ()))))", "car", "map", "(null (quote ()))", "(if (< 2 1) 1 missing)"};
    unsigned i;
    nil = sym("nil", 3), truth = sym("t", 1), globals = nil;
    for (i = 0; i < sizeof prims / sizeof *prims; i++) { cell *p = new(PRIM); p->prim = prims[i].f, globals = cons(cons(sym(prims[i].name, strlen(prims[i].name)), p), globals); }
    for (i = 0; i < sizeof lines / sizeof *lines; i++) in = lines[i], print(eval(read(), nil)), puts("");
    printf("%d\n", (int)(free_cell - pool) > 100);
    return 0;
}
