import ContractAudit
import Diagnostics
import Testing

/// Proposed lines are valid in their places and use only existing names. If no line can repair the finding, the text
/// explains what to do.
@Suite struct FixTests {
    private let contract = """
        Pet:
          type: object
          required: [id]
          properties:
            id: {type: integer}
            name: {type: string}
        """

    private func place(_ line: Int, _ column: Int) -> SwiftPlace { SwiftPlace(line: line, column: column) }

    /// - Parameter cases: name, line, column, and the last line of the declaration.
    private func keys(_ cases: [(String, Int, Int, Int)], lines: ClosedRange<Int>) -> TypeFacts {
        var facts = TypeFacts(
            kind: .enum, name: "Pet.CodingKeys", place: place(lines.lowerBound, 10), lastLine: lines.upperBound)
        facts.inherited = ["String", "CodingKey"]
        facts.cases = cases.map { name, line, column, lastLine in
            var item = CaseFacts(name: name, place: place(line, column))
            item.lastLine = lastLine
            return item
        }
        return facts
    }

    private func mended(_ text: String, _ keys: TypeFacts) throws -> String {
        let report = Audit.report(
            try Sample.contract(contract), [Sample.file("Pet.swift", [Sample.type("Pet", [("id", "Int")]), keys])])
        return AuditFix.mended("Pet.swift", text, by: report.findings)
    }

