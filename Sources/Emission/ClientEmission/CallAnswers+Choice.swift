import ContractModel

/// Chooses the documented responses that a call decodes.
extension CallAnswers {
    init(_ statuses: [StatusDefinition], to method: String) {
        var successes = statuses.filter { $0.status.first == "2" }
        var failures = statuses.filter { !["1", "2"].contains($0.status.first) && $0.status != "default" }
        let others = statuses.filter { $0.status == "default" }
        let redirects = successes.isEmpty ? failures.filter { OperationInterface.isRedirect($0.status) } : []
        if successes.isEmpty {
            // If no 2xx status is documented, `default` is the success. If no 2xx but a 3xx status is documented, the
            // redirects are the success.
            successes = failures.allSatisfy { $0.status.first != "3" } ? others : redirects
            failures = failures.filter { $0.status.first != "3" }
        }
        failures = failures.sorted { $0.status < $1.status } + others
        // A response to HEAD has no content, although the document may describe the content of a response to GET (RFC
        // 9110, section 9.3.2).
        let hasContent = method.lowercased() != "head"
        self.successes = successes.map { status in
            let value = status.principal?.value
            let content = hasContent ? status.content : .nothing
            return Answer(
                status: status.status, content: redirects.isEmpty ? content : .location,
                use: value.map { TypeUse($0.reference, constraints: $0.use.constraints) })
        }
        if self.successes.isEmpty { self.successes = [Answer(status: "2XX", content: .nothing)] }
        self.failures = failures.map {
            Answer(status: $0.status, content: hasContent ? $0.content : .nothing, description: $0.description)
        }
        areUndescribed = method.lowercased() == "get" && Self.mayHaveContent(self.successes, of: statuses)
        if areUndescribed { self.successes = self.successes.map { Answer(status: $0.status, content: .bytes) } }
        headers = Self.headers(successes)
        accept = Self.accept(successes, failures)
        alternative = hasContent ? successes.lazy.compactMap(\.alternativeStream).first.map(CallStream.init) : nil
    }

    /// Whether a success may have content although the document describes no content (OpenAPI 3.1.1, section 4.8.17).
    /// 204 and 205 never have content (RFC 9110, sections 15.3.5 and 15.3.6). A documented status such as 101 changes
    /// the protocol (section 15.2.2).
    private static func mayHaveContent(_ successes: [Answer], of statuses: [StatusDefinition]) -> Bool {
        successes.allSatisfy { $0.content == .nothing }
            && !successes.allSatisfy { ["204", "205"].contains($0.status) }
            && !statuses.contains { $0.status.first == "1" }
    }

    /// Returns the documented headers. Names that differ only in case are listed once (RFC 9110, section 5.1).
    /// `Content-Type` is left out, because the content describes it (OpenAPI 3.1.1, section 4.8.17.1).
    private static func headers(_ statuses: [StatusDefinition]) -> [HeaderDefinition] {
        var names: Set<String> = ["content-type"]
        return statuses.flatMap(\.headers).filter { names.insert($0.name.lowercased()).inserted }
    }

    /// Returns the media types for the header `Accept`: first the media types of successes, beginning with the
    /// principal media types, and then the media types of failures. A media type that is decoded in another way than
    /// the principal media type has a lower weight (RFC 9110, section 12.4.2). The media types of failures have the
    /// lowest weight. A stream is left out if a response can also be a value, because the caller has to ask for the
    /// stream.
    private static func accept(_ successes: [StatusDefinition], _ failures: [StatusDefinition]) -> [String] {
        var names: Set<String> = []
        var accept: [String] = []
        func add(_ content: ContentDefinition, weight: String = "") {
            for name in MediaType.names(in: content.mediaType) where isHeaderValue(name) && names.insert(name).inserted
            {
                accept.append(name + weight)
            }
        }
        // The content of a redirect is a page for people.
        let successes = successes.filter { $0.status.first != "3" }
        for status in successes { status.principal.map { add($0) } }
        for status in successes {
            for content in status.contents {
                guard let principal = status.principal, !MediaType.isStream(content.mediaType) else { continue }
                let isAlike = StatusDefinition.content(content) == StatusDefinition.content(principal)
                add(content, weight: isAlike ? "" : ";q=0.5")
            }
        }
        let weight = accept.isEmpty ? "" : ";q=0.2"
        for status in failures { status.principal.map { add($0, weight: weight) } }
        // Servers refuse headers that are too long.
        return Array(accept.prefix(8))
    }

    private static func isHeaderValue(_ text: String) -> Bool {
        text.contains("/") && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F || $0 == 0x20 }
    }
}

extension StatusDefinition {
    var content: CallContent {
        guard status != "204", status != "205", status != "304", let principal else { return .nothing }
        return Self.content(principal)
    }

    /// Returns how a client decodes a content.
    static func content(_ content: ContentDefinition) -> CallContent {
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
    /// The type of the value, which is optional if the document allows null.
    fileprivate var reference: TypeReference {
        let reference = use.reference
        if case .optional = reference { return reference }
        return isNullable && reference != .json ? .optional(reference) : reference
    }
}

extension CallAnswers {
    /// The stream of the successful responses. The value is nil if a successful response can have another content.
    var stream: CallStream? {
        guard let first = successes.first,
            successes.allSatisfy({ $0.content == first.content || $0.content == .nothing })
        else { return nil }
        let contents = successes.map(\.content).filter { $0 != .nothing }
        guard case .stream(let stream) = contents.first else { return nil }
        return stream
    }
}
