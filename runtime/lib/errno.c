int __errno;
