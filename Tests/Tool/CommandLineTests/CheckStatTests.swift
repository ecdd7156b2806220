import Foundation
import TestSupport
import Testing

/// `--check --stat` shows how many lines differ in each file.
@Suite struct CheckStatTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("gen-dtos.yaml", "keep-removed: 0\nemit: [models]\n")
        try folder.writeDocument(["Work", "Author"])
        #expect(try tool.run("api.yaml").status == 0)
    }

    /// `path → (added, removed)`, counted from the `+` and `-` signs in the output of `--check`.
    private func counted(_ diff: String) -> [String: (added: Int, removed: Int)] {
        var counts: [String: (added: Int, removed: Int)] = [:]
        var path = ""
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("--- ") || line.hasPrefix("+++ ") {
                if !line.hasSuffix("/dev/null") { path = String(line.dropFirst(6)) }
            } else if line.hasPrefix("diff --git ") {
                continue
            } else if line.hasPrefix("+") {
                counts[path, default: (0, 0)].added += 1
            } else if line.hasPrefix("-") {
                counts[path, default: (0, 0)].removed += 1
            }
        }
        return counts
    }

    @Test func countsWhatCheckShows() throws {
        try folder.writeDocument(["Work", "Edition"], note: "Second.")
        let diff = try tool.run("api.yaml", "--check")
        let stat = try tool.run("api.yaml", "--check", "--stat")
        #expect(stat.status == 1)
        #expect(stat.errors == diff.errors.replacing("--check", with: ""))
        let counts = counted(diff.output)
        #expect(counts.count > 4)
        let paths = counts.keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        let width = paths.map(\.count).max() ?? 0
        let added = counts.values.map(\.added)
        let removed = counts.values.map(\.removed)
        func right(_ text: String, _ others: [Int]) -> String {
            String(repeating: " ", count: (others.map { "\($0)".count }.max() ?? 0) + 1 - text.count) + text
        }
        let lines = paths.map { path in
            let count = counts[path] ?? (0, 0)
            return " \(path)\(String(repeating: " ", count: width - path.count)) | \(right("+\(count.added)", added)) "
                + "\(right("-\(count.removed)", removed))\n"
        }
        expectEqualText(
            stat.output,
            lines.joined() + " \(counts.count) files changed, \(added.reduce(0, +)) insertions(+), "
                + "\(removed.reduce(0, +)) deletions(-)\n")
    }

    @Test func oneFileOfOneLine() throws {
        let path = "Generated/" + (try folder.file(of: "Work"))
        try folder.write(path, "// mine\n" + folder.read(path))
        #expect(
            try tool.run("api.yaml", "--check", "--stat").output
                == " \(path) | +0 -1\n 1 file changed, 0 insertions(+), 1 deletion(-)\n")
    }

    @Test func theOrderIsThatOfThePaths() throws {
        let words = ["api.yaml", "--module", "Other", "--check", "--stat"]
        let output = try tool.run(words).output
        let paths = output.split(separator: "\n").dropLast().map { $0.dropFirst().prefix { $0 != " " } }
        #expect(paths.count > 4)
        #expect(paths == paths.sorted())
        #expect(try tool.run(words + ["--jobs", "1"]).output == output)
    }

    @Test func nothingWhereNothingWouldChange() throws {
        let outcome = try tool.run("api.yaml", "--check", "--stat")
        #expect(outcome.status == 0 && outcome.output == "Generated is up to date\n")
        #expect(try tool.run("api.yaml", "--check", "--stat", "--quiet").output == "")
    }

    @Test func ofSeveralAndOfAPage() throws {
        try folder.write("list.txt", "api.yaml --output Generated\napi.yaml --output New\n")
        #expect(try tool.run("api.yaml", "--output", "New").status == 0)
        try folder.writeDocument(["Work", "Person", "Added"])
        let several = try tool.run("--list", "list.txt", "--check", "--stat")
        #expect(several.status == 1)
        #expect(several.output.contains(" New/manifest.json") && several.output.contains(" insertions(+), "))
        #expect(!several.output.contains("@@"))
        let page = try tool.run("docs", "api.yaml", "--check", "--stat")
        #expect(page.status == 1)
        #expect(page.output.hasPrefix(" Generated/CONTRACT.md | +"))
        #expect(page.output.hasSuffix(" insertions(+), 0 deletions(-)\n"))
    }

    @Test func belongsToCheck() throws {
        for words in [["api.yaml", "--stat"], ["docs", "api.yaml", "--stat"]] {
            let outcome = try tool.run(words)
            #expect(outcome.status == 2)
            #expect(outcome.errors.hasPrefix("gen-dtos: '--stat' counts the lines that '--check' would show"))
        }
        #expect(try tool.run("lint", "api.yaml", "--stat").errors.hasPrefix("gen-dtos: 'lint' has no option '--stat'."))
    }
}
