#ifndef _SYS_TYPES_H
#define _SYS_TYPES_H
/* All files are below 2 GB here, and an address has 32 bits. */
#include <stddef.h>
#include <stdint.h>
#include <time.h>
typedef int ssize_t;
typedef long off_t, off64_t, blksize_t, blkcnt_t, suseconds_t;
typedef int pid_t, key_t, id_t;
typedef unsigned uid_t, gid_t, mode_t, useconds_t;
typedef unsigned long dev_t, ino_t, nlink_t;
typedef unsigned char u_char;
typedef unsigned short u_short, ushort;
typedef unsigned u_int, uint;
typedef unsigned long u_long, ulong;
typedef char *caddr_t;
typedef int64_t quad_t;
typedef uint64_t u_quad_t;
typedef uint8_t u_int8_t;
typedef uint16_t u_int16_t;
typedef uint32_t u_int32_t;
typedef uint64_t u_int64_t;
#endif
