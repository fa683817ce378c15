# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-boxes, RAMs and T-boxes that the papers count, in the RTL of our designs."""

import pytest

from aesilicon.design import design
from aesilicon_lab.papers import counted


@pytest.mark.parametrize(
    ("name", "paths", "count"),
    [
        ("vater-stages", ["*"], 4),
        ("vater-stages32", ["*"], 4),
        ("gunasekaran-stages", ["*.u_sub_bytes.*"], 4),
        ("gunasekaran-stages", ["*.u_key*"], 0),
        ("gunasekaran-conventional", ["*.u_sub_bytes.*"], 16),
        ("mcloone-pipeline", ["*"], 82),
        ("mcloone-pipeline", ["*.u_sub_bytes.*"], 80),
        ("morioka-tbox", ["*tbox*"], 48),
    ],
)
def test_as_many_as_the_papers_have(name: str, paths: list[str], count: int) -> None:
    assert counted.lookups(design.load(name), paths) == count
