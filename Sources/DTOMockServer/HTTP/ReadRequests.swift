package import DTORuntime
package import Foundation

/// What a connection reads in bytes, and what it would send, for those who try any bytes.
package struct ReadRequests {
    package struct Request: Hashable {
        package var method: HTTPMethod
        package var target: String
        package var headers: HTTPHeaders
        package var body: Data
    }

    package private(set) var requests: [Request] = []
    /// The sentence with which the connection ends; nil where it waits for more.
    package private(set) var refusal: String?
    /// The heads of the answers of a service.
    package private(set) var heads: [Data] = []

    /// - Parameters:
    ///   - pieces: as they come, one after the other.
    ///   - service: nil: nobody answers.
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
