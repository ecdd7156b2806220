import ContractSupport
import Diagnostics
import Testing
@testable import Platform
@testable import ContractModel
@testable import Files
@testable import FixtureEmission
@testable import GenerationSettings

@Suite struct TestEmitterTests {
    private func files(
        _ fixture: ContractFixture, _ change: (inout GenerationOptions) -> Void = { _ in }
    ) -> [String: String] {
        var options = GenerationOptions()
        change(&options)
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: fixture.contract, options: options, diagnostics: &diagnostics)
        let names = fixture.names(options: options)
        let emitter = TestEmitter(
            contract: fixture.contract, names: names, options: options, fixtures: fixtures,
            fixtureNames: FixtureNames(fixture.contract, names, fixtures))
        return Dictionary(
            uniqueKeysWithValues: emitter.files(store: .memory, workers: .one).map {
                ($0.path, String(decoding: $0.bytes, as: UTF8.self))
            })
    }

    private func work() -> ContractFixture {
        var fixture = ContractFixture()
        let status = fixture.schema("ReviewStatus", .strings("verified", "needs review"))
        fixture.schema(
            "WorkDTO",
            .record(
                .required("title", .string, .failure), .required("subject-tags", .array(.string), .emptyCollection),
                .optional("goodreadsID", .string).with { $0.deprecation = Deprecation() },
                .required("status", .definition(status), .value(.string("verified"))),
                .required("cover", .string, .none, nullable: true)))
        return fixture
    }

    /// The rules are an enumeration of the runtime, and its cases are visible only in a file that imports the runtime.
    @Test(arguments: ["", ", rules: [error, payload]"])
    func theRulesOfAnEnvelopeInAnotherOrder(_ rules: String) throws {
        var fixture = ContractFixture()
        fixture.contract = try ReadContract(
            """
            WorkAnswer:
              type: object
              properties: {ok: {type: boolean}, result: {type: string}, problem: {$ref: '#/components/schemas/Problem'}}
            CountAnswer:
              type: object
              properties: {ok: {type: boolean}, result: {type: integer}, problem: {$ref: '#/components/schemas/Problem'}}
            Problem: {type: object, required: [message], properties: {message: {type: string}}}
            """,
            configuration:
                "envelopes: {Answer: {schemas: '*Answer', payload: result, success: ok, error: problem\(rules)}}"
        ).contract
        let text = try #require(files(fixture).first { $0.key.hasSuffix("AnswerCompliance.swift") }?.value)
        #expect(text.contains("rules: [.error, .payload]") == !rules.isEmpty)
        #expect(text.contains("\n@_spi(Generated) import DTORuntime\n") == !rules.isEmpty)
    }

    @Test func aTableThatIsCalledAsAProtocolOfTheTestLibrary() {
        var fixture = ContractFixture()
        fixture.schema("Record", .record(.required("title", .string, .failure)))
        let text = files(fixture)["Tests/BooksTests/APIContractComplianceTests/RecordCompliance.swift"]
        #expect(text?.contains("nonisolated enum RecordContract: DTOTesting.RecordContract {") == true)
    }

    @Test func aRecordHasATableAndATest() {
        let files = files(work())
        #expect(
            files["Tests/BooksTests/APIContractComplianceTests/WorkDTOCompliance.swift"] == #"""
                // Made by gen-dtos from the contract "Books". Do not edit: change the contract and run gen-dtos.

                import Books
                import BooksFixtures
                @_spi(Generated) import DTOTesting
                import Testing

                extension APIContractComplianceTests {
                    enum WorkDTOTests {
                        @Test(arguments: WorkDTOContract.compliance)
                        static func workDTODecodes(_ check: ContractCheck) async throws {
                            try await check.verify()
                        }
                    }
                }

                /// The contract of `#/components/schemas/WorkDTO`.
                nonisolated enum WorkDTOContract: RecordContract {
                    typealias Record = Books.WorkDTO

                    static let name = "WorkDTO"
                    static var full: String { Fixtures.workDTOFull }
                    static var minimal: String { Fixtures.workDTOMinimal }

                    @available(*, deprecated)
                    static func describe(_ table: inout PropertyTable<Record>) {
                        table.strict("title", \.title, .string)
                        table.required("subject-tags", \.subjectTags, .array(.string), default: [])
                        table.optional("goodreadsID", \.goodreadsID, .string)
                        table.required("status", \.status, .enumeration(.string), default: "verified")
                        table.required("cover", \.cover, .string, default: .null, isNullable: true)
                    }
                }

                """#)
    }

    /// These responses are not properties of a record, so the test itself names a type that decodes the JSON form of
    /// the contract. `Decimal` itself would read only numbers.
    @Test func aResponseIsReadInTheFormThatItHas() throws {
        var fixture = ContractFixture()
        let price = fixture.schema("Price", .alias(TypeUse(.scalar(.decimalString))))
        let answer = fixture.schema(
            "Answer",
            .envelope(
                EnvelopeShape(
                    properties: [.optional("data", .payload)], payload: "data", success: nil, error: nil)))
        let bodies: [TypeReference] = [
            .scalar(.decimalString), .array(.definition(price)), .dictionary(.optional(.scalar(.date))),
            .scalar(.decimal), .generic(answer, payload: .definition(price)), .generic(answer, payload: .scalar(.data)),
        ]
        fixture.operation(
            "search",
            responses: bodies.enumerated().map { index, body in
                ResponseDefinition(
                    status: "20\(index)", body: TypeUse(body), examples: [], location: ContractFixture.location)
            })
        let text = try #require(files(fixture).first { $0.value.contains("ResponseContract") }?.value)
        #expect(text.contains("@_spi(Generated) import DTORuntime\n"))
        for type in ["DTORuntime.DecimalString", "[DTORuntime.DecimalString]", "[String: DTORuntime.ISO8601Date?]"]
            + ["Books.Answer<DTORuntime.DecimalString>", "Books.Answer<DTORuntime.Base64>"]
        {
            #expect(text.contains(", \(type).self, "), "\(text)")
        }
        #expect(text.contains(", Foundation.Decimal.self, "))
    }

    /// All types share one test, because a test for each type would cost the compiler more than the types themselves.
    @Test func allTypesShareATest() {
        #expect(
            files(work())["Tests/BooksTests/DTOTests/DTOTests.swift"] == #"""
                // Made by gen-dtos from the contract "Books". Do not edit: change the contract and run gen-dtos.

                @_spi(Generated) import DTOTesting
                import Testing

                /// Damaged JSON decodes to the value and the report that the rules of defensive decoding require.
                @Suite struct DTODefensiveDecodingTests {
                    nonisolated static let checks: [[ContractCheck]] = [
                        ReviewStatusContract.defence,
                        WorkDTOContract.defence,
                    ]

                    @Test(arguments: checks.flatMap(\.self))
                    func survivesDamage(_ check: ContractCheck) async throws {
                        try await check.verify()
                    }
                }

                /// Fixtures and boundary values are the same JSON after decoding and encoding.
                @Suite struct DTORoundTripTests {
                    nonisolated static let checks: [[ContractCheck]] = [
                        ReviewStatusContract.roundTrip,
                        WorkDTOContract.roundTrip,
                    ]

                    @Test(arguments: checks.flatMap(\.self))
                    func roundTrip(_ check: ContractCheck) async throws {
                        try await check.verify()
                    }
                }

                """#)
    }

    @Test func aSuiteWithNothingToAskIsEmpty() {
        #expect(
            files(ContractFixture())["Tests/BooksTests/DTOTests/DTOTests.swift"] == """
                // Made by gen-dtos from the contract "Books". Do not edit: change the contract and run gen-dtos.

                import Testing

                /// Damaged JSON decodes to the value and the report that the rules of defensive decoding require.
                @Suite struct DTODefensiveDecodingTests {}

                /// Fixtures and boundary values are the same JSON after decoding and encoding.
                @Suite struct DTORoundTripTests {}

                """)
    }

    @Test func anEnumerationListsItsValuesAndCases() throws {
        let text = try #require(
            files(work())["Tests/BooksTests/APIContractComplianceTests/ReviewStatusCompliance.swift"])
        #expect(text.contains(#"        table.value("verified", isCase: "verified")"#))
        #expect(text.contains(#"        table.value("needs review", isCase: "needsReview")"#))
    }

    @Test func xctestIsTheSameInItsOwnWords() {
        let files = files(work()) { $0.tests = .xctest }
        #expect(
            files["Tests/BooksTests/APIContractComplianceTests/WorkDTOCompliance.swift"]?.contains(
                """
                extension APIContractComplianceTests {
                    func testWorkDTODecodes() throws {
                        try WorkDTOContract.compliance.verify()
                    }
                }
                """) == true)
        #expect(
            files["Tests/BooksTests/DTOTests/DTOTests.swift"]?.contains(
                #"""
                nonisolated final class DTORoundTripTests: XCTestCase {
                    static let checks: [[ContractCheck]] = [
                        ReviewStatusContract.roundTrip,
                        WorkDTOContract.roundTrip,
                    ]

                    func testRoundTrip() throws {
                        try Self.checks.flatMap(\.self).verify()
                    }
                }
                """#) == true)
        #expect(files.values.allSatisfy { !$0.contains("import Testing") })
    }

    @Test func internalTypesAreImportedForTesting() {
        let text = files(work()) { $0.access = .internal }[
            "Tests/BooksTests/APIContractComplianceTests/WorkDTOCompliance.swift"]
        #expect(text?.contains("@testable import Books\n") == true)
    }

    @Test func whatTheUserDoesNotWantIsNotTested() {
        let text = files(work()) { $0.deprecated = .skip }[
            "Tests/BooksTests/APIContractComplianceTests/WorkDTOCompliance.swift"]
        #expect(text?.contains("goodreadsID") == false)
        #expect(text?.contains("deprecated") == false)
    }

    /// A schema may have the name of any declaration that a test uses.
    @Test func namesOfTheTestLibrariesAreQualifiedWhereTheContractHidesThem() throws {
        var fixture = work()
        for name in ["Test", "Suite", "Fixtures", "ContractCheck", "PropertyTable", "RecordContract"] {
            fixture.schema(name, .record(.required("x", .string)))
        }
        let files = files(fixture)
        let text = try #require(files["Tests/BooksTests/APIContractComplianceTests/WorkDTOCompliance.swift"])
        #expect(text.contains("@Testing.Test(arguments: WorkDTOContract.compliance)"))
        #expect(text.contains("(_ check: DTOTesting.ContractCheck)"))
        #expect(text.contains("enum WorkDTOContract: DTOTesting.RecordContract {"))
        #expect(text.contains("BooksFixtures.Fixtures.workDTOFull"))
        #expect(text.contains("inout DTOTesting.PropertyTable<Record>"))
        let suite = try #require(files["Tests/BooksTests/DTOTests/DTOTests.swift"])
        #expect(suite.contains("@Testing.Suite struct DTORoundTripTests {"))
        #expect(suite.contains("checks: [[DTOTesting.ContractCheck]] = ["))
        #expect(suite.contains("@Testing.Test(arguments: "))
    }

    /// Both layouts have equal suites, and only the places of the tables differ.
    @Test func sharedSuitesAskOfEachTypeWhatItHas() throws {
        var fixture = work()
        fixture.operation(
            "search",
            responses: [
                ResponseDefinition(
                    status: "200", body: TypeUse(.scalar(.string)), examples: [], location: ContractFixture.location)
            ])
        let (files, bundled) = (files(fixture), files(fixture) { $0.layout = .bundled })
        let path = "Tests/BooksTests/DTOTests/DTOTests.swift"
        #expect(files[path] == bundled[path] && files[path] != nil)
        let defence = try #require(files["Tests/BooksTests/DTOTests/DTOTests.swift"])
        #expect(defence.contains("        WorkDTOContract.defence,\n"))
        #expect(!defence.contains("Search"))
        let compliance = try #require(
            files["Tests/BooksTests/APIContractComplianceTests/SearchOperationCompliance.swift"])
        #expect(compliance.contains("Search_OperationContract.compliance"))
    }

    /// A suite is written only if the contract has something for it to check, except where the names of files must not
    /// depend on the contract.
    @Test func suitesFollowTheContract() throws {
        func suites(_ document: String, _ change: (inout GenerationOptions) -> Void = { _ in }) throws -> Set<String> {
            var fixture = ContractFixture()
            fixture.contract = try ReadContract(document: document).contract
            let folders = files(fixture, change).keys.map { String($0.split(separator: "/")[2]) }
            return Set(folders)
        }
        let least: Set = ["APIContractComplianceTests", "DTOTests"]
        let document = """
            openapi: 3.1.0
            info: {title: Books, version: "1"}
            paths:
              /a:
                post:
                  responses: {"200": {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}
            components: {schemas: {A: {type: object, properties: {a: {type: string}}}}}
            """
        #expect(try suites(document) == least)
        let failing = document.replacing("\"200\"", with: "\"200\": {description: d}, \"404\"")
        #expect(try suites(failing) == least.union(["APIErrorTests"]))
        let alone = document.replacing("\"200\"", with: "default")
        #expect(try suites(alone) == least)
        let streaming = document.replacing(
            "{schema: {$ref: '#/components/schemas/A'}}",
            with: "{schema: {type: string}, x-sse-events: {a: {$ref: '#/components/schemas/A'}}}"
        ).replacing("application/json", with: "text/event-stream")
        #expect(try suites(streaming) == least.union(["WebSocketHelpersTests"]))
        let socket = document.replacing(
            "post:", with: "post:\n      x-websocket-message: {$ref: '#/components/schemas/A'}")
        #expect(try suites(socket) == least.union(["WebSocketHelpersTests"]))
        #expect(
            try suites(document) { $0.layout = .bundled }
                == least.union([
                    "APIErrorTests", "APIIntegrationTests", "CanonicalAPIResponseTests", "WebSocketHelpersTests",
                ]))
    }

    /// A module cannot have two files of one name.
    @Test func fileNamesAreDistinct() {
        let names = files(.rich()).keys.compactMap { $0.split(separator: "/").last?.lowercased() }
        #expect(Set(names).count == names.count)
    }
}
