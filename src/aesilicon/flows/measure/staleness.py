# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Decides which rows are stale: those that a measurement of today would not give again."""

from collections.abc import Sequence
from functools import cache

from aesilicon.design import design, rtl
from aesilicon.design.surroundings import Around
from aesilicon.errors import AesiliconError
from aesilicon.flows.measure.flow_hash import flow_hash
from aesilicon.flows.measure.measurement import Measurement


def stale(row: Measurement) -> bool:
    """Whether a row is of another circuit, of another flow, or with areas that no layout has.

    The circuit of a foreign core, and of a design that is not in the catalogue, is not known here.
    """
    uncorrected = row.library is not None and row.library.areas is None
    today = flow_hash(row.target, row.goal, for_clock=row.for_clock)
    if uncorrected or row.flow_hash != today:
        return True
    now = None if row.architecture == "foreign" else hash_of(row.around or row.design)
    return now is not None and row.design_hash != now


@cache
def hash_of(named: str | Around) -> str | None:
    """The hash of a design of the catalogue, or of one with a mode or a bus around it.

    None if there is none, or if it cannot be built.
    """
    try:
        around = Around(design=named) if isinstance(named, str) else named
        one = around.made() if around.design in design.shipped() else None
        return rtl.design_hash(one) if one else None
    except AesiliconError:
        return None


def with_age(rows: Sequence[Measurement]) -> list[Measurement]:
    """Rows with `earlier` set where they are stale."""
    return [row.model_copy(update={"earlier": stale(row)}) for row in rows]
