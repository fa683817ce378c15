# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Words about a paper: its claim, our verdict, and a paragraph for each table."""

import tomllib
from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict


class Prose(BaseModel):
    """The words about one paper, as Markdown."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    claim: str
    """One sentence: the paper's."""
    verdict: str
    """One sentence: what is left of it here."""
    built: str
    """Their chips."""
    differs: str
    """Differences of our build."""
    today: str
    """Meaning for a design of today."""
    tables: dict[str, str]
    """Number of a table -> what holds in it, and why."""


def of(key: str) -> Prose:
    """The words about a paper, by its key."""
    return _all()[key]


@cache
def _all() -> dict[str, Prose]:
    text = Path(__file__).with_name("prose.toml").read_text(encoding="utf-8")
    return {key: Prose.model_validate(words) for key, words in tomllib.loads(text).items()}
