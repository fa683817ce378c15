# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Output of the command: progress on standard error; results or JSON on standard output."""

import json
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

progress = Console(stderr=True, highlight=False)
"""Console on standard error for steps, notes and errors."""

HEARTBEAT = 60.0
"""Seconds between two progress lines where the output is no terminal."""

_output = Console(highlight=False, soft_wrap=True)


def emit_json(result: Mapping[str, Any]) -> None:
    """Prints one JSON object, and nothing else, on standard output."""
    sys.stdout.write(json.dumps(result, indent=2) + "\n")


def say(line: str) -> None:
    """Prints one line of a result on standard output."""
    _output.print(line, markup=False)


@contextmanager
def step(what: str) -> Iterator[Callable[[str], None]]:
    """Shows the step `what`, on a terminal with a spinner.

    The yielded function takes the current part of the step. A terminal shows it at once, other
    outputs once a minute.
    """
    if progress.is_terminal:
        with progress.status(what) as status:
            yield lambda now: status.update(f"{what}: {now}")
    else:
        progress.print(f"{what} ...", markup=False)
        with _heartbeat() as beat:
            beat[what] = ""
            yield lambda now: beat.update({what: now})


@contextmanager
def _heartbeat() -> Iterator[dict[str, str]]:
    """Prints each entry (task -> its current part) once a minute until the context ends."""
    now: dict[str, str] = {}
    ended = threading.Event()

    def beat() -> None:
        minutes = 0
        while not ended.wait(HEARTBEAT):
            minutes += 1
            for task, part in list(now.items()):
                doing = f"{task}: {part}" if part else task
                progress.print(f"{doing} ({minutes} min)", markup=False, soft_wrap=True)

    thread = threading.Thread(target=beat, daemon=True)
    thread.start()
    try:
        yield now
    finally:
        ended.set()
        thread.join()


FINAL = ("done", "stored", "failed", "interrupted")
"""The final states of a task shown by `watch`."""


class Watch(Protocol):
    """A function, callable from any thread, that reports the new state of a task."""

    def __call__(self, label: str, state: str, detail: str = "") -> None:
        """`label` is one of the labels given to `watch`; only a terminal shows `detail` at once."""


@contextmanager
def watch(labels: Sequence[str]) -> Iterator[Watch]:
    """Shows the states of tasks: a live list on a terminal, otherwise a line for each state.

    Without a terminal, tasks that take minutes also get a line every minute.
    """
    if not progress.is_terminal:
        last: dict[str, str] = {}
        with _heartbeat() as beat:

            def tell(label: str, state: str, detail: str = "") -> None:
                if last.get(label) != state:
                    progress.print(f"{label}: {state}", markup=False, soft_wrap=True)
                last[label] = state
                beat[label] = f"{state}: {detail}" if detail else state
                if state in FINAL:
                    beat.pop(label)

            yield tell
        return
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(bar_width=12),
        TextColumn("{task.fields[state]}", markup=False),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=progress) as live:
        tasks = {label: live.add_task(label, total=None, state="waiting") for label in labels}

        def show(label: str, state: str, detail: str = "") -> None:
            live.update(tasks[label], state=f"{state}: {detail}" if detail else state)
            if state in FINAL:
                live.update(tasks[label], total=1, completed=1)

        yield show


def table(columns: Sequence[str], rows: Sequence[Sequence[str]], title: str | None = None) -> None:
    """Prints a table on standard output; numbers and their units stay on one line."""
    made = Table(title=title, title_justify="left", title_style="bold")
    for name in columns:
        made.add_column(name, overflow="fold")
    for row in rows:
        made.add_row(*row)
    # Piped output gets the width the table needs, a terminal its own.
    width = None if _output.is_terminal else 200
    Console(highlight=False, width=width).print(made)
