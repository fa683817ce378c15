# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Where the `aesilicon` command begins: an interrupt ends it quietly from here on.

Imports nothing that takes time before it can be interrupted.
"""

import os
import sys

INTERRUPTED = 130
"""Exit status."""

try:
    import signal
    from collections.abc import Callable
except KeyboardInterrupt:
    os._exit(INTERRUPTED)


def main() -> None:
    """Entry point of the `aesilicon` command."""
    _on_interrupt(_end)
    _open_descriptors()
    from aesilicon import cli  # takes most of a second

    _on_interrupt(_raise)
    try:
        status = cli.run_command()
    except KeyboardInterrupt:  # while it was giving its answer
        status = INTERRUPTED
    _on_interrupt(_end)
    sys.exit(status)


def _end(_signal: int, _frame: object) -> None:
    """For the time in which nothing has begun, or all is done: there is nothing to clean up."""
    os._exit(INTERRUPTED)


def _raise(_signal: int, _frame: object) -> None:
    raise KeyboardInterrupt


def _on_interrupt(handler: Callable[[int, object], None]) -> None:
    signal.signal(signal.SIGTERM, handler)
    # A command in the background of a script inherits an ignored SIGINT, and goes on ignoring it.
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, handler)


def _open_descriptors() -> None:
    """Fills the place of a closed standard stream, or some file would be opened there."""
    for descriptor in range(3):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
