import Diagnostics
import TestSupport
import Testing
@testable import ContractModel
@testable import FixtureEmission

@Suite struct FixtureBuilderTests {
    private func fixtures(_ contract: Contract) -> (fixtures: FixtureSet, diagnostics: [Diagnostic]) {
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        return (fixtures, diagnostics.sorted)
    }

    @Test func fullHasEveryPropertyAndMinimalTheRequiredOnes() throws {
        var fixture = ContractFixture()
        let status = fixture.schema("Status", .strings("verified", "needsReview"))
        let work = fixture.schema(
            "Work",
            .record(
                .required("title", .string, .failure), .required("tags", .array(.string), .emptyCollection),
                .optional("year", .int), .required("status", .definition(status), .value(.string("needsReview"))),
                .required("cover", .scalar(.string), .none, nullable: true).with { $0.use.constraints.format = "uri" },
                .optional("language", .string, .value(.string("en"))),
                .optional("published", .string).with { $0.use.constraints.format = "date" },
                .required("isbn", .string).with { $0.use.constraints.pattern = "^[0-9]{13}$" },
                .optional("kind", .string).with { $0.constant = .string("work") }))
        let record = try #require(fixtures(fixture.contract).fixtures[record: work])
        #expect(
            record.full.jsonText == """
                {
                  "title": "title",
                  "tags": [
                    "tags 1",
                    "tags 2"
                  ],
                  "year": 364,
                  "status": "verified",
                  "cover": "https://sample.example/cover",
                  "language": "language",
                  "published": "2025-12-01",
                  "isbn": "0000000000000",
                  "kind": "work"
                }

                """)
        #expect(
            record.minimal.jsonText == """
                {
                  "title": "title",
                  "tags": [],
                  "status": "verified",
                  "cover": null,
                  "isbn": "0000000000000"
                }

                """)
    }

    /// A value conforms to one alternative, and to no second alternative of `oneOf` (JSON Schema 2020-12 section 10.2.1).
    @Test func aChoiceOfTextsHasAValueOfOneAlternative() throws {
        func alternative(_ format: String?) -> ValueChoice.Alternative {
            var constraints = ValueConstraints()
            constraints.format = format
            return ValueChoice.Alternative(.scalar(.string), constraints.keywords)
        }
        func property(_ key: String, isExclusive: Bool, _ formats: [String?]) -> PropertyDefinition {
            .required(key, .string).with {
                $0.use.constraints.choices = [ValueChoice(isExclusive: isExclusive, formats.map(alternative))]
            }
        }
        var fixture = ContractFixture()
        let work = fixture.schema(
            "Work",
            .record(
                property("published", isExclusive: false, ["date", "date-time"]),
                property("note", isExclusive: true, ["date", nil])))
        let record = try #require(fixtures(fixture.contract).fixtures[record: work])
        #expect(record.full["published"] == .string("2025-12-01"))
        #expect(record.full["note"] == .string("note"))
        #expect(record.minimal == record.full)
    }

    @Test func examplesAreUsedWhereTheyConform() throws {
        var fixture = ContractFixture()
        let work = fixture.schema("Work", .record(.required("title", .string, .failure), .optional("year", .int)))
        func example(_ title: ContractValue, line: UInt32) -> ContractExample {
            var location = ContractFixture.location
            location.line = line
            return ContractExample(
                name: "scarlet", value: .object([ContractValue.Member(key: "title", value: title)]), location: location)
        }
        fixture.contract[work].examples = [
            example(.integer("1"), line: 7), example(.string("The Scarlet Letter"), line: 8),
        ]
        let (fixtures, diagnostics) = fixtures(fixture.contract)
        #expect(fixtures[record: work]?.full["title"] == .string("The Scarlet Letter"))
        guard case .integer? = fixtures[record: work]?.full["year"] else {
            Issue.record("no year")
            return
        }
        let warning = try #require(diagnostics.first)
        #expect(diagnostics.count == 1 && warning.severity == .warning && warning.id == "example-mismatch")
        #expect(warning.location?.line == 7)
        #expect(
            warning.message
                == "The example \"scarlet\" of \"Work\" does not conform to its schema: at `title`, 1 is not a string. The fixture has only the properties that conform."
        )
    }

    /// Tests compare the value of a property as a whole. Therefore nested records have their defaults, and have no null
    /// that only means absence.
    @Test func whatIsNestedComesBackAsItWas() throws {
        var fixture = ContractFixture()
        let edition = fixture.schema(
            "Edition",
            .record(
                .optional("language", .string, .value(.string("en"))),
                .optional("tags", .array(.string), .emptyCollection),
                .optional("note", .string, nullable: true), .required("cover", .string, .none, nullable: true),
                .required("seen", .string, .none, nullable: true).with { $0.isReadOnly = true },
                .required("checked", .string, .failure, nullable: true).with { $0.isReadOnly = true }))
        let work = fixture.schema(
            "Work",
            .record(
                .required("edition", .definition(edition)), .optional("editions", .array(.definition(edition))),
                .optional("title", .string, nullable: true)))
        let nulls = Self.object(["note": .null, "cover": .null, "seen": .null, "checked": .null])
        let example = Self.object(["edition": nulls, "editions": .array([nulls]), "title": .null])
        fixture.contract[work].examples = [
            ContractExample(name: nil, value: example, location: ContractFixture.location)
        ]
        let (fixtures, diagnostics) = fixtures(fixture.contract)
        let record = try #require(fixtures[record: work])
        let written = Self.object([
            "language": .string("en"), "tags": .array([]), "cover": .null, "checked": .null,
        ])
        #expect(record.full["edition"] == written)
        #expect(record.full["editions"] == .array([written]))
        #expect(record.full["title"] == .string("title"), "its own properties are made where the example has none")
        #expect(record.minimal == Self.object(["edition": written]))
        #expect(fixtures[record: edition]?.minimal == Self.object(["cover": .null, "checked": .null]))
        #expect(diagnostics.isEmpty)
    }

    /// No schema causes an endless list. The result tells whether a list is too short.
    @Test(arguments: [(60, 60), (1_000, 1_000), (1_001, 1_000)])
    func aListIsAsLongAsItsSchemaWants(_ least: Int, _ count: Int) throws {
        var fixture = ContractFixture()
        let vector = fixture.schema(
            "Vector", .record(.required("values", .array(.string)).with { $0.use.constraints.minItems = least }))
        let (fixtures, diagnostics) = fixtures(fixture.contract)
        let record = try #require(fixtures[record: vector])
        for value in [record.full, record.minimal] {
            guard case .array(let elements)? = value["values"] else {
                Issue.record("no list")
                continue
            }
            #expect(elements.count == count)
        }
        #expect(diagnostics.map(\.id) == (count < least ? ["fixture-incomplete"] : []))
    }

    /// Decoding would turn lower case into upper case, and would refuse a text that is not a UUID.
    @Test(arguments: [
        ("123E4567-E89B-12D3-A456-426614174000", true), ("123e4567-e89b-12d3-a456-426614174000", false),
        ("none", false),
    ])
    func aConstantWithoutAnExpression(_ text: String, isUsed: Bool) {
        var fixture = ContractFixture()
        let id = fixture.schema(
            "Account",
            .record(
                .optional("id", .scalar(.uuid)).with {
                    $0.constant = .string(text)
                    $0.hasUnspelledConstant = true
                }))
        let value = fixtures(fixture.contract).fixtures[record: id]?.full["id"]
        #expect((value == .string(text)) == isUsed)
        #expect(value != nil)
    }

    /// Decoding throws if a strict property is absent, although the document does not require the property.
    @Test func theLeastValueHasWhatIsStrict() throws {
        var fixture = ContractFixture()
        let id = fixture.schema(
            "Account",
            .record(
                .optional("id", .scalar(.string)).with { $0.absence = .failure },
                .optional("note", .scalar(.string), nullable: true).with { $0.absence = .failure },
                .optional("name", .scalar(.string))))
        fixture.operation(
            "account",
            responses: [
                ResponseDefinition(
                    status: "200", body: TypeUse(.definition(id)),
                    examples: [
                        ContractExample(
                            value: Self.object(["name": .string("Ada")]), location: ContractFixture.location)
                    ], location: ContractFixture.location)
            ])
        let (fixtures, diagnostics) = fixtures(fixture.contract)
        #expect(fixtures[record: id]?.minimal == Self.object(["id": .string("id"), "note": .null]))
        #expect(diagnostics.map(\.id) == ["example-mismatch"], "an answer without it cannot be read")
        #expect(fixtures.responses.first?.first?.value["id"] == .string("id"))
    }

    private static func object(_ members: KeyValuePairs<String, ContractValue>) -> ContractValue {
        .object(members.map { ContractValue.Member(key: $0, value: $1) })
    }

    @Test func numbersKeepTheirBounds() throws {
        var fixture = ContractFixture()
        func number(_ key: String, _ scalar: ScalarType, _ change: @escaping (inout ValueConstraints) -> Void)
            -> PropertyDefinition
        {
            .required(key, .scalar(scalar)).with { change(&$0.use.constraints) }
        }
        let id = fixture.schema(
            "Numbers",
            .record(
                number("confidence", .double) { ($0.minimum, $0.maximum) = ("0", "1") },
                number("fraction", .double) { ($0.exclusiveMinimum, $0.exclusiveMaximum) = ("0", "1") },
                number("photos", .int) { ($0.minimum, $0.maximum) = ("5", "5") },
                number("tens", .int) { ($0.minimum, $0.multipleOf) = ("95", "10") },
                number("negative", .int64) { $0.maximum = "-3" },
                number("cents", .decimal) { ($0.minimum, $0.multipleOf) = ("0.01", "0.01") }))
        let full = try #require(fixtures(fixture.contract).fixtures[record: id]?.full)
        let use = TypeUse(.definition(id))
        #expect(throws: Never.self) { try ExampleChecker.conforming(full, to: use, in: fixture.contract).get() }
    }

    @Test func recursionIsCut() throws {
        var fixture = ContractFixture()
        let node = TypeID(0)
        fixture.schema(
            "Node",
            .record(
                .required("name", .string), .optional("parent", .definition(node)),
                .required("children", .array(.definition(node)), .emptyCollection)))
        let record = try #require(fixtures(fixture.contract).fixtures[record: node])
        let least = ContractValue.object([
            ContractValue.Member(key: "name", value: .string("name")),
            ContractValue.Member(key: "children", value: .array([])),
        ])
        #expect(record.minimal == least)
        #expect(record.full["parent"]?["name"] == .string("name"))
        #expect(record.full.nodeCount < 30)
    }

    @Test func whatHasNoFiniteValueIsSaid() {
        var fixture = ContractFixture()
        let node = TypeID(0)
        fixture.schema("Node", .record(.required("next", .definition(node), .failure)))
        let (fixtures, diagnostics) = fixtures(fixture.contract)
        #expect(fixtures[record: node] == nil)
        #expect(diagnostics.map(\.id) == ["fixture-impossible"])
    }

    /// The record needs a union whose first variant needs the record again, so only the second variant gives a value
    /// that ends.
    @Test func aUnionFindsTheVariantThatEnds() {
        var fixture = ContractFixture()
        let (record, union) = (TypeID(0), TypeID(1))
        fixture.schema("R", .record(.required("value", .definition(union), .failure)))
        fixture.schema("U", .union(VariantDefinition(.definition(record), "R"), VariantDefinition(.string, "text")))
        let fixtures = fixtures(fixture.contract).fixtures
        #expect(fixtures[record: record]?.minimal["value"] == .string("value"))
    }

    /// Each record needs the next record twice. If nothing limited the values, 2^60 would be made.
    @Test(.timeLimit(.minutes(10))) func aDoublingChainEnds() {
        var fixture = ContractFixture()
        for index in 0..<60 {
            let next = TypeReference.definition(TypeID(index + 1))
            fixture.schema("R\(index)", .record(.required("a", next, .failure), .required("b", next, .failure)))
        }
        let last = fixture.schema("R60", .record(.required("a", .string), .required("b", .string)))
        let (fixtures, diagnostics) = fixtures(fixture.contract)
        #expect(fixtures[record: last] != nil)
        #expect(fixtures[record: TypeID(0)] == nil)
        #expect(diagnostics.contains { $0.id == "fixture-impossible" })
    }

    @Test func anotherSchemaChangesNoFixture() throws {
        func contract(withOther: Bool) -> Contract {
            var fixture = ContractFixture()
            if withOther { fixture.schema("Another", .record(.required("x", .string), .optional("y", .int))) }
            let box = fixture.schema("Box", .record(.required("x", .scalar(.double))))
            fixture.schema("Work", .record(.required("title", .string), .optional("box", .definition(box))))
            return fixture.contract
        }
        let (without, with) = (contract(withOther: false), contract(withOther: true))
        let first = fixtures(without).fixtures
        let second = fixtures(with).fixtures
        for (left, right) in zip(without.definitions, with.definitions.dropFirst()) {
            #expect(first[record: left.id]?.full == second[record: right.id]?.full)
            #expect(first[record: left.id]?.minimal == second[record: right.id]?.minimal)
        }
    }

    /// Five times as many schemas may take five times as long, but not twenty-five times.
    @Test func timeGrowsWithTheContract() async {
        func contract(_ count: Int) -> Contract {
            var fixture = ContractFixture()
            for index in 0..<count {
                let others = [(index + 1) % count, (index * 7 + 3) % count]
                fixture.schema(
                    "R\(index)",
                    .record(
                        .required("title", .string), .optional("next", .definition(TypeID(others[0]))),
                        .optional("list", .array(.definition(TypeID(others[1]))))))
            }
            return fixture.contract
        }
        let clock = ContinuousClock()
        let few = contract(500)
        let many = contract(2_500)
        await expectUndisturbed {
            let short = clock.measure { _ = fixtures(few) }
            let long = clock.measure { _ = fixtures(many) }
            return long < short * 15 ? nil : "\(short), then \(long)"
        }
    }

    @Test func aVariantIsTellingOnlyWhereTheContractSeparatesIt() {
        var fixture = ContractFixture()
        let wide = fixture.schema("Wide", .record(.required("a", .string), .optional("b", .string)))
        let narrow = fixture.schema("Narrow", .record(.required("a", .string)))
        let tagged = fixture.schema(
            "Tagged", .record(.required("kind", .string).with { $0.constant = .string("t") }, .required("a", .string)))
        let union = fixture.schema(
            "U",
            .union(
                VariantDefinition(.definition(wide), "Wide"), VariantDefinition(.definition(narrow), "Narrow"),
                VariantDefinition(.definition(tagged), "Tagged"), VariantDefinition(.string, "string"),
                VariantDefinition(.array(.int), "list")))
        let variants = fixtures(fixture.contract).fixtures[union: union]
        #expect(variants.map(\.isTelling) == [true, false, true, true, true])
    }
}
