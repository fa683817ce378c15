# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs inside the simulator: keys and single beats of interleaved AXI4-Streams, with pauses.

`job.json` has `seed`, `gaps` (the share of clocks in which a side pauses), `packets` (how many come
out) and `events`: a key `{"key": [beats]}`, sent when all beats before it are taken, or with
`"beside"` when so many are left, which go on beside it; `{"beats"}`; `{"clear": n}` n clocks after
the last beat; `{"wait": n}` until n packets are out, which adds `[key_error, s_axis_tready]` to
`statuses`. A beat is `[tdata, tkeep, tlast, tuser, tid]`. `out.json` gets `statuses` and `beats`,
each with the clock in which it was taken.
"""

import json
from pathlib import Path
from typing import Any

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import RisingEdge
from cocotbext.axi.stream import define_stream

from axis_traffic import pauses, valid_stays

_FIELDS = ("tdata", "tkeep", "tlast", "tuser", "tid")
_Bus, _Beat, _Source, _Sink, _ = define_stream(
    "Beat", ["tvalid", "tready", "tdata", "tkeep", "tlast"], ["tuser", "tid"]
)


@cocotb.test()
async def traffic(dut: Any) -> None:
    job = json.loads(Path("job.json").read_text())
    cocotb.start_soon(Clock(dut.aclk, 10, unit="ns").start())
    sides = [
        make(_Bus.from_prefix(dut, name), dut.aclk, dut.aresetn, reset_active_level=False)
        for make, name in ((_Source, "s_axis_key"), (_Source, "s_axis"), (_Sink, "m_axis"))
    ]
    keys, source, sink = sides
    if job["gaps"]:
        for n, side in enumerate(sides):
            side.set_pause_generator(pauses(job["gaps"], f"{job['seed']} {n}"))
    dut.clear.value = 0
    dut.aresetn.value = 0
    for _ in range(3):
        await RisingEdge(dut.aclk)
    dut.aresetn.value = 1
    checker = cocotb.start_soon(valid_stays(dut))
    clocks = 0
    packets = 0
    taken: list[list[int]] = []
    statuses = []
    limit = 3000 + 300 * sum(1 + len(event.get("beats", ())) for event in job["events"])

    async def count() -> None:
        nonlocal clocks
        while True:
            await RisingEdge(dut.aclk)
            clocks += 1
            assert clocks < limit, "the streams stand still"

    async def receive() -> None:
        nonlocal packets
        while True:
            beat = await sink.recv()
            taken.append([*(int(getattr(beat, name)) for name in _FIELDS), clocks])
            packets += int(beat.tlast)

    async def send(side: Any, beats: list[list[int]]) -> None:
        for beat in beats:
            await side.send(_Beat(**dict(zip(_FIELDS, beat, strict=True))))

    cocotb.start_soon(count())
    cocotb.start_soon(receive())
    for event in (*job["events"], {"wait": job["packets"]}):
        if "beats" in event:
            await send(source, event["beats"])
        elif "wait" in event:
            while packets < event["wait"]:
                await RisingEdge(dut.aclk)
            for _ in range(50):
                await RisingEdge(dut.aclk)
            statuses.append([int(dut.key_error.value), int(dut.s_axis_tready.value)])
        elif "beside" in event:
            while source.count() > event["beside"]:
                await RisingEdge(dut.aclk)
            await send(keys, event["key"])
        else:
            await source.wait()
            if "key" in event:
                await send(keys, event["key"])
                await keys.wait()
            for _ in range(event.get("clear", 0)):
                await RisingEdge(dut.aclk)
            dut.clear.value = int("clear" in event)
            await RisingEdge(dut.aclk)
            dut.clear.value = 0
    assert packets == job["packets"], "more packets came out than went in"
    assert not checker.done() or checker.result() is None
    Path("out.json").write_text(json.dumps({"beats": taken, "statuses": statuses}))
