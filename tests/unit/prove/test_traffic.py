# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Events of the handshake proof, reached by random traffic."""

from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon.architectures.round import Round
from aesilicon.design import design
from aesilicon.flows.prove import handshake


@pytest.mark.parametrize("name", ["aes128-round-enc", "aes128-serial"])
def test_traffic_reaches_every_event(name: str, tmp_path: Path) -> None:
    """Also where a block takes hundreds of clocks."""
    one = design.load(name)
    bounds = handshake.parameters(one)
    assert handshake._reached(one, tmp_path, bounds) == set(handshake._events(one))


def test_what_cannot_happen_is_not_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A core said to hold a block more than it does is never full."""
    traits = Round.traits
    monkeypatch.setattr(
        Round, "traits", lambda self, build: replace(traits(self, build), capacity=3)
    )
    one = design.load("aes128-round-enc")
    found = handshake._reached(one, tmp_path, handshake.parameters(one))
    assert set(handshake._events(one)) - found == {
        "reach_full",
        "reach_stall_with_block_waiting",
    }
