/* A function that needs an operating system: calling it is a trap that says what EM-C has instead. */
#define REFUSE(result, name, parameters, instead) \
    result name parameters { __trap("not on this machine: " #name ": " instead); }
