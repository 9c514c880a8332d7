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
