# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What sits at the processor's ports: instructions and words, clock by clock, and what is due."""

from dataclasses import dataclass, field
from random import Random

from aesilicon.design import Design
from aesilicon.flows.processor import instructions as isa
from aesilicon.flows.processor.instructions import Instruction
from aesilicon.flows.processor.model import Golden, Inputs, Model, Outputs, join, split
from aesilicon.flows.processor.simulate import Simulator, encode


@dataclass
class Host:
    """Drives the model, and keeps what went in and what came out: a job for the simulator."""

    design: Design
    rng: Random = field(default_factory=lambda: Random(1))
    gap: float = 0.0
    """Probability of offering no word, and of taking none, in a clock."""
    inputs: list[Inputs[int]] = field(default_factory=list)
    due: list[Outputs[int]] = field(default_factory=list)
    marks: list[tuple[int, str]] = field(default_factory=list)
    """(clock, what begins in it), for messages."""

    def __post_init__(self) -> None:
        self.model = Model(self.design, Golden())

    def clock(self, inputs: Inputs[int] | None = None) -> None:
        """One clock."""
        given: Inputs[int] = inputs or Inputs()
        self.inputs.append(given)
        self.due.append(self.model.outputs())
        self.model.clock(given)

    def mark(self, what: str) -> None:
        """Says what begins now."""
        self.marks.append((len(self.inputs), what))

    def idle(self) -> None:
        """Waits for `ready_o`; takes what comes out meanwhile."""
        while not self.model.outputs().ready:
            self.clock(Inputs(out_ready=not self._unlucky()))

    def instruct(self, code: Instruction) -> None:
        """Gives an instruction when the processor is idle."""
        self.idle()
        self.clock(Inputs(code))

    def words(self, data: bytes) -> None:
        """Offers words, two bytes each, one after the other."""
        for word in split(data):
            while self._unlucky():
                self.clock()
            self.clock(Inputs(word=word))

    def key(self, key: bytes) -> None:
        """Sets the length of a key and loads it."""
        self.instruct(isa.SET_KEY[len(key) * 8])
        self.instruct(Instruction.INPUT_KEY)
        self.words(key)

    def block(self, block: bytes) -> None:
        """Sets the length of a block and loads it."""
        self.instruct(isa.SET_BLOCK[len(block) * 8])
        self.instruct(Instruction.INPUT_DATA)
        self.words(block)

    def result(self) -> bytes:
        """Reads the result: what the model says it is."""
        self.instruct(Instruction.OUTPUT_DATA)
        begin = len(self.due)
        self.idle()
        taken = zip(self.due[begin:], self.inputs[begin:], strict=True)
        return join([out.out_data for out, into in taken if out.out_valid and into.out_ready])

    def compute(self, code: Instruction, block: bytes) -> bytes:
        """A whole transaction under the key that is loaded."""
        self.block(block)
        self.instruct(code)
        return self.result()

    def _unlucky(self) -> bool:
        return self.gap > 0 and self.rng.random() < self.gap

    def compare(self, simulator: Simulator, *, poke: bool = False) -> str | None:
        """Runs the job on the RTL: the sentence on the first difference, or None."""
        job = [encode(Inputs(reset=True)), *map(encode, self.inputs)]
        got = simulator.run(job, poke=poke)[1:]
        for now, (seen, due) in enumerate(zip(got, self.due, strict=False)):
            if seen != due:
                name = next(n for n in vars(due) if getattr(seen, n) != getattr(due, n))
                wrong, right = getattr(seen, name), getattr(due, name)
                return f"{self._place(now)}: {name} is {wrong:x}, not {right:x}"
        if len(got) < len(self.due):
            return f"{self._place(len(got))}: an output moves with an input"
        return None

    def _place(self, now: int) -> str:
        what = next((what for at, what in reversed(self.marks) if at <= now), "start")
        return f"{what}: clock {now}"
