"""What users read: faults, traps, the report of a run, its statistics. Values in, text out; nothing here prints.

faults.py   faults with excerpt and caret          traps.py   a trap with its line, chain and detail
report.py   the few lines after a run              stats.py   a Run as JSON
"""
