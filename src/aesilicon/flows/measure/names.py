# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Shortens RTL names for reports."""


def signal(name: str) -> str:
    """An RTL name without generate blocks, core and engine, escapes, blanks and the end `_reg`."""
    levels = name.replace("\\", "").replace(" ", "").removesuffix("_reg").split(".")
    kept = (n for n in levels if not n.startswith("gen_") and n not in ("u_core", "u_engine"))
    return ".".join(kept)
