"""vmap: a function of one sample becomes a function of many, without a loop.

    from runtime.fallbacks.vmap import vmap

    vmap(function)(samples)

`vmap` has the arguments and the errors of `torch.func.vmap`. Nothing is registered until
it is first called; see `install`.
"""

from .api import vmap
from .batched import BatchedTensor
from .installing import install
from .loop import FallbackGuard, VmapFallbackWarning
from .registering import VmapInfo, register_vmap

__all__ = [
    "BatchedTensor",
    "FallbackGuard",
    "VmapFallbackWarning",
    "VmapInfo",
    "install",
    "register_vmap",
    "vmap",
]
