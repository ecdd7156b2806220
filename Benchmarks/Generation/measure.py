#!/usr/bin/env python3
"""measure.py [--smoke] SHARED TOOL: generation against the physical limit, whole process, all files written.

The limit is a bare pass of libyaml over the same document plus a bare loop that writes the same bytes to the same
paths, everything in memory (tmpfs where there is one). The runs of a document take turns, so that a busy machine is
busy for all of them. Each number is the median. Prints tables in Markdown.

With --smoke, measures two documents and exits with 1 when a ratio is twice what recorded.json says.
"""

import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
RECORDED = HERE / "recorded.json"
ROUNDS = 5


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("shared", type=pathlib.Path)
    parser.add_argument("tool", type=pathlib.Path)
    parser.add_argument("--smoke", action="store_true")
    parser.add_argument("--record", action="store_true", help="make what is measured the new reference")
    arguments = parser.parse_args()
    if not (arguments.shared / "tools").is_dir():
        print(f"benchmark: {arguments.shared} is not there, nothing to measure against")
        return 0
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(prefix="gen-dtos-benchmark.", dir=memory) as scratch:
        bench = Bench(arguments.shared, arguments.tool.resolve(), pathlib.Path(scratch))
        return bench.smoke() if arguments.smoke else bench.whole(arguments.record)


class Bench:
    def __init__(self, shared, tool, scratch):
        self.shared, self.tool, self.scratch = shared, tool, scratch
        for name in ["libyaml-limit", "write-limit"]:
            subprocess.run(
                ["cc", "-O2", "-o", scratch / name, shared / "tools" / f"{name}.c", "-lyaml"], check=True)

    # MARK: What is measured

    def whole(self, record):
        print(f"Medians of {ROUNDS}, in ms; {machine()}\n")
        row(
            "document", "MB", "files", "libyaml", "write", "all", "ratio", "models", "ratio", "check", "ratio", "peak MB",
            "ratio")
        row(*["---"] * 13)
        ratios = {}
        for document in self.documents():
            result = self.document(document)
            ratios[document.name] = {key: round(result[key], 2) for key in ["all", "models", "check", "memory"]}
            times = result["times"]
            row(
                document.name, f"{document.stat().st_size / 1e6:.1f}", result["files"], ms(times["parse"]),
                ms(times["write"]), ms(times["all"]), f"{result['all']:.2f}", ms(times["models"]),
                f"{result['models']:.2f}", ms(times["check"]), f"{result['check']:.2f}", f"{result['peak']:.0f}",
                f"{result['memory']:.1f}")
        print()
        self.small()
        print()
        self.growth()
        if record:
            RECORDED.write_text(json.dumps(ratios, indent=2) + "\n")
        return 0

    def smoke(self):
        recorded = json.loads(RECORDED.read_text())
        slow = 0
        for document in self.documents()[-2:]:
            known = recorded[document.name]
            result = self.document(document, rounds=3)
            if any(result[key] >= 2 * known[key] for key in known):
                # The machine may have had other work, so a slow document is measured again.
                again = self.document(document, rounds=3)
                result = {key: min(result[key], again[key]) for key in known}
            for key, reference in known.items():
                verdict = "ok" if result[key] < 2 * reference else "SLOW"
                slow += verdict == "SLOW"
                limit = "document" if key == "memory" else "limit"
                print(f"{document.name}: {key} {result[key]:.2f} x the {limit}, recorded {reference:.2f}: {verdict}")
        return 1 if slow else 0

    def documents(self):
        """Stripe, GitHub and the five largest others in YAML, the largest first."""
        corpus = self.shared / "corpus"
        paths = [corpus / line for line in (corpus / "dev.txt").read_text().split("\n") if line.endswith((".yaml", ".yml"))]
        return sorted((path for path in paths if path.is_file()), key=lambda path: -path.stat().st_size)[:7]

    def document(self, document, rounds=ROUNDS):
        out, tree, models = self.scratch / "out", self.scratch / "tree", self.scratch / "models"
        for folder in [tree, models]:
            shutil.rmtree(folder, ignore_errors=True)
        generate = [self.tool, document, "--module", "Bench", "--quiet"]
        run([*generate, "--output", tree])
        run([*generate, "--emit", "models", "--output", models])
        commands = {
            "parse": [self.scratch / "libyaml-limit", document],
            "write": [self.scratch / "write-limit", tree, out],
            "writeModels": [self.scratch / "write-limit", models, out],
            "all": [*generate, "--output", out],
            "models": [*generate, "--emit", "models", "--output", out],
            "check": [*generate, "--output", tree, "--check"],
        }
        samples = {name: [] for name in commands}
        for _ in range(rounds):
            for name, command in commands.items():
                shutil.rmtree(out, ignore_errors=True)
                seconds, output = run(command)
                # The program reads all files first, and prints only the time of writing.
                samples[name].append(float(output.split()[-2]) if name.startswith("write") else seconds)
        times = {name: statistics.median(values) for name, values in samples.items()}
        shutil.rmtree(out, ignore_errors=True)
        most = peak([*generate, "--output", out]) - self.base()
        return {
            "times": times,
            "files": sum(len(files) for _, _, files in os.walk(tree)),
            "all": times["all"] / (times["parse"] + times["write"]),
            "models": times["models"] / (times["parse"] + times["writeModels"]),
            "check": times["check"] / times["parse"],
            "peak": most,
            "memory": most / (document.stat().st_size / 1e6),
        }

    def base(self):
        """Prints the memory of a run with an empty contract: the memory of the tool and its libraries."""
        document, out = self.scratch / "empty.yaml", self.scratch / "empty"
        document.write_text('openapi: 3.1.0\ninfo: {title: Empty, version: "1"}\npaths: {}\n')
        shutil.rmtree(out, ignore_errors=True)
        return peak([self.tool, document, "--module", "Bench", "--quiet", "--output", out])

    def small(self):
        """Prints the cost of starting the tool."""
        row("small documents", "ms")
        row("---", "---")
        petstore = self.shared / "corpus" / "official-pass" / "oai-3.0-petstore.yaml"
        out = self.scratch / "out"
        for name, command in [
            ("--version", [self.tool, "--version"]),
            ("Petstore", [self.tool, petstore, "--module", "Bench", "--quiet", "--output", out]),
        ]:
            samples = []
            for _ in range(2 * ROUNDS):
                shutil.rmtree(out, ignore_errors=True)
                samples.append(run(command)[0])
            row(name, ms(statistics.median(samples)))

    def growth(self):
        """A real document over and over, its schemas renamed: from 1 to 16 MB."""
        source = json.loads((self.shared / "corpus" / "real" / "adyen_CheckoutService-v72.json").read_text())
        row("MB", "ms", "ms per MB", "peak MB", "peak MB per MB")
        row(*["---"] * 5)
        out = self.scratch / "out"
        commands = {}
        for copies in [2, 4, 7, 14, 27]:
            document = self.scratch / f"grown{copies}.json"
            document.write_text(json.dumps(repeated(source, copies)))
            commands[document] = [self.tool, document, "--module", "Bench", "--quiet", "--output", out]
        samples = {document: [] for document in commands}
        for _ in range(ROUNDS):
            for document, command in commands.items():
                shutil.rmtree(out, ignore_errors=True)
                samples[document].append(run(command)[0])
        base = self.base()
        for document, command in commands.items():
            shutil.rmtree(out, ignore_errors=True)
            size, seconds = document.stat().st_size / 1e6, statistics.median(samples[document])
            most = peak(command) - base
            row(f"{size:.1f}", ms(seconds), ms(seconds / size), f"{most:.0f}", f"{most / size:.1f}")


