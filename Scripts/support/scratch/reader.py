"""Code that the tests of the audit share: the folder of the compiled Swift parser program, because compiling it takes
ten seconds, and the reading of reports.
"""

from __future__ import annotations

import json
import os
import pathlib
import tempfile
from typing import Any

# The value of XDG_CACHE_HOME for a tool that should use this folder.
HOME = pathlib.Path(tempfile.gettempdir()) / f"gen-dtos-tests-{os.getuid()}"
CACHE = HOME / "gen-dtos"
HOME.mkdir(mode=0o700, exist_ok=True)


def programs() -> list[pathlib.Path]:
    """Returns the compiled parser programs, with the program of this checkout last. Folders are not programs: they
    belong to compilers that are running."""
    files = [path for path in CACHE.glob("swift-reader-*") if path.is_file()]
    return sorted(files, key=lambda path: path.stat().st_mtime)


def parsed(text: str) -> dict[str, Any]:
    """Returns a report in JSON, with the parts of its findings in place of the findings that consist of them."""
    report: dict[str, Any] = json.loads(text)
    report["findings"] = [part for finding in report["findings"] for part in finding.get("parts", [finding])]
    return report
