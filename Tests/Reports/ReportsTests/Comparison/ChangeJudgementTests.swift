import ContractSupport
import Diagnostics
import Testing
import YAMLTree
@testable import ContractModel
@testable import ContractReports

/// A change has consequences for shipped apps, for newly generated Swift, and for the version.
@Suite struct ChangeJudgementTests {
    // MARK: Direction

    /// A schema is both sent and read, and each direction has its own rule.
    @Test func bothWays() throws {
        func document(_ property: String) -> String {
            """
            openapi: 3.1.0
            info: {title: T, version: '1'}
            paths:
              /r:
                put:
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/R'}}}}
                  responses:
                    '200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/R'}}}}
            components: {schemas: {R: {type: object, properties: {id: {type: string}, a: \(property)}}}}
            """
        }
        let compared = try ComparedDocuments(
            document("{type: string}"), document("{type: string, enum: [x]}"))
        #expect(Set(compared.rules) == ["response-property-type-compatible", "request-property-type-specialized"])
        let readOnly = try ComparedDocuments(
            document("{type: integer, readOnly: true}"), document("{type: boolean, readOnly: true}"))
        #expect(readOnly.rules == ["response-property-type-changed"])
        let writeOnly = try ComparedDocuments(
            document("{type: integer, writeOnly: true}"), document("{type: boolean, writeOnly: true}"))
        #expect(writeOnly.rules == ["request-property-type-changed"])
    }

    /// The server sends the body of a webhook, and the app reads it.
    @Test func webhook() throws {
        func document(_ properties: String) -> String {
            """
            openapi: 3.1.0
            info: {title: T, version: '1'}
            webhooks:
              w:
                post:
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/R'}}}}
                  responses: {'204': {description: d}}
            components: {schemas: {R: {type: object, required: [a], properties: {\(properties)}}}}
            """
        }
        let compared = try ComparedDocuments(
            document("a: {type: string}, b: {type: string}"), document("a: {type: string}"))
        #expect(compared.rules == ["response-optional-property-removed"])
    }

    // MARK: Enumerations

    /// An app that already allows any text sees no difference. Otherwise the app reads a new value as unknown, and its
    /// source stays as it is.
    @Test func valuesAmongTexts() throws {
        func document(_ schema: String) -> String { DocumentSlot.response.document("properties: {a: \(schema)}") }
        let closed = "{type: string, enum: [x]}"
        let among = "{anyOf: [{type: string}, {type: string, enum: [x]}]}"
        let grown = "{anyOf: [{type: string}, {type: string, enum: [x, y]}]}"
        func changes(_ old: String, _ new: String) throws -> [Change] {
            try ComparedDocuments(document(old), document(new)).changes.filter { $0.rule.id != "version-not-raised" }
        }
        let opened = try changes(closed, among)
        #expect(opened.map(\.rule.id) == ["response-property-any-of-added"])
        #expect(opened.map(\.effect) == [.unknownValue])
        #expect(opened.map(\.swiftEffect) == [.none])
        let more = try changes(among, grown)
        #expect(more.map(\.rule.id) == ["response-property-enum-value-added"])
        #expect(more.map(\.effect) == [.none])
    }

    // MARK: Meaning

    /// Null can be allowed in several spellings, and each is an equal change.
    @Test(arguments: [
        "{type: [string, 'null']}", "{oneOf: [{type: string}, {type: 'null'}]}",
        "{anyOf: [{type: 'null'}, {type: string}]}", "{type: string, nullable: true}",
    ])
    func nullability(_ spelling: String) throws {
        func document(_ schema: String) -> String {
            DocumentSlot.response.document("required: [a], properties: {a: \(schema)}")
        }
        let compared = try ComparedDocuments(document("{type: string}"), document(spelling))
        #expect(compared.rules == ["response-property-became-nullable"])
        #expect(try ComparedDocuments(document("{type: [string, 'null']}"), document(spelling)).changes.isEmpty)
    }

    @Test(arguments: [
        ("{oneOf: [{type: string}, {type: integer}]}", "{oneOf: [{type: integer}, {type: string}]}"),
        ("{type: string, enum: [x, y]}", "{type: string, enum: [y, x]}"),
        (
            "{allOf: [{$ref: '#/components/schemas/Cat'}, {type: object, properties: {x: {type: string}}}]}",
            "{allOf: [{type: object, properties: {x: {type: string}}}, {$ref: '#/components/schemas/Cat'}]}"
        ),
        ("{$ref: '#/components/schemas/Cat'}", "{allOf: [{$ref: '#/components/schemas/Cat'}]}"),
        ("{type: integer, minimum: 1}", "{type: integer, minimum: 1.0}"),
    ])
    func order(_ old: String, _ new: String) throws {
        let compared = try ComparedDocuments(
            DocumentSlot.responseBody.document(old), DocumentSlot.responseBody.document(new))
        #expect(compared.changes.map(\.rule.id) == [])
    }

