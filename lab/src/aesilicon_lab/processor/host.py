# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Hosts at the processor's ports: they give instructions and words, clock by clock."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from random import Random
from typing import Generic, TypeVar

from aesilicon.drivers.wrapper import Cipher, Lockstep, Recording, Wrapped
from aesilicon_lab.processor import instructions as isa
from aesilicon_lab.processor.instructions import Instruction
from aesilicon_lab.processor.model import Golden, Inputs, Model, Outputs, join, split

W = TypeVar("W")


class Host(ABC, Generic[W]):
    """Gives instructions and words as a host does that follows the model."""

    def __init__(self, model: Model[W]) -> None:
        self.model = model

    @abstractmethod
    def clock(self, inputs: Inputs[W] | None = None) -> None:
        """One clock."""

    @abstractmethod
    def pauses(self) -> bool:
        """Whether the host offers no word, or takes none, in this clock."""

    def give(self, code: Instruction) -> None:
        """Gives an instruction in this clock."""
        self.clock(Inputs(code))

    def idle(self) -> None:
        """Waits until nothing is computed or output; takes what comes out meanwhile."""
        while not (now := self.model.outputs()).ready or now.out_valid:
            self.clock(Inputs(out_ready=not self.pauses()))

    def instruct(self, code: Instruction) -> None:
        """Gives an instruction in the next clock in which the processor is idle."""
        self.idle()
        self.give(code)

    def offer(self, words: Iterable[W]) -> None:
        """Offers the words of a key or block, one after the other."""
        for word in words:
            while self.pauses():
                self.clock()
            self.clock(Inputs(word=word))

    def load_key(self, bits: int, words: Iterable[W]) -> None:
        """Sets the length of a key and loads it."""
        self.instruct(isa.SET_KEY[bits])
        self.instruct(Instruction.INPUT_KEY)
        self.offer(words)

    def load_block(self, bits: int, words: Iterable[W]) -> None:
        """Sets the length of a block and loads it."""
        self.instruct(isa.SET_BLOCK[bits])
        self.instruct(Instruction.INPUT_DATA)
        self.offer(words)

    def stream(self, code: Instruction, bits: int, blocks: Iterable[Sequence[W]]) -> None:
        """Computes blocks while the next one is loaded and the result before is output."""
        self.instruct(isa.SET_BLOCK[bits])
        todo, words = deque(blocks), deque[W]()
        loaded = due = False  # a block waits for its computation; a result, for its output
        while todo or words or loaded or due:
            now, pauses = self.model.outputs(), self.pauses()
            given = word = None
            if now.ready and due and not now.out_valid:
                given, due = Instruction.OUTPUT_DATA, False
            elif now.ready and loaded and not due:
                given, loaded, due = code, False, True
            if words and now.in_ready and not pauses:
                word = words.popleft()
                loaded = not words
            elif todo and given is None and not (words or loaded):
                given, words = Instruction.INPUT_DATA, deque(todo.popleft())
            self.clock(Inputs(given, word, out_ready=not pauses))
        self.idle()


