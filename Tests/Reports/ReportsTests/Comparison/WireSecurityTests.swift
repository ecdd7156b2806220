import ContractSupport
import Testing
@testable import ContractModel
@testable import ContractReports

@Suite struct WireSecurityTests {
    private func security(_ list: String, _ schemes: String = "{}") throws -> [String]? {
        let read = try ReadContract(
            document: """
                openapi: 3.1.0
                info: {title: T, version: '1'}
                security: \(list)
                paths: {/a: {get: {responses: {'204': {description: d}}}}}
                components: {securitySchemes: \(schemes)}
                """)
        let known = Dictionary(uniqueKeysWithValues: read.contract.securitySchemes.map { ($0.name, $0) })
        return read.contract.operations.first?.interface?.security.map { security in
            WireSecurity.alternatives(of: security.value, known).map(\.text)
        }
    }

    @Test(
        arguments: [
            ("[]", ["nothing"]), ("[{}]", ["nothing"]), ("[{a: []}, {}]", ["'a'", "nothing"]),
            ("[{a: [y, x], b: []}]", ["'a' (x, y) with 'b'"]),
            // These values are not security requirements.
            ("text", ["nothing"]), ("{a: []}", ["nothing"]), ("[text]", ["nothing"]), ("[{a: text}]", ["'a'"]),
            ("[{a: }]", ["'a'"]),
        ])
    func requirements(_ list: String, _ texts: [String]) throws {
        #expect(try security(list) == texts)
    }

    @Test(
        arguments: [
            ("{type: apiKey, in: header, name: X-Key}", ["API key in header 'X-Key'"]),
            ("{type: apiKey, in: query, name: K}", ["API key in query 'K'"]),
            ("{type: http, scheme: Bearer}", ["HTTP bearer"]), ("{type: mutualTLS}", ["mutual TLS"]),
            ("{type: openIdConnect, openIdConnectUrl: 'https://a.example'}", ["OpenID Connect https://a.example"]),
            ("{type: oauth2}", ["OAuth 2.0"]), ("{type: oauth2, flows: text}", ["OAuth 2.0"]), ("text", ["'s'"]),
            ("{$ref: '#/components/securitySchemes/t'}", ["HTTP basic"]),
            ("{$ref: '#/components/securitySchemes/s'}", ["'s'"]),
            // A client needs only one of the flows.
            (
                "{type: oauth2, flows: {password: {tokenUrl: /t}, implicit: {authorizationUrl: /a}}}",
                ["OAuth 2.0 implicit /a", "OAuth 2.0 password /t"]
            ),
        ])
    func schemes(_ scheme: String, _ texts: [String]) throws {
        #expect(try security("[{s: []}]", "{s: \(scheme), t: {type: http, scheme: basic}}") == texts)
    }

    /// The number of combinations of many flows in many schemes is limited.
    @Test func manyFlows() throws {
        let flows = "{implicit: {}, password: {}, clientCredentials: {}, authorizationCode: {}}"
        let names = (0..<20).map { "s\($0)" }
        let schemes = names.map { "\($0): {type: oauth2, flows: \(flows)}" }.joined(separator: ", ")
        let requirement = names.map { "\($0): []" }.joined(separator: ", ")
        let combined = try security("[{\(requirement)}]", "{\(schemes)}")
        #expect(try #require(combined).count <= 64)
        let list = (0..<1000).map { "{s\($0): []}" }.joined(separator: ", ")
        let listed = try security("[\(list)]")
        #expect(try #require(listed).count == 64)
    }
}
