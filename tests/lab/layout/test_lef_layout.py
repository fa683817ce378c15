# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What the reader of LEF files takes from a file, in nm."""

from pathlib import Path

import pytest

from aesilicon.errors import UserError
from aesilicon_lab.layout import lef_layout
from aesilicon_lab.layout.lef_layout import CutLayer, Rect, RoutingLayer, Technology

TEXT = """\
VERSION 5.7 ;
UNITS
  DATABASE MICRONS 1000 ;
END UNITS
PROPERTYDEFINITIONS
  LAYER LEF58_TYPE STRING ;
END PROPERTYDEFINITIONS
LAYER poly TYPE MASTERSLICE ; END poly
LAYER m1
  TYPE ROUTING ;
  DIRECTION HORIZONTAL ;  # a comment ; with a semicolon
  PITCH 0.8 1.0 ; OFFSET 0.5 ; WIDTH 0.3 ; SPACING 0.25 ;
  RESISTANCE RPERSQ 0.09 ; CAPACITANCE CPERSQDIST 4e-05 ; EDGECAPACITANCE 8e-05 ;
END m1
LAYER v1 TYPE CUT ; SPACING 0.3 ; RESISTANCE 6.4 ; END v1
LAYER m2
  TYPE ROUTING ; DIRECTION VERTICAL ; PITCH 0.8 ; WIDTH 0.4 ;
  SPACINGTABLE PARALLELRUNLENGTH 0 1 WIDTH 0 0.21 0.22 WIDTH 1 0.3 0.4 ;
END m2
VIA m2_m1 DEFAULT
  LAYER m1 ; RECT -0.2 -0.2 0.2 0.2 ;
  LAYER v1 ; RECT -0.1 -0.1 0.1 0.1 ;
  LAYER m2 ; RECT -0.2 -0.2 0.2 0.2 ;
END m2_m1
VIARULE turn GENERATE
  LAYER m1 ; DIRECTION HORIZONTAL ;
END turn
SITE core CLASS CORE ; SIZE 0.8 BY 10 ; END core
SITE pad CLASS PAD ; SIZE 0.1 BY 0.1 ; END pad
MACRO GATE
  CLASS CORE ; ORIGIN 0 1 ; SIZE 2.4 BY 10 ; SITE core ;
  PIN A
    DIRECTION INPUT ;
    PORT
      LAYER m1 ; RECT 0.2 2.3 0.6 3.1 ;
      POLYGON 1 0 1 2 2 2 2 1 3 1 3 0 ;
    END
  END A
  OBS
    LAYER m1 ; RECT 1 1 2 2 ;
  END
END GATE
END LIBRARY
"""


@pytest.fixture
def technology(tmp_path: Path) -> Technology:
    file = tmp_path / "cells.lef"
    file.write_text(TEXT, encoding="utf-8")
    return lef_layout.read([file])


def test_layers(technology: Technology) -> None:
    assert [*technology.layers] == ["m1", "v1", "m2"]
    low, high = technology.metals
    assert low == RoutingLayer("m1", True, 1000, 500, 300, 250, 0.09, 4e-05, 8e-05)
    assert low.pf_per_um == pytest.approx(0.3 * 4e-05 + 2 * 8e-05)
    assert low.ohm_per_um == pytest.approx(0.3)
    assert (high.horizontal, high.pitch, high.spacing) == (False, 800, 210)
    assert technology.layers["v1"] == CutLayer("v1", 300, 6.4)


def test_vias_and_sites(technology: Technology) -> None:
    assert technology.via_between("m1", "m2") == "m2_m1"
    assert technology.vias["m2_m1"][1] == ("v1", Rect(-100, -100, 100, 100))
    assert technology.site == (800, 10000)
    with pytest.raises(UserError, match="no via between m1 and m3"):
        technology.via_between("m1", "m3")


def test_cells_are_moved_by_their_origin(technology: Technology) -> None:
    gate = technology.macros["GATE"]
    assert (gate.width, gate.height) == (2400, 10000)
    assert gate.pins["A"].direction == "INPUT"
    assert gate.obstructions == [("m1", Rect(1000, 2000, 2000, 3000))]
    assert gate.pins["A"].shapes == [
        ("m1", Rect(200, 3300, 600, 4100)),
        ("m1", Rect(1000, 1000, 3000, 2000)),  # the polygon's lower slice
        ("m1", Rect(1000, 2000, 2000, 3000)),
    ]


@pytest.mark.parametrize("lacking", ["MACRO", "SITE", "metal"])
def test_a_file_without_is_refused(lacking: str, tmp_path: Path) -> None:
    cuts = {
        "MACRO": TEXT[: TEXT.index("MACRO")],
        "SITE": TEXT.replace("CLASS CORE ; SIZE 0.8", "CLASS PAD ; SIZE 0.8"),
        "metal": TEXT.replace("ROUTING", "IMPLANT"),
    }
    file = tmp_path / "cells.lef"
    file.write_text(cuts[lacking], encoding="utf-8")
    with pytest.raises(UserError, match=f"no {lacking} in it"):
        lef_layout.read([file])
