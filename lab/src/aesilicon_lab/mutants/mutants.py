# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Seeded mutants: small faults in a core, to check that the proof refutes every one.

A netlist mutant changes one gate, register or S-box entry of the elaborated core; an RTL mutant
changes one token of one source file, in an expression from which cells of the core were made. The
seed and the sources determine the mutants.
"""

import hashlib
import json
import random
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from aesilicon.equivalence.sbox_check import model
from aesilicon.errors import UserError
from aesilicon.netlist.netlist import Gate, Register, Table
from aesilicon.symbolic.circuit import Circuit


@dataclass(frozen=True)
class Mutant:
    """One fault."""

    kind: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.where}: {self.what}"


@dataclass(frozen=True)
class GateMutant(Mutant):
    """Replaces one gate of the core."""

    index: int
    gate: Gate

    def apply(self, circuit: Circuit) -> Circuit:
        """The circuit with the fault."""
        return replace(circuit, program=circuit.program.with_cell(self.index, self.gate))

    def idle(self, circuit: Circuit) -> bool:
        """Whether it changes nothing."""
        return circuit.program.netlist.cells[self.index] == self.gate


@dataclass(frozen=True)
class RegisterMutant(Mutant):
    """Changes the next-state value of one register of the core."""

    index: int
    register: Register

    def apply(self, circuit: Circuit) -> Circuit:
        """The circuit with the fault."""
        return replace(circuit, program=circuit.program.with_register(self.index, self.register))

    def idle(self, circuit: Circuit) -> bool:
        """Whether it changes nothing."""
        return circuit.program.netlist.registers[self.index] == self.register


@dataclass(frozen=True)
class SboxMutant(Mutant):
    """Replaces one gate, or one bit of a table, in one kind of S-box."""

    box: str
    index: int
    gate: Gate | None
    """The new gate. None: the mutant inverts `bit` of the table's `entry` instead."""
    entry: int = 0
    bit: int = 0

    def apply(self, circuit: Circuit) -> Circuit:
        """The circuit with the fault."""
        netlist = circuit.boxes[self.box]
        cell = self.gate or netlist.cells[self.index]
        if isinstance(cell, Table):
            entries = list(cell.entries)
            entries[self.entry] ^= 1 << self.bit
            cell = replace(cell, entries=tuple(entries))
        netlist = netlist.with_cell(self.index, cell)
        return replace(
            circuit,
            models={**circuit.models, self.box: model(self.box, netlist)},
            boxes={**circuit.boxes, self.box: netlist},
        )

    def idle(self, circuit: Circuit) -> bool:
        """Whether it changes nothing."""
        return self.apply(circuit).models == circuit.models


_PATIENCE = 1000
"""Largest number of consecutive draws without a new mutant."""

NetlistMutant = GateMutant | RegisterMutant | SboxMutant

_OTHER_GATES = {
    "BUF": ("NOT",),
    "NOT": ("BUF",),
    "AND": ("OR", "XOR", "NAND", "ANDNOT"),
    "OR": ("AND", "XOR", "NOR", "ORNOT"),
    "XOR": ("XNOR", "OR", "AND"),
    "XNOR": ("XOR", "NOR", "NAND"),
}


def netlist_mutants(circuit: Circuit, count: int, seed: int) -> list[NetlistMutant]:
    """`count` different faults: about 3 in 4 in gates, the others in registers and S-boxes.

    Only gates and registers that the outputs can depend on are touched.
    """
    rng = random.Random(seed)
    cells, registers = circuit.program.netlist.live()
    gates = [i for i in cells if isinstance(circuit.program.netlist.cells[i], Gate)]
    mutants: dict[str, NetlistMutant] = {}
    misses = 0
    while len(mutants) < count:
        misses += 1
        if misses > _PATIENCE:
            raise UserError(f"about {len(mutants)} different faults can be made, not {count}")
        dice = rng.random()
        if dice < 0.75:
            mutant: NetlistMutant = _gate_mutant(circuit, gates, rng)
        elif dice < 0.9:
            mutant = _register_mutant(circuit, registers, rng)
        else:
            mutant = _sbox_mutant(circuit, rng)
        if not mutant.idle(circuit) and str(mutant) not in mutants:
            mutants[str(mutant)] = mutant
            misses = 0
    return list(mutants.values())


