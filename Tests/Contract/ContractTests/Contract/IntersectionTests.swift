import ContractSupport
import Diagnostics
import TestSupport
import Testing
@testable import ContractModel
@testable import ContractReading

/// A property that several parts describe has one type, even if the type contains itself.
@Suite struct IntersectionTests {
    @Test func twoTreesThatHoldTogether() throws {
        let read = try ReadContract(
            """
            A: {type: object, properties: {p: {$ref: '#/components/schemas/A'}, x: {type: string}}}
            B: {type: object, properties: {p: {$ref: '#/components/schemas/B'}, y: {type: string}}}
            C: {allOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
            """)
        #expect(read.record("C")?.properties.map(\.key) == ["p", "x", "y"])
        #expect(read.reference("C", "p") == read.definition("C").map { .definition($0.id) })
        #expect(read.codes == [])
    }

    @Test func twoListsOfThemselvesThatHoldTogether() throws {
        let read = try ReadContract(
            """
            A: {type: array, items: {$ref: '#/components/schemas/A'}}
            B: {type: array, items: {$ref: '#/components/schemas/B'}}
            C: {allOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
            """)
        let id = try #require(read.definition("C")?.id)
        #expect(read.record("C")?.properties.map(\.use.reference) == [.array(.definition(id))])
    }

    /// Properties restrict only objects (JSON Schema 2020-12, section 10.3.2), so they have no effect on other types. A
    /// part that states the type `object` leaves no value.
    @Test(arguments: [
        ("{type: string}, {properties: {a: {type: integer}}}", TypeReference.scalar(.string), [String]()),
        ("{properties: {a: {type: integer}}}, {type: string}", .scalar(.string), []),
        ("{type: array, items: {type: string}}, {required: [a], properties: {a: {}}}", .array(.scalar(.string)), []),
        ("{type: object, properties: {a: {type: integer}}}, {type: string}", .json, ["unsupported-schema"]),
    ])
    func propertiesOfStrings(_ parts: String, _ reference: TypeReference, _ codes: [String]) throws {
        let read = try ReadContract("A: {type: object, properties: {p: {allOf: [\(parts)]}}}")
        #expect(read.reference("A", "p") == reference)
        #expect(read.codes == codes)
    }

    /// Each component gets types of its own, so the order of the components makes no difference.
    @Test(arguments: [["A", "B"], ["B", "A"]])
    func nothingIsSharedBetweenComponents(_ names: [String]) throws {
        let parts = "[{$ref: '#/components/schemas/X'}, {$ref: '#/components/schemas/Y'}]"
        // The types differ in a property, so that they do not become one because they are equal.
        let holders = names.map { name in
            "\(name): {type: object, properties: {l: {allOf: \(parts), properties: {p: {properties: {\(name): {type: string}}}}}}}"
        }
        let read = try ReadContract(
            """
            X: {type: object, properties: {p: {type: object, properties: {x: {type: string}}}}}
            Y: {type: object, properties: {p: {type: object, properties: {y: {type: string}}}}}
            \(holders.joined(separator: "\n"))
            """)
        let pointers = Set(read.contract.definitions.map(\.pointer))
        #expect(pointers.contains("#/components/schemas/A/properties/l/properties/p"))
        #expect(pointers.contains("#/components/schemas/B/properties/l/properties/p"))
    }

    /// The two rings have different prime numbers of schemas, so each schema of one ring meets each schema of the
    /// other.
    @Test func tooManyPairs() throws {
        let rings = [("P", 101), ("Q", 103)].map { name, count in
            (0..<count).map { number in
                let next = "{$ref: '#/components/schemas/\(name)\((number + 1) % count)'}"
                return "\(name)\(number): {type: object, properties: {n: \(next)}}"
            }
        }
        let both = "Both: {allOf: [{$ref: '#/components/schemas/P0'}, {$ref: '#/components/schemas/Q0'}]}"
        let read = try ReadContract((rings.joined() + [both]).joined(separator: "\n"))
        #expect(read.codes.contains("unsupported-schema"))
        #expect(read.contract.definitions.count > IntersectionTable.limit)
        #expect(read.contract.definitions.count < 2 * IntersectionTable.limit)
    }

