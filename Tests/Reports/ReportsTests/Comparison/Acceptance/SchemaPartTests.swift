import ContractSupport
import Testing
@testable import ContractReports

/// Changes of parts that decide together: the keys of an object and their rules, the parts of a composition, the
/// elements of a tuple. JSON Schema 2020-12 decides which values a schema accepts.
@Suite struct SchemaPartTests {
    private static let schemas = """
            Card: {type: object, properties: {x: {type: string}}}
            Short: {type: string, maxLength: 4}
            Text: {type: string}
            Day: {type: string, format: date}
            Whole: {type: object, properties: {n: {type: integer}}}
            Real: {type: object, properties: {n: {type: number}}}

        """

    private func changes(_ slot: DocumentSlot, _ old: String, _ new: String) throws -> [Change] {
        func document(_ schema: String) -> String {
            let text = schema.replacing(/\b(Card|Short|Text|Day|Whole|Real)\b/) {
                "{$ref: '#/components/schemas/\($0.0)'}"
            }
            return slot.document("properties: {a: \(text)}") + Self.schemas
        }
        return try ComparedDocuments(document(old), document(new)).changes.filter { $0.rule.direction != nil }
    }

    private func severity(_ slot: DocumentSlot, _ old: String, _ new: String) throws -> ChangeSeverity {
        try changes(slot, old, new).map(\.severity).max() ?? .info
    }

    private static let keys = "{type: object, required: [k], properties: {k: {type: string}, l: {type: string}}"

    /// The new schema accepts all values with keys of the old schema.
    @Test(arguments: [
        ("\(keys)}", "\(keys), propertyNames: {enum: [k, l, m]}}"),
        ("\(keys)}", "\(keys), propertyNames: {maxLength: 1, pattern: '^[a-z]'}}"),
        ("\(keys)}", "\(keys), dependentRequired: {l: [k], z: [l]}}"),
        // Strings with these formats have these lengths.
        ("{type: string, format: uuid}", "{type: string, format: uuid, minLength: 1, maxLength: 36}"),
        ("{type: string, format: date}", "{type: string, format: date, maxLength: 10}"),
        // `additionalProperties` evaluates all keys.
        (
            "{type: object, additionalProperties: {type: string}}",
            "{type: object, additionalProperties: {type: string}, unevaluatedProperties: false}"
        ),
        // The elements at each position of a tuple, and the elements after it.
        (
            "{type: array, prefixItems: [{type: string, enum: [b]}, {type: integer}]}",
            "{type: array, prefixItems: [{type: string}]}"
        ),
        ("{type: array, prefixItems: [Short, Card]}", "{type: array, prefixItems: [Text, Card]}"),
        ("{type: array, prefixItems: [Whole]}", "{type: array, prefixItems: [Real]}"),
        // No listed value is a time.
        (
            "{type: string, format: date-time}",
            "{oneOf: [{type: string, format: date-time}, {type: string, enum: [b, c]}]}"
        ),
        (
            "{type: array, items: {type: boolean}}",
            "{oneOf: [{type: array, items: {type: boolean}}, {type: [integer, string]}, {type: string}]}"
        ),
        ("{type: integer}", "{anyOf: [{type: integer}, {required: [x]}]}"),
        // An app writes the keys of `Card` only.
        ("{anyOf: [Card, {required: [y]}]}", "Card"),
        ("{anyOf: [Card, Card]}", "{anyOf: [Card, {allOf: [Card]}, {type: boolean}]}"),
    ])
    func harmless(_ old: String, _ new: String) throws {
        #expect(try severity(.request, old, new) == .info)
    }

    /// The new schema rejects some of the old values.
    @Test(arguments: [
        ("\(keys)}", "\(keys), propertyNames: {enum: [k]}}", ChangeSeverity.warning),
        ("\(keys)}", "\(keys), dependentRequired: {k: [l]}}", .warning),
        ("{type: string, format: uuid}", "{type: string, format: uuid, maxLength: 35}", .warning),
        ("{type: array, prefixItems: [Text]}", "{type: array, prefixItems: [Short]}", .warning),
        ("{type: array, prefixItems: [Real]}", "{type: array, prefixItems: [Whole]}", .warning),
        ("{type: array, prefixItems: [{type: string}]}", "{type: array, prefixItems: [{}, {type: string}]}", .warning),
        ("{type: array, prefixItems: [Card]}", "{type: array, prefixItems: [Card], items: false}", .warning),
        // `additionalProperties: false` allows no key of the other part.
        ("Card", "{allOf: [Card, {additionalProperties: false}]}", .warning),
        // Each value conforms to both alternatives.
        ("Card", "{oneOf: [{oneOf: [Card, Card]}]}", .warning),
        ("{type: string, enum: [b]}", "{oneOf: [{oneOf: [{enum: [b]}, {enum: [b]}]}]}", .warning),
        // A string also conforms to the alternative without a type.
        ("{type: string}", "{oneOf: [{type: string}, {required: [x]}]}", .warning),
        // No rule describes the other keys any more.
        (
            "{type: object, properties: {k: {}}, patternProperties: {'^x': Card}, additionalProperties: false}",
            "{type: object, properties: {k: {}}, additionalProperties: false}", .warning
        ),
        // An object with the key is not a number.
        ("{anyOf: [{type: integer}, {required: [x]}]}", "{type: integer}", .breaking),
        ("{}", "{type: object}", .breaking),
        // Longer texts are rejected, but any text may be a day.
        ("Day", "Short", .warning),
    ])
    func narrowed(_ old: String, _ new: String, _ severity: ChangeSeverity) throws {
        #expect(try self.severity(.request, old, new) == severity)
    }

