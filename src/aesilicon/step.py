# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A step: frozen inputs to a typed result, kept in the store under one key.

A flow writes a frozen dataclass of inputs and its `run`. Key, look-up, lock, run folder, validation
and storing stand here; `executors` says where steps run.
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
"""Called with what is being done now."""


def silent(now: str) -> None:
    """A `Tell` that nobody hears."""


@dataclass(frozen=True)
class Work:
    """Where a step works."""

    store: Store
    folder: Path
    """The run folder of the step."""
    tell: Tell = silent

    @property
    def cache(self) -> Path:
        """Folder for what other steps may use again; may be deleted at any time."""
        return self.store.cache

    def result_of(self, step: "Step[S]", *, needs: Sequence[str] = ()) -> S:
        """The result of a step that comes before, with these files in its run folder."""
        return step.done(self.store, tell=self.tell, needs=needs)

    def folder_of(self, step: "Step[Result]") -> Path:
        """The run folder of such a step."""
        return self.store.run_folder(step.key)


class Step(ABC, Generic[R]):
    """A pure function of its fields to a result; subclasses are frozen dataclasses that pickle."""

    kind: ClassVar[str]
    """The name under which the store lists its results."""
    result: type[R]
    """The type of its results, an attribute of the class."""
    code: ClassVar[tuple[str, ...]]
    """The modules that `run` calls: they and all that they import are part of the key."""
    doing: ClassVar[str] = "measuring"
    """The state of a step that runs, for people watching."""
    resumes: ClassVar[bool] = False
    """Whether a run goes on from what an earlier one left in the folder."""

    @property
    @abstractmethod
    def subject(self) -> str:
        """What the result is of: the name of a design, core or S-box."""

    @property
    def place(self) -> str:
        """Target and options; of each subject and place a report shows the newest result."""
        return ""

    @property
    def label(self) -> str:
        """One line that names the step for people watching."""
        return f"{self.subject} on {self.place}" if self.place else self.subject

    @property
    def versions(self) -> Mapping[str, str]:
        """Name -> version of the tools on which the result depends."""
        return {}

    @abstractmethod
    def run(self, work: Work, tell: Tell) -> R:
        """Makes the result; all files go into `work.folder`."""

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
        """As an input of another step."""
        return self.key

    def _inputs(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]

    def __getstate__(self) -> dict[str, Any]:
        """The inputs alone: another machine makes its own key."""
        return self._inputs()

    def stored(self, store: Store, *, needs: Sequence[str] = ()) -> R | None:
        """The stored result, if the files `needs` are in its run folder; else None."""
        entry = store.get(self.key, self.result)
        folder = store.run_folder(self.key)
        if entry is None or not all((folder / name).is_file() for name in needs):
            return None
        return entry.result

    def put(self, store: Store, result: Result) -> R:
        """Stores a result of this step, and gives it back as it is read."""
        checked = self.result.model_validate(result.to_json())
        store.put(self.key, self.kind, self.subject, self.place, checked)
        return checked

    def done(
        self, store: Store, *, force: bool = False, tell: Tell = silent, needs: Sequence[str] = ()
    ) -> R:
        """The stored result; run if there is none, with `force`, or without the files `needs`.

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
