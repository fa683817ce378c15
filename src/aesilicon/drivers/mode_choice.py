# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The words by which a verb refuses a mode of operation that a user asked for."""

from collections.abc import Iterable, Sequence

from aesilicon.architectures import DIRECTIONS
from aesilicon.design.design import Design, behind, catalogue, named_core
from aesilicon.engines import ENGINES
from aesilicon.errors import UserError, nearest
from aesilicon.spec import modes


def require_core(design: Design) -> None:
    """Raises `UserError` for a design with a mode, whose ports are not those of a core."""
    if design.mode is not None:
        core = named_core(design).name
        instead = f"choose {core}" if core in catalogue() else "leave [mode] out of its design file"
        raise UserError(
            f"design '{design.name}' has the ports of its mode, {design.mode.name}, and not those "
            f"of a core; {instead}"
        )


def in_front(design: Design, mode: str) -> Design:
    """The design if it has this mode at the message interface, else its core behind it.

    Raises `UserError` if it has another one, or if the mode does not fit the core.
    """
    if design.mode is not None:
        if mode not in design.mode.engine.modes:
            require_core(design)
        return design
    engine = next(one for one in ENGINES.values() if mode in one.modes)
    try:
        return behind(design, engine.name)
    except ValueError as e:
        raise UserError(
            f"{mode.upper()} does not fit '{design.name}': {e}; choose for example aes-round"
        ) from e


def find(mode: str, known: Sequence[str] = tuple(modes.MODES), others: Sequence[str] = ()) -> None:
    """Raises `UserError` if a mode is not one of `known`; the text names `others` too."""
    if mode not in known:
        unknown = f"unknown mode '{mode}'; {nearest(mode, [*known, *others])}"
        raise UserError(modes.NOT_BUILT.get(mode.lower(), unknown))


def serves(design: Design, mode: str, decrypt: bool) -> bool:
    """Whether the core of a design has the direction that a mode needs."""
    return DIRECTIONS[modes.core_decrypts(mode, decrypt)] in design.core.directions


def require(
    design: Design, mode: str, decrypt: bool, among: Iterable[str] = tuple(modes.MODES)
) -> None:
    """Raises `UserError` unless the core serves the mode; the text names those that it serves."""
    if serves(design, mode, decrypt):
        return
    able = [name for name in among if serves(design, name, decrypt)]
    raise UserError(
        f"design '{design.name}' cannot {DIRECTIONS[decrypt]} in {modes.MODES[mode].title}, "
        f"because its core can only {design.core.directions[0]}; "
        + (f"it can in {', '.join(able)}" if able else "choose a design with both directions")
    )
