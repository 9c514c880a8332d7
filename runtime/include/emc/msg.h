/* <emc/msg.h>: message passing between PEs, by words.
 *
 *   word_send(NODE_PORT(pe), type, word);    asynchronous and buffered: a packet to the PE's queue for that type
 *   word = word_rcv(type);                   waits for the next word of that type sent to this PE, first come first served
 *
 *   mem_copyout(src, dest, nword);           nword words to another PE's memory, a packet each; asynchronous: what is sent
 *                                            to that PE afterwards arrives behind them
 *   mem_copyin(src, dest, nword);            nword words from another PE's memory, the requests overlapped; waits
 *
 * type: 0 .. 16. Any thread of the PE may receive. A port is an array of Q-structures at one address on every PE. */
#ifndef EMC_MSG_H
#define EMC_MSG_H

#define MSG_TYPES 17

extern int __port[MSG_TYPES];

#define NODE_PORT(pe) global_of((pe), __port)
#define word_send(port, type, word) q_write((port) + (type), (int)(word))
#define word_rcv(type) q_read(&__port[type])

void mem_copyout(const int *src, int global *dest, int nword);
void mem_copyin(const int global *src, int *dest, int nword);

#endif
