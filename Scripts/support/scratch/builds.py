"""Builds of packages that depend on this one: the examples, and packages that scripts write.

They share a build folder, so the libraries are compiled once for all of them. The folder is not this package's own:
SwiftPM keeps the plan of the last build in a build folder, and a later `swift run gen-dtos` would find the plan of an
example.
"""

from __future__ import annotations

import pathlib

from scratch.repository import ROOT, Outcome, Repository

BUILD = ROOT / ".build" / "examples"


def swift(package: Repository, command: str, *words: str | pathlib.Path, environment: dict[str, str] | None = None) -> Outcome:
    """Runs `swift COMMAND` for a package. The plugins are left out, because they would build the generator."""
    return package.run(
        ROOT / "Scripts" / "swift", command, "--package-path", package.folder, "--scratch-path", BUILD,
        # The build folder may contain the plan of another package.
        "--disable-build-manifest-caching", *words, environment={"WITHOUT_PLUGINS": "1", **(environment or {})})
