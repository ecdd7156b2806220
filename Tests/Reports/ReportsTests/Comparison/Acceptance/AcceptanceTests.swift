import ContractSupport
import Testing
@testable import ContractReports

/// A change of a request is judged by the old values that the new schema rejects. A change of a response is judged by
/// the new values that the old type loses.
@Suite struct AcceptanceTests {
    private static let records = """
            Card: {type: object, required: [number], properties: {number: {type: string}}}
            Bank: {type: object, required: [iban], properties: {iban: {type: string}}}
            Cash: {type: object, required: [till], properties: {till: {type: string}}}
            Loose: {type: object, properties: {number: {type: string}, iban: {type: string}}}

        """

    /// Returns the gravest change, apart from added and removed schemas.
    private func verdict(_ slot: DocumentSlot, _ old: String, _ new: String) throws -> (ChangeSeverity, ChangeEffect)? {
        func document(_ schema: String) -> String {
            let text = schema.replacing(/\b(Card|Bank|Cash|Loose)\b/) { "{$ref: '#/components/schemas/\($0.0)'}" }
            return slot.document("properties: {a: \(text)}") + Self.records
        }
        let compared = try ComparedDocuments(document(old), document(new))
        let changes = compared.changes.filter { $0.rule.id != "version-not-raised" && $0.rule.direction != nil }
        return changes.max { $0.severity < $1.severity }.map { ($0.severity, $0.effect) }
    }

    // MARK: Requests

