import ContractSupport
import Diagnostics
import Testing
@testable import ContractModel

/// These tests check which Swift type a schema becomes.
@Suite struct SchemaFormTests {
    @Test(
        arguments: [
            ("{type: string}", .scalar(.string)), ("{type: string, format: date-time}", .scalar(.timestamp)),
            ("{type: string, format: date}", .scalar(.string)), ("{type: string, format: byte}", .scalar(.data)),
            ("{type: string, format: decimal}", .scalar(.decimalString)),
            ("{type: string, format: uuid}", .scalar(.string)),
            ("{type: integer}", .scalar(.int)), ("{type: integer, format: int32}", .scalar(.int)),
            ("{type: integer, format: int64}", .scalar(.int64)), ("{type: integer, format: uint64}", .scalar(.uint64)),
            ("{type: number}", .scalar(.double)), ("{type: number, format: int32}", .scalar(.int)),
            ("{type: number, format: int64}", .scalar(.int64)), ("{type: number, format: decimal}", .scalar(.decimal)),
            ("{type: boolean}", .scalar(.boolean)), ("{}", .json), ("true", .json),
            ("{type: array, items: {type: integer}}", .array(.scalar(.int))), ("{type: array}", .array(.json)),
            ("{type: array, items: {type: [string, 'null']}}", .array(.optional(.scalar(.string)))),
            ("{type: array, uniqueItems: true, items: {type: string}}", .array(.scalar(.string))),
            ("{type: object}", .json), ("{type: object, additionalProperties: true}", .dictionary(.json)),
            ("{type: object, additionalProperties: {type: boolean}}", .dictionary(.scalar(.boolean))),
            (
                "{type: object, patternProperties: {a: {type: string}, b: {type: string}}}",
                .dictionary(.scalar(.string))
            ),
            ("{type: object, patternProperties: {a: {type: string}, b: {type: integer}}}", .dictionary(.json)),
            ("{type: array, prefixItems: [{type: string}]}", .array(.json)),
            // All elements are equal, and each place has one, or further elements are equal too. Otherwise an element that
            // cannot be decoded would be dropped, and move the others to wrong places.
            (
                "{type: array, prefixItems: [{type: number}, {type: number}], minItems: 2, maxItems: 2}",
                .array(.scalar(.double))
            ),
            ("{type: array, prefixItems: [{type: number}, {type: number}], maxItems: 2}", .array(.json)),
            ("{type: array, prefixItems: [{type: number}, {type: number}], items: false}", .array(.json)),
            (
                "{type: array, prefixItems: [{type: number}, {type: number}], items: false, minItems: 2}",
                .array(.scalar(.double))
            ),
            ("{type: array, prefixItems: [{type: number}], items: {type: number}}", .array(.scalar(.double))),
            ("{type: array, prefixItems: [{type: number}], items: {type: string}}", .array(.json)),
            ("{type: array, prefixItems: [{type: number}, {type: number}], maxItems: 3}", .array(.json)),
            ("{type: array, prefixItems: [{type: number}, {type: integer}], maxItems: 2}", .array(.json)),
            (
                "{type: array, prefixItems: [{type: number, maximum: 90}, {type: number, maximum: 180}], maxItems: 2}",
                .array(.json)
            ),
            ("{allOf: [{type: string}]}", .scalar(.string)),
            ("{oneOf: [{type: string}, {type: 'null'}]}", .scalar(.string)),
            ("{enum: []}", .json), ("{type: string, enum: []}", .scalar(.string)),
        ] as [(String, TypeReference)])
    func reference(_ schema: String, reference: TypeReference) throws {
        let read = try ReadContract("R: {type: object, properties: {a: \(schema)}}")
        #expect(read.reference("R", "a") == reference)
        #expect(!read.diagnostics.contains { $0.severity == .error })
    }

