import Foundation

/// Reads one request after another from a connection.
struct RequestReader {
    private let connection: StreamSocket
    private var buffer = Data()

    init(_ connection: StreamSocket) {
        self.connection = connection
    }

    /// - Returns: The request, or nil if the connection has ended or the bytes are not a request.
    mutating func next() -> LoopbackServer.Request? {
        guard let head = line(ending: "\r\n\r\n") else { return nil }
        var lines = head.components(separatedBy: "\r\n")
        let words = lines.removeFirst().split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count == 3 else { return nil }
        let headers = lines.compactMap { line -> (name: String, value: String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return (String(line[..<colon]), value)
        }
        var request = LoopbackServer.Request(method: words[0], target: words[1], headers: headers, body: Data())
        if request["Expect"]?.lowercased() == "100-continue" {
            LoopbackServer.Writer.interim(connection)
        }
        if request["Transfer-Encoding"]?.lowercased() == "chunked" {
            guard let body = chunks() else { return nil }
            request.body = body
        } else if let length = request["Content-Length"].flatMap({ Int($0) }) {
            guard let body = bytes(length) else { return nil }
            request.body = body
        }
        return request
    }

    private mutating func chunks() -> Data? {
        var body = Data()
        while let line = line(ending: "\r\n") {
            guard let size = Int(line.prefix { $0 != ";" }, radix: 16) else { return nil }
            guard let chunk = bytes(size + 2) else { return nil }
            if size == 0 { return body }
            body += chunk.dropLast(2)
        }
        return nil
    }

    private mutating func line(ending mark: String) -> String? {
        while true {
            if let range = buffer.range(of: Data(mark.utf8)) {
                let text = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
                buffer = Data(buffer[range.upperBound...])
                return text
            }
            guard fill() else { return nil }
        }
    }

    private mutating func bytes(_ count: Int) -> Data? {
        while buffer.count < count {
            guard fill() else { return nil }
        }
        let result = Data(buffer.prefix(count))
        buffer = Data(buffer.dropFirst(count))
        return result
    }

    private mutating func fill() -> Bool {
        guard let bytes = connection.receive() else { return false }
        buffer += bytes
        return true
    }
}
