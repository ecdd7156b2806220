import ContractAudit
import Testing

/// Swift that decodes the contract's values in another form causes no finding.
@Suite struct IdiomTests {
    private func told(_ schema: String, _ types: [TypeFacts], _ functions: [FunctionFacts] = []) throws -> [String] {
        let report = Audit.report(
            try Sample.contract(
                "Pet: {type: object, required: [id, it], properties: {id: {type: integer}, it: \(schema)}}"),
            [Sample.file("Pet.swift", types, functions)])
        #expect(report.doubts == [])
        return report.findings.map(\.id)
    }

    private func pet(_ type: String) -> TypeFacts { Sample.type("Pet", [("id", "Int"), ("it", type)]) }

    private func numbers(_ cases: [String: String]) -> TypeFacts {
        var facts = Sample.enumeration("Size", cases.keys.sorted())
        facts.inherited = ["Int", "Codable"]
        for index in facts.cases.indices { facts.cases[index].rawValue = cases[facts.cases[index].name] }
        return facts
    }

    @Test func anEnumerationForATextOrANumberIsClosed() throws {
        let word = Sample.enumeration("Word", ["a", "b"])
        #expect(try told("{type: string}", [pet("Word"), word]) == ["decoder.closed-enumeration"])
        #expect(try told("{type: integer}", [pet("Word"), word]) == ["property.type"])
        let size = numbers(["small": "1"])
        #expect(try told("{type: integer}", [pet("Size"), size]) == ["decoder.closed-enumeration"])
        #expect(try told("{type: string}", [pet("Size"), size]) == ["property.type"])
        var decoder = Sample.decoder(of: "Word", [])
        decoder.singleTypes = ["String"]
        #expect(try told("{type: string}", [pet("Word"), word], [decoder]) == [])
        decoder.singleTypes = ["RawValue"]
        #expect(try told("{type: string}", [pet("Word"), word], [decoder]) == [])
    }

    @Test func aConstantNeedsItsOwnCase() throws {
        for schema in ["{const: a}", "{type: string, enum: [a]}"] {
            #expect(try told(schema, [pet("Word"), Sample.enumeration("Word", ["a", "b"])]) == [])
            let others = try told(schema, [pet("Word"), Sample.enumeration("Word", ["c", "d"])])
            #expect(others.contains("decoder.closed-enumeration"))
        }
    }

    @Test func aTypeOfItsOwnTakesWhatItWantsOfAFreeObject() throws {
        for type in ["[String: URL]", "Extra", "JSONValue", "[String: Any]"] {
            let extra = Sample.type("Extra", [("season", "String?")])
            let found = try told("{type: object, additionalProperties: true}", [pet(type), extra])
            #expect(found == [], "\(type)")
        }
        #expect(try told("{type: object, additionalProperties: true}", [pet("Int")]) == ["property.type"])
    }

    @Test func aMapTakesAnObject() throws {
        let links = "{type: object, properties: {me: {type: string}, you: {type: string, format: uri}}}"
        #expect(try told(links, [pet("[String: URL]")]) == [])
        #expect(try told(links, [pet("[String: Int]")]) == ["property.type"])
    }

    @Test func aDefaultIsTheCaseWithTheValue() throws {
        let schemas = """
            Pet: {type: object, required: [id], properties: {id: {type: integer}, it: {type: integer, default: 0}}}
            """
        let decoder = Sample.decoder(of: "Pet", [("id", "decode", nil), ("it", "decodeIfPresent", ".unknown")])
        let closed = "decoder.closed-enumeration"
        for (value, ids) in [("0", [closed]), ("1", [closed, "decoder.default"])] {
            let types = [pet("Size"), numbers(["unknown": value])]
            let report = Audit.report(try Sample.contract(schemas), [Sample.file("Pet.swift", types, [decoder])])
            #expect(report.findings.map(\.id).sorted() == ids)
        }
    }
}
