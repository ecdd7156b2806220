/// A URI reference as `$ref` holds it (RFC 3986, section 4.1): a document, and a place in it.
///
/// A file is named by its path relative to the root document's folder, with `/` between folders; `..` stands in front only.
public struct URIReference {
    /// Empty for a reference within the document itself. Percent-decoded where it names a file, since a file's name has no encoding.
    public let document: String
    /// As written, without its `#`; empty for the document as a whole.
    public let fragment: String

    public init(_ text: String) {
        // Nearly all of a document's.
        if text.utf8.first == UInt8(ascii: "#") {
            (document, fragment) = ("", String(Substring(text.utf8.dropFirst())))
            return
        }
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        fragment = parts.count > 1 ? String(parts[1]) : ""
        let written = String(parts[0])
        document =
            Self.hasScheme(written)
            ? written : PercentEncoding.decoded(written).replacing("\\", with: "/")
    }

    /// Whether it says how to reach the document, such as `https:` or `urn:`.
    public var isRemote: Bool {
        Self.isRemote(document)
    }

    public static func isRemote(_ document: String) -> Bool {
        hasScheme(document) || document.hasPrefix("//")
    }

    public var isWithinDocument: Bool {
        document.isEmpty
    }

    /// The document's name, seen from one whose name is `base` (RFC 3986, section 5.2).
    public func document(seenFrom base: String) -> String {
        if document.isEmpty || Self.hasScheme(document) { return document.isEmpty ? base : document }
        let (authority, path) = Self.split(base)
        if document.hasPrefix("//") { return String(authority.prefix { $0 != "/" }) + document }
        if document.hasPrefix("/") { return authority + Self.normalized(document, isRooted: true) }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return authority + Self.normalized(folder + document, isRooted: !authority.isEmpty)
    }

    /// A letter, then letters, digits and `+-.` up to a colon (RFC 3986, section 3.1); so `C:\x.yaml` counts as well.
    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.utf8.first else { return false }
        let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
        return isLetter(first)
            && text.utf8[..<colon].allSatisfy {
                isLetter($0) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0)
            }
    }

    /// `https://host` and `/path`; a file's name is all path.
    private static func split(_ base: String) -> (authority: String, path: Substring) {
        guard hasScheme(base), let slashes = base.firstRange(of: "://") else { return ("", base[...]) }
        let end = base[slashes.upperBound...].firstIndex(of: "/") ?? base.endIndex
        return (String(base[..<end]), base[end...])
    }

    /// Without `.`, empty parts and `..`, except for those that lead out of where the path begins.
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

/// RFC 3986, section 2.1.
public enum PercentEncoding {
    /// What is no encoding stays as it is, and bytes that are not UTF-8 are repaired.
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
