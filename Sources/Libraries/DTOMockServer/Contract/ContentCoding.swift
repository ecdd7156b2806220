import DTORuntime
import Foundation

/// Decodes the bodies of requests (RFC 9110 section 8.4).
enum ContentCoding {
    /// The value of `Accept-Encoding`.
    static let accepted = "gzip, deflate, identity"

    /// Returns the request with a decoded body.
    ///
    /// - Parameter limit: The greatest number of bytes of the decoded body.
    static func decoded(_ request: MockHTTPRequest, limit: Int) throws(Refusal) -> MockHTTPRequest {
        guard let coding = request.headers["Content-Encoding"] else { return request }
        var decoded = request
        decoded.headers["Content-Encoding"] = nil
        do throws(Inflate.Fault) {
            switch coding.lowercased() {
            case "identity", "": break
            case "gzip", "x-gzip":
                decoded.body = try request.body.map { data throws(Inflate.Fault) in
                    try Inflate.gzip(data, limit: limit)
                }
            case "deflate":
                decoded.body = try request.body.map { data throws(Inflate.Fault) in
                    try Inflate.deflate(data, limit: limit)
                }
            default: throw Inflate.Fault.invalid
            }
        } catch .tooLarge {
            throw Refusal(problem: Problem(HTTPStatus(413), "The decoded body has more than \(limit) bytes."))
        } catch {
            let reason = "'Content-Encoding: \(coding.prefix(80))' is not read, or the body is not in it."
            throw Refusal(problem: Problem(HTTPStatus(415), reason + " This server takes \(accepted)."))
        }
        return decoded
    }

    /// The reason why a body is not decoded.
    struct Refusal: Error {
        var problem: Problem

        /// The response, which names the codings that are read (RFC 9110 section 15.5.16).
        var answer: ContractAnswer {
            var answer = ContractAnswer(problem)
            if answer.response.status.code == 415 { answer.response.headers["Accept-Encoding"] = accepted }
            return answer
        }
    }
}
