// Signs in at an authorization server as a command says, and prints the result, for `Scripts/try/sign-in`.
//
//     sign-in-trial URL FILE sign-in|tamper|call|calls|sign-out
//     sign-in-trial URL FILE service CLIENT SECRET

@_spi(Generated) import DTOClient
import DTORuntime
import DTOSignIn
import Foundation

struct GetBooks: APIOperation {
    static let endpoint = APIEndpoint(.get, "/books", id: "getBooks", security: [[SecurityScheme("oauth", .bearer)]])
    func encode(into request: inout RequestEncoder) throws {}
    static func decode(_ response: RawResponse) throws { if !response.isSuccess { throw response.failure() } }
}

struct BooksClient: ContractClient {
    struct Server: APIServer { var url = "http://127.0.0.1" }
    static let defaultServer = Server()
    var client: ClientContext
}

/// Plays the browser of a user who agrees: it requests the page, and returns the URL to which the server redirects.
func browse(_ page: URL) async throws -> URL {
    let endpoint = APIEndpoint(.get, page.path, id: "page", followsRedirects: false)
    let call = APICall(endpoint: endpoint, request: HTTPRequest(method: .get, url: page))
    let response = try await APIClient.shared.perform(call)
    guard let location = response.headers["Location"], let url = URL(string: location) else {
        throw OAuthError.invalidAnswer("the page answered \(response.status) without a redirect")
    }
    return url
}

let words = CommandLine.arguments
guard words.count >= 4, let server = URL(string: words[1]), let redirect = URL(string: "com.example.books:/signed-in")
else { fatalError("sign-in-trial URL FILE COMMAND") }
let isService = words[3] == "service"
let configuration = OAuthConfiguration(
    server: .discovered(from: server), flow: isService ? .clientCredentials : .authorizationCode(redirect: redirect),
    clientID: isService ? words[4] : "app", clientSecret: isService ? words[5] : nil, scopes: ["read", "write"])
let session = OAuthSession(configuration, store: FileTokenStore(URL(fileURLWithPath: words[2]))) { refusal in
    print("ended: \(refusal.reason)")
}
let client = BooksClient(url: server).with(credentials: session.credentials)

do {
    switch words[3] {
    case "sign-in": try await session.signIn { page, _ in try await browse(page) }
    case "tamper":
        try await session.signIn { page, _ in
            let text = page.absoluteString.replacingOccurrences(of: "code_challenge=", with: "code_challenge=x")
            return try await browse(URL(string: text) ?? page)
        }
    case "calls":
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { try await client.value(of: GetBooks()) } }
            try await group.waitForAll()
        }
    case "sign-out": try session.signOut()
    default: try await client.value(of: GetBooks())
    }
    print("done")
} catch {
    print("failed: \(error)")
}
