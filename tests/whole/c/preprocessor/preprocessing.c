// The preprocessor: # and ##, arguments expanded or not, no recursion, variadic macros, #if, #line.
//
// expect: a b "q\n" '\'' d
// expect: 127
// expect: 7 7
// expect: x2
// expect: a , b,c ( d, e )
// expect: 1 2
// expect: none
// expect: one
// expect: 1 F(1+1)
// expect: 2*9*g
// expect: 1*g(2)(3)
// expect: FN ()
// expect: FN ()
// expect: 5
// expect: 1 2 5 2
// expect: 7 ## y
// expect: strncmp("abc\0d", "abc", '\4') == 0: @
// expect: vers2.h
// expect: hello, world
// expect: 123 45 67 89 10 11 12
// expect: 6
// expect: 21
// expect: 9
// expect: 1 5 1
// expect: 500 other.c
// expect: main 3 1
// expect:
// expect:
// expect: a b
// expect: 1
// expect: abc
// expect: - -
// expect: -(1-1)
// expect: "\\" 'a"'
// expect: 5
// expect: ab
// expect: trig
// expect: x
// expect: 5
// expect: A1A2
// expect: 2 3
// expect: 10
#include <stdio.h>
#include <string.h>
#define STR(x) #x
#define XSTR(x) STR(x)
#define CAT(a,b) a##b
#define XCAT(a,b) CAT(a,b)
#define CAT3(a,b,c) a##b##c
#define V(fmt,...) printf(fmt "\n",__VA_ARGS__)
#define V0(fmt,...) printf(fmt "\n",##__VA_ARGS__)
#define VN(...) #__VA_ARGS__
#define EMPTY
#define F(x) x F(x+1)
#define f(a) a*g
#define g(a) f(a)
#define x 3
#define x2 x x
#define OBJ (1-1)
#define FN() 42
#define LP (
#define DEFER(m) m EMPTY
#define foo (foo)
#define NARG(...) NARG_(__VA_ARGS__,5,4,3,2,1,0)
#define NARG_(a,b,c,d,e,n,...) n
#define hash_hash # ## #
#define mkstr(a) # a
#define in_between(a) mkstr(a)
#define join(c, d) in_between(c hash_hash d)
#define t(x,y,z) x ## y ## z
#define xstr(s) str(s)
#define str(s) #s
#define INCFILE(n) vers ## n
#define LIST M(1) M(2) M(3)
#if defined(__linux__) && 0
#error no
#elif !defined NOPE && (1?2:3)==2 && -1>>1==-1 && 0xffffffffu>0 && ('a'==97) && (-1 > 0u) && 10%3==1 && (1<<3|1)==9 && ~0==-1 && !0
#define OK 1
#else
#error bad
#endif
#ifndef OK
#error notok
#endif
#if 1
# if 0
#  if 1
#   error in
#  else
#  endif
# elif 1
#define EL 5
# else
#error el
# endif
#endif
#if UNDEFINED_THING
#error u
#endif
#if 0
'unterminated " chars
#elif 0x7fffffffffffffff > 0 && 18446744073709551615u == -1
#define BIGIF 1
#endif
#undef x
#define x 7
#define MULTI(a, \
   b) a + \
   b
int foo2 = 1;
int add(int a,int b){return a+b;}
#define add(a) add(a,10)
int M1=1,M2=2,M3=3;
#define glue(a,b) a ## b
#define xglue(a,b) glue(a,b)
#define HIGHLOW "hello"
#define LOW LOW ", world"
int fn_(void){ return (int)strlen(__func__); }
%:define DIG 4
int main(void){
 int (foo2)=5; (void)foo2; 
#undef foo
int foo=4;
#define foo foo+1
 int xy=1;
 puts(STR(a  b   "q\n" '\'' /* c */ d)); puts(XSTR(CAT(1,2)x)); puts(XSTR(x2)); puts(STR(x2)); puts(VN(a , b,c ( d, e ))); V("%d %d",1,2); V0("none"); V0("%s","one");
 puts(XSTR(F(1))); puts(XSTR(f(2)(9))); puts(XSTR(g(1)(2)(3))); puts(XSTR(DEFER(FN)())); puts(XSTR(FN EMPTY ())); printf("%d\n",foo); printf("%d %d %d %d\n",NARG(a),NARG(a,b),NARG(a,b,c,d,e),NARG((a,b),c));
 puts(join(x, y)); puts(xstr(strncmp("abc\0d", "abc", '\4') == 0) str(: @)); puts(xstr(INCFILE(2).h)); puts(xglue(HIGH, LOW));
 int j[] = { t(1,2,3), t(,4,5), t(6,,7), t(8,9,), t(10,,), t(,11,), t(,,12) }; for(int i=0;i<7;i++)printf("%d ",j[i]); puts("");
#define M(n) CAT(M,n)+
 printf("%d\n",LIST 0); printf("%d\n",add(add(1))); printf("%d\n",MULTI(1,2)*DIG); printf("%d %d %d\n",OK,EL,BIGIF);
#line 500 "other.c"
 printf("%d %s\n",__LINE__,__FILE__); printf("%s %d %d\n",__func__,fn_(),__STDC_VERSION__>=199901L);
 puts(STR()); puts(XSTR(EMPTY)); puts(XSTR( EMPTY a EMPTY b)); printf("%d\n",CAT(x,y)); puts(XSTR(XCAT(a,CAT(b,c)))); puts(XSTR(- EMPTY -)); puts(XSTR(-OBJ)); puts(STR("\\" 'a"')); 
#ifdef __GNUC__
#endif
 printf("%d\n", MULTI(1
 ,DIG)); puts("a\
b"); puts("trig"); // comment \
 continues
 puts(/* " */ "x" // "
 ); printf("%d\n",sizeof("\x41\102\0" "1")); puts("\x41" "1\1012"); int a=1; int b=a+++a; printf("%d %d\n",a,b); _Pragma("once") ;
#pragma whatever
# 
 printf("%d\n",__COUNTER__+__COUNTER__*10); return __LINE__ & 127; }
