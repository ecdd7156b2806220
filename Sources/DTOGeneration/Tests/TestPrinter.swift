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
        /// Each with its last line's end.
        var declarations: [String]
    }

    /// A file of some parts.
    func page(_ parts: [Part]) -> [UInt8] {
        let imports = parts.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
            .map { (module: module(of: $0), line: $0) }.sorted { $0.module < $1.module }.map(\.line)
        let sections = [Self.text(header), Self.text(imports)] + parts.flatMap(\.declarations)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sections.reduce(0) { $0 + $1.utf8.count + 1 })
        for (index, section) in sections.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "\n")) }
            bytes.append(contentsOf: section.utf8)
        }
        return bytes
    }

    private static func text(_ lines: [String]) -> String {
        lines.joined(separator: "\n") + "\n"
    }

    /// The suite's declaration, with a test that asks all of these tables; without any where other files bring the tests.
    func suite(_ suite: TestTable.Suite, asking tables: [String] = []) -> Part {
        // Where everything is the main actor's by default, frameworks ask for arguments from anywhere, and a class needs its superclass's isolation.
        let (declaration, constant) =
            switch framework {
            case .swiftTesting: ("\(attribute("Suite")) struct \(suite.name) {", "nonisolated static let")
            case .xctest: ("nonisolated final class \(suite.name): XCTestCase {", "static let")
            }
        let documentation = suite.documentation.map { "/// \($0)" }
        if tables.isEmpty {
            return Part(imports: [frameworkImport], declarations: [Self.text(documentation + [declaration + "}"])])
        }
        // A line per table, so that another is one more line.
        let checks =
            ["    \(constant) checks: [[\(checkType)]] = ["]
            + tables.map { "        \($0).\(suite.checks)," } + ["    ]"]
        let test =
            switch framework {
            case .swiftTesting:
                [
                    "    \(attribute("Test"))(arguments: checks.flatMap(\\.self))",
                    "    func \(IdentifierCasing.lowerCamel(suite.verb))(_ check: \(checkType)) async throws {",
                    "        try await check.verify()",
                    "    }",
                ]
            case .xctest:
                ["    func test\(suite.verb)() throws {", "        try Self.checks.flatMap(\\.self).verify()", "    }"]
            }
        return Part(
            imports: [frameworkImport, "import \(spelling.options.testingModule)"],
            declarations: [Self.text(documentation + [declaration] + checks + [""] + test + ["}"])])
    }

    /// The test of what the contract says of the types of one file, and their tables.
    func compliance(of subject: TestNames.Subject, _ tables: [TestTable]) -> Part {
        let test =
            ["extension \(TestTable.Suite.compliance.name) {"] + test(subject, tables).map { "    \($0)" } + ["}"]
        let modules = tables.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
        let imported = modules.subtracting([spelling.module]).union([
            spelling.fixtureModule, spelling.options.testingModule,
        ])
        return Part(
            imports: Set(imported.map { "import \($0)" }).union([frameworkImport, spelling.testImport]),
            declarations: [Self.text(test)] + tables.map(\.declaration))
    }

    private var frameworkImport: String {
        switch framework {
        case .swiftTesting: "import Testing"
        case .xctest: "import XCTest"
        }
    }

    private var checkType: String {
        spelling.name("ContractCheck", of: spelling.options.testingModule)
    }

    private func test(_ subject: TestNames.Subject, _ tables: [TestTable]) -> [String] {
        let suite = TestTable.Suite.compliance
        let checks = tables.map { "\($0.name).\(suite.checks)" }
        switch framework {
        case .swiftTesting:
            // In a type of its own: otherwise whoever looks for a member of the suite would have all macros of all files expanded. Static and
            // asynchronous, as the macro then makes neither a value of that type nor a function around this one, which cost the compiler more than a
            // small table.
            return ["enum \(subject.type)Tests {"]
                + statement("\(attribute("Test"))(arguments: ", checks, ")")
                + [
                    "    static func \(subject.member)\(suite.verb)(_ check: \(checkType)) async throws {",
                    "        try await check.verify()",
                    "    }",
                    "}",
                ]
        case .xctest:
            return ["func test\(subject.type)\(suite.verb)() throws {"]
                + statement("try ", checks, ".verify()") + ["}"]
        }
    }

    /// The checks of one table, or of all, between the parts of a statement.
    private func statement(_ head: String, _ checks: [String], _ tail: String) -> [String] {
        if checks.count == 1 { return ["    \(head)\(checks[0])\(tail)"] }
        let all = "\(head)\(checkType).all("
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

    /// Ends the names of the tests, `workDTODecodes`, or is all of them.
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
