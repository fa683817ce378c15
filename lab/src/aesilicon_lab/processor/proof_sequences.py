# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Sequences at the processor's ports for its proof; every key and block in them is arbitrary."""

from collections.abc import Callable, Iterator
from typing import Any

from aesilicon.drivers.wrapper import Lockstep, Scenario, Wrapped
from aesilicon_lab.processor import instructions as isa
from aesilicon_lab.processor.host import LockstepHost
from aesilicon_lab.processor.instructions import Instruction as Do
from aesilicon_lab.processor.model import Inputs

Steps = Callable[[LockstepHost[Any]], None]


def scenarios(wrapped: Wrapped) -> Iterator[Scenario]:
    """Everything that the proof of a processor runs."""
    codes = isa.single(wrapped.core.directions)
    for key_bits, block_bits in wrapped.sizes():
        size = f"block {block_bits}, key {key_bits}"
        yield _scenario(f"{size}: each direction, and again", _every(codes, key_bits, block_bits))
    for bits in (128, 256):
        name = f"block {bits}, key {bits}: gaps, stalls and a Reset in every clock"
        yield _scenario(name, _with_gaps(codes, bits), probe=True)
    for bits in (128, 256):
        for gaps in (False, True):
            name = f"block {bits}, key {bits}: three blocks at once{', with gaps' * gaps}"
            yield _scenario(name, _overlapped(codes, bits, gaps=gaps), probe=not gaps)
    for code in codes:
        yield _scenario(f"{code.name}: changes of both lengths", _changes(code))
    for code in (Do.ENCRYPT_FEEDBACK, Do.DECRYPT_FEEDBACK)[: len(codes)]:
        yield _scenario(f"{code.name}: the first block and the last two", _feedback(code))
    yield _scenario("a feedback test at every count of blocks", _every_count)
    yield _scenario("refused instructions", _refusals(codes))
    yield _scenario("loads that a length ends", _abandoned)
    yield _scenario("work right behind a Reset", _behind_reset)


def _every(codes: list[Do], key_bits: int, block_bits: int) -> Steps:
    def steps(host: LockstepHost[Any]) -> None:
        host.key(key_bits)
        host.block(block_bits)
        for code in (*codes, *codes):
            host.compute(code)

    return steps


def _with_gaps(codes: list[Do], bits: int) -> Steps:
    def steps(host: LockstepHost[Any]) -> None:
        host.key(bits, gaps=True)
        host.block(bits, gaps=True)
        for code in codes:
            host.compute(code, gaps=True)
        host.key(bits)

    return steps


def _overlapped(codes: list[Do], bits: int, *, gaps: bool) -> Steps:
    def steps(host: LockstepHost[Any]) -> None:
        host.key(bits)
        for code in codes:
            host.overlapped(code, bits, 3, gaps=gaps)

    return steps


def _changes(code: Do) -> Steps:
    """Another block length under the same key and back, and another key for the same block."""

    def steps(host: LockstepHost[Any]) -> None:
        host.key(128)
        for bits in (192, 256, 128):
            host.block(bits)
            host.compute(code)
        for bits in (256, 192):
            host.key(bits)
            host.compute(code)

    return steps


def _feedback(code: Do) -> Steps:
    """The counter is moved on by hand behind the first block."""

    def steps(host: LockstepHost[Any]) -> None:
        host.key(128)
        host.block(128)
        host.instruct(code)
        while host.model.count < 1:
            host.clock()
        host.skip_blocks(isa.FEEDBACK_BLOCKS - 2)
        host.result()
        host.compute(Do.ENCRYPT)  # the loaded block is still there

    return steps


def _every_count(host: LockstepHost[Any]) -> None:
    """The counter steps by one from each value, and nothing else depends on its value.

    Tried in the clocks in which the second block enters the core and leaves it.
    """
    host.key(128)
    host.block(128)
    host.instruct(Do.ENCRYPT_FEEDBACK)
    while host.model.count < 1:
        host.clock()
    while not host.ahead().stale:
        host.clock()
    host.try_counts()
    while host.ahead().count == host.model.count:
        host.clock()
    host.try_counts()


def _refusals(codes: list[Do]) -> Steps:
    """Every code in every state that does not take it, with work going on behind."""
    every = [code for code in Do if code is not Do.RESET]
    lengths = [*isa.SETS_BLOCK, *isa.SETS_KEY]
    others = [code for code in every if code not in lengths]

    def steps(host: LockstepHost[Any]) -> None:
        for code in (*isa.COMPUTES, Do.OUTPUT_DATA, *isa.UNUSED):
            host.give(code)
        host.instruct(Do.INPUT_KEY)
        for code in others:
            host.give(code)
        host.words("key", 128)
        host.idle()
        for code in (*isa.COMPUTES, Do.OUTPUT_DATA):
            host.give(code)
        host.instruct(Do.INPUT_DATA)
        for code in others:
            host.give(code)
        host.words("block", 128)
        host.instruct(codes[-1])
        while not host.model.outputs().ready:
            host.give(every[host.model.now % len(every)])
        host.instruct(Do.OUTPUT_DATA)
        for code in every:
            host.give(code)
        host.take()

    return steps


def _abandoned(host: LockstepHost[Any]) -> None:
    host.key(128)
    host.block(128)
    host.compute(Do.ENCRYPT)
    host.instruct(Do.INPUT_KEY)
    host.words("dropped key", 64)
    host.give(Do.SET_KEY_192)
    host.compute(Do.ENCRYPT)
    host.instruct(Do.INPUT_DATA)
    host.words("dropped block", 64)
    host.give(Do.SET_BLOCK_256)
    host.give(Do.ENCRYPT)
    host.result()
    host.instruct(Do.INPUT_DATA)
    host.words("block", 128)
    host.give(Do.SET_KEY_256)
    host.words("block", 128)
    host.compute(Do.ENCRYPT)


def _behind_reset(host: LockstepHost[Any]) -> None:
    host.key(256)
    host.block(256)
    host.compute(Do.ENCRYPT)
    host.give(Do.RESET)
    host.give(Do.INPUT_KEY)
    host.words("key", 128)
    host.block(128)
    host.compute(Do.ENCRYPT)


def _scenario(name: str, steps: Steps, *, probe: bool = False) -> Scenario:
    def run(lockstep: Lockstep[Any]) -> None:
        steps(LockstepHost(lockstep))

    return Scenario(name, run, probe)


def resets(word: Any) -> list[list[Inputs[Any]]]:
    """The instruction, behind which the core takes another clock, and the pin."""
    return [
        [Inputs(Do.RESET, word, out_ready=True), Inputs()],
        [Inputs(None, word, out_ready=True, reset=True)],
    ]
