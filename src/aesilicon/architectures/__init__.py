# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The core architectures, one file each: legal parameters, traits and clocks.

Importing this package registers each concrete subclass of `Architecture` in its modules; no list
names them. `register` adds an architecture outside the library, with its own RTL.
"""

import inspect
import pkgutil
from importlib import import_module

from aesilicon.architectures.architecture import (
    KEY_SCHEDULES,
    WIDE,
    Architecture,
    Build,
    Ghosts,
    Options,
    Reloads,
    Traits,
)
from aesilicon.architectures.clocks import (
    DIRECTIONS,
    LENGTHS,
    Answer,
    Clocks,
    Direction,
    Offer,
    Request,
    Run,
    Timing,
    timing,
)

__all__ = [
    "ARCHITECTURES",
    "DIRECTIONS",
    "KEY_SCHEDULES",
    "LENGTHS",
    "WIDE",
    "Answer",
    "Architecture",
    "Build",
    "Clocks",
    "Direction",
    "Ghosts",
    "Offer",
    "Options",
    "Reloads",
    "Request",
    "Run",
    "Timing",
    "Traits",
    "register",
    "timing",
]

ARCHITECTURES: dict[str, Architecture] = {}
"""Name of an architecture in a design file -> its description."""


def register(architecture: Architecture) -> None:
    """Adds an architecture; raises `ValueError` for a name that is taken."""
    if architecture.name in ARCHITECTURES:
        raise ValueError(f"architecture '{architecture.name}' is there already")
    ARCHITECTURES[architecture.name] = architecture


def _register_all() -> None:
    for info in sorted(pkgutil.iter_modules(__path__), key=lambda info: info.name):
        module = import_module(f"{__name__}.{info.name}")
        for _, kind in inspect.getmembers(module, inspect.isclass):
            own = kind.__module__ == module.__name__
            if own and issubclass(kind, Architecture) and not inspect.isabstract(kind):
                register(kind())


_register_all()
