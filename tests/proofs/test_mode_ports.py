# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_mode` for any stream and any core, proven on `mode/mode_ports.sv`.

Its handshakes hold, and each block enters the core and leaves it as SP 800-38A says for its mode
and direction, in any sequence of messages, keys, stalls, refusals, clears and resets.
"""

from pathlib import Path

import pytest

from aesilicon.design import rtl
from aesilicon.tools import sby

pytestmark = [
    pytest.mark.bench,  # half a minute each
    pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}"),
]

TOP = Path(__file__).parent / "mode" / "mode_ports.sv"
NAMES = ("aes_pkg", "aes_mode_fifo", "aes_mode")


@pytest.mark.parametrize(("chaining", "depth"), [(0, 1), (0, 2), (1, 2)])
def test_every_property_holds_for_ever(chaining: int, depth: int, tmp_path: Path) -> None:
    files = [file.path for file in rtl.manifest() if file.path.stem in NAMES]
    parameters = {"Chaining": f"1'b{chaining}", "Depth": str(depth)}
    verdict = sby.prove([*files, TOP], "mode_ports", tmp_path, parameters=parameters, timeout=300)
    assert len(verdict.assertions) == 11
    assert [one for one in verdict.assertions if one.status != "proven"] == []


FAULTS = {
    "the counter skips a block": ("feed_q + 128'd1", "feed_q + 128'd2"),
    "a key inside a message does not end it": (
        "refuse_q || (key_taken && !first_q);\n    iv_waits_q",
        "refuse_q;\n    iv_waits_q",
    ),
    "CFB decryption masks with the block before": (
        "in_data_i & {128{cfb || ofb || ctr}}",
        "(cfb && decrypt_q ? feed_q : in_data_i) & {128{cfb || ofb || ctr}}",
    ),
    "OFB feeds back the output": ("oldest_mask & {128{!ofb}}", "oldest_mask"),
    "a block does not wait for the result before it": ("(!awaits_q || returns) &&", ""),
    "CBC decryption chains across messages": (
        "else if (start) feed_q <= iv_i;",
        "else if (start && !cbc_decrypt) feed_q <= iv_i;",
    ),
    "the first block of a message is chained": (
        "Chaining && feedback && !first_q",
        "Chaining && feedback",
    ),
}


def follows_the_standard(work: Path, chaining: int, depth: int, mode: Path | None = None) -> bool:
    """Whether induction proves the stream, with `mode` in place of `aes_mode.sv`."""
    files = [file.path for file in rtl.manifest() if file.path.stem in NAMES]
    files = [mode if mode and file.stem == "aes_mode" else file for file in files]
    parameters = {"Chaining": f"1'b{chaining}", "Depth": str(depth)}
    defines = {"AES_STREAM": "1"}
    return sby.induct(
        [*files, TOP], "mode_ports", work, defines=defines, parameters=parameters, timeout=300
    )


@pytest.mark.parametrize(("chaining", "depth"), [(0, 1), (0, 2), (0, 5), (1, 1), (1, 2)])
def test_the_stream_is_sp_800_38a(chaining: int, depth: int, tmp_path: Path) -> None:
    assert follows_the_standard(tmp_path, chaining, depth)


@pytest.mark.parametrize("name", FAULTS)
def test_another_stream_is_not_proven(name: str, tmp_path: Path) -> None:
    old, new = FAULTS[name]
    text = next(file.path for file in rtl.manifest() if file.path.stem == "aes_mode").read_text()
    assert text.count(old) == 1
    wrong = tmp_path / "aes_mode.sv"
    wrong.write_text(text.replace(old, new))
    chained = "chained" in name
    assert not follows_the_standard(tmp_path / "work", int(chained), 2, wrong)
