# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The registry of wrappers: from outside by `register` or the entry-point group
`aesilicon.wrappers`."""

from aesilicon import laboratory
from aesilicon.drivers.wrapper import Wrapper

WRAPPERS: dict[str, Wrapper] = {}
"""`kind` in a design file -> its description."""


def register(wrapper: Wrapper) -> None:
    """Adds a wrapper; raises `ValueError` for a kind that is taken."""
    if wrapper.kind in WRAPPERS:
        raise ValueError(f"wrapper '{wrapper.kind}' is there already")
    WRAPPERS[wrapper.kind] = wrapper


for _kind in laboratory.loaded("aesilicon.wrappers").values():
    register(_kind())