    /// A parameter of the path is found by its place, so its name may change.
    @Test func pathParameters() throws {
        func paths(_ name: String) -> String {
            DocumentSlot.paths.document("/a/{\(name)}: {get: {operationId: a, responses: {'204': {description: d}}}}")
        }
        #expect(try ComparedDocuments(paths("id"), paths("workId")).changes.isEmpty)
    }

    /// Callbacks that share a name belong to different operations.
    @Test func callbacks() throws {
        func operation(_ name: String, _ type: String) -> String {
            "/\(name): {post: {operationId: \(name), callbacks: {done: {'{$url}': {post: {requestBody: {content: "
                + "{application/json: {schema: {type: \(type)}}}}, responses: {'204': {description: d}}}}}}, "
                + "responses: {'204': {description: d}}}}"
        }
        let document = DocumentSlot.paths.document(operation("a", "string") + "\n  " + operation("b", "integer"))
        #expect(try ComparedDocuments(document, document).changes.isEmpty)
    }

    // MARK: Consequences

    @Test(
        arguments: [
            ("{type: string}", "reads `\"\"`"), ("{type: array, items: {type: string}}", "an empty collection"),
            ("{type: integer, default: 7}", "`7`"), ("{type: string, x-strict: true}", "the property is strict"),
        ])
    func removal(_ schema: String, _ words: String) throws {
        let compared = try ComparedDocuments(
            DocumentSlot.response.document("required: [a], properties: {id: {type: string}, a: \(schema)}"),
            DocumentSlot.response.document("properties: {id: {type: string}}"))
        let change = try #require(compared.change("response-required-property-removed"))
        #expect(change.effect.text.contains(words == "reads `\"\"`" ? "zero value" : words))
        #expect(change.priority == (schema.contains("strict") ? .p0 : .p1))
    }

    /// If decoding converts every value of the old type, no value is lost.
    @Test func conversion() throws {
        func document(_ type: String) -> String {
            DocumentSlot.response.document("required: [a], properties: {a: {type: \(type)}}")
        }
        let converted = try ComparedDocuments(document("string"), document("integer"))
        #expect(converted.change("response-property-type-changed")?.effect == .converted)
        let partly = try ComparedDocuments(document("integer"), document("string"))
        #expect(partly.change("response-property-type-changed")?.effect == .convertedAtTimes)
        let lost = try ComparedDocuments(document("integer"), document("array, items: {}"))
        #expect(lost.change("response-property-type-changed")?.effect == .lost)
    }

    /// Swift has types only for some schemas of parameters and headers. A scalar, or a list of scalars, makes no
    /// difference to Swift.
    @Test(
        arguments: [
            ("{type: string}", "{type: boolean}", SwiftEffect.none),
            ("{type: integer}", "{type: number}", .none),
            ("{type: integer}", "{type: integer, format: int64}", .none),
            ("{type: array, items: {type: string}}", "{type: array, items: {type: integer}}", .none),
            ("{type: integer, default: 1}", "{type: integer, default: 2}", .none),
            ("{$ref: '#/components/schemas/Cat/properties/kind'}", "{type: boolean}", .none),
            ("{type: string, enum: [x]}", "{type: boolean}", .removesType),
            ("{type: boolean}", "{type: array, items: {type: string, enum: [x]}}", .addsType),
            ("{type: string, enum: [x]}", "{type: string, enum: [x, y]}", .addsCase),
        ])
    func typesOfParameters(_ old: String, _ new: String, _ effect: SwiftEffect) throws {
        func parameter(_ schema: String) -> String {
            "{parameters: [{name: a, in: query, schema: \(schema)}], responses: {'204': {description: d}}}"
        }
        func header(_ schema: String) -> String {
            "{responses: {'200': {description: d, headers: {X-A: {schema: \(schema)}}, content: {application/json: {}}}}}"
        }
        for operation in [parameter, header] {
            let compared = try ComparedDocuments(
                DocumentSlot.operation.document(operation(old)), DocumentSlot.operation.document(operation(new)))
            let changes = compared.changes.filter {
                $0.rule.id != "version-not-raised" && !$0.rule.id.contains("format")
            }
            #expect(Set(changes.map(\.swiftEffect)) == (changes.isEmpty ? [] : [effect]), "\(changes.map(\.rule.id))")
        }
    }

