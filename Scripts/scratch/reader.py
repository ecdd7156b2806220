"""Where the tests of the audit keep the compiled reader of Swift: one for all, because it takes some ten seconds to compile."""

from __future__ import annotations

import os
import pathlib
import tempfile

# What XDG_CACHE_HOME is for a tool that shall use it.
HOME = pathlib.Path(tempfile.gettempdir()) / f"gen-dtos-tests-{os.getuid()}"
CACHE = HOME / "gen-dtos"
HOME.mkdir(mode=0o700, exist_ok=True)


def programs() -> list[pathlib.Path]:
    """What has been compiled so far; folders are of compilers that are at work."""
    return sorted(path for path in CACHE.glob("swift-reader-*") if path.is_file())
