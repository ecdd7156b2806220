import Diagnostics
import Testing

@testable import DTOGeneration

@Suite struct FixtureEmitterTests {
    private func files(_ fixture: ContractFixture, _ options: GenerationOptions = GenerationOptions()) -> [String:
        String]
    {
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: fixture.contract, diagnostics: &diagnostics)
        let names = fixture.names()
        let emitter = FixtureEmitter(
            fixture.contract, module: names.module, options: options,
            fixtures: FixtureNames(fixture.contract, names, fixtures))
        let (files, constants) = emitter.files(store: .memory, workers: .one)
        let all = files + [emitter.module(of: constants)]
        return Dictionary(uniqueKeysWithValues: all.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test func aFixtureIsAFileAndAConstant() {
        var fixture = ContractFixture()
        fixture.schema("WorkDTO", .record(.required("title", .string, .failure), .optional("year", .int)))
        let files = files(fixture)
        #expect(
            files["Fixtures/JSON/WorkDTO.full.json"] == """
                {
                  "title": "title",
                  "year": 2
                }

                """)
        #expect(
            files["Fixtures/BooksFixtures.swift"] == ##"""
                // Made by gen-dtos from the contract "Books". Do not edit: change the contract and run gen-dtos.

                /// The texts of the files in JSON: values that conform to the contract.
                public enum Fixtures {
                    /// `JSON/WorkDTO.full.json`
                    public static let workDTOFull = #"""
                        {
                          "title": "title",
                          "year": 2
                        }
                        """#

                    /// `JSON/WorkDTO.minimal.json`
                    public static let workDTOMinimal = #"""
                        {
                          "title": "title"
                        }
                        """#
                }

                """##)
    }

    @Test func noTextOfTheDocumentEndsALiteral() throws {
        var fixture = ContractFixture()
        let hostile = "\"\"\"#\n\\#(evil)\\##(evil) \u{202E}\u{2028}\0"
        fixture.schema("W", .record(.required("kind", .string).with { $0.constant = .string(hostile) }))
        let text = try #require(files(fixture)["Fixtures/BooksFixtures.swift"])
        // The JSON spells a backslash twice, so that `\#(` and `\##(` both stand in it.
        #expect(text.contains("###\"\"\"\n"))
        #expect(text.contains(###""\"\"\"#\n\\#(evil)\\##(evil) \u202e\u2028\u0000""###))
    }

    @Test func namesThatDifferInCaseAloneGetFilesOfTheirOwn() {
        var fixture = ContractFixture()
        let owner = fixture.schema("Owner", .record())
        fixture.inline(in: owner, .property("box"), .record(.required("a", .string)))
        fixture.inline(in: owner, .property("BOX"), .record(.required("b", .string)))
        let paths = files(fixture).keys.map { $0.lowercased() }
        #expect(Set(paths).count == paths.count)
        #expect(paths.count == 7)
    }
}
