// Shapes of declarators and initialisers: elided braces, designators, structs by value, old definitions.
//
// expect: 42 10 8
// expect: 6
// expect: nana ay
// expect: na
// expect: 1 2 3 4 5 3fc00000 hi
// expect: 0 7 8 0 9 40490fdb ab
// expect: 1 0 0 0 0 00000000 zero
// expect: 4 1 0 2 0 00000005 br
// expect: 3 0 0 0 0 00000000
// expect: 1 0 0 0 2 3 4 5 6 7 0 0
// expect: 0 5 6 1 2 0 0 0 0 0 0
// expect: abcdef 7 xyz 114 0 bc 20
// expect: 3 abc 4
// expect: 65 2.5 1 3 7
// expect: 0 5 6 -3 -2 8
// expect: 7 0
// expect: 123
// expect: 4 ello 36 2 0.333333 1e+10 1099511627776 44 3 1
// expect: 3 77 cl c
// expect: 1 2 3 4
// expect: 6 101.5
// expect: 1067
// expect: 9 12 9
// expect: 9
// expect: 18 7
// expect: c 2 2 4 1 1 103
// expect: 150 -150
// expect: 150 5
// expect: 90
// expect: 2 4 0 0 3 00000000 loc
// expect: 2 4 0 0 3 00000000 loc
// expect: 0 4 0 0 0 00000000
// expect: 6
// expect: 3
// expect: 100
// expect: 8
// expect: dyn 4
// expect: brace 6 abcde
// expect: 0000 0110 0220
// expect: 16
// expect: 4 5
// exit: 12
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <stdarg.h>
#include <stddef.h>
typedef int (*fp)(int);
static int inc(int a){return a+1;} static int dbl(int a){return a*2;}
fp pick(int i){ static fp t[]={inc,dbl}; return t[i]; }
int (*pick2(int i))(int){ return i?dbl:inc; }
int (*(*pp[2])(int))(int) = { pick, pick2 };
int (*arr_of_arr(void))[3] { static int a[2][3]={{1,2,3},{4,5,6}}; return a; }
char *(*(*weird)[2])(const char*, int);
char *f1(const char *s,int c){return strchr(s,c);} char *f2(const char*s,int c){return strrchr(s,c);}
char *(*tab[2])(const char*,int)={f1,f2};
struct S { int a; struct { int x,y; } in[2]; union { float f; unsigned u; } un; char name[8]; };
struct S g1 = { 1, 2,3,4,5, 1.5f, "hi" };
struct S g2 = { .in[1].y = 9, .in[0] = {7,8}, .un.u = 0x40490fdb, .name = {'a','b'} };
struct S g3[] = { [2] = { .a = 3 }, [0].a = 1, [0].name = "zero", [1] = {4, {{1},{2}}, {.u=5}, {"br"}} };
int m[3][4] = { {1}, 2,3,4,5, {6,7} };
int sp[] = { [3]=1, 2, [1]=5, 6, [10]=0 };
char s1[] = "abc" "def", s2[3]="xyz", s3[10]="q\0r", *s4[]={"a","bc",[4]="z"};
struct flex { int n; char d[]; };
struct flex fl = {3,"abc"};
union U { char c; int i; double d; }; union U u1={65}, u2={.d=2.5}, ua[]={ {1},{.d=3},{.c=7} };
enum { A, B=5, C, D=-3, E2, F=C+2 };
int tent; int tent; extern int tent; int tent=7;
static int st; 
typedef struct node node; struct node { node *next; int v; };
node n3={0,3}, n2={&n3,2}, n1={&n2,1};
int *pi=&m[1][2]; char *ps="hello"+1; int off=(int)offsetof(struct S,un)+ (int)sizeof(((struct S*)0)->in);
int (*pm)[4]=m+1; double dd=1/3.0; float ff=(float)1e10; long long ll=1LL<<40; unsigned char uc=44; int fromd=(int)3.99; unsigned ud=(unsigned)-1.0f==0;
int *ip = (int[]){1,2,3}; struct S *sps = &(struct S){.a=77,.name="cl"}; const char *tbl[][2]={{"a","b"},{"c"}};
struct { int x; union { int p; float q; }; struct { int r,s; }; } anon = { 1, {2}, {3,4} };
int K(a,b,c) int a; double b; char *c; { return a+(int)b+strlen(c); }
float KF(f,c,s) float f; char c; short s; { return f+c+s; }
void pS(struct S *s){ printf("%d %d %d %d %d %08x %.8s\n",s->a,s->in[0].x,s->in[0].y,s->in[1].x,s->in[1].y,s->un.u,s->name); }
int va(int n,...){ va_list ap,aq; va_start(ap,n); int r=0; va_copy(aq,ap); for(int i=0;i<n;i++) switch(i%5){case 0:r+=va_arg(ap,int);break;case 1:r+=(int)(va_arg(ap,double)*10);break;case 2:r+=(int)(va_arg(ap,long long)>>32);break;case 3:{struct S s=va_arg(ap,struct S);r+=s.a+s.in[1].y;}break; case 4: r+=strlen(va_arg(ap,char*));} r+=va_arg(aq,int)*1000; va_end(aq); va_end(ap); return r; }
struct P { double x,y; }; struct P mk(double a,double b){ struct P p={a,b}; return p; } struct P add(struct P a, struct P b){ a.x+=b.x;a.y+=b.y; return a; }
struct c1 { char c; }; struct c3 { char c[3]; }; struct s5 { short s[2]; char c; };
struct c1 rc1(struct c1 a){a.c++;return a;} struct c3 rc3(struct c3 a,int i){a.c[i]++;return a;} struct s5 rs5(struct c1 q, struct s5 a, char z){a.c+=z+q.c;a.s[1]--;return a;}
struct big { int a[20]; }; struct big rb(struct big b,int k){ for(int i=0;i<20;i++)b.a[i]*=k; return b; }
int sum(struct big b){int s=0;for(int i=0;i<20;i++)s+=b.a[i];return s;}
int main(void){
 printf("%d %d %d\n", pp[0](1)(21), pp[1](0)(9), (*(*pp[1])(1))(4));
 printf("%d\n", arr_of_arr()[1][2]);
 weird=&tab; printf("%s %s\n",(*weird)[0]("banana",'n'),(**weird)("xay",'a')); printf("%s\n",(*(*weird)[1])("banana",'n'));
 pS(&g1);pS(&g2); for(int i=0;i<(int)(sizeof g3/sizeof*g3);i++)pS(g3+i);
 for(int i=0;i<3;i++)for(int j=0;j<4;j++)printf("%d ",m[i][j]); puts("");
 for(int i=0;i<(int)(sizeof sp/sizeof*sp);i++)printf("%d ",sp[i]); puts("");
 printf("%s %d %.3s %d %d %s %d\n",s1,(int)sizeof s1,s2,s3[2],s3[9],s4[1],(int)sizeof s4);
 printf("%d %s %d\n",fl.n,fl.d,(int)sizeof fl);
 printf("%d %g %d %g %d\n",u1.i,u2.d,ua[0].i,ua[1].d,ua[2].c);
 printf("%d %d %d %d %d %d\n",A,B,C,D,E2,F); printf("%d %d\n",tent,st);
 for(node*p=&n1;p;p=p->next)printf("%d",p->v); puts("");
 printf("%d %s %d %d %g %g %lld %d %d %u\n",*pi,ps,off,(*pm)[0],dd,ff,ll,uc,fromd,ud);
 printf("%d %d %s %s\n",ip[2],sps->a,sps->name,tbl[1][0]); printf("%d %d %d %d\n",anon.x,anon.p,anon.r,anon.s);
 printf("%d %g\n",K(1,2.5,"abc"),KF(1.5,'a',3));
 printf("%d\n",va(9,1,2.5,5LL<<32,g1,"abc",7,1.25,-1LL,g2));
 struct P p=add(mk(1,2),add(mk(3,4),mk(5,6))); printf("%g %g %g\n",p.x,p.y,mk(8,9).y);
 struct P q; printf("%g\n",(q=p).x); p=(1,add(p,q)); q=p.x>3?p:mk(0,0); printf("%g %g\n",q.x,(0?p:mk(1,7)).y);
 struct c1 a={'a'}; struct c3 b={{1,2,3}}; struct s5 c={{1,2},3}; a=rc1(rc1(a)); b=rc3(rc3(b,2),0); c=rs5(a,c,1); printf("%c %d %d %d %d %d %d\n",a.c,b.c[0],b.c[1],b.c[2],c.s[0],c.s[1],c.c);
 struct big bb={{1,2,3}}; bb.a[19]=9; bb=rb(rb(bb,2),5); printf("%d %d\n",sum(bb),sum(rb(bb,-1)));
 struct big arr[2]={bb,{{[5]=5}}}; printf("%d %d\n",sum(arr[0]),sum(arr[1])); arr[1]=arr[0]; printf("%d\n",arr[1].a[19]);
 struct S l1={.a=inc(1),.in={{dbl(2)},{.y=3}},.name="loc"}; pS(&l1); struct S l2=l1, l3[2]={l1,[1].in[0].x=4}; pS(&l2);pS(&l3[1]);
 typedef int T; { T T=3; printf("%d\n",T*2); { float f=T; printf("%g\n",f);} } { int A=100; printf("%d\n",A);} 
 int (*pa)[3]=&(int[3]){9,8,7}; printf("%d\n",(*pa)[1]);
 struct flex *pf=malloc(sizeof*pf+10); strcpy(pf->d,"dyn"); pf->n=4; printf("%s %d\n",pf->d,pf->n);
 char loc[]={"brace"}; char l2d[][4]={"ab","cd",{'e'}}; printf("%s %d %s%s%s\n",loc,(int)sizeof loc,l2d[0],l2d[1],l2d[2]);
 for(int i=0;i<3;i++){ struct{int a,b;}z={.b=i}; int w[4]={i}; printf("%d%d%d%d ",z.a,z.b,w[0],w[3]);} puts("");
 printf("%d\n",(int)sizeof(struct{char a;long long b;char c;})); printf("%d %d\n",(int)sizeof(int(*)[5]),(int)sizeof*((char(*)[5])0));
 return g3[1].un.u+tent;
}
