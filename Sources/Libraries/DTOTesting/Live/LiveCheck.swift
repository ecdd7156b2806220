import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One check of a running server. A check is the argument of a parameterised test, which shows the name of the check.
@_spi(Generated) public struct LiveCheck: Sendable, CustomStringConvertible {
    /// The name of the operation in the contract.
    public let name: String
    private let method: String
    private let target: String
    private let headers: [String: String]
    private let credentials: [LiveCredential]
    private let lists: [LiveList]
    private let answers: [LiveAnswer]

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - target: The percent-encoded path and query, which are appended to the URL of the server. The name of an
    ///     environment variable in braces is replaced by its value: `/books/{API_PARAM_BOOKS_ID}`. With a plus sign,
    ///     slashes in the value separate path segments: `/files/{+API_PARAM_FILES_PATH}`.
    ///   - credentials: The credentials that the request sends. The environment variables of the credentials must have
    ///     values.
    ///   - lists: Lists on the server from which the values of missing environment variables are taken. The target of a
    ///     list may contain the variables of earlier lists.
    ///   - answers: The responses that the contract allows.
    public init(
        _ name: String, method: String = "GET", at target: String, headers: [String: String] = [:],
        with credentials: [LiveCredential] = [], from lists: [LiveList] = [], _ answers: LiveAnswer...
    ) {
        self.name = name
        self.method = method
        self.target = target
        self.headers = headers
        self.credentials = credentials
        self.lists = lists
        self.answers = answers
    }

    /// The name of the operation in the contract.
    public var description: String { name }

    /// Sends the request and checks the response.
    ///
    /// - Throws: `ContractViolation` if the contract does not allow the response.
    public func verify() async throws {
        try await [self].verify()
    }

    /// A function that returns the value of an environment variable, or nil if it is missing.
    typealias Environment = @Sendable (String) -> String?

    func failures(in environment: @escaping Environment = LiveAPI.value) async -> [ContractFailure] {
        let place = "\(name): \(method) \(target)"
        let request: URLRequest
        do {
            guard let variables = try await variables(environment) else { return [] }
            request = try self.request(method, target, headers, variables)
        } catch {
            return [ContractFailure("\(place) could not be sent: \(error)")]
        }
        let (status, mediaType, body): LiveExchange.Answer
        do {
            (status, mediaType, body) = try await LiveExchange.answer(to: request)
        } catch {
            return [ContractFailure("\(place) should send a response, but \(error)")]
        }
        guard let answer = answers.first(where: { $0.statuses.contains(status) }) else {
            let known = answers.map(\.words).joined(separator: ", ")
            let excerpt = String(decoding: body.prefix(200), as: UTF8.self)
            return [ContractFailure("\(place) should respond with \(known), but responded with \(status): \(excerpt)")]
        }
        return answer.faults(body, mediaType).map { ContractFailure("\(place) responded with \(status): \($0)") }
    }

    // MARK: The request

    /// Returns the environment, completed with values from the lists. If a list contains no identifier, prints a
    /// message and returns nil.
    private func variables(_ environment: @escaping Environment) async throws -> Environment? {
        var values: [String: String] = [:]
        for list in lists where environment(list.variable) == nil {
            let accept = ["Accept": "application/json, */*;q=0.5"]
            let request = try request("GET", list.target, accept) { [values] in values[$0] ?? environment($0) }
            let answer = try await LiveExchange.answer(to: request)
            guard (200..<300).contains(answer.status) else {
                throw LiveFault("GET \(list.target), the list of identifiers, responded with \(answer.status)")
            }
            let takesSlashes = target.contains("{+\(list.variable)}")
            guard let value = list.identifier(in: answer.body, takesSlashes: takesSlashes) else {
                print(
                    "\(name) was not called: GET \(list.target) has no identifier. Set the variable '\(list.variable)'."
                )
                return nil
            }
            values[list.variable] = value
        }
        return { [values] in values[$0] ?? environment($0) }
    }

    private func request(
        _ method: String, _ target: String, _ headers: [String: String], _ environment: Environment
    ) throws -> URLRequest {
        var base = environment(LiveAPI.address) ?? ""
        while base.hasSuffix("/") { base.removeLast() }
        guard let address = URL(string: base), let scheme = address.scheme, ["http", "https"].contains(scheme),
            let host = address.host, !host.isEmpty, address.query == nil, address.fragment == nil
        else {
            throw LiveFault("\(LiveAPI.address) should be like https://api.example.com/v1, but is '\(base)'")
        }
        let path = try Self.filled(target, environment)
        var text = base + (target.hasPrefix("/") ? "" : "/") + path
        var fields = headers
        for credential in credentials {
            guard let value = environment(credential.variable) else {
                throw LiveFault("the environment has no \(credential.variable)")
            }
            switch credential.place {
            case .authorization(let scheme, let isEncoded):
                fields["Authorization"] = scheme + " " + (isEncoded ? value : Data(value.utf8).base64EncodedString())
            case .header(let name): fields[name] = value
            case .cookie(let name):
                fields["Cookie"] = [fields["Cookie"], "\(name)=\(Self.encoded(value))"].compactMap(\.self)
                    .joined(separator: "; ")
            case .query(let name):
                text += (text.contains("?") ? "&" : "?") + Self.encoded(name) + "=" + Self.encoded(value)
            }
        }
        guard let url = URL(string: text) else { throw LiveFault("it is not a URL") }
        var request = URLRequest(url: url, timeoutInterval: 30)
        request.httpMethod = method
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    /// Replaces the names of environment variables in braces by their percent-encoded values.
    static func filled(_ target: String, _ value: (String) -> String?) throws -> String {
        let parts = target.components(separatedBy: "{")
        return try parts.dropFirst().reduce(parts[0]) { text, part in
            let pieces = part.components(separatedBy: "}")
            let takesSlashes = pieces[0].hasPrefix("+")
            let name = takesSlashes ? String(pieces[0].dropFirst()) : pieces[0]
            guard let value = value(name) else {
                throw LiveFault("the environment has no \(name)")
            }
            guard let segments = segments(of: value, takesSlashes: takesSlashes) else {
                throw LiveFault("\(name) is '\(value)', which would change the path")
            }
            return text + segments.map(encoded).joined(separator: "/") + pieces.dropFirst().joined(separator: "}")
        }
    }

    /// Returns the path segments of a value, or nil if a segment is empty, `.` or `..`, because the request would have
    /// another path.
    static func segments(of value: String, takesSlashes: Bool) -> [String]? {
        let segments = takesSlashes ? value.components(separatedBy: "/") : [value]
        return Set(["", ".", ".."]).isDisjoint(with: segments) ? segments : nil
    }

    private static func encoded(_ text: String) -> String {
        let unreserved = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}

@_spi(Generated) extension [LiveCheck] {
    /// Runs all checks one after another, for a test framework without parameterised tests.
    ///
    /// - Throws: `ContractViolation` with the failures of all checks.
    public func verify() async throws {
        var failures: [ContractFailure] = []
        for check in self { failures += await check.failures() }
        guard failures.isEmpty else { throw ContractViolation(failures: failures) }
    }
}

/// The reason why a request could not be sent or received no response.
struct LiveFault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
