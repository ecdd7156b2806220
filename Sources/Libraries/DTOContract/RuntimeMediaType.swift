/// Compares the names of media types.
package enum RuntimeMediaType {
    /// Returns the type and the subtype in lower case, without parameters.
    package static func essence(of mediaType: String) -> String {
        let type = mediaType.prefix { $0 != ";" }.drop(while: isSpace)
        guard let last = type.lastIndex(where: { !isSpace($0) }) else { return "" }
        return type[...last].lowercased()
    }

    /// Whether the character may surround a type (RFC 9110 section 5.6.3).
    private static func isSpace(_ character: Character) -> Bool {
        character == " " || character == "\t"
    }

    /// Whether the media type is JSON, such as `application/json` or `application/problem+json`.
    package static func isJSON(_ mediaType: String) -> Bool {
        let essence = essence(of: mediaType)
        return essence.hasSuffix("/json") || essence.hasSuffix("+json")
    }

    /// Whether the media type is a stream of server-sent events.
    package static func isEventStream(_ mediaType: String) -> Bool {
        essence(of: mediaType) == "text/event-stream"
    }

    /// Whether a media type belongs to a media type of a contract. The contract may have a range (`image/*`,
    /// `application/*+json`), or several types separated by commas.
    package static func fits(_ mediaType: String, _ wanted: String) -> Bool {
        let own = essence(of: mediaType).split(separator: "/")
        return wanted.split(separator: ",").contains { wanted in
            let other = essence(of: String(wanted)).split(separator: "/")
            guard own.count == 2, other.count == 2 else { return false }
            let isOfSuffix = other[1].hasPrefix("*+") && own[1].hasSuffix(other[1].dropFirst())
            return (other[0] == "*" || own[0] == other[0]) && (other[1] == "*" || own[1] == other[1] || isOfSuffix)
        }
    }
}
