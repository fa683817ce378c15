# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The results store: one SQLite file of results, and a content-addressed folder of runs.

A result's key is the hash of all its inputs, so a repeated request returns the stored result. Each
write is one transaction: an interrupted run leaves the store readable.
"""

import fcntl
import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from aesilicon.errors import UserError

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
class Entry:
    """One stored result."""

    key: str
    kind: str
    design: str
    target: str
    created: str
    """UTC, ISO 8601."""
    result: dict[str, Any]


def default_folder() -> Path:
    """`$AESILICON_STORE`, or `aesilicon` in the user's data folder."""
    named = os.environ.get("AESILICON_STORE")
    return Path(named) if named else user_data_path("aesilicon")


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

    Every method raises `UserError` where the folder cannot be written or the database is damaged.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = (folder or default_folder()).absolute()
        self._file = self.folder / "results.sqlite"
        with self._writable():
            (self.folder / "runs").mkdir(parents=True, exist_ok=True)
        with self._connect() as database:
            database.execute(_SCHEMA)

    @contextmanager
    def _connect(self) -> Iterator[sqlite3.Connection]:
        try:
            connection = sqlite3.connect(self._file, timeout=30)
            with closing(connection), connection:
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
        """Folder for compiled simulators and the like; may be deleted at any time."""
        folder = self.folder / "cache"
        with self._writable():
            folder.mkdir(exist_ok=True)
        return folder

    def get(self, key: str) -> Entry | None:
        """The result stored under `key`, or None."""
        with self._connect() as database:
            row = database.execute("SELECT * FROM results WHERE key = ?", (key,)).fetchone()
        return self._entry(row) if row else None

    def put(
        self, key: str, kind: str, design: str, target: str, result: Mapping[str, Any]
    ) -> Entry:
        """Stores a result, in place of an older one under the same key."""
        created = datetime.now(UTC).isoformat(timespec="seconds")
        entry = Entry(key, kind, design, target, created, dict(result))
        with self._connect() as database:
            database.execute(
                "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?)",
                (key, kind, design, target, created, json.dumps(entry.result)),
            )
        return entry

    def once(
        self,
        key: str,
        kind: str,
        design: str,
        target: str,
        make: Callable[[], Mapping[str, Any]],
        *,
        force: bool = False,
    ) -> dict[str, Any]:
        """The result stored under `key`; with `force` or without one `make` gives it.

        A second process with the same key waits for the first.
        """
        with self.exclusive(key):
            entry = None if force else self.get(key)
            if entry is None:
                entry = self.put(key, kind, design, target, make())
        return entry.result

    def latest(self, kind: str) -> list[Entry]:
        """The newest result of each design and target of one kind, ordered by their names."""
        newest = {(e.design, e.target): e for e in self.all(kind)}
        return [newest[name] for name in sorted(newest)]

    def all(self, kind: str) -> list[Entry]:
        """Every result of one kind, oldest first."""
        with self._connect() as database:
            rows = database.execute(
                "SELECT * FROM results WHERE kind = ? ORDER BY created, rowid", (kind,)
            ).fetchall()
        return [self._entry(row) for row in rows]

    def run_folder(self, key: str) -> Path:
        """Where the logs and netlists of the run with this key lie."""
        return self.folder / "runs" / key

    @contextmanager
    def exclusive(self, key: str) -> Iterator[None]:
        """Locks the run of this key: a second process with the same key waits for the first."""
        with self._writable():
            lock = self.run_folder(key).with_suffix(".lock").open("w")
        with lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def new_run_folder(self, key: str) -> Path:
        """The run folder of this key, emptied. It stays when the run fails: the logs are in it."""
        folder = self.run_folder(key)
        shutil.rmtree(folder, ignore_errors=True)
        with self._writable():
            folder.mkdir()
        return folder

    def _entry(self, row: tuple[str, str, str, str, str, str]) -> Entry:
        key, kind, design, target, created, result = row
        try:
            return Entry(key, kind, design, target, created, json.loads(result))
        except ValueError as e:
            raise self._damaged(f"result {key[:16]}: {e}") from e
