# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The failure of a board or of its serial line."""

from aesilicon.errors import AesiliconError


class BoardError(AesiliconError):
    """The board does not answer, or not as it should; the message says what to look at."""
