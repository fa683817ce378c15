# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The proof of a layer for any core: its claim by induction, keyed by the layer's parameters.

Designs that instantiate a layer alike share one proof. It names the properties of a core that it
assumes; `aesilicon.layer_proof` joins it with the proof of a core.
"""

import hashlib
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aesilicon.drivers.layer import Claim, Induction
from aesilicon.errors import ToolError
from aesilicon.fingerprint import fingerprint
from aesilicon.flows.prove.handshake import PROPERTIES
from aesilicon.result import Result
from aesilicon.step import Step, Tell, Work
from aesilicon.tools import abc, sby

_LABEL = re.compile(r"(?:(\w+):\s+)?\b(assume|assert) \(")
_BROKEN = re.compile(r"Output (\d+) of miter .* was asserted in frame (\d+)")
_CLOCKS = 16
"""Clocks from a reset in which a counterexample is sought when induction fails."""
LOOKS_BACK = 4
"""Clocks that the step of an induction looks back."""
_EVENT = "reach_"
"""Prefix of the assertions that are events."""
_SECONDS = 600
"""Time limit of an induction, which takes seconds, and of the search after a failed one."""


class LayerProof(Result):
    """The verdict on a layer with given parameters, in front of any core."""

    layer: str
    """Name of the layer's module."""
    parameters: Mapping[str, str]
    proven: bool | None
    """None: undecided."""
    properties: tuple[str, ...]
    """Names of the assertions that hold in every clock."""
    events_reached: tuple[str, ...]
    assumes_core: tuple[str, ...]
    """Names of handshake properties of the core on which the verdict leans."""
    assumes_surroundings: tuple[str, ...]
    """Sentences on what the surroundings must do."""
    failure: str = ""
    seconds: float = 0.0
    tools: Mapping[str, str] = {}
    source_hash: str = ""
    """Hash of the RTL and property files, and of their parameters."""


@dataclass(frozen=True)
class ProveLayer(Step[LayerProof]):
    """Proves the claim of a layer."""

    layer: str
    """Name of the layer's module."""
    claim: Claim = field(repr=False)

    kind = "prove-layer"
    result = LayerProof
    code = ("aesilicon.flows.prove.layer",)
    doing = "proving"

    @property
    def subject(self) -> str:
        """The module of the layer."""
        return self.layer

    @property
    def place(self) -> str:
        """The parameters of the module."""
        return ", ".join(f"{name} {value}" for name, value in self.claim.parameters.items())

    @property
    def versions(self) -> Mapping[str, str]:
        """Versions of the tools of the proof."""
        return sby.versions()

    def run(self, work: Work, tell: Tell) -> LayerProof:
        """Proves each induction, and that the events are reachable."""
        return prove_claim(self.layer, self.claim, work.folder, tell)


def prove_claim(
    layer: str, claim: Claim, work: Path, tell: Tell, clocks: int = LOOKS_BACK
) -> LayerProof:
    """The verdict on a claim, by induction that looks back `clocks`; files go into `work`.

    Raises `ToolError` if nothing shows what the claim assumes.
    """
    begun = time.monotonic()
    asserted: dict[str, tuple[str, ...]] = {}
    assumed: dict[str, None] = {}
    for induction in claim.inductions:
        asserted[induction.top] = labels(induction.files[-1], "assert")
        assumed |= dict.fromkeys(labels(induction.files[-1], "assume"))
    own = dict.fromkeys(name for names in asserted.values() for name in names)
    open_ = [name for name in assumed if name not in own]
    core = tuple(name for name in open_ if name in PROPERTIES)
    outside = tuple(name for name in open_ if name not in PROPERTIES)
    if unknown := [name for name in outside if name not in claim.surroundings]:
        raise ToolError(layer, f"nothing shows what it assumes: {', '.join(unknown)}")
    failure = ""
    proven: bool | None = True
    events: list[str] = []
    for n, induction in enumerate(claim.inductions):
        tell(induction.top)
        found = decide(induction, work / str(n), clocks)
        if found is None:
            found = unreached(induction, work / f"{n}_events")
            events += induction.events
        if found is not None:
            proven, failure = found
            break
    return LayerProof(
        layer=layer,
        parameters=dict(claim.parameters),
        proven=proven,
        properties=() if failure else tuple(n for n in own if not n.startswith(_EVENT)),
        events_reached=tuple(events),
        assumes_core=core,
        assumes_surroundings=tuple(claim.surroundings[name] for name in outside),
        failure=failure,
        seconds=round(time.monotonic() - begun, 3),
        tools=sby.versions(),
        source_hash=source_hash(claim),
    )


def source_hash(claim: Claim) -> str:
    """SHA-256 (hex) of the files of a claim and of their parameters."""
    return hashlib.sha256(fingerprint(claim).encode()).hexdigest()


def labels(file: Path, kind: str) -> tuple[str, ...]:
    """The labels of all assertions or assumptions (`kind`) in a property file.

    Raises `ToolError` for one without a label.
    """
    code = re.sub(r"//.*", "", file.read_text(encoding="utf-8"))
    found = [match[1] for match in _LABEL.finditer(code) if match[2] == kind]
    if None in found:
        raise ToolError("proof of a layer", f"{file.name} has an {kind} without a name")
    return tuple(dict.fromkeys(found))


def decide(
    induction: Induction, work: Path, clocks: int = LOOKS_BACK
) -> tuple[bool | None, str] | None:
    """None if the induction succeeds, else the verdict and a sentence on the failure."""
    files, top, parameters = induction.files, induction.top, induction.parameters
    if sby.induct(
        *(files, top, work),
        parameters=parameters,
        cut=induction.cut,
        clocks=clocks,
        timeout=_SECONDS,
    ):
        return None
    model = sby.model(files, top, work / "search", parameters=parameters, cut=induction.cut)
    output = abc.run(
        "search",
        f"read_aiger {model.file.name}; fold; bmc3 -F {_CLOCKS}",
        log=work / "search.log",
        work=model.file.parent,
        timeout=_SECONDS,
    )
    if broken := _BROKEN.search(output):
        return False, f"{model.asserts[int(broken[1])]} fails in clock {broken[2]}"
    return None, f"induction does not prove {top}, and nothing fails in {_CLOCKS} clocks"


def unreached(induction: Induction, work: Path) -> tuple[bool | None, str] | None:
    """None if all events are reachable; else the verdict that nothing was shown, and why."""
    if not induction.events:
        return None
    asked: dict[str, Any] = {
        "defines": {"AES_EVENTS": "1"},
        "parameters": induction.parameters,
        "cut": induction.cut,
        "timeout": _SECONDS,
    }
    model = sby.model(induction.files, induction.top, work / "model", **asked)
    reached = sby.failing(model, work)
    if reached == {*induction.events}:
        return None
    verdict = sby.prove(induction.files, induction.top, work / "search", **asked)
    reached = {one.name for one in verdict.assertions if one.status == "refuted"}
    if reached == {*induction.events}:
        return None
    odd = ", ".join(sorted(reached ^ {*induction.events}))
    return None, f"these events should be reachable, and no others: {odd}"
