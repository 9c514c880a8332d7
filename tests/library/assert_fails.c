// Shows: a failed assert says where and what, and aborts.
// pes: 1
// exit: 134
// error: *assert_fails.c:8: assertion failed: 2 + 2 == 5
#include <assert.h>
int main(void) {
    assert(2 + 2 == 4);
    assert(2 + 2 == 5);
    return 0;
}
