# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Design -> deliverable bundle: sources, file lists, plain Verilog, templates, test bench."""

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from aesilicon import __version__, rtl
from aesilicon.architectures import DIRECTIONS, LENGTHS, Timing
from aesilicon.design import Design, catalogue
from aesilicon.errors import UserError
from aesilicon.files import scratch as scratch_folder
from aesilicon.files import umask
from aesilicon.flows.processor import bundle as processor
from aesilicon.flows.protocol import waits_for_valid
from aesilicon.flows.vectors import counting
from aesilicon.resources import license_file
from aesilicon.tools import yosys

MARKER = ".aesilicon-bundle"
"""Says what a folder holds that was made here: the SHA-256 of each file, as JSON."""

SPDX = (
    "SPDX-FileCopyrightText: AESilicon contributors",
    "SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1",
)

NOT_PROVEN = (
    "NOT PROVEN: built without a proof that it is the cipher for every key and every block."
)
"""Stands on the datasheet and in the top module of such a bundle."""

PORT_MEANINGS = {
    "clk_i": "clock",
    "rst_ni": "reset, synchronous, active low",
    "key_valid_i": "a key is offered",
    "key_ready_o": "the key is taken; with a key loaded it waits for `key_valid_i`",
    "key_i": "key, left-aligned",
    "key_clear_i": "drops key and blocks in flight; no transfer while high",
    "key_error_o": "the last key had a length this build lacks; there is no key",
    "in_valid_i": "a block is offered",
    "in_ready_o": "the block is taken; low without a key",
    "in_chain_i": "must be 0 (chaining is not in this build; 1 is answered as an error)",
    "in_data_i": "block, first byte leftmost",
    "in_tag_i": "comes back with the result",
    "out_valid_o": "a result is offered",
    "out_ready_i": "the result is taken",
    "out_data_o": "result; 0 while `out_valid_o` is low",
    "out_tag_o": "tag of the block",
    "out_error_o": "the build cannot serve the request; data are 0",
}

ROUND_KEYS = {
    "on_the_fly": "made on the fly",
    "stored": "all made once for each key, and stored",
}
"""Key schedule -> how a datasheet says it."""


@dataclass(frozen=True)
class Bundle:
    """What `build` wrote."""

    folder: Path
    files: list[str]
    """Relative to the folder, sorted."""


def build(
    design: Design, folder: Path, proof: Mapping[str, Any] | None = None, *, force: bool = False
) -> Bundle:
    """Writes the bundle of a design into `folder`.

    `proof` is the design's proof report; without one that holds, the bundle says that it is not
    proven. An existing folder is replaced if it holds what an earlier build wrote and nothing
    else, or with `force`; otherwise it must be empty. The folder appears complete or not at all.
    """
    folder = folder.resolve()
    check_folder(folder, force=force)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        scratch = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    except OSError as e:
        raise UserError(f"cannot write to {folder.parent}: {e.strerror}") from e
    try:
        _write(design, scratch, proof if proof and proof["proven"] else None)
        scratch.chmod(0o777 & ~umask())
        check_folder(folder, force=force)  # building took a while
        if folder.exists():
            old = scratch.with_name(f"{scratch.name}-old")
            folder.rename(old)
            scratch.rename(folder)
            shutil.rmtree(old)
        else:
            scratch.rename(folder)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return Bundle(folder, [name for name in _held(folder) if name != MARKER])


def check_folder(folder: Path, *, force: bool = False) -> None:
    """Raises `UserError` for a folder that `build` would not write, as its docstring says."""
    folder = folder.resolve()
    if folder in (Path.home(), Path.cwd(), *Path.cwd().parents):
        raise UserError(f"{folder} would be replaced as a whole; name a folder of its own")
    if folder.exists() and not folder.is_dir():
        raise UserError(f"{folder} is not a folder; choose another name")
    if force or not folder.exists() or not any(folder.iterdir()):
        return
    marked = _read_marker(folder)
    if marked is None:
        raise UserError(
            f"{folder} exists and is not a bundle; choose another folder or add --force"
        )
    for name in _held(folder):
        known = name in marked
        if name != MARKER and not (known and marked[name] == _digest(folder / name)):
            how = "was changed since" if known else "is not from"
            raise UserError(
                f"{folder / name} {how} the last build; save it, "
                "then add --force, or choose another folder"
            )


