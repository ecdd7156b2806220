import Foundation
import TestSupport
import Testing

/// Kills runs at random moments. Afterwards each file must be the old or the new one and be listed in the manifest, and
/// the next run must complete the work.
@Suite(.serialized) struct KillTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument((0..<80).map { "Type\($0)" }, to: "old.yaml")
        try folder.writeDocument((30..<110).map { "Type\($0)" }, to: "new.yaml", note: "Second.")
        for (document, output) in [("old", "Old"), ("old", "New"), ("new", "New"), ("new", "Fresh")] {
            #expect(try tool.run([document + ".yaml"] + options(output)).status == 0)
        }
    }

    private func options(_ output: String) -> [String] {
        ["--emit", "models", "--output", output, "--today", "2026-01-05"]
    }

    /// Kills runs into `Generated` at random moments while their temporary files exist. Before that time a run changes
    /// nothing, and after it the run is complete.
    private func killRuns(
        _ count: Int, temporaries: String, until result: String, prepare: () throws -> Void, verify: () throws -> Void
    ) throws {
        let path = folder.url(temporaries).path
        func waitUntil(exists: Bool, _ run: Process) {
            while (access(path, F_OK) == 0) != exists, run.isRunning {}
        }
        var random = SeededRandom(seed: 42)
        // The longest time, in microseconds, during which a run had temporary files. The first rounds measure it.
        var length: UInt32 = 100
        for round in 0..<count {
            try prepare()
            let run = try tool.start(["new.yaml"] + options("Generated"))
            waitUntil(exists: true, run)
            let start = ContinuousClock.now
            if round < 3 {
                waitUntil(exists: false, run)
                length = max(length, UInt32((ContinuousClock.now - start) / .microseconds(1)))
            } else {
                usleep(UInt32.random(in: 0...length, using: &random))
                kill(run.processIdentifier, SIGKILL)
            }
            run.waitUntilExit()
            try verify()
            #expect(try tool.run(["new.yaml"] + options("Generated")).status == 0)
            #expect(try folder.tree("Generated") == folder.tree(result))
            #expect(try folder.names() == ["old.yaml", "new.yaml", "Old", "New", "Fresh", "Generated"])
        }
    }

    @Test func update() throws {
        let old = try folder.tree("Old")
        let new = try folder.tree("New")
        try killRuns(TestExtent.choose(sample: 9, full: 30), temporaries: "Generated/.gen-dtos", until: "New") {
            try folder.copy("Old", to: "Generated")
        } verify: {
            let owned = Set(try folder.owned())
            var tree = try folder.tree("Generated").filter { !$0.key.hasPrefix(".gen-dtos/") }
            tree["manifest.json"] = nil
            for (path, text) in tree { #expect(text == old[path] || text == new[path], "\(path)") }
            #expect(owned.isSuperset(of: tree.keys))
            // Files that both versions of the output have must exist at every moment.
            let lasting = Set(old.keys).intersection(new.keys).subtracting(["manifest.json"])
            #expect(lasting.isSubset(of: tree.keys))
        }
    }

    @Test func newFolder() throws {
        let new = try folder.tree("Fresh")
        try killRuns(TestExtent.choose(sample: 5, full: 10), temporaries: ".Generated.gen-dtos", until: "Fresh") {
            if folder.exists("Generated") { try folder.remove("Generated") }
        } verify: {
            let tree = folder.exists("Generated") ? try folder.tree("Generated") : new
            #expect(tree == new)
        }
    }
}
