package import Diagnostics

/// A Reference Object (3.1.1, section 4.8.23): `$ref` as the document spells it, and the pointer in it.
package struct ReferenceObject: Hashable, Sendable {
    package var text: String
    package var location: SourceLocation

    package init(text: String, location: SourceLocation) {
        self.text = text
        self.location = location
    }

    /// The unescaped tokens of a JSON pointer in the document itself (RFC 6901, sections 3 and 6), or nil where the reference is to
    /// another document or is no pointer.
    package var localPointer: [String]? {
        guard text.hasPrefix("#") else { return nil }
        let fragment = text.dropFirst()
        if fragment.isEmpty { return [] }
        guard fragment.hasPrefix("/") else { return nil }
        return fragment.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(Self.unescaped)
    }

    /// The name in `#/components/schemas/<name>`, or `#/definitions/<name>` in 2.0, where the reference is to a named schema as a whole.
    package var componentSchemaName: String? {
        guard let pointer = localPointer, let name = pointer.last else { return nil }
        let section = pointer.dropLast()
        return section == ["components", "schemas"] || section == ["definitions"] ? name : nil
    }

    /// Percent-encoding first, then `~1` and `~0`, as a fragment is read (RFC 6901, section 6).
    private static func unescaped(_ token: Substring) -> String {
        guard token.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "~") }) else {
            return String(token)
        }
        return percentDecoded(token).split(separator: "~1", omittingEmptySubsequences: false)
            .joined(separator: "/").split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
    }

    private static func percentDecoded(_ token: Substring) -> String {
        let bytes = Array(token.utf8)
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

    /// A pointer as text, for messages and doc comments: `#/components/schemas/a~1b`.
    package static func text(of pointer: [String]) -> String {
        "#" + pointer.map { "/" + escaped($0) }.joined()
    }

    package static func escaped(_ token: String) -> String {
        guard token.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "~") }) else { return token }
        return token.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
            .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    }
}
