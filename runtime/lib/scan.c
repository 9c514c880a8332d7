/* The heart of the scanf family: matches input against a format.
 *
 * A number's characters are collected in a text, at most as many as its width, and converted by strtol and its kin.
 * The one character that shows where a field ends goes back: it was just read, so it still lies before `at`. */
#include "heap.h"
#include "scan.h"
#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct field {
    struct __in *in;
    char *text;      /* what was collected, at most room - 1 characters */
    int length, room;
    int left;        /* characters that the field's width still allows */
    char near[64];
};

enum { INT, CHAR, SHORT, LONG_LONG, DOUBLE };

static int next(struct __in *in) {
    FILE *file = in->file;
    int c = file->at < file->end ? *file->at++ : in->more ? in->more(file) : EOF;
    if (c != EOF) in->count++;
    return c;
}

static void back(struct __in *in, int c) {
    if (c == EOF) return;
    in->file->at--;
    in->count--;
}

static int blank(int c) {
    return c == ' ' || (unsigned)c - '\t' < 5;
}

static int skip_blanks(struct __in *in) {
    int c;
    do c = next(in); while (blank(c));
    back(in, c);
    return c;
}

/* The next character of the field, EOF at its end. */
static int peek(struct field *f) {
    int c;
    if (f->left <= 0) return EOF;
    c = next(f->in);
    back(f->in, c);
    return c;
}

/* Takes the character that was peeked at. */
static void take(struct field *f) {
    int c = next(f->in);
    f->left--;
    if (f->length + 1 >= f->room) {
        char *larger = malloc(f->room * 2);
        __NEED(larger);
        memcpy(larger, f->text, f->length);
        if (f->text != f->near) free(f->text);
        f->text = larger;
        f->room *= 2;
    }
    f->text[f->length++] = c;
}

/* Takes the next character if it is, in lower case, that one. */
static int took(struct field *f, int letter) {
    int c = peek(f);
    if (c == EOF || (c | 32) != letter) return 0;
    take(f);
    return 1;
}

static void take_sign(struct field *f) {
    int c = peek(f);
    if (c == '-' || c == '+') take(f);
}

static int digit_below(int c, int base) {
    int digit = isdigit(c) ? c - '0' : isalpha(c) ? (c | 32) - 'a' + 10 : 99;
    return digit < base;
}

/* The characters of an integer; returns the base, 0 if there is none. */
static int take_integer(struct field *f, int base) {
    int c, digits = 0;
    take_sign(f);
    c = peek(f);
    if (c == '0' && (base == 0 || base == 16)) {
        take(f);
        digits = 1;
        if (took(f, 'x')) base = 16;
        else if (!base) base = 8;
    }
    if (!base) base = 10;
    for (; digit_below(c = peek(f), base); digits++) take(f);
    return digits ? base : 0;
}

static int take_word(struct field *f, const char *word) {
    for (; *word; word++)
        if (!took(f, *word)) return 0;
    return 1;
}

/* The characters of a floating number; 0 if there is none. */
static int take_float(struct field *f) {
    int c, hexadecimal = 0, digits = 0, point = 0;
    take_sign(f);
    c = peek(f);
    if (c == 'n' || c == 'N') return take_word(f, "nan");
    if (c == 'i' || c == 'I') {
        if (!take_word(f, "inf")) return 0;
        c = peek(f);
        return c == 'i' || c == 'I' ? take_word(f, "inity") : 1;
    }
    if (c == '0') {
        take(f);
        digits = 1;
        if (took(f, 'x')) {
            hexadecimal = 1;
            digits = 0;
        }
    }
    for (;;) {
        c = peek(f);
        if (c == '.' && !point) point = 1;
        else if (c != EOF && digit_below(c, hexadecimal ? 16 : 10)) digits = 1;
        else break;
        take(f);
    }
    if (digits && took(f, hexadecimal ? 'p' : 'e')) {
        take_sign(f);
        while (isdigit(c = peek(f))) take(f);
    }
    return digits;
}

static void store_integer(void *to, int length, int letter, const char *text, int base) {
    int minus_too = letter == 'd' || letter == 'i';
    int value;
    if (length == LONG_LONG) {
        *(int64_t *)to = minus_too ? strtoll(text, NULL, base) : (int64_t)strtoull(text, NULL, base);
        return;
    }
    value = minus_too ? strtol(text, NULL, base) : (int)strtoul(text, NULL, base);
    if (length == CHAR) *(signed char *)to = value;
    else if (length == SHORT) *(short *)to = value;
    else *(int *)to = value;
}

/* The set of %[...] as 256 bits; returns where the format goes on, after the bracket. A `-` between two characters in
 * order makes a range, also after another range, as in glibc; anywhere else it is a character. */
