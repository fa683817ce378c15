# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The papers: each has a TOML file with its tables and the measurement behind each cell."""

from pathlib import Path

from pydantic import ValidationError

from aesilicon import files
from aesilicon.errors import UserError, nearest
from aesilicon_lab.papers import measures, printed_table
from aesilicon_lab.papers.paper import Erratum, Paper

__all__ = ["Paper", "catalogue", "load", "read"]


def catalogue() -> dict[str, Path]:
    """Key -> TOML file of every paper, sorted by key."""
    paths = sorted(Path(__file__).parent.glob("*.toml"))
    return {path.stem: path for path in paths if path.stem != "prose"}


def load(key: str) -> Paper:
    """A paper by its key; raises `UserError` for an unknown key."""
    known = catalogue()
    if key not in known:
        raise UserError(f"unknown paper '{key}'; {nearest(key, list(known))}")
    return read(known[key])


def read(path: Path) -> Paper:
    """Reads a paper from a TOML file; raises `UserError` with a sentence on the first error."""
    data = files.read_toml(path, "paper")
    try:
        paper = Paper.model_validate(data)
    except ValidationError as e:
        raise UserError(f"{path}: {_sentence(e)}") from e
    if paper.key != path.stem:
        raise UserError(f"{path}: key is '{paper.key}', but must be the file's name, '{path.stem}'")
    return paper


_MODELS = (
    *(Paper, Erratum, printed_table.PrintedTable, printed_table.Column, printed_table.PrintedRow),
    *(printed_table.Quoted, printed_table.Order, printed_table.Factor, printed_table.Builds),
    *(measures.Reproduce, measures.Measure, measures.Variant, measures.Software),
)


def _sentence(error: ValidationError) -> str:
    """A sentence on the first error; unknown keys come before missing ones. Lists start at 0."""
    first = min(error.errors(include_url=False), key=lambda e: e["type"] != "extra_forbidden")
    where = ".".join(map(str, first["loc"]))
    if first["type"] == "extra_forbidden":
        legal = sorted({name for model in _MODELS for name in model.model_fields})
        return f"unknown key '{where}'; {nearest(str(first['loc'][-1]), legal)}"
    if first["type"] == "missing":
        return f"key '{where}' is missing"
    message = first["msg"].removeprefix("Value error, ")
    if first["type"] == "value_error":
        return f"{where} {message}".strip()
    return f"{where} is not legal: {message[0].lower()}{message[1:]}"
