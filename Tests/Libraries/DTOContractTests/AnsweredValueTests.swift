import DTOContract
import DTORuntime
import Testing

/// A server does not send write-only values (OpenAPI 3.0.3 section 4.7.24).
struct AnsweredValueTests {
    private static let schemas = SchemaSet(
        [
            [
                "type": "object",
                "properties": ["name": ["type": "string"], "password": ["$ref": 1], "friends": ["$ref": 2]],
            ],
            ["type": "string", "writeOnly": true],
            ["type": "array", "items": ["$ref": 0]],
            ["type": "object", "additionalProperties": ["$ref": 0]],
            ["allOf": [["$ref": 0], ["properties": ["pin": ["writeOnly": true]]]]],
            [
                "oneOf": [
                    ["properties": ["code": ["writeOnly": true]]], ["properties": ["code": ["type": "integer"]]],
                ]
            ],
        ], dialect: .jsonSchema)

    @Test(
        arguments: [
            (["name": "a", "password": "b", "other": "c"], 0, ["name": "a", "other": "c"]),
            (
                [["password": "b"], ["name": "a", "friends": [["password": "c", "name": "d"]]]], 2,
                [[:], ["name": "a", "friends": [["name": "d"]]]]
            ),
            (["x": ["password": "b", "name": "a"]], 3, ["x": ["name": "a"]]),
            (["pin": 1, "password": "b", "name": "a"], 4, ["name": "a"]),
            // The alternative of this value is unknown.
            (["code": 5], 5, ["code": 5]),
            ("b", 0, "b"), (["password": "b"], 2, ["password": "b"]),
        ] as [(JSONValue, Int, JSONValue)])
    func theRestIsSent(_ value: JSONValue, _ schema: Int, _ sent: JSONValue) {
        #expect(Self.schemas.answered(value, as: schema) == sent)
    }
}
