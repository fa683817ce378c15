# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The steps of `prove`, and the proof of a bundle's plain Verilog."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from aesilicon import fingerprint
from aesilicon.design import rtl
from aesilicon.design.design import Design, descriptions
from aesilicon.equivalence.mapped import Mapped
from aesilicon.flows.prove import design_proof
from aesilicon.flows.prove.any_sequence import prove_any_sequence
from aesilicon.flows.prove.plain import prove_plain
from aesilicon.flows.prove.report import AnySequence, PlainProof, Proof
from aesilicon.step import Step, Tell, Work
from aesilicon.tools import sby, yosys


@dataclass(frozen=True)
class Prove(Step[Proof]):
    """Proves data, time, secrets, S-boxes, paths and handshake of a design's RTL."""

    design: Design

    kind = "prove"
    result = Proof
    code = ("aesilicon.flows.prove.design_proof",)
    doing = "proving"

    @property
    def subject(self) -> str:
        """Name of the design."""
        return self.design.name

    @property
    def versions(self) -> Mapping[str, str]:
        """Versions of the tools of the handshake proof."""
        return sby.versions()

    def run(self, work: Work, tell: Tell) -> Proof:
        """Proves all parts except `netlist`."""
        return design_proof.prove_design(self.design, work.folder, progress=tell)


@dataclass(frozen=True)
class ProveAnySequence(Step[AnySequence]):
    """Proves data, time and secrets of a design for any sequence of offers."""

    design: Design

    kind = "any-sequence"
    result = AnySequence
    code = ("aesilicon.flows.prove.any_sequence",)
    doing = "proving"

    @property
    def subject(self) -> str:
        """Name of the design."""
        return self.design.name

    @property
    def label(self) -> str:
        """Label that tells this step from `Prove` of the same design."""
        return f"{self.design.name}, any sequence"

    @property
    def versions(self) -> Mapping[str, str]:
        """Version of the tool that elaborates the RTL."""
        return {"pyosys": yosys.version()}

    @cached_property
    def key(self) -> str:
        """The key without the design's name: behind a mode or a bus a core has another one."""
        described = descriptions(self.design)
        circuit = fingerprint.of_design("", rtl.design_hash(self.design), described)
        return self.key_of([circuit], self.versions)

    def run(self, work: Work, tell: Tell) -> AnySequence:
        """Searches all situations that the core can reach."""
        return prove_any_sequence(self.design, work.folder, progress=lambda now, _: tell(now))


@dataclass(frozen=True)
class ProvePlain(Step[PlainProof]):
    """Proves that a design's plain Verilog equals its RTL."""

    name: str
    compared: Mapped

    kind = "plain"
    result = PlainProof
    code = ("aesilicon.flows.prove.plain",)
    doing = "proving"

    @property
    def subject(self) -> str:
        """Name of the design."""
        return self.name

    @property
    def versions(self) -> Mapping[str, str]:
        """Version of the tool that elaborates the RTL."""
        return {"pyosys": yosys.version()}

    def run(self, work: Work, tell: Tell) -> PlainProof:
        """Compares plain Verilog and RTL register by register."""
        tell("plain Verilog")
        return prove_plain(self.name, self.compared, work.folder)
