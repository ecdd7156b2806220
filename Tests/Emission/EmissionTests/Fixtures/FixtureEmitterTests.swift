import Diagnostics
import Foundation
import Testing
@testable import Platform
@testable import ContractModel
@testable import Files
@testable import FixtureEmission
@testable import GenerationSettings
@testable import SwiftEmission

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
        return Dictionary(
            uniqueKeysWithValues: emitter.files(store: .memory, workers: .one).map {
                ($0.path, String(decoding: $0.bytes, as: UTF8.self))
            })
    }

    private func sample() -> ContractFixture {
        var fixture = ContractFixture()
        let work = fixture.schema("WorkDTO", .record(.required("title", .string, .failure)))
        fixture.inline(in: work, .property("box"), .record(.optional("name", .string)))
        return fixture
    }

    @Test func aTypeAndWhatNestsInItShareAFile() {
        let files = files(sample())
        #expect(files.keys.sorted() == ["Fixtures/Fixtures+WorkDTO.swift", "Fixtures/Fixtures.swift"])
        #expect(
            files["Fixtures/Fixtures.swift"] == """
                // Made by gen-dtos from the contract "Books". Do not edit: change the contract and run gen-dtos.

                /// JSON that conforms to the contract. `…Full` has each property, `…Minimal` only the required properties.
                public enum Fixtures {}

                """)
        #expect(
            files["Fixtures/Fixtures+WorkDTO.swift"] == ##"""
                // Made by gen-dtos from the contract "Books". Do not edit: change the contract and run gen-dtos.

                extension Fixtures {
                    public static let workDTO_BoxFull = #"""
                        {
                          "name": "name"
                        }
                        """#

                    public static let workDTO_BoxMinimal = #"""
                        {}
                        """#

                    public static let workDTOFull = #"""
                        {
                          "title": "title"
                        }
                        """#

                    public static let workDTOMinimal = #"""
                        {
                          "title": "title"
                        }
                        """#
                }

                """##)
    }

    @Test func theBundledLayoutHasOneFile() throws {
        var options = GenerationOptions()
        options.layout = .bundled
        let files = files(sample(), options)
        #expect(files.keys.sorted() == ["Fixtures/BooksFixtures.swift"])
        let text = try #require(files["Fixtures/BooksFixtures.swift"])
        #expect(text.contains("public enum Fixtures {\n    public static let workDTO_BoxFull"))
        #expect(text.hasSuffix("        \"\"\"#\n}\n"))
    }

    /// The value of a property in a fixture depends only on the key of the property.
    @Test func aPropertyMoreChangesNoOtherValue() throws {
        let properties: [PropertyDefinition] = [
            .required("size", .int), .required("weight", .scalar(.double)), .required("isLarge", .scalar(.boolean)),
            .required("at", .scalar(.timestamp)), .required("id", .scalar(.uuid)), .required("tags", .array(.int)),
        ]
        func lines(_ properties: [PropertyDefinition]) throws -> [Substring] {
            var fixture = ContractFixture()
            fixture.schema("W", .record(RecordShape(properties: properties)))
            let text = try #require(files(fixture)["Fixtures/Fixtures+W.swift"])
            return text.split(separator: "\n")
        }
        let before = try lines(properties)
        for position in 0...properties.count {
            var more = properties
            more.insert(.required("added", .string), at: position)
            let after = try lines(more).filter { !$0.contains("added") }
            // Only the comma before the last line may differ.
            #expect(after.map { $0.replacing(",", with: "") } == before.map { $0.replacing(",", with: "") })
        }
        let after = try lines(properties.reversed())
        #expect(Set(after.map { $0.replacing(",", with: "") }) == Set(before.map { $0.replacing(",", with: "") }))
    }

    @Test func noTextOfTheDocumentEndsALiteral() throws {
        var fixture = ContractFixture()
        let hostile = "\"\"\"#\n\\#(evil)\\##(evil) \u{202E}\u{2028}\0"
        fixture.schema("W", .record(.required("kind", .string).with { $0.constant = .string(hostile) }))
        let text = try #require(files(fixture)["Fixtures/Fixtures+W.swift"])
        // JSON spells a backslash twice, so both `\#(` and `\##(` occur in it.
        #expect(text.contains("###\"\"\"\n"))
        #expect(text.contains(###""\"\"\"#\n\\#(evil)\\##(evil) \u202e\u2028\u0000""###))
    }

    @Test func namesThatDifferInCaseAloneShareAFile() throws {
        var fixture = ContractFixture()
        fixture.schema("Box", .record(.required("a", .string)))
        fixture.schema("BOX", .record(.required("b", .string)))
        let files = files(fixture).filter { $0.key != "Fixtures/Fixtures.swift" }
        #expect(Set(files.keys.map { $0.lowercased() }).count == files.count)
        let text = files.values.joined()
        #expect(text.components(separatedBy: "static let").count == 5)
    }
}
