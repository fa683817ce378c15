# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Renders Markdown as one self-contained HTML page without scripts and network access."""

import re
from collections.abc import Mapping
from html import escape
from importlib.resources import files

from markdown_it import MarkdownIt

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
_IMAGE = re.compile(r'<img src="([^"]+)"[^>]*>')


def render(title: str, text: str, drawings: Mapping[str, str]) -> str:
    """The HTML page of a Markdown `text`, in which HTML is escaped.

    `drawings` maps file names to SVG, which replaces the images of these names.
    """
    style = (files("aesilicon") / "templates" / "report.css").read_text(encoding="utf-8")
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    body = _IMAGE.sub(lambda image: drawings[image[1]], body)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(_POLICY)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"{body}</body>\n</html>\n"
    )
