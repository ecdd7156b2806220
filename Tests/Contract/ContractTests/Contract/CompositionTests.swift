import ContractSupport
import Testing
@testable import ContractModel

/// These schemas state several things together, and some of them only under conditions.
@Suite struct CompositionTests {
    /// `then` may or may not hold, so the properties that it requires are optional (JSON Schema 2020-12, section
    /// 10.2.2).
    @Test func conditionalPropertiesAreOptional() throws {
        let read = try ReadContract(
            """
            R:
              type: object
              required: [kind]
              properties: {kind: {type: string}}
              if: {properties: {kind: {const: a}, hint: {const: b}}}
              then: {required: [size], properties: {size: {type: integer, default: 1}, kind: {type: integer}}}
              else: {properties: {size: {type: string}}}
              dependentSchemas: {kind: {properties: {more: {type: boolean}}}}
            """)
        #expect(read.record("R")?.properties.map(\.key) == ["kind", "size", "more", "hint"])
        #expect(read.record("R")?.properties.map(\.isRequired) == [true, false, false, false])
        #expect(read.reference("R", "kind") == .scalar(.string))
        #expect(read.reference("R", "hint") == .json)
        #expect(read.property("R", "size")?.absence == Absence.none)
        #expect(read.codes == [])
    }

    /// Both branches may hold at once, and then the properties of both must be kept.
    @Test func namelessBranchesOfAnyOfAreOneRecord() throws {
        let read = try ReadContract(
            """
            R:
              anyOf:
                - {type: object, required: [a], properties: {a: {type: string}, both: {type: integer}}}
                - {type: object, required: [b], properties: {b: {type: string}, both: {type: boolean}}}
            U: {anyOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
            A: {type: object, required: [a], properties: {a: {type: string}}}
            B: {type: object, required: [b], properties: {b: {type: string}}}
            """)
        #expect(read.record("R")?.properties.map(\.key) == ["a", "both", "b"])
        #expect(read.record("R")?.properties.allSatisfy { !$0.isRequired } == true)
        #expect(read.union("U")?.variants.count == 2)
        #expect(read.codes == [])
    }

    /// The combination of two recursive branches is recursive too, and does not grow without end.
    @Test(arguments: ["{$ref: '#/components/schemas/%'}", "{type: array, items: {$ref: '#/components/schemas/%'}}"])
    func recursionThroughBranches(_ next: String) throws {
        let read = try ReadContract(
            """
            A: {type: object, properties: {a: {type: string}, next: \(next.replacing("%", with: "A"))}}
            B: {type: object, properties: {b: {type: string}, next: \(next.replacing("%", with: "B"))}}
            U: {anyOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
            V:
              type: object
              properties: {kind: {type: string}}
              then: {properties: {next: \(next.replacing("%", with: "A"))}}
              else: {properties: {next: \(next.replacing("%", with: "V"))}}
            """)
        #expect(read.record("U")?.properties.map(\.key) == ["a", "next", "b"])
        #expect(read.contract.definitions.count < 12)
    }

    /// Parts that only state `type: object` combine to some object, not to any JSON.
    @Test func bareObjectsTogetherAreAnObject() throws {
        let read = try ReadContract(
            """
            A:
              type: object
              properties:
                open: {type: object}
                list: {type: array, items: {type: object}}
                text: {type: object, description: Of texts.}
            B:
              type: object
              properties:
                open: {type: object, nullable: true}
                list: {type: array, items: {type: object}}
                text: {type: object, additionalProperties: {type: string}}
            Both: {allOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
            Holder: {type: object, properties: {bare: {allOf: [{type: object}]}, any: {allOf: [{description: Any.}]}}}
            """)
        #expect(read.reference("Both", "open") == .json)
        #expect(read.reference("Both", "list") == .array(.json))
        #expect(read.reference("Both", "text") == .dictionary(.scalar(.string)))
        #expect(read.reference("Holder", "bare") == .json)
        #expect(read.property("Holder", "bare")?.use.constraints.expectsObject == true)
        #expect(read.reference("Holder", "any") == .json)
        #expect(read.codes == [])
    }

    @Test func aMappedSchemaKeepsItsOwnName() throws {
        let read = try ReadContract(
            """
            U:
              oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}, {$ref: '#/components/schemas/C'}]
              discriminator: {propertyName: kind, mapping: {first: '#/components/schemas/A', B: '#/components/schemas/C'}}
            A: {type: object, properties: {kind: {type: string}}}
            B: {type: object, properties: {kind: {type: string}}}
            C: {type: object, properties: {kind: {type: string}}}
            """)
        #expect(read.union("U")?.variants.map(\.discriminatorValues) == [["first", "A"], [], ["B", "C"]])
    }

    @Test func branchesAreCalledAfterWhatTellsThemApart() throws {
        let read = try ReadContract(
            """
            U:
              oneOf:
                - {type: object, required: [mail], properties: {id: {type: string}, mail: {type: string}}}
                - {type: object, required: [id, phone], properties: {id: {type: string}, fax: {type: string}, phone: {type: string}}}
                - {type: object, properties: {street: {type: string}}}
                - {type: object, properties: {id: {type: string}}}
            """)
        #expect(read.union("U")?.variants.map(\.nameHint) == ["mail", "phone", "street", "object"])
    }

    @Test func whatNothingSatisfiesIsSaid() throws {
        let read = try ReadContract(
            """
            R: {type: object, properties: {never: false, none: {type: array, items: false}, closed: {type: object, additionalProperties: false}}}
            U: {anyOf: [{type: string}, false]}
            """)
        #expect(read.codes == ["false-schema"])
        #expect(read.alias("U") == .scalar(.string))
        #expect(read.reference("R", "none") == .array(.json))
    }

