"""Shows what the compiler makes of a program: `emc show`.

The views take a program at all its stages (`Program`). They first make plain data, then draw it:

    coupling.py   Part and Row: lines of a stage, each with its source lines and its cycles
    stages.py     tokens, tree, typed tree, IR and LLVM text as Parts
    origins.py    where a register's value comes from;  lengths.py  how long a thread may take
    sends.py      each packet that a function sends: type, receiver, what it starts;  packets.py  as Parts
    layout.py     addresses, spread arrays, frames, as data;  slots.py  as Parts;  grid.py  as SVG
    steps.py      the IR after each pass, as differences
    graph.py      threads and packets as nodes and edges;  layers.py  their positions;  drawing.py  as SVG
    terminal.py   Parts in colours, and beside their source (views/page has all of it as one HTML page)
    document.py   the IR as JSON
"""
