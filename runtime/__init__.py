"""Keys, schemas, kernels, the dispatcher and tensors of Boxwood."""
