"""Words of other parallel languages, and the EM-C words for the same: for hints about names that are not declared.

MYTHREAD  ->  "`my_pe()` is the number of this PE"
"""

from __future__ import annotations

_ME = "`my_pe()` is the number of this PE"
_ALL = "`N_PE` is the number of PEs"
_BARRIER = "`barrier()` waits for one thread of each PE"
_FENCE = "`fence()` waits until all writes of this PE have been performed"
_SEND = "`word_send(NODE_PORT(pe), type, word)` of <emc/msg.h> sends a word, and `mem_copyout` sends a block"
_RECEIVE = "`word_rcv(type)` of <emc/msg.h> waits for a word"
_GET = (
    "`mem_copyin(src, dest, words)` of <emc/msg.h> fetches a block; reading through a global pointer fetches one value"
)
_PUT = (
    "`mem_copyout(src, dest, words)` of <emc/msg.h> writes a block; assigning through a global pointer writes one value"
)
_SPREAD = "`spread_alloc(n, size)` allocates memory that is spread over the PEs"
_REDUCE = "`reductionsum (s)` after `everywhere` combines all copies; `barrier_sum(v)` gives every PE the sum"
_BROADCAST = "`everywhere dowith (x) { ... }` gives every PE the value of x"
_LOCK = "declare `lock_t global door;` and write `lock(&door)` and `unlock(&door)`"
_FORK = "`forkwith (v) { ... }` starts a thread on this PE, and `fork(pe, f, n, ...)` starts one on another PE"
_JOIN = "`dowith`, `iterate` and `parallel` wait for the threads that they start"
_LOOP = "`everywhere (A) dowith () { ... }` runs a block on each PE, with its slice of A"
_UPDATE = (
    "`*p += v` as a statement is one packet, which the owner executes without "
    "interruption; if you need a result, write a `packet_type`"
)
_START = "no setup is needed: main runs on PE 0, and `everywhere dowith () { ... }` starts a thread on each PE"
_NONE = "there are no communicators, statuses or message types: barriers and reductions cover all PEs"
_COPY = "`iterate_id()` is the number of a copy in `iterate`; " + _ME

_WORDS = {
    _ME: "MYTHREAD MPI_Comm_rank shmem_my_pe _my_pe my_node mynode myrank upc_mythread MYPROC this_image",
    _ALL: "THREADS MPI_Comm_size shmem_n_pes _num_pes NPROCS PROCS numLocales omp_get_num_threads omp_get_max_threads "
    "num_images NUM_PES NPE NPES N_PES nprocs",
    _BARRIER: "MPI_Barrier upc_barrier upc_notify upc_wait shmem_barrier_all shmem_sync_all pthread_barrier_wait "
    "__syncthreads barrier_wait sync_all splitc_barrier",
    _FENCE: "upc_fence MPI_Win_fence shmem_quiet shmem_fence __threadfence all_store_sync",
    _SEND: "MPI_Send MPI_Isend MPI_Ssend MPI_Bsend csend",
    _RECEIVE: "MPI_Recv MPI_Irecv MPI_Wait MPI_Waitall MPI_Probe crecv",
    _GET: "MPI_Get upc_memget shmem_get shmem_getmem bulk_get bulk_read",
    _PUT: "MPI_Put upc_memput upc_memcpy shmem_put shmem_putmem bulk_put bulk_write",
    _SPREAD: "upc_all_alloc upc_global_alloc upc_alloc shmem_malloc shmalloc all_spread_malloc",
    _REDUCE: "MPI_Reduce MPI_Allreduce upc_all_reduce shmem_sum_to_all reduction all_reduce_to_one_add",
    _BROADCAST: "MPI_Bcast upc_all_broadcast shmem_broadcast",
    _LOCK: "upc_lock upc_unlock upc_lock_t pthread_mutex_lock pthread_mutex_unlock pthread_mutex_t omp_set_lock "
    "omp_unset_lock omp_lock_t critical",
    _FORK: "pthread_create cilk_spawn spawn begin async MPI_Comm_spawn thrd_create",
    _JOIN: "pthread_join cilk_sync taskwait thrd_join",
    _LOOP: "upc_forall forall coforall foreach cilk_for parfor doall",
    _UPDATE: "atomicAdd atomic_fetch_add atomic_add __sync_fetch_and_add __atomic_fetch_add MPI_Accumulate "
    "MPI_Fetch_and_op shmem_int_atomic_add",
    _START: "MPI_Init MPI_Finalize shmem_init shmem_finalize start_pes upc_global_exit",
    _NONE: "MPI_COMM_WORLD MPI_Status MPI_STATUS_IGNORE MPI_Comm MPI_INT MPI_DOUBLE MPI_SUM MPI_Request",
    _COPY: "omp_get_thread_num pthread_self threadIdx blockIdx blockDim gridDim",
    "`pe_of(p)` is the PE that a global pointer points to": "upc_threadof",
    "`clock_us()` gives the time in microseconds, and `clock_cycles()` gives it in cycles": (
        "MPI_Wtime omp_get_wtime upc_ticks_now"
    ),
}
FOREIGN = {word: hint for hint, words in _WORDS.items() for word in words.split()}
