/* <blacs.h>: BLACS, messages of matrices between the processes of a grid, as ScaLAPACK uses them. Names and arguments are
 * those of the guide (BLACS v1.1, the C interface); matrices lie by columns, a complex number is two of its parts.
 *
 *   Cblacs_get(0, 0, &c); Cblacs_gridinit(&c, "Row", 2, 3);         all PEs; who is not in the grid gets context -1
 *   Cblacs_gridinfo(c, &nprow, &npcol, &myrow, &mycol);
 *   Cdgesd2d(c, m, n, a, lda, rdest, cdest), Cdgerv2d(...)          a general matrix to a process, from one
 *   Cdtrsd2d(c, "U", "N", m, n, a, lda, rdest, cdest), Cdtrrv2d     a trapezoid: upper or lower, with its diagonal or not
 *   Cdgebs2d(c, "Row", " ", m, n, a, lda), Cdgebr2d(..., rsrc, csrc)    to all of a row, a column, or all
 *   Cdgsum2d(c, "All", " ", m, n, a, lda, rdest, cdest)             the sum, element by element, to a process; -1: to all
 *   Cdgamx2d(c, scope, top, m, n, a, lda, ra, ca, ldia, rdest, cdest)   the largest absolute values, and whose they are
 *   Cblacs_exit(0);
 *
 * Letters: i int, s float, d double, c and z complex. A send returns when the matrix may change. */
#ifndef BLACS_H
#define BLACS_H

void Cblacs_pinfo(int *mypnum, int *nprocs);
void Cblacs_setup(int *mypnum, int *nprocs);
void Cblacs_get(int context, int what, int *value);
void Cblacs_set(int context, int what, const int *value);
void Cblacs_gridinit(int *context, const char *order, int nprow, int npcol);
void Cblacs_gridmap(int *context, const int *usermap, int ldumap, int nprow, int npcol);
void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *myrow, int *mycol);
int Cblacs_pnum(int context, int prow, int pcol);
void Cblacs_pcoord(int context, int pnum, int *prow, int *pcol);
void Cblacs_barrier(int context, const char *scope);
void Cblacs_freebuff(int context, int wait);
void Cblacs_gridexit(int context);
void Cblacs_abort(int context, int number);
void Cblacs_exit(int more);

void Cigesd2d(int context, int m, int n, const int *a, int lda, int rdest, int cdest);
void Cigerv2d(int context, int m, int n, int *a, int lda, int rsrc, int csrc);
void Citrsd2d(int context, const char *uplo, const char *diag, int m, int n, const int *a, int lda, int rdest, int cdest);
void Citrrv2d(int context, const char *uplo, const char *diag, int m, int n, int *a, int lda, int rsrc, int csrc);
void Cigebs2d(int context, const char *scope, const char *top, int m, int n, const int *a, int lda);
void Cigebr2d(int context, const char *scope, const char *top, int m, int n, int *a, int lda, int rsrc, int csrc);
void Citrbs2d(int context, const char *scope, const char *top, const char *uplo, const char *diag, int m, int n, const int *a, int lda);
void Citrbr2d(int context, const char *scope, const char *top, const char *uplo, const char *diag, int m, int n, int *a, int lda, int rsrc, int csrc);
void Cigsum2d(int context, const char *scope, const char *top, int m, int n, int *a, int lda, int rdest, int cdest);
void Cigamx2d(int context, const char *scope, const char *top, int m, int n, int *a, int lda, int *ra, int *ca, int ldia, int rdest, int cdest);
void Cigamn2d(int context, const char *scope, const char *top, int m, int n, int *a, int lda, int *ra, int *ca, int ldia, int rdest, int cdest);

void Csgesd2d(int context, int m, int n, const float *a, int lda, int rdest, int cdest);
void Csgerv2d(int context, int m, int n, float *a, int lda, int rsrc, int csrc);
void Cstrsd2d(int context, const char *uplo, const char *diag, int m, int n, const float *a, int lda, int rdest, int cdest);
void Cstrrv2d(int context, const char *uplo, const char *diag, int m, int n, float *a, int lda, int rsrc, int csrc);
void Csgebs2d(int context, const char *scope, const char *top, int m, int n, const float *a, int lda);
void Csgebr2d(int context, const char *scope, const char *top, int m, int n, float *a, int lda, int rsrc, int csrc);
void Cstrbs2d(int context, const char *scope, const char *top, const char *uplo, const char *diag, int m, int n, const float *a, int lda);
void Cstrbr2d(int context, const char *scope, const char *top, const char *uplo, const char *diag, int m, int n, float *a, int lda, int rsrc, int csrc);
void Csgsum2d(int context, const char *scope, const char *top, int m, int n, float *a, int lda, int rdest, int cdest);
void Csgamx2d(int context, const char *scope, const char *top, int m, int n, float *a, int lda, int *ra, int *ca, int ldia, int rdest, int cdest);
void Csgamn2d(int context, const char *scope, const char *top, int m, int n, float *a, int lda, int *ra, int *ca, int ldia, int rdest, int cdest);

