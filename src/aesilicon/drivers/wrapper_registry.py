# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The registry of wrappers; `register` and the entry points `aesilicon.wrappers` fill it."""

from aesilicon import laboratory
from aesilicon.drivers.wrapper import Wrapper

WRAPPERS: dict[str, Wrapper] = {}
"""`kind` in a design file -> description of the wrapper."""


def register(wrapper: Wrapper) -> None:
    """Adds a wrapper; raises `ValueError` if its kind is already registered."""
    if wrapper.kind in WRAPPERS:
        raise ValueError(f"wrapper '{wrapper.kind}' is there already")
    WRAPPERS[wrapper.kind] = wrapper


for _kind in laboratory.loaded("aesilicon.wrappers").values():
    register(_kind())
