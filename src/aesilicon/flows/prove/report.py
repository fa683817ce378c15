# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The results of proofs: the rows of `prove --json` and of the published proofs."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from pydantic import Field

from aesilicon.equivalence.netlist_report import NetlistReport
from aesilicon.equivalence.results import PARTS, Counterexample, Part, ProofReport, Reach
from aesilicon.result import Result

Seconds = int | float
"""A duration in seconds; published rows have whole seconds."""


class HandshakeReport(Result):
    """The method and the proven properties of a handshake proof."""

    method: str
    properties: tuple[str, ...]
    events_reached: tuple[str, ...]
    abstracted: tuple[str, ...]


class MutantVerdict(Result):
    """The verdict of `prove --mutant` on a design with one injected fault."""

    design: str
    mutant: int
    """Number of the mutant in the list that the seed gives."""
    what: str
    """Description of the fault."""
    verdict: str
    """A value of the laboratory's `mutation.Verdict`."""
    failures: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """True if the proof detected the fault, or if the fault changes no behaviour."""
        return self.verdict not in ("survived", "unconfirmed")


class AnySequence(Result):
    """The verdict on data, time and secrets for sequences of any length and timing."""

    design_hash: str = ""
    right: bool | None
    """Whether the core is right; None if undecided, with the reason in `why`."""
    situations: int = 0
    clocks: int = 0
    """Number of simulated clocks; one clock covers all offers with the same effect."""
    seconds: Seconds = 0.0
    failure: str = ""
    why: str = ""
    leans_on: tuple[Part, ...] = ()
    """Parts of the proof of the same RTL without which this verdict is void."""
    counterexample: Counterexample | None = Field(default=None, exclude=True)
    """The counterexample, which is not stored."""


class OwnPorts(Result):
    """The verdict on a narrow core without its adapter, for any sequence of beats."""

    right: bool | None
    """Whether the core is right; None if undecided, with the reason in `why`."""
    situations: int = 0
    clocks: int = 0
    """Number of simulated clocks; one clock covers all offers with the same effect."""
    seconds: Seconds = 0.0
    waits: Mapping[str, int] = {}
    """Most clocks of each wait: `key`, `block` and `result` as in `narrow_search.WAITS`, and `key
    setup`, from the last beat of a key to the first of a block that is offered all the time."""
    failure: str = ""
    why: str = ""
    counterexample: Counterexample | None = Field(default=None, exclude=True)
    """The counterexample, which is not stored."""


class EnginePart(Result):
    """The verdict on one part of a mode in front of a core."""

    part: str
    holds: bool
    covers: str
    """What holds, as a sentence."""
    failure: str = ""


class EngineProof(Result):
    """What is proven of the mode of a design, and what is only tested."""

    mode: str
    design_hash: str
    """Of the design with its mode."""
    core: str = ""
    """The design whose proof is that of the core; empty in a proof of the mode alone."""
    second: str = ""
    """The design whose proof is that of the second core; empty without one."""
    parts: tuple[EnginePart, ...]
    not_proven: tuple[str, ...]
    """Clauses on what is only tested."""
    seconds: Seconds = 0.0


