import Files
import GenerationSettings
import SwiftEmission

extension MockEmitter {
    /// The tests that check that each operation can decode its mock documents. The array is empty without tests or
    /// without a client.
    var tests: [GeneratedFile] {
        guard let client, options.emit.contains(.tests) else { return [] }
        let check = library("MockCheck")
        let catalog = "\(spelling("Mocks", of: "\(module)Mocks")).catalog"
        let checks = client.operations.map { "        \(check)(\($0.text).self, in: \(catalog), files: files)," }
        let suite = spelling("Suite", of: "Testing")
        let isXCTest = options.tests == .xctest
        let imports = [
            options.mocksModule, "Foundation", module, "\(module)Mocks", isXCTest ? "XCTest" : "Testing",
        ].sorted().map { "import \($0)" }
        let start =
            isXCTest
            ? ["nonisolated final class \(Self.suite): XCTestCase {"] + files("static")
                + ["    static let checks: [\(check)] = ["]
            : ["@\(suite) struct \(Self.suite) {"] + files("nonisolated static")
                + ["    nonisolated static let checks: [\(check)] = ["]
        let end =
            isXCTest
            ? ["    func testDocuments() throws {", "        for check in Self.checks { try check.verify() }", "    }"]
            : [
                "    @\(spelling("Test", of: "Testing"))(arguments: checks)",
                "    func documents(_ check: \(check)) throws {",
                "        try check.verify()", "    }",
            ]
        let lines =
            header + [""] + imports + [
                "",
                "/// Tests that each mock document, generated or handwritten, decodes as its operation's response without an issue.",
            ] + start + checks + ["    ]", ""] + end + ["}", ""]
        return [
            GeneratedFile(
                path: "Tests/\(module)Tests/\(Self.suite)/\(Self.suite).swift",
                bytes: Array(lines.joined(separator: "\n").utf8))
        ]
    }

    /// Returns the lines that declare the folder of handwritten mocks. The output folder is four levels above the file
    /// of the tests.
    private func files(_ modifiers: String) -> [String] {
        [
            "    \(modifiers) let files = \(library("MockFiles"))(",
            "        folder: \(spelling("URL", of: "Foundation"))"
                + "(fileURLWithPath: #filePath + \"/../../../../Mocks/Files\").standardized)",
        ]
    }

    private static let suite = "MockDocumentTests"
}
