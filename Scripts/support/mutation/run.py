"""Tries mutants and faults, and counts the results."""

from __future__ import annotations

import collections
import pathlib
import re
import time

from mutation.faults import Fault
from mutation.operators import Mutant
from mutation.workspace import MODULE, GeneratorCopy, Workspace

# Matches an error in the output of a build, with an absolute path.
ERROR = re.compile(r"^/\S*?/(?P<path>Generated/\S+?\.swift):\d+:\d+: error:", re.MULTILINE)


def stem_of(path: str) -> str:
    return pathlib.PurePath(path).stem


class Run:
    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self.noticed: collections.Counter[str] = collections.Counter()
        self.by_oracle: collections.Counter[str] = collections.Counter()
        self.uncompilable: collections.Counter[str] = collections.Counter()
        self.survivors: list[str] = []
        self.missing: list[str] = []
        self.relatives = relatives(workspace)
        self.start = time.monotonic()

    def is_sound(self) -> bool:
        """Returns whether tests and oracle pass without a fault. Otherwise a failure with a fault would prove
        nothing."""
        self.say("without any fault")
        errors = self.workspace.build()
        if errors is not None:
            print(errors[-2_000:])
        return errors is None and not self.workspace.failing_types()[0] and not self.workspace.oracle_disagrees()

    # Models

    def try_models(self, candidates: dict[str, list[Mutant]], count: int) -> None:
        """Tries batch after batch, until each operator has enough edits that compile."""
        queues = {operator: collections.deque(mutants) for operator, mutants in candidates.items()}
        wanted = {operator: count for operator in candidates}
        while True:
            batch = self.batch(queues, wanted)
            if not batch:
                break
            for mutant in self.try_batch(batch):
                wanted[mutant.operator] -= 1
        self.missing += [f"{operator}: {left} too few edits" for operator, left in wanted.items() if left > 0]

    def batch(self, queues: dict[str, collections.deque[Mutant]], wanted: dict[str, int]) -> list[Mutant]:
        """Returns edits of independent models, so that each failing test belongs to one edit."""
        batch: list[Mutant] = []
        for operator, queue in queues.items():
            taken = 0
            for mutant in list(queue):
                if taken == wanted[operator]:
                    break
                if all(self.are_strangers(mutant, other) for other in batch):
                    batch.append(mutant)
                    queue.remove(mutant)
                    taken += 1
        return batch

    def are_strangers(self, one: Mutant, other: Mutant) -> bool:
        left, right = stem_of(one.path), stem_of(other.path)
        return left not in self.relatives[right] and right not in self.relatives[left]

    def try_batch(self, batch: list[Mutant]) -> list[Mutant]:
        """Tries the edits of a batch. Returns the edits that compiled."""
        self.say(f"{len(batch)} edits in one build")
        self.workspace.restore()
        for mutant in batch:
            self.workspace.edit(mutant.path, mutant.text)
        errors = self.workspace.build()
        if errors is not None:
            return self.without_uncompilable(batch, errors)
        _, types = self.workspace.failing_types()
        unnoticed = [mutant for mutant in batch if stem_of(mutant.path) not in types]
        for mutant in batch:
            if mutant not in unnoticed:
                self.noticed[mutant.operator] += 1
        for mutant in unnoticed:
            self.try_alone(mutant)
        return batch

    def without_uncompilable(self, batch: list[Mutant], errors: str) -> list[Mutant]:
        paths = {found["path"] for found in ERROR.finditer(errors)}
        guilty = [mutant for mutant in batch if self.is_guilty(mutant, paths)]
        if not guilty and len(batch) > 1:
            # The compiler reports the error in another file, such as a type that uses the edited type.
            middle = len(batch) // 2
            return self.try_batch(batch[:middle]) + self.try_batch(batch[middle:])
        guilty = guilty or batch
        for mutant in guilty:
            self.say(f"does not compile: {mutant}")
            self.uncompilable[mutant.operator] += 1
        rest = [mutant for mutant in batch if mutant not in guilty]
        return self.try_batch(rest) if rest else []

    def is_guilty(self, mutant: Mutant, paths: set[str]) -> bool:
        return mutant.path in paths or any(stem_of(path) == f"{stem_of(mutant.path)}Compliance" for path in paths)

    def try_alone(self, mutant: Mutant) -> None:
        self.say(f"not noticed by its own tests, alone now: {mutant}")
        self.workspace.restore()
        self.workspace.edit(mutant.path, mutant.text)
        if self.workspace.build() is not None:
            self.survivors.append(f"{mutant} (does not compile alone)")
        else:
            self.judge(mutant.operator, str(mutant))

    # Generator

    def try_generator(self, generator: GeneratorCopy, faults: list[Fault]) -> None:
        for fault in faults:
            self.say(f"fault in the generator: {fault.name}")
            generator.restore()
            generator.apply(fault.path, fault.search, fault.replace)
            self.workspace.restore()
            before = self.generated()
            trouble = generator.generate(self.workspace.folder / "Generated")
            if trouble is not None:
                self.missing.append(f"{fault.name}: nothing was generated:\n{trouble[-2_000:]}")
            elif self.generated() == before:
                self.missing.append(f"{fault.name}: does not show in what is generated")
            elif self.workspace.build() is not None:
                self.uncompilable["generator"] += 1
                self.missing.append(f"{fault.name}: what it generates does not compile")
            else:
                self.judge("generator", fault.name)

    def generated(self) -> dict[str, bytes]:
        folder = self.workspace.folder / "Generated"
        return {str(path): path.read_bytes() for path in folder.rglob("*.swift")}

    # Results

    def judge(self, kind: str, name: str) -> None:
        """Runs the tests, and then the oracle, over the built fault, and records whether one of them fails."""
        if self.workspace.failing_types()[0]:
            self.noticed[kind] += 1
        elif self.workspace.oracle_disagrees():
            self.by_oracle[kind] += 1
        else:
            self.say(f"SURVIVED: {name}")
            self.survivors.append(name)

    def report(self) -> int:
        kinds = sorted({*self.noticed, *self.by_oracle, *self.uncompilable})
        for kind in kinds:
            print(
                f"{kind}: {self.noticed[kind]} noticed by tests, {self.by_oracle[kind]} by the oracle, "
                f"{self.uncompilable[kind]} did not compile")
        for line in self.survivors:
            print(f"survived: {line}")
        for line in self.missing:
            print(f"not tried: {line}")
        return 1 if self.survivors or self.missing else 0

    def say(self, text: str) -> None:
        print(f"[{time.monotonic() - self.start:6.0f} s] {text}", flush=True)


def relatives(workspace: Workspace) -> dict[str, set[str]]:
    """Returns for each model, by file, the models whose faults its tests may notice: the model itself and all models
    that it contains."""
    texts = {stem_of(path): text for path, text in workspace.models()}
    tests = workspace.root / "Generated" / "Tests" / f"{MODULE}Tests" / "APIContractComplianceTests"
    for stem in texts:
        test = tests / f"{stem}Compliance.swift"
        texts[stem] += test.read_text(encoding="utf-8") if test.is_file() else ""
    uses = {stem: set(re.findall(r"\w+", text)) & texts.keys() for stem, text in texts.items()}
    closed: dict[str, set[str]] = {}
    for stem in texts:
        reached, waiting = {stem}, [stem]
        while waiting:
            for other in uses[waiting.pop()] - reached:
                reached.add(other)
                waiting.append(other)
        closed[stem] = reached
    return closed
