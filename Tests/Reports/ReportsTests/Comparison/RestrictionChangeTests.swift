import ContractSupport
import Testing
@testable import ContractReading
@testable import ContractReports

/// These tests cover rules that types do not show, and bounds of whole objects. A rule in other words or in another
/// place is not a change.
@Suite struct RestrictionChangeTests {
    private func rules(_ slot: DocumentSlot, _ old: String, _ new: String) throws -> Set<String> {
        Set(try ComparedDocuments(slot.document(old), slot.document(new)).rules)
    }

    private static let members = "type: object, properties: {y: {type: string}}"
    private static let bounded = "\(members), not: {required: [q]}, additionalProperties: false, minProperties: 1"

    // MARK: Types

    /// A map that allows no keys is still a map, not a text or a list.
    @Test(arguments: ["{type: string}", "{type: array, items: {type: string}}", "{type: integer}"])
    func emptyMapAndAnotherType(_ other: String) throws {
        let empty = "{type: object, additionalProperties: false}"
        for slot in [DocumentSlot.request, .response] {
            let prefix = slot == .request ? "request" : "response"
            let (map, type) = ("properties: {a: \(empty)}", "properties: {a: \(other)}")
            #expect(try rules(slot, map, type) == ["\(prefix)-property-type-changed"])
            #expect(try rules(slot, type, map) == ["\(prefix)-property-type-changed"])
        }
    }

    /// A change of the shape of a schema includes the changes that follow from it.
    @Test func shapeOfASchema() throws {
        func document(_ schema: String) -> String {
            DocumentSlot.request.document("properties: {a: {$ref: '#/components/schemas/B'}}") + "    B: \(schema)\n"
        }
        let (object, text) = ("{\(Self.bounded)}", "{type: string, enum: [aa, bb], maxLength: 3}")
        let there = try ComparedDocuments(document(object), document(text))
        #expect(!there.rules.contains { $0.contains("properties") || $0.contains("not") || $0.contains("length") })
        #expect(there.rules.contains { $0.contains("type-changed") })
        let back = try ComparedDocuments(document(text), document(object))
        #expect(!back.rules.contains { $0.contains("properties") || $0.contains("not") || $0.contains("length") })
    }

    // MARK: Names

    private static let described = [
        bounded, "type: string, enum: [a, b], maxLength: 3", "type: string, minLength: 2, pattern: '^x'",
        "type: array, minItems: 1, items: {type: string, maxLength: 3}",
    ]

    /// An inline schema and a named schema are equal.
    @Test(arguments: described)
    func schemaThatGetsAName(_ schema: String) throws {
        func document(_ use: String) -> String {
            DocumentSlot.request.document("properties: {a: \(use), l: {type: array, items: \(use)}}")
                + "    B: {\(schema)}\n"
        }
        let (inLine, named) = (document("{\(schema)}"), document("{$ref: '#/components/schemas/B'}"))
        for (old, new) in [(inLine, named), (named, inLine)] {
            let rules = try ComparedDocuments(old, new).rules
            #expect(Set(rules).isSubset(of: ["api-schema-renamed", "api-schema-replaced"]))
        }
    }

