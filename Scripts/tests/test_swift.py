"""`Scripts/swift` tries again only after a crash, and only once."""

from __future__ import annotations

import os
import pathlib
import signal
import subprocess
import tempfile
import unittest

SWIFT = pathlib.Path(__file__).resolve().parents[1] / "swift"
# Prints its arguments. The exit status of each call is in a line of the file `ends`.
STANDIN = """\
#!/bin/sh
cd "$(dirname "$0")"
echo "$(printf '<%s>' "$@")" >>calls
end=$(sed -n "$(wc -l <calls)p" ends)
case $end in
-*) kill "$end" $$ ;;
*) exit "$end" ;;
esac
"""


def mind_interruptions() -> None:
    """Resets the handlers of interrupts. A shell without job control starts background programs so that they ignore
    interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class SwiftTests(unittest.TestCase):
    def ends(self, *ends: int, command: str = "build", said: str = "<build><a b>", lean: str = "") -> tuple[int, int]:
        """Runs a command whose calls end with the given statuses. Returns its status and the number of its calls."""
        with tempfile.TemporaryDirectory() as scratch:
            folder = pathlib.Path(scratch)
            standin = folder / "swift"
            standin.write_text(STANDIN)
            standin.chmod(0o755)
            (folder / "ends").write_text("".join(f"{end}\n" for end in ends))
            path = f"{folder}{os.pathsep}{os.environ['PATH']}"
            done = subprocess.run(
                [SWIFT, command, "a b"], env={**os.environ, "PATH": path, "LEAN_BUILD": lean}, stderr=subprocess.PIPE, text=True,
                check=False, preexec_fn=mind_interruptions)
            calls = (folder / "calls").read_text().splitlines()
            self.assertEqual(set(calls), {said})
            self.assertEqual("once more" in done.stderr, len(calls) == 2)
            return done.returncode, len(calls)

    def test_what_succeeds_is_done(self) -> None:
        self.assertEqual(self.ends(0, 1), (0, 1))

    def test_a_lean_build(self) -> None:
        lean = "<-debug-info-format><none><a b>"
        self.assertEqual(self.ends(-signal.SIGSEGV, 0, lean="1", said=f"<build>{lean}"), (0, 2))
        self.assertEqual(self.ends(0, lean="1", command="test", said=f"<test>{lean}"), (0, 1))
        self.assertEqual(self.ends(0, lean="1", command="package", said="<package><a b>"), (0, 1))

    def test_what_fails_is_not_tried_again(self) -> None:
        self.assertEqual(self.ends(1, 0), (1, 1))

    def test_what_was_interrupted_is_not_tried_again(self) -> None:
        for wish in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            self.assertEqual(self.ends(-wish, 0), (128 + wish, 1))

    def test_what_crashed_is_tried_again(self) -> None:
        for crash in (signal.SIGILL, signal.SIGTRAP, signal.SIGABRT, signal.SIGBUS, signal.SIGSEGV):
            self.assertEqual(self.ends(-crash, 0), (0, 2))

    def test_what_then_fails_has_failed(self) -> None:
        self.assertEqual(self.ends(-signal.SIGSEGV, 1), (1, 2))

    def test_what_crashes_twice_has_failed(self) -> None:
        self.assertEqual(self.ends(-signal.SIGSEGV, -signal.SIGSEGV), (-signal.SIGSEGV, 2))


if __name__ == "__main__":
    unittest.main()
