import DTOClient
import Foundation

/// The differences between responses and the contract, which the screen shows.
// `@unchecked`, because the compiler does not know what the lock protects. It is safe: `found` is private, and both
// functions that use it hold the lock. `Mutex` needs macOS 15 and iOS 18, and the app supports older systems.
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
