"""Backends outside the operator list: which of its operators they bring kernels for.

`parse` reads the file of a backend, `load` joins it to an operator list, `build` makes the
package that registers the kernels, `stubs` the functions that are still to be written, and
`coverage` says what each operator of the list got.
"""
