# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The registry of layers, and the choice of modes that `verify --mode` and `prove --mode` take."""

from collections.abc import Sequence
from dataclasses import dataclass

from aesilicon.architectures import DIRECTIONS
from aesilicon.design.design import Design
from aesilicon.drivers import mode_choice
from aesilicon.drivers.layer import Layer, Way
from aesilicon.drivers.mode_layer import ModeLayer
from aesilicon.errors import UserError

LAYERS: dict[str, Layer] = {layer.module: layer for layer in (ModeLayer(),)}
"""Name of a module -> its description."""


class MisfitError(UserError):
    """The modes and the layer exist, but not for this design."""


@dataclass(frozen=True)
class Choice:
    """The ways of a layer that were asked for."""

    layer: str
    """Key of `LAYERS`."""
    modes: tuple[str, ...]
    """The modes that the layer is built for."""
    ways: tuple[Way, ...]
    left_out: str = ""
    """A sentence on the ways that the core cannot serve; empty if there are none."""


def choose(design: Design, text: str, *, decrypt: bool = False) -> Choice:
    """Reads modes, separated by commas, or `all`; `decrypt` asks for decryption alone.

    Raises `UserError` for an unknown mode, for one that the core cannot serve, and for a design
    that no layer with these modes fits.
    """
    known = [mode for layer in LAYERS.values() for mode in layer.modes]
    names = list(dict.fromkeys(name.strip() for name in text.split(",")))
    every = names == ["all"]
    if names == [""]:
        raise UserError(f"--mode names no mode; give some of {', '.join(known)}, or all")
    if not every:
        for name in names:
            mode_choice.find(name, [*known, "all"])
            if name == "all":
                raise UserError("--mode all stands alone; leave the other modes out")
    layer = _layer_of(known if every else names)
    if misfit := layer.misfit(design):
        raise MisfitError(f"{layer.module} does not fit design '{design.name}': {misfit}")
    served, missing = [], []
    for name in layer.modes:
        if not every and name not in names:
            continue
        ways = [Way(name, way) for way in ((True,) if decrypt else (False, True))]
        some = [way for way in ways if layer.serves(design, way)]
        if not some and not every:
            try:
                mode_choice.require(design, name, ways[0].decrypt, layer.modes)
            except UserError as e:
                raise MisfitError(str(e)) from None
        served += some
        missing += [way for way in ways if way not in some]
    modes = tuple(mode for mode in layer.modes if any(way.mode == mode for way in served))
    return Choice(layer.module, modes, tuple(served), _left_out(design, missing))


def _layer_of(modes: Sequence[str]) -> Layer:
    """The layer that serves all of `modes`; raises `UserError` if none does."""
    for layer in LAYERS.values():
        if set(modes) <= set(layer.modes):
            return layer
    groups = "; ".join(", ".join(layer.modes) for layer in LAYERS.values())
    raise UserError(f"no module serves all of {', '.join(modes)}; one serves {groups}")


def _left_out(design: Design, missing: Sequence[Way]) -> str:
    if not missing:
        return ""
    ways = ", ".join(map(str, missing))
    only = " and ".join(d for d in DIRECTIONS if d in design.core.directions)
    return f"left out, because the core can only {only}: {ways}"
