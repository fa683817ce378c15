# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Words and numbers that several pages share."""

from collections.abc import Mapping


def versions(tools: Mapping[str, str]) -> str:
    """Name and version of each tool, by name."""
    return ", ".join(f"{name} {version}" for name, version in sorted(tools.items()))


def table_label(number: str) -> str:
    """A table of a paper, as a text refers to it: `Table 3`, or `Section 3.3` by its own name."""
    return f"Table {number}" if number[:1].isdigit() else number[:1].upper() + number[1:]
