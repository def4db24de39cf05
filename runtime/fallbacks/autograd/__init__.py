"""Autograd: gradients of programs made of operators.

    from runtime.fallbacks import autograd

    autograd.install()
    x = tensor([1.0, 2.0], requires_grad=True)
    (x * x).sum().backward()
    x.grad

Before `install` the autograd keys fall through and calls cost what they cost without.
"""

from .engine import backward, grad
from .function import AutogradFunction, Context, once_differentiable
from .grad_mode import enable_grad, is_grad_enabled, no_grad, set_grad_enabled
from .installing import install
from .node import Node
from .not_implemented import FallbackMode, fallback_mode, set_fallback_mode
from .registering import (
    not_differentiable,
    register_autograd,
    register_derivative,
)
from .transforms import grad_and_value_of, grad_of

__all__ = [
    "AutogradFunction",
    "Context",
    "FallbackMode",
    "Node",
    "backward",
    "enable_grad",
    "fallback_mode",
    "grad",
    "grad_and_value_of",
    "grad_of",
    "install",
    "is_grad_enabled",
    "no_grad",
    "not_differentiable",
    "once_differentiable",
    "register_autograd",
    "register_derivative",
    "set_fallback_mode",
    "set_grad_enabled",
]
