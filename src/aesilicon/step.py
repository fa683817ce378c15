# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A step computes a typed result from frozen inputs; the store keeps the result under one key.

A flow defines a frozen dataclass of inputs with a method `run`. Key, look-up, lock, run folder,
validation and storage are here; `executors` runs steps.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from aesilicon import provenance
from aesilicon.fingerprint import fingerprint
from aesilicon.result import Result
from aesilicon.store import Store

R = TypeVar("R", bound=Result, covariant=True)
S = TypeVar("S", bound=Result)

Tell = Callable[[str], None]
"""Function that takes the current part of a step, for people watching."""


def silent(now: str) -> None:
    """A `Tell` that ignores its text."""


@dataclass(frozen=True)
class Work:
    """The store, run folder and progress function of a running step."""

    store: Store
    folder: Path
    """The run folder of the step."""
    tell: Tell = silent

    @property
    def cache(self) -> Path:
        """Folder for files that steps share; it may be deleted at any time."""
        return self.store.cache

    def result_of(self, step: "Step[S]", *, needs: Sequence[str] = ()) -> S:
        """The result of an earlier step; the files `needs` are then in its run folder."""
        return step.done(self.store, tell=self.tell, needs=needs)

    def folder_of(self, step: "Step[Result]") -> Path:
        """The run folder of an earlier step."""
        return self.store.run_folder(step.key)


class Step(ABC, Generic[R]):
    """A pure function of its fields to a result; subclasses are frozen dataclasses that pickle."""

    kind: ClassVar[str]
    """The name under which the store lists its results."""
    result: type[R]
    """The type of its results, an attribute of the class."""
    code: ClassVar[tuple[str, ...]]
    """The modules that `run` calls. Their source and that of their imports is part of the key."""
    doing: ClassVar[str] = "measuring"
    """Word for the state of the running step, for people watching."""
    resumes: ClassVar[bool] = False
    """Whether a run continues from files that an earlier run left in the run folder."""

    @property
    @abstractmethod
    def subject(self) -> str:
        """Name of the design, core or S-box that the result is about."""

    @property
    def place(self) -> str:
        """Target and options. A report shows the newest result of each (subject, place)."""
        return ""

    @property
    def label(self) -> str:
        """One line that names the step for people watching."""
        return f"{self.subject} on {self.place}" if self.place else self.subject

    @property
    def versions(self) -> Mapping[str, str]:
        """Tool -> version, for the tools on which the result depends."""
        return {}

    @abstractmethod
    def run(self, work: Work, tell: Tell) -> R:
        """Computes the result. All files go into `work.folder`."""

    @classmethod
    def key_of(cls, inputs: Iterable[str], versions: Mapping[str, str]) -> str:
        """SHA-256 (hex) of kind, fingerprints of the inputs, tools and code."""
        words = [cls.kind, *inputs, str(sorted(versions.items())), provenance.digest_of(*cls.code)]
        return hashlib.sha256("\0".join(words).encode()).hexdigest()

    @cached_property
    def key(self) -> str:
        """SHA-256 (hex) of everything that the result depends on."""
        return self.key_of(map(fingerprint, self._inputs().values()), self.versions)

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the step as an input of another step: its key."""
        return self.key

    def _inputs(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]

    def __getstate__(self) -> dict[str, Any]:
        """Pickles the inputs only: the key is computed anew on another machine."""
        return self._inputs()

    def stored(self, store: Store, *, needs: Sequence[str] = ()) -> R | None:
        """The stored result, if the files `needs` are in its run folder; else None."""
        entry = store.get(self.key, self.result)
        folder = store.run_folder(self.key)
        if entry is None or not all((folder / name).is_file() for name in needs):
            return None
        return entry.result

    def put(self, store: Store, result: Result) -> R:
        """Stores a result of this step, and returns it as it would be read from the store."""
        checked = self.result.model_validate(result.to_json())
        store.put(self.key, self.kind, self.subject, self.place, checked)
        return checked

    def done(
        self, store: Store, *, force: bool = False, tell: Tell = silent, needs: Sequence[str] = ()
    ) -> R:
        """The stored result; the step runs if none is stored or a file of `needs` is missing.

        With `force` it always runs.
        A second process with the same step waits for the first.
        """
        with store.exclusive(self.key):
            result = None if force else self.stored(store, needs=needs)
            if result is not None:
                return result
            if self.resumes and not force:
                folder = store.run_folder(self.key)
                folder.mkdir(exist_ok=True)
            else:
                folder = store.new_run_folder(self.key)
            return self.put(store, self.run(Work(store, folder, tell), tell))
