import Foundation
import TestSupport
import Testing

/// Several documents in one run. The output of each document is the same as in a run of its own. The tests also cover
/// the messages and the refused combinations.
@Suite struct SeveralDocumentsTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        for (name, schemas) in [("a", ["Work", "Author"]), ("b", ["Order"]), ("c", (0..<40).map { "Type\($0)" })] {
            try folder.writeDocument(schemas, to: "\(name)/api.yaml")
            try folder.write("\(name)/gen-dtos.yaml", "module: \(name.uppercased())Books\noutput: Made\n")
        }
    }

    private func makeDoubtful(_ name: String) throws {
        let text = try folder.read("\(name)/api.yaml")
        try folder.write("\(name)/api.yaml", text.replacing("type: string", with: "type: strng"))
    }

    private func breakDocument(_ name: String) throws {
        try folder.write("\(name)/api.yaml", "openapi: 3.1.0\ninfo: {title: [}\n")
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    // MARK: Output

    @Test(arguments: ["1", "2", "3", "16"])
    func bytesAreThoseOfSeparateRuns(_ jobs: String) throws {
        #expect(try tool.run("a/api.yaml", "b/api.yaml", "c/api.yaml", "--jobs", jobs, "--quiet").status == 0)
        for name in ["a", "b", "c"] {
            #expect(try tool.run("\(name)/api.yaml", "--output", "Alone").status == 0)
            #expect(try folder.tree("\(name)/Made") == folder.tree("Alone"))
            try folder.remove("Alone")
        }
    }

    @Test func oneLineEachAndOneForAll() throws {
        let outcome = try tool.run("b/api.yaml", "a/api.yaml", "--emit", "models")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(
            outcome.output == """
                b/api.yaml: 1 record; 0 files changed, 3 added, 0 removed, 0 unchanged
                a/api.yaml: 2 records; 0 files changed, 4 added, 0 removed, 0 unchanged
                2 documents, 0 failed

                """)
        #expect(try tool.run("b/api.yaml", "a/api.yaml", "--emit", "models", "--quiet").output == "")
        #expect(
            try tool.run("b/api.yaml", "a/api.yaml", "--emit", "models", "--check").output == """
                b/api.yaml: b/Made is up to date
                a/api.yaml: a/Made is up to date
                2 documents, 0 out of date, 0 failed

                """)
    }

    // MARK: Failures

    @Test func oneThatFailsStopsNoOther() throws {
        try breakDocument("b")
        let outcome = try tool.run("a/api.yaml", "b/api.yaml", "c/api.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("b/api.yaml:2:"))
        #expect(outcome.output.hasSuffix("\n3 documents, 1 failed\n"))
        #expect(outcome.output.split(separator: "\n").count == 3)
        #expect(folder.exists("a/Made/manifest.json") && folder.exists("c/Made/manifest.json"))
        #expect(!folder.exists("b/Made"))
    }

    @Test func theWorstStatusCounts() throws {
        try breakDocument("b")
        let missing = try tool.run("nothing.yaml", "b/api.yaml", "a/api.yaml")
        #expect(missing.status == 3)
        #expect(
            missing.errors.hasPrefix("error: nothing.yaml: No such file or directory [system-failure]\nb/api.yaml:"))
        #expect(missing.output.hasSuffix("\n3 documents, 2 failed\n"))
        #expect(try tool.run("a/api.yaml", "b/api.yaml", "--templates", "a").status == 2)
        try folder.write("a/gen-dtos.yaml", "outptu: x\n")
        let configured = try tool.run("a/api.yaml", "c/api.yaml")
        #expect(configured.status == 1)
        #expect(configured.errors.hasPrefix("a/gen-dtos.yaml:1:1: error:"))
        #expect(folder.exists("c/Made"))
    }

    @Test func strictHoldsForEach() throws {
        try makeDoubtful("b")
        let outcome = try tool.run("a/api.yaml", "b/api.yaml", "--strict")
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasSuffix("gen-dtos: 1 warning is treated as an error (--strict)\n"))
        #expect(folder.exists("a/Made") && !folder.exists("b/Made"))
    }

    // MARK: Order and formats

    /// The first document is the largest and so finishes last.
    @Test(arguments: ["1", "8"])
    func diagnosticsComeInTheOrderOfTheCommandLine(_ jobs: String) throws {
        let count = TestExtent.choose(sample: 60, full: 200)
        try folder.writeDocument((0..<count).map { "Type\($0)" }, to: "c/api.yaml")
        for name in ["a", "b", "c"] { try makeDoubtful(name) }
        let names = ["c", "a", "b"].map { "\($0)/api.yaml" }
        let text = try tool.run(names[0], names[1], names[2], "--jobs", jobs)
        for name in ["a", "b", "c"] { try folder.remove("\(name)/Made") }
        #expect(text.errors == (try names.map { try tool.run($0).errors }.joined()))
        let again = try tool.run(names[1], names[2], "--jobs", jobs)
        #expect(again.errors.hasPrefix("gen-dtos: 2 warnings and notes as before; 'gen-dtos lint a/api.yaml'"))
        let beginnings: [String] = text.output.split(separator: "\n").map { String($0.prefix(10)) }
        #expect(beginnings == names + ["3 document"])

        let json = try object(tool.run(names[0], names[1], names[2], "--jobs", jobs, "--format=json").errors)
        let files = try #require(json["diagnostics"] as? [[String: Any]]).compactMap { $0["file"] as? String }
        #expect(files == Array(repeating: names[0], count: count) + [names[1], names[1], names[2]])
    }

    @Test func formatsOfProgramsAreOneDocument() throws {
        try makeDoubtful("a")
        try breakDocument("b")
        for words in [["lint"], []] {
            let lints = !words.isEmpty
            let json = try tool.shell("$TOOL \(words.joined()) a/api.yaml nothing b/api.yaml --format json")
            let diagnostics = try #require(
                try object(lints ? json.output : json.errors)["diagnostics"] as? [[String: Any]])
            #expect(
                diagnostics.map { $0["id"] as? String }
                    == ["unknown-type", "unknown-type", "system-failure", "yaml-syntax"])
            #expect(diagnostics.map { $0["line"] as? Int } == [11, 17, nil, 2])
            let sarif = try tool.shell("$TOOL \(words.joined()) a/api.yaml nothing b/api.yaml --format sarif")
            let runs = try #require(try object(lints ? sarif.output : sarif.errors)["runs"] as? [[String: Any]])
            #expect(runs.count == 1)
            #expect((runs.first?["results"] as? [Any])?.count == 4)
            let github = try tool.shell("$TOOL \(words.joined()) a/api.yaml nothing b/api.yaml --format github")
            let lines = (lints ? github.output : github.errors).split(separator: "\n")
            #expect(lines.count == 4 && lines.allSatisfy { $0.hasPrefix("::") })
            #expect([json.status, sarif.status, github.status] == [3, 3, 3])
        }
        let nothing = try tool.run("a/api.yaml", "c/api.yaml", "--format", "json", "--check", "--quiet")
        #expect(try object(nothing.errors)["version"] as? Int == 1)
    }

    @Test func lint() throws {
        try makeDoubtful("b")
        let outcome = try tool.run("lint", "a/api.yaml", "b/api.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output.hasPrefix("a/api.yaml: "))
        #expect(outcome.output.hasSuffix("\n2 documents, 0 failed\n"))
        #expect(!folder.exists("a/Made"))
    }

    // MARK: Differences

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "patch is not installed"))
    func patchTakesTheDifferencesOfAll() throws {
        #expect(try tool.run("a/api.yaml", "b/api.yaml", "c/api.yaml").status == 0)
        try folder.writeDocument(["Work", "Editor"], to: "a/api.yaml")
        try folder.writeDocument(["Line"], to: "c/api.yaml", note: "Second.")
        let check = try tool.run("a/api.yaml", "b/api.yaml", "c/api.yaml", "--check", "--jobs=2")
        #expect(check.status == 1)
        #expect(check.output.hasSuffix("\n3 documents, 2 out of date, 0 failed\n"))
        #expect(check.errors.hasPrefix("gen-dtos: a/Made differs from what the document generates: "))
        #expect(
            check.errors.hasSuffix(
                "\ngen-dtos: To repair:\n    gen-dtos a/api.yaml b/api.yaml c/api.yaml --jobs=2\n"))
        let patched = try tool.shell(
            "\"$TOOL\" a/api.yaml b/api.yaml c/api.yaml --check 2> /dev/null | patch --strip=1")
        #expect(patched.status == 0, "\(patched.output)")
        #expect(try tool.run("a/api.yaml", "b/api.yaml", "c/api.yaml", "--check").status == 0)
    }

    // MARK: Lists

    @Test func aList() throws {
        try folder.write(
            "lists/all.txt",
            "../a/api.yaml --output '../Made A' --module First\n../a/api.yaml --output ../Second # again\n")
        let outcome = try tool.run("--list", "lists/all.txt", "--emit=models")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(folder.exists("Made A/Sources/First") && folder.exists("Second/Sources/ABooks"))
        #expect(outcome.output.hasPrefix("a/api.yaml: 2 records; "))
        let list = try folder.read("lists/all.txt").replacing("../", with: "")
        #expect(try tool.run("--list", "-", "--check", "--emit=models", input: list).status == 0)
        #expect(try tool.run("lint", "--list", "lists/all.txt").status == 0)
    }

    @Test func faultsOfAListAreLocated() throws {
        try folder.write("all.txt", "a/api.yaml\n\nb/api.yaml --modul B\nc/api.yaml 'x\n")
        let outcome = try tool.run("--list", "all.txt")
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(
            outcome.errors == """
                all.txt:3:12: error: There is no option '--modul'. Did you mean '--module'? [list-argument]
                    b/api.yaml --modul B
                               ^
                all.txt:4:12: error: The quotation that begins here does not end on this line. [list-quotation]
                    c/api.yaml 'x
                               ^

                """)
        #expect(!folder.exists("a/Made"))
        _ = try object(tool.run("--list", "all.txt", "--format=json").errors)
        #expect(try tool.run("--list", "nothing.txt").status == 3)
    }

    // MARK: Output folders

    private func refusal(_ list: String) throws -> String {
        let outcome = try tool.run("--list", "-", input: list)
        #expect(outcome.status == 1, "\(list)")
        #expect(!folder.exists("Out") && outcome.output == "")
        return outcome.errors
    }

    @Test func oneFolderForTwo() throws {
        let outcome = try tool.run("a/api.yaml", "b/api.yaml", "a/api.yaml")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == """
                error: 'a/api.yaml' and 'a/api.yaml' have the same output folder, a/Made; give each document its own folder, \
                with 'output:' in its configuration or '--output' on its line of a list. [shared-output]

                """)
        #expect(!folder.exists("a/Made") && !folder.exists("b/Made"))
    }

    @Test(arguments: [
        ("Out", "./Out/"), ("Out", "a/../Out"), ("Out/X", "out/x"), ("a/New", "link/New"), ("a", "link"),
        ("Out/./y/../X", "Out/X"), ("Out/e\u{301}", "Out/\u{E9}"),
    ])
    func spellingsOfOneFolder(_ first: String, _ second: String) throws {
        try folder.link("link", to: "a")
        let errors = try refusal("a/api.yaml --output '\(first)'\nb/api.yaml --output '\(second)'")
        #expect(errors.hasPrefix("<stdin>:2:1: error: 'b/api.yaml' and 'a/api.yaml' have the same output folder"))
        #expect(errors.contains("<stdin>:1:1: note: The other document is here."))
    }

    @Test(arguments: [
        ("Out", "Out/X"), ("Out", "OUT/X/Y"), (".", "Out"), ("a", "link/New"), ("a", "link/x"),
        ("Out", "Out/x/../y"),
    ])
    func aFolderInAnother(_ outer: String, _ inner: String) throws {
        try folder.link("link", to: "a")
        for (first, second) in [(outer, inner), (inner, outer)] {
            let errors = try refusal("a/api.yaml --output '\(first)'\nb/api.yaml --output '\(second)'")
            #expect(errors.contains(": error: The output folder of '"))
            #expect(errors.contains("', \(inner), is inside the output folder of '"), "\(errors)")
        }
    }

    @Test func neighboursAreNoneOfThese() throws {
        let list = "a/api.yaml --output Out/X\nb/api.yaml --output Out/XY\nc/api.yaml --output Out/../X"
        #expect(try tool.run("--list", "-", input: list).status == 0)
        #expect(try tool.run("--list", "-", "--check", input: list).status == 0)
    }
}
