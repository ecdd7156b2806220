import ContractSupport
import Testing
@testable import ContractModel

/// Equal constraints are stored once. Each value must still have its own constraints.
@Suite struct ValueConstraintsTests {
    /// The schemas are grouped by what they share: a keyword, an element, or a keyword of the element.
    private static let schemas: [(schema: String, maxima: [Int?], format: String?)] = [
        ("{type: string}", [nil], nil),
        ("{type: string, maxLength: 5}", [5], nil),
        ("{type: string, maxLength: 6}", [6], nil),
        ("{type: string, maxLength: 5, format: uri}", [5], "uri"),
        ("{type: string, format: uri}", [nil], "uri"),
        ("{type: array, items: {type: string}}", [nil, nil], nil),
        ("{type: array, items: {type: string, maxLength: 5}}", [nil, 5], nil),
        ("{type: array, items: {type: string, maxLength: 6}}", [nil, 6], nil),
        ("{type: array, items: {type: array, items: {type: string, maxLength: 5}}}", [nil, nil, 5], nil),
        ("{type: array, items: {type: array, items: {type: string, maxLength: 6}}}", [nil, nil, 6], nil),
        ("{type: object, additionalProperties: {type: string, maxLength: 5}}", [nil, 5], nil),
    ]

    @Test func eachValueHasItsOwn() throws {
        // Each schema occurs twice, so that the constraints of the second are already stored.
        let properties = (Self.schemas + Self.schemas).enumerated().map { "p\($0): \($1.schema)" }
        let read = try ReadContract("R: {type: object, properties: {\(properties.joined(separator: ", "))}}")
        for (index, expected) in (Self.schemas + Self.schemas).enumerated() {
            var constraints: ValueConstraints? = try #require(read.property("R", "p\(index)")).use.constraints
            #expect(constraints?.format == expected.format, "\(expected.schema)")
            var maxima: [Int?] = []
            while let next = constraints {
                maxima.append(next.maxLength)
                constraints = next.element
            }
            #expect(maxima == expected.maxima, "\(expected.schema)")
        }
    }

    /// A keyword has no effect on values of other types (JSON Schema 2020-12, section 7.6.1).
    @Test(arguments: [
        ("{type: string, multipleOf: 2}", []), ("{type: string, minimum: 2}", []),
        ("{type: number, multipleOf: 2}", ["A multiple of 2."]), ("{type: integer, multipleOf: 1}", []),
        ("{type: integer, minimum: 2, multipleOf: 2}", ["2 or more.", "A multiple of 2."]),
    ])
    func remarksOnKeywordsOfNumbers(_ schema: String, _ remarks: [String]) throws {
        let read = try ReadContract("R: {type: object, properties: {a: \(schema)}}")
        #expect(try #require(read.property("R", "a")).documentation.remarks == remarks)
    }

    @Test func aChangedCopyIsNobodyElses() throws {
        let read = try ReadContract(
            "R: {type: object, properties: {a: {type: string, maxLength: 5}, b: {type: string, maxLength: 5}}}")
        var changed = try #require(read.property("R", "a")).use.constraints
        changed.maxLength = 7
        #expect(read.property("R", "b")?.use.constraints.maxLength == 5)
    }
}
