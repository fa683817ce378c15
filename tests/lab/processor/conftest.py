# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The compiled processor that several modules of tests drive."""

from pathlib import Path

import pytest

from aesilicon.design import design
from aesilicon.drivers.port_simulator import PortSimulator


@pytest.fixture(scope="module")
def simulator(simulators: Path) -> PortSimulator:
    """The processor with both directions."""
    return PortSimulator(design.load("kuo-processor"), simulators)
