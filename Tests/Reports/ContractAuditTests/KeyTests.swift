import ContractAudit
import Testing

/// Tests by which keys a type is decoded if its own declaration does not have the keys.
@Suite struct KeyTests {
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
