# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The step of `sbox`."""

from collections.abc import Mapping
from dataclasses import dataclass

from aesilicon.step import Step, Tell, Work
from aesilicon.targets import Target
from aesilicon_lab.foundry import row
from aesilicon_lab.foundry.block import Block
from aesilicon_lab.foundry.sbox_results import SboxRow


@dataclass(frozen=True)
class MeasureSbox(Step[SboxRow]):
    """A block on a target, measured and proven."""

    block: Block
    target: Target
    quick: bool = False

    kind = "sbox"
    result = SboxRow
    code = ("aesilicon_lab.foundry.row",)

    @property
    def subject(self) -> str:
        """The block."""
        return self.block.label

    @property
    def place(self) -> str:
        """The target."""
        return self.target.name

    @property
    def versions(self) -> Mapping[str, str]:
        """Versions of the synthesis tools; nothing is placed and routed here."""
        return row.tools(self.target)

    def run(self, work: Work, tell: Tell) -> SboxRow:
        """Measures and proves the block by `row.measure`."""
        return row.measure(self.block, self.target, quick=self.quick, work=work.folder)