def _held(folder: Path) -> Iterator[str]:
    """Relative names of all that a folder holds but folders, sorted; links are not followed."""
    names = []
    for parent, folders, files in os.walk(folder):
        linked = [name for name in folders if Path(parent, name).is_symlink()]
        names += [str(Path(parent, name).relative_to(folder)) for name in (*linked, *files)]
    return iter(sorted(names))


def _digest(path: Path) -> str | None:
    """None for what no build writes: a link, a pipe, a file that cannot be read."""
    try:
        ordinary = path.is_file() and not path.is_symlink()
        return hashlib.sha256(path.read_bytes()).hexdigest() if ordinary else None
    except OSError:
        return None


def _read_marker(folder: Path) -> dict[str, str] | None:
    """File -> SHA-256, as the build wrote them; None for a folder that is no bundle."""
    try:
        files = json.loads((folder / MARKER).read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return files if isinstance(files, dict) else None


def _write(design: Design, out: Path, proof: Mapping[str, Any] | None) -> None:
    sources = []
    for file in rtl.files(design):
        copy = out / "rtl" / file.relative
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file.path, copy)
        sources.append(f"rtl/{file.relative}")
    mark = "" if proof else f"// {NOT_PROVEN}\n"
    *licence, rest = rtl.top_source(design).split("\n", len(SPDX))
    top = "\n".join([*licence, mark + rest])
    (out / "rtl" / f"{design.top}.sv").write_text(top, encoding="utf-8")
    sources.append(f"rtl/{design.top}.sv")

    shipped = design.name in catalogue()
    if not shipped:
        (out / f"{design.name}.toml").write_text(_as_toml(design), encoding="utf-8")
    argument = design.name if shipped else f"{design.name}.toml"
    facts: dict[str, Any] = {
        "design": design,
        "argument": argument,
        "shipped": shipped,
        "spdx": SPDX,
        "version": __version__,
        "hash": rtl.design_hash(design),
        "files": sources,
        "bench": f"tb/{design.top}_tb.sv",
        "ports": rtl.ports(design),
        "meaning": PORT_MEANINGS | _meanings(design),
        "sboxes": _sboxes(design),
        "round_keys": ROUND_KEYS[design.core.key_schedule],
        "only": None if len(design.core.directions) == 2 else design.core.directions[0],
        "vectors": _vectors(design),
        "clocks": _clocks(design),
        "walks": any(timing.length_change for *_, timing in _clocks(design)),
        "waits": waits_for_valid(design),
        "tags": _tags(design.core.tag_bits),
        "vhdl_type": _vhdl_type,
        "proven": [part for part, holds in proof["parts"].items() if holds] if proof else [],
        "not_proven": NOT_PROVEN,
    }
    instead: Mapping[str, str] = {}
    if design.wrapper is not None:
        facts |= processor.facts(design)
        instead = processor.TEMPLATES
    environment = Environment(
        loader=PackageLoader("aesilicon", "templates"),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
    environment.filters["cell"] = lambda text: str(text).replace("|", "\\|")
    for template, name in {
        "fusesoc.core.j2": f"{design.top}.core",
        "bender.yml.j2": "Bender.yml",
        "instance.sv.j2": f"template/{design.top}_instance.sv",
        "instance.vhd.j2": f"template/{design.top}_instance.vhd",
        "bench.sv.j2": f"tb/{design.top}_tb.sv",
        "datasheet.md.j2": "datasheet.md",
    }.items():
        path = out / name
        path.parent.mkdir(exist_ok=True)
        text = environment.get_template(instead.get(template, template)).render(facts)
        path.write_text(text, encoding="utf-8")

    (out / f"{design.top}.f").write_text("\n".join(sources) + "\n", encoding="utf-8")
    shutil.copyfile(license_file(), out / "LICENSE")
    plain = out / "verilog" / f"{design.top}.v"
    plain.parent.mkdir()
    header = "".join(f"// {line}\n" for line in SPDX) + (
        f"// {design.top} as plain Verilog: made from rtl/ by Yosys {yosys.version()}.\n"
        f"// Made by `aesilicon build {argument}`; design hash {facts['hash']}.\n{mark}"
    )
    with scratch_folder() as work:
        yosys.plain_verilog([out / s for s in sources], design.top, plain, header=header, work=work)
    made = {name: _digest(out / name) for name in _held(out)}
    (out / MARKER).write_text(json.dumps({"files": made}, indent=1) + "\n", encoding="utf-8")


def _as_toml(design: Design) -> str:
    """A design file that loads as this design: strings and lists are written alike in JSON."""

    def table(values: Mapping[str, Any]) -> str:
        return "".join(
            f"{key} = {json.dumps(value, ensure_ascii=False)}\n"
            for key, value in values.items()
            if value is not None
        )

    head = "".join(f"# {line}\n" for line in SPDX)
    text = head + table(design.model_dump(exclude={"core", "wrapper"}))
    text += f"\n[core]\n{table(design.core.model_dump())}"
    if design.wrapper is not None:
        text += f"\n[wrapper]\n{table(design.wrapper.model_dump())}"
    return text


def _sboxes(design: Design) -> str:
    """That of the data, and of the key schedule if it has another."""
    key = design.core.key_sbox
    return design.core.sbox + (f"; in the key schedule {key}" if key else "")


def _meanings(design: Design) -> dict[str, str]:
    """What the ports that ask for something must be, which a build may lack."""
    several = len(design.core.block_bits) > 1
    blocks = f"{_codes(design.core.block_bits)}; any other is answered as an error"
    decrypt = {
        ("encrypt",): "must be 0: this build cannot decrypt, and answers 1 as an error",
        ("decrypt",): "must be 1: this build cannot encrypt, and answers 0 as an error",
        DIRECTIONS: "1: decrypt",
    }[tuple(design.core.directions)]
    meanings = {
        "key_len_i": f"{_codes(design.core.key_bits)}; any other is answered by `key_error_o`",
        "block_len_i": blocks if several else "ignored: one block length",
        "in_decrypt_i": decrypt,
    }
    if several:
        meanings["in_data_i"] = (
            "block, left-aligned, first byte leftmost; bits below it are ignored"
        )
        meanings["out_data_o"] = "result, left-aligned; 0 below it, and while `out_valid_o` is low"
    if waits_for_valid(design):
        meanings["in_ready_o"] = "the block is taken; low without a key; waits for `in_valid_i`"
    return meanings


def _codes(lengths: Sequence[int]) -> str:
    return ", ".join(f"{LENGTHS.index(bits)} for {bits} bits" for bits in lengths)


def _vectors(design: Design) -> list[tuple[int, str, list[tuple[int, int, str, str]]]]:
    """(key length code, `key_i`, [(decrypt, block length code, `in_data_i`, `out_data_o`)]).

    Those of `vectors.counting`. Below a short block there is junk at the input.
    """
    vectors = []
    port = design.block_bits // 8
    for key_bits in design.core.key_bits:
        blocks = []
        for block_bits in design.core.block_bits:
            v = counting(key_bits, block_bits)
            code = LENGTHS.index(block_bits)
            both = [
                ("encrypt", 0, v.plaintext, v.ciphertext),
                ("decrypt", 1, v.ciphertext, v.plaintext),
            ]
            blocks += [
                (decrypt, code, data.ljust(port, b"\xa5").hex(), expected.ljust(port, b"\0").hex())
                for direction, decrypt, data, expected in both
                if direction in design.core.directions
            ]
        vectors.append((LENGTHS.index(key_bits), v.key.ljust(32, b"\0").hex(), blocks))
    return vectors


def _clocks(design: Design) -> list[tuple[int, int, str, Timing]]:
    """(key bits, block bits, direction or nothing if it is the same both ways, clocks)."""
    rows: list[tuple[int, int, str, Timing]] = []
    for key_bits, block_bits in design.sizes():
        ways: dict[str, Timing] = {
            way: design.timing(key_bits, block_bits, way) for way in design.core.directions
        }
        if len(set(ways.values())) == 1:
            ways = {"both" if len(ways) > 1 else way: timing for way, timing in ways.items()}
        rows += [(key_bits, block_bits, way, timing) for way, timing in ways.items()]
    return rows


def _tags(bits: int) -> list[str]:
    """Two tags in hex digits that differ in every bit, and in neighbouring ones."""
    ones = (1 << bits) - 1
    pattern = int("5" * 16, 16) & ones
    return [f"{tag:x}" for tag in (pattern, pattern ^ ones)]


def _vhdl_type(bits: int, name: str) -> str:
    if bits == 1 and not name.endswith(("tag_i", "tag_o")):
        return "std_logic"
    return f"std_logic_vector({bits - 1} downto 0)"
