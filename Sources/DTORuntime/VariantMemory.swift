/// What the unions in one value have found out about their variants.
///
/// A union inside another is met again by each variant that the outer one tries. It remembers what it found, or the work
/// would double with every level.
final class VariantMemory {
    /// A union's place in the value. Strictly, other variants fail than tolerantly.
    struct Place: Hashable {
        let path: [String]
        let union: ObjectIdentifier
        let isStrict: Bool
    }

    private struct Finding {
        var choice: Int?
        var failures: Set<Int> = []
    }

    private let value: JSONValue
    private var findings: [Place: Finding] = [:]
    private var visitCount = 0
    private lazy var visitLimit = 1_000 + 64 * value.nodeCount

    init(for value: JSONValue) {
        self.value = value
    }

    /// Whether variants may still be tried out. Beyond the limit the keys decide alone.
    var allowsTrial: Bool {
        visitCount < visitLimit
    }

    /// Called for every value that is decoded.
    func visit() {
        visitCount += 1
    }

    func choice(at place: Place) -> Int? {
        findings[place]?.choice
    }

    func choose(_ variant: Int, at place: Place) {
        findings[place, default: Finding()].choice = variant
    }

    func hasFailed(_ variant: Int, at place: Place) -> Bool {
        findings[place]?.failures.contains(variant) ?? false
    }

    func fail(_ variant: Int, at place: Place) {
        findings[place, default: Finding()].failures.insert(variant)
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
