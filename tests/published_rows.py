# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Compares a published row with the same measurement made again."""

from typing import Any

UNREPEATABLE = ("seconds", "earlier")
"""Fields of a published row that differ from run to run, or that no measurement makes."""
_NAMES = ("design", "name", "direction", "factor", "paper", "table", "row", "metric")
"""Fields that identify a row; each kind of row has some of them."""


def differences(published: dict[str, Any], again: dict[str, Any]) -> list[str]:
    """Differences of a second measurement, one sentence for each field."""
    names = ", ".join(str(published[name]) for name in _NAMES if published.get(name) is not None)
    label = f"{names} on {published['target']}"
    return [
        f"{label}: {field} was {published.get(field)}, is {again.get(field)}"
        for field in sorted(published.keys() | again.keys())
        if field not in UNREPEATABLE and published.get(field) != again.get(field)
    ]
