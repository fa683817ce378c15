# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Checks of `verify` for a processor: recordings of its model, to compare with the RTL.

Each compares every output in every clock.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from aesilicon.drivers.vectors import counting
from aesilicon.drivers.wrapper import Case, Check, Effort, Recording, Trial, Wrapped
from aesilicon_lab.processor import instructions as isa
from aesilicon_lab.processor import isa_clocks
from aesilicon_lab.processor.host import RecordingHost
from aesilicon_lab.processor.instructions import Instruction
from aesilicon_lab.processor.model import Inputs, split

RANDOM_CLOCKS = 20_000
"""Clocks of random instructions and words."""
_RESET_SIZES = ((128, 128), (192, 256))
"""(key bits, block bits) of the transactions that are interrupted in every clock."""


def _host(wrapped: Wrapped, effort: Effort, name: str) -> RecordingHost:
    """A host whose luck depends on the seed and the name of its check."""
    return RecordingHost(wrapped, Random(f"{effort.seed} {name}"))


def _computations(wrapped: Wrapped) -> Iterator[tuple[int, int, Instruction]]:
    """(key bits, block bits, Encrypt or Decrypt) of all that the build holds."""
    for key_bits, block_bits in wrapped.sizes():
        for code in isa.single(wrapped.core.directions):
            yield key_bits, block_bits, code


def given(wrapped: Wrapped, cases: Sequence[Case]) -> Recording:
    """Records given keys and blocks, in order."""
    host = RecordingHost(wrapped)
    for kind, value in cases:
        host.mark(f"{kind} {value.hex()}")
        if kind == "key":
            host.key(value)
        else:
            host.compute(Instruction.DECRYPT if kind == "decrypt" else Instruction.ENCRYPT, value)
    return host.recording


def _known(wrapped: Wrapped, effort: Effort) -> Iterator[Trial]:
    """The published vector of each size."""
    host = _host(wrapped, effort, "known")
    count = 0
    failure = None
    for key_bits, block_bits, code in _computations(wrapped):
        host.mark(f"vector of block {block_bits}, key {key_bits}, {code.name}")
        v = counting(key_bits, block_bits)
        host.key(v.key)
        into, due = v.plaintext, v.ciphertext
        if code is Instruction.DECRYPT:
            into, due = due, into
        if host.compute(code, into) != due and failure is None:
            failure = f"the model fails the vector of {block_bits}/{key_bits}"
        count += 1
    yield Trial(host.recording, count, failure=failure)


def _random_blocks(wrapped: Wrapped, effort: Effort) -> Iterator[Trial]:
    host = _host(wrapped, effort, "random")
    return _transactions(host, effort, lambda: None)


def _back_pressure(wrapped: Wrapped, effort: Effort) -> Iterator[Trial]:
    """Idle times, and pauses before a word on average, of up to twice the longest computation."""
    host = _host(wrapped, effort, "back-pressure")
    long = 2 * isa_clocks.longest(wrapped)

    def dwell() -> None:
        host.gap = host.rng.choice((0, 0, 0.4, 0.4, 0.4, 1 - 1 / host.rng.randint(2, long)))
        host.idle()
        for _ in range(host.rng.randrange(long)):
            host.clock()

    return _transactions(host, effort, dwell)


