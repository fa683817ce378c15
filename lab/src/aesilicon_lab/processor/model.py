# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The golden model of the Rijndael processor, exact to the clock.

The top controller, the two channels and what they ask of the core, as in `rijndael_processor.sv`;
what the core answers, and when, is its own contract. Every output is a function of what happened in
earlier clocks, and every handshake is independent of the values of keys and blocks; so the model
tells in advance what the RTL shows in each clock. It looks into no word.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Generic, TypeVar

from aesilicon.architectures import LENGTHS, Answer, Offer, Request
from aesilicon.drivers.wrapper import Cipher, Wrapped
from aesilicon.spec.rijndael import Rijndael
from aesilicon_lab.processor import instructions as isa
from aesilicon_lab.processor.instructions import Instruction, Status

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

    def values(self) -> Mapping[str, int | W | None]:
        """See `Pins`."""
        return {
            "rst_ni": int(not self.reset),
            "instr_valid_i": int(self.instruction is not None),
            "instr_i": self.instruction,
            "in_valid_i": int(self.word is not None),
            "in_data_i": self.word,
            "out_ready_i": int(self.out_ready),
        }


@dataclass(frozen=True)
class Outputs(Generic[W]):
    """The output ports in one clock."""

    ready: bool
    status: Status
    in_ready: bool
    out_valid: bool
    out_data: W

    def values(self) -> Mapping[str, int | W | None]:
        """See `Pins`."""
        return {
            "ready_o": int(self.ready),
            "status_o": int(self.status),
            "in_ready_o": int(self.in_ready),
            "out_valid_o": int(self.out_valid),
            "out_data_o": self.out_data,
        }


class Golden:
    """Rijndael on numbers, by `spec.rijndael`."""

    zero = 0

    def compute(self, key: Sequence[int], block: Sequence[int], *, decrypt: bool) -> list[int]:
        """See `Cipher`."""
        cipher = Rijndael(join(key), 2 * len(block))
        return split((cipher.decrypt_block if decrypt else cipher.encrypt_block)(join(block)))


def join(words: Sequence[int]) -> bytes:
    """The bytes of some words."""
    return b"".join(word.to_bytes(2) for word in words)


def split(data: bytes) -> list[int]:
    """The words of an even number of bytes."""
    return [int.from_bytes(data[at : at + 2]) for at in range(0, len(data), 2)]


def _code(words: Sequence[object]) -> int:
    """The length of a key or block as the core is told it."""
    return LENGTHS.index(isa.WORD_BITS * len(words))


class _State(Enum):
    IDLE = auto()
    GIVE_KEY = auto()
    GIVE_BLOCK = auto()
    COMPUTE = auto()


