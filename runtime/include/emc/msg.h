/* <emc/msg.h>: message passing between PEs.
 *
 *   word_send(NODE_PORT(pe), type, word);    asynchronous and buffered: a packet to the PE's queue for that type
 *   word = word_rcv(type);                   waits for the next word of that type sent to this PE, first come first served
 *
 *   pkt_output(NODE_PORT(pe), type, word);   asynchronous, not buffered: a packet that matches with a waiting pkt_input
 *   word = pkt_input(type);                  waits for it
 *
 *   mem_copyout(src, dest, nword);           nword words to another PE's memory, a packet each; asynchronous: what is sent
 *                                            to that PE afterwards arrives after them
 *   mem_copyin(src, dest, nword);            nword words from another PE's memory, the requests overlapped; waits
 *
 * type: 0 .. MSG_TYPES - 1. Any thread of the PE may receive. pkt_output costs less than word_send; but a second packet of
 * a type that comes before the first was taken is a trap, and so are two threads of a PE in pkt_input for one type. */
#ifndef EMC_MSG_H
#define EMC_MSG_H

#define MSG_TYPES __EMC_MESSAGE_TYPES__

extern int __port[62];
enum { __PORT_QUEUES = 32 }; /* where the queues of a port begin */

#define NODE_PORT(pe) global_of((pe), __port)
#define word_send(port, type, word) q_write(__message_port(port) + (__PORT_QUEUES + __message_type((type), MSG_TYPES)), __message_word(word))
#define word_rcv(type) q_read(&__port[__PORT_QUEUES + __message_type((type), MSG_TYPES)])
#define pkt_output(port, type, word) __pkt_output(__message_port(port), __message_type((type), MSG_TYPES), __message_word(word))
#define pkt_input(type) __pkt_input(__port, __message_type((type), MSG_TYPES))

void mem_copyout(const void *src, void global *dest, int nword);
void mem_copyin(const void global *src, void *dest, int nword);

#endif
