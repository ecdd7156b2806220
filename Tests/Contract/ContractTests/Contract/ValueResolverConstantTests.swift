import ContractSupport
import Diagnostics
import Testing
@testable import ContractModel

/// These tests check what a constant means beside a type and a default.
@Suite struct ValueResolverConstantTests {
    @Test(
        arguments: [
            ("const: a", .string("a")), ("type: string, const: 5", .string("5")),
            ("type: string, const: true", .string("true")),
            ("type: number, const: 5", .integer("5")), ("type: integer, const: 5.0", .number("5.0")),
            ("type: [string, 'null'], const: null", .null),
            ("type: array, items: {type: integer}, const: [1]", .array([.integer("1")])),
            ("$ref: '#/components/schemas/Kind', const: x", .string("x")),
        ] as [(String, ContractValue)])
    func aValueOfTheType(_ schema: String, constant: ContractValue) throws {
        let read = try read(schema)
        let property = try #require(read.property("R", "a"))
        #expect(property.constant == constant)
        #expect(property.absence == .value(constant))
        #expect(property.comparesConstant)
        #expect(read.codes.isEmpty)
    }

    /// No value can have both the type and the constant.
    @Test(arguments: [
        "type: integer, const: 123456789012345678901234567890",
        "type: number, const: .nan", "type: string, enum: [x, y], const: z",
        "oneOf: [{type: object, properties: {b: {type: string}}}, {type: string}], const: {b: c}",
        "$ref: '#/components/schemas/Pet', const: {}",
        "type: array, items: {$ref: '#/components/schemas/Pet'}, const: [{name: a}, {lives: 2}]",
        "type: object, additionalProperties: {$ref: '#/components/schemas/Pet'}, const: {a: {lives: 2}}",
    ])
    func noValueOfTheType(_ schema: String) throws {
        let read = try read(schema)
        let property = try #require(read.property("R", "a"))
        #expect(property.constant == nil)
        #expect(property.absence != .value(.null))
        #expect(read.codes == ["unusable-constant"])
    }

    /// A constant must be a value of its type, and this type does not have the value.
    @Test(arguments: ["const: z", "enum: [z]"])
    func noValueOfTheTypeThatIsReferredTo(_ keyword: String) throws {
        let read = try read("$ref: '#/components/schemas/Kind', \(keyword)")
        #expect(read.property("R", "a")?.use.reference == .json)
        #expect(read.codes == ["unsupported-schema"])
    }

    /// The constant is kept as the document has it, even if the default of a property differs.
    @Test func aRecordWithAllThatIsWritten() throws {
        let read = try read("$ref: '#/components/schemas/Pet', const: {lives: 2, name: Rex}")
        let constant = ContractValue.object([
            .init(key: "name", value: .string("Rex")), .init(key: "lives", value: .integer("2")),
        ])
        #expect(read.property("R", "a")?.constant == constant)
        #expect(read.codes.isEmpty)
    }

