# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Replays concrete runs by Verilator, with the netlist and all its mutants in one program.

A recorded run (`Recorder`) is repeated clock by clock; outputs and registers must agree with the
record in every clock. So a counterexample does not depend on this project's own simulation.
"""

from collections.abc import Collection, Mapping, Sequence
from importlib.resources import as_file, files
from pathlib import Path

from aesilicon.drivers.machine import Bits, State
from aesilicon.equivalence.sbox_check import SboxModel
from aesilicon.netlist.gates import OPERATIONS
from aesilicon.netlist.netlist import Cell, Gate, Netlist, Table
from aesilicon.symbolic.concrete import PATTERNS, ConcreteMachine
from aesilicon.tools import process, verilator
from aesilicon_lab.mutants.mutants import GateMutant, NetlistMutant, RegisterMutant, SboxMutant

_STEP = "replay"
_MODULE = "aes_replay"
_PATIENCE = 7200
"""Seconds. A timeout loses the verdicts on a whole class, and a busy machine is slow."""
_LEAST_BITS = 65
"""Vectors of at least this many bits are arrays of words in Verilator's C++."""


class Recorder(ConcreteMachine):
    """A concrete machine that records its inputs, outputs and registers in all patterns."""

    def __init__(
        self,
        netlist: Netlist,
        models: Mapping[str, SboxModel],
        *,
        secret_registers: Collection[int] = (),
        seed: int = 1,
    ) -> None:
        super().__init__(netlist, models, secret_registers=secret_registers, seed=seed)
        self._steps: list[tuple[str, Sequence[int]]] = [("L", self.state)]
        self._seen: list[Sequence[int]] = []
        self._inputs: Mapping[str, Bits] = {}

    def evaluate(self, inputs: Mapping[str, Bits]) -> dict[str, Bits]:
        """See `Machine`."""
        out = super().evaluate(inputs)
        self._inputs = inputs
        given = [bit for name in self.netlist.inputs for bit in inputs[name]]
        self._steps.append(("E", given + [self._values[net] for net in self.netlist.unknown]))
        got = [bit for name in self.netlist.outputs for bit in out[name]]
        self._seen.append([*got, *self.state])
        return out

    def clock(self) -> None:
        """See `Machine`."""
        super().clock()
        self._steps.append(("C", ()))

    def restore(self, state: State) -> None:
        """See `Machine`."""
        super().restore(state)
        self._steps.append(("L", state))

    def finish(self) -> None:
        """Evaluates once more, to record the registers after the last clock."""
        self.evaluate(self._inputs)

    def steps(self, pattern: int) -> list[str]:
        """The lines of the replay file for one pattern."""
        return [
            f"{kind} {self.value(bits, pattern):x}" if kind != "C" else kind
            for kind, bits in self._steps
        ]

    def seen(self, pattern: int) -> list[int]:
        """Outputs and registers at each evaluation of one pattern."""
        return [self.value(bits, pattern) for bits in self._seen]


class Replay:
    """A compiled netlist with its mutants. Number 0 is the netlist, mutants count from 1."""

    def __init__(
        self,
        netlist: Netlist,
        models: Mapping[str, SboxModel],
        mutants: Sequence[NetlistMutant],
        mutant_models: Sequence[Mapping[str, SboxModel]],
        work: Path,
    ) -> None:
        """Compiles in `work`; `mutant_models` are the S-boxes of each mutant.

        Raises `MissingToolError` without Verilator or a C++ compiler.
        """
        self._work = work
        work.mkdir(parents=True, exist_ok=True)
        source = work / f"{_MODULE}.v"
        text = _Verilog(netlist, models, mutants, mutant_models)
        source.write_text(text.module(), encoding="utf-8")
        words = {"IN": text.ins, "OUT": text.outs, "STATE": len(netlist.registers)}
        with as_file(files(__package__) / "replay.cpp") as driver:
            self._program = verilator.build(
                [source],
                _MODULE,
                driver,
                work / "replay",
                log=work / "verilator.log",
                # Optimisation would take minutes, and only a few thousand clocks are simulated.
                cflags=["-O0", *(f"-D{k}_WORDS={_words(v)}" for k, v in words.items())],
                options=["-Wno-fatal", "-Wno-WIDTH", "-Wno-UNOPTFLAT"],
                timeout=_PATIENCE,
            )

    def run(self, record: Recorder, mutant: int) -> list[bool]:
        """For each pattern, whether Verilator sees the recorded values in every clock."""
        steps, out = self._work / "steps", self._work / "out"
        lines = [line for p in range(PATTERNS) for line in record.steps(p)]
        steps.write_text("\n".join([f"M {mutant}", *lines]) + "\n", encoding="utf-8")
        log = self._work / "replay.log"
        process.run(_STEP, [self._program, steps, out], log=log, timeout=_PATIENCE)
        got = iter(out.read_text(encoding="utf-8").split())
        right = [record.seen(p) for p in range(PATTERNS)]
        same = [[int(next(got, "0"), 16) == value for value in values] for values in right]
        return [all(each) for each in same]

    def confirms(self, record: Recorder, mutant: int) -> bool:
        """Whether the mutant reproduces the record and the original does not."""
        return all(self.run(record, mutant)) and not all(self.run(record, 0))


def _words(bits: int) -> int:
    return (max(bits, _LEAST_BITS) + 31) // 32


