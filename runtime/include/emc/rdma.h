/* <emc/rdma.h>: engines that move blocks while threads run.
 *
 *   struct rdma_tcw tcw;                                      a transfer control word: one transfer, kicked again and again
 *   rdma_prepare(&tcw, src, dest, bytes, note, value);        from here to another PE. After the data, i_write(note, value)
 *                                                             happens there, for who waits with i_read; note may be NULL
 *   rdma_counted(&tcw);                                       its note is a q_write
 *   rdma_on(&tcw, engine, there);                             engines of both ends, else 0
 *   rdma_kick(&tcw);                                          starts it, and returns at once
 *   rdma_done(&tcw)                                           whether it is complete: the last byte has landed, and the
 *                                                             answer is back. Then src may change
 *   n = rdma_poll(engine);                                    completions of that engine here that were not reported yet
 *
 *   rdma_put(&tcw, src, dest, bytes, note, value);            prepare and kick in one
 *   rdma_get(&tcw, src, dest, bytes, note, value);            the other way: src is global, dest and note are here
 *
 * src and dest are word-aligned. RDMA_ENGINES: engines of a PE; on a machine without them, where it is 0, transfers are
 * writes and packets, and there is an engine 0 for rdma_on and rdma_poll. */
#ifndef EMC_RDMA_H
#define EMC_RDMA_H

#define RDMA_ENGINES __EMC_RDMA_ENGINES__

struct rdma_tcw {
    unsigned __from, __to; /* global addresses */
    int __bytes;
    unsigned __note;
    int __value;
    unsigned __how; /* engine here, engine there, whether the note is a q_write */
    int __under_way;
    unsigned __wake; /* a Q cell here, for the library: it gets a word when the transfer is complete */
};

void rdma_prepare(struct rdma_tcw *tcw, const void *src, void global *dest, int bytes, int global *note, int value);
void rdma_counted(struct rdma_tcw *tcw);
void rdma_on(struct rdma_tcw *tcw, int engine, int there);
void rdma_kick(struct rdma_tcw *tcw);
int rdma_done(const struct rdma_tcw *tcw);
int rdma_poll(int engine);
void rdma_put(struct rdma_tcw *tcw, const void *src, void global *dest, int bytes, int global *note, int value);
void rdma_get(struct rdma_tcw *tcw, const void global *src, void *dest, int bytes, int *note, int value);

#endif
