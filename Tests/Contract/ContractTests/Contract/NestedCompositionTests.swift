import ContractSupport
@_spi(Generated) import DTORuntime
import Diagnostics
import Testing
@testable import ContractModel

/// The parts of a composition may be compositions too. The rules of each part hold for the whole, at any depth (JSON
/// Schema 2020-12, section 10.2.1).
@Suite struct NestedCompositionTests {
    private static let records = """
        Dog: {type: object, required: [kind], properties: {kind: {type: string, const: dog}}}
        Named: {type: object, required: [r], properties: {r: {type: string}}}
        Node: {type: object, properties: {v: {type: string}}}
        Text: {oneOf: [{type: string}, {$ref: '#/components/schemas/Named'}]}
        TextOrMap: {anyOf: [{type: string}, {type: object, additionalProperties: {type: integer}}]}

        """

    /// `Left` combines the union `Text` with a record. So only the branch of `Text` that is a record remains, whatever
    /// is added later.
    @Test(arguments: [
        "{allOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Left'}]}",
        "{allOf: [{$ref: '#/components/schemas/Left'}, {$ref: '#/components/schemas/Dog'}]}",
        "{allOf: [{$ref: '#/components/schemas/Left'}], properties: {q: {type: string}}}",
        "{$ref: '#/components/schemas/Left', properties: {q: {type: string}}}",
    ])
    func theBranchThatIsLeft(_ schema: String) throws {
        let read = try ReadContract(
            Self.records + """
                Left: {allOf: [{$ref: '#/components/schemas/Text'}, {$ref: '#/components/schemas/Node'}]}
                Whole: \(schema)
                """)
        let properties = try #require(read.record("Whole")).properties
        #expect(properties.first { $0.key == "r" }?.isRequired == true)
        #expect(properties.contains { $0.key == "v" })
        #expect(read.codes == [])
    }

    @Test func theMapThatIsLeft() throws {
        let read = try ReadContract(
            Self.records + """
                Left: {allOf: [{$ref: '#/components/schemas/TextOrMap'}, {$ref: '#/components/schemas/Node'}]}
                Whole: {allOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Left'}]}
                """)
        #expect(read.record("Whole")?.additionalProperties?.reference == .scalar(.int))
        #expect(read.record("Whole")?.properties.map(\.key).sorted() == ["kind", "v"])
    }

    // MARK: Discriminators

    private static let pets = """
        Cat: {type: object, required: [kind], properties: {kind: {type: string}, c: {type: integer}}}
        Dog: {type: object, required: [kind], properties: {kind: {type: string}, d: {type: integer}}}
        Pet:
          oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
          discriminator:
            propertyName: kind
            mapping: {cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog'}
        X: {type: object, required: [x], properties: {x: {type: string}}}
        Z: {type: object, required: [z], properties: {z: {type: integer}}}
        PetX: {allOf: [{$ref: '#/components/schemas/Pet'}, {$ref: '#/components/schemas/X'}]}

        """

    /// The discriminator chooses among the branches of its own union, whatever these branches are combined with.
    @Test(
        arguments: [
            ("{allOf: [{$ref: '#/components/schemas/PetX'}, {$ref: '#/components/schemas/Z'}]}", ["cat", "dog"]),
            (
                "{allOf: [{allOf: [{$ref: '#/components/schemas/Pet'}, {$ref: '#/components/schemas/X'}]}, {$ref: '#/components/schemas/Z'}]}",
                ["cat", "dog"]
            ),
            (
                "{allOf: [{$ref: '#/components/schemas/Pet'}, {oneOf: [{$ref: '#/components/schemas/X'}, {$ref: '#/components/schemas/Z'}]}]}",
                ["cat", "cat", "dog", "dog"]
            ),
            (
                "{allOf: [{$ref: '#/components/schemas/Pet'}, {anyOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/X'}]}]}",
                ["cat", "dog", "dog"]
            ),
        ] as [(String, [String])])
    func discriminator(_ schema: String, values: [String]) throws {
        let union = try #require(try ReadContract(Self.pets + "Whole: \(schema)").union("Whole"))
        #expect(union.discriminator == "kind")
        #expect(union.variants.compactMap(\.discriminatorValues.first) == values)
    }

    /// The discriminator would never choose a branch that has no name, so it is dropped, and the shapes tell the
    /// branches apart.
    @Test func aBranchWithoutAName() throws {
        let read = try ReadContract(
            Self.pets + """
                Whole:
                  allOf:
                  - oneOf:
                    - allOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/X'}]
                    - $ref: '#/components/schemas/Dog'
                    discriminator: {propertyName: kind}
                  - $ref: '#/components/schemas/Z'
                """)
        let union = try #require(read.union("Whole"))
        #expect(union.variants.count == 2)
        #expect(union.discriminator == nil && union.variants.allSatisfy(\.discriminatorValues.isEmpty))
    }

    // MARK: Branches that fall away

    /// No value fits both the second branch and the other part, so only the first branch remains.
    @Test(arguments: [
        // Both sides state a constant, and only one side requires the property.
        (
            "{required: [k], properties: {k: {const: a}, v: {type: string}}}",
            "{required: [k], properties: {k: {const: b}}}",
            "{properties: {k: {const: a}}}"
        ),
        // Both sides require the property, and state different types.
        (
            "{required: [k], properties: {k: {type: string}}}", "{required: [k], properties: {k: {type: integer}}}",
            "{required: [k], properties: {k: {type: string}, v: {type: string}}}"
        ),
        (
            "{required: [k], properties: {k: {enum: [a, b]}, v: {type: string}}}",
            "{required: [k], properties: {k: {enum: [c]}}}", "{properties: {k: {enum: [b]}}}"
        ),
    ])
    func withoutTheSecondBranch(_ first: String, _ second: String, _ other: String) throws {
        let read = try ReadContract(
            """
            First: {type: object, allOf: [\(first)]}
            Second: {type: object, allOf: [\(second)]}
            Whole: {allOf: [{oneOf: [{$ref: '#/components/schemas/First'}, {$ref: '#/components/schemas/Second'}]}, \(other)]}
            """)
        #expect(read.record("Whole")?.properties.contains { $0.key == "k" && $0.use.reference != .json } == true)
        #expect(read.codes == [])
    }

