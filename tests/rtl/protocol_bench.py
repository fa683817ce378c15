# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The port protocol of DESIGN.md as cocotb tests of the round core; test_protocol.py runs them.

`await bench.clock(...)` is one clock: it drives inputs after a rising edge and returns at the
falling edge, where all outputs have settled. A transfer takes place at the end of such a clock.
"""

from itertools import pairwise

import cocotb
from cocotb.clock import Clock
from cocotb.handle import HierarchyObject, PackedObject
from cocotb.triggers import FallingEdge, RisingEdge, Timer

from aesilicon import design

DESIGN = design.load("round128")
CLEAR_CYCLES = 1
PLAIN = 0x00112233445566778899AABBCCDDEEFF
CIPHER = {  # FIPS-197 appendix C: key bits -> ciphertext of PLAIN under 00 01 02 ...
    128: 0x69C4E0D86A7B0430D8CDB78070B4C55A,
    192: 0xDDA97CA4864CDFE06EAF70A0EC0D7191,
    256: 0x8EA2B7CA516745BFEAFC49904B496089,
}
KEYS = {bits: int.from_bytes(bytes(range(bits // 8)).ljust(32, b"\0")) for bits in CIPHER}
CODES = {128: 0, 192: 1, 256: 2}


class Bench:
    """Drives the ports by name and counts clocks."""

    def __init__(self, dut: HierarchyObject) -> None:
        self.dut = dut
        self.now = 0
        self.results: list[int] = []
        """Every `out_data_o` that was taken."""
        for name in ("clk_i", "key_valid_i", "key_len_i", "key_i", "key_clear_i", "in_valid_i"):
            dut[name].value = 0
        for name in ("in_decrypt_i", "in_chain_i", "block_len_i", "in_data_i", "in_tag_i"):
            dut[name].value = 0
        dut.out_ready_i.value = 1
        dut.rst_ni.value = 1
        Clock(dut.clk_i, 10, unit="ns").start()

    async def clock(self, **inputs: int) -> None:
        await RisingEdge(self.dut.clk_i)
        for name, value in inputs.items():
            self.dut[name].value = value
        await FallingEdge(self.dut.clk_i)
        self.now += 1
        if self.read("out_valid_o") and self.read("out_ready_i"):
            self.results.append(self.read("out_data_o"))

    def read(self, name: str) -> int:
        return int(self.dut[name].value)

    def expect(self, **outputs: int) -> None:
        seen = {name: self.read(name) for name in outputs}
        assert seen == outputs, f"clock {self.now}: {seen} instead of {outputs}"

    def expect_silence(self) -> None:
        self.expect(key_ready_o=0, in_ready_o=0, out_valid_o=0, out_data_o=0, out_error_o=0)

    async def reset(self) -> None:
        """Ends in the first clock in which a key can be taken."""
        await self.clock(rst_ni=0)
        await self.clock(rst_ni=1)
        for _ in range(CLEAR_CYCLES):
            self.expect_silence()
            await self.clock()
        self.expect(key_ready_o=1)

    async def until(self, name: str, limit: int) -> int:
        """Clocks until an output is high, this one being 0; the first such clock is current."""
        for waited in range(limit + 1):
            if self.read(name):
                return waited
            await self.clock()
        raise AssertionError(f"clock {self.now}: {name} stayed low for {limit} clocks")

    async def load(self, bits: int) -> int:
        """Loads KEYS[bits]; returns the number of the clock of its transfer, already past."""
        await self.clock(key_valid_i=1, key_i=KEYS[bits], key_len_i=CODES[bits])
        await self.until("key_ready_o", 40)
        taken = self.now
        await self.clock(key_valid_i=0)
        return taken

    async def give(self, data: int, *, decrypt: int = 0, tag: int = 0, chain: int = 0) -> int:
        """Offers a block in the current clock's successor until it goes in; returns when."""
        await self.clock(
            in_valid_i=1, in_data_i=data, in_decrypt_i=decrypt, in_tag_i=tag, in_chain_i=chain
        )
        await self.until("in_ready_o", 60)
        return self.now

    async def stop_giving(self) -> None:
        await self.clock(in_valid_i=0)


def wide_registers(scope: HierarchyObject) -> list[PackedObject]:
    """Every register (`..._q`) of 32 bits or more below a scope: what may hold a secret."""
    found = []
    for item in scope:
        if isinstance(item, HierarchyObject) and "sub_" not in item._name:  # S-boxes hold nothing
            found += wide_registers(item)
        elif isinstance(item, PackedObject) and item._name.endswith("_q") and len(item) >= 32:
            found.append(item)
    return found


