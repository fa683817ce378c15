# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The licence and the command that stand at the head of every text in a bundle."""

SPDX = (
    "SPDX-FileCopyrightText: AESilicon contributors",
    "SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1",
)


def head(comment: str, argument: str) -> str:
    """The first lines of a text whose comments begin with `comment`."""
    lines = (*SPDX, f"Made by `aesilicon build {argument}`.")
    return "".join(f"{comment} {line}\n" for line in lines)
