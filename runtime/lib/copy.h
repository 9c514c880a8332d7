/* Copies n bytes upwards, a word at a time where both ends can be word aligned (a misaligned word access would trap). */
#define COPY_UP(to, from, n) do { \
        unsigned char *t_ = (to); \
        const unsigned char *f_ = (from); \
        if ((n) >= 8 && !(((unsigned)t_ ^ (unsigned)f_) & 3)) { \
            unsigned *tw_; \
            const unsigned *fw_; \
            for (; (unsigned)t_ & 3; (n)--) *t_++ = *f_++; \
            tw_ = (unsigned *)t_; \
            fw_ = (const unsigned *)f_; \
            for (; (n) >= 16; (n) -= 16) { \
                tw_[0] = fw_[0]; \
                tw_[1] = fw_[1]; \
                tw_[2] = fw_[2]; \
                tw_[3] = fw_[3]; \
                tw_ += 4; \
                fw_ += 4; \
            } \
            for (; (n) >= 4; (n) -= 4) *tw_++ = *fw_++; \
            t_ = (unsigned char *)tw_; \
            f_ = (const unsigned char *)fw_; \
        } \
        while ((n)--) *t_++ = *f_++; \
    } while (0)

/* Where the machine file gives blocks a rate (cost.copy), long copies take the time of that rate (paced.c). */
#if __EMC_COPY__
#define PACED_LEAST 64 /* bytes; a call costs more than a loop over fewer */
void __paced_copy(void *to, const void *from, unsigned words);
#define BLOCK_COPY(to, from, n) do { \
        unsigned whole_ = (n) >= PACED_LEAST && !(((unsigned)(to) | (unsigned)(from)) & 3) ? (n) & ~3u : 0, rest_ = (n) - whole_; \
        if (whole_) __paced_copy(to, from, whole_ / 4); \
        COPY_UP((void *)((char *)(to) + whole_), (const void *)((const char *)(from) + whole_), rest_); \
    } while (0)
#else
#define BLOCK_COPY COPY_UP
#endif
