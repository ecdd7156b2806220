import Diagnostics
import TestSupport
import Testing
@testable import YAMLTree

/// The cases of yaml-test-suite. Each is a folder, or a folder of numbered folders, with `in.yaml` and the expected
/// result.
@Suite(.enabled(if: SharedFolder.isPresent, "yaml-test-suite lies in the folder shared beside the package"))
struct YAMLTestSuiteTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        private var folder: String { "suites/yaml-test-suite/\(name)" }

        var source: [UInt8] { SharedFolder.bytes("\(folder)/in.yaml") ?? [] }
        var events: String { String(decoding: SharedFolder.bytes("\(folder)/test.event") ?? [], as: UTF8.self) }
        var json: [UInt8]? { SharedFolder.bytes("\(folder)/in.json") }
        var isValid: Bool { SharedFolder.url("\(folder)/error") == nil }
        var testDescription: String { name }

        static let all: [Case] = SharedFolder.names(in: "suites/yaml-test-suite").flatMap { name in
            if SharedFolder.url("suites/yaml-test-suite/\(name)/in.yaml") != nil { return [Case(name: name)] }
            return SharedFolder.names(in: "suites/yaml-test-suite/\(name)").map { Case(name: "\(name)/\($0)") }
        }
    }

    @Test func suiteIsComplete() {
        #expect(Case.all.count == 402)
    }

    @Test(arguments: Case.all.filter(\.isValid))
    func validStreamGivesItsEvents(_ testCase: Case) throws {
        guard YAMLTestSuiteDifferences.refused[testCase.name] == nil else {
            #expect(throws: ReadingFault.self) { try eventText(of: testCase.source) }
            return
        }
        let actual = try eventText(of: testCase.source)
        if YAMLTestSuiteDifferences.misread[testCase.name] == nil {
            expectEqualText(actual, withoutStyle(testCase.events))
        } else {
            #expect(actual != withoutStyle(testCase.events))
        }
    }

    @Test(arguments: Case.all.filter { !$0.isValid })
    func invalidStreamIsRefusedWithPlace(_ testCase: Case) throws {
        guard YAMLTestSuiteDifferences.accepted[testCase.name] == nil else {
            #expect(throws: Never.self) { try eventText(of: testCase.source) }
            return
        }
        let fault = try #require(throws: ReadingFault.self) { try eventText(of: testCase.source) }
        #expect(fault.diagnostic.location != nil)
        // The tool prints this message only for a problem of libyaml that it does not know.
        #expect(!fault.diagnostic.message.contains("the YAML is malformed"))
    }

    @Test(arguments: Case.all.filter { $0.isValid && $0.json != nil })
    func documentEqualsItsJSON(_ testCase: Case) throws {
        let reading = TreeReading(bytes: testCase.source)
        let isJSON = jsonFault(of: testCase.source) == nil
        if YAMLTestSuiteDifferences.refused[testCase.name] != nil, !isJSON {
            #expect(reading.tree == nil)
        } else if YAMLTestSuiteDifferences.notOneDocument[testCase.name] != nil {
            #expect(reading.diagnostics.contains { ["several-documents", "empty-document"].contains($0.id) })
        } else {
            let json = TreeReading(bytes: testCase.json ?? [], path: "in.json")
            let isEqual = try reading.root().isEqual(to: json.root())
            #expect(isEqual == (YAMLTestSuiteDifferences.misread[testCase.name] == nil))
        }
    }

    /// Returns an event file without the marks of flow style and explicit documents.
    private func withoutStyle(_ events: String) -> String {
        events.split(separator: "\n").map { line in
            if line.hasPrefix("+DOC") || line.hasPrefix("-DOC") { return String(line.prefix(4)) }
            guard line.hasPrefix("+") else { return String(line) }
            return String(line.replacing(" {}", with: "").replacing(" []", with: ""))
        }.joined(separator: "\n")
    }
}
