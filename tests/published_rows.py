# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Compares a published row with the same measurement made again."""

from aesilicon.flows.measure.measurement import Measurement
from aesilicon_lab.foundry.sbox_results import SboxRow
from aesilicon_lab.papers.paper_results import PaperRow

Row = Measurement | SboxRow | PaperRow

UNREPEATABLE = ("seconds", "earlier")
"""Fields of a published row that differ from run to run, or that a measurement does not set."""
_NAMES = ("design", "name", "direction", "factor", "paper", "table", "row", "metric")
"""Fields that identify a row; each kind of row has some of them."""


def differences(row: Row, remeasured: Row) -> list[str]:
    """Differences of a second measurement, one sentence for each field."""
    named = (getattr(row, name, None) for name in _NAMES)
    label = f"{', '.join(str(name) for name in named if name is not None)} on {row.target}"
    published, again = row.model_dump(mode="json"), remeasured.model_dump(mode="json")
    return [
        f"{label}: {field} was {published[field]}, is {again[field]}"
        for field in sorted(published)
        if field not in UNREPEATABLE and published[field] != again[field]
    ]
