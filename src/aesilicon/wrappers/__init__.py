# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The wrappers around a core, a file or folder each: ports, model, checks and clocks.

A module here that defines a subclass of `Wrapper` is one; nothing else lists it. One that lives
outside the library joins by `register`, or by an entry point in the group `aesilicon.wrappers`.
"""

import inspect
import pkgutil
from importlib import import_module

from aesilicon import laboratory
from aesilicon.wrappers.wrapper import Wrapper

__all__ = ["WRAPPERS", "Wrapper", "register"]

WRAPPERS: dict[str, Wrapper] = {}
"""`kind` in a design file -> its description."""


def register(wrapper: Wrapper) -> None:
    """Adds a wrapper; raises `ValueError` for a kind that is taken."""
    if wrapper.kind in WRAPPERS:
        raise ValueError(f"wrapper '{wrapper.kind}' is there already")
    WRAPPERS[wrapper.kind] = wrapper


def _register_all() -> None:
    for found in sorted(pkgutil.iter_modules(__path__), key=lambda found: found.name):
        module = import_module(f"{__name__}.{found.name}")
        for _, kind in inspect.getmembers(module, inspect.isclass):
            own = kind.__module__ == module.__name__
            if own and issubclass(kind, Wrapper) and not inspect.isabstract(kind):
                register(kind())
    for kind in laboratory.loaded("aesilicon.wrappers").values():
        register(kind())


_register_all()
