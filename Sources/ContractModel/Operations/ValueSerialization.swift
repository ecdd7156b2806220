/// How the value of a parameter or header becomes text (3.1.1, section 4.8.12.2): with what holds where the document says nothing.
public enum ValueSerialization: Hashable, Sendable {
    case style(String, explode: Bool)
    /// As a document of this media type.
    case content(String)
}

extension ValueSerialization {
    public var isContent: Bool {
        if case .content = self { true } else { false }
    }

    /// A media type is sent with its parameters as the document writes them; type and subtype are the same in any case (RFC 9110, section
    /// 8.3.1). Of several the first is sent where the caller names none.
    public init(mediaType: String) {
        let names = MediaType.names(in: mediaType).map { name in
            let parameters = name.drop { $0 != ";" }
            return MediaType.essence(of: name) + parameters
        }
        self = .content(names.joined(separator: ", "))
    }
}
