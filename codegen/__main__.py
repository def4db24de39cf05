"""`python -m codegen`."""

import gc
import sys

if not __package__:
    # `python codegen` has the folder on its path, and not the package.
    sys.exit("run it as a module, from the folder around it: python -m codegen …")

from .cli import main

try:
    main(prog_name="python -m codegen")
finally:
    # Python looks for garbage as it ends, twice through all of a large list: 5 % of a run
    # after an edit.
    gc.freeze()
