# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""One self-contained HTML page of everything in the store: no script, no network."""

from jinja2 import Environment, PackageLoader, StrictUndefined

from aesilicon import __version__
from aesilicon.report import tables
from aesilicon.store import Entry


def render(measured: list[Entry], verified: list[Entry], runs: list[Entry]) -> str:
    """The page of the newest measurement, verification and file run of each design."""
    environment = Environment(
        loader=PackageLoader("aesilicon", "templates"),
        undefined=StrictUndefined,
        autoescape=True,
    )
    return environment.get_template("report.html.j2").render(
        version=__version__,
        columns=tables.COLUMNS,
        measured=[(tables.cells(e.result), e) for e in measured],
        verified=verified,
        runs=runs,
    )