@cocotb.test()
async def reset_state_and_first_ready(dut: HierarchyObject) -> None:
    """After one clock of reset all is silent, and a key can be taken within ClearCycles."""
    bench = Bench(dut)
    await bench.clock(rst_ni=0)
    await bench.clock(rst_ni=1)
    bench.expect(key_error_o=0)
    for _ in range(CLEAR_CYCLES):
        bench.expect_silence()
        await bench.clock()
    bench.expect(key_ready_o=1, in_ready_o=0, out_valid_o=0, out_data_o=0, key_error_o=0)


@cocotb.test()
async def fips197_block_in_each_direction(dut: HierarchyObject) -> None:
    """Results of FIPS-197 appendix C, each clock as documented, for every key length."""
    bench = Bench(dut)
    await bench.reset()
    for bits, cipher in CIPHER.items():
        timing = DESIGN.timing(bits)
        loaded = await bench.load(bits)
        for decrypt, data, expected in ((0, PLAIN, cipher), (1, cipher, PLAIN)):
            into = await bench.give(data, decrypt=decrypt, tag=decrypt)
            if not decrypt:
                assert into - loaded == timing.key_setup
            await bench.stop_giving()
            for _ in range(timing.latency - 1):
                bench.expect(out_valid_o=0, out_data_o=0)
                await bench.clock()
            bench.expect(out_valid_o=1, out_data_o=expected, out_tag_o=decrypt, out_error_o=0)
            await bench.clock()
            bench.expect(out_valid_o=0, out_data_o=0)


@cocotb.test()
async def alternating_directions_at_full_rate(dut: HierarchyObject) -> None:
    """A block every `interval` clocks, though the direction changes with each."""
    bench = Bench(dut)
    await bench.reset()
    await bench.load(128)
    ins = []
    for n in range(6):
        data = PLAIN if n % 2 == 0 else CIPHER[128]
        ins.append(await bench.give(data, decrypt=n % 2, tag=n % 2))
    await bench.stop_giving()
    for _ in range(DESIGN.timing(128).latency):
        await bench.clock()
    assert {b - a for a, b in pairwise(ins)} == {DESIGN.timing(128).interval}
    assert bench.results == [CIPHER[128], PLAIN] * 3


@cocotb.test()
async def back_pressure_holds_the_result(dut: HierarchyObject) -> None:
    """A stalled result stands still; what is behind it waits and follows at once."""
    bench = Bench(dut)
    await bench.reset()
    await bench.load(128)
    dut.out_ready_i.value = 0
    await bench.give(PLAIN, tag=1)
    await bench.give(CIPHER[128], decrypt=1, tag=0)
    await bench.clock(in_data_i=0, in_decrypt_i=0)  # a third block, which finds no room
    await bench.until("out_valid_o", 40)
    for _ in range(40):
        bench.expect(out_valid_o=1, out_data_o=CIPHER[128], out_tag_o=1, out_error_o=0)
        bench.expect(key_ready_o=0)
        await bench.clock()
    bench.expect(in_ready_o=0)
    await bench.clock(out_ready_i=1)
    bench.expect(out_valid_o=1, out_data_o=CIPHER[128], in_ready_o=1)
    await bench.clock(in_valid_i=0)
    bench.expect(out_valid_o=1, out_data_o=PLAIN, out_tag_o=0)
    await bench.clock()
    assert await bench.until("out_valid_o", 40) == DESIGN.timing(128).latency - 2


@cocotb.test()
async def key_change_beside_a_block(dut: HierarchyObject) -> None:
    """Key and block offered together behind a block in flight: each result under its own key."""
    bench = Bench(dut)
    await bench.reset()
    await bench.load(128)
    first = await bench.give(PLAIN)
    await bench.clock(
        key_valid_i=1, key_i=KEYS[256], key_len_i=CODES[256], in_data_i=PLAIN, in_tag_i=1
    )
    offered = bench.now
    while not bench.read("key_ready_o"):
        bench.expect(in_ready_o=0)  # the core drains first
        if bench.read("out_valid_o"):
            bench.expect(out_data_o=CIPHER[128], out_tag_o=0)
        await bench.clock()
    bench.expect(in_ready_o=0)
    assert bench.now - offered <= DESIGN.timing(128).latency
    assert bench.now <= first + DESIGN.timing(128).latency
    if bench.read("out_valid_o"):
        bench.expect(out_data_o=CIPHER[128], out_tag_o=0)
    taken = bench.now
    await bench.clock(key_valid_i=0)
    await bench.until("in_ready_o", 40)
    assert bench.now - taken == DESIGN.timing(256).key_setup
    await bench.clock(in_valid_i=0)
    await bench.until("out_valid_o", 40)
    bench.expect(out_data_o=CIPHER[256], out_tag_o=1)


