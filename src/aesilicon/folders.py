# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The folders of the user that the program writes into, and a sentence where it cannot."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from errno import EACCES, EDQUOT, ENOSPC, EPERM, EROFS
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

from aesilicon.errors import AesiliconError, ToolError, UserError

_FULL = (ENOSPC, EDQUOT)
REFUSED = (*_FULL, EACCES, EPERM, EROFS)
"""Numbers of the errors with which a folder takes no file."""
_PROBE = 1 << 20
"""Bytes for which a folder must have room; a run of a tool writes more."""


def results() -> Path:
    """`$AESILICON_STORE`, or `aesilicon` in the user's data folder."""
    named = os.environ.get("AESILICON_STORE")
    return Path(named) if named else user_data_path("aesilicon")


def cache() -> Path:
    """`aesilicon` in the user's cache folder; everything in it can be made again."""
    return user_cache_path("aesilicon")


def temporary() -> Path:
    """The folder for temporary files; raises `UserError` if there is none that can be written."""
    try:
        return Path(tempfile.gettempdir())
    except FileNotFoundError as e:
        raise UserError(
            "no folder for temporary files can be written; set TMPDIR to one that can"
        ) from e


def _known() -> Iterator[tuple[Path, str]]:
    """(folder, variable that names another) of all folders."""
    yield results(), "AESILICON_STORE"
    yield cache(), "XDG_CACHE_HOME"
    yield temporary(), "TMPDIR"


def unusable(folder: Path, why: str) -> UserError:
    """The error about a folder or file that cannot be written."""
    path = folder.absolute()
    around = [(str(one), name) for one, name in _known() if path.is_relative_to(one.absolute())]
    what_to_do = f"; set {max(around)[1]} to a folder that can be written" if around else ""
    return UserError(f"cannot write in {folder}: {why}{what_to_do}")


def refusal(folder: Path) -> OSError | None:
    """The error of a test write into a folder, or the nearest one above it; None if it succeeds."""
    path = folder.absolute()
    above = next(one for one in (path, *path.parents) if one.exists())
    try:
        with tempfile.TemporaryFile(dir=above) as file:
            file.write(bytes(_PROBE))
            file.flush()
    except OSError as e:
        return e
    return None


def require_room(*more: Path) -> None:
    """Raises `UserError` if one of `more`, or of the user's folders, is on a full disk."""
    for folder in (*more, *(known for known, _ in _known())):
        error = refusal(folder)
        if error is not None and error.errno in _FULL:
            raise unusable(folder, error.strerror or str(error))


def blamed(error: Exception) -> UserError | None:
    """A `UserError` on the unwritable folder that caused an error; None if no folder did."""
    if isinstance(error, AesiliconError) and not isinstance(error, ToolError):
        return None
    try:
        if isinstance(error, OSError) and error.errno in REFUSED and (name := written(error)):
            path = Path(name).absolute()
            if any(path.is_relative_to(known.absolute()) for known, _ in _known()):
                return unusable(path.parent, error.strerror or str(error))
        require_room()
    except UserError as e:
        return e
    return None


def written(error: OSError) -> str:
    """The file that could not be written or read; of a copy the new one; empty if unknown."""
    name = error.filename2 or error.filename
    return os.fsdecode(name) if isinstance(name, str | bytes | Path) else ""


def keep(path: Path, text: str) -> None:
    """Writes a file of the cache as a whole or not at all; may raise `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
        Path(beside).replace(path)
    finally:
        Path(beside).unlink(missing_ok=True)


def need(path: Path, text: str) -> None:
    """`keep`, for a file that tools are to read; raises `UserError` if it cannot be written."""
    try:
        keep(path, text)
    except OSError as e:
        raise unusable(cache(), e.strerror or str(e)) from e


def copy(file: Path, to: Path) -> None:
    """Copies a file, with its mode, as a whole or not at all; may raise `OSError`."""
    to.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(prefix=f".{to.name}-", dir=to.parent)
    os.close(handle)
    try:
        shutil.copy2(file, beside)
        Path(beside).replace(to)
    finally:
        Path(beside).unlink(missing_ok=True)
