import DTORuntime
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Determines the request that follows a redirect response (RFC 9110 section 15.4).
///
/// The transport follows redirects itself, because `URLSession` differs between platforms. On Linux, `URLSession` loses
/// the body after a 307 and resolves relative locations incorrectly.
enum Redirect {
    /// The greatest number of redirects that a request follows.
    static let limit = 20

    /// Returns the next request, or nil if the response is not followed.
    ///
    /// A redirect from HTTPS to HTTP is not followed. To another origin, only headers that do not identify the caller
    /// are sent.
    ///
    /// - Parameter redirectsBodies: Whether a body may be sent to another origin.
    static func request(
        after response: HTTPURLResponse, to request: HTTPRequest, redirectsBodies: Bool
    ) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(response.statusCode),
            let location = response.value(forHTTPHeaderField: "Location"), !location.isEmpty,
            let url = URL(reference: location, relativeTo: request.url)?.absoluteURL,
            // A redirect to a file URL is not followed.
            ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false,
            url.scheme?.lowercased() == "https" || request.url.scheme?.lowercased() != "https"
        else { return nil }
        var next = request
        next.url = url
        if becomesGet(response.statusCode, request.method) {
            next.method = .get
            next.body = .none
            let content = next.headers.fields.map(\.name).filter { $0.lowercased().hasPrefix("content-") }
            for name in content { next.headers[name] = nil }
        }
        if !url.hasSameOrigin(as: request.url) {
            guard redirectsBodies || next.body.isNone else { return nil }
            next.headers = travelling(next.headers)
        }
        return next
    }

    /// Returns whether the method changes to GET, as in browsers (WHATWG Fetch section 4.4).
    private static func becomesGet(_ status: Int, _ method: HTTPMethod) -> Bool {
        switch status {
        case 301, 302: method == .post
        case 303: method != .get && method != .head
        default: false
        }
    }

    /// Returns the headers that may be sent to another origin. Only listed headers are allowed, because any other
    /// header may be a credential.
    private static func travelling(_ headers: HTTPHeaders) -> HTTPHeaders {
        HTTPHeaders(headers.fields.filter { names.contains($0.name.lowercased()) })
    }

    private static let names: Set = [
        "accept", "accept-encoding", "accept-language", "cache-control", "content-encoding", "content-language",
        "content-type", "if-range", "last-event-id", "range", "user-agent",
    ]
}

extension URL {
    /// Returns whether both URLs have the same scheme, host and port (RFC 6454 section 5).
    func hasSameOrigin(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased() && host?.lowercased() == other.host?.lowercased()
            && effectivePort == other.effectivePort
    }

    private var effectivePort: Int? {
        port ?? ["http": 80, "https": 443, "ws": 80, "wss": 443][scheme?.lowercased() ?? ""]
    }
}
