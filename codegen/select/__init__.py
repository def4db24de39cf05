"""Selective builds: a package that holds only the operators that are asked for.

`model` is what torchgen's operator lists say, `parse` reads them, `callees` finds the
operators that kernels call, and `apply` decides what a package holds.
"""
