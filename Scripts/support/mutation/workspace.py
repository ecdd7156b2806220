"""Copies of the package in which faults are tried."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys

SWIFT = str(pathlib.Path(__file__).resolve().parents[2] / "swift")
MODULE = "BooksTrackAPI"
TIMEOUT = 1_800

# A package with only the generated module and its tests, so that a build compiles nothing but the changes.
MANIFEST = f"""// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {{
    .target(name: name, dependencies: dependencies, path: "Sources/Libraries/\(name)", swiftSettings: settings)
}}

let package = Package(
    name: "mutants",
    platforms: [.macOS(.v13)],
    targets: [
        library("DTORuntime"),
        library("DTOTesting", ["DTORuntime"]),
        library("DTOClient", ["DTORuntime"]),
        library("ECMAPatterns"),
        library("DTOContract", ["DTORuntime", "ECMAPatterns"]),
        library("DTOMocks", ["DTOClient", "DTOContract", "DTORuntime"]),
        .target(
            name: "{MODULE}", dependencies: ["DTOClient", "DTORuntime"], path: "Generated/Sources/{MODULE}", swiftSettings: settings),
        .target(
            name: "{MODULE}Fixtures", path: "Generated/Fixtures", swiftSettings: settings),
        .target(
            name: "{MODULE}Mocks", dependencies: ["{MODULE}", "DTOClient", "DTOContract", "DTOMocks", "DTORuntime"], path: "Generated/Mocks/Sources",
            swiftSettings: settings),
        .testTarget(
            name: "{MODULE}Tests",
            dependencies: ["{MODULE}", "{MODULE}Fixtures", "{MODULE}Mocks", "DTOClient", "DTOMocks", "DTORuntime", "DTOTesting"],
            path: "Generated/Tests/{MODULE}Tests", swiftSettings: settings),
        .executableTarget(name: "reencode", dependencies: ["{MODULE}"], path: "Tests/Support/Reencode", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
"""


def run(command: list[str], folder: pathlib.Path) -> tuple[int, str]:
    """Returns the exit status and all output of a command. A command that takes too long has failed."""
    try:
        done = subprocess.run(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIMEOUT, check=False)
    except subprocess.TimeoutExpired as error:
        return 1, (error.stdout or b"").decode(errors="replace") + "\ntimed out"
    return done.returncode, done.stdout.decode(errors="replace")


def synchronize(source: pathlib.Path, target: pathlib.Path, folders: list[str]) -> None:
    """Makes the target's folders equal to the source's folders. Files that are equal are not touched."""
    for folder in folders:
        wanted = {path.relative_to(source) for path in (source / folder).rglob("*") if path.is_file()}
        present = {path.relative_to(target) for path in (target / folder).rglob("*") if path.is_file()}
        for path in present - wanted:
            (target / path).unlink()
        for path in wanted:
            write(target / path, (source / path).read_bytes())


def write(path: pathlib.Path, content: bytes) -> None:
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


class Workspace:
    """The generated module, its tests and the program `reencode`, which the oracle runs."""

    FOLDERS = ["Generated", "Tests/Support/Reencode"] + [
        f"Sources/Libraries/{name}" for name in ("DTORuntime", "DTOTesting", "DTOClient", "ECMAPatterns", "DTOContract", "DTOMocks")]

    def __init__(self, root: pathlib.Path, folder: pathlib.Path) -> None:
        self.root = root
        self.folder = folder
        self.restore()
        write(folder / "Package.swift", MANIFEST.encode())

    def restore(self) -> None:
        synchronize(self.root, self.folder, self.FOLDERS)

    def models(self) -> list[tuple[str, str]]:
        """Returns the path and the text of each model, sorted by path."""
        folder = self.root / "Generated" / "Sources" / MODULE
        paths = sorted(path for path in folder.rglob("*.swift") if path.parent != folder)
        return [(str(path.relative_to(self.root)), path.read_text(encoding="utf-8")) for path in paths]

    def edit(self, path: str, text: str) -> None:
        write(self.folder / path, text.encode())

    def build(self) -> str | None:
        """Builds the package. Returns the errors, or None if the build has succeeded."""
        status, output = run([SWIFT, "build", "--build-tests"], self.folder)
        return output if status else None

    def failing_types(self) -> tuple[bool, set[str]]:
        """Returns whether any test failed, and the names of the top-level types that the failing checks name."""
        status, output = run([SWIFT, "test", "--skip-build"], self.folder)
        if status and " recorded an issue" not in output:
            print(output[-2_000:], file=sys.stderr)
        types = set(re.findall(r" recorded an issue with 1 argument check → (\w+)", output))
        if status and " recorded an issue" in output and not types:
            raise RuntimeError(f"failing tests name no type:\n{output[-2_000:]}")
        return status != 0, types

    def oracle_disagrees(self) -> bool:
        python = sys.executable if has_yaml(sys.executable) else "/usr/bin/python3"
        status, output = run(
            [python, "Scripts/oracles/contract-oracle.py", "--generated", str(self.folder / "Generated"), "--reencoder",
             str(self.folder / ".build" / "debug" / "reencode")], self.root)
        if status and "oracle: " not in output:
            raise RuntimeError(f"the oracle failed:\n{output}")
        return status != 0


def has_yaml(python: str) -> bool:
    return run([python, "-c", "import yaml"], pathlib.Path("/"))[0] == 0


class GeneratorCopy:
    """A copy of the generator, which gets one fault at a time."""

    # All folders that Package.swift names. Only the tool is built.
    FOLDERS = ["Plugins", "Sources", "Templates", "spec", "Tests", "Benchmarks", "Fuzzing", "Generated"]

    def __init__(self, root: pathlib.Path, folder: pathlib.Path) -> None:
        self.root = root
        self.folder = folder

    def restore(self) -> None:
        synchronize(self.root, self.folder, self.FOLDERS)
        write(self.folder / "Package.swift", (self.root / "Package.swift").read_bytes())

    def apply(self, path: str, search: str, replacement: str) -> None:
        text = (self.root / path).read_text(encoding="utf-8")
        if text.count(search) != 1:
            raise RuntimeError(f"{path} has {text.count(search)} places like {search!r}; the fault needs exactly one")
        write(self.folder / path, text.replace(search, replacement).encode())

    def generate(self, output: pathlib.Path) -> str | None:
        """Generates the output. Returns the error, or None if all files are written."""
        status, text = run([SWIFT, "build", "--product", "gen-dtos"], self.folder)
        if status:
            return text
        status, text = run(
            [str(self.folder / ".build" / "debug" / "gen-dtos"), "spec/openapi.yaml", "--output", str(output), "--quiet"],
            self.folder)
        return text if status else None
