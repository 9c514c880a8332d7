/* What the files of FMPL share. */
#include <emc.h>
#include <emc/coll.h>
#include <fmpl.h>
#include <string.h>

#define MEETING __attribute__((meeting))
#define GLOBAL(pointer) ((unsigned)global_of(my_pe(), (pointer)))
#define MOST_COMMS 16

struct __fmpl_comm {
    int size, rank;
    unsigned short pe[N_PE]; /* by rank */
};

/* The library on this PE. */
struct __fmpl {
    struct fmpl_match *ma;
    struct fmpl_flag *fa;
    int count, up;
    int open;    /* receives that are under way, and isends that are not waited for */
    unsigned comms; /* bits of communicators that live */
    struct __fmpl_comm comm[MOST_COMMS]; /* 1 .. MOST_COMMS; 0 is the world */
};
extern MEETING struct __fmpl __fmpl;

#define MARK(when) (fmpl_marks[when] = (int)clock_cycles())

/* The slots of a pair: index 0 .. count - 1, then these. */
#define ANY (__fmpl.count)
#define FROM_ANY(mai) (__fmpl.count + 1 + (mai))
#define COLLECTIVE (2 * __fmpl.count + 1)
#define SLOT(pe, index) ((pe) * __FMPL_SLOTS(__fmpl.count) + (index))
#define MATCH(pe, index) (&__fmpl.ma[SLOT(pe, index)])
#define FLAG(pe, index) (&__fmpl.fa[SLOT(pe, index)])
#define ANY_CELL(comm, mai) (&__fmpl.fa[N_PE * __FMPL_SLOTS(__fmpl.count) + (comm) * __fmpl.count + (mai)].__cell)

extern MEETING int __fmpl_posted[N_PE]; /* Q cells: a word for each header that came from that PE */

/* Reports an error: its code in *ier, or a trap with these numbers. Returns the code. */
int __fmpl_wrong(int code, int *ier, int peer, int index, int size, int other);
enum { INITED = 100, OPEN }; /* reasons for FMPL_ERR_STATE and FMPL_ERR_BUSY with texts of their own */

/* Whether the library is up, and this PE a member of the communicator. Else it reports it. */
int __fmpl_ready(int comm, int *ier);
int __fmpl_rank(int comm, int pe);
static inline int __fmpl_size(int comm) {
    return comm ? __fmpl.comm[comm - 1].size : N_PE;
}
static inline int __fmpl_pe(int comm, int rank) {
    return comm ? __fmpl.comm[comm - 1].pe[rank] : rank;
}
int __fmpl_checked(const void *buf, unsigned size, int rank, int mai, int any, int comm, int *ier);

#define DONE(ier) do { if (ier) *(ier) = FMPL_SUCCESS; } while (0)

enum { IDLE, WAITING, KICKED, DIRECT }; /* DIRECT: kicked at once; no thread delivers it */

/* Sends by a record that is filled: waits for the header, sends, and waits until the source may change. */
void __fmpl_deliver(struct __fmpl_send *p);
/* The same if the header is there and no older send waits for it; `__completed` then has a word when it is done. */
int __fmpl_try(struct __fmpl_send *p);
static inline void __fmpl_fill(struct __fmpl_send *p, const void *buf, int size, int pe, int index, int comm) {
    p->__buf = buf;
    p->__size = size;
    p->__peer = pe;
    p->__index = index;
    p->__comm = comm;
    p->__what = p->__function = 0;
    p->__state = p->__queued = p->__woken = 0;
    p->__copy = NULL;
    p->__fill = NULL;
}
void __fmpl_queue(struct __fmpl_send *p);   /* puts it into the list of sends that wait, the last one */
void __fmpl_unqueue(struct __fmpl_send *p); /* takes one with parts out of it */
void __fmpl_transmit(const void *buf, unsigned size, int pe, int index, int comm, int patient);
int __fmpl_spooled(void); /* sends in the spool */
void __fmpl_drain(void);  /* waits until there are none */
void __fmpl_wait_apart(struct __fmpl_send *p);  /* a thread of its own delivers it */
int __fmpl_spool(const struct __fmpl_send *p);   /* copies it to the spool, where a thread delivers it; 0: no room */
int __fmpl_copy(struct __fmpl_send *p);          /* the same for one that a thread delivers already */
struct __fmpl_send *__fmpl_reserve(void);        /* a record in the spool, if sends may be copied */
void __fmpl_release(void *block);
void *__fmpl_room(unsigned size); /* a block in the spool for a message of others, or NULL */
void __fmpl_unspool(void *block); /* it has been sent */
extern MEETING long long __fmpl_patience; /* cycles that a send waits before it is copied, and 1; 0: for ever */

void __fmpl_post(void *buf, int size, int pe, int index, int comm, unsigned what, unsigned function);
int __fmpl_take(int pe, int index, struct fmpl_status *status);

/* A message of a collective. Members must agree in what they do. */
void __fmpl_give(const void *buf, int size, int pe, int comm, unsigned what, unsigned function);
void __fmpl_get(void *buf, int size, int pe, int comm, unsigned what, unsigned function);
void __fmpl_regroup(int comm); /* A new communicator: no collective of it has been called. */
void __fmpl_mismatch(int peer, unsigned mine, unsigned its, int size, int other);
