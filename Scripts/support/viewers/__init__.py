"""Measures the page of `gen-dtos docs` and Redoc's page of the same document in one browser.

Both pages come from a server on this machine. Redoc reads the document as JSON, because it reads JSON faster than YAML.
"""

from __future__ import annotations

import collections
import contextlib
import functools
import http.server
import json
import pathlib
import statistics
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from dataclasses import astuple, dataclass

import yaml
from browser import Browser

# The package contains Redoc as one script for browsers.
PACKAGE = "drf-spectacular-sidecar"
# The time limit in seconds, which is more than the slowest page needs.
SECONDS = 900.0

REDOC_PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Redoc</title></head><body><div id="redoc"></div>
<script src="redoc.js"></script>
<script>Redoc.init("DOCUMENT", {}, document.getElementById("redoc"));</script>
</body></html>
"""

# Notes when a heading is first painted, and when the last task of at least 50 ms ends.
WATCH = """
(() => {
  window.noted = {heading: null, busy: 0};
  const look = () => {
    const heading = document.querySelector("h1, h2");
    if (heading === null || heading.getClientRects().length === 0) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => { noted.heading = performance.now(); }, 0));
  };
  requestAnimationFrame(look);
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) noted.busy = Math.max(noted.busy, task.startTime + task.duration);
  }).observe({type: "longtask", buffered: true});
})();
"""

# Waits until no task has been long for two seconds.
QUIET = """
new Promise(done => {
  const load = performance.getEntriesByType("navigation")[0];
  const look = () => {
    const last = Math.max(noted.busy, noted.heading ?? Infinity, load.loadEventEnd || Infinity);
    if (performance.now() > last + 2000) done({heading: noted.heading, ready: last});
    else setTimeout(look, 50);
  };
  look();
})
"""

# Measures from the input of a text to the frame that shows the operation. Half a second before, the reader goes to the
# search: both pages prepare their search then or earlier.
SEARCH = """
new Promise(done => {
  const input = document.querySelector(%(input)s);
  let start = 0;
  const look = () => {
    const isShown = [...document.querySelectorAll(%(results)s)]
      .some(part => part.getClientRects().length > 0 && part.textContent.includes(%(words)s));
    if (isShown && (%(answered)s)()) setTimeout(() => done(performance.now() - start), 0);
    else requestAnimationFrame(look);
  };
  input.focus();
  input.addEventListener("input", () => { start = performance.now(); requestAnimationFrame(look); }, {once: true});
  setTimeout(() => document.execCommand("insertText", false, %(words)s), 500);
})
"""


@dataclass
class Viewer:
    """A kind of page: the selectors of its search and of its results, and a function that says whether the search has
    finished."""

    input: str
    results: str
    answered: str


CONTRACT = Viewer("#search", "section.operation:not([hidden])", "() => /^\\d/.test(found.textContent)")
REDOC = Viewer("input[type=text]", "[role=search] [role=menuitem]", "() => true")


@dataclass
class Figures:
    """The measurements of one page."""

    # Bytes of all that the page loads.
    size: float
    # Seconds until the first heading is painted.
    heading: float
    # Seconds until the scripts have nothing to do.
    ready: float
    # Seconds from the text in the search to the operation that it finds.
    search: float
    # Bytes of the scripts' values, and of the process of the page.
    heap: float
    memory: float


def download_redoc(folder: pathlib.Path) -> str | None:
    """Puts Redoc's script into a folder, as `redoc.js`, and returns its version, or None without a download."""
    packages = folder / "packages"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(packages), PACKAGE]
    done = subprocess.run(command, capture_output=True, check=False)
    wheel = next(packages.glob("*.whl"), None)
    if done.returncode != 0 or wheel is None:
        return None
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        script = next(name for name in names if name.endswith("/redoc.standalone.js"))
        (folder / "redoc.js").write_bytes(archive.read(script))
        about = archive.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    return next(line.split("``")[1] for line in about.splitlines() if line.startswith("* `Redoc`_ version"))


def read(path: pathlib.Path) -> dict:
    with open(path, encoding="utf-8") as file:
        return yaml.load(file, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def summary(document: dict) -> str:
    """Returns the summary of the last operation whose summary no other operation has."""
    operations = [operation for item in document["paths"].values() for operation in item.values()
                  if isinstance(operation, dict)]
    counts = collections.Counter(operation.get("summary") for operation in operations)
    return [words for words, count in counts.items() if words and count == 1][-1]


def write_page(document: dict, name: str, folder: pathlib.Path) -> str:
    """Writes Redoc's page and the document that it reads, and returns the page's name."""
    text = json.dumps(document, default=str, separators=(",", ":"), ensure_ascii=False)
    (folder / f"{name}.json").write_text(text, encoding="utf-8")
    page = f"{name}-redoc.html"
    (folder / page).write_text(REDOC_PAGE.replace("DOCUMENT", f"{name}.json"), encoding="utf-8")
    return page


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextlib.contextmanager
def serve(folder: pathlib.Path) -> Iterator[str]:
    """Serves a folder on this machine, and gives its address."""
    handler = functools.partial(Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


def measure(path: str, address: str, viewer: Viewer, words: str) -> Figures:
    """Opens a page in a new browser, waits until it is ready, and searches for an operation."""
    with Browser(path) as window:
        window.width(1400)
        window.send("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        window.events = []
        window.send("Page.navigate", url=address)
        window.wait("Page.loadEventFired", timeout=SECONDS)
        opened = window.run(QUIET, timeout=SECONDS)
        script = SEARCH % {"input": json.dumps(viewer.input), "results": json.dumps(viewer.results),
                           "words": json.dumps(words), "answered": viewer.answered}
        search = window.run(script, timeout=SECONDS)
        size = sum(event["params"]["encodedDataLength"] for event in window.events
                   if event.get("method") == "Network.loadingFinished")
        window.send("HeapProfiler.collectGarbage", timeout=SECONDS)
        heap = window.send("Runtime.getHeapUsage", timeout=SECONDS)["usedSize"]
        return Figures(size, opened["heading"] / 1000, opened["ready"] / 1000, search / 1000, heap, window.memory())


def compare(path: str, contract: str, redoc: str, words: str, runs: int) -> list[Figures]:
    """Measures the two pages in turns, and returns the medians of `gen-dtos docs`, then of Redoc."""
    both: list[list[Figures]] = [[], []]
    for _ in range(runs):
        both[0].append(measure(path, contract, CONTRACT, words))
        both[1].append(measure(path, redoc, REDOC, words))
    return [Figures(*map(statistics.median, zip(*map(astuple, figures)))) for figures in both]