def _transactions(
    host: RecordingHost, effort: Effort, before: Callable[[], None]
) -> Iterator[Trial]:
    """Random blocks in random order of sizes and directions, a new key before some of them.

    `before` is called before each block, and before each key.
    """
    todo = [job for job in _computations(host.model.wrapped) for _ in range(effort.blocks)]
    host.rng.shuffle(todo)
    held = 0
    for n, (key_bits, block_bits, code) in enumerate(todo):
        host.mark(f"block {n}, {block_bits} bits, {key_bits}-bit key, {code.name}")
        if key_bits != held or host.rng.random() < 0.3:
            before()
            host.key(host.rng.randbytes(key_bits // 8))
            held = key_bits
        before()
        host.compute(code, host.rng.randbytes(block_bits // 8))
    yield Trial(host.recording, len(todo))


def _overlapped(wrapped: Wrapped, effort: Effort) -> Iterator[Trial]:
    """Random blocks, of which three move at once; without and with gaps and back-pressure."""
    for gap in (0.0, 0.3):
        host = _host(wrapped, effort, "overlapped")
        host.gap = gap
        count = 0
        for key_bits, block_bits, code in _computations(wrapped):
            host.mark(f"blocks of {block_bits} bits, {key_bits}-bit key, {code.name}, overlapped")
            host.key(host.rng.randbytes(key_bits // 8))
            host.idle()
            blocks = [split(host.rng.randbytes(block_bits // 8)) for _ in range(effort.blocks // 4)]
            host.stream(code, block_bits, blocks)
            count += len(blocks)
        yield Trial(host.recording, count)


def _random_instructions(wrapped: Wrapped, effort: Effort) -> Iterator[Trial]:
    """Instructions and words in any order, many of them refused, and a few resets."""
    host = _host(wrapped, effort, "instructions")
    _scramble(host, RANDOM_CLOCKS)
    yield Trial(host.recording, RANDOM_CLOCKS)


def _standing(wrapped: Wrapped, effort: Effort) -> Iterator[Trial]:
    """The same, and no output moves with an input within a clock."""
    host = _host(wrapped, effort, "standing")
    _scramble(host, RANDOM_CLOCKS // 10)
    yield Trial(host.recording, RANDOM_CLOCKS // 10, poke=True)


def _scramble(host: RecordingHost, clocks: int) -> None:
    """Instructions and words in any order; the likely ones lead somewhere often enough."""
    rng = host.rng
    likely = [
        *(Instruction.INPUT_KEY, Instruction.INPUT_DATA, Instruction.OUTPUT_DATA),
        *(Instruction.ENCRYPT, Instruction.DECRYPT),
    ]
    lengths = [*isa.SETS_BLOCK, *isa.SETS_KEY]
    for _ in range(clocks):
        code = None
        if rng.random() < 0.3:
            code = rng.choices((rng.choice(likely), rng.choice(lengths)), (0.9, 0.1))[0]
            if rng.random() < 0.05:
                code = rng.choice([c for c in Instruction if c not in isa.FEEDBACK])
        word = rng.randrange(1 << isa.WORD_BITS) if rng.random() < 0.8 else None
        host.clock(Inputs(code, word, rng.random() < 0.8, reset=rng.random() < 0.0003))


def _feedback(wrapped: Wrapped, effort: Effort) -> Iterator[Trial]:
    """Both feedback tests, the second of which undoes the first."""
    for key_bits, block_bits in ((128, 128), (256, 256)):
        host = _host(wrapped, effort, f"feedback {block_bits}")
        block = host.rng.randbytes(block_bits // 8)
        host.key(host.rng.randbytes(key_bits // 8))
        host.mark(f"feedback test with blocks of {block_bits} bits")
        count, failure = isa.FEEDBACK_BLOCKS, None
        end = host.compute(Instruction.ENCRYPT_FEEDBACK, block)
        if "decrypt" in wrapped.core.directions:
            count += isa.FEEDBACK_BLOCKS
            if host.compute(Instruction.DECRYPT_FEEDBACK, end) != block:
                failure = "the model's feedback tests do not undo each other"
        yield Trial(host.recording, count, failure=failure)


def _reset_instruction(wrapped: Wrapped, effort: Effort) -> Iterator[Trial]:
    return _resets(wrapped, effort, Inputs(Instruction.RESET))


def _reset_pin(wrapped: Wrapped, effort: Effort) -> Iterator[Trial]:
    return _resets(wrapped, effort, Inputs(reset=True))


def _resets(wrapped: Wrapped, effort: Effort, reset: Inputs[int]) -> Iterator[Trial]:
    """A reset in every clock of a transaction: nothing is left, and the next one is right."""
    host = _host(wrapped, effort, "reset")
    count = 0
    for key_bits, block_bits in _RESET_SIZES:
        sample = RecordingHost(wrapped)
        _transaction(sample, key_bits, block_bits)
        for at in range(len(sample.inputs) + 1):
            host.mark(f"reset in clock {at} of block {block_bits}, key {key_bits}")
            for inputs in sample.inputs[:at]:
                host.clock(inputs)
            host.clock(reset)
            for code in (Instruction.OUTPUT_DATA, Instruction.ENCRYPT):
                host.clock(Inputs(code))  # refused
            _transaction(host, 128, 128)
            count += 1
    yield Trial(host.recording, count)


def _transaction(host: RecordingHost, key_bits: int, block_bits: int) -> None:
    v = counting(key_bits, block_bits)
    host.key(v.key)
    host.compute(Instruction.ENCRYPT, v.plaintext)


CHECKS: dict[str, Check] = {
    "vectors of all nine sizes": _known,
    "random blocks": _random_blocks,
    "gaps and back-pressure": _back_pressure,
    "overlapped channels": _overlapped,
    "random instructions": _random_instructions,
    "outputs against inputs within a clock": _standing,
    "feedback tests": _feedback,
    "Reset at every clock": _reset_instruction,
    "reset pin at every clock": _reset_pin,
}
"""Name -> what records its trials, in order."""
