# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Other projects' cores that are measured beside ours, with all that `measure --rtl` needs."""

from dataclasses import dataclass
from typing import TypedDict


@dataclass(frozen=True)
class Peer:
    """A core of another project."""

    core: str
    folder: str
    """Folder of its files below the folder of all sources."""
    repository: str
    commit: str
    licence: str
    compared: str
    """Its class, a key of `report.peers.CLASSES`."""
    top: str
    protocol: str
    """File in `results/peers/`."""
    files: tuple[str, ...]
    """In compilation order; a file that is not in the repository is in `results/peers/`."""
    remark: str
    targets: tuple[str, ...] = ("osu018", "ihp-sg13g2", "ecp5", "xc7", "ice40")
    unproven: bool = False
    """Whether the proof does not cover it; `remark` says why."""


_RIJNDAEL = tuple(
    f"rijndael_{part}.sv"
    for part in (
        *("sbox", "addroundkey", "mixcolumns", "shiftrows", "subbytes", "round"),
        *("keyschedulestep", "keyschedule", "encrypt"),
    )
)


class _Source(TypedDict):
    folder: str
    repository: str
    commit: str
    licence: str
    top: str
    files: tuple[str, ...]


_RIJNDAEL_SV: _Source = {
    "folder": "rijndael-sv",
    "repository": "nhoeher/rijndael-sv",
    "commit": "6aa8ae66fe8c6fc068679a23b00753af37c7537a",
    "licence": "MIT",
    "top": "rijndael_encrypt",
    "files": _RIJNDAEL,
}
_OPENTITAN = (
    *("opentitan.sv", "prim_util_pkg.sv", "prim_buf.sv", "prim_flop.sv", "prim_sec_anchor_buf.sv"),
    *("prim_sparse_fsm_flop.sv", "aes_reg_pkg.sv", "aes_pkg.sv", "aes_sbox_canright_pkg.sv"),
    *("aes_sbox_lut.sv", "aes_sbox_canright.sv", "aes_sbox.sv", "aes_sub_bytes.sv"),
    *("aes_shift_rows.sv", "aes_mix_single_column.sv", "aes_mix_columns.sv", "aes_key_expand.sv"),
    *("aes_sel_buf_chk.sv", "aes_cipher_control_fsm.sv", "aes_cipher_control_fsm_p.sv"),
    *("aes_cipher_control_fsm_n.sv", "aes_cipher_control.sv", "aes_cipher_core.sv"),
)

PEERS = (
    Peer(
        core="asics.ws AES cipher",
        folder="asics",
        repository="sevjaeg/hwpe-aes",
        commit="298dc94a1b76b1bad640cb4a431d70f8f7f7504b",
        licence="permissive, its own notice",
        compared="AES-128, encryption",
        top="aes_cipher_top",
        protocol="aes.toml",
        files=("aes_sbox.v", "aes_rcon.v", "aes_key_expand_128.v", "aes_cipher_top.v"),
        remark="Copy of OpenCores aes_core; simulation delays (`#1`) removed, which slang refuses.",
    ),
    Peer(
        core="rijndael-sv 128/128",
        **_RIJNDAEL_SV,
        compared="AES-128, encryption",
        protocol="rijndael_128_128.toml",
        remark="Its default parameters. `rijndael_encrypt`, `rijndael_keyschedule` and "
        "`rijndael_keyschedulestep` are of this commit, its other files of `ff2a957015fd`. Its "
        "README counts 11 clocks a block, rounds + 1; from transfer to transfer they are 12, "
        "because it takes a block in the clock of the last result at the earliest.",
    ),
    Peer(
        core="rijndael-sv 256/256",
        **_RIJNDAEL_SV,
        compared="Rijndael, 256-bit blocks and keys, encryption",
        protocol="rijndael_256_256.toml",
        remark="The same files; `rijndael_encrypt` with its parameters' defaults set to NB = NK = "
        "8. From transfer to transfer it takes 16 clocks a block, rounds + 2.",
    ),
    Peer(
        core="tiny_aes",
        folder="tiny_aes",
        repository="freecores/tiny_aes",
        commit="faf2afb2bcb6c3247c00d6bd7129b31b4fff91fb",
        licence="Apache-2.0",
        compared="AES-128, encryption, a block every clock",
        top="aes_128",
        protocol="tiny_aes.toml",
        files=("table.v", "round.v", "aes_128.v"),
        targets=("osu018", "ihp-sg13g2", "ecp5", "xc7"),
        remark="`aes_128` unchanged. An iCE40HX8K is too small for it.",
    ),
    Peer(
        core="systemcaes",
        folder="systemcaes",
        repository="freecores/systemcaes",
        commit="46f91d7e1fc163d58dd08db8c33b64e102e38e9b",
        licence="LGPL-2.1",
        compared="AES-128, both directions",
        top="aes",
        protocol="systemcaes.toml",
        files=(
            *("sbox.v", "subbytes.v", "byte_mixcolum.v", "word_mixcolum.v", "mixcolum.v"),
            *("keysched.v", "aes.v"),
        ),
        unproven=True,
        remark="Its 128-bit core without the bus; the includes of `timescale.v` removed, and "
        "`data_array[state]` reads `state[3:0]`, for it is beyond the array in states that are "
        "never reached. Not proven, only simulated: registers stand inside its S-box, which a "
        "protocol cannot describe.",
    ),
    Peer(
        core="secworks aes_core",
        folder="secworks",
        repository="secworks/aes",
        commit="80dc4718e1dcbbdb4b0dd1bdb393d8f7b98981dc",
        licence="BSD-2-Clause",
        compared="AES-128 and AES-256, both directions",
        top="aes_core",
        protocol="secworks.toml",
        files=(
            *("aes_sbox.v", "aes_inv_sbox.v", "aes_key_mem.v", "aes_encipher_block.v"),
            *("aes_decipher_block.v", "aes_core.v"),
        ),
        remark="`aes_core` unchanged, without the bus.",
    ),
    Peer(
        core="OpenTitan aes_cipher_core, unmasked",
        folder="opentitan",
        repository="lowRISC/opentitan",
        commit="34ceb5eb568742f75f01ee23de994ad9f65eae82",
        licence="Apache-2.0",
        compared="AES with all keys, both directions",
        top="opentitan",
        protocol="opentitan.toml",
        files=_OPENTITAN,
        remark="Unchanged, with `SecMasking = 0` and the S-box `aes_sbox_lut`, behind "
        "`results/peers/opentitan.sv`: plain ports, and a direction that stays at encryption while "
        "no block is inside. A load of a key includes the way to the start key of decryption.",
    ),
)
