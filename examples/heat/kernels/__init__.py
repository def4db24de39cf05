"""The kernels of the heat operators."""
