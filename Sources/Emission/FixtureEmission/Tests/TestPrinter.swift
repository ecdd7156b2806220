import GenerationSettings
import SwiftEmission

/// Writes the files of the generated tests.
///
/// The printer uses no template, because the files consist only of tables and one-line functions.
struct TestPrinter: Sendable {
    private let header: String
    let spelling: TestSpelling
    let framework: GenerationOptions.TestFramework
    private let checkType: String
    private let testAttribute: String
    /// The import declarations of nearly all files. `usualImportText` has them as text.
    let usualImports: Set<String>
    private let usualImportText: String

    init(_ spelling: TestSpelling, header: [String]) {
        self.header = Self.text(header)
        self.spelling = spelling
        framework = spelling.options.tests
        checkType = spelling.name("ContractCheck", of: spelling.options.testingModule)
        testAttribute = Self.attribute("Test", spelling)
        usualImports = [
            "import \(spelling.fixtureModule)", spelling.options.importDeclaration(of: spelling.options.testingModule),
            Self.frameworkImport(framework), spelling.testImport,
        ]
        usualImportText = Self.text(imports: usualImports)
    }

    /// The declarations of a file, with the import declarations that they need.
    struct Part: Sendable {
        var imports: Set<String>
        /// The declarations, each with a line break at its end.
        var declarations: [String]
    }

    /// Returns a file with some parts.
    func page(_ parts: [Part]) -> [UInt8] {
        let imports =
            parts.count == 1 ? parts[0].imports : parts.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        let importText = imports == usualImports ? usualImportText : Self.text(imports: imports)
        let sections = [header, importText] + parts.flatMap(\.declarations)
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

    /// Returns the import declarations of modules, except of the contract's own module, which the tests already import.
    func declarations(of modules: Set<String>) -> [String] {
        modules.subtracting([spelling.module]).map { spelling.options.importDeclaration(of: $0) }
    }

    /// Returns the imports, sorted by module.
    private static func text(imports: Set<String>) -> String {
        text(
            imports.map { (module: $0.split(separator: " ").last ?? "", line: $0) }.sorted { $0.module < $1.module }
                .map(\.line))
    }

    /// Returns the declaration of the suite with a test that checks all tables. Without tables, other files contain the
    /// tests.
    func suite(_ suite: TestTable.Suite, asking tables: [String] = []) -> Part {
        // Even if all code is on the main actor by default, test frameworks read arguments on any thread, and a class
        // needs the isolation of its superclass.
        let (declaration, constant) =
            switch framework {
            case .swiftTesting:
                ("\(Self.attribute("Suite", spelling)) struct \(suite.name) {", "nonisolated static let")
            case .xctest: ("nonisolated final class \(suite.name): XCTestCase {", "static let")
            }
        let documentation = suite.documentation.map { "/// \($0)" }
        let frameworkImport = Self.frameworkImport(framework)
        if tables.isEmpty {
            return Part(imports: [frameworkImport], declarations: [Self.text(documentation + [declaration + "}"])])
        }
        let test =
            switch framework {
            case .swiftTesting:
                [
                    "    \(testAttribute)(arguments: checks.flatMap(\\.self))",
                    "    func \(IdentifierCasing.lowerCamel(suite.verb))(_ check: \(checkType)) async throws {",
                    "        try await check.verify()",
                    "    }",
                ]
            case .xctest:
                ["    func test\(suite.verb)() throws {", "        try Self.checks.flatMap(\\.self).verify()", "    }"]
            }
        var text = Self.text(documentation + [declaration, "    \(constant) checks: [[\(checkType)]] = ["])
        text.reserveCapacity(tables.reduce(1024) { $0 + $1.utf8.count + suite.checks.utf8.count + 11 })
        // Each table has its own line, so that a new table adds one line. There may be thousands of lines, so the lines
        // are not separate strings.
        for table in tables {
            text += "        "
            text += table
            text += "."
            text += suite.checks
            text += ",\n"
        }
        text += Self.text(["    ]", ""] + test + ["}"])
        return Part(
            imports: [frameworkImport, spelling.options.importDeclaration(of: spelling.options.testingModule)],
            declarations: [text])
    }

    /// Returns the test of the types of one file, with their tables.
    func compliance(of subject: TestNames.Subject, _ tables: [TestTable]) -> Part {
        var imports = usualImports
        for table in tables {
            imports.formUnion(declarations(of: table.modules))
        }
        let asked = tables.filter { $0.suites.contains(.compliance) }
        let test = asked.isEmpty ? [] : [test(subject, asked)]
        return Part(
            imports: test.isEmpty ? imports.subtracting([Self.frameworkImport(framework)]) : imports,
            declarations: test + tables.map(\.declaration))
    }

    static func frameworkImport(_ framework: GenerationOptions.TestFramework) -> String {
        switch framework {
        case .swiftTesting: "import Testing"
        case .xctest: "import XCTest"
        }
    }

    private func test(_ subject: TestNames.Subject, _ tables: [TestTable]) -> String {
        let suite = TestTable.Suite.compliance
        let checks = tables.map { "\($0.name).\(suite.checks)" }
        switch framework {
        case .swiftTesting:
            // The test is in its own type. If it were a member of the suite, a look-up of the suite's members would
            // expand all macros of all files. The test is static and asynchronous, so that the macro makes neither a
            // value of the type nor a wrapping function, which would cost the compiler more than a small table.
            return """
                extension \(suite.name) {
                    enum \(subject.type)Tests {
                \(statement("\(testAttribute)(arguments: ", checks, ")"))
                        static func \(subject.member)\(suite.verb)(_ check: \(checkType)) async throws {
                            try await check.verify()
                        }
                    }
                }

                """
        case .xctest:
            return """
                extension \(suite.name) {
                    func test\(subject.type)\(suite.verb)() throws {
                \(statement("try ", checks, ".verify()"))
                    }
                }

                """
        }
    }

    /// Returns the checks of one table, or of all tables, within a statement.
    private func statement(_ head: String, _ checks: [String], _ tail: String) -> String {
        if checks.count == 1 { return "        \(head)\(checks[0])\(tail)" }
        let all = "\(head)\(checkType).all("
        let line = "        \(all)\(checks.joined(separator: ", ")))\(tail)"
        if TableRow.fits(line) { return line }
        return "        \(all)\n            \(checks.joined(separator: ",\n            "))\n        )\(tail)"
    }

    static func attribute(_ name: String, _ spelling: TestSpelling) -> String {
        "@" + spelling.name(name, of: "Testing")
    }
}

extension TestTable.Suite {
    /// The name for `swift test --filter`.
    var name: String {
        switch self {
        case .compliance: "APIContractComplianceTests"
        case .defence: "DTODefensiveDecodingTests"
        case .roundTrip: "DTORoundTripTests"
        case .envelopes: "CanonicalAPIResponseTests"
        case .failures: "APIErrorTests"
        case .messages: "WebSocketHelpersTests"
        }
    }

