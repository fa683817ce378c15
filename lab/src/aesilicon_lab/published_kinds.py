# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The kinds of published rows that the laboratory makes beside those of the wheel."""

from aesilicon.report.published import Kind
from aesilicon_lab.foundry.sbox_results import SboxRow
from aesilicon_lab.layout.layout_results import LayoutRow, PlacedRow
from aesilicon_lab.mutants.class_score import MutantScore
from aesilicon_lab.mutants.fault_row import FaultRow
from aesilicon_lab.papers.paper_results import PaperRow

SBOXES = Kind("sboxes", SboxRow)
PAPERS = Kind("papers", PaperRow)
MUTANTS = Kind("mutants", MutantScore, "python -m aesilicon_lab.mutants.mutation_scores --publish")
FAULTS = Kind("faults", FaultRow, "python -m aesilicon_lab.mutants.catch_rate --publish")
PLACED = Kind("placed", PlacedRow, "python -m aesilicon_lab.pages.placed")
LAYOUTS = Kind("layouts", LayoutRow, "python -m aesilicon_lab.pages.layouts")
