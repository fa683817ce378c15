# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`python -m aesilicon` is the `aesilicon` command."""

from aesilicon.entry import main

main()
