import Testing
@testable import ContractModel
@testable import FixtureEmission

@Suite struct ExampleCheckerTests {
    /// Returns a contract with a record that has an enumeration, a list of records, and a union.
    private static func sketch() -> (contract: Contract, work: TypeReference) {
        var fixture = ContractFixture()
        let status = fixture.schema("Status", .strings("verified", "needsReview"))
        let cat = fixture.schema("Cat", .record(.required("kind", .string).with { $0.constant = .string("cat") }))
        let either = fixture.schema(
            "Either", .union(VariantDefinition(.int, "integer"), VariantDefinition(.definition(cat), "Cat")))
        let work = TypeID(fixture.contract.definitions.count)
        fixture.schema(
            "Work",
            .record(
                .required("title", .string, .failure).with { $0.use.constraints.maxLength = 10 },
                .optional("status", .definition(status)),
                .optional("quality", .int).with {
                    $0.use.constraints.minimum = "0"
                    $0.use.constraints.maximum = "100"
                },
                .optional("related", .array(.definition(work))),
                .optional("either", .definition(either)),
                .optional("seen", .scalar(.timestamp)),
                .optional("cover", .data),
                .optional("note", .string, nullable: true),
                .required("id", .string).with { $0.isReadOnly = true }))
        return (fixture.contract, .definition(work))
    }

    /// No calendar has this day and no clock has this time (RFC 3339, section 5.7), whatever type reads the format.
    @Test(arguments: [ScalarType.timestamp, .date])
    func impossibleTimes(_ type: ScalarType) {
        let contract = Self.sketch().contract
        for text in ["2025-99-99T99:99:99Z", "2025-02-30T00:00:00Z", "2025-01-01T24:00:00Z"] {
            let verdict = ExampleChecker.conforming(.string(text), to: TypeUse(.scalar(type)), in: contract)
            #expect(throws: ValueMismatch.self, "\(text)") { try verdict.get() }
        }
    }

    private func check(_ value: ContractValue) -> Result<ContractValue, ExampleChecker.Mismatch> {
        let (contract, work) = Self.sketch()
        return ExampleChecker.conforming(value, to: TypeUse(work), in: contract)
    }

    private static func object(_ members: KeyValuePairs<String, ContractValue>) -> ContractValue {
        .object(members.map { ContractValue.Member(key: $0, value: $1) })
    }

    @Test(arguments: [
        (object(["title": .integer("1")]), "title", "1 is not a string"),
        (object([:]), "title", "the required key is missing"),
        (object(["title": .string("far too long a title")]), "title", "20 characters are more than 10"),
        (
            object(["title": .string("t"), "status": .string("Other")]), "status",
            "\"Other\" is not a value of the enumeration"
        ),
        (
            object(["title": .string("t"), "quality": .integer("101")]), "quality",
            "101 is greater than the maximum 100"
        ),
        (object(["title": .string("t"), "quality": .number("85.5")]), "quality", "85.5 is not an integer"),
        (object(["title": .string("t"), "quality": .null]), "quality", "null is not allowed"),
        (
            object(["title": .string("t"), "related": .array([object(["title": .string("u")]), object([:])])]),
            "related[1].title", "the required key is missing"
        ),
        (object(["title": .string("t"), "either": .string("x")]), "either", "a string fits none of the variants"),
        (
            object(["title": .string("t"), "seen": .string("yesterday")]), "seen",
            "\"yesterday\" is not a date and time"
        ),
        (object(["title": .string("t"), "cover": .string("%%")]), "cover", "\"%%\" is not base64"),
        (.array([]), "", "an array is not an object"),
    ])
    func aMismatchNamesItsPlaceAndReason(_ value: ContractValue, _ path: String, _ reason: String) {
        #expect(throws: ExampleChecker.Mismatch(path: path, reason: reason)) { try check(value).get() }
    }

    @Test func aConformingValueIsBroughtToTheFormThatSwiftWrites() throws {
        let value = Self.object([
            "extra": .boolean(true), "note": .null, "quality": .number("85.0"), "title": .string("t"),
            "either": Self.object(["kind": .string("cat")]),
        ])
        let expected = Self.object([
            "title": .string("t"), "quality": .integer("85"), "either": Self.object(["kind": .string("cat")]),
            "note": .null,
        ])
        #expect(try check(value).get() == expected)
    }

