// with: -O 0
// trap: 9 the value of `sign` is used, but `sign` returned none
// detail: no_result.c:5:* note: `sign` ended here without returning
// fault: 5 warning: `sign` may reach its end
static int sign(int n) { if (n < 0) return -1; if (n > 0) return 1; }
int main(void)
{
    int s = sign(5);
    s += sign(0);
    return s;
}
