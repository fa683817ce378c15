# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs inside the simulator: accesses to the registers of an `aes_axil` or `aes_apb`, with gaps.

`job.json` has `seed`, `gaps` (the share of clocks in which a channel pauses) and `accesses`:
a write `["w", address, value, bytes]`, a read `["r", address]`, reads until bits of a register are
set `["until", address, mask]`, and `["irq"]`. `out.json` gets a list: the response of a write,
`[value, response]` of a read, null, the level of `irq`.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import RisingEdge, with_timeout
from cocotbext.axi import AxiLiteBus, AxiLiteMaster
from cocotbext.axi.apb import ApbBus, ApbMaster

_POLLS = 200


def pauses(share: float, seed: str) -> Iterator[bool]:
    choose = random.Random(seed)
    while True:
        yield choose.random() < share


async def answers_stay(dut: Any) -> None:
    """What an answer offers stays until it is taken."""
    channels = {"b": ("bresp",), "r": ("rresp", "rdata")}
    offered: dict[str, list[int] | None] = dict.fromkeys(channels)
    while True:
        await RisingEdge(dut.aclk)
        if int(dut.aresetn.value) == 0:
            continue
        for channel, names in channels.items():
            valid, ready = (
                int(getattr(dut, f"s_axil_{channel}{end}").value) for end in ("valid", "ready")
            )
            now = [int(getattr(dut, f"s_axil_{name}").value) for name in names]
            before = offered[channel]
            assert before is None or (valid and now == before), f"{channel}: {before} became {now}"
            offered[channel] = now if valid and not ready else None


async def answers_in_one_clock(dut: Any) -> None:
    """APB: always ready, and data beside an access of a read alone."""
    while True:
        await RisingEdge(dut.pclk)
        assert int(dut.pready.value) == 1
        access = int(dut.psel.value) and int(dut.penable.value)
        if not access or int(dut.pwrite.value):
            assert int(dut.prdata.value) == 0
        if not access:
            assert int(dut.pslverr.value) == 0


def axil_master(dut: Any, job: Any) -> AxiLiteMaster:
    bus = AxiLiteBus.from_prefix(dut, "s_axil")
    master = AxiLiteMaster(bus, dut.aclk, dut.aresetn, reset_active_level=False)
    if job["gaps"]:
        write, read = master.write_if, master.read_if
        channels = (
            *(write.aw_channel, write.w_channel, write.b_channel),
            *(read.ar_channel, read.r_channel),
        )
        for number, channel in enumerate(channels):
            channel.set_pause_generator(pauses(job["gaps"], f"{job['seed']} {number}"))
    return master


def apb_master(dut: Any, job: Any) -> ApbMaster:
    master = ApbMaster(ApbBus.from_entity(dut), dut.pclk, dut.presetn, reset_active_level=False)
    if job["gaps"]:
        master.set_pause_generator(pauses(job["gaps"], job["seed"]))
    return master


@cocotb.test()
async def accesses(dut: Any) -> None:
    job = json.loads(Path("job.json").read_text())
    apb = hasattr(dut, "pclk")
    clock, reset = (dut.pclk, dut.presetn) if apb else (dut.aclk, dut.aresetn)
    cocotb.start_soon(Clock(clock, 10, unit="ns").start())
    master = apb_master(dut, job) if apb else axil_master(dut, job)
    reset.value = 0
    for _ in range(3):
        await RisingEdge(clock)
    reset.value = 1
    await RisingEdge(clock)
    cocotb.start_soon(answers_in_one_clock(dut) if apb else answers_stay(dut))

    async def one(what: str, *values: int) -> Any:
        if what == "w":
            address, value, size = values
            answer = await master.write(address, value.to_bytes(4, "little")[:size])
            return int(answer.resp)
        if what == "r":
            answer = await master.read(values[0], 4)
            return [int.from_bytes(answer.data, "little"), int(answer.resp)]
        if what == "until":
            for _ in range(_POLLS):
                answer = await master.read(values[0], 4)
                if int.from_bytes(answer.data, "little") & values[1] == values[1]:
                    return None
            raise AssertionError(f"{values[1]:#x} of register {values[0]:#x} stays 0")
        await RisingEdge(clock)
        return int(dut.irq.value)

    out = [await with_timeout(one(*access), 1, "ms") for access in job["accesses"]]
    Path("out.json").write_text(json.dumps(out))
