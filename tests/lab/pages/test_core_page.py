# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The table of parameters on the page of the core has those of `aes_core`, with their defaults."""

import re

from aesilicon import resources
from aesilicon.design import rtl


def test_parameters_and_defaults_are_those_of_the_rtl() -> None:
    page = (resources.project_dir() / "docs/reference/core.md").read_text()
    table = page.partition("## Parameters of `aes_core`\n")[2].partition("\n## ")[0]
    rows = [line.split(" | ") for line in table.splitlines() if line.startswith("| `")]
    said = {name: row[1].strip("`") for row in rows for name in re.findall(r"`(\w+)`", row[0])}
    derived = {"KeyWidth", "DataWidth"}
    parameters = rtl.core_ports().parameters
    assert said == {
        name: re.sub(r"^aes_pkg::|^1'b", "", value)
        for name, value in parameters.items()
        if name not in derived
    }
