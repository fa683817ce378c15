# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Bundles that several modules of tests try."""

from collections.abc import Callable
from pathlib import Path

import pytest

from aesilicon import build
from aesilicon.design import design


@pytest.fixture(scope="module")
def bundles(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Design -> its bundle without a proof, written once."""
    made: dict[str, Path] = {}

    def of(name: str) -> Path:
        if name not in made:
            made[name] = build.build(design.load(name), tmp_path_factory.mktemp("b") / "aes").folder
        return made[name]

    return of
