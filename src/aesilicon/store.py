# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The results store: one SQLite file of results, and a content-addressed folder of runs.

A result's key is the hash of all its inputs, so a repeated request returns the stored result. Each
write is one transaction: an interrupted run leaves the store readable.
"""

import fcntl
import json
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import ValidationError

from aesilicon import console, folders
from aesilicon.errors import UserError
from aesilicon.result import Result
from aesilicon.tools import process

R = TypeVar("R", bound=Result)

_SCHEMA = """
CREATE TABLE IF NOT EXISTS results (
  key TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  design TEXT NOT NULL,
  target TEXT NOT NULL,
  created TEXT NOT NULL,
  result TEXT NOT NULL
)
"""


@dataclass(frozen=True)
class Entry(Generic[R]):
    """One stored result."""

    key: str
    kind: str
    subject: str
    """Name of the design, core or S-box that the result is about."""
    place: str
    """Target and options; empty for a result without a target."""
    created: str
    """Time of storage, UTC in ISO 8601."""
    result: R


_Row = tuple[str, str, str, str, str, str]
"""A row of the database table `results`, in the order of its columns."""


_UNUSABLE = {
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}
_IN_USE = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class Store:
    """Results in `folder`: `results.sqlite` and the run folders `runs/KEY/`.

    Methods raise `UserError` where the folder cannot be written or the database is damaged, or in
    use by another process. A store that is only `read` writes nothing, and is empty where there is
    no folder.
    """

    def __init__(self, folder: Path | None = None, *, read: bool = False) -> None:
        self.folder = (folder or folders.results()).absolute()
        self._file = self.folder / "results.sqlite"
        self._unreadable: Counter[str] = Counter()
        self._database = self._file.as_uri() + "?mode=ro" if read else str(self._file)
        if read and self.folder.exists() and not self.folder.is_dir():
            raise UserError(
                f"the results store {self.folder} is a file; set AESILICON_STORE to a folder"
            )
        if read and not (self._file.is_file() and self._file.stat().st_size):
            self._database = ":memory:"
        if read:
            return
        with self._writable():
            (self.folder / "runs").mkdir(parents=True, exist_ok=True)
        with self._connect() as database:
            database.execute(_SCHEMA)

    @contextmanager
    def _connect(self) -> Iterator[sqlite3.Connection]:
        try:
            connection = sqlite3.connect(self._database, timeout=30, uri=True)
            with closing(connection), connection:
                if self._database == ":memory:":
                    connection.execute(_SCHEMA)
                yield connection
        except sqlite3.Error as e:
            raise self._complaint(e) from e

    @contextmanager
    def _writable(self) -> Iterator[None]:
        try:
            yield
        except OSError as e:
            raise self._unusable(e.strerror or str(e)) from e

    def _complaint(self, error: sqlite3.Error) -> UserError:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # without the extended code
        if code in _UNUSABLE:
            return self._unusable(str(error))
        if code in _IN_USE:
            return UserError(f"the results store {self.folder} is in use; try again later")
        return self._damaged(str(error))

    def _unusable(self, why: str) -> UserError:
        return UserError(
            f"cannot use the results store {self.folder}: {why}; "
            "set AESILICON_STORE to a folder that can be written"
        )

    def _damaged(self, why: str) -> UserError:
        return UserError(
            f"the results store {self._file} is damaged ({why}); "
            "move it away, or set AESILICON_STORE to another folder"
        )

    @property
    def cache(self) -> Path:
        """Folder for compiled simulators and similar files; it may be deleted at any time."""
        folder = self.folder / "cache"
        with self._writable():
            folder.mkdir(exist_ok=True)
        return folder

    def get(self, key: str, model: type[R]) -> Entry[R] | None:
        """The result stored under `key`; None if there is none or `model` cannot hold it."""
        with self._connect() as database:
            row = database.execute("SELECT * FROM results WHERE key = ?", (key,)).fetchone()
        return self._entry(row, model) if row else None

    def put(self, key: str, kind: str, subject: str, place: str, result: Result) -> None:
        """Stores a result, in place of an older one under the same key; no interrupt breaks it."""
        created = datetime.now(UTC).isoformat(timespec="seconds")
        with process.unbroken(), self._connect() as database:
            database.execute(
                "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?)",
                (key, kind, subject, place, created, json.dumps(result.to_json())),
            )

    def latest(self, kind: str, model: type[R]) -> list[Entry[R]]:
        """The newest result of each subject and place of one kind, ordered by their names."""
        newest = {(e.subject, e.place): e for e in self.all(kind, model)}
        return [newest[name] for name in sorted(newest)]

    def all(self, kind: str, model: type[R]) -> list[Entry[R]]:
        """Every result of one kind, oldest first.

        Results of other versions that `model` cannot hold stay in the store and are left out; a
        line on standard error gives their number.
        """
        with self._connect() as database:
            rows = database.execute(
                "SELECT * FROM results WHERE kind = ? ORDER BY created, rowid", (kind,)
            ).fetchall()
        entries = [self._entry(row, model) for row in rows]
        readable = [entry for entry in entries if entry is not None]
        self._say_unreadable(kind, len(entries) - len(readable))
        return readable

    def _say_unreadable(self, kind: str, number: int) -> None:
        if number > self._unreadable[kind]:
            self._unreadable[kind] = number
            results = "result" if number == 1 else "results"
            console.progress.print(
                f"{number} {results} of kind '{kind}' in {self._file} were written by another "
                "version and are left out",
                markup=False,
                soft_wrap=True,
            )

    def run_folder(self, key: str) -> Path:
        """The folder with the logs and netlists of the run with this key."""
        return self.folder / "runs" / key

    @contextmanager
    def exclusive(self, key: str) -> Iterator[None]:
        """Locks the run of this key: a second process with the same key waits for the first.

        Tools inherit the lock, because the tools of a killed process still write to its run folder.
        """
        with self._writable():
            lock = self.run_folder(key).with_suffix(".lock").open("w")
        with lock, process.inherited(lock.fileno()):
            fcntl.flock(lock, fcntl.LOCK_EX)
            try:
                yield
            finally:
                fcntl.flock(lock, fcntl.LOCK_UN)

    def new_run_folder(self, key: str) -> Path:
        """Empties and returns the run folder of this key. A failed run leaves its logs there."""
        folder = self.run_folder(key)
        shutil.rmtree(folder, ignore_errors=True)
        with self._writable():
            folder.mkdir()
        return folder

    def _entry(self, row: _Row, model: type[R]) -> Entry[R] | None:
        key, kind, subject, place, created, text = row
        try:
            result = json.loads(text)
        except ValueError as e:
            raise self._damaged(f"result {key[:16]}: {e}") from e
        try:
            return Entry(key, kind, subject, place, created, model.model_validate(result))
        except ValidationError:
            return None