    @Test(arguments: [
        // The old value conforms to no alternative, or to several.
        ("Card", "{oneOf: [Bank, Cash]}", ChangeSeverity.breaking), ("{oneOf: [Bank, Cash]}", "Card", .breaking),
        ("{oneOf: [Bank, Card]}", "{oneOf: [Bank, Cash]}", .breaking), ("Card", "{oneOf: [Card, Loose]}", .breaking),
        ("{type: array, items: Card}", "{type: array, items: {oneOf: [Bank, Cash]}}", .breaking),
        ("{oneOf: [Card, Bank]}", "{oneOf: [Card, Bank, Loose]}", .warning),
        ("{anyOf: [Card, Loose]}", "{oneOf: [Card, Loose]}", .warning),
        ("Card", "{oneOf: [Card, Bank]}", .info), ("{oneOf: [Card, Bank]}", "{oneOf: [Card, Bank, Cash]}", .info),
        // RFC 3339 and RFC 4122 have no common texts.
        ("{type: string}", "{type: string, format: date-time}", .breaking),
        ("{type: string, format: date}", "{type: string, format: date-time}", .breaking),
        ("{type: string, format: date-time}", "{type: string, format: date}", .breaking),
        ("{type: string, format: uuid}", "{type: string, format: date-time}", .breaking),
        ("{type: string, format: date-time}", "{type: string}", .info),
        ("{type: string, enum: [a]}", "{type: string, format: uuid}", .breaking),
        ("{type: integer, format: int64}", "{type: integer, format: int32}", .breaking),
        ("{type: integer, format: int32}", "{type: integer, format: int64}", .info),
        // Every integer is a number, and a type in a list remains allowed.
        ("{type: [integer, string]}", "{type: [number, string]}", .info),
        ("{type: integer, format: int64}", "{type: [integer, string]}", .info),
        ("{type: [integer, string]}", "{type: integer}", .breaking),
        ("{type: integer}", "{type: [integer, string], pattern: '^-?[0-9]+$'}", .info),
        // A free object may have the keys of a record with other types.
        ("Card", "{type: object}", .info),
        ("{type: object}", "{type: object, properties: {x: {type: string}}}", .warning),
        ("{type: string, const: a}", "{type: string, enum: [a, b]}", .info),
        ("{type: string, const: a}", "{anyOf: [{type: string, const: a}, {type: integer}]}", .info),
        // A value that two alternatives accept is rejected, also if one type represents both.
        ("{type: string, enum: [a]}", "{oneOf: [{type: string, enum: [a]}, {}]}", .breaking),
        ("Card", "{oneOf: [Card, {}]}", .warning), ("Card", "{anyOf: [Card, {}]}", .info),
        ("{type: string}", "{oneOf: [{type: string, const: a}, {type: string}]}", .warning),
        ("{type: integer}", "{oneOf: [{type: integer, multipleOf: 2}, {type: integer}]}", .warning),
        (
            "{oneOf: [{type: string}, {type: integer, multipleOf: 2}, {type: integer, maximum: 2}]}",
            "{oneOf: [{type: string}, {type: integer, multipleOf: 2}]}", .warning
        ),
        (
            "{oneOf: [{type: object, properties: {x: {}}}, {type: object, properties: {y: {enum: [a]}}}]}",
            "{oneOf: [{type: object, properties: {x: {}}}, {type: object, properties: {y: {type: string}}}]}",
            .warning
        ),
        // Alternatives of one type are compared by their bounds and values.
        (
            "{anyOf: [{type: integer, maximum: 5}, {type: integer, minimum: 20}]}",
            "{anyOf: [{type: integer, maximum: 6}, {type: integer, minimum: 10}]}", .info
        ),
        ("{type: integer, maximum: 5}", "{anyOf: [{type: integer, maximum: 5}, {type: integer, minimum: 9}]}", .info),
        ("{type: integer}", "{anyOf: [{type: integer, maximum: 5}, {type: integer, minimum: 9}]}", .warning),
        ("{type: string}", "{anyOf: [{type: string}, {type: string, enum: [x], maxLength: 3}]}", .info),
        // Listed arrays and objects.
        ("{type: array, items: {enum: [a, b]}}", "{type: array, items: {enum: [a, b]}, enum: [a]}", .warning),
        ("{type: array, items: {type: string}}", "{type: array, items: {type: string}, enum: [[a]]}", .breaking),
        ("{type: array, items: {type: string}, enum: [[a]]}", "{type: array, items: {type: string}}", .info),
        ("{type: array, items: {type: string}, enum: [[a]]}", "{type: array, items: {type: integer}}", .breaking),
        (
            "{type: object, properties: {x: {type: string}}, enum: [{x: a}]}",
            "{type: object, required: [x], properties: {x: {type: string}}}", .info
        ),
        (
            "{type: object, properties: {x: {type: string}}, enum: [{}]}",
            "{type: object, required: [x], properties: {x: {type: string}}}", .breaking
        ),
        // Values of keys without a name have the type of the further keys.
        (
            "{type: object, properties: {x: {type: string}}, additionalProperties: {type: string}}",
            "{type: object, properties: {x: {type: string}, y: {type: string, format: ipv4}}, "
                + "additionalProperties: {type: string}}", .warning
        ),
        // Texts of keywords are compared as schemas.
        ("{type: string, not: {maxLength: 5}}", "{type: string, not: {maxLength: 3}}", .info),
        ("{type: string, not: {maxLength: 3}}", "{type: string, not: {maxLength: 5}}", .warning),
        (
            "{type: array, prefixItems: [{type: string}], items: {type: string}}",
            "{type: array, items: {type: string}}", .info
        ),
        (
            "{type: object, properties: {x: {type: string}}}",
            "{type: object, properties: {x: {type: string}}, patternProperties: {'^y': {type: integer}}}", .info
        ),
        ("{type: string, enum: [xa, xb]}", "{type: string, enum: [xa, xb], pattern: '^x'}", .info),
        ("{type: string, enum: [xa, yb]}", "{type: string, enum: [xa, yb], pattern: '^x'}", .warning),
        ("{type: integer, enum: [1]}", "{anyOf: [{type: string}, {type: string, enum: [a]}]}", .breaking),
        (
            "{oneOf: [{type: [string, integer]}, {type: string, minLength: 2}, {type: boolean}]}",
            "{oneOf: [{type: [string, integer]}, {type: string}, {type: boolean}]}", .warning
        ),
        ("{type: string, enum: [a, b]}", "{type: string, const: a}", .breaking),
    ])
    func request(_ old: String, _ new: String, _ severity: ChangeSeverity) throws {
        let verdict = try verdict(.request, old, new)
        #expect((verdict?.0 ?? .info) == severity)
        #expect(((verdict?.1 ?? .none).harm == .none) == (severity == .info))
    }

    // MARK: Responses

