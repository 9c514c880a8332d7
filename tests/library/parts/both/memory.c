/* Strings, sorting, the heap. The same output from gcc -m32 with glibc and from emc with ours. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct record { char name[6]; short key; };

static unsigned state = 99;

static unsigned any(void) {
    state = state * 1103515245 + 12345;
    return state >> 16;
}

static int by_key(const void *a, const void *b) {
    return ((const struct record *)a)->key - ((const struct record *)b)->key;
}

static int by_text(const void *a, const void *b) {
    return strcmp(*(char **)a, *(char **)b);
}

int main(void) {
    struct record records[40];
    char *words[20], text[200], copy[200], *p;
    int numbers[200], i, n, sum = 0;
    unsigned char bytes[64];
    time_t day = 1000000000;
    struct tm *date;
    for (i = 0; i < 40; i++) {
        records[i].key = (short)((i * 7919) % 1000 - 500);
        sprintf(records[i].name, "r%d", i);
    }
    qsort(records, 40, sizeof *records, by_key);
    for (i = 0; i < 40; i++) printf("%s:%d ", records[i].name, records[i].key);
    putchar('\n');
    for (i = 0; i < 20; i++) {
        words[i] = malloc(8);
        for (n = 0; n < 5; n++) words[i][n] = (char)('a' + any() % 26);
        words[i][n] = 0;
    }
    qsort(words, 20, sizeof *words, by_text);
    for (i = 0; i < 20; i++) printf("%s ", words[i]);
    p = words[7];
    printf("%d\n", (int)((char **)bsearch(&p, words, 20, sizeof *words, by_text) - words));
    for (i = 0; i < 20; i++) free(words[i]);
    strcpy(text, "The quick brown fox, the lazy dog; and the rest.");
    strcpy(copy, text);
    for (p = strtok(copy, " ,;."); p; p = strtok(NULL, " ,;.")) printf("<%s>", p);
    printf("\n%s|%s|%d|%d|%s|%s\n", strchr(text, 'q'), strrchr(text, 't'), (int)strspn(text, "The quick"), (int)strcspn(text, ","), strpbrk(text, ";,"), strstr(text, "lazy"));
    printf("%d %d %d %d\n", strcmp("abc", "abd") < 0, strncmp("abc", "abd", 2), memcmp("a\0b", "a\0c", 3) < 0, (int)strlen(text));
    strncpy(copy, text, 12);
    copy[12] = 0;
    strcat(copy, "!");
    strncat(copy, "abcdef", 3);
    puts(copy);
    for (i = 0; i < 64; i++) bytes[i] = (unsigned char)i;
    memmove(bytes + 5, bytes, 40);
    memmove(bytes, bytes + 3, 41);
    memcpy(bytes + 50, bytes + 1, 13);
    memset(bytes + 20, 7, 9);
    for (i = 0; i < 64; i++) printf("%d ", bytes[i]);
    putchar('\n');
    for (i = 0; text[i]; i++) text[i] = (char)(isupper((unsigned char)text[i]) ? tolower(text[i]) : ispunct((unsigned char)text[i]) ? '_' : toupper(text[i]));
    puts(text);
    p = NULL;
    for (i = 1; i < 60; i++) {
        p = realloc(p, i * 10);
        memset(p + (i - 1) * 10, i, 10);
    }
    for (i = 0; i < 590; i++) sum += p[i];
    free(p);
    printf("%d\n", sum);
    for (i = 0; i < 200; i++) numbers[i] = (int)(any() % 1000);
    for (i = 1, n = 0; i < 200; i++) n += abs(numbers[i] - numbers[i - 1]) + div(numbers[i], 7).rem;
    printf("%d %d %ld\n", n, atoi(" -12x"), atol("77"));
    date = gmtime(&day);
    strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S %a %j %U", date);
    printf("%s %s", text, asctime(date));
    return 0;
}
