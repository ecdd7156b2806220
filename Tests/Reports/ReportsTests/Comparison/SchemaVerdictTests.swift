import ContractSupport
import Testing
@testable import ContractReports

/// Small changes of one schema with their gravest severity. JSON Schema 2020-12 decides about requests, and
/// Documentation/Tolerance.md decides about responses.
@Suite struct SchemaVerdictTests {
    private static let schemas = """
            Code: {type: string, pattern: '^p'}
            Card: {type: object, properties: {x: {type: string}}}

        """

    /// Returns the gravest severity of the changes of values. Nil if the values have no change.
    private func severity(_ slot: DocumentSlot, _ old: String, _ new: String) throws -> ChangeSeverity? {
        func document(_ schema: String) -> String {
            let text = schema.replacing(/\b(Code|Card)\b/) { "{$ref: '#/components/schemas/\($0.0)'}" }
            return slot.document("properties: {a: \(text)}") + Self.schemas
        }
        let changes = try ComparedDocuments(document(old), document(new)).changes
        return changes.filter { $0.rule.direction != nil }.map(\.severity).max()
    }

    // MARK: Requests

    /// The new schema rejects some of the old values.
    @Test(arguments: [
        // Keywords of parts that state no type.
        ("Code", "{allOf: [Code, {maxLength: 3}]}"), ("Card", "{allOf: [Card, {minProperties: 1}]}"),
        ("Card", "{allOf: [Card, {not: {required: [q]}}]}"),
        ("Card", "{allOf: [Card, {if: {required: [x]}, then: {required: [y]}}]}"),
        ("{type: array, items: Code}", "{type: array, items: {allOf: [Code, {maxLength: 3}]}}"),
        // A part forbids the properties of the other parts.
        (
            "{allOf: [Card, {properties: {y: {}}}]}",
            "{allOf: [Card, {properties: {y: {}}, additionalProperties: false}]}"
        ),
        // Two rules of one keyword.
        ("{type: string, pattern: '^a'}", "{allOf: [{type: string, pattern: '^a'}, {pattern: 'z$'}]}"),
        ("Code", "{allOf: [Code, {pattern: 'z$'}]}"),
        ("{type: integer, multipleOf: 4}", "{allOf: [{type: integer, multipleOf: 4}, {multipleOf: 3}]}"),
        // Schemas without values, or with null alone.
        ("{type: string}", "false"), ("{}", "false"),
        ("{type: array, items: {type: string}}", "{type: array, items: false}"),
        ("{type: integer}", "{allOf: [{type: integer}, {type: string}]}"),
        // Alternatives of one type.
        ("{type: integer}", "{oneOf: [{type: integer, maximum: 5}, {type: integer, minimum: 10}]}"),
        ("{type: string}", "{anyOf: [{type: string, maxLength: 5}, {type: string, pattern: '^a'}]}"),
        // Both alternatives accept any string.
        (
            "{oneOf: [{type: string}, {type: string, const: y}, {type: number, maximum: 2}]}",
            "{oneOf: [{type: string}, {type: string, description: d}, {type: number, maximum: 2}]}"
        ),
        // An alternative that accepts any string covers no other types.
        (
            "{anyOf: [{type: string}, {type: integer, maximum: 5}, {type: integer, multipleOf: 2}]}",
            "{anyOf: [{type: string}, {type: integer, maximum: 3}, {type: integer, multipleOf: 2}]}"
        ),
        (
            "{type: string, contentMediaType: application/json}",
            "{type: string, contentMediaType: application/json, contentSchema: {type: object}}"
        ),
    ])
    func narrowed(_ old: String, _ new: String) throws {
        #expect(try severity(.request, old, new) == .warning)
        #expect(try severity(.request, new, old) == .info)
    }

