# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Tests a wrapped design through its ports: the model predicts every output in every clock."""

from collections.abc import Callable, Mapping
from functools import partial

from aesilicon.design.design import Design
from aesilicon.drivers.port_simulator import PortSimulator
from aesilicon.drivers.wrapper import Check, Effort
from aesilicon.flows.verify.protocol import Finding


def checks_of(
    design: Design, seed: int, blocks: int | None
) -> Mapping[str, Callable[[PortSimulator], Finding]]:
    """Name -> function of each check, in order. `blocks` overrides the wrapper's default number."""
    assert design.wrapping is not None
    effort = Effort(seed, design.wrapping.blocks if blocks is None else blocks)
    return {name: partial(_run, check, effort) for name, check in design.wrapping.checks.items()}


def _run(check: Check, effort: Effort, simulator: PortSimulator) -> Finding:
    """Runs the trials of a check up to the first difference from the model."""
    count = 0
    for trial in check(simulator.design, effort):
        count += trial.count
        failure = trial.failure or simulator.compare(trial.recording, poke=trial.poke)
        if failure is not None:
            return Finding(count, failure)
    return Finding(count, None)