class Model(Generic[W]):
    """The processor around the core of a design, beginning in the clock after a reset."""

    def __init__(self, wrapped: Wrapped, cipher: Cipher[W]) -> None:
        self.wrapped = wrapped
        self.feedback_blocks = isa.FEEDBACK_BLOCKS
        self.count = 0
        """Blocks that the computation under way has finished."""
        self.now = 0
        """The number of the clock."""
        self._cipher = cipher
        self._decrypts = "decrypt" in wrapped.core.directions
        self._clocks = wrapped.clocks
        self._core = self._clocks.after_reset
        self._reset()
        self._clear = False
        """The core is cleared in this clock: a Reset was taken in the one before."""
        self.stale = False
        """The core took a block and still shows the result before, until that is output."""

    def _reset(self) -> None:
        self._state, self._status = _State.IDLE, Status.TAKEN
        self._block_bits = self._key_bits = self._item_bits = 128
        self._load: Instruction | None = None
        """Input Key or Input Data, while such an item is loaded."""
        self._words: list[W] = []
        """Words of the item being loaded."""
        self._unload: list[W] = []
        """Words left of the result being output."""
        self._block: Sequence[W] | None = None
        self._key: Sequence[W] | None = None
        """The key that the core holds."""
        self._input: Sequence[W] = ()
        """The block being given to the core, or inside."""
        self._result: Sequence[W] = ()
        """The result that the core shows."""
        self._decrypt = False
        self._blocks = 1

    def outputs(self) -> Outputs[W]:
        """Values of the output ports in this clock, which do not depend on its inputs."""
        return Outputs(
            ready=self._state is _State.IDLE,
            status=self._status,
            in_ready=self._in_ready,
            out_valid=bool(self._unload),
            out_data=self._unload[0] if self._unload else self._cipher.zero,
        )

    @property
    def _in_ready(self) -> bool:
        """Whether a word is taken: an item is loaded, and no loaded block waits for the core."""
        needed = self._state is _State.GIVE_BLOCK and not self.count
        return self._load is not None and not needed

    def clock(self, inputs: Inputs[W]) -> None:
        """The clock edge at the end of a clock with these inputs."""
        answer, self._core = self._clocks.step(self._core, self._offer(inputs))
        entered = self._state is _State.GIVE_BLOCK and answer.in_ready
        stale = entered or (self.stale and bool(self._unload))
        code = None if inputs.instruction is None else Instruction(inputs.instruction)
        verdict = None if code is None else self._verdict(code, answer)
        taken = code if verdict is Status.TAKEN else None
        if inputs.reset or taken is Instruction.RESET:
            self._reset()
        else:
            word = inputs.word if self._in_ready else None
            self._compute(answer)
            self._unload = self._unload[inputs.out_ready :]
            if not self._abandons(taken) and word is not None:
                self._loaded(word)
            if verdict is not None:
                self._status = verdict
            if taken is not None:
                self._begin(taken)
        self._clear = taken is Instruction.RESET and not inputs.reset
        self.stale = stale and not inputs.reset
        self.now += 1

    def _offer(self, inputs: Inputs[W]) -> Offer:
        """Values of the core's input ports in this clock."""
        gives_block = self._state is _State.GIVE_BLOCK
        return Offer(
            key=_code(self._words) if self._state is _State.GIVE_KEY else None,
            block=Request(self._decrypt, _code(self._input)) if gives_block else None,
            out_ready=self.stale and not self._unload,
            clear=self._clear,
            reset=inputs.reset,
        )

    def _verdict(self, code: Instruction, answer: Answer) -> Status:
        """The status code for an instruction in this clock."""
        if code is Instruction.RESET:
            return Status.TAKEN
        if code in isa.UNUSED:
            return Status.ILLEGAL_CODE
        if self._busy(code):
            return Status.BUSY
        if code in isa.COMPUTES:
            if code in isa.DECRYPTS and not self._decrypts:
                return Status.NO_DIRECTION
            if self._key is None:
                return Status.NO_KEY
            if self._block is None:
                return Status.NO_DATA
        if code is Instruction.OUTPUT_DATA and not answer.out_valid:
            return Status.NO_RESULT
        return Status.TAKEN

    def _busy(self, code: Instruction) -> bool:
        """Whether a transfer or computation in progress excludes an instruction."""
        idle, unloading = self._state is _State.IDLE, bool(self._unload)
        if code is Instruction.INPUT_DATA:
            return self._load is not None or self._state is _State.GIVE_KEY
        if code is Instruction.OUTPUT_DATA:
            return not idle or unloading or self._load is Instruction.INPUT_KEY
        if code in isa.COMPUTES:
            return not idle or self._load is not None
        loads = code is Instruction.INPUT_KEY and self._load is not None
        return not idle or unloading or loads

    def _abandons(self, code: Instruction | None) -> bool:
        """Ends a load whose length is set anew, even with its last word; whether it did so."""
        loads_data = self._load is Instruction.INPUT_DATA and code in isa.SETS_BLOCK
        if loads_data or (self._load is Instruction.INPUT_KEY and code in isa.SETS_KEY):
            self._load = None
            return True
        return False

    def _compute(self, answer: Answer) -> None:
        """Gives the core a key or block, or takes note of its result."""
        if self._state is _State.GIVE_KEY and answer.key_ready:
            self._key = self._words
            self._state = _State.IDLE
        elif self._state is _State.GIVE_BLOCK and answer.in_ready:
            self._state = _State.COMPUTE
        elif self._state is _State.COMPUTE and answer.out_valid and not self.stale:
            self._finish()

    def _loaded(self, word: W) -> None:
        """Takes a word of a key or block."""
        self._words.append(word)
        if len(self._words) * isa.WORD_BITS < self._item_bits:
            return
        if self._load is Instruction.INPUT_DATA:
            self._block = self._words
        else:
            self._state = _State.GIVE_KEY
        self._load = None

    def _finish(self) -> None:
        """A block is computed; in a feedback test its result is the next."""
        assert self._key is not None
        self._result = self._cipher.compute(self._key, self._input, decrypt=self._decrypt)
        self._input = self._result
        self.count += 1
        self._state = _State.IDLE if self.count == self._blocks else _State.GIVE_BLOCK

    def _begin(self, code: Instruction) -> None:
        if code in isa.SETS_BLOCK:
            self._block_bits = isa.SETS_BLOCK[code]
        elif code in isa.SETS_KEY:
            self._key_bits = isa.SETS_KEY[code]
        elif code is Instruction.INPUT_DATA:
            self._load, self._item_bits, self._words = code, self._block_bits, []
            self._block = None
        elif code is Instruction.INPUT_KEY:
            self._load, self._item_bits, self._words = code, self._key_bits, []
        elif code is Instruction.OUTPUT_DATA:
            self._unload = [*self._result]
        else:
            assert self._block is not None
            self._state, self._input, self.count = _State.GIVE_BLOCK, self._block, 0
            self._decrypt = code in isa.DECRYPTS
            self._blocks = self.feedback_blocks if code in isa.FEEDBACK else 1
