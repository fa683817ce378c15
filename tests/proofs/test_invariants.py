# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A wrong invariant fails the induction, whichever file it is in, and then none is assumed."""

from pathlib import Path

import pytest

from aesilicon.design import design
from aesilicon.flows.prove import handshake
from aesilicon.tools import sby

pytestmark = [
    pytest.mark.bench,
    pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}"),
]

WRONG = {
    "aes_invariant": ("gunasekaran-stages", "assert (holds_i)", "assert (!holds_i)"),
    "aes_block_invariants": ("gunasekaran-stages", "busy_i ? elapsed_i", "busy_i ? 32'd0"),
    "aes_shell_invariants": ("gunasekaran-stages", "u_result.out_tag_q", "u_result.out_error_q"),
    "aes_word_invariants": ("gunasekaran-stages", "slot_i <= 3'd4", "slot_i <= 3'd3"),
    "aes_step_invariants": ("gunasekaran-conventional", "round_i < rounds_i", "round_i > rounds_i"),
    "aes_column_invariants": ("aes-column", "32'd69", "32'd68"),
    "aes_two_stage_invariants": ("vater-stages", "round_i <= 4'd10", "round_i <= 4'd9"),
    "aes_adapter_states": ("vater-stages32", "|| key_in_i", ""),
    "aes_adapter_invariants": ("vater-stages32", "keyed ||", ""),
    "aes_beats_invariants": ("vater-stages32", "32'd1 + late + beat", "late + beat"),
    "aes_serial_invariants": ("aes128-serial-enc", "ENCRYPT = 28", "ENCRYPT = 27"),
    "aes_pipeline_order_invariants": (
        "aes128-pipeline",
        "<= aes_handshake.Cap",
        "< aes_handshake.Cap",
    ),
    "aes_pipeline_fifo_invariants": ("aes128-pipeline", "16'(n) +", "16'(n) - 16'd1 +"),
    "aes_pipeline_banks_invariants": ("aes128-pipeline-fast", "16'(n);", "16'(n) - 16'd1;"),
    "aes_pipeline_invariants": ("aes128-pipeline", "(STAGES)", "(STAGES - 1)"),
    "aes_key_loader_invariants": ("aes128-pipeline-fast", "<= run + 1", "<= run"),
    "aes_pipeline_reload_invariants": ("mcloone-pipeline-reload", "== 1 &&", "== 0 &&"),
}
"""Module -> a design that uses it, a part of its text and a wrong one in its place."""


@pytest.mark.parametrize("module", WRONG)
def test_a_wrong_invariant_fails(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, right, wrong = WRONG[module]
    core = design.load(name)
    files = handshake.invariants(core)
    (file,) = [file for file in files if file.stem == module]
    text = file.read_text(encoding="utf-8")
    assert right in text
    changed = tmp_path / file.name
    changed.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    mixed = [changed if one == file else one for one in files]
    monkeypatch.setattr(handshake, "invariants", lambda _: mixed)
    assert handshake._invariants(core, tmp_path / "work", handshake.parameters(core)) == []


def test_each_file_is_among_them() -> None:
    designs = map(design.load, design.catalogue())
    assert {file.stem for one in designs for file in handshake.invariants(one)} == {*WRONG}
