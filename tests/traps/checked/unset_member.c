// with: -O 0
// trap: 9 bytes 4 to 7 of `p` are read before being set
// detail: unset_member.c:7:* note: `p` is declared in main here
struct point { int x, y; };
int main(void)
{
    struct point p;
    p.x = 3;
    return p.x + p.y;
}
