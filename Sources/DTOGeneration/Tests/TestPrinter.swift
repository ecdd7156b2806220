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

    /// What a file declares, and the modules that it needs for that, as import declarations.
    struct Part: Sendable {
        var imports: Set<String>
        var declarations: [[String]]
    }

    /// A file of some parts.
    func page(_ parts: [Part]) -> [UInt8] {
        let imports = parts.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
            .map { (module: module(of: $0), line: $0) }.sorted { $0.module < $1.module }.map(\.line)
        let sections = [header, imports] + parts.flatMap(\.declarations)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sections.reduce(0) { $1.reduce($0 + 1) { $0 + $1.utf8.count + 1 } })
        for (index, section) in sections.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "\n")) }
            for line in section {
                bytes.append(contentsOf: line.utf8)
                bytes.append(UInt8(ascii: "\n"))
            }
            // A section without lines is an empty one.
            if section.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        }
        return bytes
    }

    /// The suite's own declaration, to which the other parts add their tests.
    func declaration(of suite: TestTable.Suite) -> Part {
        let lines = suite.documentation.map { "/// \($0)" }
        switch framework {
        case .swiftTesting:
            let declaration = "\(attribute("Suite")) struct \(suite.name) {}"
            return Part(imports: ["import Testing"], declarations: [lines + [declaration]])
        case .xctest:
            let declaration = "final class \(suite.name): XCTestCase {}"
            return Part(imports: ["import XCTest"], declarations: [lines + [declaration]])
        }
    }

    /// The test of one file's types in one suite; nil where the suite has nothing to ask of them.
    func tests(_ subject: TestNames.Subject, of tables: [TestTable], in suite: TestTable.Suite) -> Part? {
        let asked = tables.filter { $0.suites.contains(suite) }
        guard !asked.isEmpty else { return nil }
        let test = ["extension \(suite.name) {"] + test(subject, of: asked, in: suite).map { "    \($0)" } + ["}"]
        // Every table asks for compliance, so that its file is sure to be there.
        let declarations = suite == .compliance ? tables.map(\.declaration) : []
        return Part(imports: imports(of: tables, in: suite), declarations: [test] + declarations)
    }

    private func imports(of tables: [TestTable], in suite: TestTable.Suite) -> Set<String> {
        let framework =
            switch framework {
            case .swiftTesting: "import Testing"
            case .xctest: "import XCTest"
            }
        guard suite == .compliance else { return ["import \(spelling.options.testingModule)", framework] }
        let modules = tables.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
        let imported = modules.subtracting([spelling.module]).union([
            spelling.fixtureModule, spelling.options.testingModule,
        ])
        return Set(imported.map { "import \($0)" }).union([framework, spelling.testImport])
    }

    private func test(
        _ subject: TestNames.Subject, of tables: [TestTable], in suite: TestTable.Suite
    ) -> [String] {
        let checks = checks(of: tables, in: suite)
        switch framework {
        case .swiftTesting:
            // In a type of its own: otherwise whoever looks for a member of the suite would have all macros of all files expanded. Static and
            // asynchronous, as the macro then makes neither a value of that type nor a function around this one: a fifth of what tests cost the
            // compiler.
            let check = spelling.name("ContractCheck", of: spelling.options.testingModule)
            return ["enum \(subject.type)Tests {"]
                + statement("\(attribute("Test"))(arguments: ", checks, ")")
                + [
                    "    static func \(subject.member)\(suite.verb)(_ check: \(check)) async throws {",
                    "        try await check.verify()",
                    "    }",
                    "}",
                ]
        case .xctest:
            return ["func test\(subject.type)\(suite.verb)() throws {"]
                + statement("try ", checks, ".verify()") + ["}"]
        }
    }

    private func checks(of tables: [TestTable], in suite: TestTable.Suite) -> [String] {
        tables.map { "\($0.name).\(suite.checks)" }
    }

    /// The checks of one table, or of all, between the parts of a statement.
    private func statement(_ head: String, _ checks: [String], _ tail: String) -> [String] {
        if checks.count == 1 { return ["    \(head)\(checks[0])\(tail)"] }
        let all = "\(head)\(spelling.name("ContractCheck", of: spelling.options.testingModule)).all("
        let line = "    \(all)\(checks.joined(separator: ", ")))\(tail)"
        if TableRow.fits("    " + line) { return [line] }
        return ["    \(all)"]
            + checks.enumerated().map { "        \($1)\($0 == checks.count - 1 ? "" : ",")" } + ["    )\(tail)"]
    }

    private func attribute(_ name: String) -> String {
        "@" + spelling.name(name, of: "Testing")
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
