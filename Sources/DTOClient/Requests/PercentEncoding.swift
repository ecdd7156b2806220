import Foundation

extension URL {
    /// A reference that a server or an app wrote (RFC 3986, section 4.1). It may have spaces and characters beyond ASCII.
    ///
    /// `URL(string:)` of iOS 16 has no URL for such a text, and that of iOS 17 encodes a `%` once more.
    init?(reference text: String, relativeTo base: URL? = nil) {
        self.init(string: PercentEncoding.reference(text), relativeTo: base)
    }
}

/// Percent-encoding (RFC 3986, section 2.1).
enum PercentEncoding {
    /// Everything but unreserved characters (RFC 3986, section 2.3) is encoded: so no value ends its part of a URL or begins another.
    static func strict(_ text: String) -> String {
        encoded(text) { isUnreserved($0) }
    }

    /// Reserved characters and percent-encoded bytes stay, where the contract allows them (`allowReserved`), but for those characters that
    /// would end the query or the value (OpenAPI 3.1.1, section 4.8.12.2.2): `#`, `[`, `]`, `&` and `+`.
    static func keepingReserved(_ text: String) -> String {
        keeping(":/?@!$'()*,;=", in: text)
    }

    /// The same in a path, where `/` and `?` would begin another part.
    static func keepingReservedInPath(_ text: String) -> String {
        keeping(":@!$&'()*+,;=", in: text)
    }

    /// A reference as servers write it: what no URL may have is encoded, and everything else stays. So does the host, which is not written in
    /// percent-encoding but as DNS has it.
    static func reference(_ text: String) -> String {
        var start = text.utf8.startIndex
        if let slashes = text.range(of: "//"), !text[..<slashes.lowerBound].contains("/") {
            start = text[slashes.upperBound...].utf8.firstIndex { "/?#".utf8.contains($0) } ?? text.utf8.endIndex
        }
        return text[..<start] + encoded(String(text[start...])) { isUnreserved($0) || reserved.contains($0) }
    }

    private static let reserved = Array(":/?#[]@!$&'()*+,;=%".utf8)

    /// Reserved expansion (RFC 6570, section 3.2.3).
    private static func keeping(_ reserved: StaticString, in text: String) -> String {
        let reserved = reserved.withUTF8Buffer { Array($0) }
        let bytes = Array(text.utf8)
        var result = ""
        for (index, byte) in bytes.enumerated() {
            let isTriplet =
                byte == UInt8(ascii: "%") && bytes.dropFirst(index + 1).prefix(2).filter(isHexDigit).count == 2
            if isTriplet || isUnreserved(byte) || reserved.contains(byte) {
                result.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                append(byte, to: &result)
            }
        }
        return result
    }

    /// What may stand in a cookie stays as it is (RFC 6265, section 4.1.1): servers do not decode cookies, and a session is often base64. All of
    /// what may not is encoded, so that who decodes it gets the same.
    static func cookie(_ text: String) -> String {
        let isCookie = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\",;\\".utf8.contains($0) }
        return isCookie ? text : strict(text)
    }

    /// As HTML forms do it (WHATWG URL, section 5.1): a space is a plus sign.
    static func form(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            if byte == 0x20 {
                result += "+"
            } else if isAlphanumeric(byte) || "*-._".utf8.contains(byte) {
                result.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                append(byte, to: &result)
            }
        }
        return result
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
        isAlphanumeric(byte) || "-._~".utf8.contains(byte)
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: "a")...UInt8(ascii: "f"):
            true
        default: false
        }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
