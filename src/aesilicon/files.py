# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Reads and writes a user's files, completely or not at all. Each error is one sentence."""

import os
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from aesilicon.errors import ToolError, UserError

_ENDLESS = ("zero", "full", "random", "urandom")
"""Devices that never end."""


def read(name: str) -> bytes:
    """The content of a file, or of standard input for `-`; `UserError` if it cannot be read."""
    if name == "-":
        if sys.stdin is None:
            raise UserError("cannot read standard input: it is closed; name a file")
        return sys.stdin.buffer.read()
    if not name:
        raise UserError("the name of the input file is empty; name a file, or - for standard input")
    if Path(name).is_char_device() and Path(name).name in _ENDLESS:
        raise UserError(f"cannot read {name}: it has no end; name a file")
    try:
        return Path(name).read_bytes()
    except OSError as e:
        raise UserError(f"cannot read {name}: {e.strerror}") from e


def head(name: str, most: int) -> bytes:
    """The first `most` bytes of a file; may raise `OSError`."""
    with Path(name).open("rb") as file:
        return file.read(most)


def check_readable(path: Path) -> None:
    """Raises `UserError` for a file that cannot be read."""
    try:
        path.open("rb").close()
    except OSError as e:
        raise UserError(f"cannot read {path}: {e.strerror}") from e


def check_writable(name: str) -> None:
    """Raises `UserError` for a file that `write` could not write. For use before long work."""
    path = Path(name)
    if name == "-":
        return
    if not name:
        raise UserError("the name of the output file is empty; name a file")
    if path.is_dir():
        raise UserError(f"cannot write {name}: it is a folder; name a file")
    if not path.absolute().parent.is_dir():
        raise UserError(f"cannot write {name}: the folder {path.parent} does not exist")
    target = path if path.exists() and not path.is_file() else path.absolute().parent
    if not os.access(target, os.W_OK):
        raise UserError(f"cannot write {name}: no permission to write in {target}")


def check_apart(source: str, output: str) -> None:
    """Raises `UserError` for an output file that would replace the input file `source`."""
    if "-" in (source, output) or not (Path(source).is_file() and Path(output).is_file()):
        return
    if Path(source).samefile(output):
        raise UserError(f"{output} is the input file; name another output file")


def write(name: str, data: bytes) -> None:
    """Writes a file as a whole, by renaming a temporary one; for `-` writes to standard output.

    Writes directly to a device or pipe. Raises `UserError` for a file that cannot be written.
    """
    if name == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    path = Path(name)
    try:
        if path.exists() and not path.is_file():  # a device or pipe: nothing to rename over
            path.write_bytes(data)
            return
        path = path.resolve()  # writes to the target of a link
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(data)
            Path(beside).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~umask())
            Path(beside).replace(path)
        finally:
            Path(beside).unlink(missing_ok=True)
    except OSError as e:
        raise UserError(f"cannot write {name}: {e.strerror}") from e


@contextmanager
def scratch() -> Iterator[Path]:
    """A temporary folder; kept if a tool fails, because the error message names a log in it."""
    folder = Path(tempfile.mkdtemp(prefix="aesilicon-"))
    try:
        yield folder
    except ToolError:
        raise
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    shutil.rmtree(folder, ignore_errors=True)


def umask() -> int:
    """The process's file mode mask, which can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def read_toml(path: Path, kind: str) -> dict[str, Any]:
    """The tables of a user's TOML file, which errors name a `kind` file.

    Raises `UserError` for a file that cannot be read or is no TOML.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as e:
        raise UserError(f"cannot read {kind} file {path}: {e.strerror}") from e
    except UnicodeDecodeError as e:
        raise UserError(f"{path} is not UTF-8 text, which a {kind} file must be") from e
    except (ValueError, RecursionError) as e:
        said = "a number has too many digits" if "set_int_max_str_digits" in str(e) else e
        raise UserError(f"{path} is not valid TOML: {said}") from e