    /// A branch such as `{required: [a]}` restricts the objects that the other branches describe.
    @Test func requiredKeysRestrictObjectsOfOtherBranches() throws {
        let read = try ReadContract(
            """
            Obj: {type: object, properties: {x: {type: string}, y: {type: string}}}
            A: {type: object, oneOf: [{$ref: '#/components/schemas/Obj'}, {required: [x]}, {required: [y]}]}
            B: {anyOf: [{$ref: '#/components/schemas/Obj'}, {type: object, required: [x]}]}
            C:
              anyOf:
                - {type: object, properties: {a: {type: string}}}
                - {type: object, properties: {b: {type: string}}}
                - {required: [a]}
            """)
        let id = try #require(read.definition("Obj")?.id)
        #expect(read.alias("A") == .definition(id))
        #expect(read.alias("B") == .definition(id))
        #expect(read.record("C")?.properties.map(\.key) == ["a", "b"])
        #expect(read.record("C")?.properties.allSatisfy { !$0.isRequired } == true)
    }

    /// If no other branch allows an object, the branch is an alternative. Without a type, it allows any other value.
    @Test func requiredKeysBesideOtherTypes() throws {
        let read = try ReadContract(
            """
            A: {anyOf: [{type: integer}, {required: [a]}]}
            B: {anyOf: [{type: integer}, {type: object, required: [a]}]}
            """)
        #expect(read.alias("A") == .json)
        #expect(read.union("B")?.variants.map(\.use.reference) == [.scalar(.int), .dictionary(.json)])
    }

    /// Null is already a value of any JSON, so the property needs no optional type.
    @Test(arguments: [
        "{}", "true", "{nullable: true}", "{type: [string, integer, 'null'], not: {}, enum: [[1], null]}",
    ])
    func nullOfAnyJSON(_ schema: String) throws {
        let read = try ReadContract("R: {type: object, required: [a], properties: {a: \(schema)}}")
        let property = try #require(read.property("R", "a"))
        #expect(property.isNullable == (property.use.reference != .json))
    }

    @Test(arguments: [
        ("{oneOf: [{type: integer}, {type: string}]}", "auto", Absence.value(.string("auto"))),
        ("{oneOf: [{type: integer}, {type: string}]}", "3", .value(.integer("3"))),
        ("{oneOf: [{type: integer}, {type: boolean}]}", "many", .none),
        ("{anyOf: [{type: string}, {type: array, items: {type: string}}]}", "[a]", .value(.array([.string("a")]))),
        ("{anyOf: [{type: array, items: {type: string}}, {type: array, items: {type: integer}}]}", "[]", .none),
        ("{$ref: '#/components/schemas/W'}", "{a: 1}", .value(.object([.init(key: "a", value: .integer("1"))]))),
        ("{$ref: '#/components/schemas/W'}", "{b: 1}", .none),
        ("{$ref: '#/components/schemas/W'}", "{a: 1, c: 1}", .none),
    ])
    func defaultsWithParts(_ schema: String, value: String, absence: Absence) throws {
        let read = try ReadContract(
            """
            R: {type: object, properties: {a: {allOf: [\(schema)], default: \(value)}}}
            W: {type: object, required: [a], properties: {a: {type: integer, x-strict: true}, b: {type: integer}}}
            """)
        #expect(read.property("R", "a")?.absence == absence)
        #expect(read.codes == (absence == .none ? ["unusable-default"] : []))
    }

    /// The combination of two arrays of themselves has new elements at each level, so the response gets a type that
    /// ends this.
    @Test(arguments: ["{type: array, items: ", "{type: object, additionalProperties: "])
    func responseThatIsMadeOfItselfWithoutEnd(_ start: String) throws {
        let read = try ReadContract(
            document: """
                openapi: 3.1.0
                info: {title: T, version: "1"}
                paths: {/a: {get: {responses: {'200': {description: '', content: {application/json: {schema:
                  {allOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}}}}}}}}
                components:
                  schemas:
                    A: \(start){$ref: '#/components/schemas/A'}}
                    B: \(start){$ref: '#/components/schemas/B'}}
                """)
        #expect(read.codes == [])
        #expect(read.contract.definitions.count < 6)
    }

    /// A branch that is an array of itself cannot be named after its elements.
    @Test(arguments: [
        "S: {type: array, items: {anyOf: [{$ref: '#/components/schemas/S'}]}}",
        "S: {type: array, items: {allOf: [{$ref: '#/components/schemas/S'}, {$ref: '#/components/schemas/T'}]}}",
    ])
    func branchThatIsAnArrayOfItself(_ schema: String) throws {
        let read = try ReadContract(
            """
            \(schema)
            T: {type: array, items: {$ref: '#/components/schemas/T'}}
            U: {anyOf: [{oneOf: [{$ref: '#/components/schemas/S'}]}, {type: object, properties: {a: {}}}]}
            """)
        #expect(try #require(read.union("U")).variants.count == 2)
    }

    /// Each of two inline schemas is an array of the other, through the only array of a union. Neither has a name by
    /// which the other could refer to it.
    @Test func inlineArrayOfItself() throws {
        let read = try ReadContract(
            """
            U: {oneOf: [{type: array, items: {allOf: [{type: array}, {$ref: '#/components/schemas/U'}]}}, {type: string}]}
            """)
        #expect(try #require(read.union("U")).variants.count == 2)
        #expect(read.contract.definitions.count < 6)
    }
}
