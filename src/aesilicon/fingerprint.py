# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Fingerprints of the inputs of a step: equal texts for inputs that must give equal results."""

import hashlib
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Protocol, runtime_checkable

from pydantic import BaseModel

from aesilicon.design import rtl
from aesilicon.design.design import Design, descriptions
from aesilicon.targets import CellTarget, FpgaTarget


@runtime_checkable
class Fingerprinted(Protocol):
    """An input that depends on more than its fields."""

    @property
    def fingerprint(self) -> str:
        """Text that determines the input completely."""


def fingerprint(value: object) -> str:
    """The fingerprint of an input. A file counts with its name and content, a design with its RTL.

    Raises `TypeError` for an unsupported type, `OSError` for a file that cannot be read.
    """
    match value:
        case Fingerprinted():
            return value.fingerprint
        case Design():
            return of_design(value.name, rtl.design_hash(value), descriptions(value))
        case CellTarget():
            layout = fingerprint(value.lef)
            return f"{value.name} {value.identity} {layout}"
        case FpgaTarget():
            return f"{value.name} {value.identity}"
        case Path():
            return f"{value.name} {hashlib.sha256(value.read_bytes()).hexdigest()}"
        case None | bool() | int() | float() | str():
            return repr(value)
        case tuple() | list():
            return f"[{', '.join(map(fingerprint, value))}]"
        case Mapping():
            return fingerprint(sorted(value.items()))
        case BaseModel():
            return f"{type(value).__name__} {fingerprint(dict(value))}"
    if is_dataclass(value):
        inputs = {field.name: getattr(value, field.name) for field in fields(value)}
        return f"{type(value).__name__} {fingerprint(inputs)}"
    raise TypeError(f"a step cannot depend on {value!r}")


def of_design(name: str, design_hash: str, described: str) -> str:
    """The fingerprint of a design, by its name, its hash and the digest of its descriptions."""
    return f"{name} {design_hash} {described}"
