# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Names of the RTL, as a report shows them."""


def signal(name: str) -> str:
    """An RTL name without the levels that say nothing: generate blocks and the core's own."""
    levels = name.replace("\\", "").replace(" ", "").removesuffix("_reg").split(".")
    return ".".join(n for n in levels if not n.startswith("gen_") and n != "u_core")
