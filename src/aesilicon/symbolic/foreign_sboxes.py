# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Check of the S-boxes of a foreign core, whose direction is not known."""

from aesilicon.equivalence.results import Counterexample
from aesilicon.equivalence.sbox_check import first_difference
from aesilicon.errors import UserError
from aesilicon.netlist.netlist import Table
from aesilicon.symbolic.circuit import Circuit
from aesilicon.symbolic.tables import recognise


def require(circuit: Circuit, top: str) -> None:
    """Raises `UserError` for a core without an S-box, of which nothing could be proven."""
    tables = any(isinstance(cell, Table) for cell in circuit.program.netlist.cells)
    if not circuit.models and not tables:
        raise UserError(
            f"no S-box was found in {top}: it has no table of 256 entries; name the module of its "
            "S-box as module in [sbox] of the protocol file"
        )


def check(circuit: Circuit) -> list[Counterexample]:
    """A counterexample for each S-box module that is neither the S-box nor its inverse.

    A table that is no affine image of the field inversion is a counterexample too.
    """
    found = []
    for kind, box in circuit.models.items():
        for value, table in enumerate(box.tables):
            byte = tuple(entry & 0xFF for entry in table)
            wrong = [first_difference(byte, inverse=inverse) for inverse in (False, True)]
            if None not in wrong or box.width != 8:
                found.append(_wrong_sbox(kind, f"is neither S-box nor inverse for control {value}"))
                break
    for cell in circuit.program.netlist.cells:
        if isinstance(cell, Table) and recognise(cell.entries, len(cell.outs)) is None:
            found.append(_wrong_sbox(cell.name, "is a table that does not come from the S-box"))
    return found


def _wrong_sbox(signal: str, what: str) -> Counterexample:
    return Counterexample("sboxes", "all 256 inputs", 0, signal, f"{signal} {what}")
