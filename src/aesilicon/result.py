# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The base of all results: what a step returns, the store keeps and `--json` prints."""

from typing import Any

from pydantic import BaseModel, ConfigDict


class Result(BaseModel):
    """A frozen typed result; keys that a model does not know are ignored when a row is read."""

    model_config = ConfigDict(frozen=True)

    def to_json(self) -> dict[str, Any]:
        """As JSON data: the fields that were given, in the order of their declaration."""
        return self.model_dump(mode="json", exclude_unset=True)
