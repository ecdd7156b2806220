/// Prints the files of the generated tests.
///
/// The pages are tables and one-line functions, which show their shape here as plainly as in a template.
struct TestPrinter: Sendable {
    let header: [String]
    let spelling: TestSpelling
    let framework: GenerationOptions.TestFramework

    init(_ spelling: TestSpelling, header: [String]) {
        self.header = header
        self.spelling = spelling
        framework = spelling.options.tests
    }

    /// The suite's own declaration, to which the other files add their tests.
    func declaration(of suite: TestTable.Suite) -> String {
        let lines = suite.documentation.map { "/// \($0)" }
        switch framework {
        case .swiftTesting:
            return page(imports: ["import Testing"], [lines + ["\(attribute("Suite")) struct \(suite.name) {}"]])
        case .xctest: return page(imports: ["import XCTest"], [lines + ["final class \(suite.name): XCTestCase {}"]])
        }
    }

    /// The tests of one file's types in one suite; nil where the suite has nothing to ask of them.
    func tests(of tables: [TestTable], in suite: TestTable.Suite) -> String? {
        let functions = tables.filter { $0.suites.contains(suite) }.map { test(of: $0, in: suite) }
        guard !functions.isEmpty else { return nil }
        let body = functions.joined(separator: [""])
        let tests = ["extension \(suite.name) {"] + body.map { $0.isEmpty ? "" : "    \($0)" } + ["}"]
        // Every table asks for compliance, so that its file is sure to be there.
        let declarations = suite == .compliance ? tables.map(\.declaration) : []
        return page(imports: imports(of: tables, in: suite), [tests] + declarations)
    }

    private func imports(of tables: [TestTable], in suite: TestTable.Suite) -> [String] {
        let framework =
            switch framework {
            case .swiftTesting: "import Testing"
            case .xctest: "import XCTest"
            }
        guard suite == .compliance else { return ["import DTOTesting", framework] }
        let modules = tables.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
        return modules.subtracting([spelling.module]).map { "import \($0)" }
            + ["import \(spelling.fixtureModule)", "import DTOTesting", framework, spelling.testImport]
    }

    private func test(of table: TestTable, in suite: TestTable.Suite) -> [String] {
        switch framework {
        case .swiftTesting:
            [
                "\(attribute("Test"))(arguments: \(table.name).\(suite.checks))",
                "func \(table.subject.member)\(suite.verb)(_ check: \(spelling.name("ContractCheck", of: "DTOTesting"))) throws {",
                "    try check.verify()",
                "}",
            ]
        case .xctest:
            [
                "func test\(table.subject.type)\(suite.verb)() throws {",
                "    try \(table.name).\(suite.checks).verify()",
                "}",
            ]
        }
    }

    private func attribute(_ name: String) -> String {
        "@" + spelling.name(name, of: "Testing")
    }

    private func page(imports: [String], _ declarations: [[String]]) -> String {
        let imports = Set(imports).sorted { module(of: $0) < module(of: $1) }
        let sections = [header, imports] + declarations
        return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func module(of line: String) -> Substring {
        line.split(separator: " ").last ?? ""
    }
}

extension TestTable.Suite {
    /// What `swift test --filter` takes.
    var name: String {
        switch self {
        case .compliance: "APIContractComplianceTests"
        case .defence: "DTODefensiveDecodingTests"
        case .roundTrip: "DTORoundTripTests"
        }
    }

    /// Ends the names of the files of the suite.
    var fileSuffix: String {
        switch self {
        case .compliance: "Compliance"
        case .defence: "DefensiveDecoding"
        case .roundTrip: "RoundTrip"
        }
    }

    /// Ends the names of the tests: `workDTORoundTrip`.
    var verb: String {
        switch self {
        case .compliance: "Decodes"
        case .defence: "SurvivesDamage"
        case .roundTrip: "RoundTrip"
        }
    }

    /// The property of the table that lists the checks.
    var checks: String {
        switch self {
        case .compliance: "compliance"
        case .defence: "defence"
        case .roundTrip: "roundTrip"
        }
    }

    var documentation: [String] {
        switch self {
        case .compliance:
            ["Every property, key, optionality, enumeration value and default is as the contract says."]
        case .defence:
            ["Damaged JSON gives the value and the report that the rules of defensive decoding promise."]
        case .roundTrip:
            ["Fixtures and boundary values come back equal as JSON."]
        }
    }
}
