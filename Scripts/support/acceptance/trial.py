"""Checks the criteria: each must pass without a fault, and fail with its fault."""

from __future__ import annotations

import dataclasses
import pathlib
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from acceptance import copies
from acceptance.app import App, Package, Server
from acceptance.faults import SHIPPED, Fault, Switched
from scratch.repository import Outcome

Criterion = tuple[str, Callable[[App], None]]


@dataclass(frozen=True)
class Case:
    fault: Fault
    # The package without the fault, and the package with the fault.
    right: Package
    wrong: Package


class Trial:
    def __init__(self, criteria: list[Criterion], faults: list[Fault], tool: pathlib.Path, server: Server) -> None:
        self.criteria = criteria
        self.faults = faults
        self.tool = tool
        self.server = server
        self.package = copies.with_switches()
        self.builds = self.package.builds()
        # The error of each criterion without a fault, or None. If a criterion fails without a fault, its failure with
        # the fault proves nothing.
        self.before: dict[str, str | None] = {}

    def run(self) -> int:
        if any(build.status != 0 for build in self.builds):
            print("\n".join(build.said[-4_000:] for build in self.builds), file=sys.stderr)
            return 2
        verdicts = [self.is_noticed(case) for case in self.cases()]
        print(f"{sum(verdicts)} of {len(verdicts)} faults are noticed")
        return 0 if all(verdicts) else 1

    def cases(self) -> Iterator[Case]:
        for fault in self.faults:
            if isinstance(fault, Switched):
                yield Case(fault, self.package, dataclasses.replace(self.package, fault=fault.name))
            elif fault is SHIPPED:
                with tempfile.TemporaryDirectory() as folder:
                    yield Case(fault, self.package, copies.with_mock_data(pathlib.Path(folder)))
            else:
                with tempfile.TemporaryDirectory() as right, tempfile.TemporaryDirectory() as wrong:
                    yield Case(fault, copies.copied(pathlib.Path(right)), copies.copied(pathlib.Path(wrong), fault))

    def is_noticed(self, case: Case) -> bool:
        words, check = next(criterion for criterion in self.criteria if belongs(case.fault, criterion[0]))
        if words not in self.before:
            self.before[words] = self.failure(check, case.right)
        if before := self.before[words]:
            print(f"UNSOUND   {case.fault.criterion}, {case.fault.name}: fails without it, {before}", flush=True)
            return False
        after = self.failure(check, case.wrong)
        verdict = f"noticed   {case.fault.criterion}, {case.fault.name}: " if after else f"UNNOTICED {case.fault.criterion}, {case.fault.name}"
        print(verdict + " ".join((after or "").split())[:160], flush=True)
        return after is not None

    def failure(self, check: Callable[[App], None], package: Package) -> str | None:
        """Returns the criterion's error, or None. The check runs with new settings, a new library and a new server.
        Errors other than a failed assertion are not caused by the fault."""
        self.server.ask("POST", "reset")
        with tempfile.TemporaryDirectory() as folder:
            try:
                check(App(pathlib.Path(folder), self.server, self.tool, package, self.builds))
            except AssertionError as error:
                return str(error) or type(error).__name__
        return None


def belongs(fault: Fault, words: str) -> bool:
    return bool(re.match(rf"{re.escape(fault.criterion)}[ :]", words))