    /// The old type cannot decode some values.
    @Test(arguments: [
        ("{type: integer}", "{anyOf: [{type: integer}, {required: [x]}]}"),
        ("{type: object, additionalProperties: {type: string}}", "Whole"),
    ])
    func lost(_ old: String, _ new: String) throws {
        #expect(try severity(.response, old, new) == .breaking)
    }

    /// Each level has two keywords for its elements, or two alternatives. The comparison must not repeat the levels
    /// below for each of them.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            (
                "{type: array, prefixItems: [%], items: {type: integer}}", "{type: string, maxLength: 5}",
                "{type: string, maxLength: 9}", ChangeSeverity.info
            ),
            (
                "{anyOf: [%, {type: array, maxItems: 2}]}", "{maxLength: 5}",
                "{maxLength: 4}", .warning
            ),
        ])
    func nestedKeywordsEnd(_ level: String, _ old: String, _ new: String, _ severity: ChangeSeverity) throws {
        func document(_ schema: String) -> String {
            let nested = (0..<40).reduce(schema) { inner, _ in level.replacing("%", with: inner) }
            return "{type: array, items: {}, contains: \(nested)}"
        }
        #expect(try self.severity(.request, document(old), document(new)) == severity)
    }

    /// The last part of a reference is not the name of the schema to which the reference leads.
    @Test(arguments: [
        ("Low/properties/id", "High/properties/id", ChangeSeverity.warning), ("Short", "Text", .info),
        ("Text", "Short", .warning), ("Sho%72t", "Text", .info),
    ])
    func referencesWithinKeywords(_ old: String, _ new: String, _ severity: ChangeSeverity) throws {
        func document(_ name: String) -> String {
            let rule = "{$ref: '#/components/schemas/\(name)'}"
            return DocumentSlot.request.document("properties: {a: {type: array, items: {}, contains: \(rule)}}")
                + Self.schemas + """
                        id: {type: string}
                        Low: {type: object, properties: {id: {type: string, minLength: 2}}}
                        High: {type: object, properties: {id: {type: string, minLength: 9}}}

                    """
        }
        let changes = try ComparedDocuments(document(old), document(new)).changes
        #expect(changes.filter { $0.rule.direction != nil }.map(\.severity).max() == severity)
    }

    /// RFC 6901 describes the escapes of a pointer.
    @Test(arguments: [
        ("#/components/schemas/Card", ["Card"]), ("#/definitions/Card", ["Card"]),
        ("#/components/schemas/a~1b", ["a/b"]),
        ("#/components/schemas/a~01", ["a~1"]), ("#/components/schemas/a%20b", ["a b"]),
        ("#/components/schemas/Card/properties/x", []), ("#/components/responses/Card", []), ("Card.yaml", []),
        ("other.yaml#/components/schemas/Card", []), ("#Card", []),
    ])
    func namesInReferences(_ reference: String, _ names: [String]) {
        #expect(SchemaTextContainment.references(in: ["{\"$ref\": \"\(reference)\"}"]) == Set(names))
    }

    @Test func anyObjectIsAnyJSON() throws {
        let change = try #require(try changes(.response, "{type: object}", "{}").first)
        #expect(change.rule.id == "response-property-type-compatible")
        #expect((change.severity, change.swiftEffect) == (.info, .none))
        #expect((change.before, change.after) == ("any object", "any JSON"))
    }

    /// The document has no `propertyNames`.
    @Test func messageOfForbiddenKeys() throws {
        let changes = try changes(.request, "Card", "{allOf: [Card, {additionalProperties: false}]}")
        let change = try #require(changes.first { $0.severity == .warning })
        #expect(change.rule.id == "request-property-allowed-keys-set")
        #expect(change.message == "The set of allowed keys of 'R.a' was set.")
    }

    /// Equal inline types get a common name. Types in other places may have this name in the other document.
    @Test func sharedNamesOfOtherPlaces() throws {
        func document(_ values: [String]) -> String {
            let operations = values.enumerated().map { index, values in
                """
                  /r\(index):
                    get:
                      operationId: get\(index)
                      responses:
                        '200':
                          description: d
                          content:
                            application/json:
                              schema:
                                type: object
                                properties: {paperFormat: {type: string, enum: [\(values)]}, x\(index): {type: string}}

                """
            }
            return "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n" + operations.joined()
        }
        let compared = try ComparedDocuments(
            document(["b, c", "b, c", "x, y", "z"]), document(["b, c", "w", "x, y", "x, y"]))
        let places = compared.changes.filter { $0.rule.id.hasSuffix("enum-value-removed") && $0.before == "\"b\"" }
            .map(\.place)
        #expect(places == ["get1.200.paperFormat"])
    }
}
