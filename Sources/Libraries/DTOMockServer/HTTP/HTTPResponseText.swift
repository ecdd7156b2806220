import DTORuntime
import Foundation

/// A response as bytes (RFC 9112 sections 4 to 7).
struct HTTPResponseText {
    /// The way in which the body is sent.
    enum Framing: Hashable {
        /// The response has no body, even if the handler returns a body: HEAD, 204 and 304 (RFC 9112 section 6.3).
        case none
        case data
        case chunked
        /// The body ends with the connection.
        case untilClose
    }

    let head: Data
    let framing: Framing
    let keepsAlive: Bool
    /// The response that is sent: the handler's response or an error response.
    let response: MockHTTPResponse

    init(_ response: MockHTTPResponse, to request: HTTPRequestHead) {
        let response = Self.valid(response)
        self.response = response
        let hasNoBody = [204, 304].contains(response.status.code)
        let isHead = request.method == .head
        let framing: Framing =
            if hasNoBody || isHead {
                .none
            } else if response.writing == nil {
                .data
            } else {
                request.minorVersion == 1 ? .chunked : .untilClose
            }
        var keepsAlive = request.keepsAlive && framing != .untilClose
        if response.headers["Connection"]?.lowercased() == "close" { keepsAlive = false }
        var lines = ["HTTP/1.1 \(response.status.code) \(response.status.reason)"]
        let framed = ["content-length", "transfer-encoding", "connection"]
        for field in response.headers.fields
        where !framed.contains(where: { HTTPHeaders.isSame($0, field.name) }) {
            lines.append("\(field.name): \(field.value)")
        }
        if response.headers["Date"] == nil { lines.append("Date: \(HTTPDate.now)") }
        if case .wrongLength(let count) = response.fault {
            lines.append("Content-Length: \(count)")
        } else if response.writing == nil, !hasNoBody {
            lines.append("Content-Length: \(response.body?.count ?? 0)")
        } else if response.writing != nil, framing == .chunked || (isHead && request.minorVersion == 1) {
            lines.append("Transfer-Encoding: chunked")
        }
        if !keepsAlive {
            lines.append("Connection: close")
        } else if request.minorVersion == 0 {
            lines.append("Connection: keep-alive")
        }
        head = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        self.framing = framing
        self.keepsAlive = keepsAlive
    }

    /// The complete response, or nil if its body is written in pieces.
    var whole: Data? {
        switch framing {
        case .none: head
        case .data: head + (response.body ?? Data())
        case .chunked, .untilClose: nil
        }
    }

    /// Returns the response, or an error response if the handler's status or headers are invalid. A line break in a
    /// header could begin another header or another response.
    private static func valid(_ response: MockHTTPResponse) -> MockHTTPResponse {
        let isValid =
            (200...999).contains(response.status.code) && HTTPHeaders.isValue(response.status.reason)
            && response.headers.fields.allSatisfy { HTTPHeaders.isName($0.name) && HTTPHeaders.isValue($0.value) }
        return isValid
            ? response
            : .text("The handler's response has a status or a field that cannot be sent.", status: .internalServerError)
    }

    /// Returns one chunk of a chunked body.
    static func chunk(_ data: Data) -> Data {
        data.isEmpty ? Data() : Data("\(String(data.count, radix: 16))\r\n".utf8) + data + Data("\r\n".utf8)
    }

    static let lastChunk = Data("0\r\n\r\n".utf8)
    static let continued = Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)
}