    @Test func keysInOneLine() throws {
        let text = """
            struct Pet: Codable {
                var id: Int
            }
            extension Pet {
                enum CodingKeys: String, CodingKey { case id }
            }
            """
        #expect(
            try mended(text, keys([("id", 5, 47, 5)], lines: 5...5)) == """
                struct Pet: Codable {
                    var id: Int
                    var name: String?
                }
                extension Pet {
                    enum CodingKeys: String, CodingKey { case name, id }
                }
                """)
    }

    /// Swift treats a carriage return with a line feed as one character, which differs from a line feed.
    @Test func newLinesEndLikeTheOthers() throws {
        let text = "struct Pet: Codable {\r\n    var id: Int\r\n}\r\n"
        let report = Audit.report(
            try Sample.contract(contract), [Sample.file("Pet.swift", [Sample.type("Pet", [("id", "Int")])])])
        #expect(
            AuditFix.mended("Pet.swift", text, by: report.findings)
                == "struct Pet: Codable {\r\n    var id: Int\r\n    var name: String?\r\n}\r\n")
        #expect(AuditFix.placed(report.findings, in: ["Pet.swift": text]).count == 1)
        let bare = "struct Pet: Codable {\r    var id: Int\r}\r\n"
        #expect(AuditFix.mended("Pet.swift", bare, by: report.findings) == bare)
        #expect(AuditFix.placed(report.findings, in: ["Pet.swift": bare]).isEmpty)
    }

    @Test func theReportSaysWhereInALine() throws {
        let keys = keys([("id", 5, 47, 5)], lines: 5...5)
        let report = Audit.report(
            try Sample.contract(contract), [Sample.file("Pet.swift", [Sample.type("Pet", [("id", "Int?")]), keys])])
        var sources = SourceFileTable()
        _ = sources.add(SourceFile(path: "api.yaml", text: ""))
        let text = AuditText(report, sources).text(isQuiet: true)
        #expect(text.contains("\n    Pet.swift:5:47  name,\n"))
        #expect(text.contains("\n    Pet.swift:2 becomes  var id: Int\n"))
    }

    @Test func keysOfADeclarationInSeveralLines() throws {
        let text = """
            struct Pet: Codable {
                var id: Int
            }
            extension Pet {
                enum CodingKeys: String, CodingKey {
                    case id,
                        age
                }
            }
            """
        let cases = [("id", 6, 14, 7), ("age", 7, 13, 7)]
        #expect(
            try mended(text, keys(cases, lines: 5...8)) == """
                struct Pet: Codable {
                    var id: Int
                    var name: String?
                }
                extension Pet {
                    enum CodingKeys: String, CodingKey {
                        case name, id,
                            age
                    }
                }
                """)
    }

    @Test func aCaseBehindACase() throws {
        let text = """
            struct Pet: Codable {
                var id: Int
            }
            extension Pet {
                enum CodingKeys: String, CodingKey {
                    case id
                }
            }
            """
        #expect(
            try mended(text, keys([("id", 6, 14, 6)], lines: 5...7)).contains("case id\n        case name\n    }"))
    }

    /// A proposed line cannot name a type that does not exist. It can use `String` for an enumeration.
    @Test func typesThatAreNotThere() throws {
        let contract = try Sample.contract(
            """
            Pet:
              type: object
              properties:
                id: {type: integer}
                owner: {$ref: '#/components/schemas/Owner'}
                owners: {type: array, items: {$ref: '#/components/schemas/Owner'}}
                size: {type: string, enum: [small, large]}
                extra: {}
            Owner: {type: object, properties: {town: {type: string}}}
            """)
        let report = Audit.report(contract, [Sample.file("Pet.swift", [Sample.type("Pet", [("id", "Int?")])])])
        let lines = Dictionary(
            report.findings.map { ($0.subject, $0.lines.map(\.text)) }, uniquingKeysWith: { first, _ in first })
        #expect(lines == ["Pet.owner": [], "Pet.owners": [], "Pet.size": ["var size: String?"], "Pet.extra": []])
        let owner = try #require(report.findings.first { $0.subject == "Pet.owner" })
        #expect(owner.message.hasSuffix("Swift has no type 'Owner' yet: write the type first."))
    }

    @Test func aTypeInOneLineIsForPeople() throws {
        var pet = Sample.type("Pet", [("id", "Int")])
        pet.properties[0].place = place(1, 27)
        pet.properties[0].lastLine = 1
        pet.lastLine = 1
        let report = Audit.report(try Sample.contract(contract), [Sample.file("Pet.swift", [pet])])
        let finding = try #require(report.findings.first { $0.id == "property.missing" })
        #expect(finding.lines.isEmpty)
        #expect(finding.message.contains("is on one line"))
    }

    // MARK: Optionality

    /// A property that the decoder may leave nil must be optional.
    @Test func aPropertyThatMayBeAbsentBecomesOptional() throws {
        let pet = Sample.type("Pet", [("id", "Int"), ("name", "String")])
        let decoder = Sample.decoder(of: "Pet", [("id", "decode", nil), ("name", "decode", nil)])
        let report = Audit.report(try Sample.contract(contract), [Sample.file("Pet.swift", [pet], [decoder])])
        let finding = try #require(report.findings.first { $0.id == "decoder.throws" })
        #expect(
            finding.lines.map(\.text) == [
                "var name: String?", "name = try container.decodeIfPresent(String.self, forKey: .name)",
            ])
        #expect(finding.lines.map(\.place) == ["Pet.swift:3", "Pet.swift:22"])
    }

    /// A proposed parameter has the type of its property.
    @Test func aParameterFitsItsProperty() throws {
        let pet = Sample.type("Pet", [("id", "Int"), ("age", "Int"), ("name", "String")])
        var initialiser = FunctionFacts(name: "init", owner: "Pet", place: place(6, 5), lastLine: 9)
        initialiser.parameters = ["id", "age"].map {
            ParameterFacts(label: $0, name: $0, type: "Int", initial: nil, place: place(6, 10))
        }
        let report = Audit.report(try Sample.contract(contract), [Sample.file("Pet.swift", [pet], [initialiser])])
        let finding = try #require(report.findings.first { $0.id == "initialiser.missing" })
        #expect(finding.lines.map(\.text) == ["name: String,", "self.name = name"])
    }

    // MARK: Values that are taken apart

    /// `federal = try container.decode(String.self, forKey: .federal) == "1"`
    private func told(federal schema: String) throws -> [String] {
        var decoder = Sample.decoder(of: "Pet", [("federal", "decode", nil)])
        decoder.codings[0].type = "String"
        decoder.codings[0].wrapper = "=="
        let contract = try Sample.contract(
            "Pet: {type: object, required: [federal], properties: {federal: \(schema)}}")
        let pet = Sample.type("Pet", [("federal", "Bool")])
        return Audit.report(contract, [Sample.file("Pet.swift", [pet], [decoder])]).findings.map { finding in
            "\(finding.id):\(finding.swift.line) \(finding.message)"
        }
    }

    @Test(arguments: ["{type: string, x-strict: true}", "{type: string, enum: ['0', '1'], x-strict: true}"])
    func aTextThatIsCompared(_ schema: String) throws {
        #expect(try told(federal: schema) == [])
    }

    @Test func whatIsReadOtherwiseThanItIsSent() throws {
        #expect(
            try told(federal: "{type: boolean, x-strict: true}") == [
                "property.type:21 'federal' is decoded as 'String' and is boolean in the contract."
            ])
    }

    // MARK: Counts

    @Test func oneIsOne() throws {
        let report = Audit.report(
            try Sample.contract("Cat: {type: object, properties: {a: {type: string}}}"),
            [Sample.file("Loose.swift", [Sample.type("Loose", [("size", "Int")])])])
        #expect(AuditText(report, SourceFileTable()).text(isQuiet: false).contains("no schema, 1 property\n"))
    }
}
