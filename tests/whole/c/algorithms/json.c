// Shows: a parser of JSON to a tree of tagged unions, with errors by position, and the way back, by recursive descent.
//
// expect: [1 -2500 yes nil 'aA"/']
// expect: {name={list=[] o={} n=0.125} b=no}
// expect: 42
// expect: a bracket is missing at 5
// expect: a colon is missing at 5
// expect: a string does not end at 3
// expect: a value is missing at 3
// expect: an unknown escape at 2
// expect: a value is missing at 0
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct value { enum kind { NIL, BOOL, NUMBER, STRING, ARRAY, OBJECT } kind; char *key; struct value *next; union { int truth; double number; char *text; struct value *first; } as; };
static const char *start, *at, *wrong;
static struct value *parse(void);
static void *fail(const char *what) { if (!wrong) wrong = what; return NULL; }
static int peek(void) { while (*at && isspace((unsigned char)*at)) at++; return (unsigned char)*at; }
static int eat(int c) { return peek() == c ? at++, 1 : 0; }
static struct value *make(enum kind kind) { struct value *v = calloc(1, sizeof *v); v->kind = kind; return v; }
static char *string(void)
{
    char out[64], *o = out;
    if (!eat('"')) return fail("a string is missing");
    for (; *at != '"'; at++) {
        if (!*at) return fail("a string does not end");
        if (*at != '\\') { *o++ = *at; continue; }
        switch (*++at) {
        case 'n': *o++ = '\n'; break;
        case 't': *o++ = '\t'; break;
        case 'u': { char hex[5] = {at[1], at[2], at[3], at[4]}; *o++ = strtol(hex, NULL, 16); at += 4; break; }
        case '"': case '\\': case '/': *o++ = *at; break;
        default: return fail("an unknown escape");
        }
    }
    at++, *o = 0;
    return strcpy(malloc(o - out + 1), out);
}
static struct value *members(struct value *v, int close)
{
    struct value **end = &v->as.first;
    if (eat(close)) return v;
    do {
        char *key = NULL;
        if (v->kind == OBJECT && (!(key = string()) || !eat(':'))) return free(key), fail("a colon is missing"), v;
        if (!(*end = parse())) return free(key), v;
        (*end)->key = key, end = &(*end)->next;
    } while (eat(','));
    return eat(close) ? v : (fail("a bracket is missing"), v);
}
static struct value *parse(void)
{
    static const struct { const char *word; enum kind kind; int truth; } words[] = {{"null", NIL, 0}, {"true", BOOL, 1}, {"false", BOOL, 0}};
    struct value *v;
    int i;
    switch (peek()) {
    case '{': at++; return members(make(OBJECT), '}');
    case '[': at++; return members(make(ARRAY), ']');
    case '"': { char *text = string(); if (!text) return NULL; v = make(STRING), v->as.text = text; return v; }
    case '-': case '0' ... '9': v = make(NUMBER), v->as.number = strtod(at, (char **)&at); return v;
    }
    for (i = 0; i < 3; i++) if (!strncmp(at, words[i].word, strlen(words[i].word))) { at += strlen(words[i].word), v = make(words[i].kind), v->as.truth = words[i].truth; return v; }
    return fail("a value is missing");
}
static void show(const struct value *v)
{
    const struct value *m;
    if (v->key) printf("%s=", v->key);
    switch (v->kind) {
    case NIL: printf("nil"); break;
    case BOOL: printf(v->as.truth ? "yes" : "no"); break;
    case NUMBER: printf("%g", v->as.number); break;
    case STRING: printf("'%s'", v->as.text); break;
    default: putchar("[{"[v->kind == OBJECT]); for (m = v->as.first; m; m = m->next) show(m), printf(m->next ? " " : ""); putchar("]}"[v->kind == OBJECT]);
    }
}
static void drop(struct value *v) { struct value *n; for (; v; v = n) { n = v->next; if (v->kind >= ARRAY) drop(v->as.first); else if (v->kind == STRING) free(v->as.text); free(v->key), free(v); } }
int main(void)
{
    static const char *const texts[] = {"[1, -2.5e3, true, null, \"a\\u0041\\\"\\/\"]", "{\"name\": {\"list\": [], \"o\": {}, \"n\": 0.125}, \"b\" : false}", " 42 ", "[1, 2", "{\"a\" 1}", "[\"x", "[1,]", "\"\\q\"", "nul"};
    unsigned i;
    for (i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct value *v;
        wrong = NULL, start = at = texts[i], v = parse();
        if (wrong) printf("%s at %d\n", wrong, (int)(at - start)); else show(v), puts("");
        drop(v);
    }
    return 0;
}
