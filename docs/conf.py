# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Sphinx configuration."""

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from aesilicon import __version__

project = "AESilicon"
author = "AESilicon contributors"
release = __version__
extensions = ["myst_parser"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = f"AESilicon {release}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
exclude_patterns = ["_build"]

_WIDE = 8
"""Columns of a table from which its page takes the width of the list of headings too."""


def _widen(
    app: Sphinx, _page: str, _template: str, context: dict[str, Any], tree: nodes.document | None
) -> None:
    tables = tree.findall(nodes.tgroup) if tree else ()
    if any(table["cols"] >= _WIDE for table in tables):
        app.add_css_file("wide.css")
        context["furo_hide_toc"] = True


def setup(app: Sphinx) -> None:
    """Called by Sphinx; after the theme, which says for itself where there are no headings."""
    app.connect("html-page-context", _widen, priority=900)
