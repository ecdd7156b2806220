@testable import ContractModel

extension ContractFixture {
    /// Returns a contract that uses everything that the model can express, and whose names are hard to spell in Swift.
    static func rich() -> ContractFixture {
        var fixture = ContractFixture(title: "Rich \"API\"\n*/ import Evil")
        let status = fixture.schema("ReviewStatus", .strings("verified", "needsReview", "default", "init", "a\"b\\(c)"))
        let level = fixture.schema("Level", integers())
        let mixed = fixture.schema("Mixed", mixedValues())
        let box = fixture.schema(
            "BoundingBox",
            .record(.required("x", .scalar(.double)), .required("y", .scalar(.double), .value(.number("0.5")))))
        let error = fixture.schema("ApiError", errorRecord())
        fixture.schema(
            "WorkDTO", work(status, level, mixed, box), description: "A work: what a book is.\n\n- one\n- two")
        fixture.addScalars()
        fixture.addRecursion()
        fixture.addUnions(box: box, status: status)
        fixture.addEnvelopes(payload: box, error: error)
        fixture.addNesting()
        fixture.addTrouble()
        return fixture
    }

    private static func integers() -> TypeShape {
        .enumeration(
            EnumerationShape(
                rawType: .integer,
                cases: [
                    EnumerationCase(
                        value: .integer("-1"), documentation: Documentation(description: "Below zero."),
                        deprecation: Deprecation(sunset: "2027-01-01", replacedBy: "high"), location: location),
                    EnumerationCase(value: .integer("10"), preferredName: "high", location: location),
                ]))
    }

    private static func mixedValues() -> TypeShape {
        let values: [ContractValue] = [
            .string("auto"), .integer("1"), .integer("99999999999999999999"), .number("1.5"), .boolean(true),
            .array([.integer("1"), .null]), .object([.init(key: "a", value: .string("b"))]),
        ]
        return .enumeration(
            EnumerationShape(rawType: .json, cases: values.map { EnumerationCase(value: $0, location: location) }))
    }

    private static func errorRecord() -> TypeShape {
        .record(
            RecordShape(
                properties: [
                    .required("code", .string, .value(.string("UNKNOWN"))), .required("message", .string),
                    .optional("details", .json, nullable: true),
                ], isError: true))
    }

    private static func work(_ status: TypeID, _ level: TypeID, _ mixed: TypeID, _ box: TypeID) -> TypeShape {
        let deprecation = Deprecation(sunset: "2026-03-01", replacedBy: "goodreadsWorkIDs", since: "3.0")
        return .record(
            .required("title", .string, .failure, description: "The title as the provider spells it"),
            .required("subjectTags", .array(.string), .emptyCollection),
            .required("ratings", .dictionary(.scalar(.double)), .emptyCollection, description: "By source"),
            .optional("firstPublicationYear", .int),
            .optional("isbndbQuality", .scalar(.int64), .value(.integer("0"))),
            .required("reviewStatus", .definition(status), .value(.string("needsReview"))),
            .required("otherStatus", .definition(status), .value(.string("novel"))),
            .required("thirdStatus", .definition(status)),
            .optional("level", .definition(level), .value(.integer("10"))),
            .required("mixed", .definition(mixed), .value(.integer("1"))),
            .optional("goodreadsID", .string).with { $0.deprecation = deprecation },
            .optional("goodreadsWorkIDs", .string),
            .optional("boundingBox", .definition(box)),
            .required("frame", .definition(box), .emptyRecord),
            .optional("margin", .definition(box), .value(.object([.init(key: "x", value: .integer("1"))]))),
            .required("barcode", .string, .failure).with { $0.aliases = ["isbn", "isbn\"13"] },
            .required("nullable", .string, .none, nullable: true),
            .optional("optionalNullable", .string, nullable: true),
            .required("strictNullable", .string, .failure, nullable: true),
            .optional("threeStates", .string, nullable: true).with { $0.hasExplicitPresence = true },
            .optional("id", .string).with {
                $0.isReadOnly = true
                $0.isRequired = true
            },
            .required("kind", .string, .value(.string("work"))).with { $0.constant = .string("work") },
            .optional("version", .int).with { $0.constant = .integer("2") },
            .required("corners", .array(.scalar(.double)), .emptyCollection).with {
                $0.use.constraints.minItems = 4
                $0.use.constraints.maxItems = 4
            },
            .required("rows", .array(.optional(.array(.int))), .emptyCollection),
            .required("oldBox", .definition(box), .emptyRecord).with { $0.deprecation = Deprecation() },
            .required("anything", .json))
    }

