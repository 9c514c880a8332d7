// trap: packet to a dead frame
// pes: 1
// `start` runs `work` in a frame that was freed before. The next call gets that frame from the list of free ones, so
// caller and callee have the same, and the callee frees it before its result comes back.
#include <emc.h>
int freed, calls;

int work(int n)
{
    int own[100], result = 3;
    own[0] = n;
    freed = (int)own - 128;
    if (calls++ == 1) result = work(5) + 1;
    return result;
}

int start(int frame)
{
    int own[1], known = 0, cell, *head = (int *)((int)own & ~127);
    own[0] = frame;
    resched();
    for (cell = 5; cell < 12; cell++) {        /* the continuation of this function, or of its caller */
        int word = head[cell];
        if ((unsigned)word > 0x3000000 && word != (int)head && word != frame) {
            known = word, head[cell] = frame + 4;
            break;
        }
    }
    resched();
    return known;
}

int main(void)
{
    work(1);
    *(int *)freed = (int)&work;
    return start(freed);
}
