# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Words that several pages share."""


def table_label(number: str) -> str:
    """A table of a paper, as a text refers to it: `Table 3`, or `Section 3.3` by its own name."""
    return f"Table {number}" if number[:1].isdigit() else number[:1].upper() + number[1:]
