/* <emc/queue.h>: how busy a PE is.
 *
 *   n = queue_length();     packets that waited in this PE's queue when this thread began, spilled ones included; the one
 *                           that began it is not among them
 *
 * It is one instruction, without a packet. A thread runs from one wait to the next (a remote read, a call, resched()): so
 * two calls in one thread give the same number. Other PEs learn of it by an ordinary packet. */
#ifndef EMC_QUEUE_H
#define EMC_QUEUE_H

#define queue_length() __queue_length()

#endif
