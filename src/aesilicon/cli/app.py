# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The command line: the app, its verbs and what ends it.

Exit status: 0 the check or proof holds; 1 it fails, or a tool failed; 2 the user's mistake, a
missing tool, or a file that cannot be read or written; 130 interrupted.
"""

import errno
import os
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from aesilicon import __version__, console, entry, folders, laboratory
from aesilicon.cli.bitstream import bitstream
from aesilicon.cli.board import board
from aesilicon.cli.build import build
from aesilicon.cli.demo import demo_
from aesilicon.cli.doctor import doctor_
from aesilicon.cli.list import list_
from aesilicon.cli.measure import measure
from aesilicon.cli.prove import prove
from aesilicon.cli.report import report
from aesilicon.cli.run import run
from aesilicon.cli.verify import verify
from aesilicon.errors import AesiliconError, ToolError, UserError, nearest
from aesilicon.tools import process


class _Verbs(TyperGroup):
    """The verbs; the error for an unknown one names the nearest, or all."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The verb that `args` begin with."""
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            near = nearest(args[0], list(self.commands))
            raise UserError(f"No such command '{args[0]}'; {near}")
        return super().resolve_command(ctx, args)


app = typer.Typer(
    name="aesilicon",
    cls=_Verbs,
    help="AES and Rijndael hardware cores: build, simulate, verify, prove and measure a design.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def _without_verb(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        console.say(__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        console.say(context.get_help())
        raise typer.Exit(2)


app.command("list")(list_)
for _verb in (build, run, verify, prove, measure):
    app.command()(_verb)
laboratory.add_verbs(app)
app.command()(bitstream)
app.add_typer(board, name="board")
app.command()(report)
app.command("doctor")(doctor_)
app.command("demo")(demo_)


def run_command() -> int:
    """Runs the command line; returns the exit status."""
    if sys.stdout is None:
        _complain("standard output is closed; send it to a file or to /dev/null")
        return 2
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except (AesiliconError, TyperException) as e:
        blamed = folders.blamed(e) if isinstance(e, ToolError) else None
        e = blamed or e
        said = e.format_message() if isinstance(e, TyperException) else str(e)
        _complain(said.replace("Value error, ", ""))
        status = e.exit_status if isinstance(e, AesiliconError) else 2
    except (KeyboardInterrupt, typer.Abort):
        status = entry.INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        status = 1
    except Exception as e:
        folder = folders.blamed(e)
        if folder is None and not isinstance(e, OSError):
            raise
        _drop_output()
        where = folders.written(e) if isinstance(e, OSError) else ""
        said = getattr(e, "strerror", None) or str(e)
        if not where and isinstance(e, OSError) and e.errno == errno.ENOSPC:
            where = "cannot write standard output"
        _complain(str(folder or (f"{where}: {said}" if where else said)))
        status = 2
    process.end_all()
    return status if isinstance(status, int) else 0


def _complain(message: str) -> None:
    console.progress.print(f"aesilicon: {message}", markup=False, soft_wrap=True)


def _drop_output() -> None:
    """Discards further standard output; otherwise the interpreter reports an error at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
