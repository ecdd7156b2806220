import Diagnostics
import JSONPath
import TestSupport
import Testing
import YAMLTree

/// The compliance suite of RFC 9535: queries with documents and results, and texts that are not queries.
@Suite(.enabled(if: SharedFolder.isPresent, "The suite of RFC 9535 lies in the folder shared beside the package"))
struct JSONPathSuiteTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let node: YAMLNode
        var testDescription: String { node["name"]?.text ?? "" }
    }

    private static let cases: [Case] = {
        guard let bytes = SharedFolder.bytes("suites/jsonpath/cts.json") else { return [] }
        var diagnostics = DiagnosticSink()
        let file = SourceFile(path: "cts.json", bytes: bytes)
        let tree = YAMLReader.read(
            file, id: SourceFileID(rawValue: 0), limits: .standard, diagnostics: &diagnostics)
        return tree?.root["tests"]?.elements.map(Case.init) ?? []
    }()

    @Test func suiteIsComplete() {
        #expect(Self.cases.count == 703)
    }

    @Test(arguments: cases.filter { $0.node["invalid_selector"] != nil })
    func refusesWhatIsNotAQuery(_ suiteCase: Case) throws {
        let selector = try #require(suiteCase.node["selector"]).text
        #expect(throws: JSONPathFault.self, "\(selector)") { try JSONPath(selector) }
    }

    @Test(arguments: cases.filter { $0.node["invalid_selector"] == nil })
    func selectsTheNodesOfTheSuite(_ suiteCase: Case) throws {
        let selector = try #require(suiteCase.node["selector"]).text
        let document = try #require(suiteCase.node["document"])
        var budget = JSONPathBudget(steps: 100_000)
        let found = try JSONPath(selector).matches(in: document, &budget).map(\.node)
        // The order of an object's members is open, so there may be several results.
        let alternatives = suiteCase.node["results"].map { Array($0.elements) }
        let results = suiteCase.node["result"].map { [$0] } ?? alternatives ?? []
        #expect(!results.isEmpty)
        let isExpected = results.contains { result in
            result.count == found.count && zip(result.elements, found).allSatisfy { $0.isEqual(to: $1) }
        }
        #expect(isExpected, "\(selector)")
    }
}
