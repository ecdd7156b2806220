"""`Scripts/stages` runs stages in an allowed order, and reports failed, omitted and slow stages."""

from __future__ import annotations

import contextlib
import importlib.machinery
import importlib.util
import io
import pathlib
import re
import sys
import tempfile
import unittest

PATH = pathlib.Path(__file__).resolve().parents[1] / "stages"
LOADER = importlib.machinery.SourceFileLoader("stages", str(PATH))
stages = importlib.util.module_from_spec(importlib.util.spec_from_loader("stages", LOADER))
# Dataclasses look there for the names of types.
sys.modules["stages"] = stages
LOADER.exec_module(stages)

ROOT = PATH.parent.parent


def stage(name: str, run: str = "true", **rest: object) -> object:
    return stages.Stage(**{"name": name, "tier": "test", "run": run, "protects": "", "seconds": 1.0, **rest})


def run(*given: object, jobs: int = 2) -> dict[str, str]:
    """Returns the verdict on each stage, by name."""
    with contextlib.redirect_stdout(io.StringIO()):
        return {result.stage.name: result.verdict for result in stages.Run(list(given), {}).all(jobs)}


class RunTests(unittest.TestCase):
    def test_a_failure_fails_and_the_others_still_run(self) -> None:
        verdicts = run(stage("a", "false"), stage("b"), stage("c", needs=("a",)), stage("d", needs=("c",)), stage("e", needs=("b",)))
        self.assertEqual(verdicts, {"a": "failed", "b": "passed", "c": "left out", "d": "left out", "e": "passed"})

    def test_a_stage_waits_for_what_it_needs(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            mark = pathlib.Path(folder) / "mark"
            verdicts = run(stage("a", f"sleep 0.2; touch {mark}"), stage("b", f"test -e {mark}", needs=("a",)))
        self.assertEqual(set(verdicts.values()), {"passed"})

    def test_a_stage_that_is_alone_has_nothing_beside_it(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            mark = pathlib.Path(folder) / "mark"
            busy = f"touch {mark}; sleep 0.2; rm {mark}"
            verdicts = run(stage("a", busy), stage("b", f"test ! -e {mark}", alone=True), stage("c"), jobs=3)
        self.assertEqual(set(verdicts.values()), {"passed"})

    def test_stages_run_side_by_side(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            meet = "touch {0}/{1}; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do test -e {0}/{2} && exit; sleep 0.1; done; exit 1"
            verdicts = run(stage("a", meet.format(folder, "a", "b")), stage("b", meet.format(folder, "b", "a")))
        self.assertEqual(set(verdicts.values()), {"passed"})

    def test_the_report_says_what_did_not_pass(self) -> None:
        said, errors = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(errors):
            status = stages.report(stages.Run([stage("a", "echo why; exit 3"), stage("b", needs=("a",)), stage("c")], {}), jobs=1)
        self.assertEqual(status, 1)
        self.assertIn("why\n", said.getvalue())
        self.assertRegex(said.getvalue(), r"a +0 s  failed\nb +0 s  left out\nc +0 s  passed\n")
        self.assertEqual(errors.getvalue(), "stages: not passed: a, b\n")

    def test_the_report_ends_with_the_first_faults(self) -> None:
        self.assertEqual(stages.faults("✔ a\n✘ Test b recorded an issue\na.swift:1:2: error: c\n✔ d\n"),
                         ["✘ Test b recorded an issue", "a.swift:1:2: error: c"])
        self.assertEqual(stages.faults("".join(f"{i}\n" for i in range(9))), [*"345678"])
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(io.StringIO()):
            stages.report(stages.Run([stage("a", "echo '✘ b'; seq 99; false")], {}), jobs=1)
        self.assertTrue(said.getvalue().endswith("of the clock\na:\n  ✘ b\n"), said.getvalue())


class WarningTests(unittest.TestCase):
    def warnings(self, *seconds: tuple[str, float, float]) -> dict[str, str]:
        results = [stages.Result(stage(name, seconds=recorded), took, "passed") for name, recorded, took in seconds]
        stages.warn(results)
        return {result.stage.name: result.warning for result in results if result.warning}

    def test_three_times_the_share_is_slow(self) -> None:
        self.assertEqual(self.warnings(("a", 10, 10), ("b", 90, 90)), {})
        self.assertEqual(self.warnings(("a", 10, 60), ("b", 90, 90)), {"a": "slow: 40 % of the whole, recorded with 10 %"})

    def test_a_slow_machine_is_no_slow_stage(self) -> None:
        self.assertEqual(self.warnings(("a", 10, 100), ("b", 90, 900)), {})

    def test_the_build_and_short_stages_do_not_count(self) -> None:
        self.assertEqual(self.warnings(("build", 300, 5), ("a", 10, 10), ("b", 10, 10), ("c", 0.5, 4)), {})


class FileTests(unittest.TestCase):
    GOOD = "environment: {}\nstages:\n- {name: a, tier: test, run: x, protects: p, seconds: 1, needs: []}\n"

    def assert_fault(self, entry: str, message: str) -> None:
        with self.assertRaises(stages.Fault) as raised:
            stages.read(self.GOOD + entry)
        self.assertIn(message, str(raised.exception))

    def test_what_is_wrong_with_the_file(self) -> None:
        self.assertEqual(len(stages.read(self.GOOD).stages), 1)
        rest = "tier: test, run: x, protects: p, seconds: 1"
        self.assert_fault(f"- {{name: a, {rest}, needs: []}}\n", "two stages have the name a")
        self.assert_fault(f"- {{name: b, {rest}}}\n", "b needs build, which is no earlier stage")
        self.assert_fault(f"- {{name: b, {rest}, speed: 2, needs: []}}\n", "b: unknown key speed; the keys are alone,")
        self.assert_fault("- {name: b, tier: test, protects: p, seconds: 1, needs: []}\n", "b: the key run is missing")
        self.assert_fault(f"- {{name: b, {rest.replace('test', 'most')}, needs: []}}\n", "b: the tier is one of test, all, try")
        self.assert_fault(f"- {{name: b, {rest}, needs: [], replaces: c}}\n", "b replaces c, which is no stage")

    def test_the_page_has_the_stages(self) -> None:
        given = stages.read(stages.FILE.read_text(encoding="utf-8"))
        text = stages.PAGE.read_text(encoding="utf-8")
        self.assertEqual(stages.page(given.stages, text), text, "run Scripts/stages page")

    def test_make_test_all_runs_everything(self) -> None:
        given = stages.read(stages.FILE.read_text(encoding="utf-8"))
        names = {stage.name for stage in given.chosen("all")}
        for wanted in given.stages:
            if wanted.tier != "try":
                replaced = any(other.replaces == wanted.name and other.name in names for other in given.stages)
                self.assertTrue(wanted.name in names or replaced, wanted.name)

    def test_scripts_exist(self) -> None:
        given = stages.read(stages.FILE.read_text(encoding="utf-8"))
        for one in given.stages:
            for path in re.findall(r"(?:Scripts|Benchmarks)/[\w/.-]+", f"{one.run} {one.long}"):
                self.assertTrue((ROOT / path).exists(), f"{one.name}: {path}")


class MakefileTests(unittest.TestCase):
    def test_people_type_few_targets(self) -> None:
        text = (ROOT / "Makefile").read_text(encoding="utf-8")
        targets = set(re.findall(r"^([\w-]+):", text, re.MULTILINE))
        explained = set(re.findall(r"^([\w-]+):[^#\n]*## \S", text, re.MULTILINE))
        self.assertLessEqual(len(explained), 20)
        self.assertEqual(targets - explained, {"setup-tests"})


if __name__ == "__main__":
    unittest.main()
