# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The licence and the command that stand at the head of every text in a bundle."""

from pathlib import Path

SPDX = (
    "SPDX-FileCopyrightText: AESilicon contributors",
    "SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1",
)


def head(comment: str, argument: str) -> str:
    """The first lines of a text whose comments begin with `comment`."""
    lines = (*SPDX, f"Made by `aesilicon build {argument}`.")
    return "".join(f"{comment} {line}\n" for line in lines)


_COMMENTS = {
    **dict.fromkeys((".sv", ".v", ".cst"), "//"),
    **dict.fromkeys((".sh", ".ys", ".abc", ".tcl", ".pdc", ".lut"), "#"),
}
"""Ending of a file's name -> start of a comment."""
_BLOCKS = {".md": ("<!--", "-->"), ".lib": ("/*", "*/")}
"""Ending of a file's name -> start and end of a comment of lines. OpenSTA reads no other one in a
library."""


def with_head(name: str, text: str, argument: str) -> str:
    """The text with the head, behind a first line for the shell; a text with a licence stays."""
    if SPDX[0] in text:
        return text
    kind = Path(name).suffix
    if kind in _BLOCKS:
        begin, end = _BLOCKS[kind]
        return f"{begin}\n{head('', argument)}{end}\n{text}"
    first = head(_COMMENTS[kind], argument)
    start, rest = ("", text) if not text.startswith("#!") else text.split("\n", 1)
    return f"{start}\n{first}{rest}" if start else first + text
