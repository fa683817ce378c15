# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-box circuit generators: from the definition in `spec` to SystemVerilog."""

from collections.abc import Callable
from pathlib import Path

from aesilicon.circuits import composite, table

GENERATORS: dict[str, Callable[[], str]] = {
    "aes_sbox_table": table.generate,
    "aes_sbox_composite": composite.generate,
}
"""Module name -> what returns its SystemVerilog."""


def write_all(folder: Path) -> list[Path]:
    """Writes every generated S-box to `folder`, one `.sv` file each, and returns their paths."""
    paths = []
    for module, generate in GENERATORS.items():
        path = folder / f"{module}.sv"
        beside = path.with_name(f".{path.name}.new")
        beside.write_text(generate(), encoding="utf-8")
        beside.replace(path)
        paths.append(path)
    return paths
