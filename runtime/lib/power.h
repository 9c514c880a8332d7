/* Powers of two around the number of PEs, as constants. */
enum {
    __B1 = N_PE | N_PE >> 1, __B2 = __B1 | __B1 >> 2, __B4 = __B2 | __B2 >> 4, __B8 = __B4 | __B4 >> 8,
    __B16 = __B8 | __B8 >> 16,
    __POWER = __B16 - (__B16 >> 1),                   /* the greatest that is not above N_PE (at most 65536) */
    __CEILING = __POWER < N_PE ? 2 * __POWER : __POWER /* the least that is not below it */
};
