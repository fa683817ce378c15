# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A block is an S-box or T-box in one direction that is measured alone, with the RTL it needs."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from aesilicon.design import own_sbox, sboxes
from aesilicon.design.sboxes import SBOXES, Sbox
from aesilicon.errors import UserError, nearest
from aesilicon.flows.measure.designed_cells import FACTORS
from aesilicon.resources import rtl_dir
from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon.tools import elaboration

Direction = Literal["forward", "inverse", "both"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)

TOP = "aes_sbox_alone"
CLOCK = "clk_i"

TBOXES = ("table", "twisted_bdd")
"""The S-boxes that also exist as T-boxes."""

PARAMETERS = {"forward": "DirEncrypt", "inverse": "DirDecrypt", "both": "DirBoth"}
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_MODULE = re.compile(r"\baes_[st]box_\w+")


@dataclass(frozen=True)
class Block:
    """One circuit in one direction."""

    name: str
    """Name of the S-box, a key of `SBOXES`, or the absolute path of a user's."""
    direction: Direction
    tbox_factor: int | None = None
    """A T-box multiplies the image by this factor in GF(2^8). None for an S-box."""

    @property
    def variant(self) -> str:
        """Name of the circuit without direction: the S-box's, with prefix `tbox_` for a T-box."""
        return self.sbox.name if self.tbox_factor is None else f"tbox_{self.name}"

    @property
    def label(self) -> str:
        """Name on the command line: `canright:forward`, `tbox_table:inverse:14`."""
        factor = "" if self.tbox_factor is None else f":{self.tbox_factor}"
        return f"{self.variant}:{self.direction}{factor}"

    @property
    def sbox(self) -> Sbox:
        """The circuit's entry in the registry of S-boxes, or the user's circuit."""
        return sboxes.find(self.name)

    @property
    def fingerprint(self) -> str:
        """The block in the key of a step: elaborated RTL and registry entry."""
        return f"{self.label} {rtl_hash(self)} {self.sbox}"

    @property
    def module(self) -> str:
        """Name of the measured RTL module."""
        return self.sbox.module if self.tbox_factor is None else f"aes_tbox_{self.name}"

    @property
    def clocks(self) -> int:
        """Number of clocks from the byte to its image."""
        return self.sbox.clocks if self.tbox_factor is None else 0

    @property
    def ports(self) -> tuple[str, ...]:
        """Ports in order. A T-box has `data_i` and `data_o` only."""
        clocked = ("clk_i", "clear_i") if self.clocks else ()
        inverse = ("inverse_i",) if self.tbox_factor is None else ()
        return (*clocked, *inverse, "data_i", "data_o")

    def expected(self, byte: int, *, inverse: bool) -> int:
        """The image of a byte by definition. `inverse` matters in a build with both directions."""
        back = inverse if self.direction == "both" else self.direction == "inverse"
        return gf.mul((INV_SBOX if back else SBOX)[byte], self.tbox_factor or 1)


def blocks() -> list[Block]:
    """Every S-box in every direction, then every T-box."""
    sboxes = [Block(name, direction) for name in SBOXES for direction in DIRECTIONS]
    return sboxes + [
        Block(name, direction, factor)
        for name in TBOXES
        for direction in DIRECTIONS
        for factor in FACTORS.get(direction, ())
    ]


def chosen(words: Iterable[str]) -> list[Block]:
    """The blocks that words name, each once; without words all blocks of the library.

    A word is VARIANT, VARIANT:DIRECTION or, of a T-box, VARIANT:DIRECTION:FACTOR. In place of the
    variant a file of a user may stand, then without a factor. Raises `UserError` for an unknown
    word or a file that is no S-box.
    """
    everything = blocks()
    blocks_named: dict[Block, None] = {}
    for word in words:
        name, _, way = word.partition(":")
        if own_sbox.is_file(name):
            blocks_named |= dict.fromkeys(_own(str(Path(name).resolve()), way))
            continue
        named = [block for block in everything if f"{block.label}:".startswith(f"{word}:")]
        if not named:
            variants = list(dict.fromkeys(block.variant for block in everything))
            labels = [block.label for block in everything if block.variant == word.split(":")[0]]
            raise UserError(f"unknown S-box '{word}'; {nearest(word, labels or variants)}")
        blocks_named |= dict.fromkeys(named)
    return list(blocks_named) or everything


def _own(file: str, way: str) -> list[Block]:
    """The blocks of a user's S-box in one direction, or in all."""
    if way not in ("", *DIRECTIONS):
        raise UserError(f"unknown direction '{way}'; {nearest(way, list(DIRECTIONS))}")
    own_sbox.read(file)
    return [Block(file, direction) for direction in DIRECTIONS if way in ("", direction)]


def sources(block: Block, folder: Path) -> list[Path]:
    """The block's SystemVerilog in compilation order; the last file, its top, goes into `folder`.

    The top, `aes_sbox_alone`, has the ports of the block and binds its parameters.
    """
    folder.mkdir(parents=True, exist_ok=True)
    top = folder / f"{TOP}.sv"
    top.write_text(_top(block), encoding="utf-8")
    for name, text in _wrapper(block).items():
        (folder / name).write_bytes(text)
    wrapper = [folder / name for name in _wrapper(block)]
    return [rtl_dir() / "aes_pkg.sv", *_circuit(block), *wrapper, top]


def rtl_hash(block: Block) -> str:
    """SHA-256 (hex) of the elaborated block, which comments and layout do not change."""
    files = [rtl_dir() / "aes_pkg.sv", *_circuit(block)]
    texts = {file.name: file.read_bytes() for file in files}
    texts |= {**_wrapper(block), f"{TOP}.sv": _top(block).encode()}
    return elaboration.fingerprint(texts, TOP)


def _circuit(block: Block) -> list[Path]:
    """The files of the circuit, the innermost first."""
    return [block.sbox.file] if block.sbox.file else _needed(block.module, ())


def _wrapper(block: Block) -> dict[str, bytes]:
    """Name -> text of the file around a user's S-box; empty for an S-box of the library."""
    if not block.sbox.file:
        return {}
    return {f"{block.module}.sv": own_sbox.read(block.name).wrapper().encode()}


def _top(block: Block) -> str:
    parameters = [f".Directions(aes_pkg::{PARAMETERS[block.direction]})"]
    if block.tbox_factor is not None:
        parameters.append(f".Factor(4'd{block.tbox_factor})")
    ports = ",\n".join(f"  {own_sbox.PORTS[port]}" for port in block.ports)
    return (
        f"module {TOP} (\n{ports}\n);\n"
        f"  {block.module} #({', '.join(parameters)}) u_block (.*);\nendmodule\n"
    )


@cache
def _files() -> Mapping[str, Path]:
    """Module -> its file, for every S-box and T-box."""
    return {file.stem: file for file in (rtl_dir() / "sbox").glob("aes_*.sv")}


def _needed(module: str, above: Sequence[str]) -> list[Path]:
    """The files of a module and of the modules it instantiates, the innermost first."""
    text = _COMMENT.sub("", _files()[module].read_text(encoding="utf-8"))
    inner = set(_MODULE.findall(text)) & _files().keys() - {module, *above}
    files = [file for name in sorted(inner) for file in _needed(name, [*above, module])]
    return list(dict.fromkeys([*files, _files()[module]]))
