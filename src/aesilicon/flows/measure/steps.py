# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The steps of `measure`, and the proof of a mapped netlist."""

from collections.abc import Mapping
from dataclasses import dataclass

from aesilicon.design.design import Design
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.netlist_report import NetlistReport
from aesilicon.flows.measure.foreign import measure_foreign
from aesilicon.flows.measure.measure import measure, tools
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.netlist import prove_mapped
from aesilicon.flows.measure.options import DEFAULT, Options
from aesilicon.step import Step, Tell, Work
from aesilicon.targets import Target


class OnTarget:
    """Common part of the steps that measure on a target with options."""

    target: Target
    options: Options

    def __post_init__(self) -> None:
        """Resets the options that do not apply to the target."""
        object.__setattr__(self, "options", self.options.on(self.target))

    @property
    def place(self) -> str:
        """The target, and the options that are not the default."""
        return " ".join([self.target.name, *self.options.words(self.target)])

    @property
    def versions(self) -> Mapping[str, str]:
        """Versions of the tools that the target needs."""
        return tools(self.target)


@dataclass(frozen=True)
class MeasureDesign(OnTarget, Step[Measurement]):
    """Area, clock, cycles, throughput and energy of a design."""

    design: Design
    target: Target
    options: Options = DEFAULT

    kind = "measure"
    result = Measurement
    code = ("aesilicon.flows.measure.measure",)

    @property
    def subject(self) -> str:
        """The design."""
        return self.design.name

    @property
    def label(self) -> str:
        """The design and the target, without options."""
        return f"{self.design.name} on {self.target.name}"

    def run(self, work: Work, tell: Tell) -> Measurement:
        """Measures; finished runs of place and route are shared by all measurements."""
        keep = work.cache / "routed"
        return measure(self.design, self.target, self.options, work=work.folder, keep=keep)


@dataclass(frozen=True)
class MeasureForeign(OnTarget, Step[Measurement]):
    """Area, clock, cycles, throughput and energy of a foreign core."""

    core: CoreUnderTest
    target: Target
    options: Options = DEFAULT
    unproven: bool = False

    kind = "measure-foreign"
    result = Measurement
    code = ("aesilicon.flows.measure.foreign",)

    @property
    def subject(self) -> str:
        """The top module."""
        return self.core.top

    def run(self, work: Work, tell: Tell) -> Measurement:
        """Measures; finished runs of place and route are shared by all measurements."""
        return measure_foreign(
            self.core,
            self.target,
            self.options,
            work=work.folder,
            keep=work.cache / "routed",
            unproven=self.unproven,
        )


@dataclass(frozen=True)
class ProveNetlist(Step[NetlistReport]):
    """The proof that the netlist of a design on a target equals its RTL."""

    design: Design
    target: Target

    kind = "netlist"
    result = NetlistReport
    code = ("aesilicon.flows.measure.netlist",)
    doing = "proving the netlist"

    @property
    def subject(self) -> str:
        """The design."""
        return self.design.name

    @property
    def place(self) -> str:
        """The target."""
        return self.target.name

    @property
    def versions(self) -> Mapping[str, str]:
        """Versions of the tools that the target needs."""
        return tools(self.target)

    def run(self, work: Work, tell: Tell) -> NetlistReport:
        """Maps the design by one recipe for speed, and proves the netlist."""
        return prove_mapped(self.design, self.target, work.folder)
