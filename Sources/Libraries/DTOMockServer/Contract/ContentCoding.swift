import DTOContract
import DTORuntime
import Foundation

/// Decodes bodies with a content coding (RFC 9110 section 8.4).
enum ContentCoding {
    /// The codings that the server decodes, as a value of `Accept-Encoding`.
    static let accepted = "gzip, deflate, identity"

    /// Returns the request with a decoded body.
    ///
    /// - Parameter limit: The greatest number of bytes in the decoded body.
    static func decoded(_ request: MockHTTPRequest, limit: Int) throws(Refusal) -> MockHTTPRequest {
        var decoded = request
        try decode(&decoded.body, &decoded.headers, limit: limit)
        return decoded
    }

    /// Decodes a body, and removes the header that names the coding.
    ///
    /// - Parameter limit: The greatest number of bytes in the decoded body.
    static func decode(_ body: inout Data?, _ headers: inout HTTPHeaders, limit: Int) throws(Refusal) {
        guard let coding = headers["Content-Encoding"] else { return }
        do throws(Inflate.Fault) {
            switch coding.lowercased() {
            case "identity", "": break
            case "gzip", "x-gzip":
                if let data = body { body = try Inflate.gzip(data, limit: limit) }
            case "deflate":
                if let data = body { body = try Inflate.deflate(data, limit: limit) }
            default: throw Inflate.Fault.invalid
            }
        } catch .tooLarge {
            throw Refusal(status: HTTPStatus(413), reason: "The decoded body has more than \(limit) bytes.")
        } catch {
            throw Refusal(
                status: HTTPStatus(415),
                reason:
                    "'Content-Encoding: \(coding.prefix(80))' is not supported, or the body does not have this coding.")
        }
        headers["Content-Encoding"] = nil
    }

    /// The reason why a body cannot be decoded.
    struct Refusal: Error {
        var status: HTTPStatus
        var reason: String

        /// The response. For status 415, the response names the codings that the server decodes (RFC 9110 section
        /// 15.5.16).
        var answer: ContractAnswer {
            if status.code != 415 { return ContractAnswer(Problem(status, reason)) }
            var answer = ContractAnswer(Problem(status, "\(reason) The server supports \(accepted)."))
            answer.response.headers["Accept-Encoding"] = accepted
            return answer
        }
    }
}
