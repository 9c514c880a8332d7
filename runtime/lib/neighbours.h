/* What the files of neighbour exchange share: a plan as the library keeps it.
 *
 * A step is a row of segments: t = step * width + j is segment t / N of the block for destination t % N, N destinations. */
#include <emc/neighbours.h>
#include <emc/rdma.h>
#include <emc/sync.h>
#include <stdlib.h>
#include <string.h>

#define DEVICES (RDMA_ENGINES ? RDMA_ENGINES : 1)
#define GLOBAL(pointer) global_of(my_pe(), pointer)

/* A Q cell of a plan, and for a deadlock's report (emc/engines/reference/exchanges.py) who is to write it: the PE, and the
 * number of the block there or here that it is about. what: READY, ARRIVED, ANSWERS, PLAN, or 0. */
struct __awaited {
    int cell, what, pe, number;
};

enum { READY = 1, ARRIVED, ANSWERS, PLAN };

#define AWAIT(awaited) q_read(&(awaited).cell) /* the library's exchanges wait with it alone */

struct __destination;

/* Where a block comes from, and of which destination there it is the block. arrived: has a word when it has come; came: the
 * words of it that messages have brought. */
struct __source {
    struct __awaited arrived;
    int pe, index, degree, came;
    struct __destination global *there;
    int global *events; /* of the plan there */
    int *buffer, room;  /* of eager messages; its words */
};

/* Where a block goes. ready: at each exchange the destination writes there where its block is and its form, its words, and
 * where its buffer is. */
struct __destination {
    struct __awaited ready;
    int pe, slot; /* which source there this is */
    struct __source global *there;
    int global *events;
    int *block, *buffer;
};

/* A segment on its way. device: its engine, or -1 when no engine has it. */
struct __segment {
    struct rdma_tcw tcw;
    int device, room;
    int *copy; /* of an eager message; room: its words */
};

struct __neighbours {
    int indegree, outdegree, schedule, form, devices, under_way;
    struct __source *sources;
    struct __destination *destinations;
    struct __segment *segments;
    int most;   /* segments there is room for */
    int pairs;  /* each source sends its block for destination b here when this PE sends its own for b */
    struct __awaited completed; /* a word for each segment that has landed */
    struct __awaited events;    /* what happens to messages (neighbours_message.emc) */
};

/* An exchange as a PE sees it. apart: words from one destination's block to the next. */
struct __exchange {
    struct __neighbours *plan;
    const int *src;
    int *dst;
    int nword, apart;
    int steps, width, cut; /* segments of a step, of a block */
};

enum { SENDS, RECEIVES, SIZES, FORMS };
void __neighbours_wrong(int why, int a, int b, int c, int d);

struct __neighbours *__neighbours_make(unsigned address, int indegree, const int *sources, int outdegree,
                                       const int *destinations, int mirrored);
void __neighbours_forget(unsigned address);
void __neighbours_ask(struct __exchange *x, int b);
void __neighbours_tell(struct __exchange *x);
void __neighbours_complete(struct __exchange *x, int step);
void __neighbours_send(struct __exchange *x, int t, const int *from, int *dest, int device, int global *note, int value);
void __neighbours_messages(struct __exchange *x);

/* Where segment s of a block begins, in words. */
#define BEGIN(x, s) ((int)((long long)(s) * (x)->nword / (x)->cut))
#define TO(x, t) (&(x)->plan->destinations[(t) % (x)->plan->outdegree])
#define NUMBER(x, t) ((t) / (x)->plan->outdegree)
#define WORDS(x, t) (BEGIN(x, NUMBER(x, t) + 1) - BEGIN(x, NUMBER(x, t)))
#define FROM(x, t) ((x)->src + (t) % (x)->plan->outdegree * (x)->apart + BEGIN(x, NUMBER(x, t)))

struct __neighbours *__neighbours_take(neighbours_t *name);
