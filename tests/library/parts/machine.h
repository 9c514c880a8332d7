/* What a driver sees of machine.c, and how it compares: CHECK counts, and says what differed. */
#include <setjmp.h>
#include <stdio.h>

extern char emc_console[];
extern int emc_console_used, emc_writes;
extern const char *emc_trap_text;
extern jmp_buf emc_trapped;
extern int emc_ready;
extern unsigned emc_memory_used, emc_memory_size;

extern int checks, failures;
#define CHECK(good, ...) do { \
        checks++; \
        if (!(good) && failures++ < 20) { \
            fprintf(stderr, "%s:%d: ", __FILE__, __LINE__); \
            fprintf(stderr, __VA_ARGS__); \
            fprintf(stderr, "\n"); \
        } \
    } while (0)
/* expression is expected to trap with that text */
#define CHECK_TRAP(text, expression) do { \
        emc_trap_text = "nothing"; \
        emc_ready = 1; \
        if (!setjmp(emc_trapped)) { expression; } \
        CHECK(!strcmp(emc_trap_text, text), "%s trapped with: %s", #expression, emc_trap_text); \
    } while (0)
#define DRIVER(body) \
    int checks, failures; \
    int main(void) { \
        body; \
        printf("%d checks, %d failures\n", checks, failures); \
        return failures != 0 || checks == 0; \
    }
