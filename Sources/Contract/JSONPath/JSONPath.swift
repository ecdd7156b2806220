package import YAMLTree

/// A query that selects nodes of a document (JSONPath, RFC 9535).
package struct JSONPath: Sendable {
    /// The query as it was written.
    package let text: String
    let segments: [Segment]

    /// Parses a query. Throws the first fault.
    package init(_ text: String) throws(JSONPathFault) {
        self.text = text
        segments = try JSONPathParser.segments(of: text)
    }

    /// Returns the selected nodes in the order of the specification. A node may occur several times.
    ///
    /// - Parameter budget: The work that the query may take. Each visited node reduces the budget.
    package func matches(in root: YAMLNode, _ budget: inout JSONPathBudget) throws(JSONPathExhausted) -> [JSONPathMatch]
    {
        var evaluator = JSONPathEvaluator(root: root, budget: budget)
        defer { budget = evaluator.budget }
        return try evaluator.matches(of: segments, from: root)
    }
}

/// A node that a query has selected.
package struct JSONPathMatch: Sendable {
    package let node: YAMLNode
    /// The collection that contains the node, and the index of the node in the collection. The value is nil for the
    /// root.
    package let place: Place?
    /// The number of collections around the node.
    package let depth: Int

    /// The position of a node in a collection.
    package struct Place: Hashable, Sendable {
        /// The number of the collection in its tree (`YAMLNode.id`).
        package let parent: UInt32
        package let position: Int

        package init(parent: UInt32, position: Int) {
            self.parent = parent
            self.position = position
        }
    }
}

/// The reason why a string is not a query.
package struct JSONPathFault: Error, Hashable {
    /// The reason, as the end of a sentence that begins with "at character 5,".
    package let reason: String
    /// The number of the character, counted from 1.
    package let character: Int

    package init(reason: String, character: Int) {
        self.reason = reason
        self.character = character
    }
}

/// The error if queries have used up their `JSONPathBudget`.
package struct JSONPathExhausted: Error {}

/// The work that queries may take together. Without this limit, a query such as `$..*..*` could take hours.
package struct JSONPathBudget: Sendable {
    /// The number of steps left. A visited node takes one step, and a selected node takes `costOfMatch` steps.
    package private(set) var steps: Int

    /// The steps that a selected node takes. A selected node takes more than one step, because it takes memory.
    static let costOfMatch = 10

    package init(steps: Int) {
        self.steps = steps
    }

    /// Subtracts steps. Throws if fewer steps are left.
    package mutating func spend(_ count: Int) throws(JSONPathExhausted) {
        guard count <= steps else {
            steps = 0
            throw JSONPathExhausted()
        }
        steps -= count
    }
}

// MARK: - Syntax

extension JSONPath {
    /// A segment (section 2.5).
    struct Segment: Sendable {
        var isDescendant: Bool
        var selectors: [Selector]
    }

    /// A selector (section 2.3).
    indirect enum Selector: Sendable {
        case name(String)
        case wildcard
        case index(Int)
        case slice(start: Int?, end: Int?, step: Int)
        case filter(Condition)
    }

    /// A logical expression (section 2.3.5.1).
    indirect enum Condition: Sendable {
        case any([Condition])
        case all([Condition])
        case not(Condition)
        case comparison(Operand, Comparison, Operand)
        case exists(Query)
        case function(Function)
    }

    /// A comparison operator.
    enum Comparison: String, CaseIterable, Sendable {
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
    }

    /// A query within a filter.
    struct Query: Sendable {
        /// Whether the query begins at the current node (`@`) instead of the root (`$`).
        var isRelative: Bool
        var segments: [Segment]

        /// Whether the query selects at most one node (section 2.3.5.1).
        var isSingular: Bool {
            segments.allSatisfy { segment in
                guard !segment.isDescendant, segment.selectors.count == 1 else { return false }
                return switch segment.selectors[0] {
                case .name, .index: true
                case .wildcard, .slice, .filter: false
                }
            }
        }
    }

    /// One side of a comparison, or an argument of a function.
    indirect enum Operand: Sendable {
        case literal(YAMLScalar)
        case query(Query)
        case function(Function)
    }

    /// A function with its arguments (section 2.4).
    struct Function: Sendable {
        var name: FunctionName
        var arguments: [Operand]
    }

    /// The functions of the specification.
    enum FunctionName: String, CaseIterable, Sendable {
        case length, count, match, search, value

        /// Whether the result is a `LogicalType`: true or false, but not a JSON value.
        var isLogical: Bool { self == .match || self == .search }

        /// Whether the argument is a list of nodes (`NodesType`) instead of one value.
        var takesNodes: Bool { self == .count || self == .value }

        var argumentCount: Int { isLogical ? 2 : 1 }
    }
}
