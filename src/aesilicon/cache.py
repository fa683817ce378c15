# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The user's cache folder; everything in it can be made again."""

import os
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

from aesilicon.errors import UserError


def folder() -> Path:
    """`aesilicon` in the user's cache folder, which XDG_CACHE_HOME sets; it may be missing."""
    return user_cache_path("aesilicon")


def keep(path: Path, text: str) -> None:
    """Writes a file below the cache folder as a whole or not at all; may raise `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
        Path(temporary).replace(path)
    finally:
        Path(temporary).unlink(missing_ok=True)


def need(path: Path, text: str) -> None:
    """`keep`, for a file that tools are to read; raises `UserError` if it cannot be written."""
    try:
        keep(path, text)
    except OSError as e:
        raise UserError(
            f"cannot write in the cache folder {folder()}: {e.strerror}; "
            "set XDG_CACHE_HOME to a folder that can be written"
        ) from e
