# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Texts about a paper: its claim, our verdict, and a paragraph for each table."""

import tomllib
from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict


class Prose(BaseModel):
    """The texts about one paper, as Markdown."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    claim: str
    """The paper's claim, in one sentence."""
    verdict: str
    """Our verdict on the claim, in one sentence."""
    built: str
    """The circuits that the authors built."""
    differs: str
    """Differences between their circuits and our builds."""
    today: str
    """Relevance for a design of today."""
    tables: dict[str, str]
    """Number of a table -> paragraph on the figures that hold, and why."""


def of(key: str) -> Prose:
    """The texts about a paper, by its key."""
    return _all()[key]


@cache
def _all() -> dict[str, Prose]:
    text = Path(__file__).with_name("prose.toml").read_text(encoding="utf-8")
    return {key: Prose.model_validate(words) for key, words in tomllib.loads(text).items()}
