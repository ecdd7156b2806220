import DTORuntime
import Testing

@testable import DTOContract

/// Tests a contract in the form of generated code.
@Suite struct RuntimeContractTextTests {
    private static let contract = RuntimeContract(
        json: """
            {
              "title": "Trees", "basePaths": ["/v1"], "dialect": "openAPI30",
              "operations": [
                {
                  "id": "plant", "method": "POST", "path": "/trees/{id}",
                  "parameters": [
                    {"name": "id", "in": "path", "required": true, "style": "simple", "schema": {"type": "integer"}, "example": 7}
                  ],
                  "body": {"required": true, "contents": [{"type": "application/json", "schema": {"$ref": "Tree"}}]},
                  "answers": [
                    {
                      "status": "201",
                      "contents": [
                        {
                          "type": "application/json", "schema": {"allOf": [{"$ref": "Tree"}], "required": ["age"]},
                          "examples": [{"name": "young", "json": {"age": 1}}, {"text": "{}"}, {"base64": "AAE="}]
                        },
                        {"type": "text/event-stream", "events": [{"name": "grown", "data": "1"}]}
                      ],
                      "headers": [{"name": "Location", "required": true, "example": "/trees/8"}]
                    }
                  ],
                  "security": [[{"name": "a", "scheme": "bearer"}, {"name": "b", "in": "query", "key": "k"}], []]
                }
              ],
              "schemas": {
                "Tree": {
                  "type": "object",
                  "properties": {
                    "age": {"type": "integer", "minimum": 0},
                    "branches": {"type": "array", "items": {"$ref": "Tree"}},
                    "$ref": {"type": "string"}
                  }
                }
              }
            }
            """)

    @Test func everyPartIsRead() throws {
        let contract = Self.contract
        #expect(contract.title == "Trees" && contract.basePaths == ["/v1"])
        let operation = try #require(contract.operations.first)
        #expect(operation.id == "plant" && operation.method == "POST" && operation.path == "/trees/{id}")
        let parameter = try #require(operation.parameters.first)
        #expect(parameter.place == "path" && parameter.isRequired && parameter.style == "simple")
        #expect(parameter.example == 7 && !parameter.explode)
        #expect(operation.body?.isRequired == true && operation.body?.mediaTypes == ["application/json"])
        #expect(
            operation.security == [
                [
                    RuntimeScheme(name: "a", kind: .authorization(scheme: "bearer")),
                    RuntimeScheme(name: "b", kind: .apiKey(place: "query", name: "k")),
                ], [],
            ])
        let answer = try #require(operation.answers.first)
        #expect(answer.headers == [RuntimeHeader(name: "Location", isRequired: true, example: "/trees/8")])
        #expect(answer.contents[0].examples.map(\.name) == ["young", nil, nil])
        #expect(
            answer.contents[0].examples.map { Array($0.body) } == [
                Array(#"{"age":1}"#.utf8), Array("{}".utf8), [0, 1],
            ])
        #expect(answer.contents[1].events == [RuntimeEvent(name: "grown", data: "1")])
    }

    /// Schemas refer to each other by name, within each other and in operations.
    @Test func schemasReferToEachOther() throws {
        let operation = try #require(Self.contract.operations.first)
        func faults(_ value: JSONValue, _ schema: Int?) throws -> [String] {
            SchemaValidator.violations(
                in: value, of: try #require(schema), in: Self.contract.schemas, .request
            ).map(\.pointer)
        }
        let tree = operation.body?.schemas.first ?? nil
        #expect(try faults(["branches": [["age": -1]]], tree) == ["/branches/0/age"])
        #expect(try faults(["$ref": 1], tree) == ["/$ref"])
        #expect(try faults(["age": "1"], operation.answers[0].contents[0].schema) == ["/age"])
        #expect(try faults([:], operation.answers[0].contents[0].schema) == [""])
        #expect(try faults("7", operation.parameters[0].schema) == [""])
    }

    @Test(arguments: ["", "[]", "{", #"{"operations": [1, {"id": 2}], "schemas": 3}"#])
    func whatIsNoContractIsEmpty(_ json: String) {
        #expect(RuntimeContract(json: json).operations.isEmpty)
    }
}
