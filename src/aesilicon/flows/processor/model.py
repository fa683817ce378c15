# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The golden model of the Rijndael processor, exact to the clock.

Every output is a function of what happened in earlier clocks, and every handshake is independent of
the values of keys and blocks; so the model tells in advance what the RTL shows in each clock. A
word is a number of 16 bits, or in the proof 16 forms: the model looks into none.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Generic, Protocol, TypeVar

from aesilicon.architectures import rounds
from aesilicon.design import Design
from aesilicon.flows.processor import instructions as isa
from aesilicon.flows.processor.instructions import Instruction, Status
from aesilicon.spec.rijndael import Rijndael

W = TypeVar("W")
"""A word of 16 bits, the first of its two bytes on top."""


@dataclass(frozen=True)
class Inputs(Generic[W]):
    """The input ports in one clock."""

    instruction: int | None = None
    """On `instr_i` with `instr_valid_i` high; None: no instruction."""
    word: W | None = None
    """On `in_data_i` with `in_valid_i` high; None: none offered."""
    out_ready: bool = False
    reset: bool = False
    """`rst_ni` is low."""


@dataclass(frozen=True)
class Outputs(Generic[W]):
    """The output ports in one clock."""

    ready: bool
    status: Status
    in_ready: bool
    out_valid: bool
    out_data: W


class Engine(Protocol[W]):
    """Rijndael on words."""

    @property
    def zero(self) -> W:
        """What the output shows while it is not valid."""

    def compute(self, key: Sequence[W], block: Sequence[W], *, decrypt: bool) -> list[W]:
        """One block."""


class Golden:
    """Rijndael on numbers, by `spec.rijndael`."""

    zero = 0

    def compute(self, key: Sequence[int], block: Sequence[int], *, decrypt: bool) -> list[int]:
        """See `Engine`."""
        cipher = Rijndael(join(key), 2 * len(block))
        return split((cipher.decrypt_block if decrypt else cipher.encrypt_block)(join(block)))


def join(words: Sequence[int]) -> bytes:
    """The bytes of some words."""
    return b"".join(word.to_bytes(2) for word in words)


def split(data: bytes) -> list[int]:
    """The words of an even number of bytes."""
    return [int.from_bytes(data[at : at + 2]) for at in range(0, len(data), 2)]


class _State(Enum):
    IDLE = auto()
    LOAD_DATA = auto()
    LOAD_KEY = auto()
    GIVE_KEY = auto()
    COMPUTE = auto()
    UNLOAD = auto()


@dataclass
class _Core(Generic[W]):
    """The key in the core, and what the core's clocks depend on."""

    key: Sequence[W]
    taken_at: int
    """Clock of the key transfer."""
    decrypted: int | None = None
    """Block length in bits of the last decryption under this key."""

    def takes(self, design: Design, block_bits: int, offered: int, *, decrypt: bool) -> int:
        """The clock in which a block is taken that is offered from clock `offered` on."""
        key_bits = isa.WORD_BITS * len(self.key)
        seen = offered + 1  # with its length the block is offered a clock before it is taken
        if not (decrypt and walks(design)):
            return max(seen, self.taken_at + design.timing(key_bits, block_bits).key_setup)
        walk = 0 if self.decrypted == block_bits else rounds(key_bits, block_bits)
        self.decrypted = block_bits
        return seen + walk


def walks(design: Design) -> bool:
    """Decryption starts from an end of the key schedule that the core first steps to.

    It does, a round a clock, before a block of another length than the last one it deciphered
    under the key.
    """
    return "decrypt" in design.core.directions and design.core.key_schedule == "on_the_fly"


