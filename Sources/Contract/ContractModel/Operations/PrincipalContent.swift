/// These properties choose the content that a client sends or reads.
extension BodyDefinition {
    /// The content that a client sends by default: the first JSON content. Without JSON content, the client sends the
    /// first multipart content with a type, then the first form with a type, and then the first text. If there is none
    /// of these contents, the client sends the first content as bytes.
    public var principal: ContentDefinition? {
        contents.first { MediaType.isJSON($0.mediaType) && !$0.isBinary }
            ?? contents.first { MediaType.isMultipart($0.mediaType) && $0.value != nil }
            ?? contents.first { MediaType.isForm($0.mediaType) && $0.value != nil }
            ?? contents.first { $0.isText } ?? contents.first
    }
}

extension BodyDefinition {
    /// The contents among which a caller can choose, with the principal content first. If several JSON or form contents
    /// have the same type, only one of these contents is listed. Texts and files are sent unchanged, so each of their
    /// media types is listed, except texts that have the type of the principal content.
    public var choices: [ContentDefinition] {
        guard let principal else { return [] }
        return contents.reduce(into: [principal]) { choices, content in
            guard content.mediaType != principal.mediaType, content.isOfItsOwnKind, !content.isText(like: principal),
                !choices.contains(where: { $0.isSent(like: content) })
            else { return }
            choices.append(content)
        }
    }
}

extension ContentDefinition {
    /// Whether the document describes the data by a type, or as text or a file.
    fileprivate var isOfItsOwnKind: Bool {
        MediaType.isStructured(mediaType) ? value != nil : isText || isFile
    }

    /// Whether the content is a text with the type of structured content. Swagger 2.0 gives a body all media types of
    /// `consumes`, but only a string can be sent as text.
    fileprivate func isText(like principal: ContentDefinition) -> Bool {
        guard isText, MediaType.isStructured(principal.mediaType), let reference = value?.use.reference else {
            return false
        }
        return reference == principal.value?.use.reference
            && ![.scalar(.string), .optional(.scalar(.string))].contains(reference)
    }

    fileprivate func isSent(like other: ContentDefinition) -> Bool {
        let (own, others) = (MediaType.isStructured(mediaType), MediaType.isStructured(other.mediaType))
        if own, others, !isBinary, !other.isBinary { return value?.use.reference == other.value?.use.reference }
        guard !own, !others else { return false }
        let (essence, otherEssence) = (MediaType.essence(of: mediaType), MediaType.essence(of: other.mediaType))
        // A media type range such as `image/*` is sent as bytes of an unknown type.
        let isUnknown = [essence, otherEssence].allSatisfy { $0.hasSuffix("/*") || $0 == "application/octet-stream" }
        return essence == otherEssence || isUnknown && isText == other.isText
    }
}

extension OperationInterface {
    /// Whether a call throws for a response with this status. If no status is a success, a redirect is treated as the
    /// success. If there is no redirect either, `default` is treated as the success.
    public func isFailure(_ status: String) -> Bool {
        let others = statuses.map(\.status).filter { $0 != "default" }
        if others.contains(where: { $0.first == "2" }) { return status.first != "2" }
        if others.contains(where: Self.isRedirect) { return !Self.isRedirect(status) }
        return status != "default" || others.contains { $0.first == "3" }
    }

    /// Whether the status leads to another URL (RFC 9110, section 15.4).
    public static func isRedirect(_ status: String) -> Bool {
        ["301", "302", "303", "307", "308", "3XX"].contains(status.uppercased())
    }
}

extension StatusDefinition {
    /// The content that a client reads: the first JSON content, or the first file if the JSON has no known type.
    /// Without JSON, the client reads the first stream, and without a stream the first text. If there is neither a
    /// stream nor a text, the client reads the first content as bytes.
    public var principal: ContentDefinition? {
        let json = contents.first { MediaType.isJSON($0.mediaType) && !$0.isBinary }
        if json?.isAnyJSON == true, let file = contents.first(where: \.isFile) { return file }
        return json ?? contents.first { MediaType.isStream($0.mediaType) } ?? contents.first { $0.isText }
            ?? contents.first
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
    /// Whether the content is bytes, even if its media type is a text type.
    public var isBinary: Bool { value?.use.constraints.format == "binary" }

    fileprivate var isAnyJSON: Bool { (value?.use.reference ?? .json) == .json }

    /// Whether the content is a binary file. A string in the document cannot be an example of a file.
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
