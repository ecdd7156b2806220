/// JSON pointers (RFC 6901) in the fragment of a reference.
public enum JSONPointer {
    /// Returns the unescaped tokens of a pointer in a fragment (sections 3 and 6). Percent-encoding is removed first,
    /// and then `~1` and `~0`.
    public static func tokens(of fragment: String) -> [String] {
        fragment.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(unescaped)
    }

    private static func unescaped(_ token: Substring) -> String {
        guard token.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "~") }) else {
            return String(token)
        }
        return PercentDecoding.decoded(token).split(separator: "~1", omittingEmptySubsequences: false)
            .joined(separator: "/").split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
    }

    /// Returns a pointer after `#`, without percent-encoding, for messages and doc comments:
    /// `#/components/schemas/a~1b`.
    public static func text(of pointer: [String]) -> String {
        pointer.reduce(into: "#") { text, token in
            text += "/"
            text += escaped(token)
        }
    }

    /// Returns a token in which `~` and `/` are escaped (section 3).
    public static func escaped(_ token: String) -> String {
        guard token.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "~") }) else { return token }
        return token.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
            .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    }
}
