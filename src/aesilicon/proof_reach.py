# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""For which sequences of offers a design is proven: for any, or for the scripted scenarios.

`prove` proves the scenarios. A proof for any sequence takes longer, so a stored or a published one
of the same circuit counts.
"""

from functools import cache

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.equivalence.results import Part, Reach
from aesilicon.flows.prove.any_sequence import exact_clocks
from aesilicon.flows.prove.steps import ProveAnySequence
from aesilicon.report.published import PROOFS
from aesilicon.store import Store


def of_design(design: Design, store: Store) -> Reach:
    """The reach of the proof of a design, by stored and published proofs."""
    found = store.get(ProveAnySequence(design).key, ProveAnySequence.result)
    if found is not None and found.result.right:
        return "any sequence"
    return published(rtl.design_hash(design))


def of_parts(design: Design, store: Store) -> dict[Part, Reach]:
    """The reach of data, time and secrets; for the exact clocks of a pipeline always scenarios."""
    reach = of_design(design, store)
    return {
        "data": reach,
        "time": reach if exact_clocks(design) else "scenarios",
        "secrets": reach,
    }


def published(design_hash: str) -> Reach:
    """The reach of the published proofs of the designs with this hash."""
    return "any sequence" if design_hash in _closed() else "scenarios"


@cache
def _closed() -> frozenset[str]:
    rows = PROOFS.read_if_there()
    return frozenset(row.design_hash for row in rows if row.any_sequence and row.any_sequence.right)
