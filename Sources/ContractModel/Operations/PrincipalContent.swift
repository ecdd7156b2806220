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

extension BodyDefinition {
    /// The contents that a client can send, with the principal one first. Each has another type than those before it: a
    /// schema that is there under several media types is sent in one of them.
    public var choices: [ContentDefinition] {
        guard let principal else { return [] }
        return contents.reduce(into: [principal]) { choices, content in
            guard content.mediaType != principal.mediaType, content.isOfItsOwnKind,
                !choices.contains(where: { $0.isSent(like: content) })
            else { return }
            choices.append(content)
        }
    }
}

extension ContentDefinition {
    /// Whether the contract says what is sent: a type of its own, a text, or a file.
    fileprivate var isOfItsOwnKind: Bool {
        MediaType.isStructured(mediaType) ? value != nil : isText || isFile
    }

    fileprivate func isSent(like other: ContentDefinition) -> Bool {
        let (own, others) = (MediaType.isStructured(mediaType), MediaType.isStructured(other.mediaType))
        if own, others, !isBinary, !other.isBinary { return value?.use.reference == other.value?.use.reference }
        return !own && !others && isText == other.isText
    }
}

extension OperationInterface {
    /// Whether a call throws an answer of this status. `default` alone stands for all answers, unless what is beside it redirects.
    public func isFailure(_ status: String) -> Bool {
        let others = statuses.map(\.status).filter { $0 != "default" }
        if others.contains(where: { $0.first == "2" }) { return status.first != "2" }
        return status != "default" || others.contains { $0.first == "3" }
    }
}

extension StatusDefinition {
    /// The first of JSON, streams, text; else bytes.
    public var principal: ContentDefinition? {
        contents.first { MediaType.isJSON($0.mediaType) && !$0.isBinary }
            ?? contents.first { MediaType.isStream($0.mediaType) } ?? contents.first { $0.isText } ?? contents.first
    }
}

extension StatusDefinition {
    /// The stream that a caller may ask for in place of a value; nil where there is none, or it is all there is.
    public var alternativeStream: ContentDefinition? {
        guard let principal, !MediaType.isStream(principal.mediaType) else { return nil }
        return contents.first { MediaType.isStream($0.mediaType) }
    }
}

extension ContentDefinition {
    /// Bytes, whatever the name of the media type promises.
    public var isBinary: Bool { value?.use.constraints.format == "binary" }

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