    /// If a value has no tag, decoding may take it for another variant.
    @Test func whatLeavesItsVariantOpenIsGivenTheTag() throws {
        var fixture = ContractFixture()
        let dog = fixture.schema("Dog", .record(.optional("kind", .string), .optional("name", .string)))
        let union = fixture.schema(
            "Pet",
            .union(
                VariantDefinition(.dictionary(.int), "any", tags: ["any"]),
                VariantDefinition(.definition(dog), "Dog", tags: ["dog", "hound"]), VariantDefinition(.int, "number"),
                discriminator: "kind"))
        func conforming(_ value: ContractValue) throws -> ContractValue {
            try ExampleChecker.conforming(value, to: TypeUse(.definition(union)), in: fixture.contract).get()
        }
        let named = Self.object(["name": .string("Rex")])
        #expect(try conforming(named) == Self.object(["kind": .string("dog"), "name": .string("Rex")]))
        let tagged = Self.object(["kind": .string("hound"), "name": .string("Rex")])
        #expect(try conforming(tagged) == tagged)
        #expect(try conforming(.integer("7")) == .integer("7"))
        #expect(
            throws: ExampleChecker.Mismatch(path: "", reason: "\"cat\" under \"kind\" is not the name of a variant")
        ) { try conforming(Self.object(["kind": .string("cat"), "name": .string("Rex")])) }
    }

    /// Decoding recognizes an object as a record by its required keys. If no key is required, any known key is enough.
    @Test func whatDecodingDoesNotRecognizeIsNoVariant() throws {
        var fixture = ContractFixture()
        let open = RecordShape(
            properties: [.optional("title", .string).with { $0.aliases = ["name"] }],
            additionalProperties: TypeUse(.json))
        let records = [
            fixture.schema("Open", .record(open)),
            fixture.schema("Entry", .record(.required("id", .string), .optional("title", .int))),
        ]
        let union = fixture.schema(
            "Either",
            .union(
                VariantDefinition(.definition(records[0]), "Open"), VariantDefinition(.definition(records[1]), "Entry"))
        )
        func conforms(_ value: ContractValue) -> Bool {
            let result = ExampleChecker.conforming(value, to: TypeUse(.definition(union)), in: fixture.contract)
            return (try? result.get()) != nil
        }
        #expect(conforms(Self.object(["title": .string("t")])))
        #expect(conforms(Self.object(["name": .string("t")])))
        #expect(conforms(Self.object(["id": .string("i")])))
        #expect(conforms(Self.object([:])))
        #expect(!conforms(Self.object(["note": .string("n")])))
        #expect(!conforms(Self.object(["title": .integer("1")])))
    }

    @Test(arguments: [
        (ScalarType.int, ContractValue.integer("9223372036854775808"), "9223372036854775808 does not fit into Int64"),
        (.uint64, .integer("-1"), "-1 does not fit into UInt64"),
        (.boolean, .string("true"), "\"true\" is not a Boolean"),
        (.uuid, .string("abc"), "\"abc\" is not a UUID"),
    ])
    func aScalarIsHeldToItsSwiftType(_ scalar: ScalarType, _ value: ContractValue, _ reason: String) {
        let use = TypeUse(.scalar(scalar))
        #expect(throws: ExampleChecker.Mismatch(path: "", reason: reason)) {
            try ExampleChecker.conforming(value, to: use, in: ContractFixture().contract).get()
        }
    }

    @Test(arguments: [
        (ScalarType.double, ContractValue.number("0.10"), ContractValue.number("0.1")),
        (.double, .number("5.0"), .integer("5")),
        (.decimal, .number("19.990"), .number("19.99")),
        (.decimalString, .string("1.50"), .string("1.5")),
        (.uuid, .string("00000000-0000-4000-8000-00000000abcd"), .string("00000000-0000-4000-8000-00000000ABCD")),
        (.date, .string("2025-01-01T00:00:00.5+01:00"), .string("2025-01-02T03:04:05Z")),
        (.timestamp, .string("2025-01-01t00:00:00.5+01:00"), .string("2025-01-01t00:00:00.5+01:00")),
    ])
    func aScalarIsWrittenAsItsTypeWritesIt(_ scalar: ScalarType, _ value: ContractValue, _ expected: ContractValue)
        throws
    {
        let result = ExampleChecker.conforming(value, to: TypeUse(.scalar(scalar)), in: ContractFixture().contract)
        #expect(try result.get() == expected)
    }

    /// Each level tries two similar variants. If nothing limited the trials, 2^20 would be needed, ten times as many as
    /// the limit.
    @Test(.timeLimit(.minutes(10))) func nestedUnionsEnd() {
        var fixture = ContractFixture()
        let union = TypeID(0)
        fixture.schema(
            "U",
            .union(
                VariantDefinition(.array(.definition(union)), "a"), VariantDefinition(.array(.definition(union)), "b")))
        let value = (0..<20).reduce(ContractValue.string("x")) { value, _ in .array([value]) }
        #expect(throws: ExampleChecker.Mismatch.self) {
            try ExampleChecker.conforming(value, to: TypeUse(.definition(union)), in: fixture.contract).get()
        }
    }
}