class _Verilog:
    """Writes the Verilog module, with vectors as ports and an input that selects the mutant."""

    def __init__(
        self,
        netlist: Netlist,
        models: Mapping[str, SboxModel],
        mutants: Sequence[NetlistMutant],
        mutant_models: Sequence[Mapping[str, SboxModel]],
    ) -> None:
        self._netlist = netlist
        self._models = models
        self.ins = sum(map(len, netlist.inputs.values())) + len(netlist.unknown)
        self.outs = sum(map(len, netlist.outputs.values())) + len(netlist.registers)
        self._gates: dict[int, list[tuple[int, Gate]]] = {}
        self._registers: dict[int, list[tuple[int, int]]] = {}
        self._sboxes: dict[str, list[tuple[int, SboxModel]]] = {}
        for number, mutant in enumerate(mutants, 1):
            if isinstance(mutant, GateMutant):
                self._gates.setdefault(mutant.index, []).append((number, mutant.gate))
            elif isinstance(mutant, RegisterMutant):
                wires = self._registers.setdefault(mutant.index, [])
                wires.append((number, mutant.register.d))
            elif isinstance(mutant, SboxMutant):
                wrong = mutant_models[number - 1][mutant.box]
                self._sboxes.setdefault(mutant.box, []).append((number, wrong))

    def module(self) -> str:
        """Verilog of the module."""
        netlist = self._netlist
        lines = [
            f"module {_MODULE} (input clk_i, load_i, input [15:0] mutant_i,",
            f"  input [{max(self.ins, _LEAST_BITS) - 1}:0] in_i,",
            f"  input [{max(len(netlist.registers), _LEAST_BITS) - 1}:0] state_i,",
            f"  output [{max(self.outs, _LEAST_BITS) - 1}:0] out_o);",
            f"reg [{max(len(netlist.registers), 1) - 1}:0] q;",
            "wire n0 = 1'b0; wire n1 = 1'b1;",
        ]
        given = [net for nets in netlist.inputs.values() for net in nets] + [*netlist.unknown]
        lines += [f"wire n{net} = in_i[{i}];" for i, net in enumerate(given)]
        lines += [f"wire n{r.q} = q[{i}];" for i, r in enumerate(netlist.registers)]
        for kind, model in self._models.items():
            lines += self._function(kind, model)
        for index, cell in enumerate(netlist.cells):
            lines += self._cell(index, cell)
        lines += ["always @(posedge clk_i) begin"]
        for i, register in enumerate(netlist.registers):
            wire = f"n{register.d}"
            for number, net in self._registers.get(i, []):
                wire = f"mutant_i == {number} ? n{net} : ({wire})"
            lines.append(f"  q[{i}] <= load_i ? state_i[{i}] : ({wire});")
        out = [net for nets in netlist.outputs.values() for net in nets]
        out += [register.q for register in netlist.registers]
        lines += ["end", *(f"assign out_o[{i}] = n{net};" for i, net in enumerate(out))]
        return "\n".join([*lines, "endmodule", ""])

    def _cell(self, index: int, cell: Cell) -> list[str]:
        if isinstance(cell, Gate):
            text = _expression(cell)
            for number, gate in self._gates.get(index, []):
                text = f"mutant_i == {number} ? ({_expression(gate)}) : ({text})"
            return [f"wire n{cell.out} = {text};"]
        wires = ", ".join(f"n{net}" for net in reversed(cell.outs))
        if isinstance(cell, Table):
            body = _function(f"t{index}", [(0, cell.entries)], len(cell.outs))
            call = f"t{index}({_vector(cell.ins)})"
        else:
            body, model = [], self._models[cell.kind]
            address = [*model.data_nets(cell), *model.control_nets(cell)]
            call = f"{self._name(cell.kind)}({_vector(address)})"
        return [*body, f"wire {wires};", f"assign {{{wires}}} = {call};"]

    def _name(self, kind: str) -> str:
        return f"s{list(self._models).index(kind)}"

    def _function(self, kind: str, model: SboxModel) -> list[str]:
        versions = [(0, model), *self._sboxes.get(kind, [])]
        tables = [(n, sum(m.tables, start=())) for n, m in versions]
        return _function(self._name(kind), tables, model.width)


def _function(name: str, tables: Sequence[tuple[int, Sequence[int]]], width: int) -> list[str]:
    """Verilog of a look-up: the first table, then the entries in which mutants' tables differ."""
    original = tables[0][1]
    bits = (len(original) - 1).bit_length()
    lines = [f"function [{width - 1}:0] {name}(input [{bits - 1}:0] a);", "begin case (a)"]
    lines += [f"{bits}'d{x}: {name} = {width}'d{y};" for x, y in enumerate(original)]
    lines.append("endcase")
    for number, table in tables[1:]:
        for x, (right, wrong) in enumerate(zip(original, table, strict=True)):
            if right != wrong:
                hit = f"mutant_i == {number} && a == {bits}'d{x}"
                lines.append(f"if ({hit}) {name} = {width}'d{wrong};")
    return [*lines, "end endfunction"]


def _expression(gate: Gate) -> str:
    return OPERATIONS[gate.op].format(*(f"n{net}" for net in gate.ins))


def _vector(nets: Sequence[int]) -> str:
    return "{" + ", ".join(f"n{net}" for net in reversed(nets)) + "}"
