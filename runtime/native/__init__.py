"""Kernels: NumPy for the CPU, shape functions for Meta, composites of other operators.

A kernel is a plain function with the schema's arguments in order, out arguments last.
Importing this package registers nothing; the generated ``Register<Key>`` tables do.
"""
