# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Reads cell areas from LEF files: the SIZE of each MACRO."""

import re
from collections.abc import Mapping
from pathlib import Path

from aesilicon.errors import UserError

_COMMENT = re.compile(r"#.*")
_MACRO = re.compile(r"^\s*MACRO\s+(\S+)\s*$(.*?)^\s*END\s+\1\s*$", re.DOTALL | re.MULTILINE)
_SIZE = re.compile(r"^\s*SIZE\s+([\d.]+)\s+BY\s+([\d.]+)\s*;", re.MULTILINE)


def areas(path: Path) -> Mapping[str, float]:
    """Cell -> area in um2, for each cell with a SIZE in a LEF file.

    Raises `UserError` for a file that cannot be read or has no cell with a SIZE.
    """
    try:
        text = _COMMENT.sub("", path.read_text(encoding="utf-8", errors="replace"))
    except OSError as e:
        raise UserError(f"cannot read {path}: {e.strerror}") from e
    sizes = {
        macro[1]: round(float(size[1]) * float(size[2]), 6)
        for macro in _MACRO.finditer(text)
        if (size := _SIZE.search(macro[2]))
    }
    if not sizes:
        raise UserError(f"{path} is no LEF file of cells: it has no MACRO with a SIZE")
    return sizes
