/// Determines how the value of a parameter or header is written as text (OpenAPI 3.1.1 section 4.8.12.2). Missing
/// fields have their defaults.
public enum ValueSerialization: Hashable, Sendable {
    /// A style such as `form` or `simple`, and whether each element of a list or object is written separately.
    case style(String, explode: Bool)
    /// The value is written as a document of this media type.
    case content(String)
}

extension ValueSerialization {
    /// Whether the value is written as a document of a media type.
    public var isContent: Bool {
        if case .content = self { true } else { false }
    }

    /// Makes the serialization as a media type. The type and subtype are lower-cased, because they are case-insensitive
    /// (RFC 9110 section 8.3.1), and the parameters are kept. If the text has several media types, the first media type
    /// is sent unless the caller chooses another media type.
    public init(mediaType: String) {
        let names = MediaType.names(in: mediaType).map { name in
            let parameters = name.drop { $0 != ";" }
            return MediaType.essence(of: name) + parameters
        }
        self = .content(names.joined(separator: ", "))
    }
}
