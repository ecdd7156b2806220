import DTOContract
import DTORuntime
import Foundation
import Testing

@testable import DTOMockServer

/// Tests how a contract's server reads parameters and forms.
@Suite struct ParameterReadingTests {
    private static let listOrWord: JSONValue = [
        "oneOf": [["type": "string", "enum": ["all"]], ["type": "array", "items": ["type": "integer"]]]
    ]

    private static let numbers: JSONValue = ["type": "array", "items": ["type": "integer"]]

    private func status(
        _ line: String, _ fields: [String] = [], body: String? = nil, of operation: RuntimeOperation,
        _ schema: JSONValue
    ) throws -> Int {
        let contract = RuntimeContract(
            title: "T", basePaths: [], operations: [operation], schemas: SchemaSet([schema], dialect: .jsonSchema))
        let head = try HTTPRequestHead(
            line: Array("\(line) HTTP/1.1".utf8)[...],
            fields: (["Host: a"] + fields).map { Array($0.utf8)[...] })
        var request = MockHTTPRequest(head, body: Data())
        request.body = body.map { Data($0.utf8) }
        return ContractService(contract, MockOptions(), MockControl()).response(to: request).status.code
    }

    /// The schema allows a value or a list. A parameter that occurs once may be either.
    @Test(arguments: [("q=all", 204), ("q=1", 204), ("q=1&q=2", 204), ("q=x", 422), ("q=1&q=x", 422)])
    func aChoiceOfOneAndSeveral(_ query: String, _ expected: Int) throws {
        let operation = RuntimeOperation(
            id: "a", method: "GET", path: "/a",
            parameters: [RuntimeParameter(name: "q", place: "query", isRequired: true, schema: 0)],
            answers: [RuntimeAnswer(status: "204")])
        #expect(try status("GET /a?\(query)", of: operation, Self.listOrWord) == expected)
    }

    /// An empty value is a parameter without a value (OpenAPI 3.1.1 section 4.8.12.2.1).
    @Test(arguments: [("q=", true, 204), ("q", true, 204), ("q=1", true, 204), ("q=x", true, 422), ("q=", false, 422)])
    func nothingIsAValueWhereItMayBe(_ query: String, _ mayBeEmpty: Bool, _ expected: Int) throws {
        let operation = RuntimeOperation(
            id: "a", method: "GET", path: "/a",
            parameters: [
                RuntimeParameter(
                    name: "q", place: "query", isRequired: true, schema: 0, allowsEmptyValue: mayBeEmpty)
            ], answers: [RuntimeAnswer(status: "204")])
        #expect(try status("GET /a?\(query)", of: operation, ["type": "integer"]) == expected)
    }

    @Test func nothingIsAListWhereItMayBe() throws {
        func status(_ mayBeEmpty: Bool) throws -> Int {
            let operation = RuntimeOperation(
                id: "a", method: "GET", path: "/a",
                parameters: [
                    RuntimeParameter(
                        name: "q", place: "query", isRequired: true, schema: 0, allowsEmptyValue: mayBeEmpty)
                ], answers: [RuntimeAnswer(status: "204")])
            return try self.status("GET /a?q=", of: operation, Self.numbers)
        }
        #expect(try status(true) == 204)
        #expect(try status(false) == 422)
    }

    /// Spaces may surround the commas of a header (RFC 9110 section 5.6.1).
    @Test(arguments: [("1,2", 204), ("1, 2 ,3", 204), ("1, x", 422)])
    func aListInAHeader(_ text: String, _ expected: Int) throws {
        let operation = RuntimeOperation(
            id: "a", method: "GET", path: "/a",
            parameters: [
                RuntimeParameter(
                    name: "X-L", place: "header", isRequired: true, style: "simple", explode: false, schema: 0)
            ], answers: [RuntimeAnswer(status: "204")])
        #expect(try status("GET /a", ["X-L: \(text)"], of: operation, Self.numbers) == expected)
    }