    /// A rule that is stricter than before is one change.
    @Test func schemaThatGetsANameAndABound() throws {
        func document(_ use: String, _ schema: String) -> String {
            DocumentSlot.request.document("properties: {a: \(use)}") + "    B: {\(schema)}\n"
        }
        let compared = try ComparedDocuments(
            document("{\(Self.members)}", Self.bounded), document("{$ref: '#/components/schemas/B'}", Self.bounded))
        #expect(
            compared.rules.filter { $0.hasPrefix("request-property-") }.sorted() == [
                "request-property-additional-properties-narrowed", "request-property-min-properties-set",
                "request-property-not-set",
            ])
    }

    // MARK: Parts

    /// `allOf` equals its result, also if its parts have names.
    @Test func flattenedParts() throws {
        let whole = "properties: {y: {type: string}, x: {type: string}}, not: {required: [q]}, minProperties: 1"
        func part(_ reference: String) -> String { "allOf: [\(reference), {properties: {x: {type: string}}}]" }
        let inLine = "\(Self.members), not: {required: [q]}, minProperties: 1"
        func document(_ text: String) -> String {
            DocumentSlot.request.document(text) + "    B: {\(inLine)}\n"
        }
        let texts = [whole, part("{$ref: '#/components/schemas/B'}"), part("{\(inLine)}")]
        for (old, new) in [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2)] {
            #expect(try ComparedDocuments(document(texts[old]), document(texts[new])).rules == [])
            func property(_ text: String) -> String { document("properties: {a: {type: object, \(text)}}") }
            #expect(try ComparedDocuments(property(texts[old]), property(texts[new])).rules == [])
        }
    }

    /// The order of parts makes no difference, and neither do parts that are written twice.
    @Test(
        arguments: [
            ("{not: {required: [b]}}, {not: {required: [c]}}", "{not: {required: [c]}}, {not: {required: [b]}}"),
            ("{not: {required: [b]}}, {not: {required: [a]}}", "{not: {required: [b]}}"),
            ("{additionalProperties: {type: string}}, {additionalProperties: false}", "{additionalProperties: false}"),
            (
                "{unevaluatedProperties: {type: string}}, {unevaluatedProperties: false}",
                "{unevaluatedProperties: false}"
            ),
        ])
    func orderOfParts(_ old: String, _ new: String) throws {
        func text(_ parts: String) -> String {
            "properties: {x: {type: string}}, allOf: [{not: {required: [a]}}, \(parts)]"
        }
        let told = try rules(.request, text(old), text(new))
        // If the record no longer keeps the values of further keys, that is a change of the Swift.
        #expect(told.subtracting(["request-body-additional-properties-dropped"]) == [])
    }

    /// A map that allows no keys is empty, whatever other rules its values have.
    @Test func mapWithoutKeysByAPart() throws {
        let parts = "{allOf: [{type: object, additionalProperties: {type: string}}, {additionalProperties: false}]}"
        let empty = "{type: object, additionalProperties: false}"
        #expect(try rules(.response, "properties: {a: \(parts)}", "properties: {a: \(empty)}") == [])
    }

    // MARK: Tuples

    /// The elements of `prefixItems` have no types of their own in Swift, but their changes are found.
    @Test(
        arguments: [
            ("{type: string}, {type: integer}", "{type: string}, {type: boolean}"),
            ("{type: string}, {type: integer}", "{type: string}, {type: integer}, {type: boolean}"),
            ("{type: string}, {type: integer}", "{type: string}"),
            ("{type: string}, {type: integer}", "{type: integer}, {type: string}"),
            ("{type: string, maxLength: 3}", "{type: string, maxLength: 2}"),
        ])
    func tuple(_ old: String, _ new: String) throws {
        func text(_ places: String) -> String { "properties: {a: {type: array, prefixItems: [\(places)]}}" }
        #expect(try rules(.response, text(old), text(new)) == ["response-property-prefix-items-changed"])
        #expect(try rules(.request, text(old), text(new)) == ["request-property-prefix-items-changed"])
        #expect(try rules(.request, text(old), text(old)) == [])
    }

    /// `items` describes the elements after those of `prefixItems`.
    @Test func restOfATuple() throws {
        func text(_ words: String) -> String { "properties: {a: {type: array, \(words)}}" }
        let open = "prefixItems: [{type: string}, {type: integer}]"
        let closed = "\(open), items: false"
        #expect(try rules(.request, text(open), text(closed)) == ["request-property-prefix-items-changed"])
        #expect(try rules(.request, text(open), text("\(open), items: true")) == [])
        #expect(try rules(.request, text("items: {}"), text(open)) == ["request-property-prefix-items-set"])
        #expect(try rules(.request, text(open), text("items: {}")) == ["request-property-prefix-items-removed"])
        // Titles and examples do not restrict values.
        #expect(try rules(.request, text(open), text("prefixItems: [{type: string, title: T}, {type: integer}]")) == [])
    }

    // MARK: Texts

    /// `const` equals an `enum` that has one value (JSON Schema Validation 2020-12, section 6.1.3).
    @Test func singleValue() throws {
        func text(_ rule: String) -> String { "properties: {a: {type: string, not: {\(rule)}}}" }
        #expect(try rules(.request, text("enum: [a]"), text("const: a")) == [])
        #expect(try rules(.request, text("const: a"), text("const: b")) == ["request-property-not-changed"])
    }

    /// The comparison does not read so long a set to its end. It still ignores a new order, and still finds a rule that
    /// is added.
    @Test func orderOfALongSet() throws {
        func text(_ values: [Int]) -> String {
            "properties: {a: {type: integer, not: {enum: \(values)}}}"
        }
        let values = Array(100_000..<104_000)
        #expect(try rules(.request, text(values), text(values.reversed())) == [])
        #expect(
            try rules(.request, "properties: {a: {type: integer}}", text(values)) == ["request-property-not-set"])
    }

    /// The reader stops after a number of rules. The rules after that do not depend on how many rules were before them.
    @Test func moreRulesThanAreRead() throws {
        // The words are long, because a few long words are read faster than many short words.
        let words = (100..<160).map { "\($0)" + String(repeating: "x", count: 200) }
        let rule = "not: {enum: [\(words.joined(separator: ", "))]}"
        // A nested rule is read once for each level, so all rules are read 40 times.
        let deep = (0..<40).reduce("{\(rule)}") { text, _ in "{patternProperties: {a: \(text)}}" }
        func document(_ count: Int) -> String {
            let many = (0..<count).map { "p\($0): \(deep)" }
            return DocumentSlot.requestBody.document("{$ref: '#/components/schemas/Z'}")
                + "    A: {type: object, properties: {\(many.joined(separator: ", "))}}\n"
                + "    Z: {type: object, properties: {z: {type: string, not: {const: z}}}}\n"
        }
        #expect(rule.count * 40 * 12 > SchemaText.budget)
        #expect(try ComparedDocuments(document(1), document(12)).rules.filter { $0.contains("-not-") } == [])
    }

    /// The limit includes empty schemas, so each rule takes a limited time. Longer rules are treated as equal.
    @Test func manyEmptySchemas() throws {
        func text(_ count: Int) -> String {
            let parts = Array(repeating: "{}", count: count).joined(separator: ",")
            return "properties: {a: {type: string, not: {allOf: [\(parts)]}}}"
        }
        #expect(try rules(.request, text(20_000), text(20_001)) == [])
        #expect(try rules(.request, text(1), text(2)) == ["request-property-not-changed"])
    }
}
