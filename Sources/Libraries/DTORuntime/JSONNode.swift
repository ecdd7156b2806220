/// A JSON value at its position in a document. The node stores which variants unions have found for the value.
///
/// Each variant of an outer union that is tried examines the inner unions again. Without stored results, the work would
/// double with each level.
final class JSONNode {
    let value: JSONValue
    private let key: (any CodingKey)?
    // The parent holds its children, and the decoder holds the root, so each parent outlives its children.
    private unowned let parent: JSONNode?
    private var members: [String: JSONNode] = [:]
    private var elements: [Int: JSONNode] = [:]
    /// Maps each type of union to its results.
    private var findings: [ObjectIdentifier: Finding] = [:]

    /// The results of a type of union for this value.
    private struct Finding {
        var choice: Int?
        /// Maps the index of a variant to the reason why the variant cannot be decoded.
        var failures: [Int: any Error] = [:]
        var conformity: Conformity?
        /// The union that a trial has decoded, if the value conforms to a variant. Later trials of conformity use the
        /// union and do not decode everything below it again.
        var conforming: TrialValue?
        /// The union that a trial has decoded to count issues. Later trials that count issues use the union.
        var trial: TrialValue?
    }

    /// A union that a trial (`JSONValueDecoder.Trial`) has decoded, with the number of its issues.
    struct TrialValue {
        let union: Any
        let issueCount: Int
    }

    /// The index of the variant to which the value conforms, or `nothing`.
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

    /// Returns the node of a member. Repeated calls return the same node.
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

    /// The keys that lead from the root to this node.
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

// These functions store and return what unions have found out about the value.
extension JSONNode {
    /// Returns the index of the variant that is read although the value does not conform to it.
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

    /// Returns the error of the first of the variants that cannot be decoded, or nil if no variant has failed.
    func failure(of variants: [Int], of union: ObjectIdentifier) -> (any Error)? {
        variants.lazy.compactMap { self.findings[union]?.failures[$0] }.first
    }

    /// Returns the index of the variant to which the value is known to conform, or nil.
    func conforming(to union: ObjectIdentifier) -> Int? {
        if case .variant(let index)? = findings[union]?.conformity { index } else { nil }
    }

    /// Returns the union that an earlier trial decoded, or nil.
    ///
    /// - Parameter conforms: Whether the trial tested conformity. Other trials count issues.
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

/// The nodes of one JSON value, and a limit to the number of variants that are tried for it.
final class JSONTree {
    let root: JSONNode
    /// The path of the value in its document.
    let path: [any CodingKey]
    private var visitCount = 0
    private lazy var visitLimit = 1_000 + 16 * root.value.nodeCount

    init(_ value: JSONValue, at path: [any CodingKey]) {
        root = JSONNode(value)
        self.path = path
    }

    /// Whether variants may still be tried. Beyond the limit only the keys decide.
    var allowsTrial: Bool {
        visitCount < visitLimit
    }

    func visit() {
        visitCount += 1
    }
}

extension JSONValue {
    /// Whether the value has at least this many levels of arrays and objects, itself included.
    func nests(_ levelCount: Int) -> Bool {
        switch self {
        case .null, .bool, .integer, .number, .decimal, .string: levelCount <= 0
        case .array(let elements): levelCount <= 1 || elements.contains { $0.nests(levelCount - 1) }
        case .object(let members): levelCount <= 1 || members.values.contains { $0.nests(levelCount - 1) }
        }
    }

    /// The number of values in this value, itself included.
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
