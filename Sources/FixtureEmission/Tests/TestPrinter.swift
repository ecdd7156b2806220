import GenerationSettings
import SwiftEmission
import Texts

/// Prints the files of the generated tests.
///
/// The pages are tables and one-line functions, which show their shape here as plainly as in a template.
struct TestPrinter: Sendable {
    private let header: String
    let spelling: TestSpelling
    let framework: GenerationOptions.TestFramework
    private let checkType: String
    private let testAttribute: String
    /// The import declarations of nearly every file, and the same as text.
    let usualImports: Set<String>
    private let usualImportText: String

    init(_ spelling: TestSpelling, header: [String]) {
        self.header = Self.text(header)
        self.spelling = spelling
        framework = spelling.options.tests
        checkType = spelling.name("ContractCheck", of: spelling.options.testingModule)
        testAttribute = Self.attribute("Test", spelling)
        usualImports = [
            "import \(spelling.fixtureModule)", "import \(spelling.options.testingModule)",
            Self.frameworkImport(framework), spelling.testImport,
        ]
        usualImportText = Self.text(imports: usualImports)
    }

    /// What a file declares, and the modules that it needs for that, as import declarations.
    struct Part: Sendable {
        var imports: Set<String>
        /// Each with its last line's end.
        var declarations: [String]
    }

    /// A file of some parts.
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

    /// In the order of the modules.
    private static func text(imports: Set<String>) -> String {
        text(
            imports.map { (module: $0.split(separator: " ").last ?? "", line: $0) }.sorted { $0.module < $1.module }
                .map(\.line))
    }

    /// The suite's declaration, with a test that asks all of these tables; without any where other files bring the tests.
    func suite(_ suite: TestTable.Suite, asking tables: [String] = []) -> Part {
        // Where everything is the main actor's by default, frameworks ask for arguments from anywhere, and a class needs its superclass's isolation.
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
        // A line per table, so that another is one more line. There are thousands of them: none is a text of its own.
        for table in tables {
            text += "        "
            text += table
            text += "."
            text += suite.checks
            text += ",\n"
        }
        text += Self.text(["    ]", ""] + test + ["}"])
        return Part(imports: [frameworkImport, "import \(spelling.options.testingModule)"], declarations: [text])
    }

    /// The test of what the contract says of the types of one file, and their tables.
    func compliance(of subject: TestNames.Subject, _ tables: [TestTable]) -> Part {
        var imports = usualImports
        for table in tables {
            for module in table.modules where module != spelling.module { imports.insert("import \(module)") }
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
            // In a type of its own: otherwise whoever looks for a member of the suite would have all macros of all files expanded. Static and
            // asynchronous, as the macro then makes neither a value of that type nor a function around this one, which cost the compiler more than a
            // small table.
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

    /// The checks of one table, or of all, between the parts of a statement.
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
    /// What `swift test --filter` takes.
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

    /// The file that the suite is in, with others or alone.
    var file: String {
        switch self {
        case .defence, .roundTrip: "DTOTests"
        case .compliance, .envelopes, .failures, .messages: name
        }
    }

    /// Ends the names of the tests, `workDTODecodes`, or is all of them.
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
            ["Every property, key, optionality, enumeration value and default is as the contract says."]
        case .defence:
            ["Damaged JSON gives the value and the report that the rules of defensive decoding promise."]
        case .roundTrip:
            ["Fixtures and boundary values come back equal as JSON."]
        case .envelopes:
            ["What envelopes hold, present, null and absent, decides between payload and error as the contract says."]
        case .failures:
            ["What operations answer when they fail decodes without an issue, and comes back."]
        case .messages:
            ["What comes in streams and web sockets decodes without an issue, and comes back."]
        }
    }
}
