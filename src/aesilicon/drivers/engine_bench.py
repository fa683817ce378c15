# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the checks of `verify` on a design with a mode run on."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from aesilicon.design.design import Design
from aesilicon.drivers.message_simulator import MessageSimulator


@dataclass(frozen=True)
class EngineBench:
    """A compiled design with a mode, and the seed of the checks."""

    simulator: MessageSimulator
    seed: int

    @property
    def design(self) -> Design:
        """The design under test."""
        return self.simulator.design

    def rng(self, check: str) -> random.Random:
        """Random numbers that depend on the seed and the check only."""
        return random.Random(f"{self.seed} {check}")


EngineCheck = Callable[[EngineBench], tuple[int, str | None]]
"""A check: the number of its trials, and a sentence on the first failure or None."""