    /// The new schema accepts all old values.
    @Test(arguments: [
        // Bounds that do not exclude more than other bounds, the type or its format.
        ("{type: integer, minimum: 5}", "{type: integer, exclusiveMinimum: 2}"),
        ("{type: number, exclusiveMinimum: 0}", "{type: number, minimum: 0}"),
        ("{type: number, minimum: 5}", "{type: number, exclusiveMinimum: 4.5}"),
        ("{type: number, maximum: 5}", "{type: number, exclusiveMaximum: 5.5}"),
        ("{type: integer, exclusiveMinimum: 0}", "{type: integer, minimum: 1}"),
        ("{type: integer, minimum: 1}", "{type: integer, exclusiveMinimum: 0}"),
        ("{type: integer, format: int32}", "{type: integer, format: int32, maximum: 2147483647}"),
        ("{type: integer, multipleOf: 10}", "{type: integer, multipleOf: 5}"),
        ("{type: integer}", "{type: integer, multipleOf: 1}"), ("{type: integer}", "{type: integer, multipleOf: 0.5}"),
        ("{type: string}", "{type: string, minLength: 0}"),
        ("{type: array, items: {type: string}}", "{type: array, items: {type: string}, minItems: 0}"),
        (
            "{type: array, items: {type: string}}",
            "{type: array, items: {type: string}, contains: {const: x}, minContains: 0}"
        ),
        // One of two rules is gone.
        (
            "{allOf: [{type: string, not: {const: a}}, {not: {const: b}}]}", "{type: string, not: {const: a}}"
        ),
        (
            "{allOf: [{type: string, pattern: '^a'}, {pattern: 'z$'}]}", "{type: string, pattern: 'z$'}"
        ),
        // Alternatives have no order.
        (
            "{anyOf: [{type: string, maxLength: 5}, {type: string, pattern: '^a'}]}",
            "{anyOf: [{type: string, pattern: '^a'}, {type: string, maxLength: 5}]}"
        ),
        // The alternative that accepts the old values replaces another one.
        (
            "{oneOf: [{type: integer, enum: [1, 2, 3]}, {type: string}]}", "{oneOf: [{type: integer}, {type: string}]}"
        ),
        ("{type: string, contentMediaType: application/json}", "{type: string}"),
        // The same alternative twice.
        ("{anyOf: [Card, Code]}", "{anyOf: [Card, Card, Code]}"),
        ("{anyOf: [Card, Card, Code]}", "{anyOf: [Card, Code]}"),
        // A constant fits its other keywords.
        ("{type: string, const: x}", "{type: string, const: x, maxLength: 1}"),
        ("{type: string, const: x}", "{type: string, const: x, pattern: '^x'}"),
        ("{type: string, const: x}", "{type: string, const: x, enum: [x]}"),
        // The variants of a union within a union, in other alternatives.
        (
            "{anyOf: [{type: [string, integer]}, {type: integer, enum: [1, 2]}]}",
            "{anyOf: [{type: [string, integer]}, {type: integer}]}"
        ),
        // Alternatives that an enumeration and a number represent.
        (
            "{oneOf: [{type: string, enum: [x, y]}, {type: number, maximum: 10}, {type: number}]}",
            "{oneOf: [{type: string, enum: [x, y], pattern: '^[a-z]*$'}, {type: number, maximum: 10}, {type: number}]}"
        ),
        // No string is an object.
        ("{type: string}", "{oneOf: [{}, {type: object, required: [c], properties: {c: {type: integer}}}]}"),
        // A multiple of 3 is an integer.
        ("{type: number, multipleOf: 3}", "{type: integer}"),
        ("{type: number, multipleOf: 3}", "{oneOf: [{type: string}, {type: integer}]}"),
        ("{type: array, items: {}, contains: {type: integer}}", "{type: array, items: {}, minItems: 1}"),
        (
            "{type: array, items: {}, contains: {type: integer}, maxContains: 1}",
            "{type: array, items: {}, contains: {anyOf: [{type: integer}]}, maxContains: 1}"
        ),
        ("{not: {type: string, nullable: true}}", "{not: {type: string}}"),
    ])
    func harmless(_ old: String, _ new: String) throws {
        #expect((try severity(.request, old, new) ?? .info) == .info)
    }

    /// Bounds that exclude a value of the other bounds.
    @Test(arguments: [
        ("{type: number, minimum: 5}", "{type: number, exclusiveMinimum: 5}"),
        ("{type: integer, exclusiveMinimum: 0}", "{type: integer, minimum: 2}"),
        ("{type: integer, format: int64}", "{type: integer, format: int64, maximum: 2147483647}"),
        ("{type: integer, multipleOf: 10}", "{type: integer, multipleOf: 4}"),
        ("{type: number}", "{type: number, multipleOf: 0.5}"),
        (
            "{type: array, items: {type: string}}",
            "{type: array, items: {type: string}, contains: {const: x}, minContains: 0, maxContains: 1}"
        ),
        ("{type: string}", "{allOf: [{type: string, not: {const: a}}, {not: {const: b}}]}"),
        (
            "{anyOf: [{type: array, items: {}, maxItems: 5}, {type: array, items: {}, minItems: 9}]}",
            "{anyOf: [{type: array, items: {}, maxItems: 4}, {type: array, items: {}, minItems: 9}]}"
        ),
        (
            "{type: object, additionalProperties: {type: string}}",
            "{type: object, additionalProperties: {type: string}, patternProperties: {'^n': {type: integer}}}"
        ),
    ])
    func narrowerBounds(_ old: String, _ new: String) throws {
        #expect(try severity(.request, old, new) == .warning)
    }

