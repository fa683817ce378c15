# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the command prints: progress on standard error, results or one JSON object on output."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.table import Table

progress = Console(stderr=True, highlight=False)
"""For people watching: steps, notes and errors."""

_output = Console(highlight=False, soft_wrap=True)


def emit_json(result: Mapping[str, Any]) -> None:
    """Prints one JSON object, and nothing else, on standard output."""
    sys.stdout.write(json.dumps(result, indent=2) + "\n")


def say(line: str) -> None:
    """One line of result on standard output."""
    _output.print(line, markup=False)


@contextmanager
def step(what: str) -> Iterator[None]:
    """Shows that `what` is under way, with a spinner where there is a terminal."""
    if progress.is_terminal:
        with progress.status(what):
            yield
    else:
        progress.print(f"{what} ...", markup=False)
        yield


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
