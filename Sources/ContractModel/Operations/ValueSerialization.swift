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

    /// Parameters of a media type change nothing of how a value is written. Of several the first is sent where the caller names none.
    public init(mediaType: String) {
        let names = mediaType.split(separator: ",").map { $0.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() }
        self = .content(names.joined(separator: ", "))
    }
}
