# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The S-box circuits that a design can choose from: one file each in `rtl/sbox/`, or a user's."""

from dataclasses import dataclass
from pathlib import Path

from aesilicon.design import own_sbox


@dataclass(frozen=True)
class Sbox:
    """One S-box circuit, which can be built forward, inverse or with both directions."""

    name: str
    """Name in a design file; the SystemVerilog module is `aes_sbox_NAME`. Of a user's S-box the
    name of its file."""
    parameter: str
    """Name of the value of `sbox_e` in `aes_pkg`."""
    summary: str
    paper: str
    clocks: int = 0
    """Latency in clocks: 0 for a combinational circuit."""
    inner: str = ""
    """The combinational module in front of the register, for a clocked S-box."""
    deep: bool = False
    """The circuit has long XOR chains. Yosys enumerates the paths through the logic of each LUT, so
    it does not finish if multiplexers may join LUTs to functions of eight inputs."""
    patented: bool = False
    """Its use may need a licence; flows choose this S-box only if a user names it."""
    file: Path | None = None
    """The file of a user's S-box, an absolute path; None for one of the library."""
    wrapper: str = ""
    """The module around a user's S-box."""

    @property
    def module(self) -> str:
        """Name of the SystemVerilog module and of its file."""
        return self.wrapper or f"aes_sbox_{self.name}"

    @property
    def circuit(self) -> str:
        """Name of the combinational module: `inner` of a clocked S-box, else `module`."""
        return self.inner or self.module


_ALL = (
    Sbox("table", "SboxTable", "truth table left to synthesis", "FIPS-197"),
    Sbox("composite", "SboxComposite", "tower field GF(((2^2)^2)^2)", "Satoh et al. 2001"),
    Sbox(
        "composite_reg",
        "SboxCompositeReg",
        "the same with a register inside",
        "Vater & Langendoerfer 2007",
        clocks=1,
        inner="aes_sbox_composite",
    ),
    Sbox(
        "rom",
        "SboxRom",
        "synchronous ROM for block RAM",
        "McLoone & McCanny 2001",
        clocks=1,
        inner="aes_sbox_rom_table",
    ),
    Sbox("sop", "SboxSop", "minimised sums of products", "Morioka & Satoh 2002"),
    Sbox("pprm", "SboxPprm", "positive-polarity Reed-Muller form", "Morioka & Satoh 2002"),
    Sbox("bdd", "SboxBdd", "shared binary decision diagram", "Morioka & Satoh 2002"),
    Sbox(
        "twisted_bdd",
        "SboxTwistedBdd",
        "eight decision diagrams with rotated variable orders",
        "Morioka & Satoh 2002",
    ),
    Sbox("canright", "SboxCanright", "tower field with normal bases", "Canright 2005", deep=True),
    Sbox("boyar_peralta", "SboxBoyarPeralta", "few gates", "Boyar & Peralta 2010", deep=True),
    Sbox(
        "boyar_peralta_depth16",
        "SboxBoyarPeraltaDepth16",
        "few gates in a depth of 16",
        "Boyar & Peralta 2012",
        deep=True,
    ),
    Sbox(
        "reyhani_masoleh",
        "SboxReyhaniMasoleh",
        "lightweight tower",
        "Reyhani-Masoleh et al. 2018",
        deep=True,
    ),
    Sbox(
        "maximov_ekdahl",
        "SboxMaximovEkdahl",
        "short depth, patented",
        "Maximov & Ekdahl 2019",
        deep=True,
        patented=True,
    ),
    Sbox("compact", "SboxCompact", "smallest found on three libraries", "this project", deep=True),
    Sbox("fast", "SboxFast", "fastest found", "this project"),
    Sbox("brisk", "SboxBrisk", "a fast one of little area", "this project"),
    Sbox("lean", "SboxLean", "a small one of little delay", "this project"),
)

SBOXES = {sbox.name: sbox for sbox in _ALL}
"""Name in a design file -> circuit; the first is the default."""


def find(name: str) -> Sbox:
    """The S-box of the catalogue with a name, or the user's in a file `name`, an absolute path.

    Raises `UserError` for a file that is no S-box, `KeyError` for an unknown name. A user's S-box
    counts as `deep`, for its depth is not known.
    """
    if not own_sbox.is_file(name):
        return SBOXES[name]
    own = own_sbox.read(name)
    return Sbox(
        own.file.name,
        "SboxOwnClocked" if own.clocked else "SboxOwn",
        "a circuit of your own",
        "",
        clocks=int(own.clocked),
        inner=own.inner,
        deep=True,
        file=own.file,
        wrapper=own.wrapper_module,
    )
