# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs inside the simulator: keys and packets through a wrapper with AXI4-Streams, with pauses.

`job.json` has `seed`, `gaps` (the share of clocks in which a side pauses), `packets` (how many come
out) and `events`: a key `{"key": hex, "slot": n}` when all beats before it are taken, with
`"beside": true` at any time, and `{"settle": true}` until all keys are taken; a packet `{"user",
"id", "data": hex}`, with `"keep": [0, 1, ...]` for odd strobes, and `user` a list for one of each
byte; `{"clear": n}` n clocks after the last beat of a packet; `{"wait": n}` until n packets are
out, which adds `[key_error, s_axis_tready]` to `statuses`.
`out.json` gets `packets`, `clocks` and `statuses`.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ReadOnly, RisingEdge
from cocotbext.axi import AxiStreamBus, AxiStreamFrame, AxiStreamSink, AxiStreamSource


def pauses(share: float, seed: str) -> Iterator[bool]:
    choose = random.Random(seed)
    while True:
        paused = choose.random() < share
        yield from [paused] * choose.choice((1, 1, 2, 5))


async def valid_stays(dut: Any) -> None:
    """What a beat offers stays until the beat is taken."""
    names = ("tdata", "tkeep", "tlast", "tuser", "tid")
    offered = None
    while True:
        await RisingEdge(dut.aclk)
        await ReadOnly()
        if int(dut.aresetn.value) == 0 or int(dut.clear.value) == 1:
            offered = None
            continue
        now = tuple(int(getattr(dut, f"m_axis_{name}").value) for name in names)
        valid = int(dut.m_axis_tvalid.value)
        if offered is not None:
            assert valid and now == offered, f"{offered} became {now if valid else 'nothing'}"
        if not valid:
            assert now[:4] == (0, 0, 0, 0), f"without tvalid the outputs are {now}"
        offered = now if valid and not int(dut.m_axis_tready.value) else None


@cocotb.test()
async def traffic(dut: Any) -> None:
    job = json.loads(Path("job.json").read_text())
    cocotb.start_soon(Clock(dut.aclk, 10, unit="ns").start())
    sides = [
        make(AxiStreamBus.from_prefix(dut, name), dut.aclk, dut.aresetn, reset_active_level=False)
        for make, name in (
            (AxiStreamSource, "s_axis_key"),
            (AxiStreamSource, "s_axis"),
            (AxiStreamSink, "m_axis"),
        )
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
    packets: list[dict[str, Any]] = []
    statuses = []
    clocks = 0
    limit = 3000 + sum(300 + 8 * len(event.get("data", "")) for event in job["events"])

    async def count() -> None:
        nonlocal clocks
        while True:
            await RisingEdge(dut.aclk)
            clocks += 1
            assert clocks < limit, "the streams stand still"

    async def receive() -> None:
        while len(packets) < job["packets"]:
            frame = await sink.recv(compact=False)
            kept = [*zip(frame.tdata, frame.tuser, frame.tkeep, strict=True)]
            packets.append(
                {
                    "ids": sorted(set(frame.tid)),
                    "data": bytes(byte for byte, _, here in kept if here).hex(),
                    "error": frame.tuser[-1],
                    "errors": sorted(set(frame.tuser)),
                    "users": [user for _, user, here in kept if here],
                }
            )

    cocotb.start_soon(count())
    receiver = cocotb.start_soon(receive())
    for event in job["events"]:
        if "key" in event:
            beside = event.get("beside", False)
            if not beside:
                await source.wait()
            await keys.send(AxiStreamFrame(bytes.fromhex(event["key"]), tuser=event.get("slot", 0)))
            if not beside:
                await keys.wait()
        elif "settle" in event:
            await keys.wait()
        elif "clear" in event:
            await source.wait()
            for _ in range(event["clear"]):
                await RisingEdge(dut.aclk)
            dut.clear.value = 1
            await RisingEdge(dut.aclk)
            dut.clear.value = 0
        elif "wait" in event:
            while len(packets) < event["wait"]:
                await RisingEdge(dut.aclk)
            for _ in range(50):
                await RisingEdge(dut.aclk)
            statuses.append([int(dut.key_error.value), int(dut.s_axis_tready.value)])
        else:
            keep = event.get("keep")
            data = bytes.fromhex(event["data"])
            await source.send(
                AxiStreamFrame(data, tkeep=keep, tuser=event["user"], tid=event["id"])
            )
    await receiver
    taken = clocks
    for _ in range(100):
        await RisingEdge(dut.aclk)
    assert sink.empty(), "more packets came out than went in"
    assert not checker.done() or checker.result() is None
    out = {"packets": packets, "clocks": taken, "statuses": statuses}
    Path("out.json").write_text(json.dumps(out))
