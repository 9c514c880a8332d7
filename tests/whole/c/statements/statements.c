// Every statement in odd places: jumps into loops, cases in blocks, coroutines by switch, statics.
//
// expect: 3 hello duff world!
// expect: 0 1 2 -1 0 1 2 -1 0
// expect: 10 11 12 20 21 22 80 70 70 80 70 70 80 70 70 80 70 70 70 70 70 80 80 80 80 70 70
// expect: 12340
// expect: 1230
// expect: 14234
// expect: 55 539 4 130 1030001212 810
// expect: 55 01 9
// expect: 61 211
// expect: 142
// expect: 479 234 -10922 382 0.471428603 46 -712329245 82 -712318323
// expect: 479
// expect: 8485 8486 5
// expect: -10123 2333 85 4 12
// exit: 3
#include <stdio.h>
#include <string.h>
int duff(char*t,const char*f,int n){ int k=(n+7)/8; int it=0; switch(n%8){case 0:do{*t++=*f++;case 7:*t++=*f++;case 6:*t++=*f++;case 5:*t++=*f++;case 4:*t++=*f++;case 3:*t++=*f++;case 2:*t++=*f++;case 1:*t++=*f++;it++;}while(--k>0);} return it; }
int co(void){ static int st=0,i; switch(st){case 0: for(i=0;i<3;i++){st=1;return i;case 1:;} } st=0; return -1; }
int nest(int a,int b){ switch(a){ case 1: switch(b){case 1:return 11; default: break; case 2: return 12;} return 10; case 2: for(int i=0;;i++){ switch(i){case 3: goto out; default: continue;} break;} out: return 20+b; default: if(b) { case 7: return 70; } else case 8: return 80; } return -1; }
int sll(long long x){ switch(x){case 0x100000000LL:return 1; case 0:return 2; case -1:return 3; case 0x7fffffffffffffffLL: return 4;} return 0; }
int suc(unsigned char c){ switch(c){case 'a'...'z': return 1; case 200: return 2; case 255: return 3;} return 0;}
int neg(int x){switch(x){case -5 ... -1:return 1; case 0x7fffffff:return 2; case (-0x7fffffff-1):return 3; default:return 4;}}
int sgt(int n){ int s=0; again: if(n<=0) goto done; s+=n--; goto again; done: return s; }
int jumpin(int n){ int r=0; goto mid; for(;n<10;n++){ r+=100; mid: r+=n; if(r>500) break; } while(n-->0) { if(n&1) continue; r++; } do { r+=2; if(r%7==0) break; } while(r<2000); return r; }
int lab(int x){ x: if(x>3) return x; x++; goto x; }
int loops(void){int c=0; for(int i=0,j=10;i<j;i++,j--) for(int k=i;k<j;k++){ if(k==5) continue; if(k>7) break; c+=i*k; } for(;;) if(++c%13==0) break; return c;}
int g; int sideeff(int v){ g=g*10+v; return v; }
int logic(void){ g=0; int a=sideeff(1)&&sideeff(0)&&sideeff(2)||sideeff(3)&&!sideeff(0); int b=sideeff(0)||sideeff(0); int c=sideeff(1)?sideeff(2):sideeff(3); return g*100+a*10+b+c; }
int comma(void){ int a,b; a=(b=3,b+=2,b*b); for(a++,b--;a>b;a-=3,b++); return a*100+b; }
static int rec(int n){ return n<2?n:rec(n-1)+rec(n-2);} int even(int),odd(int); int even(int n){return n?odd(n-1):1;} int odd(int n){return n?even(n-1):0;}
void ack(int*r,int m,int n){ if(!m){*r=n+1;return;} if(!n){ack(r,m-1,1);return;} int t; ack(&t,m,n-1); ack(r,m-1,t);}
int statics(void){ static int n=5; static int *p=&n; static struct{int a[3];}s={{1,2}}; static const char*t[]={"x","yy"}; n++; s.a[2]+=*p; return s.a[2]*10+(int)strlen(t[n&1]); }
int post(void){ int a[5]={1,2,3,4,5},*p=a,r=0; r+=*p++; r+=(*p)++; r+=*++p; r+=++*p; r+=p[-1]; r+=*p--; r+=p-a; r+=-1[a+1]; p+=2; p-=1; r=r*10+(p>a)+(p<=a+2); return r; }
int compound(void){ int a=100; a+=5;a-=3;a*=2;a/=7;a%=20;a<<=3;a>>=1;a|=0x100;a&=~4;a^=0xff; unsigned char c=250; c+=10; c<<=1; c-=30; short s=32767; s++; s/=3; unsigned u=1; u-=2; u/=3; u%=1000; u>>=1; float f=1; f+=0.1; f*=3; f/=7; int i=10; i*=1.55; i-=0.9; i/=0.3; long long l=i; l<<=33; l+=c; l/=-3; l%=1000000007; l|=1LL<<50; l^=u; char ch='a'; ch+=200; ch*=2; double d=l; d-=s; printf("%d %d %d %u %.9g %d %lld %d %.17g\n",a,c,s,u,f,i,l,ch,d); return a; }
int condmix(int x){ long long a=x?1:2LL; double d=x?1:2.5; unsigned u=x?-1:1u; const char*p=x?"s":0; void*v=x?(void*)p:0; return (int)(sizeof(x?1:2LL)*1000+sizeof(x?'a':'b')*100+sizeof(x?1:2.0)*10)+(int)a+(int)d+(u>5)+(p!=0)+(v==p)+((x?-1:0u)>0); }
int emptys(void){;;{} if(1);else; for(int i=0;i<3;i++); while(0); do;while(0); switch(3); switch(3){} switch(3) case 3: return 5; return 6;}
int tern(int a){return a<0?-1:a==0?0:a<10?1:a<100?2:3;}
int manygoto(int n){ int s=0,i=0; L0: if(i>=n)goto L9; switch(i%4){case 0:goto La;case 1:goto Lb;case 2:goto Lc;} s+=1000; goto Ln; La:s+=1;goto Ln; Lb:s+=10; goto Ln; {Lc:s+=100;} Ln:i++; goto L0; L9:return s;}
int vd(void){ int x=3; (void)x; (void)sideeff(1); {extern int g; g=77;} {int g=5; {extern int g; x+=g;} x+=g;} return x; }
int addr(void){ int (*f)(int)=tern; int (**ff)(int)=&f; return (*ff)(50)+(***f)(5)+(&tern)(-3)+(f==tern)+(f!=0)+!f;}
int dow(void){int i=0,n=0; do { if(i==3) continue; n+=i; } while(++i<6); return n;}
int main(void){ char b[32]; printf("%d ",duff(b,"hello duff world!",18)); puts(b);
 for(int i=0;i<9;i++)printf("%d ",co()); puts(""); for(int a=1;a<10;a++)for(int c=0;c<3;c++)printf("%d ",nest(a,c)); puts("");
 printf("%d%d%d%d%d\n",sll(1LL<<32),sll(0),sll(-1),sll(0x7fffffffffffffffLL),sll(0xffffffffLL)); printf("%d%d%d%d\n",suc('q'),suc(200),suc(-1),suc('A'));
 printf("%d%d%d%d%d\n",neg(-5),neg(-6),neg(0x7fffffff),neg(0x80000000),neg(0));
 printf("%d %d %d %d %d %d\n",sgt(10),jumpin(3),lab(1),loops(),logic(),comma()); int r; ack(&r,2,3); printf("%d %d%d %d\n",rec(10),even(9),odd(9),r);
 printf("%d ",statics());statics();printf("%d\n",statics()); printf("%d\n",post()); printf("%d\n",compound()); printf("%d %d %d\n",condmix(0),condmix(1),emptys());
 printf("%d%d%d%d%d %d %d %d %d\n",tern(-3),tern(0),tern(9),tern(10),tern(100),manygoto(11),vd(),addr(),dow()); return 3; }
