/* Synchronising memory: i_write, i_read, i_clear, q_write, q_read and q_clear are words of the compiler, for any word
 * of the machine; there is nothing to declare. */
#ifndef _EMC_SYNC_H
#define _EMC_SYNC_H
#include <emc.h>
#endif
