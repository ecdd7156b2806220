"""Type-checks the targets of a package for a platform of Apple's."""

from __future__ import annotations

import concurrent.futures
import hashlib
import json
import pathlib
import re
import subprocess
from dataclasses import dataclass, field

from darwin.toolchain import PLATFORMS, Fault, Toolchain

# The modules that only other systems have. Conditions on them are replaced by a condition that is never true.
ABSENT = re.compile(r"\bcanImport\((Glibc|Musl|Android|Bionic|WinSDK|FoundationNetworking)\)")
# Apple's Foundation contains the types of FoundationNetworking. So each import of Foundation also gets an import of
# FoundationNetworking, with the same access level. A stub declares the parts that are unavailable there.
FOUNDATION = re.compile(r"^([ \t]*((?:@\w+ )?(?:public |package |internal |private )?)import Foundation)[ \t]*$", re.MULTILINE)
FEATURE = re.compile(r'\.enableUpcomingFeature\("(\w+)"\)')
PLATFORM = re.compile(r"\.(macOS|iOS|tvOS|watchOS)\(\s*\.v([\d_]+)\s*\)")
TOOLS = re.compile(r"// swift-tools-version: ([\d.]+)")
RESOURCE = re.compile(r"\bPackageResources\.(\w+)")
ERROR = re.compile(r"^(\S.*?):(\d+):(\d+): (error: .*)$", re.MULTILINE)

# A literal of the type Int or UInt in the compiler's intermediate language.
LITERAL = re.compile(
    r'= integer_literal \$Builtin\.IntLiteral, (-?\d+), loc "([^"]+)":(\d+):(\d+).*\n.* = metatype \$@thin (U?Int)\.Type')


def as_apple_sees_it(text: str) -> str:
    """Returns the text with the branches that Apple's platforms compile. Every line keeps its number."""
    if "FoundationNetworking" in text:
        text = FOUNDATION.sub(r"\1; \2import FoundationNetworking; \2import AppleNetworking", text)
    return ABSENT.sub(r"ABSENT_\1", text)


@dataclass
class Target:
    name: str
    path: pathlib.Path
    sources: list[str]
    needs: list[str]
    is_test: bool = False
    # Compiler options that only this target has.
    options: list[str] = field(default_factory=lambda: ["-swift-version", "6"])
    # The files that a build plugin has written for the target.
    generated: list[pathlib.Path] = field(default_factory=list)
    # The folder of additional modules of the toolchain that the target imports: `parser` or `plugins`.
    modules: str = ""
    files: list[pathlib.Path] = field(default_factory=list)
    key: str = ""

    @property
    def module(self) -> str:
        return re.sub(r"\W", "_", self.name)


