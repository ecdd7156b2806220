import DTOClient
import Foundation

/// Where answers differed from the contract, for the screen: on a bad day one wants to see it.
public final class Discrepancies: Sendable {
    private let lock = NSLock()
    // Safe: the lock is held for each look at it.
    nonisolated(unsafe) private var found: [String] = []

    public init() {}

    func add(_ report: DecodingReport) {
        let lines = report.issues.map { "\(report.operation): \($0.kind.rawValue) at \($0.path)" }
        lock.withLock { found += lines }
    }

    /// Those since they were taken last.
    public func take() -> [String] {
        lock.withLock {
            defer { found = [] }
            return found
        }
    }
}
