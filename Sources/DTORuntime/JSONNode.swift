/// A JSON value in its place, which remembers what unions have found out about it.
///
/// A union inside another is met again by each variant that the outer one tries. Without a memory the work would double
/// with every level.
final class JSONNode {
    let value: JSONValue
    let depth: Int
    private let key: (any CodingKey)?
    // The parent holds its children, and the decoder the root, so that every parent outlives its children.
    private unowned let parent: JSONNode?
    private var members: [String: JSONNode] = [:]
    private var elements: [Int: JSONNode] = [:]
    private var findings: [UnionID: Finding] = [:]

    /// A union type. Strictly, other variants fail than tolerantly.
    struct UnionID: Hashable {
        let type: ObjectIdentifier
        let isStrict: Bool
    }

    private struct Finding {
        var choice: Int?
        var failures: Set<Int> = []
    }

    init(_ value: JSONValue) {
        self.value = value
        depth = 0
        key = nil
        parent = nil
    }

    private init(_ value: JSONValue, _ key: any CodingKey, in parent: JSONNode) {
        self.value = value
        depth = parent.depth + 1
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

extension JSONNode {
    func choice(of union: UnionID) -> Int? {
        findings[union]?.choice
    }

    func choose(_ variant: Int, of union: UnionID) {
        findings[union, default: Finding()].choice = variant
    }

    func hasFailed(_ variant: Int, of union: UnionID) -> Bool {
        findings[union]?.failures.contains(variant) ?? false
    }

    func fail(_ variant: Int, of union: UnionID) {
        findings[union, default: Finding()].failures.insert(variant)
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
    /// How many values there are in this one, itself included.
    fileprivate var nodeCount: Int {
        switch self {
        case .null, .bool, .integer, .number, .decimal, .string: 1
        case .array(let elements): elements.reduce(1) { $0 + $1.nodeCount }
        case .object(let members): members.values.reduce(1) { $0 + $1.nodeCount }
        }
    }
}
