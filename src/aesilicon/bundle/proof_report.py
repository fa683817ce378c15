# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of a bundle as a report, `proof.json`, and its comparison with the bundle's files."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from pydantic import ValidationError

from aesilicon import __version__
from aesilicon.equivalence.results import Part, Reach
from aesilicon.errors import AesiliconError, UserError
from aesilicon.flows.prove.report import (
    EngineProof,
    HandshakeReport,
    OwnPorts,
    PlainProof,
    Proof,
    Seconds,
)
from aesilicon.result import Result
from aesilicon.tools import yosys

NAME = "proof.json"

_FOLDERS = ("rtl", "verilog")
"""Folders in which every file must be one that was proven."""

COVERS: Mapping[Part, str] = {
    "data": "every result is that of FIPS-197, or of Rijndael for longer blocks, for all keys and "
    "blocks, in the sequences that `reach` names",
    "time": "every transfer is in the documented clock, whatever keys and blocks are, in the "
    "sequences that `reach` names",
    "handshake": "nothing is lost, repeated or reordered, valid holds and nothing deadlocks, for "
    "any timing of the inputs and any length of time",
    "secrets": "no register depends on a key or block after reset or clear, and no output but a "
    "result does",
    "paths": "no output follows a valid or data input within a clock",
    "netlist": "a mapped netlist equals the RTL",
    "sboxes": "every kind of S-box is right for all 256 inputs",
}
"""Part of a proof -> what holds; docs/reference/proof.md has the methods."""

PLAIN = "equal to `rtl/`, register by register, for all inputs and every state after a reset"


_OF_BUS = (
    "the wrapper of the bus: the library proves its streams or accesses for any sequence by "
    "induction, and tests the rest",
)
"""What the proof of a design with a bus leaves out, beside what stands inside."""

_OF_MODES = (
    "{module} in front of the core: `aesilicon prove {core} --mode {option}`{where} proves aes_mode"
)
"""What the proof of a bus with the modes of SP 800-38A leaves out too."""

_OF_STREAMS = (
    "that the streams share the core: the library proves the turns of {module} for any sequence by "
    "induction, and tests the rest"
)
"""What the proof of a bundle with an engine for each stream leaves out too."""

_OWN_CORE = {"core": "FILE", "where": ", FILE a design file with this [core] and no [bus],"}
"""What stands in `_OF_MODES` for a core without a name in the catalogue."""


class ProvenPart(Result):
    """The verdict on one part of the proof."""

    part: Part
    holds: bool | None
    """None if the part was not examined for this design."""
    covers: str
    reach: Reach | None = None
    """The sequences of offers for which data, time or secrets are proven; None for other parts."""


class BundleProof(Result):
    """The content of `proof.json`."""

    design: str
    top: str
    design_hash: str
    version: str
    command: str
    """Command that proves the design again."""
    reach: Reach
    """The sequences of offers for which data and secrets are proven: scenarios of sizes, stalls,
    gaps, changes and clears, or any sequence. `parts` has that of time."""
    parts: tuple[ProvenPart, ...]
    handshake: HandshakeReport | None
    own_ports: OwnPorts | None = None
    """The core of `rtl/<top>_narrow.sv` alone, at narrow ports."""
    engine: EngineProof | None = None
    """Of a design with a mode, in front of the core that `parts` speaks of."""
    details: Mapping[str, int | str]
    plain_covers: str
    plain: Mapping[str, PlainProof]
    """Path of each plain Verilog -> its proof."""
    tools: Mapping[str, str]
    """Tool -> version."""
    seconds: Seconds
    """Time of the proof of the RTL; `plain` has its own."""
    not_proven: tuple[str, ...]
    files: Mapping[str, str | None]
    """Path in the bundle -> SHA-256 (hex) of each file that was proven, and of the file list."""