def _gate_mutant(circuit: Circuit, gates: list[int], rng: random.Random) -> GateMutant:
    netlist = circuit.program.netlist
    index = rng.choice(gates)
    gate = netlist.cells[index]
    assert isinstance(gate, Gate)
    kind, new = _change_gate(gate, rng, _earlier_net(circuit, index, rng))
    what = f"{_text(gate)} becomes {_text(new)}"
    return GateMutant(kind, netlist.name(gate.out), what, index, new)


def _change_gate(gate: Gate, rng: random.Random, other: int) -> tuple[str, Gate]:
    ins = list(gate.ins)
    pin = rng.randrange(len(ins))
    kind = rng.choice(("gate changed", "input stuck", "input moved"))
    if kind == "input stuck":
        ins[pin] = rng.randrange(2)
    elif kind == "input moved":
        ins[pin] = other
    elif gate.op == "MUX":
        ins[0], ins[1] = ins[1], ins[0]
    else:
        return kind, replace(gate, op=rng.choice(_OTHER_GATES.get(gate.op, ("AND",))))
    return kind, replace(gate, ins=tuple(ins))


def _earlier_net(circuit: Circuit, index: int, rng: random.Random) -> int:
    """A net that is known before cell `index` is evaluated."""
    netlist = circuit.program.netlist
    first = netlist.first_register + len(netlist.registers)
    if index == 0 or rng.random() < 0.3:
        return rng.randrange(2, first)
    return rng.choice(netlist.cells[rng.randrange(index)].outs)


def _register_mutant(circuit: Circuit, registers: list[int], rng: random.Random) -> RegisterMutant:
    netlist = circuit.program.netlist
    index = rng.choice(registers)
    register = netlist.registers[index]
    driver = next((c for c in netlist.cells if register.d in c.outs), None)
    changes = [("register stuck", rng.randrange(2)), ("register stops", register.q)]
    changes.append(("register swapped", rng.choice(netlist.registers).d))
    if isinstance(driver, Gate) and driver.op in ("AND", "MUX"):
        # Bypass the last gate, at which a clear or a reset acts.
        changes += [("register not cleared", net) for net in driver.ins if net > 1]
    kind, net = rng.choice(changes)
    what = f"takes {netlist.name(net) if net > 1 else net}, not {netlist.name(register.d)}"
    return RegisterMutant(kind, register.name, what, index, replace(register, d=net))


def _sbox_mutant(circuit: Circuit, rng: random.Random) -> SboxMutant:
    kind = rng.choice(list(circuit.boxes))
    netlist = circuit.boxes[kind]
    index = rng.randrange(len(netlist.cells))
    cell = netlist.cells[index]
    if isinstance(cell, Gate):
        changed, new = _change_gate(cell, rng, rng.choice(netlist.cells[: index + 1][0].outs))
        what = f"{_text(cell)} becomes {_text(new)}"
        return SboxMutant(f"S-box {changed}", kind, what, kind, index, new)
    entry, bit = rng.randrange(256), rng.randrange(8)
    what = f"bit {bit} of entry {entry:02x} of table {index} inverted"
    return SboxMutant("S-box bit", kind, what, kind, index, None, entry, bit)


def _text(gate: Gate) -> str:
    return f"{gate.op}({', '.join(map(str, gate.ins))})"


Place = tuple[int, int]
"""Line and column, from 1."""
Spans = Mapping[Path, Collection[tuple[Place, Place]]]
"""Source file -> (begin, exclusive end) of each expression or statement that became cells."""

_SPAN = re.compile(r"(.+):(\d+)\.(\d+)-(\d+)\.(\d+)")


def elaborated_spans(work: Path) -> Spans:
    """The source spans of all cells in the netlists that `elaborate` left in `work`."""
    spans: dict[Path, set[tuple[Place, Place]]] = {}
    for netlist in (work / "core.json", *sorted(work.glob("sbox*.json"))):
        modules = json.loads(netlist.read_text(encoding="utf-8"))["modules"].values()
        sources = {c["attributes"].get("src", "") for m in modules for c in m["cells"].values()}
        for source in {part for text in sources for part in text.split("|")}:
            if match := _SPAN.fullmatch(source):
                line, column, last_line, end = map(int, match.groups()[1:])
                span = (line, column), (last_line, end)
                spans.setdefault((work / match[1]).resolve(), set()).add(span)
    return spans


