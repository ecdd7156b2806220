import DTORuntime
import Foundation

/// The part of a body that a request asks for (RFC 9110 section 14.1.2): `bytes=100-199`, `bytes=100-`, `bytes=-50`.
struct ByteRange {
    private let first: Int?
    /// The position of the last byte. Without a first byte, this is the number of bytes at the end.
    private let last: Int?

    /// Returns nil for several ranges and for invalid values. For these values, the server sends the whole body
    /// (section 14.2).
    init?(_ text: String) {
        let words = text.split(separator: "=", omittingEmptySubsequences: false)
        guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
        let places = words[1].split(separator: "-", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard places.count == 2, places.contains(where: { !$0.isEmpty }),
            places.allSatisfy({ $0.isEmpty || Self.number($0) != nil })
        else { return nil }
        (first, last) = (Self.number(places[0]), Self.number(places[1]))
        if let first, let last, last < first { return nil }
    }

    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    /// Returns the indices of the requested bytes in a body with `count` bytes, or nil if the body has none of them.
    func part(of count: Int) -> Range<Int>? {
        guard let first else {
            let length = min(last ?? 0, count)
            return length > 0 ? count - length..<count : nil
        }
        return first < count ? first..<min(last ?? count - 1, count - 1) + 1 : nil
    }
}

extension MockHTTPResponse {
    /// Returns the response with the part of the body that a GET request asks for. The status becomes 206, or 416 if
    /// the body does not have this part.
    ///
    /// Only a response with the status 200, a body and `Accept-Ranges: bytes` is divided. A request with `If-Range`
    /// gets a part only if it names the response's `ETag` or `Last-Modified`.
    func part(for request: MockHTTPRequest) -> MockHTTPResponse {
        guard request.method == .get, status == .ok, headers["Accept-Ranges"]?.lowercased() == "bytes", let body,
            writing == nil, let range = request.headers["Range"].flatMap(ByteRange.init),
            isNamed(by: request.headers["If-Range"])
        else { return self }
        var result = self
        // These digests are of the whole body (RFC 9530 section 2).
        for name in ["Content-Digest", "Content-MD5"] { result.headers[name] = nil }
        guard let part = range.part(of: body.count) else {
            result.status = HTTPStatus(416)
            result.headers["Content-Range"] = "bytes */\(body.count)"
            result.body = nil
            return result
        }
        result.status = HTTPStatus(206)
        result.headers["Content-Range"] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(body.count)"
        result.body = body.dropFirst(part.lowerBound).prefix(part.count)
        return result
    }

    /// Whether the validator in `If-Range` names this response (RFC 9110 section 13.1.5). A weak entity tag names no
    /// response.
    private func isNamed(by validator: String?) -> Bool {
        guard let validator else { return true }
        return validator.hasPrefix("\"") ? headers["ETag"] == validator : headers["Last-Modified"] == validator
    }
}
