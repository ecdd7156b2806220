import DTORuntime
import Foundation

/// The requests of one job: to the URLs that it names, with its token.
struct JobRequests<Job: TrackableJob>: Sendable {
    let job: Job
    let client: ClientContext
    let options: JobOptions

    // MARK: Places

    /// The channel with its whole URL.
    ///
    /// - Throws: `JobClientError`.
    func channel() throws -> ProgressChannel {
        switch try job.progressChannel {
        case .stream(let link): .stream(try resolved(link, Job.ProgressStream.endpoint))
        case .webSocket(let link): .webSocket(try resolved(link, Job.ProgressStream.endpoint))
        case .polling(let link): .polling(try resolved(link, Job.ProgressStatus.endpoint))
        }
    }

    /// The whole URL of the job's state; nil where the job does not name it.
    func statusURL() throws -> URL? {
        try job.statusURL.map { try resolved($0, Job.ProgressStatus.endpoint) }
    }

    /// The URL as the job names it, never built from parts: relative to the server, and of a host that is allowed.
    ///
    /// - Throws: `JobClientError.foreignHost`; `.invalidResponse` for anything that is not a URL, or that is less protected than the
    ///   server's.
    private func resolved(_ link: URL, _ endpoint: Endpoint) throws -> URL {
        guard let base = base(of: endpoint),
            let url = URL(string: link.relativeString, relativeTo: base)?.absoluteURL, let host = url.host,
            url.user == nil, url.password == nil, url.isAsSafe(as: base)
        else { throw JobClientError.invalidResponse }
        guard url.hasSameOrigin(as: base.speaking(like: url)) || isAllowed(host) else {
            throw JobClientError.foreignHost(host)
        }
        return url
    }

    /// The URL of the server, to which a link is relative. One without a slash at its beginning is meant within the server's path.
    private func base(of endpoint: Endpoint) -> URL? {
        let server = client.overridesServers ? client.server : endpoint.servers.first ?? client.server
        return URL(string: server.hasSuffix("/") ? server : server + "/")
    }

    private func isAllowed(_ host: String) -> Bool {
        // A host may be percent-encoded: what follows a slash in it is not its domain.
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
        // A contract that does not say which events are the last means the usual ones.
        if format == .serverSentEvents(terminal: []) { format = .serverSentEvents(terminal: options.terminalStates) }
        return EventStream(
            source: StreamSource(
                api: client.api, call: { started(call) }, format: format, options: options.stream, clock: client.clock))
    }

    func status(at url: URL) throws -> APICall {
        try call(Job.ProgressStatus.self, url, accept: "application/json")
    }

    /// - Throws: `JobClientError.missingToken` where the operation needs credentials and nobody has any.
    private func call<Operation: APIOperation>(_: Operation.Type, _ url: URL, accept: String) throws -> APICall {
        let endpoint = Operation.endpoint
        var request = HTTPRequest(method: .get, url: url, headers: ["Accept": accept])
        var settings = client.settings
        // What the client proves itself by is for its own server; the job's token goes where the job leads.
        let isOwn = base(of: endpoint).map(url.hasSameOrigin) == true
        if !isOwn { settings.credentials = nil }
        if let token = job.progressLinks.token, !token.isEmpty {
            guard HTTPHeaders.isValue(token) else { throw JobClientError.invalidResponse }
            settings.credentials = credentials(with: token, and: settings.credentials, for: endpoint.security)
            // The chain adds credentials only where the contract asks for them. A server may ask all the same.
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

    /// The job's token where a token is asked for, or one key alone. What is asked for besides, such as the key of an app, is the client's.
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

    /// The call with a deadline from now on.
    private func started(_ call: APICall) -> APICall {
        var call = call
        if let timeout = call.settings.timeout { call.deadline = client.clock.now() + timeout }
        return call
    }
}

// MARK: States

extension JobRequests {
    /// Whether an answer or a message names a state after which there is no other, in its envelope or without one.
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
    /// Whether they are for this scheme by its name.
    fileprivate func names(_ scheme: SecurityScheme) -> Bool {
        if case .schemes(let all) = self { all[scheme.name] != nil } else { false }
    }
}

extension URL {
    /// Whether what is sent to this URL is protected as well as what is sent to another.
    fileprivate func isAsSafe(as other: URL) -> Bool {
        let scheme = scheme?.lowercased() ?? ""
        guard ["http", "https", "ws", "wss"].contains(scheme) else { return false }
        return ["https", "wss"].contains(scheme) || other.scheme?.lowercased() == "http"
    }

    /// The same origin under the scheme of a web socket, where the other URL is one (RFC 6455, section 3).
    fileprivate func speaking(like other: URL) -> URL {
        guard let scheme = other.scheme?.lowercased(), ["ws", "wss"].contains(scheme),
            var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return self }
        parts.scheme = parts.scheme?.lowercased() == "https" ? "wss" : "ws"
        return parts.url ?? self
    }
}

extension UInt8 {
    /// A letter, a digit, a hyphen, a dot, or a part of an IPv6 address.
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
