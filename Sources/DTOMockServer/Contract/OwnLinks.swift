import DTOContract
import DTORuntime
import Foundation

/// Brings links that lead to a contract's servers to the mock that stands for them.
struct OwnLinks {
    private let servers: [String]
    private let own: String?

    /// - Parameter servers: without a slash at their ends, the longest first, since one may begin another.
    init(_ servers: [String], _ request: MockHTTPRequest) {
        self.servers = servers
        own = request.ownURL
    }

    /// A header's text with its links: `<https://api.example.com/books?page=2>; rel="next"`.
    func leading(_ text: String) -> String {
        guard let own, !servers.isEmpty, text.contains("://") else { return text }
        var rest = text[...]
        var led = ""
        while let first = rest.first {
            let isStart = led.last.map { "<,\"' (".contains($0) } ?? true
            let server = isStart ? servers.first { rest.hasPrefix($0) && ends(rest.dropFirst($0.count)) } : nil
            if let server {
                led += own
                rest = rest.dropFirst(server.count)
            } else {
                led.append(first)
                rest = rest.dropFirst()
            }
        }
        return led
    }

    /// A JSON body with its texts that are such links; nil where it has none.
    func leading(_ body: Data) -> JSONValue? {
        // Most bodies have none, and are not read.
        guard let own, servers.contains(where: { contains(body, $0) }), let value = JSONValue(bytes: body) else {
            return nil
        }
        return leading(value, own)
    }

    private func leading(_ value: JSONValue, _ own: String) -> JSONValue {
        switch value {
        case .string(let text):
            let server = servers.first { text.hasPrefix($0) && ends(text.dropFirst($0.count)) }
            return server.map { .string(own + text.dropFirst($0.count)) } ?? value
        case .array(let elements): return .array(elements.map { leading($0, own) })
        case .object(let members): return .object(members.mapValues { leading($0, own) })
        case .null, .bool, .integer, .number, .decimal: return value
        }
    }

    /// Whether a text of the body begins so.
    private func contains(_ body: Data, _ text: String) -> Bool {
        var text = text
        return text.withUTF8 { text in
            body.withUnsafeBytes { body in
                guard let wanted = text.baseAddress, var place = body.baseAddress else { return false }
                let end = place + body.count
                // Each text of JSON begins with a quotation mark.
                while let quote = memchr(place, 0x22, end - place) {
                    place = UnsafeRawPointer(quote) + 1
                    if end - place >= text.count, memcmp(place, wanted, text.count) == 0 { return true }
                }
                return false
            }
        }
    }

    /// `https://api.example.com` does not begin `https://api.example.community`.
    private func ends(_ rest: Substring) -> Bool {
        rest.first.map { "/?#>,;\"' )".contains($0) } ?? true
    }
}

extension MockHTTPRequest {
    /// Where the client has found this server; nil where it does not say so, as in HTTP/1.0.
    var ownURL: String? { headers["Host"].flatMap { $0.isEmpty ? nil : "http://\($0)" } }
}
