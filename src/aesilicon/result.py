# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The base class of all results, which steps return, the store keeps and `--json` prints."""

from typing import Any

from pydantic import BaseModel, ConfigDict


class Result(BaseModel):
    """A frozen typed result. Unknown keys are ignored when it is read."""

    model_config = ConfigDict(frozen=True)

    def to_json(self) -> dict[str, Any]:
        """JSON data with the fields that were set, in the order of their declaration."""
        return self.model_dump(mode="json", exclude_unset=True)
