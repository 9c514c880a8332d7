// Shows: one list that macros make enums, tables, functions, switches and structs of.
//
// expect: RED ff0000 0 rouge 1
// expect: GREEN 00ff00 255 vert 2
// expect: BLUE 0000ff 0 bleu 3
// expect: GREY 808080 128 gris 4
// expect: width=12 weight=2.5 label=box mark=#
// expect: 17 12 15
// expect: 2 -1 0
// expect: 0 1 4 9 16 25 36 49 64 81 100 121 144 169 196 225
#include <stdio.h>
#include <string.h>
#define COLORS(X) X(RED, 0xff0000, "rouge") X(GREEN, 0x00ff00, "vert") X(BLUE, 0x0000ff, "bleu") X(GREY, 0x808080, "gris")
#define FIELDS(F) F(int, width, %d) F(double, weight, %g) F(const char *, label, %s) F(char, mark, %c)
#define AS_ENUM(name, rgb, word) name,
enum color { COLORS(AS_ENUM) COLOR_COUNT };
#define AS_NAME(name, rgb, word) #name,
static const char *const names[] = {COLORS(AS_NAME)};
#define AS_CASE(name, rgb, word) case name: return rgb;
static unsigned rgb(enum color c) { switch (c) { COLORS(AS_CASE) default: return 0; } }
#define AS_ENTRY(name, rgb, word) [name] = {rgb >> 16, rgb >> 8 & 255, rgb & 255, word},
static const struct { unsigned char r, g, b; const char *word; } table[] = {COLORS(AS_ENTRY)};
#define AS_TEST(name, rgb, word) static int is_##name(unsigned v) { return v == rgb; }
COLORS(AS_TEST)
#define AS_CALL(name, rgb, word) + is_##name(v) * (name + 1)
static int which(unsigned v) { return 0 COLORS(AS_CALL); }
#define AS_MEMBER(type, name, format) type name;
struct thing { FIELDS(AS_MEMBER) };
#define AS_PRINT(type, name, format) printf(#name "=" #format " ", t->name);
static void show(const struct thing *t) { FIELDS(AS_PRINT) puts(""); }
#define AS_SIZE(type, name, format) + sizeof(type)
#define AS_MASK(name, rgb, word) name##_BIT = 1 << name,
enum { COLORS(AS_MASK) ALL = (1 << COLOR_COUNT) - 1 };
#define AS_IF(name, rgb, word) if (!strcmp(s, word)) return name; else
static int parse(const char *s) { COLORS(AS_IF) return -1; }
#define REPEAT2(m, n) m(n) m(n + 1)
#define REPEAT4(m, n) REPEAT2(m, n) REPEAT2(m, n + 2)
#define REPEAT16(m, n) REPEAT4(m, n) REPEAT4(m, n + 4) REPEAT4(m, n + 8) REPEAT4(m, n + 12)
#define SQUARE_OF(n) (n) * (n),
static const int squares[] = {REPEAT16(SQUARE_OF, 0) -1};
int main(void)
{
    struct thing t = {12, 2.5, "box", '#'};
    int i;
    for (i = 0; i < COLOR_COUNT; i++)
        printf("%s %06x %d %s %d\n", names[i], rgb(i), table[i].g, table[i].word, which(rgb(i)));
    show(&t);
    printf("%d %d %d\n", (int)(0 FIELDS(AS_SIZE)), BLUE_BIT | GREY_BIT, ALL);
    printf("%d %d %d\n", parse("bleu"), parse("noir"), which(5));
    for (i = 0; squares[i] >= 0; i++) printf("%d ", squares[i]);
    puts("");
    return 0;
}
