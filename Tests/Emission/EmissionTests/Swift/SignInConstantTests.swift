import Diagnostics
import Files
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings

/// The constants for sign-ins, with `sign-in: true`.
@Suite struct SignInConstantTests {
    /// Returns the client's file, and the ids of the diagnostics.
    private func client(
        _ scheme: String, security: String = "[{auth: [read]}]", settings: String = "sign-in: true"
    ) throws -> (code: String, diagnostics: [String]) {
        let text = """
            openapi: 3.1.0
            info: {title: Books, version: "1"}
            paths:
              /b: {get: {operationId: getBooks, security: \(security), responses: {"204": {description: d}}}}
              /a: {get: {operationId: about, security: [], responses: {"204": {description: d}}}}
            components: {securitySchemes: {auth: \(scheme)}}
            """
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", bytes: Array(text.utf8)),
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: settings)),
                overrides: OptionOverrides(module: "BooksAPI", emit: [.models, .client])))
        let files = try #require(result.files).files
        let file = try #require(files.first { $0.path.hasSuffix("BooksClient.swift") })
        return (String(decoding: file.bytes, as: UTF8.self), result.diagnostics.map(\.id))
    }

    private static let codeFlow =
        "authorizationCode: {authorizationUrl: 'https://l.example/a', tokenUrl: 'https://l.example/t', scopes: {}}"

    @Test(arguments: [
        (
            "{type: oauth2, flows: {\(codeFlow), implicit: {authorizationUrl: 'https://l.example/i', scopes: {}}}}",
            #"authorization: "https://l.example/a", token: "https://l.example/t""#
        ),
        (
            "{type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://l.example/c', refreshUrl: 'https://l.example/r', scopes: {}}}}",
            #"token: "https://l.example/c", refresh: "https://l.example/r""#
        ),
        (
            "{type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://l.example/c', scopes: {}}, \(codeFlow)}}",
            #"authorization: "https://l.example/a", token: "https://l.example/t""#
        ),
        (
            "{type: oauth2, flows: {\(codeFlow.replacing("https://l.example/a", with: "/a"))}}",
            #"token: "https://l.example/t""#
        ),
        (
            "{type: openIdConnect, openIdConnectUrl: 'https://l.example/.well-known/openid-configuration'}",
            #"discovery: "https://l.example/.well-known/openid-configuration""#
        ),
    ])
    func aSchemeIsAConstant(_ scheme: String, _ server: String) throws {
        let (code, diagnostics) = try client(scheme)
        #expect(
            code.contains(
                """
                extension OAuthScheme {
                    public static let booksAuth = OAuthScheme(
                        "auth", \(server),
                        scopes: [
                            "getBooks": ["read"],
                        ])
                }
                """))
        #expect(code.contains("@_spi(Generated) public import DTOSignIn"))
        #expect(diagnostics == [])
    }

    @Test(arguments: [
        "{type: http, scheme: bearer}", "{type: apiKey, in: header, name: K}", "{type: oauth2, flows: {}}",
        "{type: oauth2, flows: {password: {tokenUrl: 'https://l.example/t', scopes: {}}}}",
        "{type: oauth2, flows: {clientCredentials: {tokenUrl: /t, scopes: {}}}}",
        "{type: openIdConnect, openIdConnectUrl: 'javascript:1'}",
    ])
    func otherSchemesAreNoConstants(_ scheme: String) throws {
        let (code, diagnostics) = try client(scheme)
        #expect(!code.contains("OAuthScheme") && !code.contains("DTOSignIn"))
        #expect(diagnostics == ["idle-sign-in"])
    }

    @Test func hostileTextsStayTexts() throws {
        let (code, _) = try client(
            #"{type: openIdConnect, openIdConnectUrl: "https://l.example/\"\\(evil())\n"}"#,
            security: #"[{auth: ["\"]; evil("]}]"#)
        #expect(code.contains(#"discovery: "https://l.example/\"\\(evil())\n""#))
        #expect(code.contains(#""getBooks": ["\"]; evil("]"#))
    }

    @Test func thereAreNoConstantsByDefault() throws {
        let (code, _) = try client("{type: oauth2, flows: {\(Self.codeFlow)}}", settings: "{}")
        #expect(!code.contains("OAuthScheme") && !code.contains("DTOSignIn"))
    }
}
