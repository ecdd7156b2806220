import ContractSupport
import Testing
@testable import ContractReports

/// Flows of OAuth 2.0 are compared, whatever the names of their schemes are.
@Suite struct FlowChangeTests {
    private func document(_ schemes: [(name: String, members: String)]) -> String {
        let flows = schemes.map {
            "\($0.name): {type: oauth2, flows: {authorizationCode: "
                + "{authorizationUrl: 'https://a.example/a', tokenUrl: 'https://a.example/t', \($0.members)}}}"
        }
        let security = schemes.map { "{\($0.name): [r]}" }.joined(separator: ", ")
        return DocumentSlot.paths.document(
            "/a: {get: {operationId: a, security: [\(security)], responses: {'204': {description: d}}}}\n"
                + "components: {securitySchemes: {\(flows.joined(separator: ", "))}}")
    }

    private static let own = "refreshUrl: /r, scopes: {r: Read., w: Write.}"

    /// Two schemes that have equal URLs are treated as one scheme with the scopes of both.
    @Test func furtherSchemeWithTheSameAddresses() throws {
        let one = document([("b", Self.own)])
        let both = document([("a", "scopes: {r: Read.}"), ("b", Self.own)])
        #expect(try ComparedDocuments(one, both).rules == [])
        #expect(try ComparedDocuments(both, one).rules == [])
        let more = document([("a", "refreshUrl: /s, scopes: {x: Other.}"), ("b", Self.own)])
        #expect(
            Set(try ComparedDocuments(one, more).rules)
                == ["api-security-flow-scope-added", "api-security-refresh-url-added"])
        #expect(
            Set(try ComparedDocuments(more, one).rules)
                == ["api-security-flow-scope-removed", "api-security-refresh-url-removed"])
    }

    /// Tokens are renewed at the address that issues them, unless another address is given (RFC 6749, section 6).
    @Test func renewalWhereTokensAreGiven() throws {
        func document(_ words: String) -> String {
            DocumentSlot.paths.document(
                "/a: {get: {operationId: a, security: [{o: []}], responses: {'204': {description: d}}}}\n"
                    + "components: {securitySchemes: {o: {type: oauth2, flows: "
                    + "{clientCredentials: {tokenUrl: 'https://a.example/t', \(words)scopes: {}}}}}}")
        }
        let (none, same) = (document(""), document("refreshUrl: 'https://a.example/t', "))
        let other = document("refreshUrl: 'https://a.example/r', ")
        #expect(try ComparedDocuments(none, same).rules == [])
        #expect(try ComparedDocuments(same, none).rules == [])
        #expect(try ComparedDocuments(same, other).rules == ["api-security-refresh-url-added"])
    }

    @Test func sentence() throws {
        let compared = try ComparedDocuments(
            document([("b", "scopes: {r: Read., w: Write.}")]), document([("b", "scopes: {r: Read.}")]))
        #expect(
            compared.change("api-security-flow-scope-removed")?.message
                == "The flow 'authorizationCode' of the security scheme 'b' no longer has the scope 'w'.")
    }

    /// Only in version 2.0 are keys that begin with `x-` extensions of the scopes.
    @Test func scopesCalledLikeExtensions() throws {
        let compared = try ComparedDocuments(
            document([("b", "scopes: {r: Read., x-w: Write.}")]), document([("b", "scopes: {r: Read.}")]))
        #expect(compared.rules == ["api-security-flow-scope-removed"])
        func old(_ scopes: String) -> String {
            """
            swagger: '2.0'
            info: {title: T, version: '1'}
            paths: {/a: {get: {operationId: a, security: [{o: [r]}], responses: {'204': {description: d}}}}}
            securityDefinitions:
              o: {type: oauth2, flow: application, tokenUrl: 'https://a.example/t', scopes: {r: Read.\(scopes)}}
            """
        }
        #expect(try ComparedDocuments(old(", x-note: n"), old("")).rules == [])
    }
}
