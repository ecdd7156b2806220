import Files
import GenerationSettings
import SwiftEmission

extension MockEmitter {
    /// Tests that each document is what its operation reads. None without tests and a client.
    var tests: [GeneratedFile] {
        guard let client, options.emit.contains(.tests) else { return [] }
        let checks = client.operations.map { "        MockCheck(\($0.text).self, in: Mocks.catalog, files: files)," }
        let isXCTest = options.tests == .xctest
        let imports = [
            options.clientModule, "Foundation", module, "\(module)Mocks", isXCTest ? "XCTest" : "Testing",
        ].sorted().map { "import \($0)" }
        let start =
            isXCTest
            ? ["nonisolated final class \(Self.suite): XCTestCase {"] + Self.files("static")
                + ["    static let checks: [MockCheck] = ["]
            : ["@Suite struct \(Self.suite) {"] + Self.files("nonisolated static")
                + ["    nonisolated static let checks: [MockCheck] = ["]
        let end =
            isXCTest
            ? ["    func testDocuments() throws {", "        for check in Self.checks { try check.verify() }", "    }"]
            : [
                "    @Test(arguments: checks)", "    func documents(_ check: MockCheck) throws {",
                "        try check.verify()", "    }",
            ]
        let lines =
            header + [""] + imports + [
                "", "/// Each mock document, generated or by hand, is what its operation reads, without a report.",
            ] + start + checks + ["    ]", ""] + end + ["}", ""]
        return [
            GeneratedFile(
                path: "Tests/\(module)Tests/\(Self.suite)/\(Self.suite).swift",
                bytes: Array(lines.joined(separator: "\n").utf8))
        ]
    }

    /// Four steps up from the file of the tests is the output folder.
    private static func files(_ modifiers: String) -> [String] {
        [
            "    \(modifiers) let files = MockFiles(",
            "        folder: URL(fileURLWithPath: #filePath + \"/../../../../Mocks/Files\").standardized)",
        ]
    }

    private static let suite = "MockDocumentTests"
}