@dataclass(frozen=True)
class RtlMutant(Mutant):
    """Replaces one token of one source file."""

    file: Path
    line: int
    start: int
    end: int
    new: str

    def apply(self, files: Sequence[Path], folder: Path) -> list[Path]:
        """The file list with this file replaced by a changed copy in `folder`."""
        lines = self.file.read_text(encoding="utf-8").splitlines(keepends=True)
        old = lines[self.line]
        lines[self.line] = old[: self.start] + self.new + old[self.end :]
        folder.mkdir(parents=True, exist_ok=True)
        copy = folder / self.file.name
        copy.write_text("".join(lines), encoding="utf-8")
        return [copy if file == self.file else file for file in files]

    def built(self, spans: Spans) -> bool:
        """Whether the changed token became cells of the core."""
        begin, end = (self.line + 1, self.start + 1), (self.line + 1, self.end + 1)
        return any(
            first <= begin and end <= last for first, last in spans.get(self.file.resolve(), ())
        )


_RULES = (
    ("operator", r"&&", ("||",)),
    ("operator", r"\|\|", ("&&",)),
    ("comparison", r"==", ("!=",)),
    ("comparison", r"!=", ("==",)),
    ("negation dropped", r"!(?=[a-z(])", ("",)),
    ("operator", r"(?<= )\^(?= )", ("&", "|")),
    ("operator", r"(?<= )&(?= )", ("|",)),
    ("operator", r"(?<= )\+(?= )", ("-",)),
    ("operator", r"(?<= )-(?= )", ("+",)),
    ("condition", r"(?<=if )\((?=\w+\))\w+\)", ("(1'b1)", "(1'b0)")),
    ("condition dropped", r"&& !?\w+", ("",)),
    ("condition dropped", r"\|\| !?\w+", ("",)),
    ("branches swapped", r"\? ([\w'.]+) : ([\w'.]+)", (r"? \2 : \1",)),
)
_SCALAR = re.compile(r"(?:&&|\|\|) !?([a-z]\w*)(?![\w.(\[])|(?<![\w.])([a-z]\w*) (?:&&|\|\|)")
"""A name that is a condition of its own."""
_CONSTANT = re.compile(r"(\d+)'([bdh])([0-9a-fA-F_]+)")


def rules_hash() -> str:
    """SHA-256 (hex) of this file: which mutants there are, and which of them a seed draws."""
    return hashlib.sha256(Path(__file__).read_bytes()).hexdigest()


def rtl_mutants(file: Path) -> list[RtlMutant]:
    """Every change of one operator, condition or constant of a file that the rules allow."""
    return list(_rtl_mutants(file))


def _rtl_mutants(file: Path) -> Iterator[RtlMutant]:
    lines = [line.partition("//")[0] for line in file.read_text(encoding="utf-8").splitlines()]
    scalars = sorted({a or b for line in lines for a, b in _SCALAR.findall(line)})
    for number, code in enumerate(lines):
        if "$error" in code or "localparam bit" in code:
            continue
        for match in re.finditer(r"&&|\|\|", code) if scalars else ():
            # Both values of one other condition, which the place determines.
            other = scalars[(31 * number + match.start()) % len(scalars)]
            for condition in (other, f"!{other}"):
                new = f"{match[0]} {condition} {match[0]}"
                yield _rtl_mutant("condition added", file, number, match, new)
        for kind, pattern, news in _RULES:
            for match in re.finditer(pattern, code):
                for new in news:
                    yield _rtl_mutant(kind, file, number, match, match.expand(new))
        for match in _CONSTANT.finditer(code):
            width, base, digits = int(match[1]), match[2], match[3]
            value = int(digits.replace("_", ""), {"b": 2, "d": 10, "h": 16}[base])
            # Inverts the lowest bit; in a byte, a bit that depends on the line number.
            other = value ^ (1 << (number % 8 if width == 8 else 0))
            new = f"{width}'{base}{other:{ {'b': 'b', 'd': 'd', 'h': 'x'}[base] }}"
            yield _rtl_mutant("constant", file, number, match, new)


def _rtl_mutant(kind: str, file: Path, line: int, match: re.Match[str], new: str) -> RtlMutant:
    what = f"'{match[0]}' becomes '{new}'"
    where = f"{file.name}:{line + 1}:{match.start() + 1}"
    return RtlMutant(kind, where, what, file, line, match.start(), match.end(), new)
