import DTOClient
import Foundation

/// The differences between answers and the contract, for the screen.
public final class Discrepancies: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [String] = []

    public init() {}

    func add(_ report: DecodingReport) {
        let lines = report.issues.map { "\(report.operation): \($0.kind.rawValue) at \($0.path)" }
        lock.withLock { found += lines }
    }

    /// Returns the differences that were added since the last call.
    public func take() -> [String] {
        lock.withLock {
            defer { found = [] }
            return found
        }
    }
}
