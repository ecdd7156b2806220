"""The folder in which the tests of the audit keep the compiled reader of Swift. They share it, because compiling it
takes ten seconds.
"""

from __future__ import annotations

import os
import pathlib
import tempfile

# What XDG_CACHE_HOME is for a tool that shall use it.
HOME = pathlib.Path(tempfile.gettempdir()) / f"gen-dtos-tests-{os.getuid()}"
CACHE = HOME / "gen-dtos"
HOME.mkdir(mode=0o700, exist_ok=True)


def programs() -> list[pathlib.Path]:
    """Returns the readers that have been compiled, this checkout's last. Folders belong to compilers that are
    running."""
    files = [path for path in CACHE.glob("swift-reader-*") if path.is_file()]
    return sorted(files, key=lambda path: path.stat().st_mtime)
