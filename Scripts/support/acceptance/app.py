"""The app of Examples/BooksTrack for tests: its package, its two builds, and its mock server."""

from __future__ import annotations

import json
import pathlib
import re
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from scratch.builds import BUILD, swift
from scratch.repository import ROOT, Outcome, Repository

SCRATCH = ROOT / ".build" / "bookstrack"
SPEC = ROOT / "spec" / "openapi.yaml"
TITLE, LIVE, MOCKED = "A Wizard of Earthsea", "Networking: live.", "Networking: mock data."

# The number of seconds after which a waiting app has failed.
PATIENCE = 10


@dataclass(frozen=True)
class Package:
    """The sources of the app, and its contract. All packages are built in one folder, so that they share the compiled
    dependencies."""

    folder: pathlib.Path = ROOT / "Examples" / "BooksTrack"
    spec: pathlib.Path = SPEC
    # The folder that has a folder for each build.
    built: pathlib.Path = BUILD
    # The name of the fault with which the app runs. The sources have a switch for each fault.
    fault: str = ""

    @property
    def sources(self) -> pathlib.Path:
        return self.folder / "Sources" / "BooksTrack"

    @property
    def mapping(self) -> pathlib.Path:
        return self.folder / "Generated" / "Mapping" / "Sources"

    def swift(self, *words: str) -> Outcome:
        return swift(Repository(self.folder, {"FAULT": self.fault}), *words)

    def builds(self, is_released: bool = True) -> list[Outcome]:
        """Runs the debug build, with the tests, and the release build."""
        builds = [self.swift("build", "--build-tests")]
        return builds + [self.swift("build", "--configuration", "release", "--product", "bookstrack")] if is_released else builds

    def verdicts(self) -> list[Outcome]:
        """Returns the compiler's errors in all sources: the app's sources in both builds, the entry point, and the
        tests.

        A build prints a warning only when it compiles the file. So a build in which nothing has changed prints no
        warnings.
        """
        app = [*self.sources.glob("*.swift"), *self.mapping.glob("*.swift")]
        tests = self.mapping.parent / "Tests"
        return [
            self.checked(app), self.checked(app, is_debugged=False),
            self.checked([self.folder / "Sources" / "bookstrack" / "Main.swift"], "-parse-as-library", module="Entry"),
            self.checked([*tests.glob("*.swift")], module="MappingTests")]

    def checked(
        self, files: list[pathlib.Path], *words: str | pathlib.Path, module: str = "BooksTrack", is_debugged: bool = True
    ) -> Outcome:
        """Returns the compiler's errors in the files of a module. The files may import the modules of the debug build.
        """
        debugged = ["-D", "DEBUG"] if is_debugged else []
        return Repository(self.folder).run(
            "swiftc", "-typecheck", "-diagnostic-style", "llvm", "-module-name", module, "-swift-version", "6", "-warnings-as-errors",
            *debugged, "-I", self.built / "debug" / "Modules", *words, *files)


class Server:
    """`gen-dtos mock` at a free port, with its control."""

    def __init__(self, tool: pathlib.Path) -> None:
        self.process = subprocess.Popen(
            [tool, "mock", SPEC, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout
        self.url = ""
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                self.url = found[0]
                break
        assert self.url, "the mock server did not say where it is"

    def ask(self, method: str, path: str, body: object = None) -> object:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + "/__mock/" + path, data, method=method)
        with urllib.request.urlopen(request, timeout=10) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def journal(self) -> str:
        """Returns all received requests as text."""
        return json.dumps(self.ask("GET", "journal"))

    def arrived(self, target: str) -> list[dict[str, Any]]:
        entries: Any = self.ask("GET", "journal")
        return [entry for entry in entries if entry["target"] == target]

    @contextmanager
    def scenario(self, operation: str, steps: object) -> Iterator[None]:
        self.ask("PUT", f"scenarios/{operation}", steps)
        try:
            yield
        finally:
            self.ask("DELETE", f"scenarios/{operation}")

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


class App:
    """The app's two builds, with their own settings and library file."""

    def __init__(self, folder: pathlib.Path, server: Server, tool: pathlib.Path, package: Package, builds: list[Outcome]) -> None:
        self.folder = folder
        self.server = server
        self.package = package
        # The outcome of the build for debugging, and of the build for release if there is one.
        self.builds = builds
        self.is_released = len(builds) > 1
        self.path = tool
        self.home = Repository(folder, {"HOME": str(folder), "CFFIXED_USER_HOME": str(folder), "FAULT": package.fault})
        (folder / "books.csv").write_text(f"Title,Author,ISBN\n{TITLE},Ursula K. Le Guin,9780547773742\n", encoding="utf-8")
        # The smallest file that begins and ends like a JPEG.
        (folder / "shelf.jpg").write_bytes(b"\xff\xd8\xff\xd9")

    def run(self, *words: str, build: str = "debug", library: str = "library.json", server: str | None = None) -> Outcome:
        outcome = self.home.run(
            self.package.built / build / "bookstrack", *words,
            environment={"BOOKSTRACK_URL": server or self.server.url, "BOOKSTRACK_LIBRARY": library}, seconds=PATIENCE)
        return Outcome(outcome.status, outcome.said.rstrip("\n"))

    def tool(self, *words: str | pathlib.Path) -> Outcome:
        return Repository(ROOT).run(self.path, *words)

    @contextmanager
    def mock_mode(self) -> Iterator[None]:
        same(self.run("mock", "on"), Outcome(0, MOCKED))
        try:
            yield
        finally:
            same(self.run("mock", "off"), Outcome(0, LIVE))


def same(found: object, wanted: object) -> None:
    if found != wanted:
        raise AssertionError(f"{found!r} instead of {wanted!r}")
