// with: -O 0
// trap: 9 index 8 is outside of `one.text` (char [8])
// detail: index_member.c:5:* note: `one` is declared here
struct line { int length; char text[8]; int after; };
struct line one;
int main(void)
{
    int i = 8;
    one.text[i] = 'x';
    return one.after;
}
