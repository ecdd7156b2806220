"""The folder in which the tests of the audit keep the compiled Swift parser program. The tests share the folder,
because compiling the program takes ten seconds.
"""

from __future__ import annotations

import os
import pathlib
import tempfile

# The value of XDG_CACHE_HOME for a tool that should use this folder.
HOME = pathlib.Path(tempfile.gettempdir()) / f"gen-dtos-tests-{os.getuid()}"
CACHE = HOME / "gen-dtos"
HOME.mkdir(mode=0o700, exist_ok=True)


def programs() -> list[pathlib.Path]:
    """Returns the compiled parser programs, with the program of this checkout last. Folders are not programs: they
    belong to compilers that are running."""
    files = [path for path in CACHE.glob("swift-reader-*") if path.is_file()]
    return sorted(files, key=lambda path: path.stat().st_mtime)
