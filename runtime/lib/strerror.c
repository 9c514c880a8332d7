#include <errno.h>
#include <string.h>

static char *unknown(int number) {
    static char text[26] = "Unknown error ";
    char *p = text + sizeof text - 1, *to = text + 14;
    unsigned u = number < 0 ? -(unsigned)number : (unsigned)number;
    do *--p = '0' + u % 10;
    while (u /= 10);
    if (number < 0) *to++ = '-';
    while (*p) *to++ = *p++;
    *to = 0;
    return text;
}

char *strerror(int number) {
    switch (number) {
    case 0: return "Success";
    case EPERM: return "Operation not permitted";
    case ENOENT: return "No such file or directory";
    case EINTR: return "Interrupted system call";
    case EIO: return "Input/output error";
    case EBADF: return "Bad file descriptor";
    case ENOMEM: return "Cannot allocate memory";
    case EAGAIN: return "Resource temporarily unavailable";
    case EACCES: return "Permission denied";
    case EFAULT: return "Bad address";
    case EBUSY: return "Device or resource busy";
    case EEXIST: return "File exists";
    case ENOTDIR: return "Not a directory";
    case EISDIR: return "Is a directory";
    case EINVAL: return "Invalid argument";
    case ENFILE: return "Too many open files in system";
    case EMFILE: return "Too many open files";
    case EFBIG: return "File too large";
    case ENOSPC: return "No space left on device";
    case ESPIPE: return "Illegal seek";
    case EROFS: return "Read-only file system";
    case EPIPE: return "Broken pipe";
    case EDOM: return "Numerical argument out of domain";
    case ERANGE: return "Numerical result out of range";
    case ENAMETOOLONG: return "File name too long";
    case ENOSYS: return "Function not implemented";
    case ENOTEMPTY: return "Directory not empty";
    case ELOOP: return "Too many levels of symbolic links";
    case EILSEQ: return "Invalid or incomplete multibyte or wide character";
    case EOVERFLOW: return "Value too large for defined data type";
    case ESRCH: return "No such process";
    case ENXIO: return "No such device or address";
    case E2BIG: return "Argument list too long";
    case ENOEXEC: return "Exec format error";
    case ECHILD: return "No child processes";
    case EXDEV: return "Invalid cross-device link";
    case ENODEV: return "No such device";
    case ENOTTY: return "Inappropriate ioctl for device";
    case ETXTBSY: return "Text file busy";
    case EMLINK: return "Too many links";
    case EDEADLK: return "Resource deadlock avoided";
    case ENOTSUP: return "Operation not supported";
    case ETIMEDOUT: return "Connection timed out";
    default: return unknown(number);
    }
}
