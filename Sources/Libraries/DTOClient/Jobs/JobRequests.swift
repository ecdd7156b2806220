import DTORuntime
import Foundation

/// Creates the requests for one job, with the URLs and the token of the job.
struct JobRequests<Job: TrackableJob>: Sendable {
    let job: Job
    let client: ClientContext
    let options: JobOptions

    // MARK: Places

    /// Returns the channel with its absolute URL.
    ///
    /// - Throws: `JobClientError`.
    func channel() throws -> ProgressChannel {
        switch try job.progressChannel {
        case .stream(let link): .stream(try resolved(link, Job.ProgressStream.endpoint))
        case .webSocket(let link): .webSocket(try resolved(link, Job.ProgressStream.endpoint))
        case .polling(let link): .polling(try resolved(link, Job.ProgressStatus.endpoint))
        }
    }

    /// Returns the absolute URL of the job's state, or nil if the job has no such URL.
    func statusURL() throws -> URL? {
        try job.statusURL.map { try resolved($0, Job.ProgressStatus.endpoint) }
    }

    /// Resolves a URL of the job against the URL of the server, and checks that its host is allowed.
    ///
    /// - Throws: `JobClientError.foreignHost` if the host is not allowed, and `JobClientError.invalidResponse` if the
    ///   URL is invalid, contains a user or a password, or is less secure than the URL of the server.
    private func resolved(_ link: URL, _ endpoint: APIEndpoint) throws -> URL {
        guard let base = base(of: endpoint),
            let url = URL(string: link.relativeString, relativeTo: base)?.absoluteURL, let host = url.host,
            url.user == nil, url.password == nil, url.isAsSafe(as: base)
        else { throw JobClientError.invalidResponse }
        guard url.hasSameOrigin(as: base.speaking(like: url)) || isAllowed(host) else {
            throw JobClientError.foreignHost(host)
        }
        return url
    }

    /// Returns the URL of the server with a slash at its end, so that a link without a leading slash is resolved below
    /// the path of the server.
    private func base(of endpoint: APIEndpoint) -> URL? {
        let server = client.overridesServers ? client.server : endpoint.servers.first ?? client.server
        return URL(string: server.hasSuffix("/") ? server : server + "/")
    }

    private func isAllowed(_ host: String) -> Bool {
        // A host with percent-encoded characters is refused, because a suffix after an encoded slash is not the domain.
        guard host.utf8.allSatisfy({ $0.isOfHostName }) else { return false }
        let host = host.lowercased()
        return options.allowedHosts.contains { pattern in
            let pattern = pattern.lowercased()
            return pattern.hasPrefix("*.") ? host.hasSuffix(pattern.dropFirst()) : host == pattern
        }
    }

    // MARK: Calls

    func stream(at url: URL) throws -> EventStream<Job.ProgressStream> {
        let call = try call(Job.ProgressStream.self, url, accept: "text/event-stream")
        var format = Job.ProgressStream.events
        // If the contract lists no final events, the final states in the options are used.
        if format == .serverSentEvents(terminal: []) { format = .serverSentEvents(terminal: options.terminalStates) }
        return EventStream(
            source: StreamSource(
                api: client.api, call: { started(call) }, format: format, options: options.stream, clock: client.clock))
    }

    func status(at url: URL) throws -> APICall {
        try call(Job.ProgressStatus.self, url, accept: "application/json")
    }

