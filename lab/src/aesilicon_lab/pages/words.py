# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Text helpers that several pages share."""


def table_label(number: str) -> str:
    """Words for a table of a paper in a text: `Table 3`, or its own name such as `Section 3.3`."""
    return f"Table {number}" if number[:1].isdigit() else number[:1].upper() + number[1:]
