/* No guard: each inclusion looks at NDEBUG again, as C wants it. */
#undef assert
#ifdef NDEBUG
#define assert(expression) ((void)0)
#else
void __assert_failed(const char *expression, const char *file, int line);
#define assert(expression) ((expression) ? (void)0 : __assert_failed(#expression, __FILE__, __LINE__))
#endif
#ifndef static_assert
#define static_assert _Static_assert
#endif
