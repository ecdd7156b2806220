import DTOContract
import DTORuntime
import Foundation

/// Changes links to a contract's servers, and generated URLs, so that they lead to the mock server. A contract may have
/// a server for each operation. The URLs are therefore looked up in a set instead of being compared one by one.
struct OwnLinks: Sendable {
    /// The URLs of the servers, without a slash at the end.
    private let servers: Set<Substring>
    /// The lengths of the URLs in bytes. The longest length comes first because one URL may begin with another URL.
    private let lengths: [Int]
    /// The common beginning of all URLs, up to the first character that JSON may escape.
    private let start: [UInt8]
    /// The paths of the servers, which a client may also send to this server.
    private let basePaths: [String]

    init(_ servers: [String], basePaths: [String] = []) {
        self.basePaths = basePaths
        self.servers = Set((servers + [FormatSample.server]).lazy.filter { !$0.isEmpty }.map { $0[...] })
        lengths = Set(self.servers.map(\.utf8.count)).sorted(by: >)
        var start = self.servers.first.map { Array($0.utf8) } ?? []
        for server in self.servers {
            start.removeSubrange(zip(start, server.utf8).prefix { $0 == $1 }.count...)
        }
        self.start = Array(start.prefix { $0 != UInt8(ascii: "/") })
    }

    /// Returns a header's value with changed links: `<https://api.example.com/books?page=2>; rel="next"`.
    func leading(_ text: String, for request: MockHTTPRequest) -> String {
        guard let own = Own(request, basePaths), !servers.isEmpty, text.utf8.contains(UInt8(ascii: "/")) else {
            return text
        }
        var rest = text[...]
        var led = ""
        while let first = rest.first {
            let isStart = led.last.map { "<,\"' (".contains($0) } ?? true
            if isStart, let server = server(of: rest) {
                led += own.url(for: server)
                rest = rest[server.endIndex...]
            } else {
                led.append(first)
                rest = rest.dropFirst()
            }
        }
        return led
    }

    /// Returns a JSON body with changed links, or nil if no links change.
    func leading(_ body: Data, for request: MockHTTPRequest) -> JSONValue? {
        // Most bodies have no links, and are not parsed.
        guard let own = Own(request, basePaths), !servers.isEmpty, mayHaveLinks(body),
            let value = JSONValue(bytes: body)
        else { return nil }
        let led = leading(value, own)
        // In this context `nil` would be the JSON value null.
        if led == value { return Optional.none }
        return led
    }

    /// The mock server as the client sees it.
    private struct Own {
        let url: String
        /// The path of a server with which the request's path begins, or nil.
        let base: String?

        init?(_ request: MockHTTPRequest, _ basePaths: [String]) {
            guard let url = request.ownURL else { return nil }
            self.url = url
            base = basePaths.last { request.sentPath.hasPrefix($0 + "/") }
        }

        /// Returns the URL in place of a server of the contract. The URL has the server's path if the request has such
        /// a path.
        func url(for server: Substring) -> String {
            guard let base else { return url }
            if server == FormatSample.server { return url + base }
            let path = server.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst(3).drop { $0 != UInt8(ascii: "/") }
            return url + String(Substring(path))
        }
    }

    private func leading(_ value: JSONValue, _ own: Own) -> JSONValue {
        switch value {
        case .string(let text):
            return server(of: text[...]).map { .string(own.url(for: $0) + text[$0.endIndex...]) } ?? value
        case .array(let elements): return .array(elements.map { leading($0, own) })
        case .object(let members): return .object(members.mapValues { leading($0, own) })
        case .null, .bool, .integer, .number, .decimal: return value
        }
    }

    /// Whether a string of the body begins with a server's URL, or may begin with a URL after its escapes are decoded.
    private func mayHaveLinks(_ body: Data) -> Bool {
        start.withUnsafeBytes { start in
            body.withUnsafeBytes { body in
                guard var place = body.baseAddress else { return false }
                let end = place + body.count
                // Each JSON string begins with a quotation mark.
                while let quote = memchr(place, 0x22, end - place) {
                    place = UnsafeRawPointer(quote) + 1
                    guard let wanted = start.baseAddress, !start.isEmpty else { return true }
                    guard end - place >= start.count, memcmp(place, wanted, start.count) == 0 else { continue }
                    // This includes the byte after the longest URL.
                    let text = UnsafeRawBufferPointer(
                        start: place, count: min(end - place, (lengths.first ?? 0) + 1))
                    let isEscaped = text.contains(UInt8(ascii: "\\"))
                    if isEscaped || server(of: Substring(decoding: text, as: UTF8.self)) != nil { return true }
                }
                return false
            }
        }
    }

    /// Returns the server with whose URL the text begins. `https://api.example.community` does not begin with the
    /// server `https://api.example.com`.
    private func server(of text: Substring) -> Substring? {
        let bytes = text.utf8
        for length in lengths {
            guard let end = bytes.index(bytes.startIndex, offsetBy: length, limitedBy: bytes.endIndex),
                end == bytes.endIndex || Self.ends.contains(bytes[end])
            else { continue }
            if servers.contains(text[..<end]) { return text[..<end] }
        }
        return nil
    }

    /// The characters that may follow a server's URL in a link, or end the link.
    private static let ends = Array("/?#>,;\"' )".utf8)
}

extension MockHTTPRequest {
    /// The URL by which the client reached this server, or nil if the request does not have the header `Host`.
    var ownURL: String? { headers["Host"].flatMap { $0.isEmpty ? nil : "http://\($0)" } }
}
