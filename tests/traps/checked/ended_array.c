// with: -O 0
// trap: 16 `digits` is used after the end of `text`
// detail: ended_array.c:7:* note: `digits` is declared in text here
// fault: 11 warning: this returns the address of `digits`
static char *text(int n)
{
    char digits[12];
    char *p = digits + 11;
    *p = 0;
    do *--p = '0' + n % 10; while (n /= 10);
    return p;
}
int main(void)
{
    char *p = text(17);
    return p[0];
}
