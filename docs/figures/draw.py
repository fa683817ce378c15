# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Draws the figures of the documentation.

`python docs/figures/draw.py` writes them beside itself; with a folder behind it, there.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import cores
import fields
import lookups
from drawing import Drawing

FIGURES: dict[str, Callable[[], Drawing]] = {
    "sbox_table": lookups.table,
    "sbox_sop": lookups.sop,
    "sbox_pprm": lookups.pprm,
    "sbox_bdd": lookups.bdd,
    "sbox_twisted_bdd": lookups.twisted_bdd,
    "sbox_rom": lookups.rom,
    "tbox": lookups.tbox,
    "sbox_composite": fields.composite,
    "sbox_composite_reg": fields.composite_reg,
    "sbox_canright": fields.canright,
    "sbox_boyar_peralta": fields.boyar_peralta,
    "sbox_boyar_peralta_depth16": fields.boyar_peralta_depth16,
    "sbox_reyhani_masoleh": fields.reyhani_masoleh,
    "sbox_maximov_ekdahl": fields.maximov_ekdahl,
    "sbox_search": fields.search,
    "aes_core_round": cores.core_round,
    "aes_core_tbox": cores.core_tbox,
}
"""File name without `.svg` -> what draws it."""


def main() -> None:
    """Writes every figure."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    for name, draw in FIGURES.items():
        (folder / f"{name}.svg").write_text(draw().svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
