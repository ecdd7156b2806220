/// Who listens to a decoding, and how strict it is. Asked for only where something degrades.
struct DecodingContext {
    let reporter: DecodingReporter?
    let isStrict: Bool

    static let silent = DecodingContext(reporter: nil, isStrict: false)

    init(_ decoder: any Decoder) {
        self.init(userInfo: decoder.userInfo)
    }

    init(userInfo: [CodingUserInfoKey: Any]) {
        guard !userInfo.isEmpty else {
            self = .silent
            return
        }
        reporter = userInfo[.decodingReporter] as? DecodingReporter
        isStrict = userInfo[.decodingPolicy] as? DecodingPolicy == .strict
    }

    private init(reporter: DecodingReporter?, isStrict: Bool) {
        self.reporter = reporter
        self.isStrict = isStrict
    }

    /// Whether anything has to be said at all.
    var isListening: Bool {
        reporter != nil || isStrict
    }

    func rollBack(to checkpoint: DecodingReporter.Checkpoint?) {
        if let checkpoint {
            reporter?.rollBack(to: checkpoint)
        }
    }

    /// Reports an issue, or throws it under the strict policy. Nothing is worked out unless somebody listens.
    ///
    /// - Parameters:
    ///   - expected: The text of what was expected.
    ///   - found: The text of what was found.
    ///   - used: What is used instead.
    ///   - error: What made it an issue; thrown under the strict policy.
    func report(
        _ kind: DecodingIssue.Kind,
        at path: @autoclosure () -> [any CodingKey],
        expected: @autoclosure () -> String,
        found: @autoclosure () -> String,
        used: @autoclosure () -> Any,
        error: (any Error)? = nil
    ) throws {
        guard isListening else { return }
        let path = path()
        let error = error as? DecodingError
        if isStrict, let error {
            throw error
        }
        let issue = DecodingIssue(
            kind: kind,
            path: DecodingIssue.text(of: path),
            expected: expected(),
            found: found(),
            used: DecodingIssue.excerpt(of: used()),
            cause: error?.cause(below: path)
        )
        if isStrict {
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: issue.description))
        }
        reporter?.report(issue)
    }
}

extension DecodingError {
    /// What went wrong, if it went wrong below the given path: `works[3].title is missing`.
    func cause(below path: [any CodingKey]) -> String? {
        let fullPath = self.fullPath
        guard fullPath.count > path.count else { return nil }
        return "\(DecodingIssue.text(of: fullPath)) \(problem)"
    }

    /// The path of the value that is at fault, the absent key included.
    var fullPath: [any CodingKey] {
        switch self {
        case .keyNotFound(let key, let context): context.codingPath + [key]
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath
        @unknown default: []
        }
    }

    private var problem: String {
        switch self {
        case .keyNotFound: "is missing"
        case .valueNotFound: "is null"
        case .typeMismatch(let type, _): "is not of type \(TypeText.name(of: type))"
        case .dataCorrupted: "is malformed"
        @unknown default: "cannot be decoded"
        }
    }
}
