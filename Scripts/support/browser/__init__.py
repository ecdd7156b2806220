"""Drives Chromium through its debugging protocol, without other packages.

The browser reads commands from a pipe and writes responses to another pipe (`--remote-debugging-pipe`), as JSON that
ends with a zero byte.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def executable() -> str | None:
    """Returns the path of a browser, or None if no browser is installed."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """A headless browser with one page."""

    def __init__(self, path: str) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="browser-")
        reading, commands = os.pipe()
        answers, writing = os.pipe()

        def place_pipes() -> None:
            # The descriptors are copied first, because the wanted numbers may be in use.
            first, second = os.dup(reading), os.dup(writing)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [path, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             f"--user-data-dir={self.folder.name}", "--remote-debugging-pipe", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False, preexec_fn=place_pipes)
        os.close(reading)
        os.close(writing)
        self.commands, self.answers = commands, answers
        self.buffer = b""
        self.number = 0
        self.session: str | None = None
        self.events: list[dict[str, Any]] = []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")

    def close(self) -> None:
        # The processes of a browser that is killed may still write into its folder.
        self.session = None
        with contextlib.suppress(AssertionError, OSError):
            self.send("Browser.close", timeout=10)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        self.folder.cleanup()

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Messages

    def send(self, method: str, timeout: float = 120, **parameters: Any) -> dict[str, Any]:
        self.number += 1
        message: dict[str, Any] = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        number = self.number
        deadline = time.monotonic() + timeout
        while True:
            answer = self.message(deadline)
            if answer.get("id") == number:
                if "error" in answer:
                    raise AssertionError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def message(self, deadline: float) -> dict[str, Any]:
        while b"\0" not in self.buffer:
            if not select.select([self.answers], [], [], max(0, deadline - time.monotonic()))[0]:
                raise AssertionError("the browser did not answer in time")
            data = os.read(self.answers, 1 << 20)
            if not data:
                raise AssertionError("the browser ended")
            self.buffer += data
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def wait(self, method: str, timeout: float = 120) -> dict[str, Any]:
        deadline = time.monotonic() + timeout
        while True:
            for index, event in enumerate(self.events):
                if event.get("method") == method:
                    return self.events.pop(index)
            self.events.append(self.message(deadline))

    # The page

    def open(self, page: pathlib.Path, fragment: str = "") -> float:
        """Opens a file, and returns the seconds until its first frame after loading."""
        self.events = []
        start = time.monotonic()
        self.send("Page.navigate", url="about:blank")
        self.wait("Page.loadEventFired")
        self.events = []
        start = time.monotonic()
        self.send("Page.navigate", url=page.absolute().as_uri() + fragment)
        self.wait("Page.loadEventFired")
        self.frame()
        return time.monotonic() - start

    def run(self, script: str, timeout: float = 120) -> Any:
        """Returns the value of an expression, which may be a promise."""
        result = self.send("Runtime.evaluate", timeout, expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise AssertionError(str(result["exceptionDetails"].get("exception", {}).get("description", result)))
        return result["result"].get("value")

    def frame(self) -> None:
        """Waits until the page has been drawn."""
        self.run("new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))")

    def width(self, columns: int, rows: int = 900) -> None:
        self.send("Emulation.setDeviceMetricsOverride", width=columns, height=rows, deviceScaleFactor=1, mobile=False)

    def scheme(self, name: str) -> None:
        """Chooses `dark` or `light`."""
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def press(self, key: str, code: str | None = None, text: str = "") -> None:
        for kind in ("keyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=code or key,
                      **({"text": text} if text and kind == "keyDown" else {}))

    def type(self, words: str) -> None:
        self.send("Input.insertText", text=words)

    def screenshot(self, path: pathlib.Path) -> None:
        path.write_bytes(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))

    def tree(self) -> list[dict[str, Any]]:
        """Returns the nodes that a screen reader knows."""
        # A page with this tree is slower: each change of the page changes the tree.
        self.send("Accessibility.enable")
        nodes = self.send("Accessibility.getFullAXTree")["nodes"]
        self.send("Accessibility.disable")
        return [node for node in nodes if not node.get("ignored")]

    def memory(self) -> int:
        """Returns the bytes of the page's process that no other process shares, on Linux."""
        sizes = [0]
        for status in pathlib.Path("/proc").glob("[0-9]*/status"):
            with contextlib.suppress(OSError):
                command = (status.parent / "cmdline").read_bytes()
                if b"--type=renderer" in command and self.folder.name.encode() in command:
                    sizes.append(int(status.read_text().split("RssAnon:")[1].split()[0]) * 1024)
        return max(sizes)

    def requests(self) -> list[str]:
        """Returns the addresses that the page has asked for."""
        return [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"]

    def faults(self) -> list[str]:
        """Returns the errors of scripts and of the content security policy."""
        return [json.dumps(event["params"]) for event in self.events
                if event.get("method") == "Runtime.exceptionThrown"
                or event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error"]
