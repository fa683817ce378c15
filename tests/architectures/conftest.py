# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Architectures of the tests: registered while the tests of this folder run."""

from collections.abc import Iterator

import pytest
import toys

from aesilicon.architectures import ARCHITECTURES, register


@pytest.fixture(scope="module", autouse=True)
def _registered() -> Iterator[None]:
    for toy in toys.TOYS:
        register(toy)
    yield
    for toy in toys.TOYS:
        del ARCHITECTURES[toy.name]
