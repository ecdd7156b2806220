import Files
import GenerationSettings
import SwiftEmission

extension MockEmitter {
    /// Tests that each document is what its operation reads. None without tests and a client.
    var tests: [GeneratedFile] {
        guard let client, options.emit.contains(.tests) else { return [] }
        let checks = client.operations.map { "        MockCheck(\($0.text).self, in: Mocks.catalog)," }
        let isXCTest = options.tests == .xctest
        let imports = [
            options.clientModule, module, "\(module)Mocks", isXCTest ? "XCTest" : "Testing",
        ].sorted().map { "import \($0)" }
        let start =
            isXCTest
            ? [
                "nonisolated final class \(Self.suite): XCTestCase {", "    static let checks: [MockCheck] = [",
            ]
            : ["@Suite struct \(Self.suite) {", "    nonisolated static let checks: [MockCheck] = ["]
        let end =
            isXCTest
            ? ["    func testDocuments() throws {", "        for check in Self.checks { try check.verify() }", "    }"]
            : [
                "    @Test(arguments: checks)", "    func documents(_ check: MockCheck) throws {",
                "        try check.verify()", "    }",
            ]
        let lines =
            header + [""] + imports + [
                "", "/// Each mock document is what its operation reads, without a report.",
            ] + start + checks + ["    ]", ""] + end + ["}", ""]
        return [
            GeneratedFile(
                path: "Tests/\(module)Tests/\(Self.suite)/\(Self.suite).swift",
                bytes: Array(lines.joined(separator: "\n").utf8))
        ]
    }

    private static let suite = "MockDocumentTests"
}
