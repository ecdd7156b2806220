import DTOContract
import DTORuntime
import Foundation
import TestSupport
import Testing

/// Tests that texts are converted as their schemas require.
struct SchemaTextReaderTests {
    private static let schemas = SchemaSet(
        [
            ["type": "integer"], ["type": "string"], ["type": ["boolean", "null"]],
            ["anyOf": [["type": "integer"], ["type": "string", "maxLength": 3]]], ["$ref": 0],
            ["type": "array", "items": ["type": "number"]],
            ["allOf": [["type": "object", "properties": ["a": ["type": "integer"], "b": ["type": "array"]]]]],
        ], dialect: .jsonSchema)

    @Test(arguments: [
        ("5", 0, JSONValue.integer(5)), ("5.5", 0, .number(5.5)), ("five", 0, .string("five")), ("5", 1, .string("5")),
        ("true", 2, .bool(true)), ("", 2, .null), ("1234", 3, .integer(1234)), ("12", 3, .string("12")),
        ("7", 4, .integer(7)), ("0x5", 0, .string("0x5")), ("+5", 0, .string("+5")),
    ])
    func aTextIsWhatItsSchemaAsksFor(_ text: String, _ schema: Int, _ expected: JSONValue) {
        #expect(SchemaTextReader(Self.schemas).value(of: text, schema) == expected)
    }

    @Test func listsAndObjectsAreReadByTheirParts() {
        let reader = SchemaTextReader(Self.schemas)
        #expect(reader.shape(of: 5) == .list)
        #expect(reader.shape(of: 6) == .object)
        #expect(reader.shape(of: 4) == .single)
        #expect(reader.value(ofList: ["1", "x"], 5) == [1, "x"])
        #expect(reader.value(ofObject: [("a", "1"), ("b", "2"), ("c", "3")], 6) == ["a": 1, "b": ["2"], "c": "3"])
        #expect(reader.keys(of: 6) == ["a", "b"])
    }

    /// A list has one text for each element. If that does not fit, one JSON document is accepted.
    @Test func aListMayBeOneDocument() {
        let schemas = SchemaSet(
            [
                [
                    "properties": [
                        "a": ["type": "array", "items": ["type": "object"]],
                        "b": ["type": "array", "items": ["type": "string"]],
                    ]
                ]
            ], dialect: .jsonSchema)
        let reader = SchemaTextReader(schemas)
        #expect(reader.value(ofObject: [("a", #"[{"x":1},{}]"#)], 0) == ["a": [["x": 1], [:]]])
        #expect(reader.value(ofObject: [("a", #"{"x":1}"#)], 0) == ["a": [["x": 1]]])
        #expect(reader.value(ofObject: [("a", "[1]")], 0) == ["a": ["[1]"]])
        #expect(reader.value(ofObject: [("b", "[1]")], 0) == ["b": ["[1]"]])
    }

    /// The formats have 32 and 64 bits with a sign (OpenAPI Format Registry).
    @Test(arguments: [
        ("2147483647", 0, true), ("2147483648", 0, false), ("-2147483648", 0, true), ("-2147483649", 0, false),
        ("9223372036854775807", 1, true), ("9223372036854775808", 1, false), ("-9223372036854775808", 1, true),
        ("-9223372036854775809", 1, false), ("1e30", 1, false),
    ])
    func aNumberOfARequestIsOneOfItsFormat(_ text: String, _ schema: Int, _ isOne: Bool) throws {
        let schemas = SchemaSet(
            [["type": "integer", "format": "int32"], ["type": "integer", "format": "int64"]], dialect: .jsonSchema)
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        #expect(SchemaValidator.violations(in: value, of: schema, in: schemas, .request).isEmpty == isOne)
        // Backends send larger numbers than they promise.
        #expect(SchemaValidator.violations(in: value, of: schema, in: schemas, .response).isEmpty)
    }

    /// A form may repeat a name as often as its body allows. The cost of each repetition must not grow.
    @Test func aNameThatComesOftenIsReadInOneGo() async {
        func time(_ count: Int) -> Duration {
            let form = Array(repeating: (key: "b", text: "1"), count: count)
            return threadTime {
                let value = SchemaTextReader(Self.schemas).value(ofObject: form, 6)
                #expect(value["b"]?.arrayValue?.count == count)
            }
        }
        // Quadratic time would be four hundred times as long.
        await expectUndisturbed {
            let (few, many) = (time(1_000), time(20_000))
            return many < few * 200 ? nil : "\(few), then \(many)"
        }
        let mixed = SchemaTextReader(Self.schemas).value(ofObject: [("b", "1"), ("a", "2"), ("b", "3")], 6)
        #expect(mixed == ["a": 2, "b": ["1", "3"]])
    }