    /// The schemas form an automaton that must remember its last steps, so every set of its states is a combination.
    @Test(.enabled(if: TestExtent.isFull, "TEST_EXTENT=full"))
    func tooManyCombinations() throws {
        func object(_ a: [Int], _ b: [Int]) -> String {
            func all(_ numbers: [Int]) -> String {
                "{allOf: [\(numbers.map { "{$ref: '#/components/schemas/S\($0)'}" }.joined(separator: ", "))]}"
            }
            return "{type: object, properties: {a: \(all(a)), b: \(all(b))}}"
        }
        let count = 16
        var schemas = ["S0: \(object([0, 1], [0]))"]
        schemas += (1..<count).map { "S\($0): \(object([$0 + 1], [$0 + 1]))" }
        schemas.append("S\(count): {type: object, properties: {z: {type: string}}}")
        let read = try ReadContract(schemas.joined(separator: "\n"))
        #expect(read.codes.contains("unsupported-schema"))
        #expect(read.contract.definitions.count < 2 * IntersectionTable.limit)
    }

    /// A constant narrows an enumeration, and its value keeps the type of the enumeration.
    @Test(arguments: [
        "allOf: [{$ref: '#/components/schemas/K'}, {const: a}]", "$ref: '#/components/schemas/K', const: a",
    ])
    func constantOfAnEnumeration(_ text: String) throws {
        let read = try ReadContract(
            """
            K: {type: string, enum: [a, b]}
            R: {type: object, properties: {k: {\(text)}, z: {\(text.replacing("const: a", with: "const: z"))}}}
            """)
        #expect(read.reference("R", "k") == read.definition("K").map { .definition($0.id) })
        #expect(read.property("R", "k")?.constant == .string("a"))
        #expect(read.reference("R", "z") == .json)
        #expect(read.codes == ["unsupported-schema"])
    }

    /// Null is a value, so two schemas that share only null do not contradict each other.
    @Test func nullInCommon() throws {
        let read = try ReadContract(
            """
            R:
              type: object
              properties:
                a: {allOf: [{type: [string, 'null']}, {type: [integer, 'null']}]}
                b: {allOf: [{enum: [x, null]}, {enum: [y, null]}]}
                c: {allOf: [{oneOf: [{type: string}, {type: 'null'}]}, {type: [array, 'null']}]}
            """)
        #expect(read.record("R")?.properties.map(\.use.reference) == [.json, .json, .json])
        #expect(read.diagnostics.allSatisfy { $0.message.contains("only null") })
        #expect(read.codes.count == 3)
    }

    /// The branches allow no object, but the schema also has properties. If `type: object` is stated too, no value is
    /// left. Otherwise the properties have no effect.
    @Test func propertiesBesideBranchesWithoutObjects() throws {
        let read = try ReadContract(
            """
            Object: {type: object, oneOf: [{type: string}, {type: integer}], properties: {a: {type: string}}}
            Any: {oneOf: [{type: string}, {type: integer}], properties: {a: {type: string}}}
            """)
        #expect(read.alias("Object") == .json)
        #expect(read.union("Any")?.variants.map(\.use.reference) == [.scalar(.string), .scalar(.int)])
        #expect(read.codes.sorted() == ["properties-without-object", "unsupported-schema"])
    }

    /// A part whose type excludes null excludes null from the whole.
    @Test func objectThatIsNotNull() throws {
        let read = try ReadContract(
            """
            S: {type: [object, 'null'], properties: {x: {type: string}}}
            R: {type: object, properties: {s: {allOf: [{$ref: '#/components/schemas/S'}, {type: object}]}}}
            """)
        #expect(read.property("R", "s")?.isNullable == false)
    }

