import ContractModel

/// Which of the answers that a document describes a call reads.
extension CallAnswers {
    init(_ statuses: [StatusDefinition]) {
        var successes = statuses.filter { $0.status.first == "2" }
        var failures = statuses.filter { !["1", "2"].contains($0.status.first) && $0.status != "default" }
        let others = statuses.filter { $0.status == "default" }
        if successes.isEmpty {
            // `default` alone stands for all answers; what only redirects has nothing for its caller.
            successes = failures.allSatisfy { $0.status.first != "3" } ? others : []
            failures = failures.filter { $0.status.first != "3" }
        }
        failures += others
        self.successes = successes.map { Answer(status: $0.status, content: $0.content) }
        if self.successes.isEmpty { self.successes = [Answer(status: "2XX", content: .nothing)] }
        self.failures = failures.map { Answer(status: $0.status, content: $0.content) }
        accept = Self.accept(successes, failures)
    }

    /// What is read first comes first; what errors have besides is welcome too.
    private static func accept(_ successes: [StatusDefinition], _ failures: [StatusDefinition]) -> [String] {
        var accept: [String] = []
        for status in successes + failures {
            for mediaType in status.principal?.mediaType.split(separator: ",").map(String.init) ?? []
            where !accept.contains(mediaType) && isHeaderValue(mediaType) {
                accept.append(mediaType)
            }
        }
        // A list that does not end is none that a server reads.
        return Array(accept.prefix(8))
    }

    private static func isHeaderValue(_ text: String) -> Bool {
        text.contains("/") && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F || $0 == 0x20 }
    }
}

extension StatusDefinition {
    /// The first of JSON, streams, text; else bytes.
    var principal: ContentDefinition? {
        contents.first { MediaType.isJSON($0.mediaType) && !$0.isBinary }
            ?? contents.first { MediaType.isStream($0.mediaType) } ?? contents.first { $0.isText } ?? contents.first
    }

    var content: CallContent {
        guard status != "204", status != "205", status != "304", let content = principal else { return .nothing }
        if MediaType.isStream(content.mediaType) {
            return .stream(mediaType: content.mediaType, content.item?.use.reference ?? content.value?.use.reference)
        }
        if MediaType.isJSON(content.mediaType), !content.isBinary {
            guard let value = content.value else { return .json(.json) }
            let reference = value.use.reference
            if case .optional = reference { return .json(reference) }
            return .json(value.isNullable && reference != .json ? .optional(reference) : reference)
        }
        return content.isText ? .text : .bytes
    }
}
