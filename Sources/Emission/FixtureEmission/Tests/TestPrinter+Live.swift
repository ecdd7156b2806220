import GenerationSettings
import SwiftEmission

/// The checks of a running backend that need the same environment variables.
struct LiveGroup: Sendable {
    /// The variables in addition to the address: `API_TOKEN`.
    var variables: [String]
    /// The checks, each a `LiveCheck`. The first line has no indentation.
    var checks: [String]
    /// The modules that the checks need in addition to the usual modules.
    var modules: Set<String>

    /// The suffix of names in the suite: `WithToken`. The string is empty if the checks need no variables.
    var word: String {
        if variables.isEmpty { return "" }
        let words = variables.map {
            IdentifierCasing.upperCamel($0.lowercased().split(separator: "_").dropFirst().joined(separator: " "))
        }
        return "With" + words.joined(separator: "And")
    }
}

extension TestPrinter {
    static let liveSuite = "APIIntegrationTests"
    private static let address = "API_BASE_URL"

    /// Returns the suite that tests a running backend.
    func live(_ groups: [LiveGroup]) -> Part {
        var imports = usualImports.subtracting(["import \(spelling.fixtureModule)"])
        imports.formUnion(declarations(of: Set(groups.flatMap(\.modules))))
        let start =
            switch framework {
            case .swiftTesting: "\(Self.attribute("Suite", spelling))(.serialized) struct \(Self.liveSuite) {"
            case .xctest: "nonisolated final class \(Self.liveSuite): XCTestCase {"
            }
        let documentation = [
            "/// Tests that the responses of the backend at the address in the environment variable `\(Self.address)` conform to",
            "/// the contract and decode without an issue. Without that variable, the tests are skipped.",
        ]
        if groups.isEmpty {
            return Part(
                imports: [Self.frameworkImport(framework)],
                declarations: [(documentation + [start + "}"]).joined(separator: "\n") + "\n"])
        }
        let text = documentation + [start] + groups.map(lines).joined(separator: [""]) + ["}"]
        return Part(imports: imports, declarations: [text.joined(separator: "\n") + "\n"])
    }

    /// Returns the attribute, on one line if it fits.
    private func attribute(_ isGiven: String, _ reason: String, arguments checks: String) -> [String] {
        let name = "    \(Self.attribute("Test", spelling))("
        let line = "\(name).enabled(if: \(isGiven), \(reason)), arguments: \(checks))"
        if TableRow.fits(line) { return [line] }
        let condition = "        .enabled(if: \(isGiven), \(reason)),"
        let conditions =
            TableRow.fits(condition)
            ? [condition] : ["        .enabled(", "            if: \(isGiven),", "            \(reason)),"]
        return [name] + conditions + ["        arguments: \(checks))"]
    }

    private func lines(_ group: LiveGroup) -> [String] {
        let checks = group.word.isEmpty ? "checks" : "checks\(group.word)"
        let type = spelling.name("LiveCheck", of: spelling.options.testingModule)
        let backend = spelling.name("LiveAPI", of: spelling.options.testingModule)
        let isGiven = "\(backend).isGiven(\(group.variables.map { "\"\($0)\"" }.joined(separator: ", ")))"
        let reason = "\"The environment has no \(([Self.address] + group.variables).joined(separator: ", or no ")).\""
        let isStatic: String
        let test: [String]
        switch framework {
        case .swiftTesting:
            isStatic = "nonisolated static let"
            test =
                attribute(isGiven, reason, arguments: checks) + [
                    "    func answers\(group.word)(_ check: \(type)) async throws {",
                    "        try await check.verify()",
                    "    }",
                ]
        case .xctest:
            isStatic = "static let"
            test = [
                "    func testAnswers\(group.word)() async throws {",
                "        guard \(isGiven) else {",
                "            throw XCTSkip(\(reason))",
                "        }",
                "        try await Self.\(checks).verify()",
                "    }",
            ]
        }
        let needs = group.variables.map { "`\($0)`" }.joined(separator: " and ")
        let documentation = needs.isEmpty ? [] : ["    /// These checks also need \(needs) in the environment."]
        return documentation + ["    \(isStatic) \(checks): [\(type)] = ["] + group.checks.map { "        \($0)," } + [
            "    ]", "",
        ]
            + test
    }
}
