import DTORuntime
import Foundation

/// Keeps the cookies of servers in memory and sends them back (RFC 6265).
///
/// A cookie is sent only to the host that has set it, or to the hosts of its domain. Each jar has its own cookies. The
/// cookie storage of Foundation is not used, because on Linux it ignores paths, `Secure` and `Max-Age`.
public final class CookieJar: Sendable {
    /// A new and empty jar. The cookies are lost when the jar is released.
    public static var session: CookieJar { CookieJar() }

    struct Cookie: Sendable {
        var name: String
        var value: String
        var domain: String
        var isForHostOnly = true
        var path: String
        var isSecure = false
        var expiry: Date?
    }

    /// The greatest number of cookies, the greatest number of cookies for a domain, and the greatest size of a cookie
    /// in bytes (RFC 6265 section 6.1).
    private static let (countLimit, domainLimit, sizeLimit) = (300, 50, 4_096)

    private let cookies = Guarded([Cookie]())

    init() {}

    /// Returns the request with the cookies for its URL. Cookies that the request already has take priority over
    /// cookies of the jar.
    func adding(to request: HTTPRequest, of call: APICall) -> HTTPRequest {
        let kept = cookies.withLock { $0.filter { $0.fits(request.url, at: Date()) } }
        if kept.isEmpty { return request }
        let own = request.headers["Cookie"]
        let names = Set((own ?? "").split(separator: ";").map { CookieText.trimmed($0.prefix { $0 != "=" }) })
        // A cookie with a longer path is sent first (section 5.4).
        let texts = kept.filter { !names.contains($0.name) }.sorted { $0.path.utf8.count > $1.path.utf8.count }
            .map { "\($0.name)=\($0.value)" }
        var result = request
        result.headers["Cookie"] = ([own].compactMap(\.self) + texts).joined(separator: "; ")
        // With this header, the cache does not store the response to a call without an account, because the response
        // may belong to one user.
        call.record.change { $0.sentHeaders?["Cookie"] = SecretName.mask }
        return result
    }

    /// Stores the cookies of a response.
    ///
    /// - Parameter header: The value of `Set-Cookie`. Foundation joins the values of several headers with commas.
    func take(_ header: String?, from url: URL, at now: Date = Date()) {
        guard let header, let host = url.host?.lowercased() else { return }
        for text in CookieText.separated(header) where text.utf8.count <= Self.sizeLimit {
            guard let cookie = Cookie(text, host: host, url: url, now: now) else { continue }
            cookies.withLock { $0.keep(cookie, at: now, domainLimit: Self.domainLimit, countLimit: Self.countLimit) }
        }
    }
}

extension [CookieJar.Cookie] {
    /// Adds a cookie, or replaces the cookie with the same name, domain and path. If there are too many cookies, the
    /// oldest cookie is removed. An expired cookie only removes the old cookie.
    fileprivate mutating func keep(_ cookie: Element, at now: Date, domainLimit: Int, countLimit: Int) {
        removeAll { $0.isSame(as: cookie) || $0.expiry.map { $0 <= now } == true }
        if cookie.expiry.map({ $0 <= now }) == true { return }
        append(cookie)
        if count(where: { $0.domain == cookie.domain }) > domainLimit,
            let first = firstIndex(where: { $0.domain == cookie.domain })
        {
            remove(at: first)
        }
        if count > countLimit { removeFirst() }
    }
}

extension CookieJar.Cookie {
    /// Reads a cookie (section 5.2). Returns nil if the cookie is malformed or for another host.
    init?(_ text: Substring, host: String, url: URL, now: Date) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard let pair = CookieText.pair(parts[0]), let value = pair.value, !pair.name.isEmpty,
            HTTPHeaders.isValue(pair.name + value)
        else { return nil }
        (name, self.value, domain) = (pair.name, value, host)
        path = CookieText.defaultPath(of: url)
        var age: Int64?
        for part in parts.dropFirst() {
            guard let attribute = CookieText.pair(part) else { continue }
            let value = attribute.value ?? ""
            switch attribute.name.lowercased() {
            case "domain" where !value.isEmpty:
                domain = (value.hasPrefix(".") ? String(value.dropFirst()) : value).lowercased()
                isForHostOnly = false
            case "path": if value.hasPrefix("/") { path = value }
            case "secure": isSecure = true
            case "max-age": age = Int64(value) ?? age
            case "expires": expiry = CookieText.date(value) ?? expiry
            default: break
            }
        }
        if let age { expiry = now.addingTimeInterval(TimeInterval(age)) }
        if domain == host { return }
        // A cookie for a top-level domain or for another host is refused (sections 5.3 and 8.7).
        guard domain.contains("."), host.hasSuffix("." + domain), host.last?.isLetter == true else {
            return nil
        }
    }

    func isSame(as other: Self) -> Bool { name == other.name && domain == other.domain && path == other.path }

    func fits(_ url: URL, at now: Date) -> Bool {
        guard let host = url.host?.lowercased(), expiry.map({ $0 > now }) ?? true,
            host == domain || !isForHostOnly && host.hasSuffix("." + domain),
            !isSecure || url.scheme?.lowercased() == "https"
        else { return false }
        let path = CookieText.path(of: url)
        return path == self.path
            || path.hasPrefix(self.path) && (self.path.hasSuffix("/") || path.dropFirst(self.path.count).hasPrefix("/"))
    }
}

/// Reads the parts of `Set-Cookie`.
private enum CookieText {
    /// Splits joined values of `Set-Cookie`. A comma separates two cookies if a name and `=` follow. The comma in a
    /// date has other text after it.
    static func separated(_ header: String) -> [Substring] {
        var pieces: [Substring] = []
        var start = header.startIndex
        for comma in header.indices where header[comma] == "," {
            let rest = header[header.index(after: comma)...]
            let name = trimmed(rest.prefix { $0 != "=" && $0 != ";" && $0 != "," })
            guard rest.dropFirst(rest.prefix { $0 != "=" && $0 != ";" && $0 != "," }.count).first == "=",
                HTTPHeaders.isName(name)
            else { continue }
            pieces.append(header[start..<comma])
            start = header.index(after: comma)
        }
        return pieces + [header[start...]]
    }

    static func pair(_ text: Substring) -> (name: String, value: String?)? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.first.map { (trimmed($0), parts.count == 2 ? trimmed(parts[1]) : nil) }
    }

    static func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }

    /// Reads a date with spaces or hyphens: `Wed, 21 Oct 2035 07:28:00 GMT`, `Wed, 21-Oct-2035 07:28:00 GMT`.
    static func date(_ text: String) -> Date? { HTTPDate.date(text) ?? HTTPDate.date(text.replacing("-", with: " ")) }

    /// Returns the percent-encoded path of a URL, with any slash at its end. An empty path is returned as `/`.
    static func path(of url: URL) -> String {
        let path = URLComponents(url: url, resolvingAgainstBaseURL: true)?.percentEncodedPath ?? ""
        return path.isEmpty ? "/" : path
    }

    /// Returns the path of a URL up to its last slash, which is the default path of a cookie (section 5.1.4).
    static func defaultPath(of url: URL) -> String {
        let folder = path(of: url).split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
            separator: "/")
        return folder.isEmpty ? "/" : folder
    }
}