    /// The file of the suite, which other suites may share.
    var file: String {
        switch self {
        case .defence, .roundTrip: "DTOTests"
        case .compliance, .envelopes, .failures, .messages: name
        }
    }

    /// The end of the tests' names, as in `workDTODecodes`, or the whole name.
    var verb: String {
        switch self {
        case .compliance: "Decodes"
        case .defence: "SurvivesDamage"
        case .roundTrip: "RoundTrip"
        case .envelopes: "TellSuccessFromFailure"
        case .failures, .messages: "Decode"
        }
    }

    /// The property of the table that lists the checks.
    var checks: String {
        switch self {
        case .compliance, .envelopes: "compliance"
        case .failures: "failures"
        case .messages: "messages"
        case .defence: "defence"
        case .roundTrip: "roundTrip"
        }
    }

    var documentation: [String] {
        switch self {
        case .compliance:
            ["Each property, key, optionality, enumeration value and default agrees with the contract."]
        case .defence:
            ["Damaged JSON decodes to the value and the report that the rules of defensive decoding require."]
        case .roundTrip:
            ["Fixtures and boundary values are the same JSON after decoding and encoding."]
        case .envelopes:
            ["A payload that is present, null or absent in an envelope gives the payload or the error of the contract."]
        case .failures:
            ["Bodies of failed operations decode without an issue, and are encoded unchanged."]
        case .messages:
            ["Messages of streams and web sockets decode without an issue, and are encoded unchanged."]
        }
    }
}
