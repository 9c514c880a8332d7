"""The version of emc."""

__version__ = "0.1.0"
