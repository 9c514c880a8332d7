/* <string.h> and <ctype.h> against glibc's, at every alignment. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "machine.h"

void *emc_memcpy(void *a, const void *b, size_t n);
void *emc_memmove(void *a, const void *b, size_t n);
void *emc_memset(void *a, int c, size_t n);
int emc_memcmp(const void *a, const void *b, size_t n);
void *emc_memchr(const void *a, int c, size_t n);
size_t emc_strlen(const char *s), emc_strnlen(const char *s, size_t n);
char *emc_strcpy(char *a, const char *b), *emc_strncpy(char *a, const char *b, size_t n);
char *emc_strcat(char *a, const char *b), *emc_strncat(char *a, const char *b, size_t n);
int emc_strcmp(const char *a, const char *b), emc_strncmp(const char *a, const char *b, size_t n);
int emc_strcasecmp(const char *a, const char *b);
char *emc_strchr(const char *s, int c), *emc_strrchr(const char *s, int c);
size_t emc_strspn(const char *a, const char *b), emc_strcspn(const char *a, const char *b);
char *emc_strpbrk(const char *a, const char *b), *emc_strstr(const char *a, const char *b);
char *emc_strtok(char *a, const char *b), *emc_strdup(const char *a), *emc_strerror(int n);

#define SIGN(x) (((x) > 0) - ((x) < 0))

static void blocks(void) {
    unsigned char a[128], b[128];
    unsigned i, from, to, n;
    for (from = 0; from < 9; from++)
        for (to = 0; to < 40; to++)
            for (n = 0; n < 60; n++) {
                for (i = 0; i < 128; i++) a[i] = b[i] = i * 11;
                emc_memmove(a + to, a + from, n);
                memmove(b + to, b + from, n);
                CHECK(!memcmp(a, b, 128), "memmove %u to %u, %u", from, to, n);
                emc_memset(a + to, from + 200, n);
                memset(b + to, from + 200, n);
                CHECK(!memcmp(a, b, 128), "memset at %u, %u", to, n);
                if (to >= 9 && n > to - from && from + n > to) continue;
                if (from + n <= 64 && to + n <= 64) {
                    emc_memcpy(a + 64 + (to & 7), b + from, n < 56 ? n : 56);
                    CHECK(!memcmp(a + 64 + (to & 7), b + from, n < 56 ? n : 56), "memcpy %u %u %u", from, to, n);
                    CHECK(SIGN(emc_memcmp(a + from, b + to, n)) == SIGN(memcmp(a + from, b + to, n)), "memcmp");
                }
                CHECK(emc_memchr(a + from, to * 11, n) == memchr(a + from, to * 11, n), "memchr");
            }
}

static void texts(void) {
    static const char *texts[] = {
        "", "a", "b", "ab", "abc", "abd", "ABC", "aaaaab", "aab", "hello, world", "a,b;;c", ",;", "\xff\x80z", "\x01", "xabcabcabd", "abcabd",
        "a long text with words in it, and more than sixteen characters"};
    static const int errors[] = {
        0, 1, 2, 4, 5, 9, 11, 12, 13, 14, 16, 17, 20, 21, 22, 23, 24, 27, 28, 29, 30, 32, 33, 34, 36, 38, 39, 40, 75, 84, 999, 12345, -7, -2147483647 - 1, 1000};
    char a[200], b[200], *p, *q;
    unsigned i, j, n, shift, count = sizeof texts / sizeof *texts;
    for (i = 0; i < count; i++) {
        for (shift = 0; shift < 4; shift++) {
            strcpy(a + shift, texts[i]);
            CHECK(emc_strlen(a + shift) == strlen(texts[i]), "strlen %s", texts[i]);
        }
        for (n = 0; n < 256; n++) {
            CHECK(emc_strchr(texts[i], n) == strchr(texts[i], n), "strchr");
            CHECK(emc_strrchr(texts[i], n) == strrchr(texts[i], n), "strrchr");
        }
        for (j = 0; j < count; j++) {
            const char *s = texts[i], *t = texts[j];
            CHECK(SIGN(emc_strcmp(s, t)) == SIGN(strcmp(s, t)), "strcmp %s %s", s, t);
            CHECK(SIGN(emc_strcasecmp(s, t)) == SIGN(strcasecmp(s, t)), "strcasecmp %s %s", s, t);
            CHECK(emc_strspn(s, t) == strspn(s, t), "strspn %s %s", s, t);
            CHECK(emc_strcspn(s, t) == strcspn(s, t), "strcspn %s %s", s, t);
            CHECK(emc_strpbrk(s, t) == strpbrk(s, t), "strpbrk %s %s", s, t);
            CHECK(emc_strstr(s, t) == strstr(s, t), "strstr %s %s", s, t);
            for (n = 0; n < 20; n++) {
                CHECK(SIGN(emc_strncmp(s, t, n)) == SIGN(strncmp(s, t, n)), "strncmp %s %s %u", s, t, n);
                CHECK(emc_strnlen(s, n) == strnlen(s, n), "strnlen");
                memset(a, 1, 200);
                memset(b, 1, 200);
                emc_strcpy(a, s), strcpy(b, s);
                emc_strncat(a, t, n), strncat(b, t, n);
                emc_strcat(a, s), strcat(b, s);
                emc_strncpy(a + 150, t, n), strncpy(b + 150, t, n);
                CHECK(!memcmp(a, b, 200), "copies of %s %s %u", s, t, n);
            }
            strcpy(a, s), strcpy(b, s);
            p = emc_strtok(a, t), q = strtok(b, t);
            for (;;) {
                CHECK((!p) == (!q) && (!p || !strcmp(p, q)), "strtok %s by %s", s, t);
                if (!p || !q) break;
                p = emc_strtok(NULL, t), q = strtok(NULL, t);
            }
        }
    }
    CHECK(!strcmp(emc_strdup("copy"), "copy"), "strdup");
    for (i = 0; i < sizeof errors / sizeof *errors; i++)
        CHECK(!strcmp(emc_strerror(errors[i]), strerror(errors[i])), "strerror %d: %s", errors[i], emc_strerror(errors[i]));
}

#define CLASS(name) int emc_##name(int c);
#define CLASSES CLASS(isalnum) CLASS(isalpha) CLASS(isblank) CLASS(iscntrl) CLASS(isdigit) CLASS(isgraph) CLASS(islower) \
    CLASS(isprint) CLASS(ispunct) CLASS(isspace) CLASS(isupper) CLASS(isxdigit)
CLASSES
int emc_tolower(int c), emc_toupper(int c);
#undef CLASS
#define CLASS(name) CHECK(!emc_##name(c) == !name(c), #name " of %d", c);

static void classes(void) {
    int c;
    for (c = -1; c < 256; c++) {
        CLASSES
        CHECK(emc_tolower(c) == tolower(c) && emc_toupper(c) == toupper(c), "case of %d", c);
    }
}

DRIVER(blocks(); texts(); classes())