    /// An optional property may be absent, and then both parts hold.
    @Test func optionalPropertiesExcludeNothing() throws {
        let read = try ReadContract(
            """
            First: {type: object, required: [a], properties: {a: {type: string}, k: {type: string}}}
            Second: {type: object, required: [b], properties: {b: {type: string}, k: {type: integer}}}
            Either: {oneOf: [{$ref: '#/components/schemas/First'}, {$ref: '#/components/schemas/Second'}]}
            Whole: {allOf: [{$ref: '#/components/schemas/Either'}, {properties: {k: {type: string}}}]}
            """)
        #expect(read.union("Whole")?.variants.count == 2)
    }

    // MARK: Types beside and among the parts

    @Test func typeObjectAsAPart() throws {
        let read = try ReadContract(
            Self.records + """
                Union: {allOf: [{$ref: '#/components/schemas/Text'}, {type: object}]}
                Beside: {allOf: [{$ref: '#/components/schemas/Text'}], type: object}
                Choice: {oneOf: [{type: string}, {$ref: '#/components/schemas/Named'}], type: object}
                Habit: {allOf: [{type: string}], type: object}
                Nothing: {allOf: [{type: string}, {type: object}]}
                """)
        let named = try #require(read.definition("Named")).id
        for name in ["Union", "Beside", "Choice"] { #expect(read.alias(name) == .definition(named), "\(name)") }
        #expect(read.alias("Habit") == .scalar(.string))
        #expect(read.alias("Nothing") == .json)
        #expect(read.codes == ["unsupported-schema"])
    }

    @Test func nullBesideAType() throws {
        let read = try ReadContract(
            """
            Maybe: {type: [object, 'null'], properties: {a: {type: string}}}
            R:
              type: object
              properties:
                ref: {$ref: '#/components/schemas/Maybe', type: object, minProperties: 1, required: [a]}
                all: {allOf: [{$ref: '#/components/schemas/Maybe'}], type: object}
                any: {$ref: '#/components/schemas/Maybe'}
            """)
        #expect(read.property("R", "ref")?.isNullable == false)
        #expect(read.property("R", "all")?.isNullable == false)
        #expect(read.property("R", "any")?.isNullable == true)
    }

    /// Every integer is a number, so `integer` remains, whatever the format of `number` is.
    @Test(arguments: [
        "[{type: number, format: decimal}, {type: integer}]", "[{type: integer}, {type: number, format: decimal}]",
    ])
    func integersAmongNumbers(_ parts: String) throws {
        #expect(try ReadContract("I: {allOf: \(parts)}").alias("I") == .scalar(.int))
    }

    // MARK: Unions within unions

    @Test(arguments: ["A", "Inner"]) func aUnionAroundAnother(_ part: String) throws {
        let read = try ReadContract(
            """
            A: {type: object, required: [a], properties: {a: {type: string}}}
            B: {type: object, required: [b], properties: {b: {type: string}}}
            Inner: {anyOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
            Middle: {anyOf: [{$ref: '#/components/schemas/Inner'}, {required: [x], properties: {x: {type: string}}}]}
            Outer: {anyOf: [{$ref: '#/components/schemas/Middle'}, {required: ['y'], properties: {'y': {type: string}}}]}
            Whole: {allOf: [{$ref: '#/components/schemas/Outer'}, {$ref: '#/components/schemas/\(part)'}]}
            """)
        #expect(read.alias("Whole") == read.definition(part).map { .definition($0.id) })
    }

    /// A union remains the type itself, beside parts that add no rule and at any depth of nesting.
    @Test(arguments: [
        "{allOf: [{allOf: [<Pet>]}, {allOf: [{}]}]}", "{allOf: [{allOf: [{}]}, {allOf: [{allOf: [<Pet>]}]}, <Pet>]}",
        "{allOf: [<Anything>, <Pet>]}", "{oneOf: [{anyOf: [{allOf: [<Pet>]}]}]}",
    ])
    func theSameType(_ schema: String) throws {
        let schema = schema.replacing(/<(\w+)>/) { "{$ref: '#/components/schemas/\($0.output.1)'}" }
        let read = try ReadContract(Self.pets + "Anything: {description: Any value.}\nWhole: \(schema)")
        #expect(read.alias("Whole") == read.definition("Pet").map { .definition($0.id) })
    }

    @Test func nothingSatisfiesFalse() throws {
        let read = try ReadContract(Self.pets + "Whole: {allOf: [{$ref: '#/components/schemas/Pet'}, false]}")
        #expect(read.alias("Whole") == .json)
        #expect(read.codes == ["unsupported-schema"])
    }

    // MARK: Bounds

    /// The bounds and formats of inline parts hold for the whole.
    @Test(arguments: [
        "{allOf: [{type: string, minLength: 5}, {type: string, format: email}]}",
        "{oneOf: [{type: string, format: email, minLength: 5}, {type: 'null'}]}",
        "{anyOf: [{type: string, format: email}], minLength: 5}",
    ])
    func boundsOfParts(_ schema: String) throws {
        let read = try ReadContract("R: {type: object, properties: {a: \(schema)}}")
        let constraints = try #require(read.property("R", "a")).use.constraints
        #expect(constraints.checkedFormat == .email)
        #expect(constraints.minLength == 5)
    }
}
