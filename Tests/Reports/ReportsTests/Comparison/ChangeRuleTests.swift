import ContractSupport
import TestSupport
import Testing
@testable import ContractReports

/// Each rule has a pair of documents. The expected effects of each pair were written by a person.
@Suite struct ChangeRuleTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: String
        var slot: DocumentSlot
        var old: String
        var new: String
        /// Other rules that the pair also reports, because they are true too.
        var also: [String]

        init(_ rule: String, _ slot: DocumentSlot, _ old: String, _ new: String, also: [String] = []) {
            self.rule = rule
            self.slot = slot
            self.old = old
            self.new = new
            self.also = also
        }

        var testDescription: String { rule }
    }

    @Test(arguments: cases)
    func rule(_ test: Case) throws {
        let compared = try ComparedDocuments(
            test.slot.document(test.old), test.slot.document(test.new),
            hasClient: ChangeCatalogue.ofCallsAlone.contains(test.rule))
        #expect(Set(compared.rules) == Set([test.rule] + test.also))
        #expect(Set(compared.changes.map(\.fingerprint)).count == compared.changes.count)
        let change = try #require(compared.change(test.rule))
        #expect(change.oldLocation != nil || change.newLocation != nil)
        #expect(!change.message.isEmpty)
    }

    @Test(arguments: TestExtent.sample(cases, 60))
    func nothingOfTheSame(_ test: Case) throws {
        let document = test.slot.document(test.new)
        #expect(try ComparedDocuments(document, document).changes.isEmpty)
    }

    /// The rules for constraints follow a scheme, and have a test of their own.
    @Test func everyRuleHasAPair() {
        let tested = Set(Self.cases.flatMap { [$0.rule] + $0.also })
        let schemes = Set(ChangeCatalogue.constraints.map(\.id))
        let untested = ChangeCatalogue.rules.map(\.id).filter {
            !tested.contains($0) && !schemes.contains($0) && $0 != "version-not-raised"
        }
        #expect(untested == [])
    }

    @Test func idsAreDistinct() {
        let ids = ChangeCatalogue.rules.map(\.id)
        #expect(ids.count == Set(ids).count)
    }

    // MARK: Pairs

    private static let cases =
        properties + values + types + compositions + mutability + lifecycle + bodies + operations
        + streams + pages + flows

    private static func record(_ properties: String, required: String = "") -> String {
        "required: [\(required)], properties: {id: {type: string}, \(properties)}"
    }

    private static let properties: [Case] = [
        Case("response-required-property-removed", .response, record("a: {type: string}", required: "a"), record("")),
        Case("response-optional-property-removed", .response, record("a: {type: string}"), record("")),
        Case("response-required-property-added", .response, record(""), record("a: {type: string}", required: "a")),
        Case("response-optional-property-added", .response, record(""), record("a: {type: string}")),
        Case(
            "response-property-became-optional", .response, record("a: {type: string}", required: "a"),
            record("a: {type: string}")),
        Case(
            "response-property-became-required", .response, record("a: {type: string}"),
            record("a: {type: string}", required: "a")),
        Case(
            "response-property-became-nullable", .response, record("a: {type: string}", required: "a"),
            record("a: {type: [string, 'null']}", required: "a")),
        Case(
            "response-property-became-not-nullable", .response, record("a: {type: [string, 'null']}"),
            record("a: {type: string}")),
        Case("new-required-request-property", .request, record(""), record("a: {type: string}", required: "a")),
        Case(
            "new-required-request-property-with-default", .request, record(""),
            record("a: {type: string, default: x}", required: "a")),
        Case("new-optional-request-property", .request, record(""), record("a: {type: string}")),
        Case("request-property-removed", .request, record("a: {type: string}"), record("")),
        Case(
            "request-property-became-required", .request, record("a: {type: string}"),
            record("a: {type: string}", required: "a")),
        Case(
            "request-property-became-required-with-default", .request, record("a: {type: string, default: x}"),
            record("a: {type: string, default: x}", required: "a")),
        Case(
            "request-property-became-optional", .request, record("a: {type: string}", required: "a"),
            record("a: {type: string}")),
        Case(
            "request-property-became-nullable", .request, record("a: {type: string}"),
            record("a: {oneOf: [{type: string}, {type: 'null'}]}")),
        Case(
            "request-property-became-not-nullable", .request, record("a: {type: [string, 'null']}"),
            record("a: {type: string}")),
    ]

    private static let values: [Case] = ["response-property", "request-property"].flatMap { prefix in
        let slot: DocumentSlot = prefix == "response-property" ? .response : .request
        return [
            Case(
                "\(prefix)-enum-value-added", slot, record("a: {type: string, enum: [x, y]}"),
                record("a: {type: string, enum: [y, z, x]}")),
            Case(
                "\(prefix)-enum-value-removed", slot, record("a: {type: string, enum: [x, y]}"),
                record("a: {type: string, enum: [y]}")),
            Case("\(prefix)-const-changed", slot, record("a: {const: x}"), record("a: {const: y}")),
            Case(
                "\(prefix)-const-added", slot, record("a: {type: string}"), record("a: {type: string, const: y}")),
            Case(
                "\(prefix)-const-removed", slot, record("a: {type: string, const: x}"), record("a: {type: string}")),
            Case(
                "\(prefix)-default-value-added", slot, record("a: {type: integer}"),
                record("a: {type: integer, default: 1}")),
            Case(
                "\(prefix)-default-value-changed", slot, record("a: {type: integer, default: 0}"),
                record("a: {type: integer, default: 1}")),
            Case(
                "\(prefix)-default-value-removed", slot, record("a: {type: integer, default: 0}"),
                record("a: {type: integer}")),
        ]
    }

    private static let types: [Case] =
        [
            ("response-property", DocumentSlot.response), ("request-property", .request),
            ("response-body", .responseBody), ("request-body", .requestBody), ("request-parameter", .operation),
        ].flatMap { prefix, slot in
            func schema(_ text: String) -> String {
                switch slot {
                case .response, .request: record("a: \(text)")
                case .operation:
                    "{parameters: [{name: a, in: query, schema: \(text)}], responses: {'204': {description: d}}}"
                case .responseBody, .requestBody, .paths, .root: text
                }
            }
            let isResponse = prefix.hasPrefix("response")
            return [
                Case("\(prefix)-type-changed", slot, schema("{type: integer}"), schema("{type: boolean}")),
                Case("\(prefix)-type-generalized", slot, schema("{type: integer}"), schema("{type: number}")),
                Case("\(prefix)-type-specialized", slot, schema("{type: number}"), schema("{type: integer}")),
                Case(
                    "\(prefix)-type-compatible", slot, schema("{type: integer}"),
                    schema("{type: integer, format: int64}")),
                Case(
                    "\(prefix)-list-of-types-widened", slot, schema("{type: boolean}"),
                    schema("{type: [boolean, integer]}")),
                Case(
                    "\(prefix)-list-of-types-narrowed", slot, schema("{type: [integer, string, boolean]}"),
                    schema("{type: [string, integer]}")),
                Case(
                    "\(prefix)-wrapped-in-one-of", slot, schema("{type: boolean}"),
                    schema("{oneOf: [{type: boolean}, {type: integer}]}")),
                Case(
                    "\(prefix)-unwrapped-from-one-of", slot, schema("{oneOf: [{type: boolean}, {type: integer}]}"),
                    schema("{type: integer}")),
                Case(
                    "\(prefix)-one-of-added", slot, schema("{oneOf: [{type: string}, {type: integer}]}"),
                    schema("{oneOf: [{type: boolean}, {type: integer}, {type: string}]}")),
                Case(
                    "\(prefix)-one-of-removed", slot,
                    schema("{oneOf: [{type: boolean}, {type: integer}, {type: string}]}"),
                    schema("{oneOf: [{type: string}, {type: integer}]}")),
                Case(
                    "\(prefix)-any-of-added", slot, schema("{anyOf: [{type: string}, {type: integer}]}"),
                    schema("{anyOf: [{type: boolean}, {type: integer}, {type: string}]}")),
                Case(
                    "\(prefix)-any-of-removed", slot,
                    schema("{anyOf: [{type: boolean}, {type: integer}, {type: string}]}"),
                    schema("{anyOf: [{type: string}, {type: integer}]}")),
                Case(
                    "\(prefix)-any-of-added", slot, schema("{type: string, enum: [x]}"),
                    schema("{anyOf: [{type: string}, {type: string, enum: [x]}]}")),
                Case(
                    "\(prefix)-any-of-removed", slot,
                    schema("{anyOf: [{type: string}, {type: string, enum: [x]}]}"),
                    schema("{type: string, enum: [x]}")),
            ]
                + (prefix == "request-parameter"
                    ? []
                    : [
                        Case(
                            "\(prefix)-content-media-type-changed", slot,
                            schema("{type: string, contentMediaType: application/json}"),
                            schema("{type: string, contentMediaType: text/csv}")),
                        Case(
                            "\(prefix)-content-encoding-changed", slot, schema("{type: string}"),
                            schema("{type: string, contentEncoding: base64}")),
                    ])
                + (isResponse || prefix == "request-property"
                    ? []
                    : [
                        Case(
                            "\(prefix)-enum-value-added", slot, schema("{type: string, enum: [x]}"),
                            schema("{type: string, enum: [y, x]}")),
                        Case(
                            "\(prefix)-enum-value-removed", slot, schema("{type: string, enum: [x, y]}"),
                            schema("{type: string, enum: [y]}")),
                    ])
        } + [
            Case(
                "response-mediatype-enum-value-added", .responseBody, "{type: string, enum: [x]}",
                "{type: string, enum: [x, y]}"),
            Case(
                "response-mediatype-enum-value-removed", .responseBody, "{type: string, enum: [x, y]}",
                "{type: string, enum: [x]}"),
            Case("response-body-became-nullable", .responseBody, "{type: string}", "{type: [string, 'null']}"),
            Case("response-body-became-not-nullable", .responseBody, "{type: [string, 'null']}", "{type: string}"),
            Case("request-body-became-nullable", .requestBody, "{type: string}", "{type: [string, 'null']}"),
            Case("request-body-became-not-nullable", .requestBody, "{type: [string, 'null']}", "{type: string}"),
        ]

    private static let compositions: [Case] =
        [
            ("response-property", DocumentSlot.response), ("request-property", .request),
            ("response-body", .responseBody), ("request-body", .requestBody),
        ].flatMap { prefix, slot in
            func schema(_ text: String) -> String {
                slot == .response || slot == .request ? record("a: \(text)") : text
            }
            func union(_ discriminator: String) -> String {
                "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]\(discriminator)}"
            }
            func mapped(_ mapping: String) -> String {
                union(", discriminator: {propertyName: kind, mapping: {\(mapping)}}")
            }
            let cat = "cat: '#/components/schemas/Cat'"
            let dog = "dog: '#/components/schemas/Dog'"
            func otherwise(_ name: String) -> String {
                union(", discriminator: {propertyName: kind, defaultMapping: \(name)}")
            }
            let known = union(", discriminator: {propertyName: kind}")
            return [
                Case("\(prefix)-discriminator-default-mapping-added", slot, schema(known), schema(otherwise("Dog"))),
                Case("\(prefix)-discriminator-default-mapping-deleted", slot, schema(otherwise("Dog")), schema(known)),
                Case(
                    "\(prefix)-discriminator-default-mapping-changed", slot, schema(otherwise("Dog")),
                    schema(otherwise("Cat"))),
                Case(
                    "\(prefix)-additional-properties-kept", slot, schema("{type: object, properties: {x: {}}}"),
                    schema("{type: object, properties: {x: {}}, additionalProperties: true}")),
                Case(
                    "\(prefix)-additional-properties-dropped", slot,
                    schema("{type: object, properties: {x: {}}, additionalProperties: true}"),
                    schema("{type: object, properties: {x: {}}}")),
                Case(
                    "\(prefix)-discriminator-added", slot, schema(union("")),
                    schema(union(", discriminator: {propertyName: kind}"))),
                Case(
                    "\(prefix)-discriminator-removed", slot, schema(union(", discriminator: {propertyName: kind}")),
                    schema(union(""))),
                Case(
                    "\(prefix)-discriminator-property-name-changed", slot,
                    schema(union(", discriminator: {propertyName: kind}")),
                    schema(union(", discriminator: {propertyName: type}"))),
                Case(
                    "\(prefix)-discriminator-mapping-added", slot, schema(mapped("\(cat), \(dog)")),
                    schema(mapped("\(cat), \(dog), puppy: '#/components/schemas/Dog'"))),
                Case(
                    "\(prefix)-discriminator-mapping-deleted", slot,
                    schema(mapped("\(cat), \(dog), puppy: '#/components/schemas/Dog'")),
                    schema(mapped("\(cat), \(dog)"))),
                Case(
                    "\(prefix)-discriminator-mapping-changed", slot,
                    schema(mapped("\(cat), \(dog), x: '#/components/schemas/Dog'")),
                    schema(mapped("\(cat), \(dog), x: '#/components/schemas/Cat'"))),
            ]
        }

    private static let mutability: [Case] = [
        Case(
            "response-required-property-became-write-only", .response, record("a: {type: string}", required: "a"),
            record("a: {type: string, writeOnly: true}", required: "a")),
        Case(
            "response-optional-property-became-write-only", .response, record("a: {type: string}"),
            record("a: {type: string, writeOnly: true}")),
        Case(
            "response-required-property-became-not-write-only", .response,
            record("a: {type: string, writeOnly: true}", required: "a"),
            record("a: {type: string}", required: "a")),
        Case(
            "response-optional-property-became-not-write-only", .response,
            record("a: {type: string, writeOnly: true}"), record("a: {type: string}")),
        Case(
            "request-property-became-read-only", .request, record("a: {type: string}"),
            record("a: {type: string, readOnly: true}")),
        Case(
            "request-property-became-not-read-only", .request, record("a: {type: string, readOnly: true}"),
            record("a: {type: string}")),
    ]

    private static let lifecycle: [Case] =
        ["response-property", "request-property"].flatMap { prefix in
            let slot: DocumentSlot = prefix == "response-property" ? .response : .request
            return [
                Case(
                    "\(prefix)-deprecated", slot, record("a: {type: string}"),
                    record("a: {type: string, deprecated: true}")),
                Case(
                    "\(prefix)-deprecated-with-sunset", slot, record("a: {type: string}"),
                    record("a: {type: string, deprecated: true, x-sunset: '2026-03-01'}")),
                Case(
                    "\(prefix)-reactivated", slot, record("a: {type: string, deprecated: true}"),
                    record("a: {type: string}")),
                Case(
                    "\(prefix)-sunset-date-moved", slot,
                    record("a: {type: string, deprecated: true, x-sunset: '2026-01-01'}"),
                    record("a: {type: string, deprecated: true, x-sunset: '2026-03-01'}")),
                Case(
                    "\(prefix)-sunset-deleted", slot,
                    record("a: {type: string, deprecated: true, x-sunset: '2026-01-01'}"),
                    record("a: {type: string, deprecated: true}")),
                Case(
                    "\(prefix)-sunset-date-too-small", slot,
                    record("a: {type: string, deprecated: true, x-sunset: '2026-03-01'}"),
                    record("a: {type: string, deprecated: true, x-sunset: '2026-01-01'}")),
                Case(
                    "\(prefix)-replacement-removed", slot,
                    record("a: {type: string, deprecated: true, x-replaced-by: b}, b: {type: string}"),
                    record("a: {type: string, deprecated: true}, b: {type: string}")),
            ]
        }
        + [
            "deprecated", "deprecated-with-sunset", "reactivated", "sunset-date-too-small", "sunset-date-moved",
            "sunset-deleted",
        ].map { word in
            func operation(_ members: String) -> String {
                "{parameters: [{name: a, in: query, \(members) schema: {type: string}}], responses: {'204': {description: d}}}"
            }
            let texts: (String, String) =
                switch word {
                case "deprecated": ("", "deprecated: true,")
                case "deprecated-with-sunset": ("", "deprecated: true, x-sunset: '2026-03-01',")
                case "reactivated": ("deprecated: true,", "")
                case "sunset-date-moved":
                    ("deprecated: true, x-sunset: '2025-12-31',", "deprecated: true, x-sunset: '2026-03-01',")
                case "sunset-deleted": ("deprecated: true, x-sunset: '2025-12-31',", "deprecated: true,")
                default:
                    (
                        "deprecated: true, x-sunset: '2026-03-01',", "deprecated: true, x-sunset: '2025-12-31',"
                    )
                }
            return Case("request-parameter-\(word)", .operation, operation(texts.0), operation(texts.1))
        }

    private static let bodies: [Case] =
        [
            Case(
                "response-media-type-added", .operation, response("application/json: {schema: {type: string}}"),
                response("application/json: {schema: {type: string}}, text/csv: {}")),
            Case(
                "response-media-type-removed", .operation,
                response("application/json: {schema: {type: string}}, text/csv: {}"),
                response("application/json: {schema: {type: string}}")),
            Case(
                "response-media-type-name-changed", .operation, response("application/json: {schema: {type: string}}"),
                response("application/hal+json: {schema: {type: string}}")),
            Case(
                "response-body-media-type-schema-added", .operation, response("application/json: {}"),
                response("application/json: {schema: {type: string}}")),
            Case(
                "response-body-media-type-schema-removed", .operation,
                response("application/json: {schema: {type: string}}"), response("application/json: {}")),
            Case(
                "response-body-media-type-schema-changed", .operation, response(text("a, b")), response(text("a"))),
            Case(
                "response-success-status-added", .operation, statuses("'200'"), statuses("'200'", "'202'")),
            Case("response-success-status-removed", .operation, statuses("'200'", "'202'"), statuses("'200'")),
            Case("response-non-success-status-added", .operation, statuses("'200'"), statuses("'200'", "'404'")),
            Case("response-non-success-status-removed", .operation, statuses("'200'", "'404'"), statuses("'200'")),
            Case("request-body-became-required", .operation, request(""), request("required: true, ")),
            Case("request-body-became-optional", .operation, request("required: true, "), request("")),
            Case("request-body-added-required", .operation, statuses("'200'"), request("required: true, ")),
            Case("request-body-added-optional", .operation, statuses("'200'"), request("")),
            Case(
                "request-body-serialization-changed", .operation,
                request("", contents: form("")), request("", contents: form(", encoding: {a: {explode: false}}"))),
            Case("request-body-removed", .operation, request(""), statuses("'200'")),
            Case(
                "request-body-media-type-added", .operation, request(""),
                request("", contents: "application/json: {schema: {type: string}}, text/csv: {}")),
            Case(
                "request-body-media-type-removed", .operation,
                request("", contents: "application/json: {schema: {type: string}}, text/csv: {}"), request("")),
            Case(
                "request-body-media-type-schema-added", .operation, request("", contents: "application/json: {}"),
                request("")),
            Case(
                "request-body-media-type-schema-changed", .operation, request("", contents: text("a, b")),
                request("", contents: text("a"))),
            Case(
                "request-body-media-type-schema-removed", .operation, request(""),
                request("", contents: "application/json: {}")),
        ] + headers

    /// A content without a type.
    private static func text(_ values: String) -> String { "text/plain: {schema: {type: string, enum: [\(values)]}}" }

    private static func form(_ encoding: String) -> String {
        "application/x-www-form-urlencoded: {schema: {type: object, properties: {a: {type: array, items: {type: string}}}}"
            + "\(encoding)}"
    }

    private static func response(_ contents: String) -> String {
        "{responses: {'200': {description: d, content: {\(contents)}}}}"
    }

    private static func statuses(_ statuses: String...) -> String {
        "{responses: {\(statuses.map { "\($0): {description: d}" }.joined(separator: ", "))}}"
    }

    private static func request(
        _ members: String, contents: String = "application/json: {schema: {type: string}}"
    ) -> String {
        "{requestBody: {\(members)content: {\(contents)}}, responses: {'200': {description: d}}}"
    }

    private static let headers: [Case] = {
        func operation(_ headers: String) -> String {
            "{responses: {'200': {description: d, headers: {\(headers)}, content: {application/json: {}}}}}"
        }
        func header(_ schema: String) -> String { operation("X-A: {schema: \(schema)}") }
        let required = operation("X-A: {required: true, schema: {type: string}}")
        let optional = operation("X-A: {schema: {type: string}}")
        return [
            Case("required-response-header-added", .operation, operation(""), required),
            Case("optional-response-header-added", .operation, operation(""), optional),
            Case("required-response-header-removed", .operation, required, operation("")),
            Case("optional-response-header-removed", .operation, optional, operation("")),
            Case("response-header-became-optional", .operation, required, optional),
            Case("response-header-became-required", .operation, optional, required),
            Case(
                "response-header-serialization-changed", .operation, header("{type: object}"),
                operation("X-A: {explode: true, schema: {type: object}}")),
            Case("response-header-type-changed", .operation, header("{type: integer}"), header("{type: boolean}")),
            Case("response-header-type-generalized", .operation, header("{type: integer}"), header("{type: number}")),
            Case("response-header-type-specialized", .operation, header("{type: number}"), header("{type: integer}")),
            Case(
                "response-header-type-compatible", .operation, header("{type: integer}"),
                header("{type: integer, format: int64}")),
            Case(
                "response-header-enum-value-added", .operation, header("{type: string, enum: [x]}"),
                header("{type: string, enum: [x, y]}")),
            Case(
                "response-header-enum-value-removed", .operation, header("{type: string, enum: [x, y]}"),
                header("{type: string, enum: [x]}")),
        ]
    }()

    /// Operations require this flow (OpenAPI 3.1.1, section 4.8.29).
    private static let flows: [Case] = {
        func document(_ members: String) -> String {
            "/a: {get: {operationId: a, security: [{o: []}], responses: {'204': {description: d}}}}\n"
                + "components: {securitySchemes: {o: {type: oauth2, flows: "
                + "{clientCredentials: {tokenUrl: 'https://a.example/t', \(members)}}}}}"
        }
        let (none, one) = (document("scopes: {}"), document("scopes: {r: Read.}"))
        let (here, there) = (document("refreshUrl: /a"), document("refreshUrl: /b"))
        return [
            Case("api-security-flow-scope-added", .paths, none, one),
            Case("api-security-flow-scope-removed", .paths, one, none),
            Case("api-security-refresh-url-added", .paths, none, here),
            Case("api-security-refresh-url-changed", .paths, here, there),
            Case("api-security-refresh-url-removed", .paths, here, none),
        ]
    }()

    private static let streams: [Case] = {
        func stream(_ words: String) -> String {
            response("text/event-stream: {schema: {type: string}, \(words)}")
        }
        let one = "x-sse-events: {a: {type: string}}"
        let two = "x-sse-events: {b: {type: string}, a: {type: string}}"
        return [
            Case("response-event-added", .operation, stream(one), stream(two)),
            Case("response-event-removed", .operation, stream(two), stream(one)),
            Case(
                "response-body-type-changed", .operation, stream(one),
                stream("x-sse-events: {a: {type: boolean}}")),
            Case(
                "response-terminal-event-added", .operation, stream("\(one)"), stream("\(one), x-sse-terminal: [a]")),
            Case(
                "response-terminal-event-removed", .operation, stream("\(two), x-sse-terminal: [a]"),
                stream("\(two), x-sse-terminal: [b]"), also: ["response-terminal-event-added"]),
        ]
    }()

    private static let pages: [Case] = {
        func paged(_ words: String) -> String {
            "{\(words)parameters: [{name: p, in: query, schema: {type: integer}}], responses: {'200': {description: d, "
                + "content: {application/json: {schema: {type: object, properties: {a: {type: array, items: {type: string}}}}}}}}}"
        }
        let rule = "x-pagination: {page: p, items: a}, "
        return [
            Case("api-pagination-added", .operation, paged(""), paged(rule)),
            Case("api-pagination-removed", .operation, paged(rule), paged("")),
            // A rule that names no existing parameter is ignored.
            Case("api-pagination-removed", .operation, paged(rule), paged("x-pagination: {page: pp, items: a}, ")),
            Case("api-pagination-changed", .operation, paged(rule), paged("x-pagination: {offset: p, items: a}, ")),
        ]
    }()

    private static let operations: [Case] = {
        func parameters(_ list: String) -> String {
            "{parameters: [\(list)], responses: {'204': {description: d}}}"
        }
        let answer = "responses: {'204': {description: d}}"
        func described(by name: String) -> String {
            "/a: {get: {operationId: a, responses: {'200': {description: d, content: {application/json: "
                + "{schema: {$ref: '#/components/schemas/\(name)'}}}}}}}\n"
                + "components: {schemas: {\(name): {type: object, properties: {a: {type: string}}}}}"
        }
        func secured(_ list: String) -> String { "/a: {get: {security: [\(list)], \(answer)}}" }
        func served(_ list: String) -> String { "/a: {get: {servers: [\(list)], \(answer)}}" }
        return [
            Case("api-schema-added", .root, "", "components: {schemas: {A: {type: string}}}"),
            Case("api-schema-removed", .root, "components: {schemas: {A: {type: string}}}", ""),
            Case(
                "api-schema-renamed", .paths, described(by: "A"), described(by: "B"),
                also: ["api-schema-removed", "api-schema-added"]),
            Case(
                "api-schema-replaced", .responseBody, "{$ref: '#/components/schemas/Cat'}",
                "{$ref: '#/components/schemas/Dog'}",
                also: ["response-optional-property-removed", "response-optional-property-added"]),
            Case(
                "response-body-all-of-added", .responseBody, "{type: object, properties: {a: {type: string}}}",
                "{type: object, properties: {a: {type: string}}, allOf: [{$ref: '#/components/schemas/Cat'}]}",
                also: ["response-required-property-added", "response-optional-property-added"]),
            Case(
                "response-body-all-of-removed", .responseBody,
                "{type: object, properties: {a: {type: string}}, allOf: [{$ref: '#/components/schemas/Cat'}]}",
                "{type: object, properties: {a: {type: string}}}",
                also: ["response-required-property-removed", "response-optional-property-removed"]),
            Case(
                "request-body-all-of-added", .requestBody, "{type: object, properties: {a: {type: string}}}",
                "{type: object, properties: {a: {type: string}}, allOf: [{$ref: '#/components/schemas/Cat'}]}",
                also: ["new-required-request-property", "new-optional-request-property"]),
            Case(
                "request-body-all-of-removed", .requestBody,
                "{type: object, properties: {a: {type: string}}, allOf: [{$ref: '#/components/schemas/Cat'}]}",
                "{type: object, properties: {a: {type: string}}}",
                also: ["request-property-removed"]),
            Case(
                "response-property-all-of-added", .response,
                record("a: {type: object, properties: {b: {type: string}}}"),
                record(
                    "a: {type: object, properties: {b: {type: string}}, allOf: [{$ref: '#/components/schemas/Cat'}]}"),
                also: ["response-required-property-added", "response-optional-property-added"]),
            Case(
                "response-property-all-of-removed", .response,
                record(
                    "a: {type: object, properties: {b: {type: string}}, allOf: [{$ref: '#/components/schemas/Cat'}]}"),
                record("a: {type: object, properties: {b: {type: string}}}"),
                also: ["response-required-property-removed", "response-optional-property-removed"]),
            Case(
                "request-property-all-of-added", .request, record("a: {type: object, properties: {b: {type: string}}}"),
                record(
                    "a: {type: object, properties: {b: {type: string}}, allOf: [{$ref: '#/components/schemas/Cat'}]}"),
                also: ["new-required-request-property", "new-optional-request-property"]),
            Case(
                "request-property-all-of-removed", .request,
                record(
                    "a: {type: object, properties: {b: {type: string}}, allOf: [{$ref: '#/components/schemas/Cat'}]}"),
                record("a: {type: object, properties: {b: {type: string}}}"), also: ["request-property-removed"]),
            Case("endpoint-added", .paths, "/a: {get: {\(answer)}}", "/a: {get: {\(answer)}, put: {\(answer)}}"),
            Case(
                "api-removed-without-deprecation", .paths, "/a: {get: {\(answer)}, put: {\(answer)}}",
                "/a: {get: {\(answer)}}"),
            Case("api-path-removed-without-deprecation", .paths, "/a: {get: {\(answer)}}", "{}"),
            Case(
                "api-removed-before-sunset", .paths,
                "/a: {get: {deprecated: true, x-sunset: '2026-03-01', \(answer)}}", "{}"),
            Case("api-removed-with-deprecation", .paths, "/a: {get: {deprecated: true, \(answer)}}", "{}"),
            Case(
                "api-path-changed", .paths, "/a: {get: {operationId: b, \(answer)}}",
                "/c: {get: {operationId: b, \(answer)}}"),
            Case(
                "api-operation-id-added", .paths, "/a: {get: {\(answer)}}", "/a: {get: {operationId: b, \(answer)}}"),
            Case(
                "api-operation-id-removed", .paths, "/a: {get: {operationId: b, \(answer)}}",
                "/a: {get: {\(answer)}}"),
            Case(
                "api-operation-id-changed", .paths, "/a: {get: {operationId: b, \(answer)}}",
                "/a: {get: {operationId: c, \(answer)}}"),
            Case("endpoint-deprecated", .paths, "/a: {get: {\(answer)}}", "/a: {get: {deprecated: true, \(answer)}}"),
            Case(
                "endpoint-deprecated-with-sunset", .paths, "/a: {get: {\(answer)}}",
                "/a: {get: {deprecated: true, x-sunset: '2026-03-01', \(answer)}}"),
            Case("endpoint-reactivated", .paths, "/a: {get: {deprecated: true, \(answer)}}", "/a: {get: {\(answer)}}"),
            Case(
                "api-sunset-date-moved", .paths, "/a: {get: {deprecated: true, x-sunset: '2026-02-01', \(answer)}}",
                "/a: {get: {deprecated: true, x-sunset: '2026-03-01', \(answer)}}"),
            Case(
                "api-sunset-deleted", .paths, "/a: {get: {deprecated: true, x-sunset: '2026-02-01', \(answer)}}",
                "/a: {get: {deprecated: true, \(answer)}}"),
            Case(
                "api-sunset-date-too-small", .paths,
                "/a: {get: {deprecated: true, x-sunset: '2026-03-01', \(answer)}}",
                "/a: {get: {deprecated: true, x-sunset: '2026-02-01', \(answer)}}"),
            Case("api-server-added", .paths, served("{url: /a}"), served("{url: /a}, {url: /b}")),
            Case("api-server-removed", .paths, served("{url: /a}, {url: /b}"), served("{url: /a}")),
            Case("api-security-added", .paths, secured("{}"), secured("{a: []}")),
            Case("api-security-removed", .paths, secured("{a: []}"), secured("{}")),
            Case("api-security-alternative-added", .paths, secured("{a: []}"), secured("{a: []}, {b: []}")),
            Case("api-security-alternative-removed", .paths, secured("{a: []}, {b: []}"), secured("{a: []}")),
            Case("api-security-scope-added", .paths, secured("{a: [x]}"), secured("{a: [x, y]}")),
            Case("api-security-scope-removed", .paths, secured("{a: [x, y]}"), secured("{a: [x]}")),
            Case("webhook-added", .root, "webhooks: {}", "webhooks: {w: {post: {\(answer)}}}"),
            Case("webhook-removed", .root, "webhooks: {w: {post: {\(answer)}}}", "webhooks: {}"),
            Case(
                "new-required-request-parameter", .operation, parameters(""),
                parameters("{name: a, in: query, required: true, schema: {type: string}}")),
            Case(
                "new-optional-request-parameter", .operation, parameters(""),
                parameters("{name: a, in: query, schema: {type: string}}")),
            Case(
                "request-parameter-removed", .operation,
                parameters("{name: a, in: query, schema: {type: string}}"), parameters("")),
            Case(
                "request-parameter-renamed", .paths,
                "/a/{id}: {get: {parameters: [{name: id, in: path, required: true, schema: {type: string}}], \(answer)}}",
                "/a/{key}: {get: {parameters: [{name: key, in: path, required: true, schema: {type: string}}], \(answer)}}"
            ),
            Case(
                "request-parameter-became-required", .operation,
                parameters("{name: a, in: query, schema: {type: string}}"),
                parameters("{name: a, in: query, required: true, schema: {type: string}}")),
            Case(
                "request-parameter-became-optional", .operation,
                parameters("{name: a, in: query, required: true, schema: {type: string}}"),
                parameters("{name: a, in: query, schema: {type: string}}")),
            Case(
                "request-parameter-became-nullable", .operation,
                parameters("{name: a, in: query, schema: {type: string}}"),
                parameters("{name: a, in: query, schema: {type: [string, 'null']}}")),
            Case(
                "request-parameter-became-not-nullable", .operation,
                parameters("{name: a, in: query, schema: {type: [string, 'null']}}"),
                parameters("{name: a, in: query, schema: {type: string}}")),
            Case(
                "request-parameter-serialization-changed", .operation,
                parameters("{name: a, in: query, schema: {type: array, items: {type: string}}}"),
                parameters("{name: a, in: query, explode: false, schema: {type: array, items: {type: string}}}")),
            Case(
                "request-parameter-allow-reserved-added", .operation,
                parameters("{name: a, in: query, schema: {type: string}}"),
                parameters("{name: a, in: query, allowReserved: true, schema: {type: string}}")),
            Case(
                "request-parameter-allow-reserved-removed", .operation,
                parameters("{name: a, in: query, allowReserved: true, schema: {type: string}}"),
                parameters("{name: a, in: query, schema: {type: string}}")),
            Case(
                "request-parameter-default-value-added", .operation,
                parameters("{name: a, in: query, schema: {type: integer}}"),
                parameters("{name: a, in: query, schema: {type: integer, default: 1}}")),
            Case(
                "request-parameter-default-value-changed", .operation,
                parameters("{name: a, in: query, schema: {type: integer, default: 2}}"),
                parameters("{name: a, in: query, schema: {type: integer, default: 1}}")),
            Case(
                "request-parameter-default-value-removed", .operation,
                parameters("{name: a, in: query, schema: {type: integer, default: 2}}"),
                parameters("{name: a, in: query, schema: {type: integer}}")),
        ]
    }()
}
