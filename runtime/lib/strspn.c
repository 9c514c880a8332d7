/* Sets of characters: a bit for each, 32 bytes in the frame. */
#include <string.h>

/* Length of the part of s whose characters are all (want 1), or none (want 0), in the set. */
static size_t span(const char *s, const char *set, unsigned want) {
    unsigned bits[8], c;
    const char *p;
    for (c = 0; c < 8; c++) bits[c] = 0;
    for (; *set; set++) {
        c = (unsigned char)*set;
        bits[c >> 5] |= 1u << (c & 31);
    }
    for (p = s; *p; p++) {
        c = (unsigned char)*p;
        if ((bits[c >> 5] >> (c & 31) & 1) != want) break;
    }
    return p - s;
}

size_t strspn(const char *s, const char *accept) {
    return span(s, accept, 1);
}

size_t strcspn(const char *s, const char *reject) {
    return span(s, reject, 0);
}

char *strpbrk(const char *s, const char *accept) {
    s += span(s, accept, 0);
    return *s ? (char *)s : NULL;
}
