/// How much decoding on trial the unions in one value may do, so that unions nested in one another cost a multiple of
/// the value's size, not a power of it.
final class TrialBudget {
    struct Exhausted: Error {}

    private let value: JSONValue
    /// How many values may still be visited; counted only once there is a trial.
    private lazy var remaining = 64 + 8 * value.nodeCount
    private var openTrials = 0

    init(for value: JSONValue) {
        self.value = value
    }

    /// Whether there is anything left to try with.
    var allowsTrial: Bool {
        remaining > 0
    }

    /// Runs a trial; its visits are on the budget.
    func trying<Result>(_ trial: () throws -> Result) rethrows -> Result {
        openTrials += 1
        defer { openTrials -= 1 }
        return try trial()
    }

    /// Called for every value that is decoded.
    func visit() throws {
        guard openTrials > 0 else { return }
        remaining -= 1
        if remaining < 0 {
            throw Exhausted()
        }
    }
}

extension JSONValue {
    /// How many values there are in this one, itself included.
    fileprivate var nodeCount: Int {
        switch self {
        case .null, .bool, .integer, .number, .decimal, .string: 1
        case .array(let elements): elements.reduce(1) { $0 + $1.nodeCount }
        case .object(let members): members.values.reduce(1) { $0 + $1.nodeCount }
        }
    }
}
