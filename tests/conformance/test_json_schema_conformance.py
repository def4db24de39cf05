"""The JSON Schema of the YAML format, on PyTorch's own operator list."""

from __future__ import annotations

import json
from pathlib import Path

import torchgen
import yaml
from jsonschema import Draft7Validator

from codegen.reference import json_schema

ATEN = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native"


def test_pytorchs_operators_fit() -> None:
    text = (ATEN / "native_functions.yaml").read_text(encoding="utf-8")
    entries = yaml.load(text, Loader=yaml.CSafeLoader)
    assert len(entries) == 2584
    validator = Draft7Validator(json.loads(json_schema()))
    assert [error.message for error in validator.iter_errors(entries)] == []
