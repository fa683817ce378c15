# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Loads the laboratory (package `aesilicon_lab`) by entry points. The product runs without it.

Group `aesilicon.verbs` holds verbs of the command, `aesilicon.wrappers` descriptions of wrappers,
and `aesilicon.parts` functions that extend verbs of the product.
"""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

import typer

from aesilicon.errors import MissingToolError

VERBS = {
    "layout": "Place, route and check a design on a library.",
    "sbox": "Measure S-boxes alone.",
    "reproduce": "Rebuild the tables of the papers.",
}
"""Verb of the laboratory -> its help text."""

WRAPPERS = ("rijndael_processor",)
"""Names of the wrappers that the laboratory describes."""


def missing(what: str) -> MissingToolError:
    """The error for a feature of the laboratory if the laboratory is not installed."""
    return MissingToolError(
        f"{what} is part of the laboratory, which is not installed; "
        "get it by 'pip install ./lab' in a checkout of AESilicon"
    )


def loaded(group: str) -> dict[str, Any]:
    """Name -> object of every entry point in a group, sorted by name."""
    found = sorted(entry_points(group=group), key=lambda point: point.name)
    return {point.name: point.load() for point in found}


def part(name: str) -> Any | None:
    """The object of an entry point in `aesilicon.parts`; None without the laboratory."""
    found = list(entry_points(group="aesilicon.parts", name=name))
    return found[0].load() if found else None


def require(name: str, what: str) -> Any:
    """The object of an entry point in `aesilicon.parts`.

    Without the laboratory it raises a `MissingToolError` that names the feature `what`.
    """
    found = part(name)
    if found is None:
        raise missing(what)
    return found


def add_verbs(app: typer.Typer) -> None:
    """Registers the laboratory's verbs. If it is not installed, each verb says how to get it."""
    verbs: dict[str, Callable[..., None]] = loaded("aesilicon.verbs")
    for name, verb in verbs.items():
        app.command(name)(verb)
    for name in VERBS.keys() - verbs.keys():
        settings = {"allow_extra_args": True, "ignore_unknown_options": True}
        app.command(name, help=VERBS[name], hidden=True, context_settings=settings)(_absent(name))


def _absent(name: str) -> Callable[[typer.Context], None]:
    def absent(context: typer.Context) -> None:
        raise missing(f"the verb '{name}'")

    return absent
