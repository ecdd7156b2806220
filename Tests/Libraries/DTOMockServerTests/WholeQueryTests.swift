import DTOContract
import DTORuntime
import Foundation
import Testing

@testable import DTOMockServer

/// A parameter that is the whole query is a form, a JSON document or a text (OpenAPI 3.2.0 section 4.12.8).
@Suite struct WholeQueryTests {
    private static let filter: JSONValue = [
        "type": "object", "properties": ["a": ["type": "integer"]], "required": ["a"], "additionalProperties": false,
    ]

    @Test(
        arguments: [
            ("form", filter, "a=1", 204), ("form", filter, "b=1", 422), (nil, filter, "%7B%22a%22%3A1%7D", 204),
            (nil, filter, "%7B%22a%22%3A%22x%22%7D", 422), (nil, filter, "a=1", 422),
            ("simple", ["type": "string", "pattern": "^\\$"], "%24.a%5B1%3A1%5D", 204),
            ("simple", ["type": "string", "pattern": "^\\$"], "a", 422),
        ] as [(String?, JSONValue, String, Int)])
    func isRead(_ style: String?, _ schema: JSONValue, _ query: String, _ status: Int) throws {
        let operation = RuntimeOperation(
            id: "find", method: "GET", path: "/a",
            parameters: [
                RuntimeParameter(name: "q", place: "querystring", isRequired: true, style: style, schema: 0)
            ], answers: [RuntimeAnswer(status: "204")])
        let contract = RuntimeContract(
            title: "Books", basePaths: [], operations: [operation],
            schemas: SchemaSet([schema], dialect: .jsonSchema))
        let service = ContractService(contract, MockOptions(), MockControl())
        let head = try HTTPRequestHead(
            line: Array("GET /a?\(query) HTTP/1.1".utf8)[...], fields: [Array("Host: a".utf8)[...]])
        #expect(service.response(to: MockHTTPRequest(head, body: Data())).status.code == status)
    }
}
