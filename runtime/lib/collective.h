/* What the collectives share: ports of their own, apart from that of programs. A port is a frame that is never allocated,
 * with 30 matching entries (port.emir); packets are not buffered, so an entry takes the next one when the one before it
 * was taken. Why that is so stands beside each port. Waiting begins with a packet to this PE, too, which may be slow: that
 * a thread has begun to wait does not help a packet that comes early; only that it has gone on does.
 *
 *   struct __port p = __PORT;       outside of functions
 *   ENTRY(p, n)                     an entry of it, 0 .. 29
 *   struct __port p[ROWS(n)]        n entries, 16 in each port: MANY(p, 0) and so on
 *   OUTPUT(pe, entry, word)         a packet to that PE's entry
 *   INPUT(entry)                    waits for one */
#include <emc/msg.h>
#include <string.h>

extern void __port_types(void);

struct __port {
    void (*head)(void);
    int cell[31];
} __attribute__((aligned(128)));

/* What is about threads under way: a live machine that was stopped puts its beginning there again (machine/quiet.py). */
#define MEETING __attribute__((meeting))

#define __PORT {__port_types}
#define ENTRY(port, n) ((int *)&(port) + (n))
#define MANY(ports, n) ((int *)((char *)(ports) + (n) * 4 + ((n) * 4 & ~63)))
#define ROWS(count) ((count) + 15 >> 4)
#define OUTPUT(pe, entry, word) __pkt_output(global_of(pe, entry), 0, word)
#define INPUT(entry) __pkt_input(entry, 0)

/* What the arguments of a collective must be. */
#define SIZED(nword) do { if ((nword) < 0) __trap("negative block size"); } while (0)
#define ROOTED(root) do { if ((unsigned)(root) >= N_PE) __trap("no such PE"); } while (0)