    /// Returns a GET call to a URL of the job.
    ///
    /// - Throws: `JobClientError.missingToken` if the operation requires credentials, and neither the job nor the
    ///   client has credentials.
    private func call<Operation: APIOperation>(_: Operation.Type, _ url: URL, accept: String) throws -> APICall {
        let endpoint = Operation.endpoint
        var request = HTTPRequest(method: .get, url: url, headers: ["Accept": accept])
        var settings = client.settings
        // The credentials of the client are sent only to its own server. The token of the job is sent to all allowed
        // hosts.
        let isOwn = base(of: endpoint).map(url.hasSameOrigin) == true
        if isOwn { try client.addGlobals(of: endpoint, to: &request) } else { settings.credentials = nil }
        if let token = job.progressLinks.token, !token.isEmpty {
            guard HTTPHeaders.isValue(token) else { throw JobClientError.invalidResponse }
            settings.credentials = credentials(with: token, and: settings.credentials, for: endpoint.security)
            // The chain adds no credentials if the contract requires none. A server may still expect the token.
            if endpoint.security.isEmpty { request.headers["Authorization"] = "Bearer \(token)" }
        } else if settings.credentials == nil, !endpoint.security.isEmpty, !endpoint.security.contains(where: \.isEmpty)
        {
            throw JobClientError.missingToken
        }
        var call = APICall(endpoint: endpoint, request: request, settings: settings)
        if isOwn { try ClientContext.add(settings.headers, to: &call) }
        call.decode = { ClientContext.decode(Operation.self, $0) }
        return started(call)
    }

    /// Returns credentials for each scheme of an operation. A bearer scheme gets the token of the job. An `apiKey`
    /// scheme also gets this token if its alternative has no bearer scheme and the client has no `Credentials.schemes`
    /// entry for the scheme. All other schemes get the credentials of the client.
    private func credentials(
        with token: String, and own: Credentials?, for security: [[SecurityScheme]]
    ) -> Credentials {
        var all: [String: Credentials] = [:]
        for alternative in security {
            let takesToken = alternative.contains { $0.kind == .bearer }
            for scheme in alternative {
                switch scheme.kind {
                case .bearer: all[scheme.name] = .bearer(token)
                case .apiKey where !takesToken && own?.names(scheme) != true: all[scheme.name] = .apiKey(token)
                case .apiKey, .basic, .authorization, .mutualTLS: all[scheme.name] = own
                }
            }
        }
        return .schemes(all)
    }

    /// Returns the call with a deadline that is computed from the current time and the timeout in the settings.
    private func started(_ call: APICall) -> APICall {
        var call = call
        if let timeout = call.settings.timeout { call.deadline = client.clock.now() + timeout }
        return call
    }
}

// MARK: States

extension JobRequests {
    /// Returns whether a message contains a final state, in `status` or in `data.status`.
    func isLast(_ body: Data) -> Bool {
        guard let json = try? DTODecoder().decode(JSONValue.self, from: body),
            let state = (json["data"]?["status"] ?? json["status"])?.stringValue
        else { return false }
        return isTerminal(state)
    }

    func isTerminal(_ state: String) -> Bool {
        if case .serverSentEvents(let terminal) = Job.ProgressStream.events, terminal.contains(state) { return true }
        return options.terminalStates.contains(state.lowercased())
    }
}

extension Credentials {
    /// Returns whether the credentials are a dictionary with an entry for this scheme.
    fileprivate func names(_ scheme: SecurityScheme) -> Bool {
        if case .schemes(let all) = self { all[scheme.name] != nil } else { false }
    }
}

extension URL {
    /// Returns whether this URL has the scheme `https` or `wss`. If the other URL has the scheme `http`, this URL may
    /// also have the scheme `http` or `ws`.
    fileprivate func isAsSafe(as other: URL) -> Bool {
        let scheme = scheme?.lowercased() ?? ""
        guard ["http", "https", "ws", "wss"].contains(scheme) else { return false }
        return ["https", "wss"].contains(scheme) || other.scheme?.lowercased() == "http"
    }

    /// Returns this URL with the scheme `ws` or `wss` if the other URL has one of these schemes (RFC 6455 section 3).
    fileprivate func speaking(like other: URL) -> URL {
        guard let scheme = other.scheme?.lowercased(), ["ws", "wss"].contains(scheme),
            var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return self }
        parts.scheme = parts.scheme?.lowercased() == "https" ? "wss" : "ws"
        return parts.url ?? self
    }
}

extension UInt8 {
    /// Whether the byte is a letter, a digit, a hyphen, a dot, or a part of an IPv6 address.
    fileprivate var isOfHostName: Bool { isLetterOrDigit || "-.:[]".utf8.contains(self) }
}
