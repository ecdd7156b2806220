/// The reporter and the policy of a decoding. A decoding without a reporter has a context only under the strict
/// policy.
struct DecodingContext {
    let isStrict: Bool
    /// Whether this decoding only tests whether a value conforms to a variant of a union. If so, an issue throws an
    /// error without a description.
    private let isTrial: Bool
    private let reporter: DecodingReporter?
    /// The log of the thread that made the reporter, or nil on other threads. Other threads look up their own logs, so
    /// that threads with a common reporter do not wait for each other at each object.
    private let makersLog: DecodingReporter.Log?
    private var log: DecodingReporter.Log? { makersLog ?? reporter?.log }

    private init(_ reporter: DecodingReporter?, isStrict: Bool, isTrial: Bool = false) {
        self.reporter = reporter
        self.isTrial = isTrial
        makersLog = reporter?.makersLog
        self.isStrict = isStrict
    }

    /// Returns the context of a decoding, or nil. This function runs for each object.
    static func listening(to decoder: any Decoder) -> DecodingContext? {
        if let tape = decoder.onTape { return tape.session.context }
        return listening(in: decoder.userInfo)
    }

    static func listening(in userInfo: [CodingUserInfoKey: Any]) -> DecodingContext? {
        guard !userInfo.isEmpty else { return nil }
        // Usually the reporter is the only entry, and comparing one key costs a fraction of hashing it.
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

    /// A mark in the list of issues. A rollback to the mark removes the issues of a value that is discarded.
    var checkpoint: DecodingReporter.Checkpoint? {
        // The getter is not inlined, so that it takes no stack at each level of a document.
        @inline(never) get { log?.checkpoint }
    }

    /// Whether an issue was reported since the checkpoint and not rolled back.
    func hasReported(since checkpoint: DecodingReporter.Checkpoint?) -> Bool {
        guard let checkpoint, let log else { return false }
        return log.growth(since: checkpoint) > 0
    }

    /// Whether an issue is described. Beyond the reporter's capacity, issues are only counted.
    var keepsIssues: Bool {
        isStrict || reporter?.hasRoom == true
    }

    func countIssues(_ number: Int = 1) {
        if let log { reporter?.countIssues(number, in: log) }
    }

    /// Returns the number of issues since the checkpoint, without issues that were rolled back.
    func issueCount(since checkpoint: DecodingReporter.Checkpoint?) -> Int {
        guard let checkpoint, let log else { return 0 }
        return log.growth(since: checkpoint)
    }

    /// Whether issues are only counted, and the decoded value is discarded.
    var isCounting: Bool { reporter?.isCounting ?? false }

    /// Merges the two issues since the checkpoint into one issue if their paths are equal.
    ///
    /// - Parameter isScalar: Whether the value is a scalar, so that the paths of all its issues are equal.
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
    ///   - expected: The type, constant or format that was expected, as text.
    ///   - found: The value in the document, or nil if the key is absent.
    ///   - used: The value that is used instead, or a `ReportWord`.
    ///   - error: The error that caused the issue. The strict policy throws it.
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
    /// A decoder's `userInfo` contains this key if the decoding only tests whether a value conforms to a variant.
    static let isConformityTrial = CodingUserInfoKey("DTORuntime.isConformityTrial")
}

extension DecodingError {
    /// The error of a value that does not conform to a variant. The error has no path because making a path takes time
    /// in proportion to the depth.
    static let ofTrial = DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The value does not conform to the variant."))

    /// Describes the problem if it is below the path: `works[3].title is missing`. Returns nil for other problems.
    func cause(below path: [any CodingKey], redacting: Bool) -> String? {
        let fullPath = self.fullPath
        guard fullPath.count > path.count else { return nil }
        return "\(DecodingIssue.text(of: fullPath, redacting: redacting)) \(problem)"
    }

    /// The path of the faulty value. If a key is absent, the path ends with the key.
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