    @Test(
        arguments: [
            ("{type: string}", SwiftEffect.none, SwiftEffect.none),
            ("{type: string, enum: [x]}", .removesType, .addsType),
        ])
    func parametersComeAndGo(_ schema: String, _ gone: SwiftEffect, _ come: SwiftEffect) throws {
        func document(_ parameters: String) -> String {
            DocumentSlot.operation.document("{parameters: [\(parameters)], responses: {'204': {description: d}}}")
        }
        let (without, with) = (document(""), document("{name: a, in: query, schema: \(schema)}"))
        let removed = try ComparedDocuments(with, without).change("request-parameter-removed")
        #expect(removed?.swiftEffect == gone)
        let added = try ComparedDocuments(without, with).change("new-optional-request-parameter")
        #expect(added?.swiftEffect == come)
    }

    /// The effect on Swift follows from the declaration and the initializer in both states: a null that must be written
    /// has no default, while a value or an empty collection is a default.
    @Test(
        arguments: [
            (
                "{type: [string, 'null']}", "{type: [string, 'null']}", false, true,
                SwiftEffect.removesInitializerDefault
            ),
            ("{type: [string, 'null']}", "{type: [string, 'null']}", true, false, .addsInitializerDefault),
            (
                "{type: string, nullable: true}", "{type: string, nullable: true}", false, true,
                .removesInitializerDefault
            ),
            (
                "{type: [string, 'null'], x-strict: true}", "{type: string, x-strict: true}", true, true,
                .becomesNonOptional
            ),
            ("{type: string}", "{type: string}", false, true, .becomesNonOptional),
            ("{type: string}", "{type: string}", true, false, .becomesOptional),
            (
                "{type: array, items: {type: string}}", "{type: array, items: {type: string}}", false, true,
                .becomesNonOptionalWithDefault
            ),
            ("{type: integer, default: 1}", "{type: integer, default: 1}", false, true, .none),
            ("{type: integer, default: 1}", "{type: integer, default: 2}", true, true, .behaviour),
            ("{type: integer, default: 1}", "{type: integer}", true, true, .removesInitializerDefault),
            ("{type: integer}", "{type: integer, default: 1}", true, true, .addsInitializerDefault),
            ("{type: integer, default: 1}", "{type: integer}", false, false, .becomesOptional),
        ] as [(String, String, Bool, Bool, SwiftEffect)])
    func initializers(
        _ old: String, _ new: String, _ wasRequired: Bool, _ isRequired: Bool, _ effect: SwiftEffect
    ) throws {
        for slot in [DocumentSlot.response, .request] {
            func document(_ schema: String, _ isRequired: Bool) -> String {
                slot.document("required: [\(isRequired ? "a" : "")], properties: {id: {type: string}, a: \(schema)}")
            }
            let compared = try ComparedDocuments(document(old, wasRequired), document(new, isRequired))
            let changes = compared.changes.filter { $0.rule.id != "version-not-raised" }
            #expect(changes.map(\.swiftEffect) == [effect], "\(compared.rules)")
        }
    }

    /// A new required property does no harm to its readers, but breaks senders that leave it out.
    @Test(
        arguments: [
            (DocumentSlot.response, "", "'R.a' is new."),
            (.response, "a", "'R.a' is new and required: it is always there."),
            (.request, "", "'R.a' is new."),
            (.request, "a", "'R.a' is new and required: it must be sent."),
        ])
    func newPropertiesSayWhetherTheyAreRequired(_ slot: DocumentSlot, _ required: String, _ message: String) throws {
        let old = slot.document("properties: {id: {type: boolean}}")
        let new = slot.document("required: [\(required)], properties: {id: {type: boolean}, a: {type: string}}")
        let changes = try ComparedDocuments(old, new).changes.filter { $0.place == "R.a" }
        #expect(changes.map(\.message) == [message])
    }

    // MARK: Renames

