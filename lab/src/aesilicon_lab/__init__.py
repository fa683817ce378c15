# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The laboratory: papers, S-box circuits, layouts, mutants and the pages made from results."""
