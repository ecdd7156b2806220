import Foundation
import TestSupport
import Testing

/// Runs that are killed at any moment: every file is old or new and has an owner, and the next run does the rest.
@Suite(.serialized) struct KillTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.writeDocument((0..<80).map { "Type\($0)" }, to: "old.yaml")
        try folder.writeDocument((30..<110).map { "Type\($0)" }, to: "new.yaml", note: "Second.")
        #expect(try tool.run("old.yaml", "--emit", "models", "--output", "Old").status == 0)
        #expect(try tool.run("new.yaml", "--emit", "models", "--output", "New").status == 0)
    }

    /// Kills runs into `Generated` at random moments of the time in which there are temporaries: before it nothing is
    /// touched, and after it everything is done.
    private func killRuns(
        _ count: Int, temporaries: String, prepare: () throws -> Void, verify: () throws -> Void
    ) throws {
        let path = folder.url(temporaries).path
        func waitUntil(exists: Bool, _ run: Process) {
            while (access(path, F_OK) == 0) != exists, run.isRunning {}
        }
        var random = SeededRandom(seed: 42)
        // How long it takes, by the longest run so far; the first ones find out.
        var length: UInt32 = 100
        for round in 0..<count {
            try prepare()
            let run = try tool.start("new.yaml", "--emit", "models", "--output", "Generated")
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
            #expect(try tool.run("new.yaml", "--emit", "models", "--output", "Generated").status == 0)
            #expect(try folder.tree("Generated") == folder.tree("New"))
            #expect(try folder.names() == ["old.yaml", "new.yaml", "Old", "New", "Generated"])
        }
    }

    @Test func update() throws {
        let old = try folder.tree("Old")
        let new = try folder.tree("New")
        try killRuns(30, temporaries: "Generated/.gen-dtos") {
            try folder.copy("Old", to: "Generated")
        } verify: {
            let owned = Set(try folder.owned())
            var tree = try folder.tree("Generated").filter { !$0.key.hasPrefix(".gen-dtos/") }
            tree["manifest.json"] = nil
            for (path, text) in tree { #expect(text == old[path] || text == new[path], "\(path)") }
            #expect(owned.isSuperset(of: tree.keys))
            // What both make is there at every moment.
            let lasting = Set(old.keys).intersection(new.keys).subtracting(["manifest.json"])
            #expect(lasting.isSubset(of: tree.keys))
        }
    }

    @Test func newFolder() throws {
        let new = try folder.tree("New")
        try killRuns(10, temporaries: ".Generated.gen-dtos") {
            if folder.exists("Generated") { try folder.remove("Generated") }
        } verify: {
            let tree = folder.exists("Generated") ? try folder.tree("Generated") : new
            #expect(tree == new)
        }
    }
}
