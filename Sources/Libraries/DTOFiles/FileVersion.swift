import DTOClient
import DTORuntime
import Foundation

/// The version of a file that is being downloaded.
struct FileVersion: Codable, Hashable, Sendable {
    /// The value for `If-Range`. The value is nil if the download cannot be continued: the server has sent no strong
    /// validator (RFC 9110 section 8.8.1), does not accept ranges, or has encoded the body.
    var validator: String?
    /// The size of the file in bytes, or nil if it is not known.
    var total: Int64?

    /// Reads the headers of a response with the whole file.
    init(_ headers: HTTPHeaders) {
        // `URLSession` decodes the body. The length and the ranges in the headers count encoded bytes, so they are
        // unusable.
        if let coding = headers["Content-Encoding"], coding.lowercased() != "identity" { return }
        total = headers["Content-Length"].flatMap(Self.number)
        if headers["Accept-Ranges"]?.lowercased() != "none" { validator = Self.validator(headers) }
    }

    /// Returns whether a response with a part of a file belongs to this version.
    func agrees(with headers: HTTPHeaders, total other: Int64?) -> Bool {
        guard let validator else { return false }
        if let total, let other, total != other { return false }
        guard validator.hasPrefix("\""), let tag = headers["ETag"] else { return true }
        return tag == validator
    }

    /// Returns a strong `ETag`, or without an `ETag` a `Last-Modified` that is at least 60 seconds before `Date` (RFC
    /// 9110 sections 8.8.2.2 and 13.1.5). Returns nil without a strong validator.
    private static func validator(_ headers: HTTPHeaders) -> String? {
        if let tag = headers["ETag"] { return isStrong(tag) ? tag : nil }
        guard let text = headers["Last-Modified"], HTTPHeaders.isValue(text), let changed = HTTPDate.date(text),
            let sent = headers["Date"].flatMap(HTTPDate.date)
        else { return nil }
        // Both versions of a file that changes twice within a second have the same date.
        return sent.timeIntervalSince(changed) >= 60 ? text : nil
    }

    private static func isStrong(_ tag: String) -> Bool {
        tag.count >= 2 && tag.hasPrefix("\"") && tag.hasSuffix("\"") && HTTPHeaders.isValue(tag)
    }

    /// Reads a number that consists of digits.
    static func number(_ text: some StringProtocol) -> Int64? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int64(text) : nil
    }
}

/// The range of a part in a file, from `Content-Range` (RFC 9110 section 14.4): `bytes 100-199/1000`.
struct ContentRange: Hashable, Sendable {
    var first: Int64
    var last: Int64
    /// The size of the file, or nil if the server does not know it.
    var total: Int64?

    /// Returns nil if the header value is not a valid range of bytes.
    init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: true)
        guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
        let parts = words[1].split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let places = parts[0].split(separator: "-", omittingEmptySubsequences: false).map(FileVersion.number)
        guard places.count == 2, let first = places[0], let last = places[1], first <= last, last < .max else {
            return nil
        }
        total = FileVersion.number(parts[1])
        guard parts[1] == "*" || total.map({ last < $0 }) == true else { return nil }
        (self.first, self.last) = (first, last)
    }
}
