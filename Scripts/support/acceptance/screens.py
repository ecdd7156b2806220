"""Checks the types of screens on a system without SwiftUI."""

from __future__ import annotations

import pathlib

from scratch.repository import ROOT, Repository

STAND_IN = ROOT / "Scripts" / "support" / "swiftui" / "SwiftUI.swiftinterface"
# This code compiles only if the screens have been compiled.
WITNESS = """\
import Foundation
import SwiftUI

@MainActor func screens(_ search: SearchModel, _ job: JobModel, _ file: URL) -> [any View] {
    [SearchScreen(model: search), ImportScreen(model: job, file: file)]
}
"""


def witness(folder: pathlib.Path) -> pathlib.Path:
    path = folder / "Witness.swift"
    path.write_text(WITNESS, encoding="utf-8")
    return path


def compiled(folder: pathlib.Path) -> pathlib.Path:
    """Returns the folder of a module that declares the names and types of SwiftUI without an implementation."""
    repository = Repository(folder)
    repository.must("swiftc", "-emit-module", "-parse-as-library", STAND_IN.with_name("Combine.swift"), "-module-name", "Combine", "-o", "Combine.swiftmodule")
    repository.must(
        "swiftc", "-frontend", "-compile-module-from-interface", STAND_IN, "-module-name", "SwiftUI", "-I", ".", "-o", "SwiftUI.swiftmodule")
    return folder
