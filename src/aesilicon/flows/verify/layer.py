# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The step of `verify --mode`: a layer with a design's core behind it, simulated."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from aesilicon.design.design import Design
from aesilicon.drivers.layer import LayerBench, LayerCheck, Way
from aesilicon.drivers.layer_registry import LAYERS
from aesilicon.flows.verify.protocol import Finding
from aesilicon.flows.verify.report import VerifyReport
from aesilicon.flows.verify.verify import run_checks, tools
from aesilicon.step import Step, Tell, Work


class LayerReport(VerifyReport):
    """All checks of a layer with one core behind it."""

    layer: str
    """Name of the layer's module."""
    ways: tuple[str, ...]
    """Each mode and direction that was checked."""


@dataclass(frozen=True)
class VerifyLayer(Step[LayerReport]):
    """Vectors, random messages, refusals, clears and clocks of a layer with its core."""

    design: Design
    layer: str
    """Key of `LAYERS`."""
    modes: tuple[str, ...]
    """The modes that the layer is built for."""
    ways: tuple[Way, ...]

    kind = "verify-layer"
    result = LayerReport
    code = ("aesilicon.flows.verify.layer",)
    doing = "verifying"

    @property
    def subject(self) -> str:
        """The design of the core."""
        return self.design.name

    @property
    def place(self) -> str:
        """The layer and its ways."""
        return f"{self.layer}, {', '.join(map(str, self.ways))}"

    @property
    def versions(self) -> Mapping[str, str]:
        """Versions of the simulator and of the reference."""
        return tools()

    def run(self, work: Work, tell: Tell) -> LayerReport:
        """Runs all checks of the layer; compiled simulators are kept in the cache."""
        layer = LAYERS[self.layer]
        report = run_checks(
            self.design,
            {name: _finding(check) for name, check in layer.checks.items()},
            lambda: LayerBench(layer.simulator(self.design, self.modes, work.cache), 1, self.ways),
            tools=tools(),
            progress=tell,
        )
        ways = tuple(map(str, self.ways))
        return LayerReport(**dict(report), layer=self.layer, ways=ways)


def _finding(check: LayerCheck) -> Callable[[LayerBench], Finding]:
    return lambda bench: Finding(*check(bench))
