import ClientEmission
import ContractModel
import Files
import SwiftEmission
import Texts

/// Writes the servers, and the methods by which callers prove their identity.
struct AccessChapters: Sendable {
    let contract: Contract
    /// The client's spellings, or nil without a client.
    let client: ClientEmitter?

    /// The greatest number of servers, of flows and of scopes, and the greatest length of a string.
    private static let rowLimit = 64
    private static let textLimit = 1000

    /// - Parameter anchor: The target of links to the heading, or nil.
    func servers(at anchor: MarkdownAnchor?) -> MarkdownPage {
        var page = MarkdownPage()
        guard let list = contract.commonServers, !list.servers.isEmpty else { return page }
        let names = client?.serverExpressions ?? []
        page.heading(2, "Servers", anchor: anchor)
        page.compactTable(
            ["URL", "variables", "Swift", "description"],
            list.servers.prefix(Self.rowLimit).enumerated().map { index, server in
                [
                    .code(server.url.clipped(to: Self.textLimit)),
                    server.variables.prefix(Self.rowLimit).map(Self.text).joined("<br>"),
                    index < names.count ? .code(names[index]) : "",
                    server.description.map { MarkdownProse($0).inline } ?? "",
                ]
            })
        return page
    }

    private static func text(of variable: ServerDefinition.Variable) -> MarkdownText {
        let name = MarkdownText.code(variable.name.clipped(to: textLimit))
        let value = variable.defaultValue.map { MarkdownText.code($0.clipped(to: textLimit)) }
        let values = variable.values.prefix(rowLimit).map { MarkdownText.code($0.clipped(to: textLimit)) }
        let choice: MarkdownText = values.isEmpty ? "" : " of \(values.joined(", "))"
        return "\(name)\(choice)\(value.map { ", default \($0)" } ?? "")"
    }

    // MARK: Authentication

    /// The schemes, sorted by name.
    private var schemes: [SecuritySchemeDefinition] {
        contract.securitySchemes.sorted { OutputPath.precedes($0.name, $1.name) }
    }

    /// - Parameter anchor: The target of links to the heading, or nil.
    func authentication(at anchor: MarkdownAnchor?) -> MarkdownPage {
        var page = MarkdownPage()
        if contract.securitySchemes.isEmpty { return page }
        page.heading(2, "Authentication", anchor: anchor)
        page.compactTable(
            ["scheme", "kind", "credentials in Swift", "description"],
            schemes.map { scheme in
                let credentials: MarkdownText =
                    ClientEmitter.credentials(for: scheme).map { .code($0) } ?? "a transport with the certificate"
                return [
                    .code(scheme.name.clipped(to: Self.textLimit)), Self.kind(of: scheme),
                    client == nil ? "" : credentials,
                    scheme.description.map { MarkdownProse($0).inline } ?? "",
                ]
            })
        if let client, let call = credentials(client) {
            page.paragraph("Give the client its credentials once, for all of its calls:")
            page.code([call])
        }
        if let client { writeSignIn(client, to: &page) }
        return page
    }

    /// Writes a function that signs in (`sign-in: true`).
    private func writeSignIn(_ client: ClientEmitter, to page: inout MarkdownPage) {
        guard let (constant, scheme, hasUsers) = client.signIn else { return }
        page.paragraph(
            "\(.code(constant)) has the URLs and the scopes of the document. A session signs in and renews the tokens:")
        let name = client.clientName.declared
        let credentials =
            schemes.count == 1
            ? "session.credentials" : ".schemes([\(SwiftLiteral.string(scheme).text): session.credentials])"
        let made = "    return \(client.construction()).with(credentials: \(credentials))"
        page.code(
            client.signInImports
                + (hasUsers
                    ? [
                        "func signIn(browser: @Sendable (_ page: URL, _ redirect: URL) async throws -> URL) async throws",
                        "    -> \(name)", "{",
                        "    let redirect = URL(string: \"com.example.app:/signed-in\")!",
                        "    let session = OAuthSession(", "        OAuthConfiguration(",
                        "            server: \(constant).server, flow: .authorizationCode(redirect: redirect),",
                        "            clientID: \"CLIENT\", scopes: Set(\(constant).scopes.values.joined()).sorted()))",
                        "    try await session.signIn(browser: browser)", made, "}",
                    ]
                    : [
                        "func signIn(secret: String) -> \(name) {", "    let session = OAuthSession(",
                        "        OAuthConfiguration(",
                        "            server: \(constant).server, flow: .clientCredentials, clientID: \"CLIENT\",",
                        "            clientSecret: secret))", made, "}",
                    ]))
    }

    /// Returns the code that gives a client its credentials. If the schemes need different credentials, the code names
    /// the schemes.
    private func credentials(_ client: ClientEmitter) -> String? {
        let given = schemes.compactMap { scheme in
            ClientEmitter.credentials(for: scheme).map { (name: scheme.name, credentials: $0) }
        }
        guard let first = given.first else { return nil }
        let isShared = given.allSatisfy { $0.credentials == first.credentials }
        let entries = given.map { "\(SwiftLiteral.string($0.name).text): \($0.credentials)" }
        let credentials = isShared ? first.credentials : ".schemes([\(entries.joined(separator: ", "))])"
        return "let api = \(client.construction()).with(credentials: \(credentials))"
    }

    private static func kind(of scheme: SecuritySchemeDefinition) -> MarkdownText {
        switch scheme.kind {
        case .http(let name):
            let name = MarkdownText.code(name.clipped(to: textLimit))
            return "HTTP \(name) in the header `Authorization`"
        case .apiKey(let name, let place):
            return "a key in the \(.plain(place.clipped(to: textLimit))) \(.code(name.clipped(to: textLimit)))"
        case .oauth2(let flows):
            return (["OAuth 2"] + flows.prefix(rowLimit).map(text)).joined("<br>")
        case .openIDConnect(let url): return "OpenID Connect: \(.code(url.clipped(to: textLimit)))"
        case .mutualTLS: return "a certificate of the client"
        case .unknown: return "not described"
        }
    }

    private static func text(of flow: OAuthFlow) -> MarkdownText {
        let urls = [flow.authorizationURL, flow.deviceAuthorizationURL, flow.tokenURL].compactMap(\.self)
            .map { MarkdownText.code($0.clipped(to: textLimit)) }
        let scopes = flow.scopes.prefix(rowLimit).map { MarkdownText.code($0.clipped(to: textLimit)) }
        return ([.code(flow.name)] + urls + (scopes.isEmpty ? [] : ["scopes \(scopes.joined(", "))"])).joined(" ")
    }
}
