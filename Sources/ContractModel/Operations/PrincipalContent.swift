/// These properties choose the content that a client sends or reads.
extension BodyDefinition {
    /// The first content in the order JSON, multipart, form, text. Otherwise the first content, as bytes.
    public var principal: ContentDefinition? {
        contents.first { MediaType.isJSON($0.mediaType) && !$0.isBinary }
            ?? contents.first { MediaType.isMultipart($0.mediaType) && $0.value != nil }
            ?? contents.first { MediaType.isForm($0.mediaType) && $0.value != nil }
            ?? contents.first { $0.isText } ?? contents.first
    }
}

extension OperationInterface {
    /// Whether a call throws for a response with this status. If no status is a success, `default` counts as the
    /// success, unless another status is a redirection.
    public func isFailure(_ status: String) -> Bool {
        let others = statuses.map(\.status).filter { $0 != "default" }
        if others.contains(where: { $0.first == "2" }) { return status.first != "2" }
        return status != "default" || others.contains { $0.first == "3" }
    }
}

extension StatusDefinition {
    /// The first content in the order JSON, stream, text. Otherwise the first content, as bytes.
    public var principal: ContentDefinition? {
        contents.first { MediaType.isJSON($0.mediaType) && !$0.isBinary }
            ?? contents.first { MediaType.isStream($0.mediaType) } ?? contents.first { $0.isText } ?? contents.first
    }
}

extension StatusDefinition {
    /// The stream that a caller may choose in place of a value, or nil if the response has no stream or only a stream.
    public var alternativeStream: ContentDefinition? {
        guard let principal, !MediaType.isStream(principal.mediaType) else { return nil }
        return contents.first { MediaType.isStream($0.mediaType) }
    }
}

extension ContentDefinition {
    /// Whether the content is bytes, whatever its media type is.
    public var isBinary: Bool { value?.use.constraints.format == "binary" }

    /// Whether the content is a binary file. A text in the document cannot be an example of it.
    public var isFile: Bool {
        let essence = MediaType.essence(of: mediaType)
        if essence == "image/svg+xml" { return false }
        return isBinary || ["image/", "audio/", "video/", "font/"].contains { essence.hasPrefix($0) }
            || ["application/octet-stream", "application/pdf", "application/zip", "application/gzip"].contains(essence)
    }

    /// Whether the content is plain text: a media type of `text`, except JSON, streams and binary data.
    public var isText: Bool {
        mediaType.lowercased().hasPrefix("text/") && !isBinary && !MediaType.isJSON(mediaType)
            && !MediaType.isStream(mediaType)
    }
}
