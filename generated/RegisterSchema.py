"""The schemas and tags of the operators of native_functions.yaml. Generated: do not edit."""

from __future__ import annotations

from runtime.dispatcher import Dispatcher
from runtime.library import Library

ROWS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]",
        ("pt2_compliant_tag",),
    ),
    (
        "_foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        ("pt2_compliant_tag",),
    ),
    (
        "_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        ("pt2_compliant_tag",),
    ),
    (
        "_foreach_add.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "_foreach_add.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]",
        ("pt2_compliant_tag",),
    ),
    (
        "_foreach_add.Tensor_out(Tensor[] self, Tensor other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "_foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]",
        ("pt2_compliant_tag",),
    ),
    (
        "_foreach_mul.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]",
        ("pt2_compliant_tag",),
    ),
    (
        "_foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]",
        ("pt2_compliant_tag",),
    ),
    (
        "_foreach_mul.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "_foreach_mul.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]",
        ("pt2_compliant_tag",),
    ),
    (
        "_foreach_mul.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "_foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "_foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "_foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "_foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> ()",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor",
        ("generated", "pt2_compliant_tag"),
    ),
    (
        "_index_put_impl.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "_local_scalar_dense(Tensor self) -> Scalar",
        ("core", "data_dependent_output", "pt2_compliant_tag"),
    ),
    (
        "_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "_reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    (
        "_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("_unsafe_view(Tensor self, SymInt[] size) -> Tensor", ("pt2_compliant_tag",)),
    (
        "_unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("abs(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    ("abs_(Tensor(a!) self) -> Tensor(a!)", ("inplace", "pt2_compliant_tag")),
    ("acos(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "acos_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    ("alias(Tensor(a) self) -> Tensor(a)", ("core", "pt2_compliant_tag")),
    ("alias_copy(Tensor self) -> Tensor", ("pt2_compliant_tag", "view_copy")),
    (
        "alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    ("all(Tensor self) -> Tensor", ("pt2_compliant_tag", "reduction")),
    (
        "all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    ("any(Tensor self) -> Tensor", ("core", "pt2_compliant_tag", "reduction")),
    (
        "any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)",
        ("inplace", "inplace_view", "pt2_compliant_tag"),
    ),
    (
        "as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    ("asin(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "asin_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("atan(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "atan2(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("core", "out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "atan_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor",
        ("maybe_aliasing_or_mutating", "pt2_compliant_tag"),
    ),
    (
        "bernoulli(Tensor self, *, Generator? generator=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor",
        ("generated", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
        ("nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)",
        ("inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)",
        ("inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_and.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("bitwise_not(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_not_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_or.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_xor.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("bmm(Tensor self, Tensor mat2) -> Tensor", ("core", "pt2_compliant_tag")),
    (
        "bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    ("cat(Tensor[] tensors, int dim=0) -> Tensor", ("core", "pt2_compliant_tag")),
    (
        "cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    ("ceil(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "ceil_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]",
        ("pt2_compliant_tag",),
    ),
    (
        "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_max(Tensor self, Scalar max) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_max.Tensor(Tensor self, Tensor max) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_min(Tensor self, Scalar min) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_min.Tensor(Tensor self, Tensor min) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        'conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor',
        ("pt2_compliant_tag",),
    ),
    (
        "conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        'conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor',
        ("pt2_compliant_tag",),
    ),
    (
        "convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "copy.out(Tensor self, Tensor src, bool non_blocking=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    ("cos(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "cos_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("cosh(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "cosh_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    ("detach(Tensor(a) self) -> Tensor(a)", ("pt2_compliant_tag",)),
    (
        "detach_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "inplace_view", "pt2_compliant_tag"),
    ),
    ("detach_copy(Tensor self) -> Tensor", ("pt2_compliant_tag", "view_copy")),
    (
        "detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    (
        "diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    (
        "div.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "div.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("dot(Tensor self, Tensor tensor) -> Tensor", ("pt2_compliant_tag",)),
    (
        "dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "dropout(Tensor input, float p, bool train) -> Tensor",
        ("maybe_aliasing_or_mutating", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)",
        ("inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "embedding.out(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "eq.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "eq.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    ("erf(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "erf_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("exp(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "exp_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)",
        ("core", "pt2_compliant_tag"),
    ),
    ("expand_as(Tensor(a) self, Tensor other) -> Tensor(a)", ("pt2_compliant_tag",)),
    (
        "expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    ("expm1(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "expm1_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    ("fill.Scalar(Tensor self, Scalar value) -> Tensor", ("core", "pt2_compliant_tag")),
    (
        "fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("fill.Tensor(Tensor self, Tensor value) -> Tensor", ("pt2_compliant_tag",)),
    (
        "fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    ("flip(Tensor self, int[] dims) -> Tensor", ("core", "pt2_compliant_tag")),
    (
        "flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("floor(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "floor_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("floor_divide(Tensor self, Tensor other) -> Tensor", ("pt2_compliant_tag",)),
    (
        "floor_divide.Scalar(Tensor self, Scalar other) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "floor_divide.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "fmod.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "fmod.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "full_like.out(Tensor self, Scalar fill_value, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "ge.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "ge.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "gelu(Tensor self, *, str approximate='none') -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "gt.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "gt.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
        ("core", "dynamic_output_shape", "pt2_compliant_tag"),
    ),
    (
        "index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "index_select(Tensor self, int dim, Tensor index) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    ("is_nonzero(Tensor self) -> bool", ("pt2_compliant_tag",)),
    ("isfinite(Tensor self) -> Tensor", ("pointwise", "pt2_compliant_tag")),
    ("isinf(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("isnan(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("item(Tensor self) -> Scalar", ("data_dependent_output", "pt2_compliant_tag")),
    (
        "layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "le.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "le.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    ("log(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    ("log10(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "log10_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("log1p(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "log1p_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("log2(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "log2_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "log_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "logical_and(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("logical_not(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "logical_not_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "logical_or(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "logical_xor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "lt.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "lt.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "masked_fill.Tensor_out(Tensor self, Tensor mask, Tensor value, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "masked_select(Tensor self, Tensor mask) -> Tensor",
        ("dynamic_output_shape", "pt2_compliant_tag"),
    ),
    (
        "masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)",
        ("dynamic_output_shape", "out", "pt2_compliant_tag"),
    ),
    ("matmul(Tensor self, Tensor other) -> Tensor", ("pt2_compliant_tag",)),
    (
        "matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    ("max(Tensor self) -> Tensor", ("pt2_compliant_tag", "reduction")),
    (
        "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "max.other(Tensor self, Tensor other) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "maximum(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "mean(Tensor self, *, ScalarType? dtype=None) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    ("min(Tensor self) -> Tensor", ("pt2_compliant_tag", "reduction")),
    (
        "min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "min.other(Tensor self, Tensor other) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "minimum(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    ("mm(Tensor self, Tensor mat2) -> Tensor", ("core", "pt2_compliant_tag")),
    (
        "mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "mul.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "mul.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("mv(Tensor self, Tensor vec) -> Tensor", ("pt2_compliant_tag",)),
    (
        "mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)",
        ("pt2_compliant_tag",),
    ),
    (
        "native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)",
        ("core", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
        ("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "native_layer_norm.out(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "ne.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "ne.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    ("neg(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "neg_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "nll_loss.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)",
        ("pt2_compliant_tag",),
    ),
    (
        "nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "nonzero(Tensor self) -> Tensor",
        ("core", "dynamic_output_shape", "pt2_compliant_tag"),
    ),
    (
        "nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("dynamic_output_shape", "out", "pt2_compliant_tag"),
    ),
    (
        "norm.Scalar(Tensor self, Scalar p=2) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)",
        ("inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    ("numpy_T(Tensor(a) self) -> Tensor(a)", ("pt2_compliant_tag",)),
    (
        "ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "ones_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("outer(Tensor self, Tensor vec2) -> Tensor", ("pt2_compliant_tag",)),
    (
        "outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    ("permute(Tensor(a) self, int[] dims) -> Tensor(a)", ("core", "pt2_compliant_tag")),
    (
        "permute_copy(Tensor self, int[] dims) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    (
        "pow.Scalar(Scalar self, Tensor exponent) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "prod(Tensor self, *, ScalarType? dtype=None) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("core", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "rand.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)",
        ("nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "rand_like.generator_out(Tensor self, *, Generator? generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "rand_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)",
        ("nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)",
        ("nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "randint.low_out(SymInt low, SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("core", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "randn.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)",
        ("nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "randn_like.generator_out(Tensor self, *, Generator? generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "randn_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("core", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)",
        ("nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)",
        ("nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    ("reciprocal(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "reciprocal_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("relu(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "relu_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "remainder.Scalar(Tensor self, Scalar other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "remainder.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "remainder.Tensor(Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("repeat(Tensor self, SymInt[] repeats) -> Tensor", ("core", "pt2_compliant_tag")),
    (
        "repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)", ("pt2_compliant_tag",)),
    ("reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)", ("pt2_compliant_tag",)),
    (
        "resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor",
        ("generated", "pt2_compliant_tag"),
    ),
    (
        "resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)",
        ("core", "inplace", "inplace_view", "pt2_compliant_tag"),
    ),
    (
        "roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "roll.out(Tensor self, SymInt[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("round(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "round.decimals(Tensor self, *, int decimals) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "round_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("rsqrt(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "rsqrt_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
        ("pointwise", "pt2_compliant_tag"),
    ),
    (
        "rsub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "rsub.Tensor_out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "select_copy.int(Tensor self, int dim, SymInt index) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    ("sigmoid(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "sigmoid_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("sign(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "sign_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("silu(Tensor self) -> Tensor", ("pointwise", "pt2_compliant_tag")),
    (
        "silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "silu_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("sin(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "sin_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("sinh(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "sinh_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    (
        "softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)",
        ("pt2_compliant_tag",),
    ),
    (
        "sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]",
        ("pt2_compliant_tag",),
    ),
    (
        "split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]",
        ("pt2_compliant_tag",),
    ),
    (
        "split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()",
        ("out", "pt2_compliant_tag"),
    ),
    ("sqrt(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "sqrt_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("square(Tensor self) -> Tensor", ("pointwise", "pt2_compliant_tag")),
    (
        "square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "square_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("squeeze(Tensor(a) self) -> Tensor(a)", ("pt2_compliant_tag",)),
    (
        "squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "squeeze_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "inplace_view", "pt2_compliant_tag"),
    ),
    (
        "squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)",
        ("inplace", "inplace_view", "pt2_compliant_tag"),
    ),
    (
        "squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)",
        ("inplace", "inplace_view", "pt2_compliant_tag"),
    ),
    ("squeeze_copy(Tensor self) -> Tensor", ("pt2_compliant_tag", "view_copy")),
    (
        "squeeze_copy.dim(Tensor self, int dim) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    (
        "squeeze_copy.dims(Tensor self, int[] dim) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    (
        "squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    ("stack(Tensor[] tensors, int dim=0) -> Tensor", ("pt2_compliant_tag",)),
    (
        "stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "std(Tensor self, bool unbiased=True) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("t(Tensor(a) self) -> Tensor(a)", ("pt2_compliant_tag",)),
    (
        "t_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "inplace_view", "pt2_compliant_tag"),
    ),
    ("t_copy(Tensor self) -> Tensor", ("pt2_compliant_tag", "view_copy")),
    (
        "t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    ("tan(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "tan_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("tanh(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "tanh_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)",
        ("core", "pt2_compliant_tag"),
    ),
    (
        "topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)",
        ("inplace", "inplace_view", "pt2_compliant_tag"),
    ),
    (
        "transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    ("tril(Tensor self, SymInt diagonal=0) -> Tensor", ("pt2_compliant_tag",)),
    (
        "tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("triu(Tensor self, SymInt diagonal=0) -> Tensor", ("pt2_compliant_tag",)),
    (
        "triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)",
        ("inplace", "pt2_compliant_tag"),
    ),
    (
        "triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("trunc(Tensor self) -> Tensor", ("core", "pointwise", "pt2_compliant_tag")),
    (
        "trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "trunc_(Tensor(a!) self) -> Tensor(a!)",
        ("inplace", "pointwise", "pt2_compliant_tag"),
    ),
    ("type_as(Tensor self, Tensor other) -> Tensor", ("pt2_compliant_tag",)),
    (
        "unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]",
        ("pt2_compliant_tag",),
    ),
    (
        "unbind_copy.int(Tensor self, int dim=0) -> Tensor[]",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    (
        "unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    (
        "uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor",
        ("generated", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    (
        "uniform.out(Tensor self, float from=0, float to=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "nondeterministic_seeded", "out", "pt2_compliant_tag"),
    ),
    (
        "uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)",
        ("inplace", "nondeterministic_seeded", "pt2_compliant_tag"),
    ),
    ("unsqueeze(Tensor(a) self, int dim) -> Tensor(a)", ("core", "pt2_compliant_tag")),
    (
        "unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)",
        ("inplace", "inplace_view", "pt2_compliant_tag"),
    ),
    (
        "unsqueeze_copy(Tensor self, int dim) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    (
        "var(Tensor self, bool unbiased=True) -> Tensor",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
        ("core", "pt2_compliant_tag", "reduction"),
    ),
    (
        "var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag", "reduction"),
    ),
    (
        "var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)",
        ("pt2_compliant_tag", "reduction"),
    ),
    (
        "var_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    (
        "var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)",
        ("pt2_compliant_tag", "reduction"),
    ),
    ("vdot(Tensor self, Tensor other) -> Tensor", ("pt2_compliant_tag",)),
    (
        "vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    ("view(Tensor(a) self, SymInt[] size) -> Tensor(a)", ("core", "pt2_compliant_tag")),
    (
        "view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)",
        ("pt2_compliant_tag",),
    ),
    ("view_as(Tensor(a) self, Tensor other) -> Tensor(a)", ("pt2_compliant_tag",)),
    (
        "view_copy(Tensor self, SymInt[] size) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor",
        ("pt2_compliant_tag", "view_copy"),
    ),
    (
        "view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    (
        "view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag", "view_copy"),
    ),
    ("where(Tensor condition) -> Tensor[]", ("pt2_compliant_tag",)),
    (
        "where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "where.self(Tensor condition, Tensor self, Tensor other) -> Tensor",
        ("core", "pointwise", "pt2_compliant_tag"),
    ),
    (
        "where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    ("zero(Tensor self) -> Tensor", ("generated", "pt2_compliant_tag")),
    (
        "zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
    ("zero_(Tensor(a!) self) -> Tensor(a!)", ("inplace", "pt2_compliant_tag")),
    (
        "zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pt2_compliant_tag"),
    ),
    (
        "zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
        ("pt2_compliant_tag",),
    ),
    (
        "zeros_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "pt2_compliant_tag"),
    ),
)


def register(dispatcher: Dispatcher) -> None:
    """Define every operator."""
    library = Library("aten", "FRAGMENT", None, dispatcher)
    library.define_rows(ROWS, trusted=True)