    /// A removed property and a new property of an equal type may be one property with a new key. The remedy explains
    /// how to write that down.
    @Test(
        arguments: [
            // Only one new property has an equal type, so its name makes no difference.
            ("title: {type: string}", "headline: {type: string}", "headline", "title"),
            ("title: {type: string}, n: {type: integer}", "m: {type: integer}, x: {type: string}", "x", "title"),
            ("cat: {$ref: '#/components/schemas/Cat'}", "pet: {$ref: '#/components/schemas/Cat'}", "pet", "cat"),
            ("a: {type: object, properties: {x: {}}}", "b: {type: object, properties: {x: {}}}", "b", "a"),
            ("kinds: {type: array, items: {type: string}}", "b: {type: array, items: {type: string}}", "b", "kinds"),
            // Several new properties have an equal type, and one has a similar name.
            ("image_url: {type: string}", "x: {type: string}, imageUrl: {type: string}", "imageUrl", "image_url"),
            ("name: {type: string}", "displayName: {type: string}, x: {type: string}", "displayName", "name"),
            // No new property has an equal type, or several have similar names.
            ("title: {type: string}", "headline: {type: integer}", nil, "title"),
            ("title: {type: string}", "a: {type: string}, b: {type: string}", nil, "title"),
            ("title: {type: string}", "titleA: {type: string}, titleB: {type: string}", nil, "title"),
            ("a: {type: object, properties: {x: {}}}", "b: {type: object, properties: {y: {}}}", nil, "a"),
            ("no: {type: string}", "title: {type: string}", "title", "no"),
            // The document already names the old key as an alias.
            ("title: {type: string}", "headline: {type: string, x-aliases: [title]}", nil, "title"),
        ] as [(String, String, String?, String)])
    func rename(_ old: String, _ new: String, _ key: String?, _ gone: String) throws {
        func document(_ properties: String) -> String {
            DocumentSlot.response.document("properties: {id: {type: boolean}, \(properties)}")
        }
        let compared = try ComparedDocuments(document(old), document(new))
        let change = try #require(compared.changes.first { $0.place == "R.\(gone)" })
        #expect(change.rule.id == "response-optional-property-removed")
        #expect(
            change.remedy
                == key.map { key in
                    "If 'R.\(key)' is this value under another key, add 'x-aliases: "
                        + "[\(gone == "no" ? "\"no\"" : gone)]' to 'R.\(key)'. Newly generated code then reads both keys."
                })
    }

    /// If many keys are removed and added at once, they are not compared with each other.
    @Test func manyRenames() throws {
        func document(_ letter: String) -> String {
            let properties = (0..<3000).map { "\(letter)\($0): {type: string}" }.joined(separator: ", ")
            return DocumentSlot.response.document("properties: {\(properties)}")
        }
        let compared = try ComparedDocuments(document("a"), document("b"))
        #expect(compared.changes.count { $0.rule.id == "response-optional-property-removed" } == 3000)
        #expect(compared.changes.allSatisfy { $0.remedy == nil })
    }

    // MARK: Constraints

    @Test(
        arguments: [
            ("minLength: 1", "minLength: 2", "min-length-increased", true),
            ("maxLength: 9", "maxLength: 10", "max-length-increased", false),
            ("maxLength: 10", "maxLength: 9", "max-length-decreased", true),
            ("minLength: 2", "minLength: 1", "min-length-decreased", false),
            ("title: t", "pattern: '^a'", "pattern-set", true), ("pattern: '^a'", "title: t", "pattern-removed", false),
            ("pattern: '^a'", "pattern: '^b'", "pattern-changed", true),
        ])
    func constraint(_ old: String, _ new: String, _ ending: String, _ narrows: Bool) throws {
        func document(_ slot: DocumentSlot, _ constraint: String) -> String {
            slot.document("properties: {a: {type: string, \(constraint)}}")
        }
        let request = try ComparedDocuments(document(.request, old), document(.request, new))
        #expect(request.rules == ["request-property-\(ending)"])
        #expect(request.change("request-property-\(ending)")?.severity == (narrows ? .warning : .info))
        let response = try ComparedDocuments(document(.response, old), document(.response, new))
        #expect(response.rules == ["response-property-\(ending)"])
        #expect(response.change("response-property-\(ending)")?.severity == .info)
    }

    /// These keywords restrict values in ways that no type shows (JSON Schema 2020-12, sections 10.2, 10.3, and 11;
    /// Validation, sections 6.4 and 6.5). The test uses a named schema and an inline schema. A rule that allows less
    /// than before narrows requests.
    @Test(
        arguments: [
            ("", "additionalProperties: false", "additional-properties-narrowed", false),
            ("additionalProperties: false", "", "additional-properties-widened", false),
            ("", "unevaluatedProperties: false", "unevaluated-properties-narrowed", false),
            ("unevaluatedProperties: {type: string}", "", "unevaluated-properties-widened", false),
            (
                "unevaluatedProperties: {type: string}", "unevaluatedProperties: {type: integer}",
                "unevaluated-properties-changed", true
            ),
            ("", "propertyNames: {pattern: '^x'}", "property-names-set", true),
            ("propertyNames: {pattern: '^x'}", "propertyNames: {pattern: '^y'}", "property-names-changed", true),
            ("", "dependentRequired: {x: [y]}", "dependent-required-set", true),
            ("dependentRequired: {x: [y]}", "", "dependent-required-removed", false),
            ("", "dependentSchemas: {x: {required: [y]}}", "dependent-schemas-set", true),
            ("not: {required: [x]}", "not: {required: [y]}", "not-changed", true),
            ("not: {required: [x]}", "", "not-removed", false),
            ("", "if: {required: [x]}, then: {required: [y]}", "if-set", true),
            (
                "if: {required: [x]}, then: {required: [y]}", "if: {required: [x]}, else: {required: [y]}",
                "if-changed", true
            ),
            ("", "minProperties: 1", "min-properties-set", true),
            ("maxProperties: 2", "maxProperties: 3", "max-properties-increased", false),
        ])
    func restriction(_ old: String, _ new: String, _ ending: String, _ narrows: Bool) throws {
        func members(_ restriction: String) -> String {
            "properties: {x: {type: string}, y: {type: string}}" + (restriction.isEmpty ? "" : ", \(restriction)")
        }
        func inLine(_ restriction: String) -> String { "properties: {a: {type: object, \(members(restriction))}}" }
        for (slot, direction) in [(DocumentSlot.request, "request"), (.response, "response")] {
            let severity: ChangeSeverity = narrows && slot == .request ? .warning : .info
            let effect: ChangeEffect = narrows && slot == .request ? .mayBeRejected : .none
            for (role, text) in [("body", members), ("property", inLine)] {
                let compared = try ComparedDocuments(slot.document(text(old)), slot.document(text(new)))
                let id = "\(direction)-\(role)-\(ending)"
                #expect(compared.rules == [id])
                #expect(compared.change(id)?.severity == severity)
                #expect(compared.change(id)?.effect == effect)
                #expect(compared.change(id)?.swiftEffect == SwiftEffect.none)
            }
        }
    }

    /// Arrays have similar rules. One fitting element is the minimum if `minContains` is absent, and `minContains` has
    /// no effect if `contains` is absent.
    @Test(
        arguments: [
            ("", "contains: {const: x}", "contains-set", true),
            ("contains: {const: x}, maxContains: 2", "", "contains-removed", false),
            ("contains: {const: x}", "contains: {const: y}", "contains-changed", true),
            ("contains: {const: x}", "contains: {const: x}, minContains: 2", "min-contains-increased", true),
            ("contains: {const: x}", "contains: {const: x}, minContains: 0", "min-contains-decreased", false),
            ("contains: {const: x}", "contains: {const: x}, minContains: 1", nil, false),
            ("", "minContains: 2", nil, false),
            ("contains: {const: x}", "contains: {const: x}, maxContains: 3", "max-contains-set", true),
            ("", "uniqueItems: true", "unique-items-set", true),
            ("", "unevaluatedItems: false", "unevaluated-items-narrowed", true),
        ] as [(String, String, String?, Bool)])
    func restrictionOfArrays(_ old: String, _ new: String, _ ending: String?, _ narrows: Bool) throws {
        func document(_ restriction: String) -> String {
            let members = "type: array, items: {type: string}" + (restriction.isEmpty ? "" : ", \(restriction)")
            return DocumentSlot.request.document("properties: {a: {\(members)}}")
        }
        let compared = try ComparedDocuments(document(old), document(new))
        #expect(compared.rules == (ending.map { ["request-property-\($0)"] } ?? []))
        let change = compared.changes.first { $0.rule.id != "version-not-raised" }
        #expect(change?.severity == (ending == nil ? nil : narrows ? .warning : .info))
    }

    /// A rule stays equal if only its annotations change, or the order of its keys, sets, or combined schemas.
    @Test(
        arguments: [
            ("not: {required: [x, y]}", "not: {required: [y, x], description: d, x-note: n}"),
            (
                "not: {properties: {x: {const: 1}, y: {enum: [a, b]}}}",
                "not: {properties: {y: {enum: [b, a]}, x: {const: 1}}}"
            ),
            ("not: {anyOf: [{required: [x]}, {required: [y]}]}", "not: {anyOf: [{required: [y]}, {required: [x]}]}"),
            ("dependentRequired: {x: [y, z], z: [x]}", "dependentRequired: {z: [x], x: [z, y]}"),
            ("title: t", "unevaluatedProperties: true"), ("title: t", "propertyNames: {}"),
            ("title: t", "if: {required: [x]}"),
        ])
    func restrictionsInOtherWords(_ old: String, _ new: String) throws {
        func document(_ text: String) -> String {
            DocumentSlot.request.document("properties: {a: {type: object, properties: {x: {type: string}}, \(text)}}")
        }
        #expect(try ComparedDocuments(document(old), document(new)).rules == [])
    }

    /// A property whose name is that of an annotation is not an annotation.
    @Test func restrictionOfAPropertyCalledTitle() throws {
        func document(_ key: String) -> String {
            DocumentSlot.request.document(
                "properties: {title: {type: string}}, not: {properties: {\(key): {const: x}}}")
        }
        #expect(try ComparedDocuments(document("title"), document("description")).rules == ["request-body-not-changed"])
    }

    /// The report shows only that a long rule has changed, wherever in the rule the change is.
    @Test func longRestriction() throws {
        func document(_ last: String) -> String {
            let keys = (0..<500).map { "k\($0)" } + [last]
            return DocumentSlot.request.document(
                "properties: {a: {type: string}}, not: {required: [\(keys.joined(separator: ", "))]}")
        }
        let change = try ComparedDocuments(document("zy"), document("zz")).change("request-body-not-changed")
        #expect(change?.before?.count == 311)
        #expect(change?.before != change?.after)
    }

    /// A change of the values of further keys is reported at these values. Whether further keys are kept is reported at
    /// the record.
    @Test func additionalProperties() throws {
        func rules(_ old: String, _ new: String, _ members: String = "properties: {x: {type: string}}, ") throws -> Set<
            String
        > {
            func document(_ text: String) -> String {
                DocumentSlot.request.document(
                    "properties: {a: {type: object, \(members)additionalProperties: \(text)}}")
            }
            return Set(try ComparedDocuments(document(old), document(new)).rules)
        }
        let property = "request-property-"
        #expect(
            try rules("true", "{type: string}") == [
                property + "additional-properties-narrowed", property + "type-specialized",
            ])
        #expect(try rules("{type: string}", "{type: integer}") == [property + "type-changed"])
        #expect(
            try rules("false", "{type: string}")
                == [property + "additional-properties-widened", property + "additional-properties-kept"])
        #expect(
            try rules("{type: string}", "false")
                == [property + "additional-properties-narrowed", property + "additional-properties-dropped"])
        #expect(
            try rules("true", "false")
                == [property + "additional-properties-narrowed", property + "additional-properties-dropped"])
        // All keys of a map are further keys.
        #expect(try rules("true", "{type: string}", "") == [property + "type-specialized"])
        #expect(try rules("{type: string}", "false", "") == [property + "additional-properties-narrowed"])
        #expect(try rules("false", "{type: string}", "") == [property + "additional-properties-widened"])
    }

    // MARK: Fingerprints

    /// A fingerprint stays equal when lines or other changes are added elsewhere.
    @Test func fingerprint() throws {
        let properties = "properties: {a: {type: string}}"
        let old = DocumentSlot.response.document("required: [a], " + properties)
        let new = DocumentSlot.response.document(properties)
        let moved = "# A comment.\n\n" + new.replacing("lives", with: "souls")
        let plain = try ComparedDocuments(old, new).change("response-property-became-optional")
        let other = try ComparedDocuments(old, moved).change("response-property-became-optional")
        #expect(plain?.fingerprint == other?.fingerprint)
        #expect(plain?.newLocation != other?.newLocation)
        #expect(plain?.fingerprint.count == 12)
    }

    // MARK: Versions

    @Test(
        arguments: [
            ("1.2.3", "1.2.4", [false, true, true]), ("1.2.3", "1.3.0", [false, false, true]),
            ("1.2.3", "2.0.0", [false, false, false]), ("1.2.3", "1.2.3", [false, true, true]),
            ("2.0.0", "1.9.0", [false, true, true]), ("0.2.0", "0.3.0", [false, false, false]),
            ("2025-01-01", "2025-01-02", [false, true, true]), ("clover", "acacia", [false, false, false]),
        ])
    func version(_ old: String, _ new: String, _ isWrong: [Bool]) throws {
        func document(_ version: String, _ properties: String) -> String {
            DocumentSlot.response.document("properties: {a: {type: string, description: d}\(properties)}")
                .replacing("version: '1'", with: "version: '\(version)'")
        }
        let texts = [
            document(new, "").replacing("description: d}", with: "description: e}"),
            document(new, ", b: {type: string}"),
            document(new, "").replacing("a: {type: string", with: "a: {type: boolean"),
        ]
        for (text, isWrong) in zip(texts, isWrong) {
            let compared = try ComparedDocuments(document(old, ""), text)
            let change = compared.changes.first { $0.rule.id == "version-not-raised" }
            #expect((change != nil) == isWrong)
            // Only the document contains the version, so its author must change it.
            #expect(change.map(\.owner) == (isWrong ? .author : nil))
        }
    }

    /// A version that does not reflect the changes breaks no app.
    @Test func versionBreaksNothing() throws {
        let compared = try ComparedDocuments(
            DocumentSlot.response.document("properties: {a: {type: string}}"),
            DocumentSlot.response.document("properties: {a: {type: string}, b: {type: string}}"))
        #expect(compared.change("version-not-raised")?.severity == .warning)
        #expect(!compared.changes.contains { $0.isBreaking })
    }

    // MARK: Unions

    /// An app reads an unknown value as the variant of `defaultMapping` (OpenAPI 3.2.0, section 4.25.1).
    @Test(arguments: [("", true), (", defaultMapping: Cat", false)])
    func unknownVariant(_ words: String, _ isUnknown: Bool) throws {
        func document(_ names: [String], _ mapping: String) -> String {
            let variants = names.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", ")
            return DocumentSlot.responseBody.document(
                "{oneOf: [\(variants)], discriminator: {propertyName: kind\(mapping)\(words)}}")
        }
        let known = document(["Cat", "Dog"], "")
        let told = [
            try ComparedDocuments(known, document(["Cat", "Dog", "Cow"], "")).change("response-body-one-of-added"),
            try ComparedDocuments(known, document(["Cat", "Dog"], ", mapping: {puppy: Dog}"))
                .change("response-body-discriminator-mapping-added"),
            try ComparedDocuments(known, known.replacing("propertyName: kind", with: "propertyName: type"))
                .change("response-body-discriminator-property-name-changed"),
        ]
        for change in told {
            #expect(change?.effect == (isUnknown ? .unknownVariant : .defaultVariant("Cat")))
        }
    }

    /// If a mapping has several values for a schema without the discriminator, each value has a case of its own.
    @Test(arguments: [
        ("Dog: Dog", "Dog: Dog, puppy: Dog", SwiftEffect.addsCase),
        ("hound: Dog", "hound: Dog, puppy: Dog", .removesVariant),
        ("Dog: Dog, puppy: Dog", "Dog: Dog", .removesVariant),
        ("a: Dog, b: Dog, c: Dog", "a: Dog, b: Dog", .removesVariant),
        ("a: Dog, b: Dog", "a: Dog, b: Dog, c: Dog", .addsCase),
        ("a: Dog, b: Dog, c: Cat, d: Cat", "a: Dog, b: Dog, e: Dog, c: Dog, d: Cat, f: Cat", .changesType),
        ("a: Cat", "a: Cat, b: Cat", .none), ("a: Cat, b: Cat", "a: Cat", .none),
    ])
    func casesOfSeveralValues(_ old: String, _ new: String, _ effect: SwiftEffect) throws {
        func document(_ mapping: String) -> String {
            let cat = mapping.contains("Dog") ? "" : "kind: {type: string}"
            return """
                openapi: 3.1.0
                info: {title: T, version: '1'}
                paths:
                  /r:
                    put:
                      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                      responses:
                        '200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                components:
                  schemas:
                    Pet:
                      oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
                      discriminator: {propertyName: kind, mapping: {\(mapping)}}
                    Cat: {type: object, properties: {\(cat)}}
                    Dog: {type: object, properties: {name: {type: string}}}
                """
        }
        let compared = try ComparedDocuments(document(old), document(new))
        let effects = compared.changes.filter { $0.rule.id.contains("-discriminator-mapping-") }.map(\.swiftEffect)
        #expect(effects.contains(effect) && Set(effects).isSubset(of: [effect, .addsCase, .removesVariant]))
    }

    /// A variant that is added or removed takes its part of the mapping with it.
    @Test func defaultVariantThatComesAndGoes() throws {
        func document(_ names: [String], _ words: String) -> String {
            let variants = names.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", ")
            return DocumentSlot.responseBody.document(
                "{oneOf: [\(variants)], discriminator: {propertyName: kind\(words)}}")
        }
        let (two, three) = (document(["Cat", "Dog"], ""), document(["Cat", "Dog", "Cow"], ", defaultMapping: Cow"))
        #expect(try ComparedDocuments(two, three).rules == ["response-body-one-of-added"])
        #expect(try ComparedDocuments(three, two).rules == ["response-body-one-of-removed"])
    }

    /// The type stays as it is. An app sends a value of one alternative, and reads a value as one alternative.
    @Test func otherKeywordOfAUnion() throws {
        let alternatives = "[{$ref: '#/components/schemas/Cat'}, {type: string}, {type: array, items: {type: integer}}]"
        for slot in [DocumentSlot.responseBody, .requestBody] {
            let (one, any) = (slot.document("{oneOf: \(alternatives)}"), slot.document("{anyOf: \(alternatives)}"))
            #expect(try ComparedDocuments(one, any).changes.isEmpty)
            #expect(try ComparedDocuments(any, one).changes.isEmpty)
        }
    }

    // MARK: Another schema

    /// If one existing schema replaces another in a place, their differences are reported only there.
    @Test func anotherSchemaInOnePlace() throws {
        func document(_ answer: String) -> String {
            DocumentSlot.operation.document(
                "{requestBody: {content: {application/json: {schema: {type: array, items: "
                    + "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}}}}}, "
                    + "responses: {'200': {description: d, content: {application/json: "
                    + "{schema: {$ref: '#/components/schemas/\(answer)'}}}}}}")
        }
        let compared = try ComparedDocuments(document("Cat"), document("Dog"))
        #expect(
            Set(compared.rules) == [
                "api-schema-replaced", "response-optional-property-removed", "response-optional-property-added",
            ])
        #expect(compared.change("response-optional-property-removed")?.place == "Dog (in place of Cat).lives")
        let change = try #require(compared.change("api-schema-replaced"))
        #expect(change.message == "'POST /r, response 200' is now described by another schema, 'Dog'.")
        #expect(
            change.effect.text
                == "A released app works as before, except for the changes reported for 'Dog (in place of Cat)'."
        )
    }

    /// Neither the members of the two schemas nor the request are reported as changed, and no schema is reported as
    /// renamed.
    @Test func aNewSchemaInOnePlace() throws {
        func document(_ answer: String, _ schemas: String = "") -> String {
            """
            openapi: 3.1.0
            info: {title: D, version: "1.0"}
            paths:
              /a:
                get: {responses: {'200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/\(answer)'}}}}}}
                post:
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Tick'}}}}
                  responses: {'204': {description: d}}
            components:
              schemas:
                Tick: {type: object, properties: {at: {type: object, properties: {z: {type: string}}}}}
                \(schemas)
            """
        }
        let price = "Price: {type: object, properties: {at: {type: object, properties: {z: {type: integer}}}}}"
        let compared = try ComparedDocuments(document("Tick"), document("Price", price))
        #expect(
            Set(compared.rules) == [
                "api-schema-added", "api-schema-replaced", "response-property-type-changed",
            ])
        #expect(
            compared.change("response-property-type-changed")?.place == "Price.at (in place of Tick.at).z")
    }

    /// The default variant covers a value even if the mapping does not contain the value.
    @Test func aMappingThatTheDefaultSays() throws {
        func schema(_ mapping: String) -> String {
            "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}], "
                + "discriminator: {propertyName: kind, mapping: {\(mapping)}, defaultMapping: Dog}}"
        }
        let (one, two) = (schema("cat: Cat, puppy: Dog"), schema("cat: Cat"))
        for slot in [DocumentSlot.responseBody, .requestBody] {
            let (long, short) = (slot.document(one), slot.document(two))
            let rules = try ComparedDocuments(long, short).rules + ComparedDocuments(short, long).rules
            #expect(!rules.contains { $0.contains("mapping") }, "\(rules)")
        }
    }

    // MARK: Policy

    private func policy(_ text: String) -> (policy: ChangePolicy, diagnostics: [Diagnostic]) {
        var sink = DiagnosticSink()
        var sources = SourceFileTable()
        let file = SourceFile(path: "policy.yaml", text: text)
        let tree = YAMLReader.read(file, id: sources.add(file), limits: .standard, diagnostics: &sink)
        let policy = tree.map { ChangePolicyReader.read($0, diagnostics: &sink) } ?? ChangePolicy()
        return (policy, sink.sorted)
    }

    /// An approval is valid on its last day, but not on the day after.
    @Test(arguments: [("2026-02-28", true), ("2026-03-01", true), ("2026-03-02", false)])
    func approval(_ today: String, _ counts: Bool) throws {
        let (policy, _) = policy(
            """
            approved:
              - {rule: response-optional-property-removed, place: R.a, reason: Nobody reads it., until: 2026-03-01}
              - {rule: api-schema-removed, reason: unused}
            severities:
              response-optional-property-added: none
              response-optional-property-removed: breaking
            """)
        let compared = try ComparedDocuments(
            DocumentSlot.response.document("properties: {a: {type: string}}"),
            DocumentSlot.response.document("properties: {b: {type: string}}"))
        var sink = DiagnosticSink()
        let judged = policy.judged(compared.changes, today: today, diagnostics: &sink)
            .filter { $0.change.rule.id != "version-not-raised" }
        #expect(judged.map(\.change.rule.id) == ["response-optional-property-removed"])
        #expect(judged.first?.change.severity == .breaking)
        #expect(judged.first?.approval == (counts ? "Nobody reads it." : nil))
        #expect(sink.sorted.map(\.id) == (counts ? ["unused-approval"] : ["expired-approval", "unused-approval"]))
    }

    @Test(
        arguments: [
            "approved: x", "approved: [{rule: no-such-rule, reason: r}]", "approved: [{rule: api-schema-added}]",
            "approved: [{reason: r}]", "approved: [{rule: api-schema-added, reason: r, until: 2026-02-30}]",
            "severities: {api-schema-added: grave}", "severities: {no-such-rule: info}", "ignore: []", "[]",
            "approved: [{rule: api-schema-added, reason: r, unitl: 2026-01-01}]",
        ])
    func misspeltPolicy(_ text: String) {
        #expect(policy(text).diagnostics.map(\.id) == ["invalid-policy"])
    }

    @Test(
        arguments: [
            ("2026-03-01", true), ("2024-02-29", true), ("2026-02-29", false), ("1900-02-29", false),
            ("2000-02-29", true),
            ("2026-13-01", false), ("2026-00-10", false), ("2026-3-1", false), ("2026-04-31", false), ("", false),
            ("2026/03/01", false), ("+026-03-01", false),
        ])
    func days(_ text: String, _ isDay: Bool) {
        #expect((CalendarDay(text) != nil) == isDay)
    }
}
