# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The processor over forms, in lockstep with its model: every output in every clock, for all keys.

What must not matter in a clock, a word or instruction that is not offered, is junk: an arbitrary
value of which no output may depend.
"""

from collections.abc import Sequence
from typing import NoReturn

from aesilicon.design import Design
from aesilicon.flows.processor import instructions as isa
from aesilicon.flows.processor.instructions import Instruction
from aesilicon.flows.processor.model import Inputs, Model
from aesilicon.flows.prove.forms import Bits
from aesilicon.flows.prove.machine import Machine, State
from aesilicon.flows.prove.results import Counterexample, Part, RefutedError

COUNT = "count_q"
"""The RTL's register that counts the blocks of a feedback test."""


class _Rijndael:
    """The specification on words of forms; see `model.Engine`."""

    def __init__(self, machine: Machine) -> None:
        self.zero = machine.constant(0, isa.WORD_BITS)
        self._machine = machine

    def compute(self, key: Sequence[Bits], block: Sequence[Bits], *, decrypt: bool) -> list[Bits]:
        cipher = self._machine.cipher(_vector(key), isa.WORD_BITS * len(block))
        result = (cipher.decrypt if decrypt else cipher.encrypt)(_vector(block))
        starts = range(len(result) - isa.WORD_BITS, -1, -isa.WORD_BITS)
        return [result[start : start + isa.WORD_BITS] for start in starts]


def _vector(words: Sequence[Bits]) -> Bits:
    """The first word leftmost, least significant bit first."""
    return tuple(bit for word in reversed(words) for bit in word)