    /// Within keywords, some keywords decide which values other keywords concern.
    @Test(arguments: [
        (
            "{type: object, properties: {x: {type: integer}}, additionalProperties: {type: string}}",
            "{type: object, additionalProperties: {type: string}}"
        ),
        (
            "{type: array, prefixItems: [{type: integer}], items: {type: string}}",
            "{type: array, items: {type: string}}"
        ),
        (
            "{type: array, contains: {type: string, maxLength: 3}, maxContains: 1}",
            "{type: array, contains: {type: string}, maxContains: 1}"
        ),
        (
            "{type: array, contains: {type: string}, minContains: 0}", "{type: array, contains: {type: string}}"
        ),
        ("{type: string, nullable: true}", "{type: string}"),
    ])
    func neighboursOfKeywords(_ old: String, _ new: String) throws {
        func list(_ schema: String) -> String { "{type: array, items: {}, contains: \(schema)}" }
        #expect(try severity(.request, list(old), list(new)) == .warning)
    }

    /// A schema changes, and only keywords that no type represents refer to it.
    @Test(arguments: [
        "{anyOf: [Code, {type: string, maxLength: 2}]}", "{oneOf: [Code, {type: string, minLength: 20}]}",
        "{type: array, items: {}, contains: Code}", "{type: array, prefixItems: [Code, {type: integer}]}",
        "{type: object, patternProperties: {'^a': Code, '^b': {type: integer}}}",
    ])
    func schemaBehindAReference(_ schema: String) throws {
        func document(_ length: Int) -> String {
            let text = schema.replacing("Code", with: "{$ref: '#/components/schemas/Code'}")
            return DocumentSlot.request.document("properties: {a: \(text)}")
                + "    Code: {type: string, maxLength: \(length)}\n"
        }
        func gravest(_ old: Int, _ new: Int) throws -> ChangeSeverity? {
            try ComparedDocuments(document(old), document(new)).changes.filter { $0.rule.direction == .request }
                .map(\.severity).max()
        }
        #expect(try gravest(9, 4) == .warning)
        #expect(try gravest(9, 9) == nil)
    }

    /// The values of keys that a record does not name may no longer be null.
    @Test func furtherValues() throws {
        func record(_ type: String) -> String {
            "{type: object, properties: {x: {type: integer}}, additionalProperties: {type: \(type)}}"
        }
        #expect(try severity(.request, record("[string, 'null']"), record("string")) == .breaking)
        #expect(try severity(.request, record("string"), record("[string, 'null']")) == .info)
    }

    /// The later elements of a tuple have stricter elements than the first element.
    @Test func elementsOfATuple() throws {
        func tuple(_ words: String) -> String {
            let list = "{type: array, items: {type: string"
            return "{type: array, prefixItems: [\(list)}}], items: \(list)\(words)}}}"
        }
        #expect(try severity(.request, tuple(""), tuple(", maxLength: 1")) == .warning)
    }

    /// The constant is a list whose type has no constant.
    @Test func constantOfAList() throws {
        func list(_ text: String) -> String {
            "{type: array, items: {anyOf: [Card, {type: integer}]}, const: [{x: \(text)}]}"
        }
        #expect(try severity(.request, list("a"), list("b")) == .breaking)
    }

