"""The trial of one server: a client is generated from its document, and a program calls the server with it."""

from __future__ import annotations

import base64
import contextlib
import importlib
import json
import pathlib
import subprocess
import threading
import traceback
from typing import Any

import httpx

from servers.comparison import Fault, differences, given, is_true, short
from servers.documents import Document
from servers.process import ServerProcess

HOME = pathlib.Path(__file__).resolve().parent
EVERYTHING = "models,client,fixtures,tests,mocks,docs,scenarios"
SECONDS_TO_CALL = 60


class Trial:
    def __init__(self, name: str, work: pathlib.Path, programs: pathlib.Path) -> None:
        self.name = name
        self.work = work / name
        self.work.mkdir(parents=True, exist_ok=True)
        self.module = name.capitalize() + "API"
        self.expected: Any = importlib.import_module(f"servers.{name}.expected")
        # Lines of the configuration that accept the known faults of the server, so that the client reports nothing.
        self.settings: str = getattr(self.expected, "SETTINGS", "")
        variables: dict[str, str] = getattr(self.expected, "ENVIRONMENT", {})
        self.server = ServerProcess(HOME / name, self.expected.COMMAND, self.work / "state", programs, variables)
        # Maps the names of the checks to their differences.
        self.failed: dict[str, list[str]] = {}
        # The number of reports about responses that really differ from the document.
        self.true_reports = 0
        self.false_reports: list[str] = []
        self.done: set[str] = set()

    @property
    def product(self) -> str:
        return f"Call{self.module}"

    def generate(self, tool: str) -> None:
        """Generates everything from the document that the server publishes, with the configuration that `init`
        proposes."""
        content = self.server.document(self.expected.DOCUMENT)
        self.document = Document(content)
        path = self.work / "openapi.json"
        path.write_text(json.dumps(content, indent=1, ensure_ascii=False), encoding="utf-8")
        (self.work / "gen-dtos.yaml").unlink(missing_ok=True)
        for words in (["init", path, "--quiet"], [path, "--module", self.module, "--emit", EVERYTHING, "--quiet"]):
            result = subprocess.run(
                [tool, *words], cwd=self.work, capture_output=True, text=True, check=False, timeout=60)
            if result.returncode:
                raise SystemExit(f"servers: {self.name}: {words[0]} failed:\n{result.stderr[-3000:]}")
            if words[0] == "init" and self.settings:
                with (self.work / "gen-dtos.yaml").open("a", encoding="utf-8") as configuration:
                    configuration.write(f"\n{self.settings}\n")

    def targets(self, libraries: str) -> list[str]:
        return [
            f'.target(name: "{self.module}", dependencies: [{libraries}], '
            f'path: "{self.name}/Generated/Sources/{self.module}")',
            f'.executableTarget(name: "{self.product}", dependencies: ["ServerSupport", "{self.module}", {libraries}], '
            f'path: "Programs/{self.name}", sources: ["Calls.swift"])',
        ]

    def call(self, program: pathlib.Path) -> None:
        """Runs the program, and checks each line of its output while the program waits."""
        process = subprocess.Popen([program, self.server.url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert process.stdin and process.stdout
        guard = threading.Timer(SECONDS_TO_CALL, process.kill)
        guard.start()
        with httpx.Client(base_url=self.server.url, follow_redirects=True) as http:
            for text in process.stdout:
                line = json.loads(text)
                self.judge(line, http)
                self.judge_reports(line)
                # A program that has crashed reads nothing.
                with contextlib.suppress(BrokenPipeError):
                    process.stdin.write("\n")
                    process.stdin.flush()
        guard.cancel()
        if process.wait():
            self.failed["end"] = [f"the program ended with {process.returncode}; a negative number is a signal"]
        for name in self.expected.CHECKS.keys() - self.done:
            self.failed[name] = ["the program does not check it"]

    def judge(self, line: dict[str, Any], http: httpx.Client) -> None:
        name = line["check"]
        self.done.add(name)
        if found := self.faults(line, http):
            self.failed[name] = found

    def faults(self, line: dict[str, Any], http: httpx.Client) -> list[str]:
        if line["check"] not in self.expected.CHECKS:
            return ["expected.py does not have it"]
        wanted = self.expected.CHECKS[line["check"]]
        try:
            value = wanted(http) if callable(wanted) else wanted
        except Exception:
            return [traceback.format_exc(limit=-2)]
        found = differences(given(line), value, self.document.names)
        return found[:5] + ([line["error"]["reason"][:500]] if found and "error" in line else [])

    def judge_reports(self, line: dict[str, Any]) -> None:
        for exchange in line["exchanges"]:
            if not exchange["issues"]:
                continue
            faults: list[Fault] = []
            if "body" in exchange and not self.settings:
                faults = self.document.faults(exchange, base64.b64decode(exchange["body"]))
            false = [issue for issue in exchange["issues"] if not is_true(issue, faults)]
            self.true_reports += len(exchange["issues"]) - len(false)
            place = f"{line['check']}: status {exchange['status']}"
            objections = short([fault.reason for fault in faults]) if faults else "nothing"
            self.false_reports += [f"{place}: {short(issue)}; the document objects to {objections}" for issue in false]

    def report(self) -> bool:
        """Prints the result. Returns whether the trial has passed."""
        for name, found in self.failed.items():
            for one in found:
                print(f"servers: {self.name}: {name}: {one}")
        for one in self.false_reports:
            print(f"servers: {self.name}: false report: {one}")
        print(f"servers: {self.name}: {len(self.done)} checks, {len(self.failed)} failed; "
              f"{self.true_reports} drift reports on answers that differ from the document, "
              f"{len(self.false_reports)} on answers that keep to it", flush=True)
        return not self.failed and not self.false_reports and bool(self.done)
