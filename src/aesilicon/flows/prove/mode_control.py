# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proof of the control of a mode in front of a core, for any stream, core and key.

The property files stand in `rtl/mode/formal/`. Control, GHASH's handshake and the buffer of held
text are proven each by induction, and each shows what another assumes of it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.layer import Claim, Induction
from aesilicon.engines import engine
from aesilicon.flows.prove.layer import labels, prove_claim, unreached
from aesilicon.flows.prove.report import EnginePart
from aesilicon.resources import rtl_dir
from aesilicon.step import Tell, silent

FORMAL = rtl_dir() / "mode" / "formal"
PROPERTIES = tuple(
    file for file in sorted(FORMAL.glob("*.sv")) if not file.stem.startswith("aes_mode_")
)
"""All property files of the modes with a control here."""

CLOCKS = 2
"""Clocks that inductions look back; more take longer with a deep FIFO."""
SURROUNDINGS = {
    "starts_in_reset": "the first clock is a reset",
    "beat_stays": "a beat stays until it is taken, with all that comes beside it",
    "key_stays": "a key stays until it is taken",
}
_COVERS = (
    "the control of {module} is right for any sequence of messages, keys, stalls and clears: "
    "{right}, and each message has one end with its {end}"
)


@dataclass(frozen=True)
class _Control:
    """What is proven of a module, and with which files."""

    right: str
    """A clause for the report."""
    helpers: tuple[str, ...]
    """Property files before `<module>_ports`; the last two: its events, its invariants."""
    end: str = "tag or verdict"
    small: Mapping[str, str] = field(default_factory=dict)
    """Parameters with which events are sought; no event depends on a depth or limit."""
    others: frozenset[str] = frozenset()
    """Events that are not reachable: of another module with the same file, or not with `small`."""
    unused: frozenset[str] = frozenset()
    """Parameters of the module that the properties do not have."""
    clocks: int = CLOCKS
    """Clocks that its inductions look back: more than those in which nothing may move."""
    cut: tuple[str, ...] = ()
    """Modules of which an induction of `beside` shows what is assumed."""
    beside: Callable[[Design], tuple[Induction, ...]] = lambda _: ()


def control_part(design: Design, work: Path, tell: Tell = silent) -> EnginePart:
    """The verdict on the control of a design with a mode; files go into `work`."""
    found = prove_claim(design.module, claim(design), work, tell, looks_back(design))
    failure = found.failure
    if not failure:
        tell("events")
        _, failure = unreached(events(design), work / "events") or (True, "")
    control = _CONTROLS[design.module]
    return EnginePart(
        part="control",
        holds=not failure,
        covers=_COVERS.format(module=design.module, right=control.right, end=control.end),
        failure=f"control: {failure}" if failure else "",
    )


def looks_back(design: Design) -> int:
    """Clocks that the inductions on the mode of a design look back."""
    return _CONTROLS[design.module].clocks


def claim(design: Design) -> Claim:
    """What is proven of the mode of a design."""
    own = design.parameters()
    inductions = [_control(design), *_CONTROLS[design.module].beside(design)]
    if _holds_text(design):
        parameters = {"Blocks": own["HoldBlocks"], "IdBits": own["IdBits"]}
        inductions.append(_induction(design, "aes_message_hold_ports", parameters))
    return Claim(own, tuple(inductions), SURROUNDINGS)


def events(design: Design) -> Induction:
    """The control with its events, which must be reachable, so that no property is vacuous."""
    described = _CONTROLS[design.module]
    names = labels(FORMAL / f"{described.helpers[-2]}.sv", "assert")
    control = _control(design)
    others = described.others if in_parts(design) else described.others | _OF_PARTS
    return replace(
        control,
        parameters={**control.parameters, **described.small},
        events=tuple(f"u_events.{name}" for name in names if name not in others),
    )


def _control(design: Design) -> Induction:
    described = _CONTROLS[design.module]
    own = design.parameters().items()
    return _induction(
        design,
        f"{design.module}_ports",
        {name: value for name, value in own if name not in described.unused},
        helpers=described.helpers,
        cut=(*described.cut, *["aes_message_results"] * _holds_text(design)),
    )


def _holds_text(design: Design) -> bool:
    return design.parameters().get("HoldBlocks", "0") != "0"


def in_parts(design: Design) -> bool:
    """Whether messages of a design may come in parts."""
    return design.mode is not None and engine.in_parts(design.mode.options)


def _hash(design: Design) -> tuple[Induction]:
    digit = design.parameters()["Digit"]
    if digit == "128":
        products = ("aes_ghash_product", "aes_ghash_reduce")
        return (_induction(design, "aes_ghash_pipeline_ports", {}, cut=products),)
    restarts = design.module == "aes_gcm_lean" and in_parts(design)
    parameters = {"Digit": digit, "Parts": f"1'b{int(restarts)}"}
    return (_induction(design, "aes_ghash_digit_ports", parameters),)


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


_OF_PARTS = frozenset({"reach_part", "reach_part_behind_a_part", "reach_last_part"})
"""Events of messages in parts."""
_GCM = _Control(
    right="each block of text meets its counter block, the hash gets what SP 800-38D says, every "
    "wait ends if core, hash and surroundings answer",
    helpers=(
        *("aes_message_beat", "aes_gcm_beat_states", "aes_message_waits"),
        *("aes_gcm_events", "aes_gcm_states"),
    ),
    small={"Depth": "2", "TextBlocks": "32'd2"},
    others=frozenset({"reach_block_for_nothing"}),
    unused=frozenset({"Digit", "Levels"}),
    cut=("aes_ghash",),
    beside=_hash,
)
_ARRIVAL = ("aes_message_beat", "aes_message_arrival")
_CONTROLS: Mapping[str, _Control] = {
    "aes_gcm": _GCM,
    "aes_gcm_lean": replace(
        _GCM,
        helpers=(*_GCM.helpers[:-1], "aes_gcm_lean_states"),
        clocks=5,
        others=frozenset({"reach_message_behind", "reach_new_key_behind_entries"}),
        cut=("aes_ghash_digit",),
    ),
    "aes_cmac": _Control(
        right="each block that enters the core is that of SP 800-38B for the message so far, "
        "every wait ends if core and surroundings answer",
        helpers=(*_ARRIVAL, "aes_message_waits", "aes_cmac_events", "aes_cmac_states"),
        clocks=5,
    ),
    "aes_ccm": _Control(
        right="each block that enters the core is that of SP 800-38C for the message so far, each "
        "block of text meets its counter block, every wait ends if core and surroundings answer",
        helpers=(*_ARRIVAL, "aes_message_waits", "aes_ccm_events", "aes_ccm_states"),
        clocks=5,
        small={"LengthBits": "32"},
        others=frozenset({"reach_longest_length"}),
    ),
    "aes_xts": _Control(
        right="each block that enters a core is that of SP 800-38E for the data unit so far, "
        "every wait ends if cores and surroundings answer",
        end="status",
        helpers=(*_ARRIVAL, "aes_message_waits", "aes_xts_events", "aes_xts_states"),
        clocks=5,
        small={"Depth": "2"},
    ),
}
"""Module of a mode -> what is proven of its control."""
