# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Output of the command: progress on standard error; results or JSON on standard output."""

import json
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
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
    """Prints a table on standard output; on a terminal no word is broken over two lines.

    Where a terminal is too narrow for that, each row's first cell has a line of its own and the
    others follow below it, each behind its column's name.
    """
    # Piped output gets 200 columns, a terminal its own width.
    output = Console(highlight=False, width=None if _output.is_terminal else 200)
    widths = _widths(columns, rows, output.width) if _output.is_terminal else [None] * len(columns)
    if widths is None:
        _print_records(output, columns, rows, title)
        return
    made = Table(title=title, title_justify="left", title_style="bold")
    for name, width in zip(columns, widths, strict=True):
        made.add_column(name, width=width, overflow="fold")
    for row in rows:
        made.add_row(*row)
    output.print(made)


def _widths(
    columns: Sequence[str], rows: Sequence[Sequence[str]], width: int
) -> Sequence[int | None] | None:
    """Characters of each column in a table of at most `width`, or None where words do not fit.

    The first column's cells stay on one line.
    """
    cells = [list(column) for column in zip(columns, *rows, strict=True)]
    wanted = [max(map(cell_len, "\n".join(column).split("\n"))) for column in cells]
    words = [max(map(cell_len, " ".join(column).split()), default=0) for column in cells]
    widths = [wanted[0], *words[1:]]
    spare = width - sum(widths) - 3 * len(columns) - 1
    if spare < 0:
        return None
    for _ in range(spare):
        growing = [n for n, now in enumerate(widths) if now < wanted[n]]
        if growing:
            widths[min(growing, key=widths.__getitem__)] += 1
    return widths


def _print_records(
    output: Console, columns: Sequence[str], rows: Sequence[Sequence[str]], title: str | None
) -> None:
    """Each row as its first cell and, indented, the others with their columns' names."""
    if title:
        output.print(title, style="bold")
    for name, *others in rows:
        output.print(name, style="bold", soft_wrap=True)
        line = ""
        for column, cell in zip(columns[1:], others, strict=True):
            entry = f"{column}: {cell}"
            if not cell:
                continue
            if not line:
                line = entry
            elif cell_len(f"{line}   {entry}") <= output.width - 2:
                line += f"   {entry}"
            else:
                output.print(Padding(line, (0, 0, 0, 2), expand=False))
                line = entry
        if line:
            output.print(Padding(line, (0, 0, 0, 2), expand=False))
