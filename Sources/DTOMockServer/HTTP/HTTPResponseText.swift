import DTORuntime
import Foundation

/// An answer as bytes (RFC 9112, sections 4 to 7).
struct HTTPResponseText {
    /// How the body is sent.
    enum Framing: Hashable {
        /// HEAD, 204 and 304 have no body, whatever a handler gives (RFC 9112, section 6.3).
        case none
        case data
        case chunked
        /// It ends with the connection.
        case untilClose
    }

    let head: Data
    let framing: Framing
    let keepsAlive: Bool

    init(_ response: MockHTTPResponse, to request: HTTPRequestHead) {
        let response = Self.valid(response)
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

    /// All of an answer whose body is there; nil of one that is still to be written.
    func whole(with body: Data?) -> Data? {
        switch framing {
        case .none: head
        case .data: head + (body ?? Data())
        case .chunked, .untilClose: nil
        }
    }

    /// A field that would be another one, or another answer, is the handler's fault, and said to be.
    private static func valid(_ response: MockHTTPResponse) -> MockHTTPResponse {
        let isValid =
            (200...999).contains(response.status.code) && HTTPHeaders.isValue(response.status.reason)
            && response.headers.fields.allSatisfy { HTTPHeaders.isName($0.name) && HTTPHeaders.isValue($0.value) }
        return isValid
            ? response
            : .text("The handler's answer has a status or a field that cannot be sent.", status: .internalServerError)
    }

    /// One piece of a chunked body.
    static func chunk(_ data: Data) -> Data {
        data.isEmpty ? Data() : Data("\(String(data.count, radix: 16))\r\n".utf8) + data + Data("\r\n".utf8)
    }

    static let lastChunk = Data("0\r\n\r\n".utf8)
    static let continued = Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)
}
