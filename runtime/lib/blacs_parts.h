/* What the files of BLACS share. */
#include "fmpl_parts.h"
#include <blacs.h>
#include <stdlib.h>

#define CONTEXTS 16
#define INDICES 18 /* of a pair: 8 messages by two windows, and two windows for collectives */
#define GROUP 16   /* the index of the first of these */

/* A grid. Its processes are PEs, by rows. */
struct __blacs_grid {
    int live, rows, columns, row, column;
    unsigned short pe[N_PE];
    unsigned char sent[N_PE], got[N_PE]; /* messages, by PE */
};
extern MEETING struct __blacs_grid __blacs_grids[CONTEXTS];

/* A matrix by columns. uplo: 'U', 'L', or 0 for a general one; unit: without its diagonal. */
struct __blacs_matrix {
    char *a;
    int m, n, lda, size, type, uplo, unit; /* lda: in bytes; size: bytes of an element */
};

/* The processes of a scope: count of them, this one is number `me`. first, step: their places in the grid. */
struct __blacs_scope {
    int count, me, first, step, kind;
};

void __blacs_wrong(int context, int argument, int value);
struct __blacs_grid *__blacs_grid(int context);
void __blacs_start(void);
void __blacs_spool(void);

int __blacs_bytes(const struct __blacs_matrix *x);
void __blacs_copy(const struct __blacs_matrix *x, char *packed, int out); /* out: from the matrix; else into it */
void __blacs_send(const struct __blacs_matrix *x, int pe, int index, int comm);
void __blacs_receive(struct __blacs_matrix *x, int pe, int index, int comm);
void __blacs_matrix(struct __blacs_matrix *x, int context, const void *a, int type, int m, int n, int lda, int first);
void __blacs_trapezoid(struct __blacs_matrix *x, int context, const char *uplo, const char *diag, int first);

void __blacs_put(int context, const struct __blacs_matrix *x, int row, int column, int argument);
void __blacs_get(int context, struct __blacs_matrix *x, int row, int column, int argument);
void __blacs_spread(int context, const char *scope, struct __blacs_matrix *x, int row, int column, int argument);
void __blacs_combine(int context, const char *scope, struct __blacs_matrix *x, const struct fmpl_op *op, int *ra, int *ca, int ldia, int row, int column, int argument);

#define CONTEXT_COMM(context) (100 + (context))
#define SCOPE_COMM(context, kind) (200 + 3 * (context) + (kind))
