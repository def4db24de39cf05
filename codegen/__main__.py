"""`python -m codegen`."""

import gc

from .cli import main

try:
    main(prog_name="python -m codegen")
finally:
    # Python looks for garbage as it ends, twice through all of a large list: 5 % of a run
    # after an edit.
    gc.freeze()
