"""Measures whether a process grows while it works."""

from __future__ import annotations

import dataclasses
import os
import pathlib
import subprocess

# The permitted growth in the second half of a run: an allocator keeps pages, and a pool keeps a thread.
MORE_MEMORY = 1.05
MORE_BYTES = 2_000_000
MORE_THREADS = 2


@dataclasses.dataclass
class Sample:
    memory: int
    """Resident, in bytes."""
    descriptors: int | None = None
    threads: int | None = None


def sample(process: int) -> Sample:
    folder = pathlib.Path(f"/proc/{process}")
    if folder.exists():
        memory = int((folder / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        return Sample(memory, len(list((folder / "fd").iterdir())), len(list((folder / "task").iterdir())))
    said = subprocess.run(["ps", "-o", "rss=", "-p", str(process)], capture_output=True, text=True, check=True).stdout
    return Sample(int(said) * 1024)


def growth(samples: list[Sample], before: Sample, after: Sample) -> list[str]:
    """Returns the figures that have grown and should not have.

    In the first quarter of the run the server fills what it keeps on purpose. The rest has two halves. Their median
    memory is compared, because a single moment does not change a median.

    - before: measured before the first client.
    - after: measured after all clients have ended.
    """
    steady = samples[len(samples) // 4:]
    early, late = steady[: len(steady) // 2], steady[len(steady) // 2:]
    found = []
    first, last = median(one.memory for one in early), median(one.memory for one in late)
    if last > first * MORE_MEMORY + MORE_BYTES:
        found.append(f"memory grew from {first / 1e6:.1f} to {last / 1e6:.1f} MB")
    if before.descriptors is not None and after.descriptors is not None and after.descriptors > before.descriptors:
        found.append(f"{after.descriptors} descriptors are open with no client there; at the start {before.descriptors} were")
    if before.threads is not None:
        first, last = (max(one.threads or 0 for one in part) for part in (early, late))
        if last > first + MORE_THREADS:
            found.append(f"threads grew from {first} to {last}")
    return found


def median(values) -> int:
    ordered = sorted(values)
    return ordered[len(ordered) // 2]
