/// A URI reference in a `$ref` (RFC 3986 section 4.1): a document, and a place in it.
///
/// The name of a file is its path relative to the root document's folder. It has `/` between folders, and `..` only at
/// the beginning.
public struct URIReference {
    /// The document, or an empty string for a reference within the document. The name of a file is not percent-encoded.
    public let document: String
    /// The fragment as written, without `#`. The string is empty if the reference leads to the whole document.
    public let fragment: String

    /// Reads a reference.
    public init(_ text: String) {
        // Nearly all references of a document have this form.
        if text.utf8.first == UInt8(ascii: "#") {
            (document, fragment) = ("", String(Substring(text.utf8.dropFirst())))
            return
        }
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        fragment = parts.count > 1 ? String(parts[1]) : ""
        let written = String(parts[0])
        document =
            Self.hasScheme(written)
            ? written : PercentDecoding.decoded(written).replacing("\\", with: "/")
    }

    /// Whether the document is named by a URL, which begins with a scheme such as `https:` or `urn:`, or with `//`.
    public var isRemote: Bool {
        Self.isRemote(document)
    }

    /// Whether the name of a document is a URL. See `isRemote` of a reference.
    public static func isRemote(_ document: String) -> Bool {
        hasScheme(document) || document.hasPrefix("//")
    }

    /// Whether the reference leads to a place in its own document.
    public var isWithinDocument: Bool {
        document.isEmpty
    }

    /// Returns the name of the document, resolved against the name of the document that contains the reference
    /// (RFC 3986 section 5.2).
    public func document(seenFrom base: String) -> String {
        if document.isEmpty || Self.hasScheme(document) { return document.isEmpty ? base : document }
        let (authority, path) = Self.split(base)
        if document.hasPrefix("//") { return String(authority.prefix { $0 != "/" }) + document }
        if document.hasPrefix("/") { return authority + Self.normalized(document, isRooted: true) }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return authority + Self.normalized(folder + document, isRooted: !authority.isEmpty)
    }

    /// Whether the text begins with a scheme: a letter, then letters, digits and `+-.` up to a colon (RFC 3986 section
    /// 3.1). `C:\x.yaml` is treated as a URL with the scheme `C`.
    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.utf8.first else { return false }
        let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
        return isLetter(first)
            && text.utf8[..<colon].allSatisfy {
                isLetter($0) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0)
            }
    }

    /// Splits a URL into `https://host` and `/path`. The name of a file has only a path.
    private static func split(_ base: String) -> (authority: String, path: Substring) {
        guard hasScheme(base), let slashes = base.firstRange(of: "://") else { return ("", base[...]) }
        let end = base[slashes.upperBound...].firstIndex(of: "/") ?? base.endIndex
        return (String(base[..<end]), base[end...])
    }

    /// Returns the path without `.` and empty parts. `..` remains only at the beginning of a relative path that leads
    /// out of its first folder.
    private static func normalized(_ path: some StringProtocol, isRooted: Bool) -> String {
        var parts: [Substring] = []
        for part in String(path).split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if let last = parts.last, last != ".." {
                parts.removeLast()
            } else if !isRooted {
                parts.append(part)
            }
        }
        return (isRooted ? "/" : "") + parts.joined(separator: "/")
    }
}

/// Percent-encoding (RFC 3986 section 2.1).
public enum PercentDecoding {
    /// Returns the text without percent-encoding. Invalid encoding is kept, and bytes that are not UTF-8 are replaced.
    public static func decoded(_ text: some StringProtocol) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "%")) else { return String(text) }
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let high = Character(UnicodeScalar(bytes[index + 1])).hexDigitValue,
                let low = Character(UnicodeScalar(bytes[index + 2])).hexDigitValue
            {
                decoded.append(UInt8(high * 16 + low))
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}
