"""EM-C, the parallel C of the EM-4 dataflow multiprocessor: compiler, simulated machine, tools."""

__version__ = "0.1.0"
