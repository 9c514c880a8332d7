/* <emc/ni.h>: network interfaces (NI) that run handlers, one a node (--machine myrinet).
 *
 *   N_NODE, my_node(), node_of(gp)                        nodes, and whose memory gp points to
 *   ni_of(node)                                           the node's NI, as a PE number: global_of(ni_of(0), &x)
 *   ni_memory int x;                                      an object in every NI's memory, at one address
 *   ni_handler void put(int *place, int a, int b) {...}   a handler that an NI runs: at most five words after place,
 *   ni_handler int draw(int *place, int by) {...}         or four and a reply
 *   put(global_of(ni_of(3), &x), 1, 2);                   sends a packet for it to NI 3
 *   ticket = draw(global_of(ni_of(0), &x), 1);            and waits for the reply
 *
 * Copies between any two nodes; addresses and sizes are multiples of 4. A flag is a Q cell of the destination's node.
 *
 *   ni_bcopy(src, dst, size);                             starts a copy, and returns at once
 *   ni_bcopy_notify(src, dst, size, flag);                after the last byte, q_write(flag, size) happens
 *   ni_sync();                                            waits until all copies that this node started before are done
 *   size = ni_wait(&flag); size = ni_test(&flag);         takes a notification; ni_test returns 0 if there is none
 *   ni_pin(p, size), ni_unpin(p, size)                    0, or -1: the NI's table of pages is full
 *
 * Barriers of all PEs, one thread of each. The NIs meet; between the two halves the PEs may work.
 *
 *   ni_barrier();                                         or ni_barrier_post(); ...; ni_barrier_wait();
 *   v = ni_barrier_sum(v);                                also max, min, and, or, xor
 *
 * On an ni_memory int, anywhere; each returns the old value:
 *
 *   ni_fetch_add(cell, v), ni_swap(cell, v), ni_compare_swap(cell, old, v) */
#ifndef EMC_NI_H
#define EMC_NI_H

#if __EMC_INTERFACES__ == 0
#error <emc/ni.h> needs network interfaces that run handlers, which this machine does not have: choose --machine myrinet
#endif

#define ni_memory __ni_memory
#define ni_handler __ni_handler

#define N_NODE __EMC_INTERFACES__
#define my_node() __ni_node(my_pe())
#define node_of(gp) __ni_node(pe_of(gp))
#define ni_of(node) (N_PE + (node))
#define __ni_node(unit) ({ int __unit = (unit); __unit < N_PE ? __unit / __EMC_NODE_PES__ : __unit - N_PE; })

void ni_bcopy(const void global *src, void global *dst, int size);
void ni_bcopy_notify(const void global *src, void global *dst, int size, int global *flag);
void ni_sync(void);
int ni_wait(int *flag);
int ni_test(int *flag);
int ni_pin(const void *p, int size);
int ni_unpin(const void *p, int size);
void ni_barrier(void);
void ni_barrier_post(void);
void ni_barrier_wait(void);
int ni_barrier_sum(int value);
int ni_barrier_max(int value);
int ni_barrier_min(int value);
int ni_barrier_and(int value);
int ni_barrier_or(int value);
int ni_barrier_xor(int value);
ni_handler int ni_fetch_add(int *cell, int by);
ni_handler int ni_swap(int *cell, int value);
ni_handler int ni_compare_swap(int *cell, int old, int value);

#endif
