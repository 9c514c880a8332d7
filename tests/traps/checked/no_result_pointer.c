// with: -O 0
// trap: 10 the value of `found` is used, but `found` returned none
// detail: no_result_pointer.c:6:* note: `found` ended here
// fault: 6 warning: `found` may reach its end
int list[3];
static int *found(int n) { int i; for (i = 0; i < 3; i++) if (list[i] == n) return list + i; }
int main(void)
{
    int *(*find)(int) = found;
    return find(7) == 0;
}
