"""A server that runs on the loopback address during its trial."""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time
from typing import Any

import httpx

SECONDS_TO_START = 60


class ServerProcess:
    def __init__(
        self, folder: pathlib.Path, command: list[str], work: pathlib.Path, programs: pathlib.Path,
        variables: dict[str, str],
    ) -> None:
        """Starts a server in the folder `work`. The folder is emptied first, so that the server has no data of an
        earlier run."""
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = work / "server.log"
        words = [word.format(port=self.port, folder=folder, work=work) for word in command]
        environment = {
            **os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "PORT": str(self.port),
            **{name: value.format(work=work) for name, value in variables.items()}}
        with self.log.open("wb") as log:
            # The server gets a process group of its own, so that its workers end with it.
            self.process = subprocess.Popen(
                [programs / words[0], *words[1:]], cwd=work, env=environment, stdin=subprocess.DEVNULL, stdout=log,
                stderr=log, start_new_session=True)

    def document(self, path: str) -> dict[str, Any]:
        """Waits for the document that the server publishes, and returns it."""
        deadline = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < deadline:
            try:
                answer = httpx.get(self.url + path, headers={"Accept": "application/json"}, follow_redirects=True)
                if answer.is_success:
                    content: dict[str, Any] = json.loads(answer.content)
                    return content
            except httpx.TransportError:
                pass
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise SystemExit(f"{path} is not there: " + self.log.read_text(errors="replace")[-2000:])

    def stop(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
