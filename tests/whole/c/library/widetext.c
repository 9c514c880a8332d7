// Wide strings and characters, with their prefixes, escapes and joints, as values and in initialisers.
// expect: 28 10 32 5
// expect: 61 20ac 62 1f600 1f600 7a 0 68 d83d de00 d83d 0 6b ff 0 0 0 0 0 0 -30 -126 -84 120 0 
// expect: 97 233 -1 4 2
// expect: 100 0 116 10 105 121 L"a\n"
// expect: 50 0 1 1 16
// expect: 1 1 -1
// expect: 111
// expect: 1 5
// fault: 43 warning: `==` compares the addresses of strings
#include <stdio.h>
#include <stddef.h>
#include <stdint.h>
typedef uint16_t char16_t;
typedef uint32_t char32_t;
wchar_t g[] = L"a\u20acb\x1F600\U0001F600" "z";
char16_t h[] = u"h\U0001F600" u"\xD83D";
const char32_t k[8] = U"k\377";
char u8s[] = u8"\u20ac" "x";
wchar_t in[3] = {L'a', L'é', L'\xffffffff'};
wchar_t two[2][4] = {L"abc", L"d"};
struct { int n; wchar_t w[6]; } st = {1, L"st"};
#if L'\x80' > 0 && L'ab' && '\x80' < 0 && u'\xffff' == 65535
int pre = 1;
#else
int pre = 0;
#endif
#define S(x) #x
#define W(x) L##x
int main(void) {
  wchar_t loc[] = L"local\n", big[40] = L"bi", lt[2] = {L"xy"};
  const wchar_t *p = L"ptr" L"2";
  printf("%d %d %d %d\n", (int)sizeof g, (int)sizeof h, (int)sizeof k, (int)sizeof u8s);
  for (unsigned i = 0; i < sizeof g / sizeof *g; i++) printf("%lx ", (long)g[i]);
  for (unsigned i = 0; i < sizeof h / sizeof *h; i++) printf("%x ", h[i]);
  for (unsigned i = 0; i < sizeof k / sizeof *k; i++) printf("%x ", k[i]);
  for (unsigned i = 0; i < sizeof u8s; i++) printf("%d ", u8s[i]);
  printf("\n%ld %ld %ld %d %d\n", (long)in[0], (long)in[1], (long)in[2], (int)sizeof(L'a'), (int)sizeof(u'a'));
  printf("%ld %ld %ld %ld %ld %ld %s\n", (long)two[1][0], (long)two[0][3], (long)st.w[1], (long)loc[5], (long)big[1] + big[30], (long)lt[1], S(L"a\n"));
  printf("%ld %ld %d %d %d\n", (long)p[3], (long)p[4], pre, W('q') == 'q', (int)sizeof(W("abc")));
  printf("%d %d %d\n", L'\377' > 0, '\377' < 0, (int)U'\xffffffff');
  printf("%d\n", _Generic(L'a', long: 1, int: 2, default: 3) * 100 + _Generic(u'a', unsigned short: 1, default: 2) * 10 + _Generic(U"a", unsigned *: 1, default: 2));
  printf("%d %d\n", L"ab" == L"ab" || 1, (int)sizeof(u8"é" "é"));
  return 0; }
