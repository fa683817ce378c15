# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `board`, with `run`."""

from typing import Annotated, NamedTuple

import typer

from aesilicon import console, files
from aesilicon.cli import options
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.drivers import mode_choice, mode_logic
from aesilicon.errors import UserError
from aesilicon.flows.board import port
from aesilicon.flows.board.session import Session
from aesilicon.flows.simulate import run as run_flow

board = typer.Typer(help="Use a board with a bitstream of `aesilicon bitstream`.")


class _Place(NamedTuple):
    port: str
    baud: int


@board.callback()
def _place(
    context: typer.Context,
    name: Annotated[str, typer.Option("--port", help="Serial port, such as /dev/ttyUSB0.")],
    baud: Annotated[
        int, typer.Option("--baud", help="Rate of the serial line, as in the bitstream.")
    ] = options.BAUD,
) -> None:
    context.obj = _Place(name, baud)


@board.command()
def run(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="IN", help="Input file, or - for stdin.")],
    mode: Annotated[str, typer.Option(help=f"One of {', '.join(mode_logic.CODES)}.")],
    key: Annotated[str, typer.Option(help="Key as hex digits, or @FILE.")],
    output: Annotated[str, typer.Option("-o", "--output", help="Output file, or - for stdout.")],
    iv: Annotated[
        str | None, typer.Option(help="IV or first counter block as hex digits, or @FILE.")
    ] = None,
    decrypt: Annotated[bool, typer.Option("--decrypt", help="Decrypt instead.")] = False,
    no_padding: Annotated[
        bool, typer.Option("--no-padding", help="ECB and CBC: no PKCS#7 padding.")
    ] = False,
    named: Annotated[
        str | None,
        typer.Option(
            "--design",
            metavar="DESIGN",
            help="Refuse a board that holds another; needed for a design outside the catalogue.",
        ),
    ] = None,
) -> None:
    """Encrypt or decrypt a file on the board."""
    place: _Place = context.obj
    mode_choice.find(mode, tuple(mode_logic.CODES))
    expected = options.load(named) if named else None
    files.check_writable(output)
    data = files.read(source)
    with console.step(f"running {source} on the board"), port.opened(*place) as line:
        session = Session(line)
        held = _held(session, place.port, expected)
        request = run_flow.request(held, mode, key, iv, decrypt=decrypt, padding=not no_padding)
        run_flow.check_length(request, len(data))
        session.load(request.key)
        try:
            result = run_flow.by_message(request, session, data)
        except ValueError as e:
            raise UserError(str(e)) from e
        session.clear()
    files.write(output, result)
    console.progress.print(
        f"{held.name} on the board at {place.port}, {mode}: {len(data)} bytes",
        markup=False,
        soft_wrap=True,
    )


def _held(session: Session, name: str, expected: Design | None) -> Design:
    """The design that the board holds; raises `UserError` unless it is the expected one."""
    if expected is not None and session.holds(expected.name):
        return expected
    held = next(filter(session.holds, design.catalogue()), None)
    what = f"'{held}'" if held else "a design outside the catalogue"
    if expected is not None:
        raise UserError(f"the board at {name} holds {what}, not '{expected.name}'")
    if held is None:
        raise UserError(f"the board at {name} holds {what}; name its file with --design")
    return options.load(held)
