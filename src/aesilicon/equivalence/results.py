# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The result of a proof: the verdict on each part, and a counterexample for a part that fails."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

Part = Literal["data", "time", "handshake", "secrets", "paths", "netlist", "sboxes"]
PARTS: tuple[Part, ...] = ("data", "time", "handshake", "secrets", "paths", "netlist", "sboxes")

Reach = Literal["any sequence", "scenarios"]
"""The sequences of offers that a proof holds for: any, or those of the scripted scenarios."""

Progress = Callable[[str, float], None]
"""Called with the current step and the completed fraction, 0 to 1."""


@dataclass(frozen=True)
class Transaction:
    """One key, block, clear or reset of a witness, as it crossed the ports."""

    clock: int
    kind: Literal["key", "encrypt", "decrypt", "clear", "reset"]
    bits: int
    value: str
    """Hex, first byte first."""


@dataclass(frozen=True)
class Witness:
    """Concrete values for which an independent simulation of the netlist fails too."""

    transactions: tuple[Transaction, ...]
    clock: int
    signal: str
    expected: str
    got: str

    @property
    def key(self) -> str:
        """Hex of the last key taken; empty if there is none."""
        return next((t.value for t in reversed(self.transactions) if t.kind == "key"), "")

    @property
    def block(self) -> Transaction | None:
        """The last block taken; None if there is none."""
        blocks = (t for t in reversed(self.transactions) if t.kind in ("encrypt", "decrypt"))
        return next(blocks, None)


@dataclass(frozen=True)
class Counterexample:
    """Why a part is not proven."""

    part: Part
    scenario: str
    clock: int
    """Clocks since reset."""
    signal: str
    what: str
    """The failure in one sentence."""
    expected: str = ""
    got: str = ""
    byte: int | None = None
    """Byte of the block, first byte 0."""
    bit: int | None = None
    """Bit of that byte, 7 the leftmost."""
    witness: Witness | None = None
    cases: tuple[str, ...] = ()
    """The shortest sequence found that also fails in simulation at full rate (`verify --case`)."""
    steps: tuple[object, ...] = ()
    """Steps of the scenario, if a search found it."""

    def __str__(self) -> str:
        where = f" (byte {self.byte}, bit {self.bit})" if self.byte is not None else ""
        lines = [f"{self.part}: {self.what}"]
        lines.append(f"  scenario '{self.scenario}', clock {self.clock}: {self.signal}{where}")
        if self.witness is None and (self.expected or self.got):
            lines.append(f"  {_compared(self.got, self.expected)}")
        if self.witness is not None:
            w = self.witness
            for t in w.transactions:
                lines.append(f"  clock {t.clock}: {t.kind} {t.value}")
            lines.append(f"  clock {w.clock}: {w.signal}: {_compared(w.got, w.expected)}")
        return "\n".join(lines)


def _compared(got: str, expected: str) -> str:
    """The two values as text; an unknown (empty) value is left out."""
    return ", ".join([f"got {got}"] * bool(got) + [f"expected {expected}"] * bool(expected))


class RefutedError(Exception):
    """Ends a scenario at its first deviation."""

    def __init__(self, found: Counterexample) -> None:
        self.found = found
        super().__init__(str(found))


@dataclass(frozen=True)
class ProofReport:
    """The verdict on one design or core."""

    design: str
    parts: Mapping[Part, bool | None]
    """Part -> verdict; None: not examined, or not finished because another part failed."""
    seconds: float
    """Time of the proof, without elaboration."""
    elaboration_seconds: float
    counterexamples: tuple[Counterexample, ...] = ()
    details: Mapping[str, int | str] = field(default_factory=dict)
    """Scenarios, clocks and clears simulated, most atoms in a scenario, S-boxes, registers, cells.

    Of a foreign core no clears, registers and cells, but the latency of each kind of block.
    """
    reach: Reach | None = None
    """For a foreign core, the sequences of offers that the verdict holds for."""
    covered: str = ""
    """For a foreign core, a clause on `reach`: all its situations, or what the scenarios do."""

    @property
    def proven(self) -> bool:
        """Every examined part holds; data, time and S-boxes must be among them."""
        needed = self.parts.get("data") and self.parts.get("sboxes") and self.parts.get("time")
        return bool(needed) and False not in self.parts.values()
