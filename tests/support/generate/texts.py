"""What each program declares: data of all widths, spread over the PEs and local, and a few fixed functions."""

from __future__ import annotations

START = """#include <assert.h>
#include <emc/msg.h>
#include <emc/sync.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N %(n)d
#define ROWS %(rows)d
#define COLUMNS %(columns)d
#define AT(e) ((unsigned)(e) %% N)
#define ROW(e) ((unsigned)(e) %% ROWS)
#define COLUMN(e) ((unsigned)(e) %% COLUMNS)
#define PE(e) ((int)((unsigned)(e) %% N_PE))
struct record { int a; short b; signed char c[2]; double d; int global *next; unsigned f : 5; int g : 9; };
int global A[N] = {3, 1, 4, 1, 5}, global B[N], global M[ROWS]:[COLUMNS], global total;
unsigned char global C[N];
short global H[N];
long long global L[N];
float global F[N];
double global D[N];
struct record global R[N];
int global cells[N], global queue;
lock_t global door;
int mine = 5, table[COLUMNS + 8];
double weight = 0.5;
struct record own;
static jmp_buf back;
packet_type mix(int *p, int v) { *p = *p * 3 + v; }
static packet_type mark(void *p) { mine += (int)p & 12; }
packet_type keep(short *p, short v) { for (int i = v & 3; i >= 0 && *p < v; i--) *p += (short)(v - *p); }
packet_type scale(double *p, float v) { *p = *p * 0.5 + v; own.a++; }
packet_type fill(struct record *r, unsigned char v)
{
    static struct record last;
    switch (v %% 3) {
    case 0: r->f += v; break;
    case 1: last = *r; r->g--; break;
    default: R[AT(v)] = last;
    }
}
packet_type pass(int *p, unsigned left)
{
    *p ^= left;
    total += left;
    L[AT(left)] -= my_pe();
    if (left & 7) pass(&B[AT(left)], left >> 2);
    else H[AT(left)] = left;
}
packet_type int trade(int *p) { int v = *p; *p = mine++; return v; }
packet_type float weigh(double *p) { if (*p < 1) return 1; return *p; }
packet_type char ones(unsigned char *p) { int n = 0; for (int v = *p; v; v &= v - 1) n++; return n; }
static int tree(int n)
{
    int a, b;
    if (n < 2) return n + mine;
    parallel { a = tree(n - 1); b = tree(n - 2); }
    return a + b;
}
static int hop(int n)
{
    mine += n;
    return n < 1 ? my_pe() : remote_call(PE(my_pe() + n), hop, 1, n - 1) * 2 + 1;
}
static struct record blend(struct record r, double x)
{
    r.d = r.d * 0.5 + x;
    r.a += (int)x;
    r.f++;
    return r;
}
"""
