# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Where a measurement on a cell library leaves its netlists in its run folder."""

from pathlib import Path

NETLIST = "netlist.v"


def netlist(run: Path) -> Path:
    """The netlist that was measured."""
    return run / NETLIST


def of_recipe(run: Path, recipe: str) -> Path:
    """The folder of one recipe that was tried."""
    return run / recipe.replace(", ", "-").replace(" ", "-")


def sized(recipe_folder: Path) -> Path:
    """In such a folder, that of the sizing of a netlist around kept S-boxes."""
    return recipe_folder / "sized"


def netlist_of_recipe(run: Path, recipe: str) -> Path:
    """The netlist that one recipe made."""
    folder = of_recipe(run, recipe)
    anew = netlist(sized(folder))
    return anew if anew.is_file() else netlist(folder)
