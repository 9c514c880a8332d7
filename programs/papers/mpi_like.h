// A message library as MPI is: matched at the receiver. It is what FMPL is compared with. What its software costs beyond
// the messages is a free number: SEND_US, RECEIVE_US, CHECK_US, TYPE_US, COLLECTIVE_US.
//
// A short message, at most EAGER bytes, goes with its header into a buffer of the receiver's, is copied from there, and
// acknowledged. Of a long one the header goes first; when the receiver has found its receive, the data is put into place
// (rdma), or it is copied at both ends, piece by piece (nordma). A receive first checks all that are open.

#include <emc.h>
#include <emc/rdma.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EAGER 8192
#define PIECE 32768
#define REQUESTS 700
#define SEND_US 6.8       // of each send
#define RECEIVE_US 6.0    // of each message that comes
#define CHECK_US 1.15     // of each open receive that a new one checks
#define TYPE_US 13.4      // of making a derived type, at each end
#define COLLECTIVE_US 8.0 // of each collective

struct mpi_slot { int tag, size, is_long, data[EAGER / 4]; };
struct mpi_request { int *buf, size, src, tag, open; };

static struct mpi_slot mpi_in[N_PE], mpi_out;
static struct mpi_request mpi_requests[REQUESTS];
static int mpi_open, mpi_nordma;
static int mpi_arrived[N_PE], mpi_acked[N_PE], mpi_granted[N_PE], mpi_landed[N_PE], mpi_gone, mpi_went;  // Q cells
static int mpi_planes[2][PIECE / 4], mpi_bounce[2][PIECE / 4];
static struct rdma_tcw mpi_header, mpi_data;

static void mpi_spend(double us)
{
    long long end = (long long)clock_cycles() + (long long)(us * (__EMC_CLOCK_HZ__ / 1e6));
    while ((long long)clock_cycles() < end) {}
}

static void mpi_put(struct rdma_tcw *tcw, const void *from, void global *to, int bytes, int global *note, int *wake)
{
    rdma_prepare(tcw, from, to, bytes, note, 0);
    rdma_counted(tcw);
    tcw->__wake = (unsigned)global_of(my_pe(), wake);
    rdma_kick(tcw);
}

static void mpi_send(const void *buf, int size, int dst, int tag)
{
    const char *from = buf;
    int me = my_pe(), at, some, k = 0;
    char *to;
    mpi_spend(SEND_US);
    mpi_out.tag = tag;
    mpi_out.size = size;
    mpi_out.is_long = size > EAGER;
    if (!mpi_out.is_long) memcpy(mpi_out.data, buf, size);
    mpi_put(&mpi_header, &mpi_out, global_of(dst, &mpi_in[me]), 12 + (mpi_out.is_long ? 0 : size), global_of(dst, &mpi_arrived[me]), &mpi_gone);
    q_read(&mpi_gone);
    if (!mpi_out.is_long) {
        q_read(&mpi_acked[dst]);
        return;
    }
    to = (char *)q_read(&mpi_granted[dst]);
    if (!mpi_nordma) {
        mpi_put(&mpi_data, buf, global_of(dst, to), size, global_of(dst, &mpi_landed[me]), &mpi_went);
        q_read(&mpi_went);
        return;
    }
    memcpy(mpi_planes[0], from, size < PIECE ? size : PIECE);
    for (at = 0; at < size; at += some, k ^= 1) {
        int next = at + PIECE, more;
        some = size - at < PIECE ? size - at : PIECE;
        if (at >= 2 * PIECE) q_read(&mpi_acked[dst]);
        mpi_put(&mpi_data, mpi_planes[k], global_of(dst, mpi_bounce[k]), some, global_of(dst, &mpi_landed[me]), &mpi_went);
        more = size - next < PIECE ? size - next : PIECE;
        if (next < size) memcpy(mpi_planes[!k], from + next, more);
        q_read(&mpi_went);
    }
    if (size > PIECE) q_read(&mpi_acked[dst]);
    q_read(&mpi_acked[dst]);
}

static int mpi_irecv(void *buf, int size, int src, int tag)
{
    int r = 0;
    mpi_spend(CHECK_US * mpi_open);
    while (mpi_requests[r].open) r++;
    mpi_requests[r] = (struct mpi_request){buf, size, src, tag, 1};
    mpi_open++;
    return r;
}

// Takes the next message of that PE.
static void mpi_progress(int src)
{
    struct mpi_slot *slot = &mpi_in[src];
    struct mpi_request *r = mpi_requests;
    int me = my_pe(), at, k = 0;
    q_read(&mpi_arrived[src]);
    mpi_spend(RECEIVE_US);
    while (!r->open || r->src != src || r->tag != slot->tag) r++;
    if (!slot->is_long) {
        memcpy(r->buf, slot->data, slot->size);
        q_write(global_of(src, &mpi_acked[me]), 0);
    } else {
        q_write(global_of(src, &mpi_granted[me]), (int)r->buf);
        if (!mpi_nordma) q_read(&mpi_landed[src]);
        for (at = 0; at < slot->size && mpi_nordma; at += PIECE, k ^= 1) {
            q_read(&mpi_landed[src]);
            memcpy((char *)r->buf + at, mpi_bounce[k], slot->size - at < PIECE ? slot->size - at : PIECE);
            q_write(global_of(src, &mpi_acked[me]), 0);
        }
    }
    r->open = 0;
    mpi_open--;
}

static void mpi_wait(int r)
{
    while (mpi_requests[r].open) mpi_progress(mpi_requests[r].src);
}

static void mpi_recv(void *buf, int size, int src, int tag)
{
    mpi_wait(mpi_irecv(buf, size, src, tag));
}
