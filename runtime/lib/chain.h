/* Scan along a chain: each PE takes the left neighbour's result, combines it with its value, and sends the result on. The
 * messages are buffered, for the left neighbour may be several scans ahead.
 *
 * SCAN(name, expression in a and b)           a function for int; a: what came, b: this PE's value
 * FLOAT_SCAN(name, expression in a and b)     for float
 * WIDE_SCAN(name, expression in a and b)      for double, whose words come one behind the other */
extern int __scan_cell;

#define PASS(type, value) \
    if (my_pe() + 1 < N_PE) q_write(global_of(my_pe() + 1, (type *)&__scan_cell), value);

#define CHAIN(type, name, expression) \
    type name(type b) { \
        if (my_pe() == 0) { \
            PASS(type, b) \
            return b; \
        } \
        type a = q_read((type *)&__scan_cell); \
        b = (expression); \
        PASS(type, b) \
        return b; \
    }

#define SCAN(name, expression) CHAIN(int, name, expression)
#define FLOAT_SCAN(name, expression) CHAIN(float, name, expression)

#define WIDE_SCAN(name, expression) \
    double name(double b) { \
        union { double value; int words[2]; } as; \
        if (my_pe() > 0) { \
            as.words[0] = q_read(&__scan_cell); \
            as.words[1] = q_read(&__scan_cell); \
            double a = as.value; \
            b = (expression); \
        } \
        as.value = b; \
        PASS(int, as.words[0]) \
        PASS(int, as.words[1]) \
        return b; \
    }