class Package:
    """A package as its manifest describes it.

    - scratch: a folder for SwiftPM, so that it does not wait for builds.
    - versions: the oldest version of each platform that the manifest names.
    """

    def __init__(self, root: pathlib.Path, scratch: pathlib.Path) -> None:
        self.root = root
        found = subprocess.run(
            ["swift", "package", "--package-path", str(root), "--scratch-path", str(scratch), "describe", "--type", "json"], capture_output=True, text=True, check=False)
        if found.returncode != 0:
            raise Fault(f"SwiftPM cannot read {root / 'Package.swift'}:\n{found.stderr}")
        description = json.loads(found.stdout[found.stdout.index("{"):])
        manifest = (root / "Package.swift").read_text()
        self.versions = {name: version.replace("_", ".") for name, version in PLATFORM.findall(manifest)}
        features = [word for feature in sorted(set(FEATURE.findall(manifest))) for word in ("-enable-upcoming-feature", feature)]
        self.targets: dict[str, Target] = {}
        self.clang: list[str] = []
        self.headers: list[pathlib.Path] = []
        plugins = {entry["name"] for entry in description["targets"] if entry["type"] == "plugin"}
        # Targets whose sources are incomplete until the package has been built.
        self.unbuilt: set[str] = set()
        for entry in description["targets"]:
            path = root / entry["path"]
            if entry["module_type"] == "SwiftTarget":
                name, needs = entry["name"], entry.get("target_dependencies", [])
                target = Target(name, path, entry["sources"], needs, entry["type"] == "test", ["-swift-version", "6", *features])
                if plugins & set(needs):
                    target.generated = sorted((root / ".build/plugins/outputs").glob(f"*/{name}/destination/**/*.swift"))
                    self.unbuilt |= set() if target.generated else {name}
                self.targets[name] = target
            elif entry["module_type"] == "PluginTarget":
                # The dependencies of a plugin are programs.
                self.targets[entry["name"]] = Target(
                    entry["name"], path, entry["sources"], [], modules="plugins",
                    options=["-swift-version", "6", "-package-description-version", TOOLS.match(manifest)[1]])
            elif entry["module_type"] == "ClangTarget":
                self.clang += [f"-I{path / 'include'}", entry["name"]]
                self.headers += sorted((path / "include").rglob("*.h"))
            elif (path / "module.modulemap").is_file():
                self.clang.append(f"-fmodule-map-file={path / 'module.modulemap'}")

    def add(self, target: Target) -> None:
        """Adds a module that the manifest does not name, because the package compiles it by itself."""
        self.targets[target.name] = target

    def leave_out_unbuilt(self) -> list[str]:
        """Removes the targets that lack sources, and the targets that need them."""
        left_out: list[str] = []
        while found := [name for name, target in self.targets.items() if self.unbuilt & {name, *target.needs}]:
            for name in found:
                self.unbuilt.add(name)
                del self.targets[name]
            left_out += found
        return sorted(left_out)

    def closure(self, names: list[str]) -> list[Target]:
        """Returns the targets and all targets that they need. Each target comes after the targets that it needs."""
        found: dict[str, Target] = {}

        def visit(name: str) -> None:
            if name in self.targets and name not in found:
                for need in self.targets[name].needs:
                    visit(need)
                found[name] = self.targets[name]

        for name in names:
            visit(name)
        return list(found.values())


