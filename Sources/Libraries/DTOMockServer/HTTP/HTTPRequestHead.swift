import DTORuntime

/// A request without its body (RFC 9112 sections 2 to 5).
struct HTTPRequestHead: Hashable, Sendable {
    /// The framing of the body (RFC 9112 section 6.3).
    enum Framing: Hashable, Sendable {
        case none
        case length(Int)
        case chunked
    }

    var method: HTTPMethod
    /// The target in origin form, or `*`.
    var target: String
    /// The minor version of HTTP/1: 0 or 1.
    var minorVersion: Int
    var headers: HTTPHeaders
    var framing: Framing
    var expectsContinue: Bool
    /// Whether another request may follow on the connection (RFC 9112 section 9.3).
    var keepsAlive: Bool
}

extension HTTPRequestHead {
    /// The head for the response to a refused request. No request may follow on the connection.
    static let refused = HTTPRequestHead(
        method: .get, target: "*", minorVersion: 1, headers: HTTPHeaders(), framing: .none, expectsContinue: false,
        keepsAlive: false)

    /// - Parameters:
    ///   - line: The request line without its end.
    ///   - fields: The field lines without their ends.
    init(line: ArraySlice<UInt8>, fields: [ArraySlice<UInt8>]) throws(HTTPRefusal) {
        let (method, target, minorVersion) = try Self.requestLine(line)
        var headers = HTTPHeaders()
        for field in fields {
            let (name, value) = try Self.field(field)
            headers.add(name, value)
        }
        let hosts = headers.values(of: "Host")
        if minorVersion == 1, hosts.count != 1 {
            throw .bad(
                "A request must have one field 'Host', but this request has \(hosts.count) (RFC 9112, section 3.2).")
        }
        guard hosts.allSatisfy(Self.isHost) else { throw .bad("The value of the field 'Host' is not a host.") }
        self.method = HTTPMethod(method)
        self.target = try Self.originForm(target, method: method)
        self.minorVersion = minorVersion
        self.headers = headers
        framing = try Self.framing(headers, minorVersion: minorVersion)
        expectsContinue = try Self.expectsContinue(headers, minorVersion: minorVersion)
        let options = Self.list(headers, "Connection").map { $0.lowercased() }
        keepsAlive = minorVersion == 1 ? !options.contains("close") : options.contains("keep-alive")
    }

