/* <fmpl.h>: FMPL, messages between PEs by remote DMA. A receive writes the address of its buffer into a slot at the sender;
 * the send finds it there and puts the data straight into the buffer. docs/library.md has all of it.
 *
 *   struct fmpl_match ma[FMPL_AREA(count)];           matching areas and arrival flags, of file scope: indices
 *   struct fmpl_flag fa[FMPL_AREA(count)];            0 .. count - 1 for each pair of PEs
 *   fmpl_init(ma, fa, count, ier);                    all PEs; and at the end:
 *   fmpl_finalize(ier);
 *   fmpl_send(buf, size, dst, mai, comm, ier);        returns when buf may change
 *   fmpl_recv(buf, size, src, mai, comm, ier);        returns when all is there; mai may be FMPL_TAG_ANY
 *   fmpl_isend, fmpl_irecv; fmpl_isend_wait(dst, mai, comm, ier), fmpl_irecv_wait(src, mai, comm, ier)
 *   fmpl_irecv_test(src, mai, comm, &done, ier);      whether fmpl_irecv_wait would return at once
 *   fmpl_send_any(buf, size, dst, mai, comm, ier), fmpl_recv_any(buf, size, mai, comm, ier)     from any sender
 *   fmpl_recv_s, fmpl_recv_any_s, fmpl_irecv_wait_s   with a struct fmpl_status * before ier
 *   fmpl_sendbuf_set(buf, size, ipara, ier);          a spool: a send that waits for ipara ms is copied there
 *   fmpl_sendbuf_check(&nsend, &nspool, ier);
 *   fmpl_comm_create(&comm, key, ier);                all PEs; those of one key are a group, 0: none
 *   fmpl_comm_rank, fmpl_comm_size(comm, &n, ier); fmpl_comm_free(&comm, ier);
 *   fmpl_barrier(comm, ier); fmpl_bcast(buf, size, root, comm, ier);
 *   fmpl_reduce(buf, count, op, root, comm, work, ier); fmpl_allreduce(buf, count, op, comm, work, ier);
 *
 * Sizes are bytes. ier points to an int for FMPL_SUCCESS or an error; with NULL, an error is a trap. */
#ifndef FMPL_H
#define FMPL_H

#include <emc/rdma.h>
#include <stddef.h>

enum { FMPL_COMM_WORLD = 0, FMPL_COMM_NULL = -1, FMPL_TAG_ANY = -1, FMPL_NEVER = -1 };
enum {
    FMPL_SUCCESS,
    FMPL_ERR_RANK,
    FMPL_ERR_INDEX,
    FMPL_ERR_SIZE,
    FMPL_ERR_COMM,
    FMPL_ERR_STATE,
    FMPL_ERR_AREA,
    FMPL_ERR_BUSY,
    FMPL_ERR_TRUNCATE
};

struct fmpl_status {
    int src, mai; /* the sender's rank; its index */
    unsigned size;
};

struct fmpl_op { /* combines `count` elements of `size` bytes: into = into op from, element by element */
    unsigned size;
    void (*combine)(void *into, const void *from, int count);
};

/* What a receive writes to its sender. */
struct __fmpl_header {
    unsigned __buffer;
    int __size, __comm;
    unsigned __what, __function; /* of a collective */
    int __posted;
};

/* A send: waiting, kicked, done. */
struct __fmpl_send {
    struct __fmpl_send *__next;
    const void *__buf;
    int __size, __peer, __index, __comm;
    unsigned __what, __function;
    int __state, __queued, __woken;
    int __cell, __finished; /* Q cells: it may go on; it is done */
    struct rdma_tcw __tcw;
    int __completed; /* a Q cell */
    void *__copy;    /* in the spool */
    /* Of a message that goes in several parts, by an even index and the one after it in turn: sends into the buffer that
     * the header names. It returns 1, or 2 if `__completed` will have a word. The send stays in the list up to the last. */
    int (*__fill)(struct __fmpl_send *, const struct __fmpl_header *, int global *cell);
};

struct fmpl_match {
    struct __fmpl_header __header;
    struct __fmpl_send *__live; /* the isend of this index */
    struct __fmpl_send __isend;
};

struct fmpl_flag {
    int __cell, __index; /* Q cells: all has come, its size; its index */
    int __live;          /* a receive is under way */
    struct __fmpl_header __header;
    int __prepared, __completed;
    struct rdma_tcw __tcw;
};

