"""EM-C in a browser: the page that `emc playground` writes, and what it calls."""