class Proof(Result):
    """The verdicts of all proofs of a design, or of a foreign core.

    Of a design with a mode, name, hash, `netlists` and `engine` are its own; `proven`, `seconds`
    and `failures` cover mode and cores; all else is that of its core. A part holds if it holds of
    both cores.

    A foreign core has the fields up to `covered`; a design has no `reach` and `covered`.
    """

    design: str
    """Name of the design, or of a foreign core's top module."""
    proven: bool
    """True if every examined part holds; data, time and S-boxes are always examined."""
    parts: Mapping[Part, bool | None]
    """Verdict on each of `results.PARTS`; None if not examined, or cut short by a failed part."""
    seconds: Seconds
    elaboration_seconds: Seconds
    failures: tuple[str, ...]
    counterexamples: tuple[Counterexample, ...]
    details: Mapping[str, int | str]
    """As in `ProofReport`."""
    reach: Reach | None = None
    covered: str = ""
    """As in `ProofReport`."""
    design_hash: str = ""
    handshake: HandshakeReport | None = None
    tools: Mapping[str, str] = {}
    """Name of a tool -> its version."""
    netlists: tuple[NetlistReport, ...] = ()
    any_sequence: AnySequence | None = None
    own_ports: OwnPorts | None = None
    """Of a narrow core; its other verdicts are on core and adapter together."""
    engine: EngineProof | None = None
    """Of a design with a mode; what is only tested of it is `engine.not_proven`."""
    earlier: bool = False
    """True for a published row of an earlier version of the RTL."""

    @classmethod
    def of(cls, report: ProofReport) -> "Proof":
        """The proof by symbolic simulation alone."""
        proof = cls(
            design=report.design,
            proven=report.proven,
            parts={part: report.parts.get(part) for part in PARTS},
            seconds=round(report.seconds, 3),
            elaboration_seconds=round(report.elaboration_seconds, 3),
            failures=tuple(str(c) for c in report.counterexamples),
            counterexamples=tuple(replace(c, steps=()) for c in report.counterexamples),
            details=report.details,
        )
        if report.reach is None:
            return proof
        return proof.model_copy(update={"reach": report.reach, "covered": report.covered})

    def with_netlists(self, netlists: Sequence[NetlistReport]) -> "Proof":
        """A copy with the verdict on netlists as the part `netlist`."""
        if not netlists:
            return self.model_copy(update={"netlists": ()})
        equal = all(netlist.equal for netlist in netlists)
        return self.model_copy(
            update={
                "proven": self.proven and equal,
                "parts": {**self.parts, "netlist": equal},
                "seconds": round(self.seconds + sum(one.seconds for one in netlists), 3),
                "failures": (*self.failures, *(f for one in netlists for f in one.failures)),
                "netlists": tuple(netlists),
            }
        )

    def behind(self, design: str, engine: EngineProof, second: "Proof | None" = None) -> "Proof":
        """This proof of a core as that of a design with a mode in front of it and a second core."""
        both = [self, *([second] if second else [])]
        holds = all(part.holds for part in engine.parts) and all(one.proven for one in both)
        named = {"core": self.design} | ({"second": second.design} if second else {})
        refuted = (part.failure for part in engine.parts if not part.holds)
        return self.model_copy(
            update={
                "design": design,
                "design_hash": engine.design_hash,
                "proven": holds,
                "parts": {part: _all(one.parts.get(part) for one in both) for part in self.parts},
                "seconds": round(engine.seconds + sum(one.seconds for one in both), 3),
                "failures": (*(text for one in both for text in one.failures), *refuted),
                "engine": engine.model_copy(update=named),
            }
        )

    def with_own_ports(self, searched: OwnPorts) -> "Proof":
        """A copy with the verdict on a narrow core at its own ports."""
        undecided = f"own ports are undecided: {searched.why}" if searched.why else ""
        failure = f"own ports, {searched.failure}" if searched.failure else undecided
        return self.model_copy(
            update={
                "proven": self.proven and searched.right is True,
                "seconds": round(self.seconds + searched.seconds, 3),
                "failures": (*self.failures, *[failure] * bool(failure)),
                "own_ports": searched,
            }
        )

    def with_any_sequence(self, searched: AnySequence | None) -> "Proof":
        """A copy with the verdict on any sequence; None if it was not requested."""
        if searched is None:
            return self.model_copy(update={"any_sequence": None})
        undecided = f"any sequence is undecided: {searched.why}" if searched.why else ""
        for part in searched.leans_on:
            if searched.right and self.parts.get(part) is not True:
                why = f"it leans on the part {part}, which is not proven"
                searched = searched.model_copy(update={"right": None, "why": why})
                undecided = f"any sequence is undecided: {why}"
        failure = searched.failure or undecided
        return self.model_copy(
            update={
                "proven": self.proven and searched.right is True,
                "seconds": round(self.seconds + searched.seconds, 3),
                "failures": (*self.failures, *[failure] * bool(failure)),
                "any_sequence": searched,
            }
        )


def _all(verdicts: Iterable[bool | None]) -> bool | None:
    """The verdict on a part of several cores."""
    found = [*verdicts]
    return False if False in found else None if None in found else True


class PlainProof(Result):
    """Whether the plain Verilog of a design's bundle equals its RTL."""

    design: str
    equal: bool
    registers: int
    constant_registers: tuple[str, ...]
    compared: int
    """Number of compared next-state values and outputs."""
    failure: str | None
    seconds: Seconds
