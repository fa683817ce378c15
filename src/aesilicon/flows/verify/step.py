# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The step of `verify`."""

from collections.abc import Mapping
from dataclasses import dataclass

from aesilicon.design.design import Design
from aesilicon.flows.verify.report import VerifyReport
from aesilicon.flows.verify.verify import tools, verify
from aesilicon.step import Step, Tell, Work


@dataclass(frozen=True)
class Verify(Step[VerifyReport]):
    """Known vectors, random blocks, port protocol and clocks of a design's simulated RTL."""

    design: Design

    kind = "verify"
    result = VerifyReport
    code = ("aesilicon.flows.verify.verify",)
    doing = "verifying"

    @property
    def subject(self) -> str:
        """The design."""
        return self.design.name

    @property
    def versions(self) -> Mapping[str, str]:
        """Versions of the simulator and of the reference."""
        return tools()

    def run(self, work: Work, tell: Tell) -> VerifyReport:
        """Runs all checks; compiled simulators are kept in the cache."""
        return verify(self.design, work.cache, progress=tell)