    @Test(arguments: [
        ("Card", "{oneOf: [Bank, Cash]}", ChangeSeverity.breaking, ChangeEffect.lost),
        ("{oneOf: [Bank, Card]}", "Card", .info, .none),
        // Documentation/Tolerance.md, "JSON and types".
        ("{type: integer}", "{type: string}", .warning, .convertedAtTimes),
        ("{type: string}", "{type: integer}", .warning, .converted),
        ("{type: integer}", "{type: [integer, string], pattern: '^-?(?:0|[1-9]\\d*)$'}", .warning, .converted),
        ("{type: string, enum: [a]}", "{type: string}", .info, .unknownValue),
        ("{type: integer, format: int32}", "{type: integer, format: int64}", .info, .none),
        ("{type: boolean}", "{type: array, items: {type: boolean}}", .breaking, .lost),
        ("{type: object, properties: {x: {type: string}}}", "{type: object}", .warning, .mayBeLost),
    ])
    func response(_ old: String, _ new: String, _ severity: ChangeSeverity, _ effect: ChangeEffect) throws {
        let verdict = try #require(try verdict(.response, old, new))
        #expect(verdict.0 == severity)
        #expect(verdict.1 == effect)
    }

    // MARK: Objects

    /// A property that only the server sent must now be sent by the app, too.
    @Test func readOnlyTakenFromARequiredProperty() throws {
        func document(_ words: String) -> String {
            DocumentSlot.request.document("required: [a], properties: {a: {type: string\(words)}}")
        }
        let change = try #require(
            ComparedDocuments(document(", readOnly: true"), document("")).change(
                "request-property-became-not-read-only"))
        #expect(change.severity == .breaking)
        #expect(change.effect == .rejected)
    }

    /// These keywords have no type (JSON Schema Validation 2020-12, section 6.5.3; Core, sections 10.2.1.2 and 10.2.2).
    @Test(arguments: [
        ("properties: {a: {type: string}}", "required: [b], properties: {a: {type: string}}"),
        (
            "anyOf: [{properties: {a: {type: string}}}, {required: [b], properties: {b: {type: string}}}]",
            "anyOf: [{required: [a], properties: {a: {type: string}}}, {required: [b], properties: {b: {type: string}}}]"
        ),
        (
            "properties: {a: {type: string}, b: {type: string}}",
            "properties: {a: {type: string}, b: {type: string}}, anyOf: [{required: [a]}, {required: [b]}]"
        ),
    ])
    func requiredKeysWithoutAType(_ old: String, _ new: String) throws {
        let there = try ComparedDocuments(DocumentSlot.request.document(old), DocumentSlot.request.document(new))
        #expect(there.changes.contains { $0.effect == .mayBeRejected })
        let back = try ComparedDocuments(DocumentSlot.request.document(new), DocumentSlot.request.document(old))
        #expect(!back.changes.contains { $0.effect == .rejected })
    }

    @Test(arguments: [
        "if: {required: [a]}, then: {required: [b]}", "dependentSchemas: {a: {required: [b]}}",
        "dependentRequired: {a: [b]}",
    ])
    func conditionsOfFreeObjects(_ rule: String) throws {
        func document(_ words: String) -> String {
            DocumentSlot.request.document("properties: {a: {type: object\(words)}}")
        }
        let compared = try ComparedDocuments(document(""), document(", \(rule)"))
        #expect(compared.changes.contains { $0.effect == .mayBeRejected })
    }

    // MARK: Parameters

    private func parameter(_ members: String) -> String {
        DocumentSlot.operation.document(
            "{parameters: [{name: p, in: query, \(members)}], responses: {'204': {description: d}}}")
    }

    /// A query is a text, so it can spell an integer as a string.
    @Test func queryOfIntegers() throws {
        let (integer, text) = (parameter("schema: {type: integer}"), parameter("schema: {type: string}"))
        let widened = try #require(
            ComparedDocuments(integer, text).change("request-parameter-type-generalized"))
        #expect(widened.severity == .info)
        let narrowed = try ComparedDocuments(text, integer)
        #expect(narrowed.changes.contains { $0.severity == .breaking })
    }

    /// An app that leaves the parameter out gets another default.
    @Test func defaultOfAParameter() throws {
        let change = try #require(
            ComparedDocuments(
                parameter("schema: {type: integer, default: 10}"), parameter("schema: {type: integer, default: 50}")
            ).change("request-parameter-default-value-changed"))
        #expect(change.severity == .warning)
        #expect(change.effect == .otherDefault)
        #expect([change.before, change.after] == ["10", "50"])
    }

    @Test(arguments: [("2025-12-31", ChangeSeverity.breaking), ("2025-01-01", .warning)])
    func parameterRemovedBeforeItsSunset(_ day: String, _ severity: ChangeSeverity) throws {
        let old = parameter("deprecated: true, x-sunset: '\(day)', schema: {type: string}")
        let new = DocumentSlot.operation.document("{responses: {'204': {description: d}}}")
        #expect(try ComparedDocuments(old, new).change("request-parameter-removed")?.severity == severity)
    }

    @Test(arguments: [
        ("2026-06-01", "2026-12-01", "api-sunset-date-moved"), ("2026-06-01", "", "api-sunset-deleted"),
        ("2026-06-01", "2026-01-01", "api-sunset-date-too-small"),
    ])
    func sunset(_ old: String, _ new: String, _ rule: String) throws {
        func document(_ day: String) -> String {
            let sunset = day.isEmpty ? "" : ", x-sunset: '\(day)'"
            return DocumentSlot.operation.document("{deprecated: true\(sunset), responses: {'204': {description: d}}}")
        }
        let change = try #require(ComparedDocuments(document(old), document(new)).change(rule))
        #expect(change.priority == .p2)
    }

    // MARK: Answers

    private static let text = "{description: d, content: {application/json: {schema: {type: string}}}}"
    private static let list = "{description: d, content: {application/json: {schema: {type: array, items: {}}}}}"

    /// The client decodes a success that its document does not list like the first success that it lists.
    @Test(arguments: [
        ("'201': \(text)", "'200': \(text)", ChangeSeverity.info),
        ("'201': {description: d}", "'200': {description: d}", .info),
        ("'200': \(text), '201': \(text)", "'200': \(text)", .info), ("'200': \(text)", "'201': \(list)", .breaking),
        ("'200': \(text)", "'200': \(text), '202': \(list)", .warning), ("'200': \(text)", "'400': \(text)", .breaking),
    ])
    func successes(_ old: String, _ new: String, _ severity: ChangeSeverity) throws {
        func document(_ answers: String) -> String { DocumentSlot.operation.document("{responses: {\(answers)}}") }
        let compared = try ComparedDocuments(document(old), document(new))
        let gravest = compared.changes.filter { $0.rule.id != "version-not-raised" }.map(\.severity).max()
        #expect(gravest == severity)
    }

    /// The server sends the body of a webhook, so a body that is always there harms no reader.
    @Test func bodyOfAWebhook() throws {
        func document(_ isRequired: Bool) -> String {
            DocumentSlot.root.document(
                "webhooks: {w: {post: {operationId: w, requestBody: {required: \(isRequired), content: "
                    + "{application/json: {schema: {type: string}}}}, responses: {'204': {description: d}}}}}")
        }
        let there = try #require(
            ComparedDocuments(document(false), document(true)).change("request-body-became-required"))
        #expect(there.severity == .info)
        let back = try #require(
            ComparedDocuments(document(true), document(false)).change("request-body-became-optional"))
        #expect(back.severity == .breaking)
    }

    // MARK: Names

    /// A framework may give a schema one name for requests and another one for responses.
    @Test func schemaThatIsSplit() throws {
        func document(_ input: String, _ output: String) -> String {
            func content(_ name: String) -> String {
                "{application/json: {schema: {$ref: '#/components/schemas/\(name)'}}}"
            }
            let item = "{type: object, required: [id], properties: {id: {type: string}, count: {type: integer}}}"
            let schemas = Set([input, output]).sorted().map { "    \($0): \(item)\n" }.joined()
            return DocumentSlot.operation.document(
                "{requestBody: {content: \(content(input))}, responses: {'200': {description: d, content: "
                    + "\(content(output))}}}") + schemas
        }
        let compared = try ComparedDocuments(document("Item", "Item"), document("Item-Input", "Item-Output"))
        #expect(compared.changes.allSatisfy { !$0.isBreaking })
        let removed = try #require(compared.change("api-schema-removed"))
        #expect(removed.message == "The schema 'Item' is now called 'Item-Input' and 'Item-Output'.")
    }

    @Test func variantWithAnotherName() throws {
        func document(_ name: String) -> String {
            let dog = "{type: object, required: [bark], properties: {bark: {type: string}}}"
            return DocumentSlot.response.document(
                "properties: {a: {oneOf: [{$ref: '#/components/schemas/Cow'}, {$ref: '#/components/schemas/\(name)'}]}}"
            )
                + "    \(name): \(dog)\n"
        }
        let compared = try ComparedDocuments(document("Hound"), document("Beagle"))
        #expect(compared.changes.allSatisfy { !$0.isBreaking && $0.effect.harm == .none })
        #expect(!compared.rules.contains { $0.contains("one-of") })
    }
}
