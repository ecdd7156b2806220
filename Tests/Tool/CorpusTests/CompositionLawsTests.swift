import ContractModel
import TestSupport
import Testing

/// Composition obeys the laws of sets, whatever is composed. By JSON Schema 2020-12, section 10.2.1, a value satisfies
/// `allOf` if it satisfies every part, and `anyOf` if it satisfies at least one branch.
///
/// The schemas come from real documents (`LawDocument.paths`).
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CompositionLawsTests {
    /// Returns ways to write a schema that allow its values, or its values and null.
    static func laws(_ schema: String, null: String) -> [(name: String, text: String, allowsNull: Bool)] {
        let orNull = #"{"anyOf": [\#(schema), \#(null)]}"#
        return [
            ("S", schema, false),
            ("S and S", #"{"allOf": [\#(schema), \#(schema)]}"#, false),
            ("S and anything", #"{"allOf": [\#(schema), {}]}"#, false),
            ("anything and S", #"{"allOf": [{"description": "Anything."}, \#(schema)]}"#, false),
            ("S or null and S", #"{"allOf": [\#(orNull), \#(schema)]}"#, false),
            ("S and S or null", #"{"allOf": [\#(schema), \#(orNull)]}"#, false),
            ("S or null", orNull, true),
            ("null or S", #"{"oneOf": [\#(null), \#(schema)]}"#, true),
            ("S or null and S or null", #"{"allOf": [\#(orNull), \#(orNull)]}"#, true),
            ("S or S", #"{"anyOf": [\#(schema), \#(schema)]}"#, false),
        ]
    }

    /// The result has the type of the schema itself, not a copy, in lists and maps too.
    @Test(arguments: LawDocument.paths)
    func identities(_ path: String) throws {
        guard var document = LawDocument(path) else { return }
        let names = document.schemas.map(\.key)
        document.add([("Zz laws", Self.record(of: names.map(LawDocument.reference(to:)), null: document.null))])
        guard let contract = document.contract else { return }
        let record = try #require(contract.record("Zz laws"))
        let properties = Dictionary(uniqueKeysWithValues: record.properties.map { ($0.key, $0) })
        for (index, name) in names.enumerated() {
            let plain = try #require(properties["\(index) S"])
            for law in Self.laws("", null: "") {
                let property = try #require(properties["\(index) \(law.name)"])
                // Null is one of the values of any JSON, so its law does not apply. An alias of any JSON is also any
                // JSON.
                guard !contract.isJSON(plain.use.reference) else {
                    #expect(contract.isJSON(property.use.reference), "\(name): \(law.name)")
                    continue
                }
                #expect(property.use.reference == plain.use.reference, "\(name): \(law.name)")
                #expect(
                    property.isNullable == (law.allowsNull || plain.isNullable), "\(name): \(law.name), null"
                )
                let element: TypeReference =
                    property.isNullable ? .optional(plain.use.reference) : plain.use.reference
                #expect(
                    properties["\(index) list \(law.name)"]?.use.reference == .array(element), "\(name): \(law.name)")
                #expect(
                    properties["\(index) map \(law.name)"]?.use.reference == .dictionary(element),
                    "\(name): \(law.name)")
            }
        }
    }

    @Test func thereAreEnough() {
        let usable = LawDocument.paths.count { (LawDocument($0)?.schemas.count ?? 0) > 1 }
        #expect(usable >= TestExtent.choose(sample: 5, full: 20))
    }

    /// Returns a record with a property for each law of each schema: alone, in a list and in a map.
    static func record(of schemas: [String], null: String) -> String {
        let members = schemas.enumerated().flatMap { index, schema in
            laws(schema, null: null).flatMap { law in
                let list = #"{"type": "array", "items": \#(law.text)}"#
                let map = #"{"type": "object", "additionalProperties": \#(law.text)}"#
                return [
                    #""\#(index) \#(law.name)": \#(law.text)"#,
                    #""\#(index) list \#(law.name)": {"allOf": [\#(list), \#(list)]}"#,
                    #""\#(index) map \#(law.name)": {"allOf": [\#(map), \#(map)]}"#,
                ]
            }
        }
        return #"{"type": "object", "properties": {\#(members.joined(separator: ",\n"))}}"#
    }
}
