package import DTORuntime
package import Foundation

/// The requests that a connection reads from any bytes, and the responses to them. Fuzzers use this type.
package struct ReadRequests {
    package struct Request: Hashable {
        package var method: HTTPMethod
        package var target: String
        package var headers: HTTPHeaders
        package var body: Data
    }

    package private(set) var requests: [Request] = []
    /// The reason why the connection ends, as a sentence. Nil means that the connection waits for more bytes.
    package private(set) var refusal: String?
    /// The heads of the service's responses.
    package private(set) var heads: [Data] = []

    /// - Parameters:
    ///   - pieces: The bytes in the pieces in which they arrive.
    ///   - service: The service that responds. With nil there are no responses.
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
