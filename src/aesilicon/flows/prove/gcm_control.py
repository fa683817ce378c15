# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proof of the control of `aes_gcm` and `aes_gcm_lean`, for any stream, core, key and hash.

The property files stand in `rtl/mode/formal/`. Control, GHASH's handshake and the buffer of held
text are proven each by induction, and each shows what another assumes of it.
"""

from dataclasses import replace
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.layer import Claim, Induction
from aesilicon.flows.prove.layer import labels, prove_claim, unreached
from aesilicon.flows.prove.report import EnginePart
from aesilicon.resources import rtl_dir
from aesilicon.step import Tell, silent

FORMAL = rtl_dir() / "mode" / "formal"
PROPERTIES = (*sorted(FORMAL.glob("aes_g*.sv")), FORMAL / "aes_message_hold_ports.sv")
"""All property files of GCM."""

CLOCKS = 2
"""Clocks that the inductions look back; more take longer with a deep FIFO."""
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
    found = prove_claim(design.module, claim(design), work, tell, CLOCKS)
    failure = found.failure
    if not failure:
        tell("events")
        _, failure = unreached(events(design), work / "events") or (True, "")
    return EnginePart(
        part="control",
        holds=not failure,
        covers=_COVERS.format(module=design.module),
        failure=f"control: {failure}" if failure else "",
    )


def claim(design: Design) -> Claim:
    """What is proven of the mode of a design."""
    own = design.parameters()
    held = int(own["HoldBlocks"])
    inductions = [_control(design), _hash(design)]
    if held:
        parameters = {"Blocks": str(held), "IdBits": own["IdBits"]}
        inductions.append(_induction(design, "aes_message_hold_ports", parameters))
    return Claim(own, tuple(inductions), SURROUNDINGS)


def events(design: Design) -> Induction:
    """What must be reachable: that no assumption makes a property hold of nothing.

    It depends on neither depth nor limit, so both are small.
    """
    names = labels(FORMAL / "aes_gcm_events.sv", "assert")
    others = _OTHER_EVENTS[design.module]
    control = _control(design)
    return replace(
        control,
        parameters={**control.parameters, "Depth": "2", "TextBlocks": "32'd2"},
        events=tuple(f"u_events.{name}" for name in names if name not in others),
    )


def _control(design: Design) -> Induction:
    module = design.module
    lean = module == "aes_gcm_lean"
    own = design.parameters()
    return _induction(
        design,
        f"{module}_ports",
        {name: value for name, value in own.items() if name not in ("Digit", "Levels")},
        helpers=("aes_gcm_beat", "aes_gcm_beat_states", "aes_gcm_events", f"{module}_states"),
        cut=(
            "aes_ghash_digit" if lean else "aes_ghash",
            *["aes_message_results"] * (own["HoldBlocks"] != "0"),
        ),
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
) -> Induction:
    """An induction on the mode's RTL; `helpers` are property files before that of `top`."""
    mode = [file.path for file in rtl.files(design) if file.path.parent.name == "mode"]
    formal = [FORMAL / f"{name}.sv" for name in (*helpers, top)]
    return Induction(top, (*mode, *formal), parameters, cut=cut)
