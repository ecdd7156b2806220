import ECMAPatterns
import YAMLTree

/// Finds the nodes of a query. Each visited node and each selected node takes a part of the budget.
struct JSONPathEvaluator {
    let root: YAMLNode
    var budget: JSONPathBudget
    /// Maps each pattern of `match` and `search` to its compiled form, or to nil if it is not a valid pattern.
    private var patterns: [String: PatternMatcher?] = [:]

    private static let patternLimit = 64

    init(root: YAMLNode, budget: JSONPathBudget) {
        self.root = root
        self.budget = budget
    }

    mutating func matches(
        of segments: [JSONPath.Segment], from node: YAMLNode
    ) throws(JSONPathExhausted) -> [JSONPathMatch] {
        var matches = [JSONPathMatch(node: node, place: nil, depth: 0)]
        for segment in segments {
            var next: [JSONPathMatch] = []
            for match in matches { try select(segment, from: match.node, at: match.depth, &next) }
            matches = next
        }
        return matches
    }

    // MARK: Selectors

    private mutating func select(
        _ segment: JSONPath.Segment, from node: YAMLNode, at depth: Int, _ matches: inout [JSONPathMatch]
    ) throws(JSONPathExhausted) {
        for selector in segment.selectors {
            for position in try positions(selector, in: node) {
                try budget.spend(JSONPathBudget.costOfMatch)
                let place = JSONPathMatch.Place(parent: node.id, position: position)
                matches.append(JSONPathMatch(node: node.child(position), place: place, depth: depth + 1))
            }
        }
        guard segment.isDescendant, node.kind != .scalar else { return }
        for position in 0..<node.count {
            try budget.spend(1)
            try select(segment, from: node.child(position), at: depth + 1, &matches)
        }
    }

    /// Returns the positions of the children that a selector selects.
    private mutating func positions(
        _ selector: JSONPath.Selector, in node: YAMLNode
    ) throws(JSONPathExhausted) -> [Int] {
        switch selector {
        case .name(let name):
            try budget.spend(1)
            return node.position(of: name).map { [$0] } ?? []
        case .wildcard: return Array(0..<node.count)
        case .index(let index):
            let position = index < 0 ? node.count + index : index
            return node.kind == .sequence && (0..<node.count).contains(position) ? [position] : []
        case .slice(let start, let end, let step):
            return node.kind == .sequence ? Array(Self.positions(start, end, step, count: node.count)) : []
        case .filter(let condition):
            var positions: [Int] = []
            for position in 0..<node.count {
                try budget.spend(1)
                if try holds(condition, for: node.child(position)) { positions.append(position) }
            }
            return positions
        }
    }

    /// Returns the indices of a slice (section 2.3.4.2.2).
    private static func positions(_ start: Int?, _ end: Int?, _ step: Int, count: Int) -> StrideTo<Int> {
        func bounded(_ index: Int, _ range: ClosedRange<Int>) -> Int {
            let normal = index >= 0 ? index : count + index
            return min(max(normal, range.lowerBound), range.upperBound)
        }
        if step > 0 {
            return stride(from: bounded(start ?? 0, 0...count), to: bounded(end ?? count, 0...count), by: step)
        }
        guard step < 0 else { return stride(from: 0, to: 0, by: 1) }
        let first = start.map { bounded($0, -1...count - 1) } ?? count - 1
        return stride(from: first, to: end.map { bounded($0, -1...count - 1) } ?? -1, by: step)
    }

    // MARK: Conditions

    private mutating func holds(
        _ condition: JSONPath.Condition, for node: YAMLNode
    ) throws(JSONPathExhausted) -> Bool {
        try budget.spend(1)
        switch condition {
        case .any(let parts):
            for part in parts where try holds(part, for: node) { return true }
            return false
        case .all(let parts):
            for part in parts where try !holds(part, for: node) { return false }
            return true
        case .not(let inner): return try !holds(inner, for: node)
        case .exists(let query): return try !nodes(of: query, for: node).isEmpty
        case .function(let function): return try matchesPattern(function, for: node)
        case .comparison(let left, let comparison, let right):
            return try holds(value(of: left, for: node), comparison, value(of: right, for: node))
        }
    }

    private mutating func nodes(
        of query: JSONPath.Query, for node: YAMLNode
    ) throws(JSONPathExhausted) -> [JSONPathMatch] {
        try matches(of: query.segments, from: query.isRelative ? node : root)
    }

    /// A value, which is either a scalar or a collection. `Nothing` of the specification is nil.
    private enum Value {
        case scalar(YAMLScalar)
        case collection(YAMLNode)

