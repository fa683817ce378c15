# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The published rows: one JSON Lines file for each kind in the folder `results/`.

The first line names the command that makes the file. A library, a set of tool versions or a block
of figures that rows share stands once, in a line `{"id": ..., "library": {...}}`; rows refer to it
by its id. The id is a hash of the content, so a row that is measured again changes only its line.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from aesilicon import resources
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.prove.layer import LayerProof
from aesilicon.flows.prove.report import Proof
from aesilicon.result import Result

COMMAND = "make results"
"""Command that makes the published rows of a `Kind` which names no other."""

SHARED = ("library", "tools", "figures")
"""Fields of a row that move to a shared line if they hold an object."""


R = TypeVar("R", bound=Result)
K = TypeVar("K")


@dataclass(frozen=True)
class Kind(Generic[R]):
    """One kind of published rows: the name of their file, their type, and their command."""

    name: str
    model: type[R]
    made_by: str = COMMAND

    @property
    def file(self) -> Path:
        """The file of these rows."""
        return resources.results_dir() / f"{self.name}.jsonl"

    def read(self) -> list[R]:
        """All rows. Raises `OSError` where the file is missing."""
        text = self.file.read_text(encoding="utf-8")
        return [self.model.model_validate(row) for row in from_lines(text)]

    def read_if_there(self) -> list[R]:
        """All rows; none where the file is missing."""
        return self.read() if self.file.is_file() else []

    def write(self, rows: Sequence[R]) -> None:
        """Publishes rows, with run times rounded to seconds."""
        self.file.parent.mkdir(exist_ok=True)
        text = to_lines([row.to_json() for row in rows], self.made_by)
        self.file.write_text(text, encoding="utf-8")

    def merge(self, rows: Sequence[R], key: Callable[[R], K], order: Sequence[K]) -> None:
        """Adds rows to the file and replaces rows with the same keys.

        The file then holds the rows whose keys are in `order`, in this order.
        """
        new = {key(row) for row in rows}
        others = [row for row in self.read_if_there() if key(row) not in new]
        published = [row for row in [*others, *rows] if key(row) in order]
        self.write(sorted(published, key=lambda row: order.index(key(row))))


MEASURED = Kind("measured", Measurement)
PROOFS = Kind("proofs", Proof)
"""Measurements and proofs of the designs. The wheel contains them and the next three."""

WITH_BUS = Kind("with_bus", Measurement, "python -m aesilicon_lab.pages.with_bus")
"""Measurements of designs with a bus."""

LAYER_PROOFS = Kind("layers", LayerProof, "python -m aesilicon_lab.pages.layers")
"""Proofs of layers in front of any core, by their parameters."""

PEERS = Kind("peers", Measurement, "aesilicon measure --rtl")
"""Measurements of other projects' cores."""


def to_lines(rows: Sequence[dict[str, Any]], made_by: str) -> str:
    """The text of a file: the command, the shared objects by field and id, then the rows."""
    shared: dict[tuple[int, str], dict[str, Any]] = {}
    lines = []
    for row in map(_whole_seconds, rows):
        for place, field in enumerate(SHARED):
            if isinstance(content := row.get(field), dict):
                row[field] = _id(field, content)
                shared[place, row[field]] = {"id": row[field], field: content}
        lines.append(row)
    parts = [{"made_by": made_by}, *(part for _, part in sorted(shared.items())), *lines]
    return "".join(f"{json.dumps(part, ensure_ascii=False)}\n" for part in parts)


def from_lines(text: str) -> list[dict[str, Any]]:
    """The rows in the text of a file, with the shared objects in place of their ids."""
    _, *parts = map(json.loads, text.splitlines())
    shared = {part["id"]: part for part in parts if "id" in part}
    rows = [part for part in parts if "id" not in part]
    for row in rows:
        for field in SHARED:
            if isinstance(row.get(field), str):
                row[field] = shared[row[field]][field]
    return rows


def _id(field: str, content: dict[str, Any]) -> str:
    """Id of a shared object: name of the library or field, and the start of its SHA-256."""
    text = json.dumps(content, sort_keys=True)
    name = content["name"] if field == "library" else field
    return f"{name}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def _whole_seconds(row: dict[str, Any]) -> dict[str, Any]:
    rounded: dict[str, Any] = json.loads(
        json.dumps(row),
        object_hook=lambda o: o | {k: round(o[k]) for k in o if k.endswith("seconds")},
    )
    return rounded