    private mutating func addScalars() {
        let money = ExternalType(spelling: "Locale", module: "Foundation")
        schema(
            "Scalars",
            .record(
                .required("photo", .data), .optional("photos", .array(.data)),
                .required("album", .dictionary(.array(.data)), .emptyCollection),
                .optional("thumbnails", .array(.optional(.data)), .value(.array([]))),
                .required("price", .scalar(.decimal), .value(.number("19.99"))),
                .optional("bigPrice", .scalar(.decimal), .value(.integer("12345678901234567890123"))),
                .required("total", .scalar(.decimalString), .value(.string("1.50"))),
                .required("maybeTotal", .scalar(.decimalString), .none, nullable: true),
                .required("seen", .scalar(.timestamp)),
                .optional("made", .scalar(.timestamp), .value(.string("2026-01-01T00:00:00Z"))),
                .required("day", .scalar(.date), .failure), .optional("days", .array(.scalar(.date))),
                .optional("uuid", .scalar(.uuid)), .required("url", .scalar(.url), .failure),
                .optional("locale", .scalar(.external(money))), .required("count", .scalar(.uint64)),
                .optional("presentPhoto", .data, nullable: true).with { $0.hasExplicitPresence = true },
                .required("ratio", .scalar(.double), .value(.number("1e-3"))), .required("flag", .scalar(.boolean))))
        schema(
            "Open",
            .record(
                RecordShape(
                    properties: [.optional("name", .string).with { $0.aliases = ["label"] }],
                    additionalProperties: TypeUse(.json))))
        schema(
            "OpenBytes",
            .record(RecordShape(properties: [], additionalProperties: TypeUse(.data))))
        schema("Empty", .record())
        schema("Photos", .alias(TypeUse(.array(.data))), description: "Photos.")
        schema("Free", .alias(TypeUse(.dictionary(.json))))
    }

    private mutating func addRecursion() {
        let node = TypeID(contract.definitions.count)
        schema(
            "Node",
            .record(
                .optional("parent", .definition(node)).with { $0.isBoxed = true },
                .required("root", .definition(node), .failure).with { $0.isBoxed = true },
                .optional("oldParent", .definition(node)).with {
                    $0.isBoxed = true
                    $0.deprecation = Deprecation(replacedBy: "parent")
                },
                .required("children", .array(.definition(node)), .emptyCollection)))
        let tree = TypeID(contract.definitions.count)
        schema(
            "Tree",
            .record(
                RecordShape(
                    properties: [.required("", .array(.definition(tree)), .emptyCollection)], isWrapper: true)))
    }

    private mutating func addUnions(box: TypeID, status: TypeID) {
        let cat = schema(
            "Cat", .record(.required("petType", .string, .value(.string("cat"))), .required("lives", .int)))
        let dog = schema(
            "Dog", .record(.required("petType", .string, .value(.string("dog"))), .optional("bark", .string)))
        let bird = schema("Bird", .record(.optional("wings", .int)))
        let pet = schema(
            "Pet",
            .union(
                VariantDefinition(.definition(cat), "Cat", tags: ["cat"]),
                VariantDefinition(.definition(dog), "Dog", tags: ["dog", "hound"]), discriminator: "petType"))
        contract[pet].shape = .union(
            UnionShape(
                variants: [
                    VariantDefinition(.definition(cat), "Cat", tags: ["cat"]),
                    VariantDefinition(.definition(dog), "Dog", tags: ["dog", "hound"]),
                    VariantDefinition(.json, "other"),
                    VariantDefinition(.definition(bird), "Bird", tags: ["bird"]),
                ], discriminator: "petType", defaultVariant: 2))
        let value = TypeID(contract.definitions.count)
        schema(
            "Value",
            .union(
                VariantDefinition(.string, "string"), VariantDefinition(.definition(status), "ReviewStatus"),
                VariantDefinition(.int, "integer"), VariantDefinition(.scalar(.boolean), "boolean"),
                VariantDefinition(.data, "bytes"), VariantDefinition(.array(.definition(value)), "values"),
                VariantDefinition(.definition(value), "self", isBoxed: true),
                VariantDefinition(.definition(box), "BoundingBox"),
                VariantDefinition(.definition(pet), "Pet"), VariantDefinition(.scalar(.double), "default")))
        schema(
            "Holder",
            .record(
                .required("value", .definition(value), .failure),
                .optional("pet", .definition(pet), .value(.object([.init(key: "lives", value: .integer("9"))]))),
                .optional("either", .definition(value), .value(.boolean(true)))))
    }

