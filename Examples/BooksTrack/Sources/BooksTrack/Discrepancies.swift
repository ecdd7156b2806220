import DTOClient

/// Where answers differed from the contract, for the screen: on a bad day one wants to see it.
public final class Discrepancies: Sendable {
    private let found = Guarded<[String]>([])

    public init() {}

    func add(_ report: DecodingReport) {
        let lines = report.issues.map { "\(report.operation): \($0.kind.rawValue) at \($0.path)" }
        found.withLock { $0 += lines }
    }

    /// Those since they were taken last.
    public func take() -> [String] {
        found.withLock { found in
            defer { found = [] }
            return found
        }
    }
}