def repeated(source, copies):
    """The document with its schemas and paths that many times, each under names of its own."""
    text = json.dumps(source)
    whole = json.loads(text)
    schemas, paths = whole["components"]["schemas"], whole["paths"]
    for copy in range(1, copies):
        other = json.loads(text.replace("#/components/schemas/", f"#/components/schemas/Copy{copy}"))
        schemas.update({f"Copy{copy}{name}": schema for name, schema in other["components"]["schemas"].items()})
        for path, item in other["paths"].items():
            for operation in item.values():
                if isinstance(operation, dict) and "operationId" in operation:
                    operation["operationId"] += f"-copy{copy}"
            paths[f"/copy{copy}{path}"] = item
    return whole


def run(command):
    """Seconds and standard output; a command that fails ends the benchmark."""
    start = time.monotonic()
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True)
    return time.monotonic() - start, done.stdout


def peak(command):
    """The most memory that the process held, in MB."""
    script = (
        "import resource, subprocess, sys\n"
        "subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)\n"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)\n")
    done = subprocess.run([sys.executable, "-c", script, *map(str, command)], stdout=subprocess.PIPE, check=True)
    unit = 1 if sys.platform == "darwin" else 1024
    return int(done.stdout) * unit / 1e6


def machine():
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text().split("\n")
        name = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        name = os.uname().machine
    return f"{os.cpu_count()} x {name}"


def ms(seconds):
    return f"{seconds * 1000:.0f}" if seconds >= 0.1 else f"{seconds * 1000:.1f}"


def row(*cells):
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
