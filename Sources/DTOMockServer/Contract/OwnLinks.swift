import DTOContract
import DTORuntime
import Foundation

/// Brings links that lead to a contract's servers to the mock that stands for them.
///
/// Each operation may have a server of its own, so no work for an answer grows with their number.
struct OwnLinks: Sendable {
    /// Without a slash at their ends.
    private let servers: Set<Substring>
    /// Those that the servers have, in bytes. The longest comes first, since one server may begin another.
    private let lengths: [Int]
    /// What all servers begin with, as far as no text of JSON escapes it.
    private let start: [UInt8]

    init(_ servers: [String]) {
        self.servers = Set(servers.lazy.filter { !$0.isEmpty }.map { $0[...] })
        lengths = Set(self.servers.map(\.utf8.count)).sorted(by: >)
        var start = self.servers.first.map { Array($0.utf8) } ?? []
        for server in self.servers {
            start.removeSubrange(zip(start, server.utf8).prefix { $0 == $1 }.count...)
        }
        self.start = Array(start.prefix { $0 != UInt8(ascii: "/") })
    }

    /// A header's text with its links: `<https://api.example.com/books?page=2>; rel="next"`.
    func leading(_ text: String, for request: MockHTTPRequest) -> String {
        guard let own = request.ownURL, !servers.isEmpty, text.utf8.contains(UInt8(ascii: "/")) else { return text }
        var rest = text[...]
        var led = ""
        while let first = rest.first {
            let isStart = led.last.map { "<,\"' (".contains($0) } ?? true
            if isStart, let server = server(of: rest) {
                led += own
                rest = rest[server.endIndex...]
            } else {
                led.append(first)
                rest = rest.dropFirst()
            }
        }
        return led
    }

    /// A JSON body with its texts that are such links; nil where it has none.
    func leading(_ body: Data, for request: MockHTTPRequest) -> JSONValue? {
        // Most bodies have none, and are not read.
        guard let own = request.ownURL, !servers.isEmpty, mayHaveLinks(body), let value = JSONValue(bytes: body) else {
            return nil
        }
        let led = leading(value, own)
        // `nil` beside a value would be JSON's null.
        if led == value { return Optional.none }
        return led
    }

    private func leading(_ value: JSONValue, _ own: String) -> JSONValue {
        switch value {
        case .string(let text): return server(of: text[...]).map { .string(own + text[$0.endIndex...]) } ?? value
        case .array(let elements): return .array(elements.map { leading($0, own) })
        case .object(let members): return .object(members.mapValues { leading($0, own) })
        case .null, .bool, .integer, .number, .decimal: return value
        }
    }

    /// Whether a text of the body begins with a server, or may do so when it is read.
    private func mayHaveLinks(_ body: Data) -> Bool {
        start.withUnsafeBytes { start in
            body.withUnsafeBytes { body in
                guard var place = body.baseAddress else { return false }
                let end = place + body.count
                // Each text of JSON begins with a quotation mark.
                while let quote = memchr(place, 0x22, end - place) {
                    place = UnsafeRawPointer(quote) + 1
                    guard let wanted = start.baseAddress, !start.isEmpty else { return true }
                    guard end - place >= start.count, memcmp(place, wanted, start.count) == 0 else { continue }
                    // With what comes behind the longest server.
                    let text = UnsafeRawBufferPointer(
                        start: place, count: min(end - place, (lengths.first ?? 0) + 1))
                    let isEscaped = text.contains(UInt8(ascii: "\\"))
                    if isEscaped || server(of: Substring(decoding: text, as: UTF8.self)) != nil { return true }
                }
                return false
            }
        }
    }

    /// The server that the text begins with. `https://api.example.com` does not begin `https://api.example.community`.
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

    /// What may follow a server in a link, or end the link.
    private static let ends = Array("/?#>,;\"' )".utf8)
}

extension MockHTTPRequest {
    /// Where the client has found this server; nil where it does not say so, as in HTTP/1.0.
    var ownURL: String? { headers["Host"].flatMap { $0.isEmpty ? nil : "http://\($0)" } }
}
