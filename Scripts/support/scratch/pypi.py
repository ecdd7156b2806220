"""Virtual environments with packages from PyPI."""

from __future__ import annotations

import importlib.util
import os
import pathlib
import subprocess
import sys


def run_within(folder: pathlib.Path, requirements: pathlib.Path, script: str) -> str | None:
    """Runs the script again with the Python of the environment in `folder`, unless that Python runs already.

    Returns the reason if the packages cannot be installed. Returns None within the environment.
    """
    if pathlib.Path(sys.prefix).resolve() == folder.resolve():
        return None
    lines = requirements.read_text().splitlines()
    if reason := obstacle(folder, [line for line in lines if line and not line.startswith("#")]):
        return reason
    python = folder / "bin" / "python3"
    os.execv(python, [str(python), script, *sys.argv[1:]])


def obstacle(folder: pathlib.Path, packages: list[str]) -> str | None:
    """Installs the packages if they are missing. Returns the reason if that cannot be done."""
    marker = folder / "requirements.txt"
    if marker.exists() and marker.read_text().splitlines() == packages:
        return None
    if importlib.util.find_spec("ensurepip") is None:
        return "Python cannot make virtual environments here (ensurepip is missing)"
    subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
    installed = subprocess.run(
        [folder / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1", "--timeout",
         "10", *packages],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if installed.returncode == 0:
        marker.write_text("\n".join(packages))
        return None
    # With these words pip reports that it could not reach the index, or that this Python is too old. Any other error is
    # a failure.
    if "(from versions: none)" in installed.stdout or "Requires-Python" in installed.stdout:
        return "the packages are not installed and PyPI has none for this Python, or cannot be reached"
    raise SystemExit(f"{', '.join(packages)} cannot be installed:\n{installed.stdout}")
