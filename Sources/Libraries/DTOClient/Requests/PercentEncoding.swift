import DTORuntime
import Foundation

extension URL {
    /// Creates a URL from a reference that a server or an app wrote (RFC 3986 section 4.1). The reference may contain
    /// spaces and non-ASCII characters.
    ///
    /// For a reference with these characters, `URL(string:)` returns nil in iOS 16 and encodes each `%` a second time
    /// in iOS 17.
    init?(reference text: String, relativeTo base: URL? = nil) {
        self.init(string: PercentEncoding.reference(text), relativeTo: base)
    }
}

/// Percent-encoding (RFC 3986, section 2.1).
package enum PercentEncoding {
    /// Encodes all characters except unreserved characters (RFC 3986 section 2.3). Therefore, a value cannot affect
    /// other parts of the URL.
    package static func strict(_ text: String) -> String {
        encoded(text) { isUnreserved($0) }
    }

    /// Encodes a value for a query with `allowReserved`. Reserved characters and percent-encoded bytes are kept, except
    /// `#`, `[`, `]`, `&` and `+`, which would end the query or the value or change its meaning (OpenAPI 3.1.1 section
    /// 4.8.12.2.2).
    static func keepingReserved(_ text: String) -> String {
        keeping(":/?@!$'()*,;=", in: text)
    }

    /// Encodes a value for a path with `allowReserved`. The characters `/`, `?`, `#`, `[` and `]` are encoded, because
    /// they would end the path segment or are not allowed in it.
    static func keepingReservedInPath(_ text: String) -> String {
        keeping(":@!$&'()*+,;=", in: text)
    }

    /// Encodes the characters of a reference that a URL must not contain. The host is not changed, because DNS does not
    /// use percent-encoding.
    static func reference(_ text: String) -> String {
        var start = text.utf8.startIndex
        if let slashes = text.range(of: "//"), !text[..<slashes.lowerBound].contains("/") {
            start = text[slashes.upperBound...].utf8.firstIndex { "/?#".utf8.contains($0) } ?? text.utf8.endIndex
        }
        return text[..<start] + encoded(String(text[start...])) { isUnreserved($0) || reserved.contains($0) }
    }

    private static let reserved = Array(":/?#[]@!$&'()*+,;=%".utf8)

    /// Encodes all characters except unreserved characters, percent-encoded bytes, and the given reserved characters
    /// (RFC 6570 section 3.2.3).
    private static func keeping(_ reserved: StaticString, in text: String) -> String {
        let reserved = reserved.withUTF8Buffer { Array($0) }
        let bytes = Array(text.utf8)
        var result = ""
        for (index, byte) in bytes.enumerated() {
            let isTriplet =
                byte == UInt8(ascii: "%") && bytes.dropFirst(index + 1).prefix(2).filter(\.isHexadecimal).count == 2
            if isTriplet || isUnreserved(byte) || reserved.contains(byte) {
                result.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                append(byte, to: &result)
            }
        }
        return result
    }

    /// Returns a value that a cookie can contain (RFC 6265 section 4.1.1) unchanged, because many servers do not decode
    /// cookies. Encodes any other value like `strict`.
    static func cookie(_ text: String) -> String {
        let isCookie = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\",;\\".utf8.contains($0) }
        return isCookie ? text : strict(text)
    }

    /// Encodes a value like HTML forms do (WHATWG URL section 5.1). A space is written as a plus sign.
    static func form(_ text: String) -> String {
        encoded(text) { $0.isLetterOrDigit || " *-._".utf8.contains($0) }.replacing(" ", with: "+")
    }

    private static func encoded(_ text: String, _ keeps: (UInt8) -> Bool) -> String {
        var result = ""
        for byte in text.utf8 {
            if keeps(byte) {
                result.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                append(byte, to: &result)
            }
        }
        return result
    }

    private static func append(_ byte: UInt8, to text: inout String) {
        let digits = Array("0123456789ABCDEF".unicodeScalars)
        text += "%"
        text.unicodeScalars.append(digits[Int(byte >> 4)])
        text.unicodeScalars.append(digits[Int(byte & 15)])
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || "-._~".utf8.contains(byte)
    }
}
