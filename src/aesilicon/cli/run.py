# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The verb `run`."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from aesilicon import console, files
from aesilicon.cli import options
from aesilicon.drivers import message_modes
from aesilicon.errors import UserError
from aesilicon.flows.simulate import authenticated, tweaked
from aesilicon.flows.simulate import run as run_flow
from aesilicon.flows.simulate.run import RunResult
from aesilicon.spec.modes import MODES
from aesilicon.store import Store


def run(
    name: options.DesignArgument,
    source: Annotated[str, typer.Argument(metavar="IN", help="Input file, or - for stdin.")],
    mode: Annotated[
        str,
        typer.Option(help=f"One of {', '.join([*MODES, *message_modes.NAMES, 'xts'])}."),
    ],
    key: Annotated[str, typer.Option(help="Key as hex digits, or @FILE; XTS: two keys.")],
    output: Annotated[str, typer.Option("-o", "--output", help="Output file, or - for stdout.")],
    iv: Annotated[
        str | None, typer.Option(help="IV, nonce or first counter block as hex digits, or @FILE.")
    ] = None,
    aad: Annotated[
        str | None,
        typer.Option(help="GCM, CCM: additional data as hex digits, or @FILE with the bytes."),
    ] = None,
    tag_bytes: Annotated[
        int | None,
        typer.Option("--tag-bytes", help="GCM, GMAC, CCM, CMAC: bytes of the tag; default 16."),
    ] = None,
    block: Annotated[
        int | None,
        typer.Option(
            metavar="BITS", help="Block length; default 128, or the shortest of the design."
        ),
    ] = None,
    decrypt: Annotated[bool, typer.Option("--decrypt", help="Decrypt instead.")] = False,
    no_padding: Annotated[
        bool, typer.Option("--no-padding", help="ECB and CBC: no PKCS#7 padding.")
    ] = False,
    json: options.JsonOption = False,
) -> None:
    """Drive a real file through the simulated RTL of a design."""
    if json and output == "-":
        raise typer.BadParameter(
            "--json and -o - both write to standard output; name an output file"
        )
    design = options.load(name)
    padding = not no_padding
    work: Callable[[bytes, Path], RunResult]
    if mode in message_modes.NAMES:
        sealed = authenticated.request(
            *(design, mode, key, iv),
            aad=aad,
            tag_bytes=tag_bytes,
            decrypt=decrypt,
            padding=padding,
            block_bits=block,
        )
        request, work = sealed.of, partial(authenticated.run_file, sealed)
    else:
        if aad is not None or tag_bytes is not None:
            raise UserError(
                f"--aad and --tag-bytes belong to the modes {', '.join(message_modes.NAMES)}"
            )
        if mode == "xts":
            request = tweaked.request(
                design, key, iv, decrypt=decrypt, padding=padding, block_bits=block
            )
            work = partial(tweaked.run_file, request)
        else:
            request = run_flow.request(
                *(design, mode, key, iv), decrypt=decrypt, padding=padding, block_bits=block
            )
            work = partial(run_flow.run_file, request)
    files.check_writable(output)
    files.check_apart(source, output)
    data = files.read(source)
    with console.step(f"running {source} through {name}"):
        result = work(data, Store().cache)
    files.write(output, result.output)
    if json:
        report = result.report().model_copy(update={"file": source, "output": output})
        console.emit_json(report.to_json())
    else:
        console.progress.print(
            f"{name}, {mode} in {'RTL' if request.mode_in == 'rtl' else 'the driver'}: {len(data)} "
            f"bytes, {result.blocks} blocks in {result.clocks} core clocks, "
            f"{result.clocks_per_block:.3f} clocks a block",
            markup=False,
            soft_wrap=True,
        )
