"""Modules from which the compiler of Linux type-checks code for Apple's platforms.

The toolchain's modules for Linux carry Apple's availability. The compiler applies it only to a target of Apple's, and it refuses modules that
were made for another target. So this makes copies of the modules that name a target of Apple's. Declarations of C stay those of Linux
(`-clang-target`), except for the C library: Stubs/Darwin.swift takes the place of `Darwin`, and `Foundation` re-exports it.
"""

from __future__ import annotations

import hashlib
import json
import pathlib
import shutil
import subprocess
from dataclasses import dataclass

STUBS = pathlib.Path(__file__).resolve().parent / "Stubs"
LINUX = b"x86_64-unknown-linux-gnu"


@dataclass(frozen=True)
class Platform:
    # As `platforms:` of a manifest spells it.
    name: str
    # The folder of the platform in a toolchain's resources.
    folder: str
    # A target without its version.
    target: str
    # A target with as many letters as LINUX has, so that it can take its place in a module.
    stored: bytes
    # What SwiftPM takes where a manifest names no version.
    oldest: str


PLATFORMS = {
    platform.name: platform
    for platform in (
        Platform("macOS", "macosx", "x86_64-apple-macos", b"x86_64-apple-macosx10.15", "10.13"),
        Platform("iOS", "iphonesimulator", "x86_64-apple-ios", b"x86_64-apple-ios13.00000", "12.0"),
        Platform("tvOS", "appletvsimulator", "x86_64-apple-tvos", b"x86_64-apple-tvos13.0000", "12.0"),
        Platform("watchOS", "watchsimulator", "x86_64-apple-watchos", b"x86_64-apple-watchos6.00", "4.0"),
    )
}


class Fault(Exception):
    """What keeps the check from running."""


def resources() -> pathlib.Path:
    """The folder `lib/swift` of the toolchain."""
    found = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    info = json.loads(found.stdout)
    if info["target"]["triple"].encode() != LINUX:
        raise Fault(f"this check needs a toolchain for {LINUX.decode()}; this toolchain is for {info['target']['triple']}")
    return pathlib.Path(info["paths"]["runtimeResourcePath"])


class Toolchain:
    """The copies for one platform.

    - arguments: of the compiler's frontend, for every module.
    - key: changes with the toolchain, the stubs and this file.
    """

    def __init__(self, platform: Platform, version: str, folder: pathlib.Path) -> None:
        library = resources()
        self.platform = platform
        self.folder = folder / platform.name
        self.modules = self.folder / platform.folder
        self.arguments = [
            "-target", f"{platform.target}{version}", "-clang-target", LINUX.decode(), "-disable-objc-interop",
            "-resource-dir", str(self.folder), "-module-cache-path", str(self.folder / "cache"),
            "-plugin-path", str(library / "host" / "plugins"), "-plugin-path", str(library / "host" / "plugins" / "testing"),
            "-Xcc", f"-fmodule-map-file={self.modules / 'x86_64' / 'glibc.modulemap'}",
            "-Xcc", f"-fmodule-map-file={STUBS / 'CDarwin' / 'module.modulemap'}",
        ]
        self.key = self.digest(library)
        stamp = self.folder / "stamp"
        if not stamp.is_file() or stamp.read_text() != self.key:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.make(library)
            stamp.write_text(self.key)

    @staticmethod
    def digest(library: pathlib.Path) -> str:
        digest = hashlib.sha256()
        stubs = [path for path in STUBS.rglob("*") if path.is_file()]
        for path in sorted([pathlib.Path(__file__), *stubs]):
            digest.update(path.read_bytes())
        for path in sorted((library / "linux").glob("*.swiftmodule/*.swiftmodule")):
            digest.update(f"{path} {path.stat().st_size} {path.stat().st_mtime_ns}\n".encode())
        return digest.hexdigest()

    def make(self, library: pathlib.Path) -> None:
        self.modules.mkdir(parents=True)
        for path in library.iterdir():
            if path.name != "linux":
                (self.folder / path.name).symlink_to(path)
        for path in sorted((library / "linux").glob("*.swiftmodule")):
            self.copy(path, self.modules)
        # The modules of the parser, with which the reader of `gen-dtos audit` is compiled.
        for path in sorted((library / "host").glob("*.swiftmodule")):
            self.copy(path, self.folder / "parser")
        shutil.copytree(library / "linux" / "x86_64", self.modules / "x86_64")
        headers = self.modules / "x86_64" / "glibc.modulemap"
        text = headers.read_text()
        for header in ("assert.h", "uuid/uuid.h"):
            # The map names them as if it were in the folder of the system's headers.
            text = text.replace(f'header "{header}"', f'header "/usr/include/{header}"')
        headers.write_text(text)
        self.emit("Darwin", STUBS / "Darwin.swift")
        self.emit("Glibc", STUBS / "Glibc.swift")

    def copy(self, module: pathlib.Path, folder: pathlib.Path) -> None:
        suffixes = (".swiftmodule", ".swiftinterface")
        found = [path for suffix in suffixes if (path := module / f"{LINUX.decode()}{suffix}").is_file()][:1]
        for path in found:
            data = path.read_bytes()
            if LINUX not in data or len(self.platform.stored) != len(LINUX):
                raise Fault(f"{path} does not name its target in the form that this check knows")
            (folder / module.name).mkdir(parents=True)
            (folder / module.name / f"{self.platform.target}{path.suffix}").write_bytes(data.replace(LINUX, self.platform.stored))

    def emit(self, name: str, source: pathlib.Path) -> None:
        """Puts a module of ours into the place of one of the toolchain's."""
        place = self.modules / f"{name}.swiftmodule"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        done = subprocess.run(
            ["swiftc", "-frontend", "-emit-module", "-parse-as-library", "-module-name", name, *self.arguments,
             "-o", str(place / f"{self.platform.target}.swiftmodule"), str(source)],
            capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Fault(f"the stub of {name} does not compile:\n{done.stderr}")
