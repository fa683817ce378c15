# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proof of the control of `aes_gcm` and `aes_gcm_lean`, for any stream, core, key and hash.

The property files stand in `rtl/mode/formal/`. Control, GHASH's handshake and the buffer of held text
are proven each by induction, and each shows what another assumes of it.
"""

from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.layer import Claim, Induction
from aesilicon.flows.prove.layer import labels, prove_claim
from aesilicon.flows.prove.report import EnginePart
from aesilicon.resources import rtl_dir
from aesilicon.step import Tell, silent

FORMAL = rtl_dir() / "mode" / "formal"
PROPERTIES = tuple(sorted(FORMAL.glob("aes_g*.sv"))) + (FORMAL / "aes_message_hold_ports.sv",)
"""All property files of GCM."""

SURROUNDINGS = {
    "starts_in_reset": "the first clock is a reset",
    "beat_stays": "a beat stays until it is taken, with all that comes beside it",
    "key_stays": "a key stays until it is taken",
}
_COVERS = (
    "the control of {module} is right for any sequence of messages, keys, stalls and clears: each "
    "block of text meets its counter block, the hash gets what SP 800-38D says, and each message "
    "has one end with its tag or verdict"
)
_OTHER_EVENTS = {
    "aes_gcm": {"reach_block_for_nothing"},
    "aes_gcm_lean": {"reach_message_behind", "reach_new_key_behind_entries"},
}
"""Module -> events of the other one."""


def control_part(design: Design, work: Path, tell: Tell = silent) -> EnginePart:
    """The verdict on the control of a design with GCM; files go into `work`."""
    found = prove_claim(design.module, claim(design), work, tell)
    return EnginePart(
        part="control",
        holds=found.proven is True,
        covers=_COVERS.format(module=design.module),
        failure=f"control: {found.failure}" if found.failure else "",
    )


def claim(design: Design) -> Claim:
    """What is proven of the mode of a design."""
    own = design.parameters()
    held = int(own["HoldBlocks"])
    inductions = [_control(design, held), _hash(design)]
    if held:
        parameters = {"Blocks": str(held), "IdBits": own["IdBits"]}
        inductions.append(_induction(design, "aes_message_hold_ports", parameters))
    return Claim(own, tuple(inductions), SURROUNDINGS)


def _control(design: Design, held: int) -> Induction:
    module = design.module
    lean = module == "aes_gcm_lean"
    unused = {"Digit", "Levels"}
    parameters = {name: value for name, value in design.parameters().items() if name not in unused}
    events = labels(FORMAL / "aes_gcm_events.sv", "assert")
    return _induction(
        design,
        f"{module}_ports",
        parameters,
        helpers=("aes_message_beat", "aes_gcm_beat_states", "aes_gcm_events", f"{module}_states"),
        cut=("aes_ghash_digit" if lean else "aes_ghash", *["aes_message_results"] * bool(held)),
        events=tuple(f"u_events.{e}" for e in events if e not in _OTHER_EVENTS[module]),
    )


def _hash(design: Design) -> Induction:
    digit = design.parameters()["Digit"]
    if digit == "128":
        products = ("aes_ghash_product", "aes_ghash_reduce")
        return _induction(design, "aes_ghash_pipeline_ports", {}, cut=products)
    parameters = {"Digit": digit, "Sums": f"1'b{int(design.module == 'aes_gcm_lean')}"}
    return _induction(design, "aes_ghash_digit_ports", parameters, cut=("aes_ghash_step",))


def _induction(
    design: Design,
    top: str,
    parameters: dict[str, str],
    *,
    helpers: tuple[str, ...] = (),
    cut: tuple[str, ...] = (),
    events: tuple[str, ...] = (),
) -> Induction:
    """An induction on the mode's RTL; `helpers` are property files before that of `top`."""
    mode = [file.path for file in rtl.files(design) if file.path.parent.name == "mode"]
    formal = [FORMAL / f"{name}.sv" for name in (*helpers, top)]
    return Induction(top, (*mode, *formal), parameters, cut=cut, events=events)
