#include <inttypes.h>
#include <stdlib.h>

div_t div(int number, int by) {
    div_t both;
    both.quot = number / by;
    both.rem = number - both.quot * by;
    return both;
}

ldiv_t ldiv(long number, long by) {
    ldiv_t both;
    both.quot = number / by;
    both.rem = number - both.quot * by;
    return both;
}

lldiv_t lldiv(long long number, long long by) {
    lldiv_t both;
    both.quot = number / by;
    both.rem = number - both.quot * by;
    return both;
}

imaxdiv_t imaxdiv(intmax_t number, intmax_t by) {
    imaxdiv_t both;
    both.quot = number / by;
    both.rem = number - both.quot * by;
    return both;
}
