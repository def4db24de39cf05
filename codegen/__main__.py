"""`python -m codegen`."""

from .cli import main

main(prog_name="python -m codegen")