def write(
    folder: Path,
    proof: Proof,
    plain: Mapping[str, PlainProof],
    *,
    top: str,
    argument: str,
    design_hash: str,
    reaches: Mapping[Part, Reach],
    with_bus: str | None = None,
    modes: tuple[str, str] | None = None,
    streams: str | None = None,
    core: str | None = None,
) -> None:
    """Writes the report into a bundle whose RTL is complete; `plain` as in `BundleProof`.

    `reaches` maps data, time and secrets to the sequences for which they are proven. `with_bus` is
    the name of a design with a bus, around what `proof` is of; `modes` the module between them that
    does the modes of SP 800-38A and what `prove --mode` takes for it, `streams` the module with an
    engine for each stream; `core` the name of its core in the catalogue.
    """
    named = {"core": core, "where": ""} if core else _OWN_CORE
    reach, inside = reaches["data"], bool(proof.engine or with_bus)
    again = f"aesilicon prove {argument}" + " --any-sequence" * (reach == "any sequence")
    report = BundleProof(
        design=with_bus or proof.design,
        top=top,
        design_hash=design_hash,
        version=__version__,
        command=f"aesilicon build {argument}" if with_bus else again,
        reach=reach,
        parts=tuple(
            ProvenPart(
                part=part,
                holds=holds,
                covers=f"of the core: {COVERS[part]}" if inside else COVERS[part],
                reach=reaches.get(part),
            )
            for part, holds in proof.parts.items()
        ),
        handshake=proof.handshake,
        details=proof.details,
        plain_covers=f"the plain Verilog is {PLAIN}",
        plain=plain,
        tools={**proof.tools, "pyosys": yosys.version(), "aesilicon": __version__},
        seconds=proof.seconds,
        own_ports=proof.own_ports,
        **({"engine": proof.engine} if proof.engine else {}),
        not_proven=(
            *(_OF_BUS if with_bus else ()),
            *((_OF_MODES.format(module=modes[0], option=modes[1], **named),) if modes else ()),
            *((_OF_STREAMS.format(module=streams),) if streams else ()),
            *(proof.engine.not_proven if proof.engine else ()),
            "test benches, templates, scripts and the VHDL model",
        ),
        files={name: _sha256(folder / name) for name in _rtl(folder, top)},
    )
    text = json.dumps(report.to_json(), indent=1, ensure_ascii=False)
    (folder / NAME).write_text(text + "\n", encoding="utf-8")


def check(folder: Path) -> BundleProof:
    """The report of a bundle whose files are those that were proven.

    Raises `UserError` for a folder that is no bundle; `AesiliconError` for a bundle without a
    readable proof of all its parts, and for a changed, missing or extra file.
    """
    if not any(folder.glob("*.f")):
        raise UserError(f"{folder} is no bundle: name a folder that 'aesilicon build' wrote")
    try:
        report = BundleProof.model_validate_json((folder / NAME).read_bytes())
    except FileNotFoundError as e:
        raise AesiliconError(
            f"{folder} has no {NAME}: it was built with --unproven; build it again without"
        ) from e
    except (OSError, ValidationError) as e:
        raise AesiliconError(f"{folder / NAME} is not readable; build the bundle again") from e
    if untrue := _not_proven(report):
        raise AesiliconError(f"{folder / NAME} does not say that {untrue}; build the bundle again")
    wrong = [*_differences(folder, report)]
    if wrong:
        more = f", and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        raise AesiliconError(f"{wrong[0]}{more}: this is not what was proven; build it again")
    return report


_ALWAYS: tuple[Part, ...] = ("data", "time", "sboxes")


def _not_proven(report: BundleProof) -> str:
    """What a proof must have and the report has not; empty if it has all."""
    holds = {part.part: part.holds for part in report.parts}
    wrong = [part for part in _ALWAYS if not holds.get(part)]
    wrong += [part for part, held in holds.items() if held is False]
    if wrong:
        return f"the part {wrong[0]} is proven"
    for engine_part in report.engine.parts if report.engine else ():
        if not engine_part.holds:
            return f"{engine_part.part} is proven"
    if report.own_ports is not None and not report.own_ports.right:
        return "the core is proven at its own ports"
    files = [name for name in report.files if name.startswith("verilog/") and name.endswith(".v")]
    unequal = [name for name in files if name not in report.plain or not report.plain[name].equal]
    return f"{unequal[0]} equals the RTL" if unequal else ""


def _differences(folder: Path, report: BundleProof) -> Iterator[str]:
    held = set(_rtl(folder, report.top))
    for name, digest in report.files.items():
        if name not in held:
            yield f"{folder / name} is missing"
        elif _sha256(folder / name) != digest:
            yield f"{folder / name} was changed"
    yield from (f"{folder / name} is extra" for name in sorted(held - report.files.keys()))


def _rtl(folder: Path, top: str) -> Iterator[str]:
    """The file list, and all files in the folders of RTL, in the order of their names."""
    if (folder / f"{top}.f").is_file():
        yield f"{top}.f"
    for name in _FOLDERS:
        files = (path for path in (folder / name).rglob("*") if not path.is_dir())
        yield from sorted(path.relative_to(folder).as_posix() for path in files)


def _sha256(path: Path) -> str | None:
    """The digest of a file in hex; None for one that cannot be read."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None