    /// The sender of a value chooses its keys, and a message must not repeat long keys a hundred times.
    @Test func longKeysAreCutWhereTheyAreTold() {
        let schemas = SchemaSet(
            [["additionalProperties": ["$ref": 0], "items": ["$ref": 0], "type": ["object", "array"]]],
            dialect: .jsonSchema)
        let faults = JSONValue.array(Array(repeating: 1, count: 150))
        let long: JSONValue = [String(repeating: "k", count: 100_000): faults]
        // Swift counts this as one character.
        let accents: JSONValue = ["k" + String(repeating: "\u{301}", count: 100_000): faults]
        var deep = faults
        for _ in 0..<100 { deep = [String(repeating: "/", count: 150): deep] }
        for value in [long, accents, deep] {
            let violations = SchemaValidator.violations(in: value, of: 0, in: schemas, .request)
            #expect(violations.count == SchemaValidator.violationLimit)
            #expect(violations.allSatisfy { $0.pointer.utf8.count < 2_000 })
        }
        let short = SchemaValidator.violations(in: ["a/b": [["~": 1]]], of: 0, in: schemas, .request)
        #expect(short.map(\.pointer) == ["/a~1b/0/~0"])
    }

    /// The comparison with a recursive schema ends, and so does a comparison that takes too many steps.
    @Test func everySchemaEnds() {
        let loop = SchemaSet(
            [["allOf": [["$ref": 0], ["$ref": 1]]], ["anyOf": [["$ref": 0], ["$ref": 1], ["$ref": 1]]]],
            dialect: .jsonSchema)
        #expect(SchemaValidator.violations(in: 1, of: 0, in: loop, .request) == [])
        var value: JSONValue = 1
        for _ in 0..<1_000 { value = [value] }
        let deep = SchemaSet([["items": ["$ref": 0]]], dialect: .jsonSchema)
        #expect(SchemaValidator.violations(in: value, of: 0, in: deep, .request) == [])
        #expect(SchemaValidator.violations(in: 1, of: 99, in: deep, .request) == [])
    }

    @Test func version30HasItsOwnWords() {
        let schemas = SchemaSet(
            [
                ["type": "integer", "minimum": 1, "exclusiveMinimum": true, "nullable": true],
                ["$ref": 0, "maximum": 0],
            ], dialect: .openAPI30)
        func isValid(_ value: JSONValue, _ schema: Int) -> Bool {
            SchemaValidator.violations(in: value, of: schema, in: schemas, .request).isEmpty
        }
        #expect(!isValid(1, 0))
        #expect(isValid(2, 0))
        #expect(isValid(nil, 0))
        #expect(isValid(5, 1))
    }

    /// Faults are reported for the alternative that the value names. Faults of other alternatives would not help.
    @Test func discriminatorsNameTheAlternative() {
        let schemas = SchemaSet(
            [
                [
                    "oneOf": [
                        ["required": ["kind", "number", "holder"], "properties": ["number": ["type": "string"]]],
                        ["required": ["kind", "iban"]],
                    ],
                    "discriminator": ["propertyName": "kind", "mapping": ["card": 0, "wire": 1, "odd": 7]],
                ]
            ], dialect: .jsonSchema)
        func reasons(_ value: JSONValue) -> [String] {
            SchemaValidator.violations(in: value, of: 0, in: schemas, .request).map { "\($0.pointer): \($0.reason)" }
        }
        #expect(
            reasons(["kind": "card", "number": 7]) == [
                #": The key "holder" is missing."#, "/number: The value is an integer, not a string.",
            ])
        #expect(reasons(["kind": "odd"]).count == 1)
        #expect(reasons(["kind": "card", "number": "7", "holder": "A", "iban": "B"]) == [])
    }

    /// All matching alternatives of `anyOf` evaluate their properties (JSON Schema 2020-12 sections 10.2.1.2 and 11.3).
    @Test func discriminatorsOfAnyOfHideNoOther() {
        let schemas = SchemaSet(
            [
                [
                    "anyOf": [["properties": ["kind": [:], "a": [:]]], ["properties": ["kind": [:], "b": [:]]]],
                    "discriminator": ["propertyName": "kind", "mapping": ["one": 0]],
                    "unevaluatedProperties": false,
                ]
            ], dialect: .jsonSchema)
        let value: JSONValue = ["kind": "one", "a": 1, "b": 2]
        #expect(SchemaValidator.violations(in: value, of: 0, in: schemas, .request) == [])
    }

    /// Large integers may differ although their doubles are equal.
    @Test func boundsAreExact() {
        let schemas = SchemaSet([["maximum": 9_223_372_036_854_775_807]], dialect: .openAPI30)
        func isValid(_ text: String) -> Bool {
            let value = SchemaTextReader(schemas).value(of: text, nil)
            guard case .string(let digits) = value, let number = Decimal(string: digits) else { return false }
            return SchemaValidator.violations(in: .decimal(number), of: 0, in: schemas, .request).isEmpty
        }
        #expect(isValid("9223372036854775807"))
        #expect(!isValid("9223372036854775808"))
        #expect(isValid("-1e20"))
    }

    /// Members that only the other side sends may be absent.
    @Test func directionsDiffer() {
        let schemas = SchemaSet(
            [
                [
                    "required": ["id", "password"],
                    "properties": ["id": ["readOnly": true], "password": ["$ref": 1]],
                ], ["writeOnly": true],
            ], dialect: .jsonSchema)
        #expect(SchemaValidator.violations(in: ["password": "x"], of: 0, in: schemas, .request) == [])
        #expect(SchemaValidator.violations(in: ["id": 1], of: 0, in: schemas, .response) == [])
        #expect(SchemaValidator.violations(in: ["id": 1], of: 0, in: schemas, .request).map(\.pointer) == [""])
    }
}
