# pyright: basic
"""The rules of machine/rules, compiled for the kernel."""

from __future__ import annotations

from emc.engines.native.kernel.records import compiled, i8, u8
from emc.machine.rules import beside, collective, copies, dispatch, dma, frames, network, overview, queue, tracks, watch

_network = compiled(network, natural=u8, integer=i8)
takes, leaves, depart = _network["takes"], _network["leaves"], _network["depart"]

_queue = compiled(queue)
wait, is_special_next = _queue["wait"], _queue["is_special_next"]

_dispatch = compiled(dispatch)
begin, link, follow, fits = (_dispatch[name] for name in ("begin", "link", "follow", "fits"))
match, side, meet, run, serve = (_dispatch[name] for name in ("match", "side", "meet", "run", "serve"))
chain = _dispatch["chain"]

_beside = compiled(beside)
bypasses, begin_beside, end_beside = _beside["bypasses"], _beside["begin"], _beside["end"]

_frames = compiled(frames)
lower, count, is_waited_for = _frames["lower"], _frames["count"], _frames["is_waited_for"]
grow_heap, grow_spread = _frames["grow_heap"], _frames["grow_spread"]

_watch = compiled(watch)
charge, count_wait = _watch["charge"], _watch["waited"]

_overview = compiled(overview)
count_taken, count_work = _overview["taken"], _overview["worked"]

_dma = compiled(dma)
mistake, reserve, pass_port = _dma["mistake"], _dma["reserve"], _dma["pass_port"]
release, land, touches = _dma["release"], _dma["land"], _dma["touches"]

come = compiled(collective)["come"]

noted = compiled(copies)["noted"]

_tracks = compiled(tracks)
turn_to, occupy = _tracks["turn_to"], _tracks["occupy"]
