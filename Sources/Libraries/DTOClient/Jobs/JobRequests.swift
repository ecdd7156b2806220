import DTORuntime
import Foundation

/// Makes the requests of one job, with the job's URLs and its token.
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

    /// Returns the absolute URL of the job's state, or nil if the job has none.
    func statusURL() throws -> URL? {
        try job.statusURL.map { try resolved($0, Job.ProgressStatus.endpoint) }
    }

    /// Makes a URL of the job absolute and checks that its host is allowed. A relative URL is resolved against the
    /// server.
    ///
    /// - Throws: `JobClientError.foreignHost`. Throws `.invalidResponse` for a text that is not a URL, or for a URL
    ///   that is less secure than the server's.
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

    /// Returns the server's URL, against which links are resolved. A link without a leading slash is below the server's
    /// path.
    private func base(of endpoint: APIEndpoint) -> URL? {
        let server = client.overridesServers ? client.server : endpoint.servers.first ?? client.server
        return URL(string: server.hasSuffix("/") ? server : server + "/")
    }

    private func isAllowed(_ host: String) -> Bool {
        // A host may be percent-encoded. The text after an encoded slash is not a part of the domain.
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
        // If the contract lists no final events, the usual final states are used.
        if format == .serverSentEvents(terminal: []) { format = .serverSentEvents(terminal: options.terminalStates) }
        return EventStream(
            source: StreamSource(
                api: client.api, call: { started(call) }, format: format, options: options.stream, clock: client.clock))
    }

    func status(at url: URL) throws -> APICall {
        try call(Job.ProgressStatus.self, url, accept: "application/json")
    }

    /// - Throws: `JobClientError.missingToken` if the operation needs credentials and there are none.
    private func call<Operation: APIOperation>(_: Operation.Type, _ url: URL, accept: String) throws -> APICall {
        let endpoint = Operation.endpoint
        var request = HTTPRequest(method: .get, url: url, headers: ["Accept": accept])
        var settings = client.settings
        // The client's credentials are only for its own server. The job's token is also sent to the job's hosts.
        let isOwn = base(of: endpoint).map(url.hasSameOrigin) == true
        if isOwn { try client.addGlobals(of: endpoint, to: &request) } else { settings.credentials = nil }
        if let token = job.progressLinks.token, !token.isEmpty {
            guard HTTPHeaders.isValue(token) else { throw JobClientError.invalidResponse }
            settings.credentials = credentials(with: token, and: settings.credentials, for: endpoint.security)
            // The chain adds credentials only if the contract requires them. The server may require them even so.
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

    /// Returns the job's token for schemes that use a token, or for a single key. The client's own credentials serve
    /// other schemes, such as an app's key.
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

    /// Returns the call with a deadline that begins now.
    private func started(_ call: APICall) -> APICall {
        var call = call
        if let timeout = call.settings.timeout { call.deadline = client.clock.now() + timeout }
        return call
    }
}

// MARK: States

extension JobRequests {
    /// Whether a message names a final state, with or without an envelope.
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
    /// Whether the credentials contain an entry for this scheme's name.
    fileprivate func names(_ scheme: SecurityScheme) -> Bool {
        if case .schemes(let all) = self { all[scheme.name] != nil } else { false }
    }
}

extension URL {
    /// Whether this URL is as secure as another URL.
    fileprivate func isAsSafe(as other: URL) -> Bool {
        let scheme = scheme?.lowercased() ?? ""
        guard ["http", "https", "ws", "wss"].contains(scheme) else { return false }
        return ["https", "wss"].contains(scheme) || other.scheme?.lowercased() == "http"
    }

    /// Returns the URL with the scheme of a web socket, if the other URL is one (RFC 6455 section 3).
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
    fileprivate var isOfHostName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"),
            UInt8(ascii: "["),
            UInt8(ascii: "]"):
            true
        default: false
        }
    }
}