    /// The parts of forms have the styles of queries (OpenAPI 3.1.1 section 4.8.15.1.2).
    @Test(arguments: [
        ("joined=1%2C2&color%5BR%5D=1&apart=x&G=2", 204), ("joined=1", 204), ("joined=1%2Cx", 422),
        ("color%5BR%5D=x", 422), ("color%5BX%5D=1", 422), ("G=x", 422), ("unknown=1", 422), ("apart=x", 204),
    ])
    func partsOfFormsHaveStyles(_ body: String, _ expected: Int) throws {
        func object(_ key: String) -> JSONValue {
            ["type": "object", "properties": [key: ["type": "integer"]], "additionalProperties": false]
        }
        let schema: JSONValue = [
            "type": "object", "additionalProperties": false,
            "properties": [
                "joined": Self.numbers, "color": object("R"), "flat": object("G"), "apart": ["type": "string"],
            ],
        ]
        func part(_ name: String, _ style: String, explode: Bool) -> RuntimeParameter {
            RuntimeParameter(name: name, place: "query", isRequired: false, style: style, explode: explode)
        }
        let operation = RuntimeOperation(
            id: "a", method: "POST", path: "/a",
            body: RuntimeBody(
                isRequired: true, mediaTypes: ["application/x-www-form-urlencoded"], schemas: [0],
                styledParts: [
                    [
                        part("joined", "form", explode: false), part("color", "deepObject", explode: true),
                        part("flat", "form", explode: true),
                    ]
                ]), answers: [RuntimeAnswer(status: "204")])
        #expect(
            try status(
                "POST /a", ["Content-Type: application/x-www-form-urlencoded"], body: body, of: operation, schema)
                == expected)
    }

    /// A member of the form does not belong to an object in the form that has a member of that name.
    @Test(arguments: [("name=n", 204), ("street=s", 422), ("name=n&street=s", 204)])
    func anExplodedObjectTakesNothingOfTheForm(_ body: String, _ expected: Int) throws {
        let text: JSONValue = ["type": "string"]
        let schema: JSONValue = [
            "type": "object", "required": ["name"], "additionalProperties": false,
            "properties": [
                "name": text, "address": ["type": "object", "properties": ["name": text, "street": text]],
            ],
        ]
        let operation = RuntimeOperation(
            id: "a", method: "POST", path: "/a",
            body: RuntimeBody(
                isRequired: true, mediaTypes: ["application/x-www-form-urlencoded"], schemas: [0],
                styledParts: [[RuntimeParameter(name: "address", place: "query", isRequired: false, style: "form")]]),
            answers: [RuntimeAnswer(status: "204")])
        #expect(
            try status(
                "POST /a", ["Content-Type: application/x-www-form-urlencoded"], body: body, of: operation, schema)
                == expected)
    }

    /// The media type of a part decides about its value (RFC 7578 section 4.4).
    @Test(arguments: [("application/json", #""a""#, 204), ("text/plain", "a", 204), ("application/json", #""c""#, 422)])
    func aPartOfJSON(_ type: String, _ text: String, _ expected: Int) throws {
        let schema: JSONValue = [
            "type": "object", "properties": ["words": ["type": "array", "items": ["enum": ["a", "b"]]]],
        ]
        let operation = RuntimeOperation(
            id: "a", method: "POST", path: "/a",
            body: RuntimeBody(isRequired: true, mediaTypes: ["multipart/form-data"], schemas: [0]),
            answers: [RuntimeAnswer(status: "204")])
        let part = "--x\r\nContent-Disposition: form-data; name=\"words\"\r\nContent-Type: \(type)\r\n\r\n\(text)\r\n"
        #expect(
            try status(
                "POST /a", ["Content-Type: multipart/form-data; boundary=x"], body: part + part + "--x--\r\n",
                of: operation, schema) == expected)
    }
}
