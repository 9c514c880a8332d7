"""The texts that users read: faults, traps, the report of a run, its statistics. The functions take values and return
text; nothing here prints.

faults.py   faults with excerpt and caret          traps.py   a trap with its line, chain and detail
report.py   the few lines after a run              stats.py   a Run as JSON
"""