    /// Whether a string is empty, or a host with an optional port (RFC 9110 section 7.2, RFC 3986 section 3.2.2).
    private static func isHost(_ text: String) -> Bool {
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "[") {
            guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
            let address = rest[rest.index(after: rest.startIndex)..<end]
            guard !address.isEmpty, address.allSatisfy({ isHostByte($0) || $0 == UInt8(ascii: ":") }) else {
                return false
            }
            rest = rest[rest.index(after: end)...]
        } else {
            rest = rest.drop(while: isHostByte)
        }
        if rest.isEmpty { return true }
        let port = rest.dropFirst()
        return rest.first == UInt8(ascii: ":") && port.count <= 5 && port.allSatisfy(isDigit)
    }

    /// Whether a byte may be part of a host's name, which may have percent-encoded bytes.
    private static func isHostByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || "-._~%!$&'()*+,;=".utf8.contains(byte) || byte >= 0x80
    }

    // MARK: Lines

    private static func requestLine(
        _ line: ArraySlice<UInt8>
    ) throws(HTTPRefusal) -> (method: String, target: String, minorVersion: Int) {
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3 else { throw .bad("The first line must be a method, a target and a version.") }
        guard !words[0].isEmpty, words[0].allSatisfy(HTTPHeaders.isToken) else {
            throw .bad("The method is not a token.")
        }
        guard !words[1].isEmpty, words[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw .bad("The target has a character that must be percent-encoded.")
        }
        let version = Array(words[2])
        guard version.count == 8, version.starts(with: "HTTP/".utf8), version[6] == UInt8(ascii: "."),
            isDigit(version[5]), isDigit(version[7])
        else { throw .bad("The version is not a version of HTTP.") }
        guard version[5] == UInt8(ascii: "1") else {
            throw HTTPRefusal(HTTPStatus(505), "The server supports only HTTP/1.0 and HTTP/1.1.")
        }
        return (text(words[0]), text(words[1]), version[7] == UInt8(ascii: "0") ? 0 : 1)
    }

    private static func field(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) -> (String, String) {
        // Two servers may read a folded line in different ways (RFC 9112 section 5.2).
        if line.first == 0x20 || line.first == 0x09 { throw .bad("A field is folded over two lines.") }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .bad("A field has no colon.") }
        let name = line[..<colon]
        guard !name.isEmpty, name.allSatisfy(HTTPHeaders.isToken) else {
            throw .bad("The name of a field is not a token. A space before the colon is not allowed.")
        }
        var value = line[line.index(after: colon)...]
        while let first = value.first, first == 0x20 || first == 0x09 { value.removeFirst() }
        while let last = value.last, last == 0x20 || last == 0x09 { value.removeLast() }
        guard value.allSatisfy({ $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }) else {
            throw .bad("The value of the field '\(text(name))' contains control characters.")
        }
        return (text(name), text(value))
    }

    /// Reads bytes that are not UTF-8 as Latin-1, which was the encoding of fields in the past (RFC 9110 section 5.5).
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding replaces invalid bytes, so the result differs if a byte is invalid.
        return text.utf8.elementsEqual(bytes)
            ? text : String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// Converts an absolute form to an origin form. Clients send the absolute form to proxies, and other servers must
    /// accept the absolute form, too (RFC 9112 section 3.2.2).
    private static func originForm(_ target: String, method: String) throws(HTTPRefusal) -> String {
        if target.hasPrefix("/") || (target == "*" && method == "OPTIONS") { return target }
        let lowered = target.lowercased()
        for scheme in ["http://", "https://"] where lowered.hasPrefix(scheme) {
            let rest = target.dropFirst(scheme.count)
            guard let start = rest.firstIndex(where: { $0 == "/" || $0 == "?" }) else { return "/" }
            return rest[start] == "?" ? "/" + rest[start...] : String(rest[start...])
        }
        throw .bad("The target is not a path.")
    }

    // MARK: Values of fields

    private static func framing(_ headers: HTTPHeaders, minorVersion: Int) throws(HTTPRefusal) -> Framing {
        let codings = list(headers, "Transfer-Encoding")
        // Empty items are kept, because two servers may read an empty item of `Content-Length` in different ways.
        let lengths = items(headers, "Content-Length")
        if !headers.values(of: "Transfer-Encoding").isEmpty {
            // Two servers may obey different headers (RFC 9112 section 6.3).
            if !lengths.isEmpty {
                throw .bad("A request cannot have both 'Content-Length' and 'Transfer-Encoding'.")
            }
            if minorVersion == 0 { throw .bad("A request of HTTP/1.0 must not have 'Transfer-Encoding'.") }
            guard codings.last?.lowercased() == "chunked" else {
                throw .bad("The last transfer coding of a request must be 'chunked'.")
            }
            guard codings.count == 1 else {
                throw HTTPRefusal(.notImplemented, "The only supported transfer coding is 'chunked'.")
            }
            return .chunked
        }
        guard let first = lengths.first else { return .none }
        guard lengths.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) else {
            throw .bad("The 'Content-Length' is not a number.")
        }
        guard lengths.allSatisfy({ $0 == first }) else { throw .bad("The request has two values of 'Content-Length'.") }
        // A number with too many digits is larger than every limit.
        return .length(Int(first) ?? .max)
    }

    private static func expectsContinue(_ headers: HTTPHeaders, minorVersion: Int) throws(HTTPRefusal) -> Bool {
        let expectations = list(headers, "Expect")
        if expectations.isEmpty { return false }
        guard expectations.allSatisfy({ $0.lowercased() == "100-continue" }) else {
            throw HTTPRefusal(HTTPStatus(417), "The only supported expectation is '100-continue'.")
        }
        // HTTP/1.0 does not define expectations (RFC 9110 section 10.1.1).
        return minorVersion == 1
    }

    /// Returns the items of a list. Recipients ignore empty items (RFC 9110 section 5.6.1.2).
    private static func list(_ headers: HTTPHeaders, _ name: String) -> [String] {
        items(headers, name).filter { !$0.isEmpty }
    }

    private static func items(_ headers: HTTPHeaders, _ name: String) -> [String] {
        headers.values(of: name).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { item in
            String(item.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }
    }

    // MARK: Bytes

    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
