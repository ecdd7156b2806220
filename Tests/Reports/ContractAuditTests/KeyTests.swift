import ContractAudit
import Testing

/// Tests by which keys a type is decoded if its own declaration does not have the keys.
@Suite struct KeyTests {
    /// `items` has the key `tracks`, so no property has the key `items`.
    @Test func aNameWithAnotherKeyIsNotAnUndecodedProperty() throws {
        let list = Sample.type("List", [("id", "String"), ("items", "[String]?")])
        var keys = Sample.enumeration("List.CodingKeys", ["id", "items"])
        keys.inherited = ["String", "CodingKey"]
        keys.cases[1].rawValue = "tracks"
        let found = Audit.report(
            try Sample.contract(
                """
                List:
                  type: object
                  required: [id]
                  properties:
                    id: {type: string}
                    items: {type: array, items: {type: string}}
                    tracks: {type: array, items: {type: string}}
                """), [Sample.file("List.swift", [list, keys])])
        #expect(found.findings.filter { $0.subject == "List.items" }.map(\.id) == ["property.missing"])
    }

    @Test func keysThatAreNoEnumeration() throws {
        var keys = Sample.type("Pet.CodingKeys", [("stringValue", "String")])
        keys.inherited = ["CodingKey"]
        let pet = Sample.type("Pet", [("parentId", "String?")])
        let found = Audit.report(
            try Sample.contract("Pet: {type: object, properties: {parent_id: {type: string}}}"),
            [Sample.file("Pet.swift", [pet, keys])])
        #expect(found.told == [])
        #expect(found.doubts.map(\.subject) == ["Pet"])
        #expect(
            found.doubts.map(\.reason) == [
                "'Pet.CodingKeys' is not an enumeration, so its keys are unknown."
            ])
    }
}
