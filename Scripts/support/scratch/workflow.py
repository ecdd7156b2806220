"""Runs a job of GitHub Actions, with the features that this package's own jobs need: the steps of a workflow and of the
action that it uses.

A step that needs another feature is an error, so that no part of the files stays untried.
"""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
from dataclasses import dataclass, field
from typing import Any

import yaml

from scratch.reader import programs
from scratch.repository import ROOT, Repository

Mapping = dict[str, Any]


def read(path: pathlib.Path) -> Mapping:
    """Reads YAML with every scalar as a string, because YAML 1.1 would read `on` as a Boolean."""
    content = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    assert isinstance(content, dict), path
    return content


@dataclass
class Runner:
    """The folders, the variables and the cache of a job's runner."""
    workspace: Repository
    temporary: pathlib.Path
    # The tool in the cache, or None if the cache is empty.
    cached_tool: pathlib.Path | None
    event: Mapping
    token: str = ""
    # Environment variables, in addition to the variables that each runner has.
    variables: dict[str, str] = field(default_factory=dict)
    log: str = ""
    path: list[str] = field(default_factory=list)
    # Maps the names of the steps to their outcomes.
    outcomes: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.temporary.mkdir(parents=True)
        for name in ("summary", "output", "path"):
            (self.temporary / name).touch()

    @property
    def summary(self) -> str:
        return (self.temporary / "summary").read_text(encoding="utf-8")

    @property
    def succeeded(self) -> bool:
        return "failure" not in self.outcomes.values()

    def run(self, action: Mapping, given: dict[str, str]) -> None:
        """Runs a composite action."""
        context: Mapping = {"github": {"event": self.event, "token": self.token}, "runner": {"temp": str(self.temporary)}, "steps": {}}
        unknown = given.keys() - action["inputs"].keys()
        assert not unknown, f"no such inputs: {unknown}"
        context["inputs"] = {
            name: given.get(name, expand(declared["default"], context)) for name, declared in action["inputs"].items()}
        for step in action["runs"]["steps"]:
            name = step["name"]
            if not holds(step.get("if", "success()"), context, self.succeeded):
                self.outcomes[name] = "skipped"
            elif "uses" in step:
                self.outcomes[name] = self.use(step, context)
            else:
                self.outcomes[name] = self.script(step, context)

    def use(self, step: Mapping, context: Mapping) -> str:
        assert step["uses"].startswith("actions/cache@"), step["uses"]
        assert expand(step["with"]["key"], context)
        folder = pathlib.Path(expand(step["with"]["path"], context))
        if self.cached_tool:
            folder.mkdir()
            shutil.copy(self.cached_tool, folder / "gen-dtos")
            (folder / "reader").mkdir(mode=0o700)
            for program in programs():
                shutil.copy(program, folder / "reader")
        context["steps"][step["id"]] = {"outputs": {"cache-hit": "true" if self.cached_tool else ""}}
        return "success"

    def script(self, step: Mapping, context: Mapping) -> str:
        assert step["shell"] == "bash"
        environment = {
            # The action of this checkout is used, because the workspace's copy would have to be built first.
            "GITHUB_ACTION_PATH": str(ROOT), "GITHUB_WORKSPACE": str(self.workspace.folder),
            "GITHUB_STEP_SUMMARY": str(self.temporary / "summary"), "GITHUB_OUTPUT": str(self.temporary / "output"),
            "GITHUB_PATH": str(self.temporary / "path"), "RUNNER_TEMP": str(self.temporary),
            "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64",
            "PATH": ":".join([*reversed(self.path), self.workspace.environment["PATH"]]),
            **self.variables, **{name: expand(value, context) for name, value in step.get("env", {}).items()}}
        # GitHub's runner uses the same options.
        outcome = self.workspace.run(
            "bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"], environment=environment)
        self.log += outcome.said
        self.path += self.lines("path")
        if "id" in step:
            outputs = dict(line.split("=", 1) for line in self.lines("output"))
            context["steps"][step["id"]] = {"outputs": outputs}
        return "failure" if outcome.status else "success"

    def lines(self, name: str) -> list[str]:
        """Returns the lines that a step has written into a file of the runner, and empties the file."""
        file = self.temporary / name
        lines = file.read_text(encoding="utf-8").splitlines()
        file.write_text("", encoding="utf-8")
        return lines


def syntax_error(script: str) -> str:
    done = subprocess.run(["bash", "-n"], input=script, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.stdout if done.returncode else ""


# Expressions

def expand(text: str, context: Mapping) -> str:
    return re.sub(r"\$\{\{\s*(.*?)\s*\}\}", lambda match: value(match[1], context), text)


def value(expression: str, context: Mapping) -> str:
    """Returns the value of an expression such as `a.b.c`. As with GitHub, an unknown name gives an empty string."""
    assert re.fullmatch(r"[\w-]+(\.[\w-]+)+", expression), expression
    found: Any = context
    for name in expression.split("."):
        found = found.get(name, "") if isinstance(found, dict) else ""
    return str(found)


def holds(condition: str, context: Mapping, succeeded: bool) -> bool:
    condition = re.sub(r"^\$\{\{\s*(.*?)\s*\}\}$", r"\1", condition)
    terms = [term.strip() for term in condition.split("&&")]
    if "!cancelled()" not in terms and not succeeded:
        return False
    return all(term in ("!cancelled()", "success()") or comparison(term, context) for term in terms)


def comparison(term: str, context: Mapping) -> bool:
    match = re.fullmatch(r"(\S+) (==|!=) '([^']*)'", term)
    assert match, term
    return (value(match[1], context) == match[3]) == (match[2] == "==")