void Cdgesd2d(int context, int m, int n, const double *a, int lda, int rdest, int cdest);
void Cdgerv2d(int context, int m, int n, double *a, int lda, int rsrc, int csrc);
void Cdtrsd2d(int context, const char *uplo, const char *diag, int m, int n, const double *a, int lda, int rdest, int cdest);
void Cdtrrv2d(int context, const char *uplo, const char *diag, int m, int n, double *a, int lda, int rsrc, int csrc);
void Cdgebs2d(int context, const char *scope, const char *top, int m, int n, const double *a, int lda);
void Cdgebr2d(int context, const char *scope, const char *top, int m, int n, double *a, int lda, int rsrc, int csrc);
void Cdtrbs2d(int context, const char *scope, const char *top, const char *uplo, const char *diag, int m, int n, const double *a, int lda);
void Cdtrbr2d(int context, const char *scope, const char *top, const char *uplo, const char *diag, int m, int n, double *a, int lda, int rsrc, int csrc);
void Cdgsum2d(int context, const char *scope, const char *top, int m, int n, double *a, int lda, int rdest, int cdest);
void Cdgamx2d(int context, const char *scope, const char *top, int m, int n, double *a, int lda, int *ra, int *ca, int ldia, int rdest, int cdest);
void Cdgamn2d(int context, const char *scope, const char *top, int m, int n, double *a, int lda, int *ra, int *ca, int ldia, int rdest, int cdest);

void Ccgesd2d(int context, int m, int n, const float *a, int lda, int rdest, int cdest);
void Ccgerv2d(int context, int m, int n, float *a, int lda, int rsrc, int csrc);
void Cctrsd2d(int context, const char *uplo, const char *diag, int m, int n, const float *a, int lda, int rdest, int cdest);
void Cctrrv2d(int context, const char *uplo, const char *diag, int m, int n, float *a, int lda, int rsrc, int csrc);
void Ccgebs2d(int context, const char *scope, const char *top, int m, int n, const float *a, int lda);
void Ccgebr2d(int context, const char *scope, const char *top, int m, int n, float *a, int lda, int rsrc, int csrc);
void Cctrbs2d(int context, const char *scope, const char *top, const char *uplo, const char *diag, int m, int n, const float *a, int lda);
void Cctrbr2d(int context, const char *scope, const char *top, const char *uplo, const char *diag, int m, int n, float *a, int lda, int rsrc, int csrc);
void Ccgsum2d(int context, const char *scope, const char *top, int m, int n, float *a, int lda, int rdest, int cdest);
void Ccgamx2d(int context, const char *scope, const char *top, int m, int n, float *a, int lda, int *ra, int *ca, int ldia, int rdest, int cdest);
void Ccgamn2d(int context, const char *scope, const char *top, int m, int n, float *a, int lda, int *ra, int *ca, int ldia, int rdest, int cdest);

void Czgesd2d(int context, int m, int n, const double *a, int lda, int rdest, int cdest);
void Czgerv2d(int context, int m, int n, double *a, int lda, int rsrc, int csrc);
void Cztrsd2d(int context, const char *uplo, const char *diag, int m, int n, const double *a, int lda, int rdest, int cdest);
void Cztrrv2d(int context, const char *uplo, const char *diag, int m, int n, double *a, int lda, int rsrc, int csrc);
void Czgebs2d(int context, const char *scope, const char *top, int m, int n, const double *a, int lda);
void Czgebr2d(int context, const char *scope, const char *top, int m, int n, double *a, int lda, int rsrc, int csrc);
void Cztrbs2d(int context, const char *scope, const char *top, const char *uplo, const char *diag, int m, int n, const double *a, int lda);
void Cztrbr2d(int context, const char *scope, const char *top, const char *uplo, const char *diag, int m, int n, double *a, int lda, int rsrc, int csrc);
void Czgsum2d(int context, const char *scope, const char *top, int m, int n, double *a, int lda, int rdest, int cdest);
void Czgamx2d(int context, const char *scope, const char *top, int m, int n, double *a, int lda, int *ra, int *ca, int ldia, int rdest, int cdest);
void Czgamn2d(int context, const char *scope, const char *top, int m, int n, double *a, int lda, int *ra, int *ca, int ldia, int rdest, int cdest);

#endif
