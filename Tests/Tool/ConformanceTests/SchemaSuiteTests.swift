import DTORuntime
import Foundation
import TestSupport
import Testing

/// Valid values decode through the generated types without a report, and are written back equal. Invalid values never
/// crash.
///
/// `TEST_EXTENT=full` tries all schemas. A plain run tries a sample.
@Suite(.enabled(if: SharedFolder.isPresent, "the JSON Schema test suite lies in the folder shared beside the package"))
struct SchemaSuiteTests {
    @Test(arguments: SchemaSuite.all)
    func roundTrip(_ suite: SchemaSuite) throws {
        #expect(suite.groups.count > 100)
        var chosen = suite
        chosen.groups = TestExtent.sample(suite.groups, suite.groups.count / 24)
        let found = try differences(in: chosen)
        let known = try KnownDifferences(suite).limited(to: chosen)
        print("\(suite): \(chosen.groups.count) schemas, \(known.rows.count) known differences")
        for difference in found where !known.contains(difference.key) {
            Issue.record("\(difference.key): \(difference.detail)")
        }
        for key in known.rows where !found.contains(where: { $0.key == key }) {
            Issue.record("a known difference is gone, take it out of known-differences.tsv: \(key)")
        }
    }

    private struct Difference {
        /// The group and the test, such as `allOf/allOf with base schema/valid`.
        var key: String
        var detail: String
    }

    private func differences(in suite: SchemaSuite) throws -> [Difference] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "conformance-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = try SuiteProgram(suite, in: folder)
        let tests = suite.groups.flatMap { group in group.tests.map { (group: group, test: $0) } }
        let outcomes = try program.run(tests.map { ("\($0.group.name)", $0.test.data) }, in: folder)
        if outcomes.count < tests.count {
            let (group, test) = tests[outcomes.count]
            Issue.record("the program stopped at \(group.title)/\(test.title)")
        }
        var differences: [Difference] = []
        for ((group, test), outcome) in zip(tests, outcomes) where test.isValid {
            guard let detail = difference(outcome, test, group) else { continue }
            differences.append(Difference(key: "\(group.title)/\(test.title)", detail: detail))
        }
        return differences
    }

    private func difference(
        _ outcome: SuiteProgram.Outcome, _ test: SchemaSuite.Test, _ group: SchemaSuite.Group
    ) -> String? {
        switch outcome {
        case .silent(let value): RoundTrip(group.schema).difference(from: test.data, to: value)
        case .reported(let issue): "reported \(issue)"
        case .refused(let error): "refused: \(error)"
        }
    }
}

/// Valid values of the suite that are written back differently. The columns are draft, group and test, and reason,
/// separated by tabs.
struct KnownDifferences {
    private(set) var rows: [String]
    private var known: Set<String>

    init(_ suite: SchemaSuite) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "known-differences.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let fields = lines.map { $0.split(separator: "\t").map(String.init) }
        rows = fields.filter { $0.count == 3 && $0[0] == suite.draft }.map { $0[1] }
        known = Set(rows)
    }

    func limited(to suite: SchemaSuite) -> KnownDifferences {
        let keys = Set(suite.groups.flatMap { group in group.tests.map { "\(group.title)/\($0.title)" } })
        var limited = self
        limited.rows = rows.filter(keys.contains)
        return limited
    }

    func contains(_ key: String) -> Bool {
        known.contains(key)
    }
}
