package import DTORuntime
package import Foundation

/// The requests that a connection reads from any bytes, and the responses that it would send. Fuzzers use it.
package struct ReadRequests {
    package struct Request: Hashable {
        package var method: HTTPMethod
        package var target: String
        package var headers: HTTPHeaders
        package var body: Data
    }

    package private(set) var requests: [Request] = []
    /// The sentence with which the connection ends, or nil if it waits for more bytes.
    package private(set) var refusal: String?
    /// The heads of the service's responses.
    package private(set) var heads: [Data] = []

    /// - Parameters:
    ///   - pieces: The bytes in the pieces in which they arrive.
    ///   - service: The service that responds, or nil for none.
    package init(_ pieces: [ArraySlice<UInt8>], limits: HTTPLimits, service: ContractService? = nil) {
        var parser = HTTPRequestParser(limits: limits)
        for piece in pieces {
            piece.withUnsafeBytes { parser.append($0) }
            do throws(HTTPRefusal) {
                while let event = try parser.next() {
                    guard case .request(let head, let body) = event else { continue }
                    requests.append(
                        Request(method: head.method, target: head.target, headers: head.headers, body: body))
                    guard let service else { continue }
                    let response = service.response(to: MockHTTPRequest(head, body: body))
                    heads.append(HTTPResponseText(response, to: head).head)
                }
            } catch {
                refusal = error.reason
                return
            }
        }
    }
}
