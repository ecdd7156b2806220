/// Which of several contents a client sends and reads.
extension BodyDefinition {
    /// The first of JSON, parts, form, text; else bytes.
    public var principal: ContentDefinition? {
        contents.first { MediaType.isJSON($0.mediaType) && !$0.isBinary }
            ?? contents.first { MediaType.isMultipart($0.mediaType) && $0.value != nil }
            ?? contents.first { MediaType.isForm($0.mediaType) && $0.value != nil }
            ?? contents.first { $0.isText } ?? contents.first
    }
}

extension OperationInterface {
    /// Whether a call throws an answer of this status. `default` alone stands for all answers, unless the document also has
    /// redirects.
    public func isFailure(_ status: String) -> Bool {
        let others = statuses.map(\.status).filter { $0 != "default" }
        if others.contains(where: { $0.first == "2" }) { return status.first != "2" }
        return status != "default" || others.contains { $0.first == "3" }
    }
}

extension StatusDefinition {
    /// The content that a client reads: JSON first, then streams, then text, then bytes. A file comes before JSON without a
    /// schema, because bytes can hold both.
    public var principal: ContentDefinition? {
        let json = contents.first { MediaType.isJSON($0.mediaType) && !$0.isBinary }
        if json?.isAnyJSON == true, let file = contents.first(where: \.isFile) { return file }
        return json ?? contents.first { MediaType.isStream($0.mediaType) } ?? contents.first { $0.isText }
            ?? contents.first
    }
}

extension StatusDefinition {
    /// The stream for which a caller may ask instead of a value; nil for an answer without one of the two.
    public var alternativeStream: ContentDefinition? {
        guard let principal, !MediaType.isStream(principal.mediaType) else { return nil }
        return contents.first { MediaType.isStream($0.mediaType) }
    }
}

extension ContentDefinition {
    /// Bytes, whatever the name of the media type promises.
    public var isBinary: Bool { value?.use.constraints.format == "binary" }

    fileprivate var isAnyJSON: Bool { (value?.use.reference ?? .json) == .json }

    /// A file of bytes, of which no text in a document is an example.
    public var isFile: Bool {
        let essence = MediaType.essence(of: mediaType)
        if essence == "image/svg+xml" { return false }
        return isBinary || ["image/", "audio/", "video/", "font/"].contains { essence.hasPrefix($0) }
            || ["application/octet-stream", "application/pdf", "application/zip", "application/gzip"].contains(essence)
    }

    public var isText: Bool {
        mediaType.lowercased().hasPrefix("text/") && !isBinary && !MediaType.isJSON(mediaType)
            && !MediaType.isStream(mediaType)
    }
}
