"""Options of the whole test suite."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from runtime import checks

# How long an example takes says nothing on a machine that does other things besides.
settings.register_profile("boxwood", deadline=None)
settings.load_profile("boxwood")


ROOT = Path(__file__).parents[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the expected texts and files, to be read before they are committed",
    )
    parser.addoption(
        "--rounds",
        type=int,
        default=300,
        help="how often the stress test registers, overrides and removes while others call",
    )


@pytest.fixture
def printed() -> Callable[..., str]:
    """What a program prints that an interpreter of its own runs, with options of Python."""
    return _printed


def _printed(program: str, *options: str) -> str:
    done = subprocess.run(
        [sys.executable, *options, "-c", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(autouse=True, scope="session")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The generator's records of test runs are not among the user's, nor is their key."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOXWOOD_CACHE", str(tmp_path_factory.mktemp("cache")))
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.fixture(autouse=True, scope="module")
def kernel_checks(request: pytest.FixtureRequest) -> Iterator[None]:
    """Have every kernel call checked, except in modules that say `KERNEL_CHECKS = False`.

    Those have stand-ins for kernels that keep no contract, or look at what is bound.
    """
    if not getattr(request.module, "KERNEL_CHECKS", True):
        yield
        return
    with checks.enabled():
        yield