        init(_ node: YAMLNode) {
            self = node.scalar.map(Value.scalar) ?? .collection(node)
        }
    }

    private mutating func value(
        of operand: JSONPath.Operand, for node: YAMLNode
    ) throws(JSONPathExhausted) -> Value? {
        switch operand {
        case .literal(let scalar): return .scalar(scalar)
        case .query(let query): return try nodes(of: query, for: node).first.map { Value($0.node) }
        case .function(let function): return try result(of: function, for: node)
        }
    }

    private mutating func holds(
        _ left: Value?, _ comparison: JSONPath.Comparison, _ right: Value?
    ) throws(JSONPathExhausted) -> Bool {
        switch comparison {
        case .equal: try areEqual(left, right)
        case .notEqual: try !areEqual(left, right)
        case .less: Self.isLess(left, right)
        case .greater: Self.isLess(right, left)
        case .lessOrEqual: Self.isLess(left, right) ? true : try areEqual(left, right)
        case .greaterOrEqual: Self.isLess(right, left) ? true : try areEqual(left, right)
        }
    }

    private mutating func areEqual(_ left: Value?, _ right: Value?) throws(JSONPathExhausted) -> Bool {
        switch (left, right) {
        case (nil, nil): return true
        case (.scalar(let first), .scalar(let second)): return first.isEqual(to: second)
        case (.collection(let first), .collection(let second)):
            var steps = budget.steps
            guard let areEqual = first.isEqual(to: second, steps: &steps) else { throw JSONPathExhausted() }
            try budget.spend(budget.steps - steps)
            return areEqual
        default: return false
        }
    }

    /// Whether the left value is less than the right value. Only numbers and strings have an order. Strings are ordered
    /// by their code points.
    private static func isLess(_ left: Value?, _ right: Value?) -> Bool {
        guard case .scalar(let first) = left, case .scalar(let second) = right else { return false }
        if case .string(let first) = first, case .string(let second) = second {
            return first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
        }
        return first.isLess(than: second)
    }

    // MARK: Functions

    private mutating func result(
        of function: JSONPath.Function, for node: YAMLNode
    ) throws(JSONPathExhausted) -> Value? {
        let argument = function.arguments[0]
        if case .query(let query) = argument, function.name.takesNodes {
            let nodes = try nodes(of: query, for: node)
            if function.name == .count { return .scalar(.integer(String(nodes.count))) }
            return nodes.count == 1 ? Value(nodes[0].node) : nil
        }
        switch try value(of: argument, for: node) {
        case .scalar(.string(let text)): return .scalar(.integer(String(text.unicodeScalars.count)))
        case .collection(let node): return .scalar(.integer(String(node.count)))
        case .scalar, nil: return nil
        }
    }

    private mutating func matchesPattern(
        _ function: JSONPath.Function, for node: YAMLNode
    ) throws(JSONPathExhausted) -> Bool {
        guard case .scalar(.string(let text)) = try value(of: function.arguments[0], for: node),
            case .scalar(.string(let written)) = try value(of: function.arguments[1], for: node)
        else { return false }
        let pattern = IRegexp.pattern(written, isWhole: function.name == .match)
        try budget.spend(1 + pattern.utf8.count / 8)
        guard let matcher = matcher(of: pattern) else { return false }
        try budget.spend(1 + matcher.size * text.utf8.count / 8)
        return matcher.matches(text) ?? false
    }

    private mutating func matcher(of pattern: String) -> PatternMatcher? {
        if let known = patterns[pattern] { return known }
        let matcher = PatternMatcher(pattern)
        // A document may have a different pattern for each node, so only the first patterns are kept.
        if patterns.count < Self.patternLimit { patterns[pattern] = .some(matcher) }
        return matcher
    }
}

/// The regular expressions of `match` and `search` (RFC 9485).
enum IRegexp {
    /// Returns the expression in the syntax of ECMA-262 (section 5.3).
    static func pattern(_ text: String, isWhole: Bool) -> String {
        var pattern = ""
        var isInClass = false
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if scalar == ".", !isInClass, !isEscaped {
                pattern += "[^\\n\\r]"
                continue
            }
            if !isEscaped {
                if scalar == "[" { isInClass = true }
                if scalar == "]" { isInClass = false }
            }
            isEscaped = scalar == "\\" && !isEscaped
            pattern.unicodeScalars.append(scalar)
        }
        return isWhole ? "^(?:\(pattern))$" : pattern
    }
}

extension YAMLNode {
    /// The element, or the value of the pair, at an index.
    fileprivate func child(_ position: Int) -> YAMLNode {
        kind == .sequence ? elements[position] : pairs[position].value
    }
}
