/* <emc/coll.h>: collectives over blocks of words. Every PE calls, one thread of each, with the same arguments but for
 * `src` and the values; buffers that others write to (dst, buffer) lie at the same local address on each PE.
 *
 *   spmd(f);                          f() on every PE at once; waits for all
 *
 *   lex(src, dst, nword);             complete exchange: block i of src, nword words, goes to PE i, where it becomes block
 *   pex(src, dst, nword);             me of dst. Linear; pairwise; recursive (a power of two of PEs); with writes only
 *   rex(src, dst, nword);
 *   wex(src, dst, nword);
 *   rex_unfenced(src, dst, nword);    the same without waiting until the last words have surely landed
 *   wex_unfenced(src, dst, nword);
 *
 *   lib(root, buffer, nword);         broadcast of root's buffer, linear or along a binary tree; 0 words: a packet, so
 *   reb(root, buffer, nword);         that all know that root has come
 *
 *   shift(src, dst, nword);           src to the right neighbour's dst
 *   v = reduction_sum(v);             everybody's values combined: sum prod max min and or xor
 *   v = scan_sum(v);                  those of PEs 0 .. me combined: sum prod max min
 *                                     with f at the end for float, with d for double
 *   scan_sum_block(src, dst, nword);  the same for each word of a block
 *
 * A buffer that others write to is theirs from the first PE's call to the last PE's return: right before the next
 * collective into the same one, when all have used what is in it, and right before the next `shift`, or a broadcast after
 * a `reb`, call barrier(). */
#ifndef EMC_COLL_H
#define EMC_COLL_H

#include <emc/msg.h>

void spmd(void (*f)(void));

void lex(const void *src, void *dst, int nword);
void pex(const void *src, void *dst, int nword);
void rex(const void *src, void *dst, int nword);
void wex(const void *src, void *dst, int nword);
void rex_unfenced(const void *src, void *dst, int nword);
void wex_unfenced(const void *src, void *dst, int nword);

void lib(int root, void *buffer, int nword);
void reb(int root, void *buffer, int nword);

/* A block message to the right neighbour and one from the left; it stands where it is called. The left neighbour may be
 * several shifts ahead, for it waits for its own left neighbour alone: hence the barrier between shifts. */
extern int __shift_port[32];
#define __RIGHT (my_pe() + 1 < N_PE ? my_pe() + 1 : 0)
#define shift(src, dst, nword) \
    ({ \
        mem_copyout((src), global_of(__RIGHT, (void *)(dst)), (nword)); \
        __pkt_output(global_of(__RIGHT, __shift_port), 0, 0); \
        (void)__pkt_input(__shift_port, 0); \
    })

#define reduction_sum barrier_sum
#define reduction_prod barrier_prod
#define reduction_max barrier_max
#define reduction_min barrier_min
#define reduction_and barrier_and
#define reduction_or barrier_or
#define reduction_xor barrier_xor
#define reduction_sumf barrier_sumf
#define reduction_prodf barrier_prodf
#define reduction_maxf barrier_maxf
#define reduction_minf barrier_minf
#define reduction_sumd barrier_sumd
#define reduction_prodd barrier_prodd
#define reduction_maxd barrier_maxd
#define reduction_mind barrier_mind

int scan_sum(int value);
void scan_sum_block(const void *src, void *dst, int nword);
int scan_prod(int value);
int scan_max(int value);
int scan_min(int value);
float scan_sumf(float value);
float scan_prodf(float value);
float scan_maxf(float value);
float scan_minf(float value);
double scan_sumd(double value);
double scan_prodd(double value);
double scan_maxd(double value);
double scan_mind(double value);

#endif
