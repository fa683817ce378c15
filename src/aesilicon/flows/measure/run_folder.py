# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Paths of the netlists in the run folder of a measurement on a cell library."""

from pathlib import Path

NETLIST = "netlist.v"


def netlist(run: Path) -> Path:
    """The netlist that was measured."""
    return run / NETLIST


def of_recipe(run: Path, recipe: str) -> Path:
    """The folder of one recipe that was tried."""
    return run / recipe.replace(", ", "-").replace(" ", "-")


def sized(recipe_folder: Path) -> Path:
    """Subfolder of a recipe's folder with the resized netlist, for recipes that keep S-boxes."""
    return recipe_folder / "sized"


def netlist_of_recipe(run: Path, recipe: str) -> Path:
    """The netlist of one recipe: the resized netlist if there is one, else the mapped netlist."""
    folder = of_recipe(run, recipe)
    anew = netlist(sized(folder))
    return anew if anew.is_file() else netlist(folder)
