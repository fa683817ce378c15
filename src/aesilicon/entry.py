# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Entry of the `aesilicon` command; from here on an interrupt ends it without a traceback.

Installs the signal handlers before any slow import.
"""

import gc
import os
import sys

INTERRUPTED = 130
"""Exit status after an interrupt."""
COLLECTED = 50_000
"""New objects between two garbage collections. Python's 700 would double the time that reading a
large netlist takes, which has no cycles to collect."""

try:
    import signal
    from collections.abc import Callable
except KeyboardInterrupt:
    os._exit(INTERRUPTED)


def main() -> None:
    """Entry point of the `aesilicon` command."""
    _on_interrupt(_end)
    _open_descriptors()
    from aesilicon.cli import app as cli  # takes most of a second

    gc.set_threshold(COLLECTED)
    _on_interrupt(_raise)
    try:
        status = cli.run_command()
    except KeyboardInterrupt:  # interrupted while it printed the result
        status = INTERRUPTED
    _on_interrupt(_end)
    if status == INTERRUPTED:
        from aesilicon.tools import process

        process.leave(status)  # the interpreter would wait for threads that compute
    sys.exit(status)


def _end(_signal: int, _frame: object) -> None:
    """Signal handler before and after the command runs, when there is nothing to clean up."""
    os._exit(INTERRUPTED)


def _raise(_signal: int, _frame: object) -> None:
    from aesilicon.tools import process  # loaded by now

    if not process.postponed():
        raise KeyboardInterrupt


def _on_interrupt(handler: Callable[[int, object], None]) -> None:
    signal.signal(signal.SIGTERM, handler)
    # A background command of a script inherits an ignored SIGINT, which stays ignored.
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, handler)


def _open_descriptors() -> None:
    """Opens /dev/null in place of a closed standard stream, so that no file gets its descriptor."""
    for descriptor in range(3):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
