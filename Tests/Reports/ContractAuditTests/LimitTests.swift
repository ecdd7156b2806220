import ContractAudit
import Testing

/// An audit of documents and code with circular or very long references ends, and reports what it can.
@Suite struct LimitTests {
    private func report(_ schemas: String) throws -> AuditReport {
        Audit.report(
            try Sample.contract(schemas), [Sample.file("Pet.swift", [Sample.type("Pet", [("id", "Int?")])])])
    }

    /// Returns the schema `A0`, a list of texts, and further schemas that are lists of the schema before.
    private func chain(to last: Int) -> String {
        let lists = (1...last).map { "A\($0): {type: array, items: {$ref: '#/components/schemas/A\($0 - 1)'}}" }
        return """
            Pet: {type: object, properties: {id: {type: integer}, deep: {$ref: '#/components/schemas/A\(last)'}}}
            A0: {type: array, items: {type: string}}

            """ + lists.joined(separator: "\n")
    }

    @Test func aListOfItself() throws {
        let found = try report(
            """
            Tree: {type: array, items: {$ref: '#/components/schemas/Tree'}}
            Pet: {type: object, properties: {id: {type: integer}, kids: {$ref: '#/components/schemas/Tree'}}}
            """)
        let finding = try #require(found.findings.first { $0.subject == "Pet.kids" })
        #expect(finding.lines.isEmpty)
        #expect(finding.message.hasSuffix("Swift has no type 'Tree' yet: write the type first."))
    }

    @Test func listsOfLists() throws {
        let finding = try #require(try report(chain(to: 3)).findings.first { $0.subject == "Pet.deep" })
        #expect(finding.lines.map(\.text) == ["var deep: [[[[String]]]]?"])
    }

    @Test(.timeLimit(.minutes(10))) func listsOfListsWithoutEnd() throws {
        let finding = try #require(try report(chain(to: 40)).findings.first { $0.subject == "Pet.deep" })
        #expect(finding.lines.isEmpty)
        #expect(finding.message.hasSuffix("Swift has no type 'A40' yet: write the type first."))
    }

    /// Protocols `P0: P1`, `P1: P2`, and so on; the last is `Codable`.
    private func protocols(_ count: Int) -> SwiftProject {
        var types = (0..<count).map { number in
            var facts = Sample.type("P\(number)", [], kind: .protocol)
            facts.inherited = [number == count - 1 ? "Codable" : "P\(number + 1)"]
            return facts
        }
        var pet = Sample.type("Pet", [("id", "Int")])
        pet.inherited = ["P0"]
        types.append(pet)
        return SwiftProject([Sample.file("Pet.swift", types)])
    }

    @Test func protocolsOfProtocols() throws {
        let pet = try #require(protocols(200).type(named: "Pet"))
        #expect(pet.isCodable)
        #expect(pet.inherited == (0..<200).map { "P\($0)" } + ["Codable"])
    }

    @Test(.timeLimit(.minutes(10))) func protocolsWithoutEnd() throws {
        #expect(try #require(protocols(1_000).type(named: "Pet")).inherited.count == 256)
    }
}
