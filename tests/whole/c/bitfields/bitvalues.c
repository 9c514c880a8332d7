// Bit-fields: as values, in every assignment, in unions and in structs that calls take and return.
//
// expect: 12 8 12 8 4
// expect: ed1d2c01f9fffffff8340c00
// expect: 787f00000000100e
// expect: fffffffffffbff0f1f000000
// expect: 5 -3 1 -2 300 -7 99999
// expect: 3 -1 0 -6 88 7 99999 1 -1 2 2
// expect: 1 1
// expect: 1
// expect: 1099511627775 -5 31
// expect: 0200000000f8ff0f00000000
// expect: 2 -8
// expect: 8000000000
// expect: 1
// expect: -524288
// expect: dcba9876f
// expect: -1 2147483647 1 2 1
// expect: 12355678 5678 -8
// expect: 89478485 0
// expect: -1 7 1 1;0 0 0 0;0 9 0 0;
// expect: 1 1 2 3 1
// expect: t
// expect: 1 0
// expect: -3 99999 2 77 4
// expect: 6 315
// expect: six
// expect: 12
// fault: 44 warning: the assignment changes the value 2.9 to 2: `signed char` has no fractions
// fault: 44 warning: the assignment changes the value 77.7 to 77: `unsigned int` has no fractions
#include <stdio.h>
#include <string.h>
struct A { unsigned a:3; int b:5; unsigned c:1; signed char d:4; unsigned short e:9; unsigned :0; int f:32; int :3; unsigned g:20; };
struct B { char c; int a:7; int b:25; int c2:1; short s:3; }; struct C { unsigned long long a:40; long long b:20; unsigned c:5; }; struct D { int a:1; unsigned b:31; _Bool f:1; enum {X,Y,Z} e:2; };
union U { struct { unsigned lo:16, hi:16; } p; unsigned w; struct {int s:4;} q; };
struct A ga={5,-3,1,-2,300,-7,99999}; struct C gc={.b=-5,.a=0xffffffffffULL,.c=31}; struct B gb={'x',-1,1<<20,-1,3};
void dump(void*p,int n){unsigned char*c=p;while(n--)printf("%02x",*c++);puts("");}
struct C rc(struct C c,int k){c.a+=k;c.b-=k;c.c++;return c;}
int main(void){ printf("%d %d %d %d %d\n",(int)sizeof(struct A),(int)sizeof(struct B),(int)sizeof(struct C),(int)sizeof(struct D),(int)sizeof(union U)); dump(&ga,sizeof ga);dump(&gb,sizeof gb);dump(&gc,sizeof gc);
 printf("%u %d %u %d %u %d %u\n",ga.a,ga.b,ga.c,ga.d,ga.e,ga.f,ga.g); struct A l=ga; l.a++; l.a++; l.a++; l.b--; l.c=~l.c; l.d*=3; l.e<<=1; l.f=-l.f; l.g+=1<<20; int v=(l.a=9); int w=(l.b=31); int pre=++l.a, pst=l.a++; printf("%u %d %u %d %u %d %u %d %d %d %d\n",l.a,l.b,l.c,l.d,l.e,l.f,l.g,v,w,pre,pst);
 printf("%d %d\n",ga.a-6<0,(ga.g-100000)<0); printf("%d\n",-ga.c<0); printf("%lld %lld %u\n",(long long)gc.a,(long long)gc.b,gc.c); gc=rc(gc,3); dump(&gc,sizeof gc); printf("%lld %d\n",(long long)gc.a,(int)gc.b);
 gc.a=1; gc.a<<=39; printf("%llx\n",(unsigned long long)gc.a); gc.a<<=1; printf("%d\n",gc.a==0); gc.b=0x7ffff; gc.b++; printf("%lld\n",(long long)gc.b); gc.a=~0; gc.a>>=3; gc.a^=0x1234567890; printf("%llx\n",(unsigned long long)gc.a);
 struct D d={0}; d.a=1; d.b=-1; d.f=256; d.e=Z; printf("%d %u %d %d %d\n",d.a,d.b,d.f,d.e,d.e==Z); union U u={.w=0x12345678}; u.p.hi++; printf("%x %x %d\n",u.w,u.p.lo,u.q.s); struct D *p=&d; p->b>>=4; p->f^=1; p->b-=p->b/3; printf("%u %d\n",p->b,p->f); struct D arr[3]={{-1,7,1,Y},[2]={.b=9}}; for(int i=0;i<3;i++)printf("%d %u %d %d;",arr[i].a,arr[i].b,arr[i].f,arr[i].e); puts("");
 struct {unsigned a:3,b:3;} q[2]={{1,2},{3,4}}; int i=0; q[i++].a+=5; q[i].b=q[0].a=q[1].a+6; printf("%d %d %d %d %d\n",i,q[0].a,q[0].b,q[1].a,q[1].b); if(q[0].a) puts("t"); printf("%d %d\n",q[0].a?1:2,!q[0].b); float f=ga.b; double dd=ga.g; ga.d=2.9; ga.g=77.7; printf("%g %g %d %d %d\n",f,dd,ga.d,ga.g,(int)sizeof(ga.g+0)); for(ga.a=0;ga.a<6;ga.a++)ga.e+=ga.a; printf("%d %d\n",ga.a,ga.e); switch(ga.a){case 6:puts("six");} struct PK{char a;int b;short c;}; printf("%d\n",(int)sizeof(struct PK)); return 0;}
