import DTORuntime

/// Decides who may control the server: programs on this machine, but not web pages of another origin.
enum ControlAccess {
    /// Returns the reason why a request is refused, or nil if the request is allowed.
    ///
    /// By default the server listens only on loopback addresses. A web page could still send requests to it, by a
    /// cross-origin request or with a host name that resolves to a loopback address.
    static func refusal(of request: MockHTTPRequest) -> String? {
        guard request.isLocal else { return "Only programs on the server's machine may control the server." }
        let host = request.headers["Host"] ?? ""
        guard isLoopback(host) else {
            return "Only requests to localhost, 127.0.0.1 or [::1] may control the server, not to '\(host.prefix(80))'."
        }
        let origins = request.headers.values(of: "Origin")
        guard origins.allSatisfy({ $0.lowercased() == "http://\(host.lowercased())" }) else {
            return "A web page of another origin must not control the server."
        }
        let site = request.headers["Sec-Fetch-Site"]?.lowercased() ?? "none"
        return ["none", "same-origin"].contains(site) ? nil : "A web page of another site must not control the server."
    }

    /// Whether a `Host` header names this machine, with or without a port.
    private static func isLoopback(_ host: String) -> Bool {
        let host = host.lowercased()
        return ["localhost", "127.0.0.1", "[::1]"].contains { name in
            guard host.utf8.starts(with: name.utf8) else { return false }
            let rest = host.utf8.dropFirst(name.utf8.count)
            let port = rest.dropFirst()
            return rest.isEmpty
                || rest.first == UInt8(ascii: ":") && !port.isEmpty
                    && port.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }
}
