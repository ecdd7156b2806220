/// What the name of a media type says.
public enum RuntimeMediaType {
    /// Type and subtype in lower case, without parameters.
    public static func essence(of mediaType: String) -> String {
        let type = mediaType.prefix { $0 != ";" }.drop(while: isSpace)
        guard let last = type.lastIndex(where: { !isSpace($0) }) else { return "" }
        return type[...last].lowercased()
    }

    /// What may stand around a type (RFC 9110, section 5.6.3).
    private static func isSpace(_ character: Character) -> Bool {
        character == " " || character == "\t"
    }

    public static func isJSON(_ mediaType: String) -> Bool {
        let essence = essence(of: mediaType)
        return essence.hasSuffix("/json") || essence.hasSuffix("+json")
    }

    public static func isEventStream(_ mediaType: String) -> Bool {
        essence(of: mediaType) == "text/event-stream"
    }

    /// Whether a type is one of a contract's, which may be a range (`image/*`, `application/*+json`) or several, separated by commas.
    public static func fits(_ mediaType: String, _ wanted: String) -> Bool {
        let own = essence(of: mediaType).split(separator: "/")
        return wanted.split(separator: ",").contains { wanted in
            let other = essence(of: String(wanted)).split(separator: "/")
            guard own.count == 2, other.count == 2 else { return false }
            let isOfSuffix = other[1].hasPrefix("*+") && own[1].hasSuffix(other[1].dropFirst())
            return (other[0] == "*" || own[0] == other[0]) && (other[1] == "*" || own[1] == other[1] || isOfSuffix)
        }
    }
}