    /// The encoder would write a property that the constant leaves out, so the value sent would differ from the
    /// constant.
    @Test(arguments: [
        ("{}", "name"), ("{name: Rex}", "lives"), ("{name: Rex, lives: 9, home: {}}", "street"),
    ])
    func aRecordWithoutWhatIsWritten(_ constant: String, key: String) throws {
        let read = try read("$ref: '#/components/schemas/Pet', const: \(constant)")
        #expect(read.property("R", "a")?.constant == nil)
        #expect(
            read.diagnostics.map(\.message) == [
                "the constant of 'a' is not used: it lacks the key '\(key)', which is always written"
            ])
    }

    /// A default that is not a value of its type is not written, so the constant may leave it out.
    @Test func aRecordWithoutWhatHasNoUsableDefault() throws {
        let read = try ReadContract(
            """
            R: {type: object, properties: {a: {$ref: '#/components/schemas/Pet', const: {q: w}}}}
            Pet: {type: object, properties: {n: {type: integer, default: abc}, q: {type: string, default: z}}}
            """)
        #expect(read.property("R", "a")?.constant == .object([.init(key: "q", value: .string("w"))]))
        #expect(read.codes == ["unusable-default"])
    }

    /// A list of 3,000 objects with 3,000 properties has nine million places.
    @Test(arguments: ["default", "const"])
    func listsOfLargeRecords(_ keyword: String) throws {
        let objects = Array(repeating: "{}", count: 3000).joined(separator: ", ")
        let read = try ReadContract(
            """
            R: {type: object, properties: {a: {type: array, items: {$ref: '#/components/schemas/P'}, \(keyword): [\(objects)]}}}
            P: {type: object, properties: {\((0..<3000).map { "p\($0): {type: integer}" }.joined(separator: ", "))}}
            """)
        try expectTooLong(read)
    }

    /// The 40 levels have two unions each, so a value could be read in 2^40 ways.
    @Test func unionsOfUnions() throws {
        let levels = (0..<40).flatMap { level in
            let inner = "{$ref: '#/components/schemas/A\(level + 1)'}, {$ref: '#/components/schemas/B\(level + 1)'}"
            return ["A", "B"].map { "\($0)\(level): {oneOf: [\(inner), {type: array, items: {type: string}}]}" }
        }
        let read = try ReadContract(
            """
            R: {type: object, properties: {a: {$ref: '#/components/schemas/A0', default: 5}}}
            A40: {oneOf: [{type: boolean}, {type: string}]}
            B40: {oneOf: [{type: boolean}, {type: string}]}
            \(levels.joined(separator: "\n"))
            """)
        try expectTooLong(read)
    }

    private func expectTooLong(_ read: ReadContract) throws {
        let property = try #require(read.property("R", "a"))
        #expect(property.absence == Absence.none)
        #expect(property.constant == nil)
        #expect(
            read.diagnostics.map { $0.message.contains("the document's defaults and constants take too long") } == [
                true
            ])
    }

    /// The check looks at each level only once.
    @Test func nestedListsOfTextsWithoutAnExpression() throws {
        let type =
            String(repeating: "{type: array, items: ", count: 40) + "{type: string, format: uuid}"
            + String(repeating: "}", count: 40)
        let value =
            String(repeating: "[", count: 40) + "123e4567-e89b-12d3-a456-426614174000"
            + String(repeating: "]", count: 40)
        let read = try ReadContract(
            """
            L: \(type)
            R: {type: object, properties: {a: {$ref: '#/components/schemas/L', const: \(value)}}}
            """, configuration: "formats: {uuid: UUID}")
        #expect(read.property("R", "a")?.hasUnspelledConstant == true)
    }

    /// The text needs an initializer that may fail. It is still the constant, but no value is compared with it.
    @Test(arguments: [
        ("uuid: UUID", "123e4567-e89b-12d3-a456-426614174000"), ("uri: URL", "https://example.com"),
        ("byte: Data", "aGk="),
        ("date-time: Date", "2025-01-02T03:04:05Z"),
    ])
    func textsWithoutAnExpression(_ format: String, text: String) throws {
        let name = format.prefix { $0 != ":" }
        let read = try ReadContract(
            "R: {type: object, properties: {a: {type: string, format: \(name), const: '\(text)'}}}",
            configuration: "formats: {\(format)}")
        let property = try #require(read.property("R", "a"))
        #expect(property.constant == .string(text))
        #expect(property.absence == Absence.none)
        #expect(!property.comparesConstant)
        #expect(read.codes.isEmpty)
    }

    @Test func aDefaultBesideItIsNone() throws {
        let read = try ReadContract(
            """
            R:
              type: object
              properties:
                a: {const: x, default: y}
                b: {type: integer, const: 1, default: 1}
                c: {const: null, default: 1}
            """)
        #expect(read.codes == ["unusable-default", "unusable-default"])
        #expect(read.property("R", "a")?.absence == .value(.string("x")))
        #expect(read.property("R", "b")?.absence == .value(.integer("1")))
        #expect(read.property("R", "c")?.absence == Absence.none)
    }

    @Test func aDefaultOfTheConfigurationThatIsAnotherValue() throws {
        let read = try ReadContract(
            "R: {type: object, properties: {a: {const: x}}}", configuration: "defaults: {R.a: y}")
        #expect(read.codes == ["wrong-default"])
    }

    /// A property that throws when it is absent, and a property that is read as a whole, are not compared with the
    /// constant.
    @Test(arguments: [
        "const: a, x-strict: true", "type: array, items: {type: integer}, minItems: 1, maxItems: 1, const: [1]",
        "type: array, items: {type: integer}, const: []",
    ])
    func notCompared(_ schema: String) throws {
        let property = try #require(read(schema).property("R", "a"))
        #expect(property.constant != nil)
        #expect(!property.comparesConstant)
    }

    private func read(_ schema: String) throws -> ReadContract {
        try ReadContract(
            """
            R: {type: object, required: [a], properties: {a: {\(schema)}}}
            Kind: {type: string, enum: [x, y]}
            Pet:
              type: object
              required: [name]
              properties:
                name: {type: string}
                lives: {type: integer, default: 9}
                home: {type: object, properties: {street: {type: string, default: Elm}}}
            """)
    }
}
