# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Published rows pass through the typed results unchanged, digit for digit."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.prove.report import Proof
from aesilicon.report.published import MEASURED, PEERS, Kind, from_lines
from aesilicon.result import Result

PROOFS = Kind("proofs", Proof)
ROWS = [
    (kind.model, row)
    for kind in (MEASURED, PEERS, PROOFS)
    for row in from_lines(kind.file.read_text(encoding="utf-8"))
]


def text(row: dict[str, Any]) -> str:
    return json.dumps(row, sort_keys=True)


def test_every_published_row_is_kept() -> None:
    assert len(ROWS) > 150
    for model, row in ROWS:
        again = model.model_validate(row).to_json()
        named = {"design": row["core"]} if "core" in row else {}  # of another project
        assert text(again) == text(row | named)


@pytest.mark.parametrize("model", [Measurement, Proof])
def test_a_row_survives_its_text(model: type[Result]) -> None:
    first = next(model.model_validate(row) for kind, row in ROWS if kind is model)
    again = model.model_validate_json(json.dumps(first.to_json()))
    assert again == first
    with pytest.raises(ValidationError):
        again.design = "another"  # type: ignore[attr-defined]


def test_a_later_release_may_add_a_key_and_not_drop_one() -> None:
    row = PROOFS.read()[0].to_json()
    assert Proof.model_validate({**row, "of_later": 1}) == Proof.model_validate(row)
    with pytest.raises(ValidationError, match="parts"):
        Proof.model_validate({key: value for key, value in row.items() if key != "parts"})