    /// .NET describes numbers that it also reads from texts in these ways: in 3.1 with two types and a pattern of
    /// numbers, and in 3.0 with a format that only numbers have.
    @Test(
        arguments: [
            (#"{type: [integer, string], format: int32, pattern: '^-?(?:0|[1-9]\d*)$'}"#, .scalar(.int)),
            (#"{type: ['null', integer, string], format: int64, pattern: '^-?(?:0|[1-9]\d*)$'}"#, .scalar(.int64)),
            (#"{type: [number, string], pattern: '^-?(?:0|[1-9]\d*)(?:\.\d+)?$'}"#, .scalar(.double)),
            (
                #"{type: [number, string], format: double, pattern: '^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$'}"#,
                .scalar(.double)
            ),
            ("{type: [number, string], format: decimal}", .scalar(.decimal)),
            ("{pattern: '^-?[0-9]+$', format: int32}", .scalar(.int)), ("{format: int64}", .scalar(.int64)),
            ("{pattern: '^-?[0-9.]+$', format: float}", .scalar(.double)),
            ("{type: array, items: {format: int32}}", .array(.scalar(.int))),
            // These schemas do not say that the value is a number.
            ("{format: decimal}", .json), ("{pattern: '^[0-9]+$'}", .json),
            ("{type: string, format: int32}", .scalar(.string)),
        ] as [(String, TypeReference)])
    func numbersThatMayBeTexts(_ schema: String, reference: TypeReference) throws {
        let read = try ReadContract("R: {type: object, properties: {a: \(schema)}}")
        #expect(read.reference("R", "a") == reference)
        #expect(read.diagnostics.isEmpty)
    }

    /// If the string may have another form than a number, the type is a union with a case for the string.
    @Test(arguments: [
        "{type: [integer, string], format: int64}", "{type: [integer, string], format: int64, pattern: '^[0-9-]+$'}",
        "{type: [number, string], pattern: '.*'}", "{type: [integer, string], pattern: '^[0-9]+%?$'}",
        "{type: [integer, string], pattern: '^[0-9]+$'}", #"{type: [integer, string], pattern: '^\d+(\.\d+)*$'}"#,
        #"{type: [integer, string], pattern: '^-?(?:0|[1-9]\d*)(?:\.\d+)?$'}"#,
        "{type: [integer, string], format: decimal}",
    ])
    func numbersAndOtherTexts(_ schema: String) throws {
        let read = try ReadContract("R: {type: object, properties: {a: \(schema)}}")
        guard case .definition(let id)? = read.reference("R", "a"), case .union = read.contract[id].shape else {
            Issue.record("no union")
            return
        }
    }

    /// Each version has its own ways to allow null.
    @Test(arguments: [
        ("3.1.0", "{type: [string, 'null']}"), ("3.1.0", "{oneOf: [{type: string}, {type: 'null'}]}"),
        ("3.1.0", "{anyOf: [{type: 'null'}, {type: string}]}"), ("3.0.3", "{type: string, nullable: true}"),
    ])
    func nullability(_ version: String, schema: String) throws {
        let read = try ReadContract("R: {type: object, required: [a], properties: {a: \(schema)}}", version: version)
        let property = try #require(read.property("R", "a"))
        #expect(property.isNullable && property.isRequired)
        #expect(property.use.reference == .scalar(.string))
    }

    /// Two parts describe the elements of one array, and both descriptions hold.
    @Test func elementsOfAnArrayThatIsDeclaredTwice() throws {
        let read = try ReadContract(
            """
            R:
              allOf:
                - {type: object, properties: {a: {type: array, items: {type: object, properties: {x: {type: string}}}}}}
                - {type: object, properties: {a: {type: array, items: {type: object, properties: {y: {type: string}}}}}}
            """)
        guard case .array(.definition(let id))? = read.reference("R", "a"),
            case .record(let record) = read.contract[id].shape
        else {
            Issue.record("\(String(describing: read.reference("R", "a")))")
            return
        }
        #expect(record.properties.map(\.key) == ["x", "y"])
        #expect(read.codes == [])
    }

    /// Only one branch of the union is an array, so only this branch can hold.
    @Test func elementsOfAnArrayThatAUnionDescribes() throws {
        let read = try ReadContract(
            """
            U: {anyOf: [{type: array, items: {type: string}}, {type: string}]}
            R: {type: object, properties: {a: {allOf: [{$ref: '#/components/schemas/U'}, {type: array, items: true}]}}}
            """)
        #expect(read.reference("R", "a") == .array(.scalar(.string)))
    }

    @Test(arguments: ["string", "array", "[string, 'null']"])
    func propertiesOfWhatIsNoObject(_ type: String) throws {
        let read = try ReadContract("R: {type: \(type), properties: {a: {type: string}}}")
        #expect(read.codes == ["properties-without-object"])
    }

    @Test func propertiesOfWhatMayBeAnObject() throws {
        let read = try ReadContract("R: {type: [string, object], properties: {a: {type: string}}}")
        #expect(read.codes == [])
        #expect(read.union("R")?.variants.count == 2)
    }

    /// A branch that refers back to the union itself adds no values.
    @Test func aBranchThatLeadsBack() throws {
        let read = try ReadContract(
            """
            First: {oneOf: [{$ref: '#/components/schemas/Second'}]}
            Second: {oneOf: [{$ref: '#/components/schemas/First'}, {type: string}, {type: integer}]}
            """)
        #expect(read.union("Second")?.variants.map(\.use.reference) == [.scalar(.string), .scalar(.int)])
        #expect(read.codes == [])
    }

    @Test func branchesThatAllLeadBack() throws {
        let read = try ReadContract(
            """
            First: {oneOf: [{$ref: '#/components/schemas/Second'}]}
            Second: {oneOf: [{$ref: '#/components/schemas/First'}]}
            """)
        #expect(read.codes.contains("circular-reference"))
    }

    @Test(arguments: [["true", "{type: string}"], ["{type: string}", "true"]])
    func furtherKeysThatOnePartDescribes(_ values: [String]) throws {
        let read = try ReadContract(
            """
            R:
              allOf:
                - {type: object, properties: {a: {type: string}}, additionalProperties: \(values[0])}
                - {type: object, properties: {b: {type: string}}, additionalProperties: \(values[1])}
            """)
        #expect(read.record("R")?.additionalProperties?.reference == .scalar(.string))
    }

    @Test func readOnlyAndWriteOnlyAreOptional() throws {
        let read = try ReadContract(
            """
            R: {type: object, required: [a, b], properties: {a: {type: string, readOnly: true}, b: {type: integer, writeOnly: true}}}
            """)
        #expect(read.property("R", "a")?.isOptional == true)
        #expect(read.property("R", "b")?.isOptional == true)
    }

    @Test func allOfMergesPropertiesAndRequired() throws {
        let read = try ReadContract(
            """
            Base: {type: object, required: [id], properties: {id: {type: string}}}
            R:
              allOf: [{$ref: '#/components/schemas/Base'}, {type: object, properties: {size: {type: integer}}}]
              required: [size]
              properties: {beside: {type: boolean}}
            """)
        #expect(read.record("R")?.properties.map(\.key) == ["id", "size", "beside"])
        #expect(read.record("R")?.properties.map(\.isRequired) == [true, true, false])
    }

    @Test func additionalPropertiesMustBeSaid() throws {
        let read = try ReadContract(
            """
            A: {type: object, properties: {a: {type: string}}}
            B: {type: object, properties: {a: {type: string}}, additionalProperties: true}
            C: {type: object, properties: {a: {type: string}}, additionalProperties: {type: integer}}
            D: {type: object, properties: {a: {type: string}}, additionalProperties: false}
            """)
        #expect(read.record("A")?.additionalProperties == nil)
        #expect(read.record("B")?.additionalProperties?.reference == .json)
        #expect(read.record("C")?.additionalProperties?.reference == .scalar(.int))
        #expect(read.record("D")?.additionalProperties == nil)
    }
}
