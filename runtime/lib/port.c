/* The port of a PE: a queue of words for each message type. */
int __port[17];
