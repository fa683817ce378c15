# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The published rows, as they lie in the folder `results/`."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from aesilicon import resources

COMMAND = "make results"
"""Makes all of them."""


def file(name: str) -> Path:
    """Where the rows of one kind lie."""
    return resources.results_dir() / f"{name}.json"


def read(name: str) -> list[dict[str, Any]]:
    """The published rows of one kind, in the order of their tables.

    `name` is `measured`, `proofs`, `mutants`, `peers`, `sboxes` or `papers`. Raises `OSError` where
    the file is missing: an installed wheel has `measured` and `peers` only.
    """
    rows: list[dict[str, Any]] = json.loads(file(name).read_text(encoding="utf-8"))["rows"]
    return rows


def read_if_there(name: str) -> list[dict[str, Any]]:
    """The same; no rows where the file is missing."""
    return read(name) if file(name).is_file() else []


def write(name: str, rows: list[dict[str, Any]], made_by: str = COMMAND) -> None:
    """Publishes rows, with run times rounded to seconds."""
    whole = json.loads(
        json.dumps(rows),
        object_hook=lambda o: o | {k: round(o[k]) for k in o if k.endswith("seconds")},
    )
    text = json.dumps({"made_by": made_by, "rows": whole}, indent=1)
    file(name).parent.mkdir(exist_ok=True)
    file(name).write_text(text + "\n", encoding="utf-8")


def merge(
    name: str,
    rows: Sequence[dict[str, Any]],
    key: Callable[[dict[str, Any]], Any],
    order: Sequence[Any],
    made_by: str = COMMAND,
) -> None:
    """Publishes rows in place of those with their keys; all that `order` names, in this order."""
    new = {key(row) for row in rows}
    others = [row for row in read_if_there(name) if key(row) not in new]
    known = [row for row in [*others, *rows] if key(row) in order]
    write(name, sorted(known, key=lambda row: order.index(key(row))), made_by)