class ProofBench:
    """Drives one machine and the model alike; raises `RefutedError` at the first difference."""

    def __init__(
        self, machine: Machine, design: Design, scenario: str, after_reset: State, *, probe: bool
    ) -> None:
        """`after_reset`: of each register 0 or 1, or below 0 for any value.

        With `probe`, in every clock it also sees what a Reset in that clock would leave.
        """
        self.machine = machine
        self.model: Model[Bits] = Model(design, _Rijndael(machine))
        self.scenario = scenario
        self.probes = 0
        self.secret_registers: set[int] = set()
        """Registers that held something secret in some clock."""
        self._after_reset = after_reset
        self._undecided = list(range(len(machine.netlist.registers)))
        self._probes = probe

    # -- what a scenario says ----------------------------------------------------------------

    def instruct(self, code: Instruction) -> None:
        """An instruction, in the next clock in which the processor is idle."""
        self.idle()
        self.give(code)

    def give(self, code: Instruction) -> None:
        """An instruction in this clock."""
        self.clock(Inputs(code))

    def words(self, name: str, bits: int, *, gaps: bool = False) -> list[Bits]:
        """Arbitrary words, one after the other."""
        given = []
        for _ in range(bits // isa.WORD_BITS):
            if gaps:
                self.clock(Inputs())
            given.append(self.machine.fresh(name, isa.WORD_BITS, secret=True))
            self.clock(Inputs(word=given[-1]))
        return given

    def key(self, bits: int, *, gaps: bool = False) -> None:
        """Sets the length of a key and loads it."""
        self.instruct(isa.SET_KEY[bits])
        self.instruct(Instruction.INPUT_KEY)
        self.words("key", bits, gaps=gaps)

    def block(self, bits: int, *, gaps: bool = False) -> None:
        """Sets the length of a block and loads it."""
        self.instruct(isa.SET_BLOCK[bits])
        self.instruct(Instruction.INPUT_DATA)
        self.words("block", bits, gaps=gaps)

    def compute(self, code: Instruction, *, gaps: bool = False) -> None:
        """Computes, and reads the result."""
        self.instruct(code)
        self.instruct(Instruction.OUTPUT_DATA)
        while self.model.outputs().out_valid:
            if gaps:
                self.clock(Inputs())
            self.clock(Inputs(out_ready=True))

    def idle(self) -> None:
        """Waits for the end of what is under way."""
        while not self.model.outputs().ready:
            self.clock(Inputs())

    def skip_blocks(self, to: int) -> None:
        """Sets the counter of a feedback test, in a clock in which the processor is idle inside."""
        state = list(self.machine.state)
        for i, register in enumerate(self.machine.netlist.registers):
            name, _, place = register.name.rpartition(".")[2].partition("[")
            if name == COUNT:
                state[i] = to >> int(place.rstrip("]")) & 1
        self.machine.restore(tuple(state))

    # -- one clock ---------------------------------------------------------------------------

    def clock(self, inputs: Inputs[Bits]) -> None:
        """One clock of both, their outputs compared."""
        if self._probes:
            self._probe()
        out = self.machine.evaluate(self._ports(inputs))
        due = self.model.outputs()
        for name, value in (
            ("ready_o", due.ready),
            ("status_o", due.status),
            ("in_ready_o", due.in_ready),
            ("out_valid_o", due.out_valid),
        ):
            right = self.machine.constant(int(value), len(out[name]))
            if out[name] != right:
                unknown = any(self.machine.known(bit) is None for bit in out[name])
                what = "is not determined by the control inputs" if unknown else "is wrong"
                self._fail("time", name, what, right, out[name])
        if out["out_data_o"] != due.out_data:
            part: Part = "data" if due.out_valid else "secrets"
            what = "is not what the specification says" if due.out_valid else "is not 0"
            self._fail(part, "out_data_o", what, due.out_data, out["out_data_o"])
        self.model.clock(inputs)
        self._edge()
        self.machine.now = self.model.now

    def _ports(self, inputs: Inputs[Bits]) -> dict[str, Bits]:
        m = self.machine
        code, word = inputs.instruction, inputs.word
        width = isa.WORD_BITS
        return {
            "rst_ni": m.constant(int(not inputs.reset), 1),
            "instr_valid_i": m.constant(int(code is not None), 1),
            "instr_i": m.junk("instr_i", 4, secret=False) if code is None else m.constant(code, 4),
            "in_valid_i": m.constant(int(word is not None), 1),
            "in_data_i": m.junk("in_data_i", width, secret=True) if word is None else word,
            "out_ready_i": m.constant(int(inputs.out_ready), 1),
        }

    def _edge(self) -> None:
        """The clock edge, and what the registers hold after it."""
        self.machine.clock()
        if found := self.machine.opaque_register():
            name = self.machine.netlist.registers[found[0]].name
            self._fail("time", name, "takes a product of key or data bits")
        if fresh := self.machine.leaking(self._undecided):
            self.secret_registers |= fresh
            self._undecided = [i for i in self._undecided if i not in fresh]

    def _probe(self) -> None:
        """A Reset in this clock, by the instruction and by the pin; then back."""
        state = self.machine.state
        word = self.machine.junk("in_data_i", isa.WORD_BITS, secret=True)
        given = Inputs(Instruction.RESET, word, out_ready=True)
        for reset in (given, Inputs(None, word, out_ready=True, reset=True)):
            self.probes += 1
            after = [reset] if reset.reset else [reset, Inputs[Bits]()]
            for inputs in after:
                self.machine.evaluate(self._ports(inputs))
                self._edge()
            for i, (bit, due) in enumerate(zip(self.machine.state, self._after_reset, strict=True)):
                if (due >= 0 and self.machine.known(bit) != due) or self.machine.leaks(bit):
                    name = self.machine.netlist.registers[i].name
                    what = f"is not as after power-up {len(after)} clocks after a Reset"
                    self._fail("secrets", name, what, (due,), (bit,))
            self.machine.restore(state)

    def _fail(
        self, part: Part, signal: str, what: str, expected: Bits = (), got: Bits = ()
    ) -> NoReturn:
        raise RefutedError(
            Counterexample(
                part=part,
                scenario=self.scenario,
                clock=self.model.now,
                signal=signal,
                what=f"{signal} {what}",
                expected=self.machine.show(expected) if expected else "",
                got=self.machine.show(got) if got else "",
            )
        )