class Model(Generic[W]):
    """The processor of a design, beginning in the clock after a reset."""

    def __init__(self, design: Design, engine: Engine[W]) -> None:
        self.design = design
        self.feedback_blocks = isa.FEEDBACK_BLOCKS
        self.now = 0
        """The number of the clock."""
        self._engine = engine
        self._words: list[W] = []
        """Of the item being loaded, or left of the result being read."""
        self._item_bits = 128
        self._until = 0
        """The last clock of handing a key over or of computing."""
        self._next: Callable[[], Sequence[W]] = list
        """The result of the computation under way, worked out when it is due."""
        self._reset()

    def _reset(self) -> None:
        self._state, self._status = _State.IDLE, Status.TAKEN
        self._block_bits = self._key_bits = 128
        self._core: _Core[W] | None = None
        self._block: Sequence[W] | None = None
        self._result: Sequence[W] | None = None

    def outputs(self) -> Outputs[W]:
        """What the ports show in this clock, whatever its inputs are."""
        unloading = self._state is _State.UNLOAD
        return Outputs(
            ready=self._state is _State.IDLE,
            status=self._status,
            in_ready=self._state in (_State.LOAD_DATA, _State.LOAD_KEY),
            out_valid=unloading,
            out_data=self._words[0] if unloading else self._engine.zero,
        )

    def clock(self, inputs: Inputs[W]) -> None:
        """The clock edge at the end of a clock with these inputs."""
        code = None if inputs.instruction is None else Instruction(inputs.instruction)
        verdict = None if code is None else self.verdict(code)
        taken = code if verdict is Status.TAKEN else None
        if inputs.reset or taken is Instruction.RESET:
            self._reset()
        else:
            if not self._abandons(taken):
                self._proceed(inputs)
            if verdict is not None:
                self._status = verdict
            if taken is not None:
                self._begin(taken)
        self.now += 1

    def verdict(self, code: Instruction) -> Status:
        """What becomes of an instruction in this clock."""
        loading = self._state in (_State.LOAD_DATA, _State.LOAD_KEY)
        sets_length = code in isa.SETS_BLOCK or code in isa.SETS_KEY
        if code is Instruction.RESET:
            return Status.TAKEN
        if code in isa.UNUSED:
            return Status.ILLEGAL_CODE
        if self._state is not _State.IDLE and not (loading and sets_length):
            return Status.BUSY
        if code in isa.COMPUTES:
            if code in isa.DECRYPTS and "decrypt" not in self.design.core.directions:
                return Status.NO_DIRECTION
            if self._core is None:
                return Status.NO_KEY
            if self._block is None:
                return Status.NO_DATA
        if code is Instruction.OUTPUT_DATA and self._result is None:
            return Status.NO_RESULT
        return Status.TAKEN

    def _abandons(self, code: Instruction | None) -> bool:
        """A length set anew ends the loading of such an item, be it with its last word."""
        loads_data = self._state is _State.LOAD_DATA and code in isa.SETS_BLOCK
        if loads_data or (self._state is _State.LOAD_KEY and code in isa.SETS_KEY):
            self._state = _State.IDLE
            return True
        return False

    def _proceed(self, inputs: Inputs[W]) -> None:
        """What goes on by itself."""
        if self._state in (_State.LOAD_DATA, _State.LOAD_KEY):
            if inputs.word is not None:
                self._words.append(inputs.word)
                if len(self._words) * isa.WORD_BITS == self._item_bits:
                    self._loaded()
        elif self._state is _State.GIVE_KEY and self.now == self._until:
            self._core = _Core(self._words, self.now)
            self._state = _State.IDLE
        elif self._state is _State.COMPUTE and self.now == self._until:
            self._result = self._next()
            self._state = _State.IDLE
        elif self._state is _State.UNLOAD and inputs.out_ready:
            self._words = self._words[1:]
            if not self._words:
                self._state = _State.IDLE

    def _loaded(self) -> None:
        if self._state is _State.LOAD_DATA:
            self._block = self._words
            self._state = _State.IDLE
        else:
            # A core that holds a key lets go of it a clock after the offer.
            self._until = self.now + 1 + (self._core is not None)
            self._state = _State.GIVE_KEY

    def _begin(self, code: Instruction) -> None:
        if code in isa.SETS_BLOCK:
            self._block_bits = isa.SETS_BLOCK[code]
        elif code in isa.SETS_KEY:
            self._key_bits = isa.SETS_KEY[code]
        elif code is Instruction.INPUT_DATA:
            self._state, self._item_bits, self._words = _State.LOAD_DATA, self._block_bits, []
            self._block = None
        elif code is Instruction.INPUT_KEY:
            self._state, self._item_bits, self._words = _State.LOAD_KEY, self._key_bits, []
        elif code is Instruction.OUTPUT_DATA:
            assert self._result is not None
            self._state, self._words = _State.UNLOAD, [*self._result]
        else:
            self._compute(code)

    def _compute(self, code: Instruction) -> None:
        core, block = self._core, self._block
        assert core is not None and block is not None
        decrypt = code in isa.DECRYPTS
        blocks = self.feedback_blocks if code in isa.FEEDBACK else 1

        def result() -> Sequence[W]:
            made = block
            for _ in range(blocks):
                made = self._engine.compute(core.key, made, decrypt=decrypt)
            return made

        bits = isa.WORD_BITS * len(block)
        latency = self.design.timing(isa.WORD_BITS * len(core.key), bits).latency
        offered = self.now + 1
        for _ in range(blocks):
            self._until = core.takes(self.design, bits, offered, decrypt=decrypt) + latency
            offered = self._until + 1
        self._next = result
        self._state = _State.COMPUTE