/* The PE's clock in its last send and receive, for measurements: a send begins, waits for the header, sends the data, is
 * done; a receive begins, sends the header, waits for the data, is done. */
extern int fmpl_marks[8];
enum { __FMPL_SEND, __FMPL_AWAITS, __FMPL_DATA, __FMPL_SENT, __FMPL_RECV, __FMPL_HEADER, __FMPL_POSTED, __FMPL_TAKEN };

#define __FMPL_SLOTS(count) (2 * (count) + 2) /* of a pair: the indices, FMPL_TAG_ANY, those of any sender, collectives */
#define FMPL_AREA(count) (N_PE * __FMPL_SLOTS(count) + 17 * (count))

void fmpl_init(struct fmpl_match *ma, struct fmpl_flag *fa, int count, int *ier);
void fmpl_finalize(int *ier);

void fmpl_send(const void *buf, unsigned size, int dst, int mai, int comm, int *ier);
void fmpl_isend(const void *buf, unsigned size, int dst, int mai, int comm, int *ier);
void fmpl_isend_wait(int dst, int mai, int comm, int *ier);
void fmpl_send_any(const void *buf, unsigned size, int dst, int mai, int comm, int *ier);
void fmpl_sendbuf_set(void *buf, unsigned size, int ipara, int *ier);
void fmpl_sendbuf_check(int *nsend, int *nspool, int *ier);

void fmpl_recv(void *buf, unsigned size, int src, int mai, int comm, int *ier);
void fmpl_recv_s(void *buf, unsigned size, int src, int mai, int comm, struct fmpl_status *status, int *ier);
void fmpl_irecv(void *buf, unsigned size, int src, int mai, int comm, int *ier);
void fmpl_irecv_wait(int src, int mai, int comm, int *ier);
void fmpl_irecv_wait_s(int src, int mai, int comm, struct fmpl_status *status, int *ier);
void fmpl_irecv_test(int src, int mai, int comm, int *done, int *ier);
void fmpl_recv_any(void *buf, unsigned size, int mai, int comm, int *ier);
void fmpl_recv_any_s(void *buf, unsigned size, int mai, int comm, struct fmpl_status *status, int *ier);

void fmpl_comm_create(int *comm, int key, int *ier);
void fmpl_comm_rank(int comm, int *rank, int *ier);
void fmpl_comm_size(int comm, int *size, int *ier);
void fmpl_comm_free(int *comm, int *ier);

void fmpl_barrier(int comm, int *ier);
void fmpl_bcast(void *buf, unsigned size, int root, int comm, int *ier);
void fmpl_reduce(void *buf, int count, const struct fmpl_op *op, int root, int comm, void *work, int *ier);
void fmpl_allreduce(void *buf, int count, const struct fmpl_op *op, int comm, void *work, int *ier);

/* Sum; largest and smallest absolute value, with its sign. i int, s float, d double, c and z pairs of them (complex). */
extern const struct fmpl_op __fmpl_isum, __fmpl_ssum, __fmpl_dsum, __fmpl_csum, __fmpl_zsum;
extern const struct fmpl_op __fmpl_imax, __fmpl_smax, __fmpl_dmax, __fmpl_cmax, __fmpl_zmax;
extern const struct fmpl_op __fmpl_imin, __fmpl_smin, __fmpl_dmin, __fmpl_cmin, __fmpl_zmin;
#define fmpl_isum (&__fmpl_isum)
#define fmpl_ssum (&__fmpl_ssum)
#define fmpl_dsum (&__fmpl_dsum)
#define fmpl_csum (&__fmpl_csum)
#define fmpl_zsum (&__fmpl_zsum)
#define fmpl_imax (&__fmpl_imax)
#define fmpl_smax (&__fmpl_smax)
#define fmpl_dmax (&__fmpl_dmax)
#define fmpl_cmax (&__fmpl_cmax)
#define fmpl_zmax (&__fmpl_zmax)
#define fmpl_imin (&__fmpl_imin)
#define fmpl_smin (&__fmpl_smin)
#define fmpl_dmin (&__fmpl_dmin)
#define fmpl_cmin (&__fmpl_cmin)
#define fmpl_zmin (&__fmpl_zmin)

#endif