    /// The rules of all parts for further keys hold together. Conditional branches have less weight than these rules.
    @Test(arguments: [["A", "B"], ["B", "A"]])
    func furtherKeys(_ names: [String]) throws {
        let parts = names.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", ")
        let read = try ReadContract(
            """
            A: {type: object, properties: {a: {type: string}}, additionalProperties: {type: string}}
            B: {type: object, properties: {b: {type: string}}, additionalProperties: {type: string, format: date}}
            Both: {allOf: [\(parts)]}
            Some: {type: object, additionalProperties: {type: integer}, properties: {s: {type: string}}, then: {\(parts.split(separator: ",")[0].dropFirst().dropLast())}}
            Any: {allOf: [\(parts), {additionalProperties: true}]}
            Either: {anyOf: [{type: object, additionalProperties: {type: string}, properties: {c: {}}}, {type: object, additionalProperties: {type: integer}, properties: {d: {}}}]}
            """)
        #expect(
            read.record("Both")?.additionalProperties?.reference == read.record("B")?.additionalProperties?.reference)
        #expect(
            read.record("Any")?.additionalProperties?.reference == read.record("B")?.additionalProperties?.reference)
        #expect(read.record("Some")?.additionalProperties?.reference == .scalar(.int))
        guard case .definition(let id)? = read.record("Either")?.additionalProperties?.reference,
            case .union(let either) = read.contract[id].shape
        else {
            Issue.record("no union")
            return
        }
        #expect(either.variants.map(\.use.reference) == [.scalar(.string), .scalar(.int)])
    }

    /// The types of many parts are combined side by side, and are not nested in each other.
    @Test func manyPartsWithFurtherKeys() throws {
        let parts = (1...300).map {
            "{type: object, properties: {p\($0): {type: string}}, additionalProperties: {type: string, minLength: \($0)}}"
        }
        let read = try ReadContract("R: {allOf: [\(parts.joined(separator: ", "))]}")
        #expect(read.record("R")?.additionalProperties?.reference == .scalar(.string))
        #expect(read.codes == [])
    }

    /// All bounds of a property hold, whichever part states them.
    @Test(arguments: [["A", "B"], ["B", "A"]])
    func bounds(_ names: [String]) throws {
        let parts = names.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", ")
        let read = try ReadContract(
            """
            A:
              type: object
              properties:
                text: {type: string, minLength: 2, maxLength: 9, pattern: b}
                count: {type: integer, minimum: 1, exclusiveMaximum: 10, multipleOf: 2}
                day: {type: string, format: date}
                list: {type: array, minItems: 1, uniqueItems: true}
                size: {type: integer, default: 1}
            B:
              type: object
              properties:
                text: {type: string, minLength: 3, pattern: a}
                count: {type: integer, exclusiveMinimum: 0, maximum: 9.5}
                day: {type: string, format: hostname}
                list: {type: array, maxItems: 3}
                size: {type: integer}
            Both: {allOf: [\(parts)]}
            """)
        let text = read.property("Both", "text")?.use.constraints
        #expect([text?.minLength, text?.maxLength] == [3, 9])
        #expect(text?.pattern == "a")
        let count = read.property("Both", "count")?.use.constraints
        #expect(
            [count?.minimum, count?.exclusiveMinimum, count?.maximum, count?.exclusiveMaximum] == [
                "1", nil, "9.5", nil,
            ])
        #expect(count?.multipleOf == "2")
        #expect(read.property("Both", "day")?.use.constraints.format == "hostname")
        let list = read.property("Both", "list")?.use.constraints
        #expect([list?.minItems, list?.maxItems] == [1, 3])
        #expect(list?.uniqueItems == true)
        #expect(read.property("Both", "size")?.absence == .value(.integer("1")))
    }
}
