"""Scripts/bench/soak distinguishes growth from memory that is only kept."""

from __future__ import annotations

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from soaking.measures import Sample, growth

REST = Sample(30_000_000, 11, 6)


def samples(*memory: int, threads: int = 6) -> list[Sample]:
    return [Sample(one, 40, threads) for one in memory]


class GrowthTests(unittest.TestCase):
    def test_what_fills_up_and_stays_is_no_growth(self) -> None:
        filling = [30_000_000 + 1_000_000 * second for second in range(10)]
        self.assertEqual(growth(samples(*filling, *[40_000_000] * 30), REST, REST), [])

    def test_a_leak_is_growth(self) -> None:
        # A leak of 400 bytes per request at 1,000 requests a second.
        leaking = [30_000_000 + 400_000 * second for second in range(40)]
        self.assertEqual(len(growth(samples(*leaking), REST, REST)), 1)

    def test_a_descriptor_that_stays_open_is_growth(self) -> None:
        found = growth(samples(*[30_000_000] * 20), REST, Sample(30_000_000, 12, 6))
        self.assertEqual(found, ["12 descriptors are open with no client there; at the start 11 were"])

    def test_threads_that_become_more_are_growth(self) -> None:
        some, more = samples(*[30_000_000] * 40), samples(*[30_000_000] * 20, threads=20)
        self.assertEqual(growth(some + more, REST, REST), ["threads grew from 6 to 20"])

    def test_a_system_that_tells_memory_alone_is_judged_by_it(self) -> None:
        flat = [Sample(30_000_000)] * 20
        self.assertEqual(growth(flat, Sample(30_000_000), Sample(30_000_000)), [])


if __name__ == "__main__":
    unittest.main()
