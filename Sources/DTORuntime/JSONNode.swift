/// A JSON value in its place, which remembers what unions have found out about it.
///
/// A union inside another is met again by each variant that the outer one tries. Without a memory the work would double
/// with every level.
final class JSONNode {
    let value: JSONValue
    private let key: (any CodingKey)?
    // The parent holds its children, and the decoder the root, so that every parent outlives its children.
    private unowned let parent: JSONNode?
    private var members: [String: JSONNode] = [:]
    private var elements: [Int: JSONNode] = [:]
    /// By the union's type.
    private var findings: [ObjectIdentifier: Finding] = [:]

    private struct Finding {
        var choice: Int?
        /// Why variants cannot be decoded, by their index.
        var failures: [Int: any Error] = [:]
        var conformity: Conformity?
        /// What trials have decoded. A later trial takes it, instead of decoding all that is below once more.
        var conforming: TrialValue?
        var trial: TrialValue?
    }

    struct TrialValue {
        let union: Any
        let issueCount: Int
    }

    private enum Conformity {
        case nothing
        case variant(Int)
    }

    init(_ value: JSONValue) {
        self.value = value
        key = nil
        parent = nil
    }

    private init(_ value: JSONValue, _ key: any CodingKey, in parent: JSONNode) {
        self.value = value
        self.key = key
        self.parent = parent
    }

    /// The same node each time it is asked for.
    func member(_ value: JSONValue, _ key: any CodingKey) -> JSONNode {
        if let member = members[key.stringValue] {
            return member
        }
        let member = JSONNode(value, key, in: self)
        members[key.stringValue] = member
        return member
    }

    func element(_ value: JSONValue, at index: Int) -> JSONNode {
        if let element = elements[index] {
            return element
        }
        let element = JSONNode(value, JSONKey(intValue: index), in: self)
        elements[index] = element
        return element
    }

    /// The keys that lead here from the root.
    var path: [any CodingKey] {
        var path: [any CodingKey] = []
        var node = self
        while let key = node.key, let parent = node.parent {
            path.append(key)
            node = parent
        }
        return path.reversed()
    }
}

// What is known of the value as one of a union.
extension JSONNode {
    /// The variant that is read, although the value does not conform to it.
    func choice(of union: ObjectIdentifier) -> Int? {
        findings[union]?.choice
    }

    func choose(_ variant: Int, of union: ObjectIdentifier) {
        findings[union, default: Finding()].choice = variant
    }

    func hasFailed(_ variant: Int, of union: ObjectIdentifier) -> Bool {
        findings[union]?.failures[variant] != nil
    }

    func remember(_ failure: VariantFailure, of union: ObjectIdentifier) {
        findings[union, default: Finding()].failures[failure.index] = failure.error
    }

    /// Why the first of the variants cannot be decoded.
    func failure(of variants: [Int], of union: ObjectIdentifier) -> (any Error)? {
        variants.lazy.compactMap { self.findings[union]?.failures[$0] }.first
    }

    /// The variant to which the value is known to conform.
    func conforming(to union: ObjectIdentifier) -> Int? {
        if case .variant(let index)? = findings[union]?.conformity { index } else { nil }
    }

    /// What an earlier trial made of the value.
    ///
    /// - Parameter conforms: Whether it was a trial of conformity. The issues of other trials are counted.
    func trialValue<Union>(of union: Union.Type, conforms: Bool) -> (union: Union, issueCount: Int)? {
        let finding = findings[ObjectIdentifier(union)]
        guard let known = conforms ? finding?.conforming : finding?.trial, let value = known.union as? Union else {
            return nil
        }
        return (value, known.issueCount)
    }

    func remember<Union>(_ union: Union, issueCount: Int, conforms: Bool) {
        let value = TrialValue(union: union, issueCount: issueCount)
        if conforms {
            findings[ObjectIdentifier(Union.self), default: Finding()].conforming = value
        } else {
            findings[ObjectIdentifier(Union.self), default: Finding()].trial = value
        }
    }

    /// Whether the value is known to conform to no variant.
    func conformsToNone(of union: ObjectIdentifier) -> Bool {
        if case .nothing? = findings[union]?.conformity { true } else { false }
    }

    func conforms(to variant: Int?, of union: ObjectIdentifier) {
        findings[union, default: Finding()].conformity = variant.map { .variant($0) } ?? .nothing
    }
}

/// The root of the nodes, and how often they were visited by all unions together.
final class JSONTree {
    let root: JSONNode
    /// The path at which the value stands in its document.
    let path: [any CodingKey]
    private var visitCount = 0
    private lazy var visitLimit = 1_000 + 16 * root.value.nodeCount

    init(_ value: JSONValue, at path: [any CodingKey]) {
        root = JSONNode(value)
        self.path = path
    }

    /// Whether variants may still be tried out. Beyond the limit the keys decide alone.
    var allowsTrial: Bool {
        visitCount < visitLimit
    }

    func visit() {
        visitCount += 1
    }
}

extension JSONValue {
    /// Whether there are that many arrays and objects in one another, this one included.
    func nests(_ levelCount: Int) -> Bool {
        switch self {
        case .null, .bool, .integer, .number, .decimal, .string: levelCount <= 0
        case .array(let elements): levelCount <= 1 || elements.contains { $0.nests(levelCount - 1) }
        case .object(let members): levelCount <= 1 || members.values.contains { $0.nests(levelCount - 1) }
        }
    }

    /// How many values there are in this one, itself included.
    fileprivate var nodeCount: Int {
        var count = 0
        var waiting = [self]
        while let value = waiting.popLast() {
            count += 1
            switch value {
            case .null, .bool, .integer, .number, .decimal, .string: break
            case .array(let elements): waiting += elements
            case .object(let members): waiting += members.values
            }
        }
        return count
    }
}