@cocotb.test()
async def clear_drops_key_and_blocks(dut: HierarchyObject) -> None:
    """In any clock: silent at once, secrets gone within ClearCycles, and no key afterwards."""
    bench = Bench(dut)
    await bench.reset()
    timing = DESIGN.timing(256)
    secrets = wide_registers(dut)
    assert len(secrets) == 5  # state, output, both ends of the key schedule, round key
    for decrypt in (0, 1):
        for after in range(timing.latency + 1):
            await bench.load(256)
            await bench.give(PLAIN, decrypt=decrypt)
            for _ in range(after):
                await bench.clock()  # the block goes on being offered, and a second one follows
            assert sum(int(s.value) != 0 for s in secrets) >= 3
            await bench.clock(key_clear_i=1, key_valid_i=1)
            bench.expect_silence()
            await bench.clock(key_clear_i=0)
            bench.expect_silence()
            for _ in range(CLEAR_CYCLES - 1):
                await bench.clock()
            left = [s._path for s in secrets if int(s.value) != 0]
            assert not left, f"a clear {after} clocks after a block leaves {left}"
            await bench.clock(key_valid_i=0)
            bench.expect(key_ready_o=1)
            for _ in range(timing.latency + 2):
                bench.expect(in_ready_o=0, out_valid_o=0, out_data_o=0)
                await bench.clock()
            await bench.stop_giving()


@cocotb.test()
async def block_without_key_waits(dut: HierarchyObject) -> None:
    """`in_ready_o` stays low until there is a key; the waiting block is then served."""
    bench = Bench(dut)
    await bench.reset()
    await bench.clock(in_valid_i=1, in_data_i=PLAIN, in_tag_i=1)
    for _ in range(30):
        bench.expect(in_ready_o=0, out_valid_o=0)
        await bench.clock()
    taken = await bench.load(192)
    await bench.until("in_ready_o", 40)
    assert bench.now - taken == DESIGN.timing(192).key_setup
    await bench.stop_giving()
    await bench.until("out_valid_o", 40)
    bench.expect(out_data_o=CIPHER[192], out_tag_o=1)


@cocotb.test()
async def bad_key_length_leaves_no_key(dut: HierarchyObject) -> None:
    """Length code 3 raises `key_error_o`; blocks wait until a good key lowers it."""
    bench = Bench(dut)
    await bench.reset()
    await bench.load(128)
    await bench.clock(key_valid_i=1, key_len_i=3)
    await bench.until("key_ready_o", 40)
    await bench.clock(key_valid_i=0, in_valid_i=1, in_data_i=PLAIN)
    for _ in range(30):
        bench.expect(key_error_o=1, in_ready_o=0)
        await bench.clock()
    await bench.load(128)
    bench.expect(key_error_o=0)
    await bench.until("in_ready_o", 40)
    await bench.stop_giving()
    await bench.until("out_valid_o", 40)
    bench.expect(out_data_o=CIPHER[128], out_error_o=0)


@cocotb.test()
async def refused_block_returns_its_tag(dut: HierarchyObject) -> None:
    """A request the build lacks comes back as an error with zero data, in its turn."""
    bench = Bench(dut)
    await bench.reset()
    await bench.load(128)
    await bench.give(PLAIN, tag=1, chain=1)
    await bench.give(PLAIN, tag=0)
    await bench.stop_giving()
    await bench.until("out_valid_o", 40)
    bench.expect(out_error_o=1, out_data_o=0, out_tag_o=1)
    await bench.clock()
    bench.expect(out_error_o=0, out_valid_o=0)
    await bench.until("out_valid_o", 40)
    bench.expect(out_error_o=0, out_data_o=CIPHER[128], out_tag_o=0)


@cocotb.test()
async def no_path_from_inputs_to_outputs(dut: HierarchyObject) -> None:
    """No output follows a valid or data input within a clock, whatever the core is doing."""
    bench = Bench(dut)
    await bench.reset()
    outputs = ("key_ready_o", "key_error_o", "in_ready_o", "out_valid_o", "out_data_o")
    outputs += ("out_tag_o", "out_error_o")
    inputs = {"key_valid_i": 1, "key_len_i": 2, "key_i": 256, "in_valid_i": 1, "in_decrypt_i": 1}
    inputs |= {"in_chain_i": 1, "block_len_i": 2, "in_data_i": 128, "in_tag_i": 1}

    async def poke() -> None:
        before = {name: bench.read(name) for name in outputs}
        for name, width in inputs.items():
            value = bench.read(name)
            dut[name].value = value ^ ((1 << width) - 1)
            await Timer(100, "ps")
            after = {output: bench.read(output) for output in outputs}
            assert after == before, f"clock {bench.now}: {name} moves an output"
            dut[name].value = value
        await Timer(100, "ps")

    for _ in range(3):
        await poke()  # without a key
        await bench.clock()
    await bench.load(192)
    for decrypt in (0, 1):
        await bench.give(PLAIN, decrypt=decrypt)
        for ready in (1,) * 14 + (0,) * 4 + (1,) * 4:  # in flight, stalled, and with room again
            await poke()
            await bench.clock(in_valid_i=0, out_ready_i=ready)
