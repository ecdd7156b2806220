"""Modules from which the compiler of Linux type-checks code for Apple's platforms.

The toolchain's modules for Linux carry Apple's availability. The compiler applies it only to a target of Apple's, and
it refuses modules that were made for another target. So this module copies the modules and gives the copies a target of
Apple's. Declarations of C stay as on Linux (`-clang-target`), except for the C library: Stubs/Darwin.swift replaces
`Darwin`, and `Foundation` re-exports it.
"""

from __future__ import annotations

import hashlib
import json
import pathlib
import shutil
import subprocess
from dataclasses import dataclass

STUBS = pathlib.Path(__file__).resolve().parent / "Stubs"
VIEWS = STUBS.parents[1] / "swiftui"


@dataclass(frozen=True)
class Platform:
    # The name of the platform, as `platforms:` of a manifest spells it.
    name: str
    # The folder of the platform in a toolchain's resources.
    folder: str
    # The target without a version, after which the files of modules are named.
    target: str
    # The target with a version that all modules accept. Zeros may be appended to it.
    least: str
    # The version that SwiftPM assumes if the manifest names no version.
    oldest: str


PLATFORMS = {
    platform.name: platform
    for platform in (
        Platform("macOS", "macosx", "arm64-apple-macos", "arm64-apple-macosx11.0", "10.13"),
        Platform("iOS", "iphoneos", "arm64-apple-ios", "arm64-apple-ios13.0", "12.0"),
        Platform("tvOS", "appletvos", "arm64-apple-tvos", "arm64-apple-tvos13.0", "12.0"),
        Platform("watchOS", "watchos", "arm64-apple-watchos", "arm64-apple-watchos6.0", "4.0"),
    )
}


class Fault(Exception):
    """A reason why the check cannot run."""


class Unsupported(Fault):
    """The toolchain is not for Linux."""


@dataclass(frozen=True)
class Installed:
    """The installed toolchain.

    - triple: its target.
    - folder: `lib/swift`.
    """

    triple: str
    folder: pathlib.Path

    @staticmethod
    def found() -> Installed:
        answer = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
        info = json.loads(answer.stdout)
        triple = info["target"]["unversionedTriple"]
        if "linux" not in triple:
            raise Unsupported(f"not checked: the compiler for {triple} is not one for Linux")
        return Installed(triple, pathlib.Path(info["paths"]["runtimeResourcePath"]))

    @property
    def architecture(self) -> str:
        return self.triple.split("-")[0]


class Toolchain:
    """The copies of modules for one platform.

    - arguments: of the compiler's frontend, for every module.
    - key: changes with the toolchain, the stubs and this file.
    """

    def __init__(self, platform: Platform, version: str, folder: pathlib.Path) -> None:
        self.installed = Installed.found()
        library = self.installed.folder
        self.platform = platform
        self.folder = folder / f"{platform.name}-{version}"
        self.target = platform.target + version
        self.modules = self.folder / platform.folder
        self.arguments = [
            "-target", self.target, "-clang-target", self.installed.triple, "-disable-objc-interop",
            "-resource-dir", str(self.folder), "-module-cache-path", str(self.folder / "cache"),
            "-plugin-path", str(library / "host" / "plugins"), "-plugin-path", str(library / "host" / "plugins" / "testing"),
            "-Xcc", f"-fmodule-map-file={self.modules / self.installed.architecture / 'glibc.modulemap'}",
            "-I", str(STUBS / "CDarwin"),
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
        stubs = [path for folder in (STUBS, VIEWS) for path in folder.rglob("*") if path.is_file()]
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
        # The modules of the Swift parser, which the parser program of `gen-dtos audit` imports.
        for path in sorted((library / "host").glob("*.swiftmodule")):
            self.copy(path, self.folder / "parser")
        plugins = self.folder / "plugins"
        self.copy_file(library / "pm" / "PluginAPI" / "PackagePlugin.swiftmodule", plugins / "PackagePlugin.swiftmodule")
        architecture = self.installed.architecture
        shutil.copytree(library / "linux" / architecture, self.modules / architecture)
        headers = self.modules / architecture / "glibc.modulemap"
        text = headers.read_text()
        for header in ("assert.h", "uuid/uuid.h"):
            # The module map names headers relative to the folder of the system's headers.
            text = text.replace(f'header "{header}"', f'header "/usr/include/{header}"')
        headers.write_text(text)
        self.emit("Darwin", STUBS / "Darwin.swift")
        self.emit("Glibc", STUBS / "Glibc.swift")
        self.emit("XcodeProjectPlugin", STUBS / "XcodeProjectPlugin.swift", "-I", str(plugins))
        self.emit("CryptoKit", STUBS / "CryptoKit.swift")
        self.emit("AppleNetworking", STUBS / "AppleNetworking.swift")
        for name in ("AuthenticationServices", "Security", "os"):
            self.emit(name, STUBS / f"{name}.swift")
        self.emit("Combine", VIEWS / "Combine.swift")
        self.emit("SwiftUI", VIEWS / "SwiftUI.swiftinterface")

    def copy(self, module: pathlib.Path, folder: pathlib.Path) -> None:
        """Copies the binary form of a module, or its textual interface if it has no binary form."""
        linux = self.installed.triple.encode()
        # In a binary file, the replaced name must keep its length.
        binary = self.platform.least.encode().ljust(len(linux), b"0")
        for suffix, target in ((".swiftmodule", binary), (".swiftinterface", self.target.encode())):
            path = module / f"{self.installed.triple}{suffix}"
            if path.is_file():
                data = path.read_bytes()
                if linux not in data or (suffix == ".swiftmodule" and len(target) != len(linux)):
                    raise Fault(f"{path} does not name its target in the form that this check knows")
                (folder / module.name).mkdir(parents=True)
                (folder / module.name / f"{self.platform.target}{suffix}").write_bytes(data.replace(linux, target))
                return

    def copy_file(self, path: pathlib.Path, place: pathlib.Path) -> None:
        """Copies a binary module that is a single file and not a folder with a file for each target."""
        linux = self.installed.triple.encode()
        target = self.platform.least.encode().ljust(len(linux), b"0")
        data = path.read_bytes()
        if linux not in data or len(target) != len(linux):
            raise Fault(f"{path} does not name its target in the form that this check knows")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data.replace(linux, target))

    def emit(self, name: str, source: pathlib.Path, *options: str) -> None:
        """Compiles a module of this project that replaces a module of the toolchain."""
        place = self.modules / f"{name}.swiftmodule"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        mode = ["-compile-module-from-interface"] if source.suffix == ".swiftinterface" else ["-emit-module", "-parse-as-library"]
        done = subprocess.run(
            ["swiftc", "-frontend", *mode, "-module-name", name, *self.arguments, *options,
             "-o", str(place / f"{self.platform.target}.swiftmodule"), str(source)],
            capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Fault(f"the stub of {name} does not compile:\n{done.stderr}")
