import Foundation
import TestSupport
import Testing

/// Mock documents that users write by hand. A run checks them and never changes them.
@Suite struct MockFilesTests {
    private let folder: WorkingFolder
    private let tool: Tool

    init() throws {
        folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write(
            "api.yaml",
            """
            openapi: 3.1.0
            info: {title: Users, version: "1"}
            servers: [{url: "https://users.example"}]
            paths:
              /users/{id}:
                get:
                  operationId: getUser
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  responses:
                    "200":
                      description: One.
                      content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}
                    4XX:
                      description: None.
                      content: {application/json: {schema: {type: object, required: [reason]}}}
            components:
              schemas:
                User:
                  type: object
                  required: [home]
                  properties: {home: {type: string, format: uri}, tags: {type: array, items: {type: string}}}
            """)
        try folder.write("gen-dtos.yaml", "module: Users\nemit: [models, client, mocks]\n")
        #expect(try tool.run("api.yaml").status == 0)
    }

    private static let documents: [(String, String, String?)] = [
        // Files named after the operation, after one URL, and after another status.
        ("mock_users_123_get", #"{"home": "{{BASE_URL}}/a"}"#, nil),
        ("mock_users_123_get", #"{"home": "{{BASE_URL}}/a", "more": 1}"#, nil),
        (
            "mock_users_456_get", "{\n  \"home\": 5\n}",
            "2:11: warning: the mock document does not conform to the response 200 of 'getUser'"
        ),
        (
            "mock_users_456_get.empty", "{\n}",
            "1:1: warning: the mock document does not conform to the response 200 of 'getUser'"
        ),
        ("mock_users_123_get", #"{"home": "https://a.example", "tags": ["a", 1]}"#, "1:45: warning"),
        ("mock_users_123_get.404", #"{"reason": "gone"}"#, nil),
        ("mock_users_123_get.4XX", #"{"reason": "gone"}"#, nil),
        // The contract describes no other status.
        ("mock_users_123_get.5XX", "{}", nil), ("mock_users_123_get.default", "{}", nil),
        (
            "mock_users_123_get.4XX", "{}",
            "1:1: warning: the mock document does not conform to the response 400 of 'getUser'"
        ),
        (
            "mock_users_123_get.404", "{}",
            "1:1: warning: the mock document does not conform to the response 404 of 'getUser'"
        ),
        (
            "mock_people_get", "{}",
            "1:1: warning: no operation has a mock named 'mock_people_get'"
        ),
        ("mock_users_123_get", "{home: 1}", "1:2: warning: the mock document is not JSON"),
        ("mine", "[]", nil),
    ]

    /// The message has the line and column of the value.
    @Test(arguments: TestExtent.sample(documents, 4))
    func whatTheContractDoesNotAllowIsSaid(_ name: String, _ text: String, _ sentence: String?) throws {
        let file = "Generated/Mocks/Files/\(name).json"
        try folder.write(file, text)
        for arguments in [["--check"], []] {
            let outcome = try tool.run(["api.yaml"] + arguments)
            #expect(outcome.status == 0)
            #expect(outcome.errors.contains("\(file):\(sentence ?? "")") == (sentence != nil), "\(outcome.errors)")
        }
        #expect(try folder.read(file) == text)
        #expect(try tool.run(["api.yaml", "--check", "--strict"]).status == (sentence == nil ? 0 : 1))
    }

    /// A run that finds all output up to date has also checked the mock documents.
    @Test func aFileThatIsRepairedIsRepaired() throws {
        let file = "Generated/Mocks/Files/mock_users_123_get.json"
        try folder.write(file, "{}")
        #expect(try tool.run("api.yaml").errors.contains("mock-mismatch"))
        try folder.write(file, #"{"home": "https://a.example"}"#)
        #expect(try tool.run("api.yaml").errors == "")
    }
}
