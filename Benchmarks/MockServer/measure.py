#!/usr/bin/env python3
"""measure.py [--rounds N] [--seconds N] SHARED TOOL: compares the mock server with two servers in Python.

All servers send the same answer. The program measures the time from the start of the process until a request is
answered, the requests per second on 16 connections (`wrk`), the time of an answer at 2,000 requests per second
(`h2load`), and memory. The servers take turns, so that a busy machine is busy for all of them. Each number is the
median of the rounds, with the least and the most.

Needs `wrk` and `h2load` (apt-get install wrk nghttp2-client). Prints tables in Markdown.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BOOKS = ROOT / "spec" / "openapi.yaml"
SEARCH = "/v1/search/isbn?isbn=9780439064873"
BATCH = "/v1/enrichment/batch"
BODY = json.dumps({"barcodes": [f"978043906{number:04}" for number in range(100)]})
RATE, CONNECTIONS = 2_000, 40
GOALS = {"start": {"BooksTrack": 20, "Stripe": 1_000}, "p99": 5}


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("shared", type=pathlib.Path)
    parser.add_argument("tool", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=5, help="of each load in each round")
    arguments = parser.parse_args()
    missing = [name for name in ("wrk", "h2load") if not shutil.which(name)]
    if missing:
        print(f"benchmark of the mock server: there is no {' and no '.join(missing)}; apt-get install wrk nghttp2-client")
        return 0
    with tempfile.TemporaryDirectory(prefix="gen-dtos-mock-benchmark.") as scratch:
        bench = Bench(arguments, pathlib.Path(scratch))
        bench.start_ups()
        print()
        bench.loads()
    return 0


class Bench:
    def __init__(self, arguments, scratch):
        self.tool, self.scratch = arguments.tool.resolve(), scratch
        self.rounds, self.seconds = arguments.rounds, arguments.seconds
        self.stripe = arguments.shared / "corpus" / "real" / "stripe-full.yaml"

    # MARK: Start

    def start_ups(self):
        commands = {
            "`--version`": [self.tool, "--version"],
            "BooksTrack": [self.tool, "mock", BOOKS, "--quiet"],
            "Stripe": [self.tool, "mock", self.stripe, "--quiet"],
            "Python, `http.server`": [sys.executable, HERE / "peers.py", "threads", self.sample()],
        }
        if not self.stripe.exists():
            del commands["Stripe"]
        row("start", "ms", "least and most", "ms of CPU", "goal")
        row(*["---"] * 5)
        times = {name: [] for name in commands}
        for _ in range(self.rounds * 3):
            for name, command in commands.items():
                times[name].append(start_up(command) if "version" not in name else whole(command))
        for name, found in times.items():
            clock, processor = zip(*found)
            row(name, f"{statistics.median(clock):.1f}", f"{min(clock):.1f} to {max(clock):.1f}",
                f"{statistics.median(processor):.1f}", GOALS["start"].get(name, ""))

    def sample(self):
        path = self.scratch / "sample"
        path.write_bytes(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")
        return path

    # MARK: Load

    def loads(self):
        with Server([self.tool, "mock", BOOKS, "--port", "0", "--quiet"]) as ours:
            answer = self.scratch / "answer"
            answer.write_bytes(whole_answer(ours.port, SEARCH))
            post = self.scratch / "post.lua"
            post.write_text(
                f"wrk.method = 'POST'\nwrk.body = '{BODY}'\nwrk.headers['Content-Type'] = 'application/json'\n")
            (self.scratch / "body").write_text(BODY)
            print(f"The answer has {answer.stat().st_size} bytes.\n")
            with Server([self.tool, "mock", BOOKS, "--port", "0", "--quiet", "--no-validate"]) as unchecked, \
                    Server([sys.executable, HERE / "peers.py", "threads", answer]) as threads, \
                    Server([sys.executable, HERE / "peers.py", "bare", answer]) as bare:
                self.load({
                    "`gen-dtos mock`, a search": (ours, SEARCH, None),
                    "`gen-dtos mock`, a body": (ours, BATCH, post),
                    "`--no-validate`, a search": (unchecked, SEARCH, None),
                    "Python, `http.server`": (threads, SEARCH, None),
                    "Python, nothing but the answer": (bare, SEARCH, None),
                })

    def load(self, cases):
        results = {name: ([], [], [], [], []) for name in cases}
        for _ in range(self.rounds):
            for name, (server, target, post) in cases.items():
                counts, slow, paced, reached, costs = results[name]
                before = server.processor()
                count, late = self.wrk(server.port, target, post)
                costs.append(1e6 * (server.processor() - before) / (count * self.seconds))
                counts.append(count)
                slow.append(late)
                late, rate = self.paced(server.port, target, post)
                paced.append(late)
                reached.append(rate)
        row("server", "requests a second", "least and most", "µs of CPU", "p99, ms", f"p99 at {RATE:,} a second, ms", "least and most",
            "reached", "MB")
        row(*["---"] * 9)
        for name, (server, _, _) in cases.items():
            counts, slow, paced, reached, costs = results[name]
            row(name, f"{statistics.median(counts):,.0f}", f"{min(counts):,.0f} to {max(counts):,.0f}", f"{statistics.median(costs):.0f}",
                f"{statistics.median(slow):.2f}", f"{statistics.median(paced):.2f}", f"{min(paced):.2f} to {max(paced):.2f}",
                f"{statistics.median(reached):,.0f}", f"{server.memory():.0f}")
        print(f"\nThe goal for p99 at {RATE:,} a second is {GOALS['p99']} ms.")

    def wrk(self, port, target, post):
        """Requests a second, and the milliseconds that one in a hundred takes longer than."""
        command = ["wrk", "--threads", "1", "--connections", "16", "--duration", f"{self.seconds}s", "--latency"]
        said = run(command + (["--script", post] if post else []) + [f"http://127.0.0.1:{port}{target}"])
        if "Non-2xx" in said or "Socket errors" in said:
            sys.exit(f"benchmark: not every request was answered as it should be:\n{said}")
        late = re.search(r"99%\s+([\d.]+)(us|ms|s)", said)
        factor = {"us": 1e-3, "ms": 1, "s": 1e3}[late[2]]
        return float(re.search(r"Requests/sec:\s+([\d.]+)", said)[1]), float(late[1]) * factor

    def paced(self, port, target, post):
        """Returns the time that one request in a hundred exceeds at the rate, and the rate that was reached."""
        log = self.scratch / "h2load.log"
        log.unlink(missing_ok=True)
        command = ["h2load", "--h1", "--clients", str(CONNECTIONS), "--rps", str(RATE // CONNECTIONS), "--duration",
                   str(self.seconds), "--log-file", log]
        if post:
            command += ["--data", self.scratch / "body", "--header", "Content-Type: application/json"]
        run(command + [f"http://127.0.0.1:{port}{target}"])
        rows = [line.split() for line in log.read_text().splitlines()]
        if any(line[1] not in ("200", "202") for line in rows):
            sys.exit("benchmark: not every request was answered with success")
        times = sorted(int(line[2]) / 1e3 for line in rows)
        return times[len(times) * 99 // 100], len(rows) / self.seconds


# MARK: Servers


class Server:
    """A process whose first line has its port."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.port = int(re.search(r"(\d+)\s*$", self.process.stdout.readline())[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def processor(self):
        """Seconds of it that were used so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        """In MB, as the system counts it now."""
        return int(run(["ps", "-o", "rss=", "-p", str(self.process.pid)])) * 1024 / 1e6


def start_up(command):
    """Returns the milliseconds until a request is answered, and the milliseconds of the processor until the end."""
    ours = "mock" in command
    port = free_port() if ours else None
    began = time.perf_counter()
    process = subprocess.Popen(
        command + (["--port", str(port)] if ours else []), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        port = port or int(process.stdout.readline())
        while True:
            try:
                connection = socket.create_connection(("127.0.0.1", port))
                break
            except ConnectionRefusedError:
                time.sleep(0.0002)
        with connection:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert connection.recv(16).startswith(b"HTTP/1.1 ")
        clock = time.perf_counter() - began
    finally:
        process.kill()
        processor = end(process)
        process.stdout.close()
    return 1e3 * clock, 1e3 * processor


def whole(command):
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    processor = end(process)
    return 1e3 * (time.perf_counter() - began), 1e3 * processor


def end(process):
    """Waits for it. Returns the seconds of the processor that it took."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    return usage.ru_utime + usage.ru_stime


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def whole_answer(port, target):
    """All bytes of an answer that says how long it is."""
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(f"GET {target} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        text = b""
        while True:
            text += connection.recv(65_536)
            head, found, body = text.partition(b"\r\n\r\n")
            if found and len(body) == int(re.search(rb"Content-Length: (\d+)", head)[1]):
                return text


def run(command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def row(*cells):
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