    /// A record keeps its properties if only alternatives without a type remain.
    @Test func alternativesWithoutAType() throws {
        let record = "type: object, properties: {x: {type: integer}}, required: [x]"
        #expect(
            try severity(
                .request, "{\(record), oneOf: [{required: [x]}, {type: array, items: {}}]}",
                "{\(record), oneOf: [{required: [x]}, {required: [y]}]}") == .warning)
        #expect(
            try severity(
                .request, "{\(record), oneOf: [{required: [z]}, {required: [y]}]}",
                "{\(record), oneOf: [{required: [z]}, {type: integer}]}") == .warning)
    }

    /// Null is the only value, and a server that expects strings rejects it.
    @Test func nullAlone() throws {
        #expect(try severity(.request, "{type: string}", "{type: 'null'}") == .warning)
        #expect(try severity(.request, "{type: 'null'}", "{type: string}") == .breaking)
        let lists = ("{type: array, items: {type: string}}", "{type: array, items: {type: 'null'}}")
        #expect(try severity(.request, lists.1, lists.0) == .breaking)
        #expect(try severity(.response, lists.0, lists.1) == .breaking)
    }

    /// References have no siblings in version 3.0 (3.0.4, section 4.8.23).
    @Test func siblingsOfReferences() throws {
        func document(_ words: String, _ version: String) -> String {
            let record = "properties: {a: {$ref: '#/components/schemas/Code'\(words)}}"
            return (DocumentSlot.request.document(record) + Self.schemas).replacing("3.1.0", with: version)
        }
        let changes = try ComparedDocuments(document("", "3.0.3"), document(", maxLength: 5", "3.0.3")).changes
        #expect(changes.isEmpty)
        let newer = try ComparedDocuments(document("", "3.1.0"), document(", maxLength: 5", "3.1.0"))
        #expect(newer.rules == ["request-property-max-length-set"])
    }

    // MARK: Responses

    /// The decoder chooses variants by constants (Documentation/Tolerance.md).
    @Test(arguments: [["a2", "b"], ["a", "b", "c"]])
    func constantsOfVariants(_ kinds: [String]) throws {
        func union(_ kinds: [String]) -> String {
            let variants = kinds.map {
                "{type: object, required: [k], properties: {k: {const: \($0)}, x: {type: string}}}"
            }
            return "{oneOf: [\(variants.joined(separator: ", "))]}"
        }
        #expect(try severity(.response, union(["a", "b"]), union(kinds)) == .warning)
    }

    @Test(arguments: [
        // A constant of a record is read with any value.
        ("{type: string, const: x}", "{type: string}", ChangeSeverity.info),
        ("{type: string, const: x}", "{type: string, const: y}", .info),
        ("{type: string, const: x}", "{type: string, enum: [x]}", .info),
        ("{type: string, enum: [x, y]}", "{type: string, const: x}", .info),
        ("{type: string, const: x}", "{type: integer, const: 1}", .warning),
        // A Boolean reads the numbers 0 and 1.
        ("{type: boolean}", "{type: integer}", .breaking),
        ("{type: boolean}", "{type: integer, enum: [0, 1]}", .warning),
        // A string keeps any text, and bytes are read in both alphabets.
        ("{type: string}", "{type: string, contentMediaType: application/json}", .info),
        ("{type: string}", "{type: string, contentEncoding: base64}", .info),
        ("{type: string, contentEncoding: base64}", "{type: string, contentEncoding: base64url}", .warning),
        ("{type: string, contentEncoding: base64}", "{type: string}", .breaking),
        // Null is read like a missing value.
        ("{type: string}", "{type: [string, 'null']}", .warning), ("{type: string}", "{type: 'null'}", .warning),
    ])
    func response(_ old: String, _ new: String, _ severity: ChangeSeverity) throws {
        #expect(try self.severity(.response, old, new) == severity)
    }

    // MARK: Contents

    private func body(_ mediaType: String, _ schema: String?) -> String {
        let content = schema.map { "{schema: \($0)}" } ?? "{}"
        return DocumentSlot.operation.document(
            "{requestBody: {content: {\(mediaType): \(content)}}, responses: {'204': {description: d}}}")
    }

    private func answer(_ content: String, isWebhook: Bool = false) -> String {
        let operation = "{responses: {'200': {description: d\(content)}}}"
        return isWebhook
            ? DocumentSlot.root.document("webhooks: {w: {post: \(operation)}}")
            : DocumentSlot.operation.document(operation)
    }

    private func severity(_ old: String, _ new: String) throws -> ChangeSeverity? {
        try ComparedDocuments(old, new).changes.filter { $0.rule.direction != nil }.map(\.severity).max()
    }

    /// The schema `true` allows any JSON, like a missing schema.
    @Test(arguments: ["true", "{}"])
    func missingSchema(_ schema: String) throws {
        let (without, with) = (body("application/json", nil), body("application/json", schema))
        #expect((try severity(without, with) ?? .info) == .info)
        #expect((try severity(with, without) ?? .info) == .info)
        #expect(try severity(without, body("application/json", "{type: string}")) == .warning)
    }

    /// No type is made for these contents, but the server checks them.
    @Test(arguments: [
        ("text/plain", "{type: string, enum: [a, b]}", "{type: string, enum: [a]}"),
        ("application/xml", "{type: object, properties: {a: {type: string}}}", "{type: object, required: [a]}"),
        ("text/csv", "{type: string}", "{type: string, enum: [a]}"),
    ])
    func contentWithoutAType(_ mediaType: String, _ old: String, _ new: String) throws {
        let compared = try ComparedDocuments(body(mediaType, old), body(mediaType, new))
        #expect(compared.rules == ["request-body-media-type-schema-changed"])
        #expect(compared.changes.contains { $0.severity == .warning })
    }

    /// The schema of the content stays the same, but refers to a schema that changes.
    @Test func contentWithAReference() throws {
        func document(_ length: Int) -> String {
            body("application/xml", "{type: object, properties: {a: {$ref: '#/components/schemas/Code'}}}")
                + "    Code: {type: string, maxLength: \(length)}\n"
        }
        let changes = try ComparedDocuments(document(9), document(4)).changes
        let change = changes.first { $0.rule.id == "request-body-media-type-schema-changed" }
        #expect(change?.severity == .warning)
        #expect(change?.before == nil)
        #expect(try ComparedDocuments(document(9), document(9)).changes.isEmpty)
    }

    /// A range allows media types that the app does not read.
    @Test(arguments: ["application/*", "'*/*'"])
    func rangeOfMediaTypes(_ range: String) throws {
        func document(_ mediaType: String) -> String {
            answer(", content: {\(mediaType): {schema: {type: string}}}")
        }
        #expect(try severity(document("application/json"), document(range)) == .warning)
        #expect(try severity(document(range), document("application/json")) == .info)
    }

    /// The app sends the answers of webhooks.
    @Test func bodyOfAnAnswerThatTheAppSends() throws {
        let (without, with) = ("", ", content: {application/json: {schema: {type: string}}}")
        #expect(
            try severity(answer(without, isWebhook: true), answer(with, isWebhook: true)) == .warning)
        #expect(try severity(answer(without), answer(with)) == .info)
        let other = answer(without, isWebhook: true).replacing("'200'", with: "'204'")
        #expect(try severity(other, answer(without, isWebhook: true)) == .warning)
    }

    // MARK: Sentences

    /// A schema that is written in place of a reference has no name.
    @Test func describedInPlace() throws {
        func document(_ schema: String) -> String {
            DocumentSlot.request.document("properties: {a: \(schema)}") + Self.schemas
        }
        let compared = try ComparedDocuments(
            document("{$ref: '#/components/schemas/Card'}"), document("{type: object, properties: {x: {type: string}}}")
        )
        let change = try #require(compared.change("api-schema-replaced"))
        #expect(change.message == "'R.a' is now described in place, and no longer by 'Card'.")
    }

    @Test func constants() throws {
        func message(_ old: String, _ new: String, _ rule: String) throws -> String? {
            func document(_ schema: String) -> String { DocumentSlot.response.document("properties: {a: \(schema)}") }
            return try ComparedDocuments(document(old), document(new)).change("response-property-\(rule)")?.message
        }
        let (plain, x, y) = ("{type: string}", "{type: string, const: x}", "{type: string, const: y}")
        #expect(try message(plain, x, "const-added") == "'R.a' now has a constant value.")
        #expect(try message(x, plain, "const-removed") == "'R.a' no longer has a constant value.")
        #expect(try message(x, y, "const-changed") == "The constant value of 'R.a' has changed.")
    }

    /// A sunset that is not a day is treated as missing.
    @Test func sunsetThatIsNoDay() throws {
        func document(_ words: String) -> String {
            DocumentSlot.operation.document("{\(words), responses: {'204': {description: d}}}")
        }
        let deprecated = document("deprecated: true, x-sunset: soon")
        #expect(try ComparedDocuments(document("summary: s"), deprecated).rules == ["endpoint-deprecated"])
        #expect(try ComparedDocuments(document("deprecated: true"), deprecated).rules == [])
        let removed = try ComparedDocuments(deprecated, DocumentSlot.paths.document("/z: {}"))
        #expect(removed.rules.contains("api-removed-with-deprecation"))
        #expect(!removed.changes.contains { $0.message.contains("soon") })
    }
}
