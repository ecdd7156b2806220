import ContractSupport
import Testing
@testable import ContractModel
@testable import ContractReading
@testable import ContractReports

/// `gen-dtos diff`, the intersection of `allOf` and validation each take account of every keyword that restricts values
/// (JSON Schema 2020-12, and its validation vocabulary). The table has a type of schema and a value for each keyword.
@Suite struct KeywordTests {
    private static let samples: [String: (type: String, value: String)] = [
        "minLength": ("string", "2"), "maxLength": ("string", "9"), "pattern": ("string", "^a+$"),
        "format": ("string", "email"), "minimum": ("number", "2"), "maximum": ("number", "9"),
        "exclusiveMinimum": ("number", "2"), "exclusiveMaximum": ("number", "9"), "multipleOf": ("number", "2"),
        "minItems": ("array", "2"), "maxItems": ("array", "9"), "uniqueItems": ("array", "true"),
        "minProperties": ("object", "2"), "maxProperties": ("object", "9"), "additionalProperties": ("object", "false"),
        "unevaluatedProperties": ("object", "false"), "unevaluatedItems": ("array", "false"),
        "patternProperties": ("object", "{'^a': {type: string}}"), "propertyNames": ("object", "{maxLength: 9}"),
        "dependentRequired": ("object", "{a: [b]}"), "dependentSchemas": ("object", "{a: {required: [b]}}"),
        "not": ("string", "{enum: [a]}"), "if": ("string", "{maxLength: 3}, then: {pattern: '^a'}"),
        "prefixItems": ("array", "[{type: string}]"), "contains": ("array", "{type: string}"),
        "minContains": ("array", "2, contains: {type: string}"),
        "maxContains": ("array", "9, contains: {type: string}"),
        "required": ("object", "[a]"), "anyOf": ("object", "[{required: [a]}, {required: [b]}]"),
        "contentSchema": ("string", "{type: object}"),
        "oneOf": ("object", "[{required: [a]}, {required: [b]}]"),
    ]

    /// Maps each type to two keywords. At least one of them differs from the tested keyword.
    private static let others = [
        "string": ["pattern: b", "maxLength: 99"], "number": ["multipleOf: 3", "maximum: 99"],
        "array": ["uniqueItems: true", "maxItems: 99"], "object": ["maxProperties: 99", "minProperties: 1"],
    ]

    /// The keywords that change no Swift type. A comparison of types reports the others. The rule for `properties`
    /// follows from `additionalProperties: false`.
    private static let names = ConstraintKeyword.all.map(\.keyword)
        .filter { !["type", "const", "properties"].contains($0) }

    /// The schema without the keyword has `contains` if the keyword needs it.
    private func schemas(_ keyword: String) throws -> (without: String, with: String) {
        let sample = try #require(Self.samples[keyword], "The table lacks \(keyword).")
        let needed = keyword.hasSuffix("Contains") ? ", contains: {type: string}" : ""
        return ("type: \(sample.type)\(needed)", "type: \(sample.type), \(keyword): \(sample.value)")
    }

    @Test(arguments: names)
    func diffReportsTheKeyword(_ name: String) throws {
        let keyword = try #require(ConstraintKeyword.all.first { $0.keyword == name })
        let (without, with) = try schemas(name)
        func document(_ schema: String) -> String { DocumentSlot.response.document("properties: {a: {\(schema)}}") }
        let rules = try ComparedDocuments(document(without), document(with)).rules
        #expect(rules.contains { $0.hasPrefix("response-property-\(keyword.name)-") }, "\(rules)")
    }

    /// An `allOf` keeps the keywords of its parts (JSON Schema 2020-12, section 10.2.1.1). Both parts have a keyword, so
    /// that their constraints must be combined.
    @Test(arguments: names)
    func allOfKeepsTheKeyword(_ name: String) throws {
        let (without, with) = try schemas(name)
        let type = try #require(Self.samples[name]).type
        let other = try #require(Self.others[type]?.first { !$0.hasPrefix(name) })
        func document(_ schema: String) -> String { DocumentSlot.response.document("properties: {a: {\(schema)}}") }
        let parts = "allOf: [{\(with)}, {\(without), \(other)}]"
        #expect(try ComparedDocuments(document("\(with), \(other)"), document(parts)).rules == [])
    }

    /// Validation reads every keyword that restricts values. `contentSchema` asserts nothing (JSON Schema Validation
    /// 2020-12, section 8.2).
    @Test(arguments: ConstraintKeyword.all.map(\.keyword).filter { $0 != "contentSchema" })
    func validationNeedsTheKeyword(_ name: String) throws {
        #expect(try #require(SchemaKeyword.named[name]).facts.role == .rule)
    }
}
