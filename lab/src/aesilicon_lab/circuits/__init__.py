# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Generators of S-boxes, T-boxes and MixColumns: from their definitions to SystemVerilog."""

from collections.abc import Callable
from pathlib import Path

from aesilicon_lab.circuits import (
    bdd,
    boyar_peralta,
    boyar_peralta_depth16,
    canright,
    composite,
    mix_columns,
    pprm,
    programs,
    reyhani_masoleh,
    sop,
    table,
    tbox,
    twisted_bdd,
)

GENERATORS: dict[str, Callable[[], str]] = {
    "aes_sbox_table": table.generate,
    "aes_sbox_rom_table": table.generate_rom,
    "aes_sbox_composite": composite.generate,
    "aes_sbox_sop": sop.generate,
    "aes_sbox_pprm": pprm.generate,
    "aes_sbox_bdd": bdd.generate,
    "aes_sbox_twisted_bdd": twisted_bdd.generate,
    "aes_sbox_canright": canright.generate,
    "aes_sbox_boyar_peralta": boyar_peralta.generate,
    "aes_sbox_boyar_peralta_depth16": boyar_peralta_depth16.generate,
    "aes_sbox_reyhani_masoleh": reyhani_masoleh.generate,
    **programs.GENERATORS,
    "aes_tbox_table": tbox.generate_table,
    "aes_tbox_twisted_bdd": tbox.generate_twisted_bdd,
}
"""S-boxes and T-boxes: module name -> function that returns its SystemVerilog."""

ROUND_GENERATORS: dict[str, Callable[[], str]] = {"aes_mix_columns_compact": mix_columns.generate}
"""The other parts of a round likewise."""


def write_all(rtl: Path) -> list[Path]:
    """Writes every generated file to its folder in `rtl`, and returns their paths."""
    paths = []
    files = [(rtl / "sbox" / module, generate) for module, generate in GENERATORS.items()]
    files += [(rtl / "round" / module, generate) for module, generate in ROUND_GENERATORS.items()]
    for stem, generate in files:
        path = stem.with_suffix(".sv")
        beside = path.with_name(f".{path.name}.new")
        beside.write_text(generate(), encoding="utf-8")
        beside.replace(path)
        paths.append(path)
    return paths
