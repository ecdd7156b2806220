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

    private let links = """
        Gist:
          type: object
          required: [pull_url, push_url]
          properties: {pull_url: {type: string}, push_url: {type: string}, html_url: {type: string}}
        """

    private func gist(_ keys: [String]) -> [TypeFacts] {
        let names = ["pullURL", "pushURL", "htmlURL"].prefix(keys.count)
        var cases = Sample.enumeration("Gist.CodingKeys", Array(names))
        cases.inherited = ["String", "CodingKey"]
        for index in keys.indices { cases.cases[index].rawValue = keys[index] }
        let properties = [("pullURL", "String"), ("pushURL", "String"), ("htmlURL", "String?")]
        return [Sample.type("Gist", properties), cases]
    }

    @Test func twoPropertiesHaveEachOthersKeys() throws {
        let contract = try Sample.contract(links)
        let right = Audit.report(contract, [Sample.file("Gist.swift", gist(["pull_url", "push_url", "html_url"]))])
        #expect(right.told == [])
        let wrong = Audit.report(contract, [Sample.file("Gist.swift", gist(["push_url", "pull_url", "html_url"]))])
        #expect(wrong.told == ["coding-keys.swapped Gist.pull_url:3"])
    }

    /// A case with another name would not compile, because no property has its name.
    @Test func aMissingCaseHasTheNameOfTheProperty() throws {
        var types = gist(["pull_url", "push_url"])
        types[1].lastLine = 9
        let found = Audit.report(try Sample.contract(links), [Sample.file("Gist.swift", types)])
        #expect(found.told == ["coding-keys.missing Gist.html_url:1"])
        #expect(found.findings[0].lines.map(\.text) == ["case htmlURL = \"html_url\""])
    }

    /// An initialiser of a dictionary, as `[String: Any]` or `NSDictionary`.
    @Test(arguments: ["[String: Any]", "[String: AnyObject]", "NSDictionary"])
    func aKeyThatAnInitialiserNeverReads(_ type: String) throws {
        var decoder = Sample.decoder(of: "Gist", [("pull_url", "as", nil), ("push_url", "as", nil)])
        decoder.parameters = [
            ParameterFacts(label: "json", name: "json", type: type, initial: nil, place: Sample.place(20))
        ]
        for index in decoder.codings.indices { decoder.codings[index].isLiteral = true }
        decoder.codings[0].target = "pullURL"
        decoder.codings[1].target = "pushURL"
        let types = [gist([])[0]]
        let found = Audit.report(try Sample.contract(links), [Sample.file("Gist.swift", types, [decoder])])
        #expect(found.told.filter { $0.contains("html_url") } == ["decoder.missing Gist.html_url:4"])
    }
}
