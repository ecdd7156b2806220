/// The way in which the value of a parameter or header becomes text (OpenAPI 3.1.1 section 4.8.12.2). Defaults are
/// filled in.
public enum ValueSerialization: Hashable, Sendable {
    /// A style such as `form` or `simple`, and whether the elements of a list or object are separate.
    case style(String, explode: Bool)
    /// The value is written as a document of this media type.
    case content(String)
}

extension ValueSerialization {
    /// Whether the value is written as a document of a media type.
    public var isContent: Bool {
        if case .content = self { true } else { false }
    }

    /// Makes the serialization of a media type. Parameters of the media type are sent as the document writes them, but
    /// type and subtype are case-insensitive (RFC 9110 section 8.3.1). If there are several, the first one is sent
    /// unless the caller chooses.
    public init(mediaType: String) {
        let names = MediaType.names(in: mediaType).map { name in
            let parameters = name.drop { $0 != ";" }
            return MediaType.essence(of: name) + parameters
        }
        self = .content(names.joined(separator: ", "))
    }
}