static const char *read_set(const char *s, unsigned *bits) {
    int invert = *s == '^', c, last, i;
    const char *begin;
    for (i = 0; i < 8; i++) bits[i] = 0;
    if (invert) s++;
    for (begin = s; *s && (*s != ']' || s == begin); s++) {
        c = last = (unsigned char)*s;
        if (c == '-' && s != begin && s[1] && s[1] != ']' && (unsigned char)s[-1] <= (unsigned char)s[1]) {
            c = (unsigned char)s[-1];
            last = (unsigned char)*++s;
        }
        for (; c <= last; c++) bits[c >> 5] |= 1u << (c & 31);
    }
    if (invert)
        for (i = 0; i < 8; i++) bits[i] = ~bits[i];
    return *s ? s + 1 : s;
}

/* %s, %c and %[: characters straight to where they belong (to may be NULL); returns how many. */
static int characters(struct __in *in, int letter, int width, const unsigned *bits, char *to) {
    int n, c;
    for (n = 0; n < width; n++) {
        c = next(in);
        if (c == EOF) break;
        if (letter == 's' ? blank(c) : letter == '[' ? !(bits[c >> 5] >> (c & 31) & 1) : 0) {
            back(in, c);
            break;
        }
        if (to) to[n] = c;
    }
    if (to && letter != 'c' && n) to[n] = 0;
    return n;
}

/* One number; 0 if the input does not match. */
static int number(struct __in *in, int letter, int width, int length, void *to) {
    struct field f;
    int base, fine;
    f.in = in;
    f.text = f.near;
    f.length = 0;
    f.room = sizeof f.near;
    f.left = width;
    base = letter == 'd' || letter == 'u' ? 10 : letter == 'o' ? 8 : letter == 'i' ? 0 : 16;
    if (letter == 'f') fine = take_float(&f);
    else if (letter == 'p' && peek(&f) == '(') {
        fine = take_word(&f, "(nil)");
        f.length = 0;
        f.text[f.length++] = '0';
    } else fine = base = take_integer(&f, base);
    f.text[f.length] = 0;
    if (fine && to) {
        if (letter != 'f') store_integer(to, length, letter, f.text, base);
        else if (length == INT) *(float *)to = strtof(f.text, NULL);
        else *(double *)to = strtod(f.text, NULL);
    }
    if (f.text != f.near) free(f.text);
    return fine;
}

int __scan(struct __in *in, const char *s, va_list arguments) {
    unsigned bits[8];
    int done = 0, c, width, length, letter, suppress, n;
    void *to;
    for (; *s; s++) {
        if (blank((unsigned char)*s)) {
            skip_blanks(in);
            continue;
        }
        if (*s != '%' || s[1] == '%') {
            if (*s == '%') {
                s++;
                skip_blanks(in);
            }
            c = next(in);
            if (c == (unsigned char)*s) continue;
            back(in, c);
            return c == EOF && !done ? EOF : done;
        }
        s++;
        suppress = *s == '*';
        s += suppress;
        for (width = 0; isdigit(*s); s++) width = width * 10 + (*s - '0');
        length = INT;
        for (;; s++) {
            if (*s == 'h') length = length == SHORT ? CHAR : SHORT;
            else if (*s == 'j' || (*s == 'l' && s[1] == 'l')) length = LONG_LONG;
            else if (*s == 'L' || *s == 'l') length = length == LONG_LONG ? length : DOUBLE;
            else if (*s != 'z' && *s != 't') break;
        }
        letter = *s;
        if (!letter) return done;
        if (letter == 'X') letter = 'x';
        if (strchr("aAeEfFgG", letter)) letter = 'f';
        if (letter == '[') s = read_set(s + 1, bits) - 1;
        to = suppress ? NULL : __builtin_va_arg(arguments, void *);
        if (letter == 'n') {
            if (length == CHAR) *(signed char *)to = in->count;
            else if (length == SHORT) *(short *)to = in->count;
            else if (length == LONG_LONG) *(int64_t *)to = in->count;
            else *(int *)to = in->count;
            continue;
        }
        if (letter != 'c' && letter != '[') c = skip_blanks(in);
        else {
            c = next(in);
            back(in, c);
        }
        if (c == EOF) return done ? done : EOF;
        if (letter == 'c' || letter == 's' || letter == '[') {
            if (!width) width = letter == 'c' ? 1 : 0x7FFFFFFF;
            n = characters(in, letter, width, bits, to);
        } else n = number(in, letter, width ? width : 0x7FFFFFFF, length, to);
        if (!n) return done;
        done += !suppress;
    }
    return done;
}
