/// Knows who listens to a decoding, and how strict it is. As a rule there is no context if nobody listens: then no report is made.
struct DecodingContext {
    let isStrict: Bool
    /// Whether it is only found out whether a value conforms: nobody reads why it does not.
    private let isTrial: Bool
    private let reporter: DecodingReporter?
    /// The log of the thread that made the reporter; nil on other threads. They look their logs up, so that threads with one reporter
    /// do not wait for each other at each object.
    private let makersLog: DecodingReporter.Log?
    private var log: DecodingReporter.Log? { makersLog ?? reporter?.log }

    private init(_ reporter: DecodingReporter?, isStrict: Bool, isTrial: Bool = false) {
        self.reporter = reporter
        self.isTrial = isTrial
        makersLog = reporter?.makersLog
        self.isStrict = isStrict
    }

    /// The context of a decoding. Each object asks for it.
    static func listening(to decoder: any Decoder) -> DecodingContext? {
        if let tape = decoder.onTape { return tape.session.context }
        return listening(in: decoder.userInfo)
    }

    static func listening(in userInfo: [CodingUserInfoKey: Any]) -> DecodingContext? {
        guard !userInfo.isEmpty else { return nil }
        // As a rule there is nothing but the reporter, and comparing one key costs a fraction of hashing it.
        if userInfo.count == 1 {
            let (key, value) = userInfo[userInfo.startIndex]
            if key == .decodingReporter {
                guard let reporter = value as? DecodingReporter else { return nil }
                return DecodingContext(reporter, isStrict: false)
            }
        }
        let reporter = userInfo[.decodingReporter] as? DecodingReporter
        let isStrict = userInfo[.decodingPolicy] as? DecodingPolicy == .strict
        let isTrial = userInfo[.isConformityTrial] != nil
        return reporter != nil || isStrict ? DecodingContext(reporter, isStrict: isStrict, isTrial: isTrial) : nil
    }

    var reportsUnknownKeys: Bool {
        reporter?.reportsUnknownKeys ?? false
    }

    /// The moment before a value that may be thrown away with what was reported of it.
    var checkpoint: DecodingReporter.Checkpoint? {
        // Not inlined, since what looking at a log takes of the stack would be taken at each level of a document.
        @inline(never) get { log?.checkpoint }
    }

    /// Whether something was reported since, and not taken back.
    func hasReported(since checkpoint: DecodingReporter.Checkpoint?) -> Bool {
        guard let checkpoint, let log else { return false }
        return log.growth(since: checkpoint) > 0
    }

    /// Whether an issue is more than a number: beyond the reporter's capacity it is counted, and its text is not worked out.
    var keepsIssues: Bool {
        isStrict || reporter?.hasRoom == true
    }

    func countIssues(_ number: Int = 1) {
        if let log { reporter?.countIssues(number, in: log) }
    }

    /// How many issues were reported since, and not taken back.
    func issueCount(since checkpoint: DecodingReporter.Checkpoint?) -> Int {
        guard let checkpoint, let log else { return 0 }
        return log.growth(since: checkpoint)
    }

    /// Whether issues are counted alone, and the decoded value is thrown away.
    var isCounting: Bool { reporter?.isCounting ?? false }

    /// Makes one issue of two that were reported since and are about one place.
    ///
    /// - Parameter isScalar: Whether all issues of the value are about one place.
    func unitePlaces(since checkpoint: DecodingReporter.Checkpoint?, isScalar: Bool) {
        if let checkpoint, let log {
            reporter?.unitePlaces(in: log, since: checkpoint, isScalar: isScalar)
        }
    }

    func rollBack(to checkpoint: DecodingReporter.Checkpoint?) {
        if let checkpoint, let log {
            reporter?.rollBack(log, to: checkpoint)
        }
    }

    /// Reports an issue, or throws it under the strict policy.
    ///
    /// - Parameters:
    ///   - expected: The text of what was expected.
    ///   - found: What was found; nil where there is nothing.
    ///   - used: What is used instead: a value, or a `ReportWord`.
    ///   - error: What made it an issue; thrown under the strict policy.
    func report(
        _ kind: DecodingIssue.Kind,
        at path: @autoclosure () -> [any CodingKey],
        expected: @autoclosure () -> String,
        found: @autoclosure () -> FoundValue?,
        used: @autoclosure () -> Any,
        error: (any Error)? = nil
    ) throws {
        guard keepsIssues else { return countIssues() }
        let error = error as? DecodingError
        if isStrict, let error {
            throw error
        }
        if isTrial { throw DecodingError.ofTrial }
        let path = path()
        let redacting = reporter?.isRedacting ?? false
        let used = used()
        let issue = DecodingIssue(
            kind: kind,
            path: DecodingIssue.text(of: path, redacting: redacting),
            expected: expected(),
            found: found()?.text(redacting: redacting) ?? ReportWord.nothing.rawValue,
            used: (used as? ReportWord)?.rawValue ?? FoundValue(of: used).text(redacting: redacting),
            cause: error?.cause(below: path, redacting: redacting)
        )
        if isStrict {
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: issue.description))
        }
        if let log {
            reporter?.report(issue, in: log)
        }
    }
}

extension CodingUserInfoKey {
    /// Has a value while it is found out whether a value conforms to a variant.
    static let isConformityTrial = CodingUserInfoKey("DTORuntime.isConformityTrial")
}

extension DecodingError {
    /// The error of a value that is not what a variant asks for. It has no path, which takes time in proportion to the depth.
    static let ofTrial = DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The value does not conform to the variant."))

    /// What went wrong, if it went wrong below the given path: `works[3].title is missing`.
    func cause(below path: [any CodingKey], redacting: Bool) -> String? {
        let fullPath = self.fullPath
        guard fullPath.count > path.count else { return nil }
        return "\(DecodingIssue.text(of: fullPath, redacting: redacting)) \(problem)"
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