    private mutating func addEnvelopes(payload: TypeID, error: TypeID) {
        let metadata = schema("Metadata", .record(.optional("timestamp", .scalar(.timestamp))))
        let meta = PropertyDefinition.required("metadata", .definition(metadata), .emptyRecord)
        let envelope = schema(
            "ResponseEnvelope",
            .envelope(
                EnvelopeShape(
                    properties: [
                        .optional("success", .scalar(.boolean)), .optional("data", .payload, nullable: true),
                        meta.with { $0.aliases = ["meta"] }, .optional("error", .definition(error)),
                    ], payload: "data", success: "success", error: "error")))
        let page = schema(
            "Page",
            .envelope(
                EnvelopeShape(
                    properties: [
                        .required("items", .array(.payload), .emptyCollection), .optional("result", .payload),
                    ],
                    payload: "result", success: nil, error: nil)))
        let outcome = schema(
            "ApiResponse",
            .outcome(
                OutcomeShape(
                    discriminator: "success", successValue: .boolean(true), failureValue: .boolean(false),
                    success: EnvelopeShape(
                        properties: [
                            .required("data", .payload), .required("meta", .definition(metadata), .emptyRecord),
                        ],
                        payload: "data", success: nil, error: "error"),
                    failure: [
                        .required("error", .definition(error)),
                        .required("meta", .definition(metadata), .emptyRecord), .optional("hint", .string),
                    ], error: "error")))
        schema("BoxResponse", .alias(TypeUse(.generic(envelope, payload: .array(.definition(payload))))))
        schema("BoxOutcome", .alias(TypeUse(.generic(outcome, payload: .definition(payload)))))
        schema(
            "Uses",
            .record(
                .optional("page", .generic(page, payload: .definition(payload))),
                .required("answer", .generic(envelope, payload: .data), .emptyRecord)))
    }

    private mutating func addNesting() {
        let search = operation("searchByISBN", description: "Finds works by their ISBN.")
        let response = TypeID(contract.definitions.count + 1)
        let link = TypeID(contract.definitions.count + 2)
        inline(in: search, .requestBody, .record(.required("isbn", .string)))
        inline(
            in: search, .response("200"),
            .record(.required("links", .array(.definition(link)), .emptyCollection)), description: "What was found.")
        let nested = inline(in: response, .element(of: "links"), .record(.optional("rel", .string)))
        inline(in: nested, .property("mode"), .strings("fast", "slow"))
    }

    /// Adds every word that has a meaning in Swift as a property, as a case, and as a type.
    private mutating func addTrouble() {
        let words = [
            "default", "class", "self", "Self", "init", "Type", "Protocol", "in", "is", "as", "await", "async",
            "throws",
            "try", "inout", "let", "var", "func", "fields", "container", "encoder", "decoder", "value", "rawValue",
            "newValue", "open", "package", "actor", "copy", "consume", "some", "any", "each", "repeat", "yield", "nil",
            "true", "false", "operator", "import", "internal", "static", "super", "where", "while", "hashValue", "hash",
            "description", "CodingKeys", "requiredKeys", "payload", "unknown", "allCases", "indirect", "nonisolated",
            "isolated", "borrowing", "sending", "get", "set", "willSet", "left", "precedence", "dynamic", "lazy",
            "optional", "override", "mutating", "unowned", "weak", "convenience", "final", "macro", "unsafe", "_",
            "additionalProperties", "encode", "extension", "Payload", "variants", "then", "discard", "of", "Any",
        ]
        schema("Trouble", .record(RecordShape(properties: words.map { .optional($0, .string) })))
        schema(
            "HandMade",
            .record(
                RecordShape(
                    properties: words.map { .required($0, .string, .none, nullable: true) },
                    additionalProperties: TypeUse(.int))))
        schema(
            "TroubleCases",
            .enumeration(
                EnumerationShape(
                    rawType: .string,
                    cases: words.map { EnumerationCase(value: .string($0), location: Self.location) })))
        schema("TroubleUnion", .union(UnionShape(variants: words.map { VariantDefinition(.string, $0) })))
    }
}
