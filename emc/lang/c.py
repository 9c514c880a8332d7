"""The names of the C library, by headers. Made by tests/support/make_lang.py."""

# fmt: off
_NAMES = {
    "emc.h": """
        fence barrier barrier_fence barrier_sum barrier_prod barrier_max barrier_min barrier_and barrier_or
        barrier_xor barrier_sumf barrier_prodf barrier_maxf barrier_minf barrier_sumd barrier_prodd
        barrier_maxd barrier_mind lock_t lock unlock trylock spread_alloc spread_free clock_us measure_begin
        measure_end PE_EXTENTS""",
    "stdio.h": """
        va_list size_t ptrdiff_t wchar_t FILE fpos_t printf fprintf sprintf snprintf vprintf vfprintf
        vsprintf vsnprintf scanf fscanf sscanf vscanf vfscanf vsscanf putchar puts fputc putc fputs getchar
        fgetc getc ungetc fgets fread fwrite fopen freopen fclose fflush setvbuf setbuf fseek ftell rewind
        fgetpos fsetpos feof ferror clearerr fileno remove rename tmpfile tmpnam perror ssize_t getline
        getdelim asprintf vasprintf dprintf vdprintf popen pclose va_start va_arg va_end va_copy offsetof EOF
        BUFSIZ FILENAME_MAX FOPEN_MAX L_tmpnam TMP_MAX SEEK_SET SEEK_CUR SEEK_END stdin stdout stderr""",
    "stdlib.h": """
        div_t ldiv_t lldiv_t malloc calloc realloc free exit abort atexit getenv system atoi atol atoll atof
        strtol strtoul strtoll strtoull strtod strtof strtold qsort bsearch rand srand rand_r mblen mbtowc
        wctomb mbstowcs wcstombs abs labs llabs div ldiv lldiv aligned_alloc posix_memalign valloc setenv
        unsetenv qsort_r random srandom drand48 erand48 lrand48 nrand48 mrand48 jrand48 srand48 seed48 lcong48
        EXIT_SUCCESS EXIT_FAILURE RAND_MAX MB_CUR_MAX""",
    "string.h": """
        memcpy memmove memset memcmp memchr strlen strcpy strncpy strcat strncat strcmp strncmp strcoll
        strxfrm strchr strrchr strspn strcspn strpbrk strstr strtok strtok_r strerror bzero bcopy bcmp index
        rindex ffs strcasecmp strncasecmp strnlen strdup strndup mempcpy memrchr memmem stpcpy stpncpy
        strchrnul strsep strcasestr strlcpy strlcat""",
    "math.h": """
        float_t double_t sqrt floor ceil trunc sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh
        exp exp2 expm1 log log2 log10 log1p cbrt erf erfc tgamma lgamma fabs round rint nearbyint logb pow
        atan2 fmod hypot copysign fmin fmax fdim remainder nextafter modf frexp ldexp scalbn scalbln ilogb
        remquo fma nan lround llround lrint llrint sqrtf floorf ceilf truncf sinf cosf tanf asinf acosf atanf
        sinhf coshf tanhf asinhf acoshf atanhf expf exp2f expm1f logf log2f log10f log1pf cbrtf erff erfcf
        tgammaf lgammaf fabsf roundf rintf nearbyintf logbf powf atan2f fmodf hypotf copysignf fminf fmaxf
        fdimf remainderf nextafterf nexttowardf modff frexpf ldexpf scalbnf scalblnf ilogbf remquof fmaf nanf
        lroundf llroundf lrintf llrintf M_E M_LOG2E M_LOG10E M_LN2 M_LN10 M_PI M_PI_2 M_PI_4 M_1_PI M_2_PI
        M_2_SQRTPI M_SQRT2 M_SQRT1_2 HUGE_VAL HUGE_VALF HUGE_VALL INFINITY NAN MATH_ERRNO MATH_ERREXCEPT
        math_errhandling FP_NAN FP_INFINITE FP_ZERO FP_SUBNORMAL FP_NORMAL FP_ILOGB0 FP_ILOGBNAN fpclassify
        isfinite isinf isnan isnormal signbit isgreater isgreaterequal isless islessequal islessgreater
        isunordered acosl asinl atanl atan2l cosl sinl tanl acoshl asinhl atanhl coshl sinhl tanhl expl exp2l
        expm1l frexpl ilogbl ldexpl logl log10l log1pl log2l logbl modfl scalbnl scalblnl cbrtl fabsl hypotl
        powl sqrtl erfl erfcl lgammal tgammal ceill floorl nearbyintl rintl lrintl llrintl roundl lroundl
        llroundl truncl fmodl remainderl remquol copysignl nanl nextafterl fdiml fmaxl fminl fmal nexttoward
        nexttowardl""",
    "limits.h": """
        CHAR_BIT SCHAR_MIN SCHAR_MAX UCHAR_MAX CHAR_MIN CHAR_MAX MB_LEN_MAX SHRT_MIN SHRT_MAX USHRT_MAX
        INT_MIN INT_MAX UINT_MAX LONG_MIN LONG_MAX ULONG_MAX LLONG_MIN LLONG_MAX ULLONG_MAX PATH_MAX NAME_MAX
        SSIZE_MAX IOV_MAX""",
    "stdint.h": """
        int8_t int_least8_t int_fast8_t uint8_t uint_least8_t uint_fast8_t int16_t int_least16_t uint16_t
        uint_least16_t int32_t int_least32_t int_fast16_t int_fast32_t intptr_t uint32_t uint_least32_t
        uint_fast16_t uint_fast32_t uintptr_t int64_t int_least64_t int_fast64_t intmax_t uint64_t
        uint_least64_t uint_fast64_t uintmax_t INT8_MIN INT8_MAX UINT8_MAX INT16_MIN INT16_MAX UINT16_MAX
        INT32_MIN INT32_MAX UINT32_MAX INT64_MIN INT64_MAX UINT64_MAX INT_LEAST8_MIN INT_LEAST8_MAX
        UINT_LEAST8_MAX INT_LEAST16_MIN INT_LEAST16_MAX UINT_LEAST16_MAX INT_LEAST32_MIN INT_LEAST32_MAX
        UINT_LEAST32_MAX INT_LEAST64_MIN INT_LEAST64_MAX UINT_LEAST64_MAX INT_FAST8_MIN INT_FAST8_MAX
        UINT_FAST8_MAX INT_FAST16_MIN INT_FAST16_MAX UINT_FAST16_MAX INT_FAST32_MIN INT_FAST32_MAX
        UINT_FAST32_MAX INT_FAST64_MIN INT_FAST64_MAX UINT_FAST64_MAX INTPTR_MIN INTPTR_MAX UINTPTR_MAX
        INTMAX_MIN INTMAX_MAX UINTMAX_MAX PTRDIFF_MIN PTRDIFF_MAX SIZE_MAX WCHAR_MIN WCHAR_MAX WINT_MIN
        WINT_MAX SIG_ATOMIC_MIN SIG_ATOMIC_MAX INT8_C UINT8_C INT16_C UINT16_C INT32_C UINT32_C INT64_C
        UINT64_C INTMAX_C UINTMAX_C""",
    "errno.h": """
        errno EPERM ENOENT EINTR EIO EBADF EAGAIN ENOMEM EACCES EFAULT EBUSY EEXIST ENOTDIR EISDIR EINVAL
        ENFILE EMFILE EFBIG ENOSPC ESPIPE EROFS EPIPE EDOM ERANGE ENAMETOOLONG ENOSYS ENOTEMPTY ELOOP EILSEQ
        EOVERFLOW ESRCH ENXIO E2BIG ENOEXEC ECHILD EXDEV ENODEV ENOTTY ETXTBSY EMLINK EDEADLK ENOTSUP
        EOPNOTSUPP ETIMEDOUT EWOULDBLOCK""",
    "alloca.h": """
        alloca""",
    "assert.h": """
        static_assert""",
    "blacs.h": """
        Cblacs_pinfo Cblacs_setup Cblacs_get Cblacs_set Cblacs_gridinit Cblacs_gridmap Cblacs_gridinfo
        Cblacs_pnum Cblacs_pcoord Cblacs_barrier Cblacs_freebuff Cblacs_gridexit Cblacs_abort Cblacs_exit
        Cigesd2d Cigerv2d Citrsd2d Citrrv2d Cigebs2d Cigebr2d Citrbs2d Citrbr2d Cigsum2d Cigamx2d Cigamn2d
        Csgesd2d Csgerv2d Cstrsd2d Cstrrv2d Csgebs2d Csgebr2d Cstrbs2d Cstrbr2d Csgsum2d Csgamx2d Csgamn2d
        Cdgesd2d Cdgerv2d Cdtrsd2d Cdtrrv2d Cdgebs2d Cdgebr2d Cdtrbs2d Cdtrbr2d Cdgsum2d Cdgamx2d Cdgamn2d
        Ccgesd2d Ccgerv2d Cctrsd2d Cctrrv2d Ccgebs2d Ccgebr2d Cctrbs2d Cctrbr2d Ccgsum2d Ccgamx2d Ccgamn2d
        Czgesd2d Czgerv2d Cztrsd2d Cztrrv2d Czgebs2d Czgebr2d Cztrbs2d Cztrbr2d Czgsum2d Czgamx2d Czgamn2d""",
    "byteswap.h": """
        bswap_16 bswap_32 bswap_64""",
    "ctype.h": """
        isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit
        tolower toupper""",
    "emc/coll.h": """
        mem_copyout mem_copyin spmd lex pex rex wex rex_unfenced wex_unfenced lib reb scan_sum scan_sum_block
        scan_prod scan_max scan_min scan_sumf scan_prodf scan_maxf scan_minf scan_sumd scan_prodd scan_maxd
        scan_mind MSG_TYPES NODE_PORT word_send word_rcv pkt_output pkt_input shift reduction_sum
        reduction_prod reduction_max reduction_min reduction_and reduction_or reduction_xor reduction_sumf
        reduction_prodf reduction_maxf reduction_minf reduction_sumd reduction_prodd reduction_maxd
        reduction_mind""",
    "emc/neighbours.h": """
        NEIGHBOURS_AUTO NEIGHBOURS_DIRECT NEIGHBOURS_SEGMENTED NEIGHBOURS_RDMA NEIGHBOURS_MESSAGE
        neighbours_t neighbours_graph neighbours_use neighbours_free neighbour_allgather neighbour_alltoall
        neighbour_allgather_unfenced neighbour_alltoall_unfenced NEIGHBOURS_TORUS neighbours_torus""",
    "emc/ni.h": """
        ni_bcopy ni_bcopy_notify ni_sync ni_wait ni_test ni_pin ni_unpin ni_barrier ni_barrier_post
        ni_barrier_wait ni_barrier_sum ni_barrier_max ni_barrier_min ni_barrier_and ni_barrier_or
        ni_barrier_xor ni_fetch_add ni_swap ni_compare_swap N_NODE my_node node_of ni_of""",
    "emc/queue.h": """
        queue_length""",
    "emc/rdma.h": """
        Rdma_tcw rdma_prepare rdma_counted rdma_on rdma_kick rdma_done rdma_poll rdma_put rdma_get
        RDMA_ENGINES""",
    "endian.h": """
        LITTLE_ENDIAN BIG_ENDIAN PDP_ENDIAN BYTE_ORDER htobe16 htobe32 htobe64 be16toh be32toh be64toh
        htole16 htole32 htole64 le16toh le32toh le64toh""",
    "err.h": """
        err errx warn warnx""",
    "fcntl.h": """
        time_t clock_t Tm Timespec time clock difftime gmtime localtime mktime asctime ctime strftime
        gmtime_r localtime_r clockid_t clock_gettime clock_getres nanosleep off_t off64_t blksize_t blkcnt_t
        suseconds_t pid_t key_t id_t uid_t gid_t mode_t useconds_t dev_t ino_t nlink_t u_char u_short ushort
        u_int uint u_long ulong caddr_t quad_t u_quad_t u_int8_t u_int16_t u_int32_t u_int64_t open creat
        CLOCKS_PER_SEC CLOCK_REALTIME CLOCK_MONOTONIC CLOCK_PROCESS_CPUTIME_ID CLOCK_THREAD_CPUTIME_ID
        CLOCK_MONOTONIC_RAW CLOCK_BOOTTIME O_RDONLY O_WRONLY O_RDWR O_CREAT O_EXCL O_NOCTTY O_TRUNC O_APPEND
        O_NONBLOCK O_BINARY""",
    "fenv.h": """
        fexcept_t fenv_t feclearexcept fegetexceptflag feraiseexcept fesetexceptflag fetestexcept fegetround
        fesetround fegetenv feholdexcept fesetenv feupdateenv FE_ALL_EXCEPT FE_TONEAREST FE_DFL_ENV""",
    "float.h": """
        FLT_ROUNDS FLT_EVAL_METHOD FLT_RADIX FLT_MANT_DIG FLT_DIG FLT_MIN_EXP FLT_MIN_10_EXP FLT_MAX_EXP
        FLT_MAX_10_EXP FLT_MAX FLT_EPSILON FLT_MIN DBL_MANT_DIG DBL_DIG DBL_MIN_EXP DBL_MIN_10_EXP DBL_MAX_EXP
        DBL_MAX_10_EXP DBL_MAX DBL_EPSILON DBL_MIN LDBL_MANT_DIG LDBL_DIG LDBL_MIN_EXP LDBL_MIN_10_EXP
        LDBL_MAX_EXP LDBL_MAX_10_EXP LDBL_MAX LDBL_EPSILON LDBL_MIN DECIMAL_DIG""",
    "fmpl.h": """
        FMPL_COMM_WORLD FMPL_COMM_NULL FMPL_TAG_ANY FMPL_NEVER FMPL_SUCCESS FMPL_ERR_RANK FMPL_ERR_INDEX
        FMPL_ERR_SIZE FMPL_ERR_COMM FMPL_ERR_STATE FMPL_ERR_AREA FMPL_ERR_BUSY FMPL_ERR_TRUNCATE Fmpl_status
        Fmpl_op Fmpl_match Fmpl_flag fmpl_marks fmpl_init fmpl_finalize fmpl_send fmpl_isend fmpl_isend_wait
        fmpl_send_any fmpl_sendbuf_set fmpl_sendbuf_check fmpl_recv fmpl_recv_s fmpl_irecv fmpl_irecv_wait
        fmpl_irecv_wait_s fmpl_irecv_test fmpl_recv_any fmpl_recv_any_s fmpl_comm_create fmpl_comm_rank
        fmpl_comm_size fmpl_comm_free fmpl_barrier fmpl_bcast fmpl_reduce fmpl_allreduce FMPL_AREA fmpl_isum
        fmpl_ssum fmpl_dsum fmpl_csum fmpl_zsum fmpl_imax fmpl_smax fmpl_dmax fmpl_cmax fmpl_zmax fmpl_imin
        fmpl_smin fmpl_dmin fmpl_cmin fmpl_zmin""",
    "getopt.h": """
        read write close lseek unlink access isatty fsync rmdir chdir ftruncate dup link getcwd sleep usleep
        alarm optarg optind opterr optopt getopt getpid getppid getuid geteuid getgid getegid gethostname
        sysconf getpagesize vfork pipe execv execvp execl execlp Option getopt_long STDIN_FILENO STDOUT_FILENO
        STDERR_FILENO F_OK X_OK W_OK R_OK no_argument required_argument optional_argument""",
    "libgen.h": """
        basename dirname""",
    "locale.h": """
        Lconv setlocale localeconv LC_CTYPE LC_NUMERIC LC_TIME LC_COLLATE LC_MONETARY LC_ALL""",
    "malloc.h": """
        memalign""",
    "omp.h": """
        omp_lock_t omp_get_num_threads omp_get_max_threads omp_get_thread_num omp_get_num_procs
        omp_in_parallel omp_set_num_threads omp_set_dynamic omp_set_nested omp_get_wtime omp_get_wtick
        omp_init_lock omp_destroy_lock omp_set_lock omp_unset_lock omp_test_lock""",
    "pthread.h": """
        pthread_t pthread_key_t pthread_attr_t pthread_mutexattr_t pthread_condattr_t pthread_barrierattr_t
        pthread_mutex_t pthread_cond_t pthread_barrier_t pthread_create pthread_join pthread_exit
        pthread_detach pthread_cancel pthread_mutex_init pthread_mutex_destroy pthread_mutex_lock
        pthread_mutex_trylock pthread_mutex_unlock pthread_cond_init pthread_cond_destroy pthread_cond_wait
        pthread_cond_signal pthread_cond_broadcast pthread_barrier_init pthread_barrier_destroy
        pthread_barrier_wait pthread_key_create pthread_getspecific pthread_setspecific pthread_attr_init
        pthread_attr_destroy pthread_attr_setdetachstate pthread_attr_setstacksize pthread_self pthread_equal
        PTHREAD_MUTEX_INITIALIZER PTHREAD_COND_INITIALIZER PTHREAD_CREATE_JOINABLE PTHREAD_CREATE_DETACHED""",
    "signal.h": """
        sig_atomic_t signal kill SIG_DFL SIG_IGN SIG_ERR SIGINT SIGILL SIGABRT SIGFPE SIGSEGV SIGTERM""",
    "stdatomic.h": """
        memory_order_relaxed memory_order_consume memory_order_acquire memory_order_release
        memory_order_acq_rel memory_order_seq_cst memory_order atomic_bool atomic_char atomic_schar
        atomic_uchar atomic_short atomic_ushort atomic_int atomic_uint atomic_long atomic_ulong atomic_llong
        atomic_ullong atomic_wchar_t atomic_char16_t atomic_char32_t atomic_int_least8_t atomic_int_fast8_t
        atomic_uint_least8_t atomic_uint_fast8_t atomic_int_least16_t atomic_int_fast16_t
        atomic_uint_least16_t atomic_uint_fast16_t atomic_int_least32_t atomic_int_fast32_t
        atomic_uint_least32_t atomic_uint_fast32_t atomic_int_least64_t atomic_int_fast64_t
        atomic_uint_least64_t atomic_uint_fast64_t atomic_intptr_t atomic_uintptr_t atomic_size_t
        atomic_ptrdiff_t atomic_intmax_t atomic_uintmax_t atomic_flag ATOMIC_BOOL_LOCK_FREE
        ATOMIC_CHAR_LOCK_FREE ATOMIC_SHORT_LOCK_FREE ATOMIC_INT_LOCK_FREE ATOMIC_LONG_LOCK_FREE
        ATOMIC_LLONG_LOCK_FREE ATOMIC_POINTER_LOCK_FREE ATOMIC_VAR_INIT ATOMIC_FLAG_INIT atomic_init
        atomic_is_lock_free atomic_thread_fence atomic_signal_fence atomic_store_explicit atomic_load_explicit
        atomic_exchange_explicit atomic_compare_exchange_strong_explicit atomic_compare_exchange_weak_explicit
        atomic_fetch_add_explicit atomic_fetch_sub_explicit atomic_fetch_or_explicit atomic_fetch_xor_explicit
        atomic_fetch_and_explicit atomic_flag_test_and_set_explicit atomic_flag_clear_explicit atomic_store
        atomic_load atomic_exchange atomic_compare_exchange_strong atomic_compare_exchange_weak
        atomic_fetch_add atomic_fetch_sub atomic_fetch_or atomic_fetch_xor atomic_fetch_and
        atomic_flag_test_and_set atomic_flag_clear""",
    "sys/param.h": """
        MAXPATHLEN MIN MAX""",
    "sys/resource.h": """
        Timeval Timezone gettimeofday Rusage getrusage timerclear timerisset timercmp timeradd timersub
        RUSAGE_SELF RUSAGE_CHILDREN""",
    "sys/stat.h": """
        Stat stat lstat fstat mkdir chmod umask S_IFMT S_IFDIR S_IFCHR S_IFBLK S_IFREG S_IFIFO S_IFLNK
        S_ISDIR S_ISCHR S_ISBLK S_ISREG S_ISFIFO S_ISLNK S_IRUSR S_IWUSR S_IXUSR S_IRWXU S_IRGRP S_IWGRP
        S_IXGRP S_IRWXG S_IROTH S_IWOTH S_IXOTH S_IRWXO""",
    "sys/times.h": """
        Tms times""",
    "sys/wait.h": """
        wait waitpid WNOHANG WIFEXITED WEXITSTATUS""",
    "utime.h": """
        Utimbuf utime""",
    "values.h": """
        MAXINT MAXLONG MAXSHORT MAXFLOAT MAXDOUBLE MINFLOAT MINDOUBLE BITSPERBYTE""",
}
TYPE_NAMES = frozenset("""
        FILE Fmpl_flag Fmpl_match Fmpl_op Fmpl_status Lconv Option Rdma_tcw Rusage Stat Timespec Timeval
        Timezone Tm Tms Utimbuf atomic_bool atomic_char atomic_char16_t atomic_char32_t atomic_flag atomic_int
        atomic_int_fast16_t atomic_int_fast32_t atomic_int_fast64_t atomic_int_fast8_t atomic_int_least16_t
        atomic_int_least32_t atomic_int_least64_t atomic_int_least8_t atomic_intmax_t atomic_intptr_t
        atomic_llong atomic_long atomic_ptrdiff_t atomic_schar atomic_short atomic_size_t atomic_uchar
        atomic_uint atomic_uint_fast16_t atomic_uint_fast32_t atomic_uint_fast64_t atomic_uint_fast8_t
        atomic_uint_least16_t atomic_uint_least32_t atomic_uint_least64_t atomic_uint_least8_t
        atomic_uintmax_t atomic_uintptr_t atomic_ullong atomic_ulong atomic_ushort atomic_wchar_t blkcnt_t
        blksize_t caddr_t clock_t clockid_t dev_t div_t double_t fenv_t fexcept_t float_t fpos_t gid_t id_t
        ino_t int16_t int32_t int64_t int8_t int_fast16_t int_fast32_t int_fast64_t int_fast8_t int_least16_t
        int_least32_t int_least64_t int_least8_t intmax_t intptr_t key_t ldiv_t lldiv_t lock_t memory_order
        mode_t neighbours_t nlink_t off64_t off_t omp_lock_t pid_t pthread_attr_t pthread_barrier_t
        pthread_barrierattr_t pthread_cond_t pthread_condattr_t pthread_key_t pthread_mutex_t
        pthread_mutexattr_t pthread_t ptrdiff_t quad_t sig_atomic_t size_t ssize_t suseconds_t time_t u_char
        u_int u_int16_t u_int32_t u_int64_t u_int8_t u_long u_quad_t u_short uid_t uint uint16_t uint32_t
        uint64_t uint8_t uint_fast16_t uint_fast32_t uint_fast64_t uint_fast8_t uint_least16_t uint_least32_t
        uint_least64_t uint_least8_t uintmax_t uintptr_t ulong useconds_t ushort va_list wchar_t""".split())  # noqa: SIM905
STRUCTS = {  # their tags
    "Fmpl_flag": "fmpl_flag",
    "Fmpl_match": "fmpl_match",
    "Fmpl_op": "fmpl_op",
    "Fmpl_status": "fmpl_status",
    "Lconv": "lconv",
    "Option": "option",
    "Rdma_tcw": "rdma_tcw",
    "Rusage": "rusage",
    "Stat": "stat",
    "Timespec": "timespec",
    "Timeval": "timeval",
    "Timezone": "timezone",
    "Tm": "tm",
    "Tms": "tms",
    "Utimbuf": "utimbuf",
}
HEADERS = {name: header for header, names in _NAMES.items() for name in names.split()}
