package import ContractModel

/// Chooses the documented responses that a call decodes.
extension CallAnswers {
    init(_ statuses: [StatusDefinition], to method: String) {
        var successes = statuses.filter { $0.status.first == "2" }
        var failures = statuses.filter { !["1", "2"].contains($0.status.first) && $0.status != "default" }
        let others = statuses.filter { $0.status == "default" }
        if successes.isEmpty {
            // `default` alone describes all responses. A redirect has no content for the caller.
            successes = failures.allSatisfy { $0.status.first != "3" } ? others : []
            failures = failures.filter { $0.status.first != "3" }
        }
        failures += others
        // A response to HEAD describes the content that a response to GET would have, but has none (RFC 9110, section
        // 9.3.2).
        let hasContent = method.lowercased() != "head"
        self.successes = successes.map { Answer(status: $0.status, content: hasContent ? $0.content : .nothing) }
        if self.successes.isEmpty { self.successes = [Answer(status: "2XX", content: .nothing)] }
        self.failures = failures.map { Answer(status: $0.status, content: hasContent ? $0.content : .nothing) }
        headers = Self.headers(successes)
        accept = Self.accept(successes, failures)
        alternative = hasContent ? successes.lazy.compactMap(\.alternativeStream).first.map(CallStream.init) : nil
    }

    /// Returns the headers. Names are compared without regard to case (RFC 9110, section 5.1). The content describes
    /// `Content-Type` (3.1.1, section 4.8.17.1).
    private static func headers(_ statuses: [StatusDefinition]) -> [HeaderDefinition] {
        var names: Set<String> = ["content-type"]
        return statuses.flatMap(\.headers).filter { names.insert($0.name.lowercased()).inserted }
    }

    /// Returns the accepted media types: those of successes first, followed by those of errors.
    private static func accept(_ successes: [StatusDefinition], _ failures: [StatusDefinition]) -> [String] {
        var accept: [String] = []
        for status in successes + failures {
            for mediaType in status.principal?.mediaType.split(separator: ",").map(String.init) ?? []
            where !accept.contains(mediaType) && isHeaderValue(mediaType) {
                accept.append(mediaType)
            }
        }
        // The list is limited, because a server may refuse a very long header.
        return Array(accept.prefix(8))
    }

    private static func isHeaderValue(_ text: String) -> Bool {
        text.contains("/") && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F || $0 == 0x20 }
    }
}

extension OperationDefinition {
    /// The accepted media types of a call, the best first.
    package var accept: [String] {
        CallAnswers(interface?.statuses ?? [], to: method).accept
    }
}

extension StatusDefinition {
    var content: CallContent {
        guard status != "204", status != "205", status != "304", let content = principal else { return .nothing }
        if MediaType.isStream(content.mediaType) {
            return .stream(CallStream(content))
        }
        if MediaType.isJSON(content.mediaType), !content.isBinary {
            return .json(content.value?.reference ?? .json)
        }
        return content.isText ? .text : .bytes
    }
}

extension CallStream {
    init(_ content: ContentDefinition) {
        format = MediaType.streamFormat(of: content.mediaType)
        events = content.events.map { Event(name: $0.name, reference: $0.value.reference, isText: $0.isText) }
        item = events.isEmpty ? (content.item ?? content.value)?.reference : nil
        itemIsData = content.itemIsData
        terminal = content.terminalEvents
    }
}

extension ValueDefinition {
    /// The type, with null if it is allowed.
    fileprivate var reference: TypeReference {
        let reference = use.reference
        if case .optional = reference { return reference }
        return isNullable && reference != .json ? .optional(reference) : reference
    }
}

extension CallAnswers {
    /// The stream of a successful response. Nil if any success is not this stream.
    var stream: CallStream? {
        guard let first = successes.first,
            successes.allSatisfy({ $0.content == first.content || $0.content == .nothing })
        else { return nil }
        let contents = successes.map(\.content).filter { $0 != .nothing }
        guard case .stream(let stream) = contents.first else { return nil }
        return stream
    }
}