class RecordingHost(Host[int]):
    """Drives the model alone, and keeps what went in and what came out."""

    def __init__(
        self,
        wrapped: Wrapped,
        rng: Random | None = None,
        *,
        cipher: Cipher[int] | None = None,
    ) -> None:
        super().__init__(Model(wrapped, cipher or Golden()))
        self.rng = rng or Random(1)
        self.gap = 0.0
        """Probability of offering no word, and of taking none, in a clock."""
        self.inputs: list[Inputs[int]] = []
        self.due: list[Outputs[int]] = []
        self.marks: list[tuple[int, str]] = []
        """(clock, what begins in it), for messages."""

    @property
    def recording(self) -> Recording:
        """The inputs and expected outputs of all clocks so far."""
        return Recording([*self.inputs], [*self.due], [*self.marks])

    def clock(self, inputs: Inputs[int] | None = None) -> None:
        """One clock."""
        given: Inputs[int] = inputs or Inputs()
        self.inputs.append(given)
        self.due.append(self.model.outputs())
        self.model.clock(given)

    def pauses(self) -> bool:
        """Whether a random pause begins."""
        return self.gap > 0 and self.rng.random() < self.gap

    def mark(self, what: str) -> None:
        """Says what begins now."""
        self.marks.append((len(self.inputs), what))

    def words(self, data: bytes) -> None:
        """Offers words, two bytes each, one after the other."""
        self.offer(split(data))

    def key(self, key: bytes) -> None:
        """Sets the length of a key and loads it."""
        self.load_key(len(key) * 8, split(key))

    def block(self, block: bytes) -> None:
        """Sets the length of a block and loads it."""
        self.load_block(len(block) * 8, split(block))

    def result(self) -> bytes:
        """Reads the result: what the model says it is."""
        self.instruct(Instruction.OUTPUT_DATA)
        begin = len(self.due)
        self.idle()
        taken = zip(self.due[begin:], self.inputs[begin:], strict=True)
        return join([out.out_data for out, into in taken if out.out_valid and into.out_ready])

    def compute(self, code: Instruction, block: bytes) -> bytes:
        """The result of a whole transaction under the key that is loaded."""
        self.block(block)
        self.instruct(code)
        return self.result()


class LockstepHost(Host[W]):
    """Drives the circuit and the model alike, with arbitrary keys and blocks."""

    COUNT = "count_q"
    """The RTL's register that counts the blocks of a feedback test."""

    def __init__(self, lockstep: Lockstep[W]) -> None:
        super().__init__(lockstep.model)
        self._lockstep = lockstep
        self._gaps = self._paused = False

    def clock(self, inputs: Inputs[W] | None = None) -> None:
        """One clock."""
        self._lockstep.clock(inputs or Inputs())

    def pauses(self) -> bool:
        """Every other clock of a transfer with gaps."""
        self._paused = self._gaps and not self._paused
        return self._paused

    def words(self, name: str, bits: int, *, gaps: bool = False) -> None:
        """Offers arbitrary words, one after the other."""
        self._gaps = gaps
        self.offer(self._arbitrary(name, bits))
        self._gaps = False

    def key(self, bits: int, *, gaps: bool = False) -> None:
        """Sets the length of a key and loads it."""
        self.load_key(bits, ())
        self.words("key", bits, gaps=gaps)

    def block(self, bits: int, *, gaps: bool = False) -> None:
        """Sets the length of a block and loads it."""
        self.load_block(bits, ())
        self.words("block", bits, gaps=gaps)

    def overlapped(self, code: Instruction, bits: int, blocks: int, *, gaps: bool) -> None:
        """Computes arbitrary blocks, of which three move at once."""
        self._gaps = gaps
        self.stream(code, bits, [[*self._arbitrary("block", bits)] for _ in range(blocks)])
        self._gaps = False

    def compute(self, code: Instruction, *, gaps: bool = False) -> None:
        """Computes, and reads the result."""
        self.instruct(code)
        self.result(gaps=gaps)

    def result(self, *, gaps: bool = False) -> None:
        """Reads the result."""
        self.instruct(Instruction.OUTPUT_DATA)
        self.take(gaps=gaps)

    def take(self, *, gaps: bool = False) -> None:
        """Takes the words of a result that is being read."""
        self._gaps = gaps
        self.idle()
        self._gaps = False

    def skip_blocks(self, to: int) -> None:
        """Moves the counter of a feedback test on, behind a block."""
        self.model.count = to
        self._lockstep.set_register(self.COUNT, to)

    def ahead(self) -> Model[W]:
        """The model one clock later, without an instruction or word."""
        model = copy(self.model)
        model.clock(Inputs())
        return model

    def try_counts(self) -> None:
        """Tries the present clock of a feedback test behind each number of blocks but the last."""
        counts = range(1, isa.FEEDBACK_BLOCKS - 1)
        self._lockstep.try_counts(self.COUNT, counts, Inputs())

    def _arbitrary(self, name: str, bits: int) -> Iterator[W]:
        return (self._lockstep.arbitrary(name) for _ in range(bits // isa.WORD_BITS))
