"""A git repository that belongs to one test."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[3]

CONTRACT = """\
openapi: 3.1.0
info: {title: Books, version: "1"}
paths: {}
components:
  schemas:
    Book:
      type: object
      required: [title]
      properties:
        title: {type: string}
        page: {$ref: shared/page.yaml}
"""
PAGE = "type: object\nproperties:\n  total: {type: integer}\n"


@dataclass(frozen=True)
class Outcome:
    status: int
    # Standard output and standard error, as a person sees them.
    said: str


class Repository:
    """A repository that ignores the user's own settings, and the environment of a hook or a workflow in which the test
    itself may run."""

    def __init__(self, folder: pathlib.Path, environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        inherited = {name: value for name, value in os.environ.items()
                     if not name.startswith(("GIT_", "GITHUB_", "PRE_COMMIT", "RUNNER_", "WITHOUT_PLUGINS"))}
        person = {f"GIT_{role}_{what}": value for role in ("AUTHOR", "COMMITTER")
                  for what, value in (("NAME", "Test"), ("EMAIL", "test@example.com"))}
        self.environment = {
            **inherited, **person, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", **(environment or {})}

    def run(
        self, *command: str | pathlib.Path, environment: dict[str, str] | None = None, seconds: float | None = None
    ) -> Outcome:
        words = [str(word) for word in command]
        try:
            done = subprocess.run(
                words, cwd=self.folder, env={**self.environment, **(environment or {})}, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False, timeout=seconds)
        except subprocess.TimeoutExpired as error:
            raise AssertionError(f"{' '.join(words)} has not ended within {seconds} seconds") from error
        return Outcome(done.returncode, done.stdout)

    def must(self, *command: str | pathlib.Path) -> str:
        outcome = self.run(*command)
        if outcome.status != 0:
            raise AssertionError(f"{' '.join(map(str, command))} failed:\n{outcome.said}")
        return outcome.said.strip()

    def begin(self) -> None:
        self.must("git", "init", "--quiet", "--initial-branch", "main")

    def commit(self, message: str) -> Outcome:
        """Commits everything in the folder. Hooks run."""
        self.must("git", "add", "--all")
        return self.run("git", "commit", "--quiet", "--message", message)

    def must_commit(self, message: str) -> str:
        outcome = self.commit(message)
        if outcome.status != 0:
            raise AssertionError(f"the commit failed:\n{outcome.said}")
        return self.head()

    def head(self) -> str:
        return self.must("git", "rev-parse", "HEAD")

    def read(self, path: str) -> str:
        return (self.folder / path).read_text(encoding="utf-8")

    def write(self, path: str, text: str) -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def replace(self, path: str, old: str, new: str) -> None:
        text = self.read(path)
        if old not in text:
            raise AssertionError(f"{path} has no '{old}'")
        self.write(path, text.replace(old, new))

    def take(self, *paths: str) -> None:
        """Copies files and folders of this package into the repository."""
        for path in paths:
            source = ROOT / path
            copy = shutil.copytree if source.is_dir() else shutil.copy
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            copy(source, self.folder / path)