class Check:
    """Checks targets for one platform.

    - toolchains: the folder of the toolchain's modules.
    - results: the folder with the results of earlier checks of the package's targets.
    - is_release: whether `DEBUG` is absent, as in a build for release.
    """

    def __init__(self, package: Package, platform: str, toolchains: pathlib.Path, results: pathlib.Path, is_release: bool = False) -> None:
        self.package = package
        version = package.versions.get(platform, PLATFORMS[platform].oldest)
        self.toolchain = Toolchain(PLATFORMS[platform], version, toolchains)
        self.folder = results / (f"{platform}-release" if is_release else platform)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.arguments = [
            *self.toolchain.arguments, *([] if is_release else ["-D", "DEBUG"]), "-suppress-warnings", "-enable-testing", "-package-name", "package", "-I", str(self.folder),
            *(word for option in self.clang() for word in ("-Xcc", option))]

    def clang(self) -> list[str]:
        """Returns the module maps of C targets. For a target without a module map, SwiftPM makes one."""
        options = [option for option in self.package.clang if option.startswith("-fmodule-map-file")]
        rest = [option for option in self.package.clang if not option.startswith("-fmodule-map-file")]
        for include, name in zip(rest[::2], rest[1::2]):
            path = self.folder / f"{name}.modulemap"
            path.write_text(f'module {name} {{ umbrella "{include[2:]}" export * }}\n')
            options.append(f"-fmodule-map-file={path}")
        return options

    def run(self, targets: list[Target], jobs: int) -> list[str]:
        """Returns the compiler's errors, with the paths of the sources."""
        changed = [target for target in targets if self.prepare(target)]
        found: list[str] = []
        with concurrent.futures.ThreadPoolExecutor(jobs) as workers:
            checks = []
            for target in changed:
                # To emit a module, the compiler does not need the bodies of functions. The bodies are checked
                # while the next modules are compiled.
                module = ["-emit-module", "-experimental-skip-all-function-bodies", "-o", str(self.module(target))]
                is_faulty = self.compile(target, module)
                checks.append((target, workers.submit(self.compile, target, ["-typecheck"])))
                if is_faulty:
                    # Targets that import this target would only have errors because of it.
                    break
            for target, check in checks:
                if lines := check.result():
                    found += lines
                else:
                    self.stamp(target).write_text(target.key)
        return found

    def literals(self, targets: list[Target], jobs: int) -> list[str]:
        """Returns the literals that do not fit into an `Int` of 32 bits, which older watches have.

        The compiler has no library for such processors here, so this function looks at the literals in its intermediate
        language.
        """
        with concurrent.futures.ThreadPoolExecutor(jobs) as workers:
            return sorted({line for lines in workers.map(self.wide_literals, targets) for line in lines})

    def wide_literals(self, target: Target) -> list[str]:
        done = self.frontend(target, ["-emit-silgen", "-g", "-Xllvm", "-sil-print-debuginfo", "-o", "-"])
        if done.returncode != 0:
            return self.errors(target, done)
        bounds = {"Int": (-(2**31), 2**31 - 1), "UInt": (0, 2**32 - 1)}
        return [
            f"{self.shown(target, path)}:{line}:{column}: error: {literal} does not fit into an {name} of 32 bits; use {name}64"
            for literal, path, line, column, name in LITERAL.findall(done.stdout)
            if not bounds[name][0] <= int(literal) <= bounds[name][1]]

    def module(self, target: Target) -> pathlib.Path:
        return self.folder / f"{target.module}.swiftmodule"

    def stamp(self, target: Target) -> pathlib.Path:
        return self.folder / f"{target.module}.checked"

    def prepare(self, target: Target) -> bool:
        """Writes the sources of a target. Returns whether they must be checked, because they have changed."""
        place = self.folder / "sources" / target.name
        digest = hashlib.sha256(" ".join([self.toolchain.key, *self.arguments, *target.options]).encode())
        for header in self.package.headers:
            digest.update(header.read_bytes())
        for need in target.needs:
            if need in self.package.targets:
                digest.update(self.package.targets[need].key.encode())
        resources: set[str] = set()
        target.files = []
        texts = {}
        for source in target.sources:
            if source.endswith(".swift"):
                text = as_apple_sees_it((target.path / source).read_text())
                resources |= set(RESOURCE.findall(text))
                texts[source] = text
        for path in target.generated:
            texts[path.name] = path.read_text()
        if resources:
            # SwiftPM generates this file from the resources.
            constants = "\n".join(f"    static let {name}: [UInt8] = []" for name in sorted(resources))
            texts["PackageResources.swift"] = f"enum PackageResources {{\n{constants}\n}}\n"
        for source, text in texts.items():
            path = place / source
            digest.update(f"{source}\n{text}\0".encode())
            target.files.append(path)
            if not path.is_file() or path.read_text() != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
        target.key = digest.hexdigest()
        stamp = self.stamp(target)
        return not stamp.is_file() or stamp.read_text() != target.key

    def compile(self, target: Target, mode: list[str]) -> list[str]:
        return self.errors(target, self.frontend(target, mode))

    def frontend(self, target: Target, mode: list[str]) -> subprocess.CompletedProcess[str]:
        library = [] if any(path.name == "main.swift" for path in target.files) else ["-parse-as-library"]
        others = ["-I", str(self.toolchain.folder / target.modules)] if target.modules else []
        return subprocess.run(
            ["swiftc", "-frontend", *mode, "-module-name", target.module, *target.options, *library, *self.arguments, *others,
             *map(str, target.files)],
            capture_output=True, text=True, check=False)

    def errors(self, target: Target, done: subprocess.CompletedProcess[str]) -> list[str]:
        lines = {f"{self.shown(target, path)}:{line}:{column}: {text}" for path, line, column, text in ERROR.findall(done.stderr)}
        if done.returncode != 0 and not lines:
            lines.add(f"{target.name}: error: the compiler ended with {done.returncode}: {done.stderr.strip()[-2000:]}")
        return sorted(lines)

    def shown(self, target: Target, path: str) -> str:
        """Returns the path of a source in the package, for the path of its copy."""
        try:
            copy = pathlib.Path(path).relative_to(self.folder / "sources" / target.name)
            return str((target.path / copy).relative_to(self.package.root))
        except ValueError:
            return path
