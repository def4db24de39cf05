"""The operators of native_functions.yaml as a Python package. Generated: do not edit.

Importing it registers the operators and their kernels with the default dispatcher.
"""

from __future__ import annotations

from runtime.collection import collection_paused as _rt_collection_paused

_rt_reload = None
if "register" in globals():
    from runtime.reloading import Reload as _rt_Reload

    _rt_reload = _rt_Reload(__name__)

with _rt_collection_paused():
    from runtime.boxing import announce_wrappers
    from runtime.device import Device as device
    from runtime.dispatcher import Dispatcher, get_default_dispatcher
    from runtime.dtypes import (
        bfloat16,
        complex64,
        complex128,
        float16,
        float32,
        float64,
        get_default_dtype,
        int8,
        int16,
        int32,
        int64,
        set_default_dtype,
        uint8,
    )
    from runtime.dtypes import bool_ as bool
    from runtime.generator import Generator, manual_seed
    from runtime.ops import ops
    from runtime.options import (
        channels_last,
        contiguous_format,
        preserve_format,
        strided,
    )
    from runtime.tensor import as_tensor, from_numpy, set_tensor_class, tensor

    from . import (
        RegisterSchema,
        RegisterBackendSelect,
        RegisterCPU,
        RegisterCompositeExplicitAutograd,
        RegisterCompositeExplicitAutogradNonFunctional,
        RegisterCompositeImplicitAutograd,
        RegisterMeta,
    )
    from . import functions as _functions
    from .boxed_kernel_wrappers import WRAPPERS as _WRAPPERS
    from .functions import *
    from .tensor_body import Tensor

__all__ = [
    *_functions.__all__,
    "Dispatcher",
    "Generator",
    "Tensor",
    "as_tensor",
    "bfloat16",
    "bool",
    "channels_last",
    "complex64",
    "complex128",
    "contiguous_format",
    "device",
    "float16",
    "float32",
    "float64",
    "from_numpy",
    "get_default_dtype",
    "int8",
    "int16",
    "int32",
    "int64",
    "manual_seed",
    "ops",
    "preserve_format",
    "register",
    "set_default_dtype",
    "strided",
    "tensor",
    "uint8",
]


def register(dispatcher: Dispatcher) -> None:
    """Define all operators in `dispatcher` and register their kernels."""
    RegisterSchema.register(dispatcher)
    RegisterBackendSelect.register(dispatcher)
    RegisterCPU.register(dispatcher)
    RegisterCompositeExplicitAutograd.register(dispatcher)
    RegisterCompositeExplicitAutogradNonFunctional.register(dispatcher)
    RegisterCompositeImplicitAutograd.register(dispatcher)
    RegisterMeta.register(dispatcher)


set_tensor_class(Tensor)
announce_wrappers(_WRAPPERS)
with _rt_collection_paused():
    if _rt_reload is None:
        register(get_default_dispatcher())
    else:
        _rt_reload.register(register)
