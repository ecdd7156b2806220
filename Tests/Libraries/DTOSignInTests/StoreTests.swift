import DTOClient
import DTORuntime
@testable import DTOSignIn
import Foundation
import Testing

/// Tests the places in which tokens are stored, and the places in which they must not appear.
@Suite(.timeLimit(.minutes(1)))
struct StoreTests {
    private static let tokens = OAuthTokens(
        accessToken: "4cc3ss", refreshToken: "r3fr3sh", expires: Date(timeIntervalSince1970: 1_700_000_000),
        scopes: ["read"])
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var file: URL { folder.appendingPathComponent("deep/tokens.json") }

    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test func aFileIsPrivateAndReplaced() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileTokenStore(file)
        #expect(try store.load() == nil)
        try store.save(Self.tokens)
        #expect(try store.load() == Self.tokens)
        #expect(try mode(file) == 0o600 && mode(file.deletingLastPathComponent()) == 0o700)
        // An older file that others can read does not pass its mode on.
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        var newer = Self.tokens
        newer.accessToken = "new"
        try store.save(newer)
        #expect(try store.load() == newer && mode(file) == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).count == 1)
        try store.save(nil)
        try store.save(nil)
        #expect(try store.load() == nil)
    }

    @Test func aFileWithOtherContent() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileTokenStore(file)
        try store.save(Self.tokens)
        try Data("4cc3ss".utf8).write(to: file)
        let error = #expect(throws: OAuthError.self) { try store.load() }
        #expect(!"\(try #require(error))".contains("4cc3ss"))
        try store.save(Self.tokens)
        #expect(try store.load() == Self.tokens)
    }

    @Test func aFolderThatIsAFile() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        #expect(throws: OAuthError.self) { try FileTokenStore(file).save(Self.tokens) }
    }

    @Test func noDescriptionHasASecret() async throws {
        let scene = Scene()
        let entries = Guarded([String]())
        let log = AttemptLog(includesBodies: true) { entry in
            entries.withLock { $0.append("\(entry) \(entry.requestBody ?? "") \(entry.responseBody ?? "")") }
        }
        await scene.authority.answer { form in
            let secrets = form.filter { ["code", "code_verifier", "client_secret"].contains($0.key) }.values
            return form["grant_type"] == "refresh_token"
                ? (400, #"{"error": "invalid_scope", "error_description": "\#(form["refresh_token"] ?? "")"}"#)
                : (
                    200,
                    #"{"access_token": "4cc3ss", "token_type": "Bearer", "expires_in": 9, "refresh_token": "r3fr3sh", "seen_tokens": "\#(secrets.joined())"}"#
                )
        }
        var endpoints = Authority.endpoints
        endpoints.takesSecretInForm = true
        let session = scene.session(server: .endpoints(endpoints), secret: "cl13nt", log: log)
        try await session.signIn(browser: scene.authority.browse)
        scene.time.pass(10)
        var said = entries.withLock { $0 }
        do {
            _ = try await session.token()
            Issue.record("the renewal must fail")
        } catch {
            said += [String(describing: error), String(reflecting: error), error.localizedDescription]
        }
        for value in [session, session.configuration, try session.tokens as Any, session.credentials] as [Any] {
            var dumped = ""
            dump(value, to: &dumped)
            said += [String(describing: value), String(reflecting: value), dumped]
        }
        let verifier = try #require(await scene.authority.forms[0]["code_verifier"])
        for secret in ["4cc3ss", "r3fr3sh", "cl13nt", "code-1", verifier] {
            #expect(!said.joined(separator: "\n").contains(secret), "\(secret)")
        }
        #expect(said.count > 10 && said[0].contains("grant_type=authorization_code"))
    }

    @Test func scopesOfOperations() {
        struct PutBooks: APIOperation {
            static let endpoint = APIEndpoint(.put, "/books", id: "putBooks")
            func encode(into request: inout RequestEncoder) throws {}
            static func decode(_ response: RawResponse) throws {}
        }
        let scheme = OAuthScheme(
            name: "oauth", server: .endpoints(Authority.endpoints),
            scopes: ["getBooks": ["read"], "putBooks": ["write", "read"], "other": ["admin"]])
        #expect(scheme.scopes(of: GetBooks.self, PutBooks.self) == ["read", "write"])
    }
}
