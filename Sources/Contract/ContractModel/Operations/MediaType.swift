/// Facts that follow from the name of a media type (RFC 9110 section 8.3.1).
public enum MediaType {
    /// Whether the body is a sequence of JSON values (OpenAPI 3.2.0 section 4.14.3). Each item of the sequence has a
    /// type, but the body as a whole has no type.
    public static func isStream(_ mediaType: String) -> Bool {
        let essence = essence(of: mediaType)
        return streams.contains(essence) || essence.hasSuffix("+json-seq")
    }

    private static let streams: Set<String> = [
        "text/event-stream", "application/x-ndjson", "application/ndjson", "application/jsonl", "application/x-jsonl",
        "application/jsonlines", "application/x-jsonlines", "application/json-seq",
    ]

    /// The format of a stream, which determines how its items are separated.
    public enum StreamFormat: Hashable, Sendable {
        case serverSentEvents, jsonLines, jsonSequence
    }

    /// Returns the format of a media type that is a stream (`isStream`).
    public static func streamFormat(of stream: String) -> StreamFormat {
        let essence = essence(of: stream)
        if essence == "text/event-stream" { return .serverSentEvents }
        return essence.hasSuffix("json-seq") ? .jsonSequence : .jsonLines
    }

    /// Returns the media types in a key of `content` or an entry of `produces`: one media type, or several that are
    /// separated by commas as in headers.
    public static func names(in text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: ",")) else { return [text] }
        var names = [""]
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if character == ",", !isQuoted { names.append("") } else { names[names.count - 1].append(character) }
        }
        let trimmed = names.map { name in
            String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }.filter { !$0.isEmpty }
        return trimmed.isEmpty ? [text] : trimmed
    }

    /// Whether types are generated for the body: JSON, forms and multipart bodies. The parts of a form have names and
    /// types, like properties.
    public static func isStructured(_ mediaType: String) -> Bool {
        isJSON(mediaType) || isForm(mediaType)
    }

    /// Whether a media type is a form: URL-encoded, or multipart of any kind.
    public static func isForm(_ mediaType: String) -> Bool {
        let essence = essence(of: mediaType)
        return essence == "application/x-www-form-urlencoded" || essence.hasPrefix("multipart/")
    }

    /// Whether a media type is multipart of any kind (RFC 2046 section 5.1).
    public static func isMultipart(_ mediaType: String) -> Bool {
        essence(of: mediaType).hasPrefix("multipart/")
    }

    /// Whether a media type is JSON, or a range that includes JSON. Media types with a suffix such as `+json` are JSON,
    /// too (RFC 6839 section 3.1).
    public static func isJSON(_ mediaType: String) -> Bool {
        let essence = essence(of: mediaType)
        return essence == "application/json" || essence.hasSuffix("+json") || essence == "text/json"
            || essence == "*/*" || essence == "application/*"
    }

    /// Returns the part of type names that distinguishes the media types of one body: `Form`, `Multipart`,
    /// `vnd.github.v3`, `JSON v=1`.
    public static func word(for mediaType: String) -> String {
        let essence = essence(of: mediaType)
        let parameters = mediaType.split(separator: ";", maxSplits: 1).dropFirst().joined()
        return parameters.isEmpty ? word(of: essence) : "\(word(of: essence)) \(parameters)"
    }

    private static func word(of essence: String) -> String {
        switch essence {
        case "application/x-www-form-urlencoded": return "Form"
        case "multipart/form-data": return "Multipart"
        case "application/json": return "JSON"
        case "text/json": return "TextJSON"
        case "*/*", "application/*": return "Any"
        default:
            let subtype = essence.split(separator: "/").last.map(String.init) ?? essence
            return subtype.hasSuffix("+json") ? String(subtype.dropLast("+json".count)) : subtype
        }
    }

    /// Returns the type and subtype in lower case, without parameters.
    public static func essence(of mediaType: String) -> String {
        // Most media types already have this form.
        if mediaType.utf8.allSatisfy(isPlain) { return mediaType }
        let end = mediaType.firstIndex(of: ";") ?? mediaType.endIndex
        return mediaType[..<end].filter { $0 != " " }.lowercased()
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "+"): true
        default: false
        }
    }
}
