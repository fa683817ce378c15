# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Fixtures that several folders of tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from aesilicon import design
from aesilicon.design import Design
from aesilicon.tools import verilator


@pytest.fixture(scope="session", autouse=True)
def _quick_compilation(pytestconfig: pytest.Config) -> Iterator[None]:
    """The jobs of most tests are over sooner than the C++ compiler optimises a simulator."""
    assert pytestconfig.cache is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(verilator, "EFFORT", "-O1")
        patch.setattr(verilator, "LIBRARY", Path(pytestconfig.cache.mkdir("verilator")))
        yield


@pytest.fixture(scope="session")
def simulators(pytestconfig: pytest.Config) -> Path:
    """Folder of compiled simulators, kept from run to run: they are named after their content."""
    if missing := verilator.check():
        pytest.skip(f"needs {', '.join(missing)}")
    assert pytestconfig.cache is not None
    return Path(pytestconfig.cache.mkdir("simulators"))


@pytest.fixture(scope="session")
def aes_round() -> Design:
    return design.load("aes-round")
