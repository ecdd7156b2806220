import DTOContract
import DTORuntime
import Foundation
import Testing

@testable import DTOMockServer

/// What a request says in its parameters and forms, as a contract's server reads it.
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

    /// One value or a list of them: what comes once may be either.
    @Test(arguments: [("q=all", 204), ("q=1", 204), ("q=1&q=2", 204), ("q=x", 422), ("q=1&q=x", 422)])
    func aChoiceOfOneAndSeveral(_ query: String, _ expected: Int) throws {
        let operation = RuntimeOperation(
            id: "a", method: "GET", path: "/a",
            parameters: [RuntimeParameter(name: "q", place: "query", isRequired: true, schema: 0)],
            answers: [RuntimeAnswer(status: "204")])
        #expect(try status("GET /a?\(query)", of: operation, Self.listOrWord) == expected)
    }

    /// Around the commas of a header there may be spaces (RFC 9110, section 5.6.1).
    @Test(arguments: [("1,2", 204), ("1, 2 ,3", 204), ("1, x", 422)])
    func aListInAHeader(_ text: String, _ expected: Int) throws {
        let operation = RuntimeOperation(
            id: "a", method: "GET", path: "/a",
            parameters: [
                RuntimeParameter(name: "X-L", place: "header", isRequired: true, style: "simple", explode: false, schema: 0)
            ], answers: [RuntimeAnswer(status: "204")])
        #expect(try status("GET /a", ["X-L: \(text)"], of: operation, Self.numbers) == expected)
    }
}
